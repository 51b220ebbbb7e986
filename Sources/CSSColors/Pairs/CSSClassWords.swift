import SourceText

/// What a word in the name of a class says about its elements.
struct CSSClassWord: OptionSet {
    let rawValue: UInt8

    /// They probably have a background of their own, or are in something that has one.
    static let surface = CSSClassWord(rawValue: 1)
    /// They are small boxes, with nothing but a few words of their own in them.
    static let label = CSSClassWord(rawValue: 2)
    /// They are such boxes if it is the last word.
    static let lastOfLabel = CSSClassWord(rawValue: 4)
    /// They have a background of their own, which usually lies on the page.
    static let onPage = CSSClassWord(rawValue: 8)
    /// They often lie on an image or a video.
    static let onMedia = CSSClassWord(rawValue: 16)
    /// They are buttons, which usually have a background of their own.
    static let button = CSSClassWord(rawValue: 32)

    /// Returns what `word` says; nothing for most words.
    init(_ word: UnsafeBufferPointer<UInt8>) { self = Self.table[word] ?? [] }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    private static let table = WordTable<CSSClassWord>(ignoringCase: [
        ("btn button", [.surface, .label, .onPage, .button]),
        ("badge chip pill tag label", [.surface, .label, .onPage]),
        ("alert notification callout admonition card panel box tile highlight code", [.surface, .onPage]),
        (
            """
            nav navbar menu sidebar aside drawer toolbar topbar topnav tab tabs dropdown popover popup tooltip modal dialog \
            overlay lightbox toast snackbar banner hero jumbotron carousel slide slider player gallery header masthead \
            brand light dark inverse invert
            """, .surface
        ),
        (
            """
            count close toggle divider separator marker dot thumb handle input select textarea checkbox radio
            """, .label
        ),
        ("active selected current", .lastOfLabel),
        ("caption figcaption thumbnail cover poster video media photo backdrop scrim mask", .onMedia),
    ])
}

extension CSSPairing {
    /// Whether a word of the class or identifier `part` meets `condition`, which is told whether it is the last one.
    func hasWord(
        _ part: Int32, where condition: (_ word: UnsafeBufferPointer<UInt8>, _ isLast: Bool) -> Bool
    ) -> Bool {
        var result = false
        selectors.texts.withText(CSSPart.id(part)) { name in
            let words = name.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
            result = words.indices.contains {
                condition(UnsafeBufferPointer(rebasing: words[$0]), $0 == words.count - 1)
            }
        }
        return result
    }
}
