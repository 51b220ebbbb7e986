/// A simple selector: the id of its text, and in the two lowest bits its kind.
enum CSSPart {
    /// Returns the part whose text has the id `id`. `mark` is the first byte of the selector, or `t` for a type.
    static func tagged(_ id: Int32, _ mark: UInt8) -> Int32 {
        let kind: Int32 =
            switch mark {
            case UInt8(ascii: "."): 1
            case UInt8(ascii: "t"): 2
            case UInt8(ascii: ":"): 3
            default: 0
            }
        return id << 2 | kind
    }

    /// Returns the id of the part's text, or a negative number if `part` is negative.
    static func id(_ part: Int32) -> Int32 { part >> 2 }

    static func isState(_ part: Int32) -> Bool { part & 3 == 3 }

    static func isType(_ part: Int32) -> Bool { part & 3 == 2 }

    /// Whether it is an attribute or an identifier.
    static func isOther(_ part: Int32) -> Bool { part & 3 == 0 }

    static func isClass(_ part: Int32) -> Bool { part & 3 == 1 }
}

extension CSSTextIDs {
    /// Returns the part for the type `name`, which must be lowercase; a negative number if no selector contains it.
    func type(_ name: StaticString) -> Int32 {
        let id = name.withUTF8Buffer { find(UInt8(ascii: "t"), $0) }
        return CSSPart.tagged(id, UInt8(ascii: "t"))
    }
}
