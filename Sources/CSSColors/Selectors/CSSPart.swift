import SourceText

/// What a simple selector is looked up by: a hash whose two lowest bits say what kind of simple selector it is.
enum CSSPart {
    /// The part with the hash `hash`, `mark` being the byte that starts the selector, or `t` for a type.
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

    /// The part of the type `name`, which is in lower case.
    static func type(_ name: StaticString) -> UInt64 {
        var hash = CSSHash()
        hash.add(UInt8(ascii: "t"))
        name.withUTF8Buffer { for byte in $0 { hash.add(byte) } }
        return tagged(hash.value, UInt8(ascii: "t"))
    }

    /// Whether `part` is a pseudo-class.
    static func isState(_ part: UInt64) -> Bool { part & 3 == 3 }

    /// Whether `part` is a class.
    static func isClass(_ part: UInt64) -> Bool { part & 3 == 1 }
}
