import SourceText

/// A `{ … }` that is open, with what holds for the declarations in it.
struct CSSBlock {
    /// The kinds of block.
    enum Kind: UInt8 {
        /// A style rule's.
        case style
        /// That of an at-rule around rules, such as `@media`; inside a style rule it may hold declarations for that rule.
        case group
        /// `@theme` of Tailwind: custom properties for everywhere.
        case theme
        /// That of an at-rule with declarations that style no element, such as `@font-face` or `@page`; and what stands in
        /// `@keyframes`.
        case descriptors
        /// That of an at-rule we do not know.
        case unknown
    }

    /// What has to hold for the block to count.
    enum Condition {
        /// Nothing.
        case always
        /// A dark colour scheme is preferred.
        case dark
        /// A light colour scheme is preferred.
        case light
        /// Something else.
        case other

        /// Both conditions at once.
        func and(_ other: Condition) -> Condition {
            switch (self, other) {
            case (.always, _): other
            case (_, .always): self
            case (.dark, .dark), (.light, .light): self
            default: .other
            }
        }
    }

    /// What it is.
    var kind: Kind
    /// Where the rule's prelude stands.
    var prelude: ByteRange
    /// The offset of `{`.
    var start: Int
    /// What has to hold for it, all blocks around included.
    var condition: Condition
    /// Whether it is a style rule's, or a group's inside one.
    var isStyle: Bool
    /// Whether the rule is for the root of the document, or for all elements; nil while nobody has asked.
    var isRoot: Bool?
    /// Where its declarations start among those that are kept.
    var firstDeclaration = 0
    /// Whether one of them is of the text's colour.
    var hasColor = false
    /// Whether one of them is of the background.
    var hasBackground = false
    /// The last definition that holds in this block only, or -1.
    var lastDefinition: Int32 = -1
}

/// At-rules by what their blocks hold. <https://www.w3.org/TR/css-conditional-5/> <https://www.w3.org/TR/css-cascade-6/>
enum CSSAtRule: UInt8 {
    /// `@media`, whose condition may be about the colour scheme.
    case media
    /// Around rules, without a condition.
    case layer
    /// Around rules, under some other condition.
    case conditional
    /// Blocks that style no element.
    case descriptors
    /// `@theme`.
    case theme

    /// The at-rules by name.
    static let table = CSSNameTable<CSSAtRule>([
        ("media", .media),
        ("layer", .layer),
        ("supports container scope document -moz-document when else", .conditional),
        (describing, .descriptors),
        ("theme", .theme),
    ])

    private static let describing = """
        keyframes -webkit-keyframes -moz-keyframes -o-keyframes -ms-keyframes font-face font-feature-values \
        font-palette-values counter-style property page color-profile position-try viewport -ms-viewport \
        view-transition starting-style
        """
}
