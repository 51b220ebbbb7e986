import ColorMath
import SourceText

/// An open `{ … }`, with everything that applies to the declarations inside.
struct CSSBlock {
    enum Kind: UInt8 {
        /// A style rule.
        case style
        /// An at-rule around rules, such as `@media`. Inside a style rule, it may contain declarations for that rule.
        case group
        /// Tailwind's `@theme`: custom properties that apply everywhere.
        case theme
        /// An at-rule with declarations that style no element, such as `@font-face` or `@page`, or a block in
        /// `@keyframes`.
        case descriptors
        /// An unknown at-rule.
        case unknown
    }

    var kind: Kind
    /// The range of the rule's prelude.
    var prelude: ByteRange
    /// The offset of `{`.
    var start: Int
    /// The appearances in which the block applies, including the conditions of enclosing blocks.
    var appearances: AppearanceSet
    /// The index in ``CSSElements/contexts`` of the other conditions under which it applies.
    var context: Int32
    /// Its cascade layer.
    var layer: CSSLayers.Layer
    /// The index among the open blocks of the at-rule that is for another medium, or -1.
    var mediumBlock: Int32
    /// Whether it belongs to a style rule, directly or as a group inside one.
    var isStyle: Bool
    /// The indices of its selectors; for a group inside a rule, of that rule's. Computed on demand; nil until then.
    var selectors: Range<Int>?
    /// Whether it is `@at-root` with selectors.
    var isAtRoot = false
    /// The index of the last definition that holds only in this block, or -1.
    var lastDefinition: Int32 = -1
    /// For `@property`, the range of the custom property's name.
    var property = ByteRange(0, 0)
    /// The groups of properties that its declarations set.
    var sets: Sets = []
    /// The effects of its declarations on the box.
    var box: CSSBox = []
    /// Whether a declaration about the box is important.
    var isBoxImportant = false

    /// Groups of properties, coarse enough to tell whether a rule is only about one color.
    struct Sets: OptionSet {
        let rawValue: UInt8

        static let color = Sets(rawValue: 1), background = Sets(rawValue: 2), other = Sets(rawValue: 4)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Returns the group of `property`; empty for custom properties.
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

/// At-rules by the content of their blocks. <https://www.w3.org/TR/css-conditional-5/>
/// <https://www.w3.org/TR/css-cascade-6/>
enum CSSAtRule: UInt8 {
    /// `@media`, whose condition may depend on the color scheme.
    case media
    /// `@layer`.
    case layer
    /// `@supports`.
    case supports
    /// An at-rule around rules, with some other condition.
    case conditional
    /// Blocks that style no element.
    case descriptors
    /// `@theme`.
    case theme
    /// `@property`, with the initial value of a custom property.
    case property
    /// `@at-root` of Sass. <https://sass-lang.com/documentation/at-rules/at-root/>
    case atRoot

    static let table = WordTable<CSSAtRule>(ignoringCase: [
        ("media", .media),
        ("layer", .layer),
        ("supports", .supports),
        ("container scope document -moz-document when else", .conditional),
        (describing, .descriptors),
        ("theme", .theme),
        ("property", .property),
        ("at-root", .atRoot),
    ])

    private static let describing = """
        keyframes -webkit-keyframes -moz-keyframes -o-keyframes -ms-keyframes font-face font-feature-values \
        font-palette-values counter-style page color-profile position-try viewport -ms-viewport \
        view-transition starting-style
        """
}
