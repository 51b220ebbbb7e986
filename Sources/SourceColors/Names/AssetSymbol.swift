extension ColorName {
    /// Returns the key that a color of an asset catalog and the symbols generated for it have in common. This is the
    /// only place that defines the correspondence.
    ///
    /// Xcode makes `.brandBlue` from `Brand Blue`, `brand-blue` and `brand_blue`, drops a trailing `Color` (`.accent`
    /// from `AccentColor`), and nests assets of a folder that provides a namespace in a type (`.Theme.brand` from
    /// `Theme/Brand`). Other generators keep the `Color`. The key therefore consists of letters and digits only, in
    /// lower case, without a trailing `color`; a dot follows a namespace.
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
