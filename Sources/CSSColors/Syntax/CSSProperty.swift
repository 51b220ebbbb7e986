import SourceText

/// The role of a property for colors.
enum CSSProperty: UInt8 {
    /// Irrelevant to colors; hex colors and functions in its value count all the same.
    case other
    /// Accepts color names among its values: `border`, `box-shadow`, `stroke`.
    case painted
    /// `--x`.
    case custom
    /// `initial-value` in `@property`.
    case initialValue
    /// Sets every property at once.
    case all
    case color, background, backgroundColor, backgroundImage, backgroundClip, backgroundBlendMode
    /// How background images lie in their box; see ``CSSImagePlacement``.
    case backgroundSize, backgroundRepeat, backgroundPosition
    case font, fontSize, fontWeight
    /// Whether the text is drawn with an icon font.
    case fontFamily
    /// Not a property: the background that a directive declares.
    case declaredBackground
    case opacity, filter, mixBlendMode, textFillColor, textShadow, position
    /// What graphics are painted with instead of the text color, unless that is its value.
    case fill
    /// Decides which color of `light-dark()` is used.
    case colorScheme
    /// The content of `::before` and `::after`.
    case content
    /// One of ``CSSBoxProperty``, which in combination can hide an element's text.
    case box
    /// Not a property: whether the box hides its text.
    case hidden

    /// Whether bare names in the value may be colors.
    var takesNames: Bool {
        switch self {
        case .painted, .color, .background, .backgroundColor, .textFillColor, .textShadow, .fill: true
        default: false
        }
    }

    /// The places in the value where bare names may be colors.
    var names: CSSBareNames {
        self == .custom || self == .initialValue ? .whole : takesNames ? .anywhere : .insideFunctions
    }

    /// Whether the value affects how the text and background of an element look.
    var isJudged: Bool {
        switch self {
        case .other, .painted, .custom, .initialValue, .declaredBackground, .fontFamily, .box, .hidden: false
        default: true
        }
    }

    /// Whether it sets a background that text can be seen on.
    var isBackground: Bool { self == .background || self == .backgroundColor || self == .backgroundImage }

    /// The properties by name; all others are ``other``.
    static let table = WordTable<CSSProperty>(ignoringCase: [
        // The short names are how the styles of HTML documents write the attributes `text` and `bgcolor`.
        ("color -col", .color),
        ("background", .background),
        ("background-color -bgcol", .backgroundColor),
        ("background-image", .backgroundImage),
        ("background-clip -webkit-background-clip -moz-background-clip", .backgroundClip),
        ("background-blend-mode", .backgroundBlendMode),
        ("background-size -webkit-background-size -moz-background-size -o-background-size", .backgroundSize),
        ("background-repeat", .backgroundRepeat),
        ("background-position background-position-x background-position-y", .backgroundPosition),
        ("font", .font),
        ("font-size", .fontSize),
        ("font-weight", .fontWeight),
        ("font-family", .fontFamily),
        ("opacity", .opacity),
        ("filter -webkit-filter", .filter),
        ("mix-blend-mode", .mixBlendMode),
        ("-webkit-text-fill-color", .textFillColor),
        ("text-shadow", .textShadow),
        ("position", .position),
        ("fill", .fill),
        ("color-scheme", .colorScheme),
        ("content", .content),
        (CSSBoxProperty.names, .box),
        ("initial-value", .initialValue),
        ("all", .all),
        (paintedNames, .painted),
    ])

    // The properties of <https://www.w3.org/TR/css-backgrounds-3/>, <https://www.w3.org/TR/css-logical-1/> and
    // <https://www.w3.org/TR/SVG2/>, and all others that accept a <color>.
    private static let paintedNames = """
        border border-color border-top border-right border-bottom border-left border-top-color border-right-color \
        border-bottom-color border-left-color border-block border-block-color border-block-start \
        border-block-start-color border-block-end border-block-end-color border-inline border-inline-color \
        border-inline-start border-inline-start-color border-inline-end border-inline-end-color \
        -webkit-border-before-color -webkit-border-after-color -webkit-border-start-color -webkit-border-end-color \
        outline outline-color column-rule column-rule-color -webkit-column-rule -webkit-column-rule-color \
        -moz-column-rule -moz-column-rule-color row-rule row-rule-color rule rule-color \
        text-decoration text-decoration-color -webkit-text-decoration -webkit-text-decoration-color \
        -moz-text-decoration-color text-emphasis text-emphasis-color -webkit-text-emphasis \
        -webkit-text-emphasis-color box-shadow -webkit-box-shadow -moz-box-shadow \
        -webkit-text-stroke -webkit-text-stroke-color -webkit-tap-highlight-color caret caret-color accent-color \
        scrollbar-color stroke stop-color flood-color lighting-color solid-color override-colors \
        scrollbar-face-color scrollbar-track-color scrollbar-arrow-color scrollbar-shadow-color \
        scrollbar-highlight-color scrollbar-3dlight-color scrollbar-darkshadow-color
        """
}

/// The places where bare names may be colors.
enum CSSBareNames {
    /// Only inside functions that take colors.
    case insideFunctions
    case anywhere
    /// Only as the whole value, or as the fallback of a `var()` that is the whole value.
    case whole
}
