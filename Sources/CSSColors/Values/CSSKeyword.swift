/// Keywords that decide what a value does to an element's colors.
enum CSSKeyword: UInt8 {
    /// Takes the value from elsewhere. <https://www.w3.org/TR/css-cascade-5/#defaulting-keywords>
    case wide
    case currentColor
    /// `none`: no image, no filter; of a color's component, missing.
    case nothing
    /// `normal`, of blending and of fonts.
    case normal
    /// `text`, what a background is clipped to.
    case text
    /// A part of a background that is neither a picture nor a color.
    case background
    /// `bold` and `bolder`.
    case bold

    /// The keywords by name.
    static let table = CSSNameTable<CSSKeyword>([
        ("inherit initial unset revert revert-layer", .wide),
        ("currentcolor", .currentColor),
        ("none", .nothing),
        ("normal", .normal),
        ("text", .text),
        ("bold bolder", .bold),
        (backgroundParts, .background),
    ])

    // <https://www.w3.org/TR/css-backgrounds-3/#background>
    private static let backgroundParts = """
        repeat-x repeat-y repeat space round no-repeat scroll fixed local left right top bottom center cover contain auto \
        border-box padding-box content-box border-area x-start x-end y-start y-end block-start block-end inline-start \
        inline-end start end
        """
}
