import SourceColors
import SourceText

/// The size and weight of a font, which decide whether text is large.
struct SwiftTextSize {
    /// The size in points, at the default setting.
    var points: Double
    var weight = SwiftBoldness.regular

    /// Returns the content that text in the font is. WCAG counts it as large from 18 points on, or 14 in bold, unless
    /// `profile` says otherwise. `outer` is the weight that is set outside the font. <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    func content(_ outer: SwiftBoldness = .regular, by profile: LargeTextProfile) -> PairContent {
        if points >= 18 { return .largeText }
        if points < 14, profile == .wcag { return .text }
        switch outer.over(weight) {
        case .regular: return .text
        case .bold: return .largeText
        case .unknown: return .textOfUnknownSize
        }
    }

    /// The sizes of the text styles.
    /// <https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>
    static let styles = WordTable<Double>([
        ("extraLargeTitle", 36),
        ("extraLargeTitle2 title title1", 28),
        ("largeTitle", 34),
        ("title2", 22),
        ("title3", 20),
        ("headline body", 17),
        ("callout", 16),
        ("subheadline", 15),
        ("footnote", 13),
        ("caption caption1", 12),
        ("caption2", 11),
    ])

    /// The weight named `bytes`.
    static func weight(_ bytes: UnsafeBufferPointer<UInt8>) -> SwiftBoldness { weights[bytes] ?? .unknown }

    private static let weights = WordTable<SwiftBoldness>([
        ("ultraLight thin light regular medium semibold", .regular),
        ("bold heavy black", .bold),
    ])
}

/// Whether text is bold.
enum SwiftBoldness {
    case regular, bold, unknown

    /// The nearer of two settings: `self`, unless it is the default.
    func over(_ outer: SwiftBoldness) -> SwiftBoldness { self == .regular ? outer : self }
}
