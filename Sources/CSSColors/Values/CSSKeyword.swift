import SourceText

/// Keywords that decide how a value affects an element's colors.
enum CSSKeyword: UInt8 {
    /// A CSS-wide keyword. <https://www.w3.org/TR/css-cascade-5/#defaulting-keywords>
    case wide
    case currentColor
    /// `none`: no image, no filter; as a color component, missing.
    case nothing
    /// `normal`, for blending and fonts.
    case normal
    /// `text`, for clipping a background.
    case text
    /// A part of a background other than an image or a color.
    case background
    /// `bold` and `bolder`.
    case bold

    static let table = WordTable<CSSKeyword>(ignoringCase: [
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
