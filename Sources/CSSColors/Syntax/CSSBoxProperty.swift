/// Properties of the box that, some of them together, hide text from all but screen readers.
enum CSSBoxProperty: UInt8 {
    case clip, clipPath, width, height, overflow, textIndent, offset

    /// Their names in one text.
    static let names =
        "clip clip-path -webkit-clip-path width inline-size height block-size overflow text-indent left top"

    /// The properties by name.
    static let table = CSSNameTable<CSSBoxProperty>([
        ("clip", .clip), ("clip-path -webkit-clip-path", .clipPath), ("width inline-size", .width),
        ("height block-size", .height), ("overflow", .overflow), ("text-indent", .textIndent), ("left top", .offset),
    ])
}
