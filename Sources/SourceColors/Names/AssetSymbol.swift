extension ColorName {
    /// The name by which a color of an asset catalog and the symbols generated for it meet. The one place that says how
    /// the two belong together.
    ///
    /// Xcode makes `.brandBlue` of `Brand Blue`, `brand-blue` and `brand_blue`, drops `Color` at the end (`.accent` of
    /// `AccentColor`), and puts what lies in a folder that provides a namespace into a type of that name
    /// (`.Theme.brand` of `Theme/Brand`); other generators keep the `Color`. So letters and digits count alone, in lower
    /// case, without `color` at the end; a namespace is set off by a dot.
    ///
    /// - Parameter name: the color's name in its catalog, or a symbol without its leading dot.
    package static func assetSymbol(_ name: String) -> ColorName {
        var key: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: key.append(byte)
            case UInt8(ascii: "/"), UInt8(ascii: "."): key.append(UInt8(ascii: "."))
            default: break
            }
        }
        let suffix = Array("color".utf8)
        if key.count > suffix.count, key.suffix(suffix.count).elementsEqual(suffix),
            key[key.count - suffix.count - 1] != UInt8(ascii: ".")
        {
            key.removeLast(suffix.count)
        }
        return ColorName(.assetSymbol, String(decoding: key, as: UTF8.self))
    }
}
