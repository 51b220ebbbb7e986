import SourceText

/// Properties of the box that, partly in combination, hide text from everyone but screen readers.
enum CSSBoxProperty: UInt8 {
    case clip, clipPath, width, height, overflow, textIndent, offset, position

    /// Those that have no other effect here.
    static let names =
        "clip clip-path -webkit-clip-path width inline-size height block-size overflow text-indent left top"

    static let table = WordTable<CSSBoxProperty>(ignoringCase: [
        ("clip", .clip), ("clip-path -webkit-clip-path", .clipPath), ("width inline-size", .width),
        ("height block-size", .height), ("overflow", .overflow), ("text-indent", .textIndent), ("left top", .offset),
        ("position", .position),
    ])
}
