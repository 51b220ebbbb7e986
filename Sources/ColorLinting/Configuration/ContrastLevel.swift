import SourceColors

/// Required contrast. <https://www.w3.org/TR/WCAG22/#contrast-minimum>
package enum ContrastLevel: Equatable, Sendable {
    /// WCAG level AA: 4.5; 3 for large text and non-text.
    case aa
    /// WCAG level AAA: 7; 4.5 for large text and 3 for non-text.
    case aaa
    /// The same ratio, 1…21, for everything.
    case ratio(Double)

    /// Valid ratios: any two colors have at least 1, black and white have 21.
    package static let ratios = 1.0...21.0

    /// Parses `AA` or `AAA`, ignoring case, or a number from 1 to 21; nil if invalid.
    package init?(_ text: String) {
        switch text.lowercased() {
        case "aa": self = .aa
        case "aaa": self = .aaa
        default:
            guard let ratio = Double(text), Self.ratios.contains(ratio) else { return nil }
            self = .ratio(ratio)
        }
    }

    /// Name of the level, if it has one.
    package var name: String? {
        switch self {
        case .aa: "AA"
        case .aaa: "AAA"
        case .ratio: nil
        }
    }

    /// Returns the minimum ratio for `content`.
    package func required(for content: PairContent) -> Double {
        switch (self, content) {
        case (.aa, .text), (.aa, .textOfUnknownSize): 4.5
        case (.aa, .largeText), (.aa, .nonText): 3
        case (.aaa, .text), (.aaa, .textOfUnknownSize): 7
        case (.aaa, .largeText): 4.5
        case (.aaa, .nonText): 3
        case (.ratio(let ratio), _): ratio
        }
    }
}
