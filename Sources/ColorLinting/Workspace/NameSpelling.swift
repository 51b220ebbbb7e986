import SourceColors
import SourceText

extension ColorName {
    /// The text that is edited to rename it: of a token its last part, of everything else the whole name.
    package var ownText: String {
        guard space == .token, let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return text }
        return String(text[text.utf8.index(after: dot)...])
    }

    /// Returns the name that `input`, typed by the user, renames this one to; a sigil may be omitted. Nil if it is not
    /// valid, or the name cannot be renamed.
    ///
    /// Members in Swift are more than colors: other code uses them too. ``MemberRenaming`` renames them.
    package func renamed(to input: String) -> ColorName? {
        var bytes = Array(input.utf8)
        while bytes.last.map({ $0 <= 0x20 }) == true { bytes.removeLast() }
        while bytes.first.map({ $0 <= 0x20 }) == true { bytes.removeFirst() }
        let sigil: [UInt8]
        switch space {
        case .customProperty: sigil = Array("--".utf8)
        case .preprocessorVariable: sigil = Array(text.utf8.prefix(1))
        case .asset, .token: sigil = []
        case .swiftMember, .assetSymbol, .page, .pageBackground: return nil
        }
        if bytes.starts(with: sigil) { bytes.removeFirst(sigil.count) }
        let isAsset = space == .asset
        guard !bytes.isEmpty, bytes.count < 200,
            bytes.allSatisfy({ byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
                    true
                case 0x20: isAsset
                default: false
                }
            })
        else { return nil }
        var text = String(decoding: sigil + bytes, as: UTF8.self)
        if space == .token, self.text.utf8.count > ownText.utf8.count {
            text = String(Substring(self.text.utf8.dropLast(ownText.utf8.count))) + text
        }
        return ColorName(space, text)
    }

    /// Returns the new text of an occurrence of the name with `written` as its text, when it is renamed to `new`; nil if
    /// it is not written in a known way.
    package func spelling(of new: ColorName, insteadOf written: String) -> String? {
        if written == text { return new.text }
        if space == .token, written == ownText { return new.ownText }
        // Sass does not distinguish hyphens and underscores.
        if space == .preprocessorVariable, written.utf8.count == text.utf8.count { return new.text }
        return nil
    }
}
