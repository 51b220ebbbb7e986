import SourceText

/// A simple selector as a hash; the two lowest bits tell its kind.
enum CSSPart {
    /// Returns the part with the hash `hash`. `mark` is the first byte of the selector, or `t` for a type.
    static func tagged(_ hash: UInt64, _ mark: UInt8) -> UInt64 {
        let kind: UInt64 =
            switch mark {
            case UInt8(ascii: "."): 1
            case UInt8(ascii: "t"): 2
            case UInt8(ascii: ":"): 3
            default: 0
            }
        return hash & ~3 | kind
    }

    /// Returns the part for the type `name`, which must be lowercase.
    static func type(_ name: StaticString) -> UInt64 {
        var hash = CSSHash()
        hash.add(UInt8(ascii: "t"))
        name.withUTF8Buffer { for byte in $0 { hash.add(byte) } }
        return tagged(hash.value, UInt8(ascii: "t"))
    }

    static func isState(_ part: UInt64) -> Bool { part & 3 == 3 }

    static func isClass(_ part: UInt64) -> Bool { part & 3 == 1 }
}
