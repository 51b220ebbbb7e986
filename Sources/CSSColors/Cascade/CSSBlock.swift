import ColorMath
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

    /// What it is.
    var kind: Kind
    /// Where the rule's prelude stands.
    var prelude: ByteRange
    /// The offset of `{`.
    var start: Int
    /// The appearances in which it counts, all blocks around included.
    var appearances: AppearanceSet
    /// What else has to hold for it, by its place in ``CSSElements/contexts``.
    var context: Int32
    /// The cascade layer it is in, and the hash of its name.
    var layer: (rank: UInt16, hash: UInt64)
    /// The block of the at-rule that is for another medium, by its place among the open ones, or -1.
    var mediumBlock: Int32
    /// Whether it is a style rule's, or a group's inside one.
    var isStyle: Bool
    /// Its selectors, of a group inside a rule that rule's; nil while nobody has asked.
    var selectors: Range<Int>?
    /// The last definition that holds in this block only, or -1.
    var lastDefinition: Int32 = -1
    /// Of `@property` the custom property it is about.
    var property = ByteRange(0, 0)
    /// What its declarations set.
    var sets: Sets = []
    /// What they say of the box.
    var box: CSSBox = []
    /// Whether one of those is important.
    var isBoxImportant = false

    /// Groups of properties, as far as it matters whether a rule is about more than one color.
    struct Sets: OptionSet {
        let rawValue: UInt8

        static let color = Sets(rawValue: 1), background = Sets(rawValue: 2), other = Sets(rawValue: 4)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The group of `property`; custom properties are in none.
        init(_ property: CSSProperty) {
            switch property {
            case .color: self = .color
            case .background, .backgroundColor, .backgroundImage: self = .background
            case .custom: self = []
            default: self = .other
            }
        }
    }
}

/// At-rules by what their blocks hold. <https://www.w3.org/TR/css-conditional-5/> <https://www.w3.org/TR/css-cascade-6/>
enum CSSAtRule: UInt8 {
    /// `@media`, whose condition may be about the color scheme.
    case media
    /// Around rules that are in a cascade layer.
    case layer
    /// `@supports`.
    case supports
    /// Around rules, under some other condition.
    case conditional
    /// Blocks that style no element.
    case descriptors
    /// `@theme`.
    case theme
    /// `@property`, with the first value of a custom property.
    case property

    /// The at-rules by name.
    static let table = CSSNameTable<CSSAtRule>([
        ("media", .media),
        ("layer", .layer),
        ("supports", .supports),
        ("container scope document -moz-document when else", .conditional),
        (describing, .descriptors),
        ("theme", .theme),
        ("property", .property),
    ])

    private static let describing = """
        keyframes -webkit-keyframes -moz-keyframes -o-keyframes -ms-keyframes font-face font-feature-values \
        font-palette-values counter-style page color-profile position-try viewport -ms-viewport \
        view-transition starting-style
        """
}
