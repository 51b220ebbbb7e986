import SourceColors

/// How much contrast is asked for. <https://www.w3.org/TR/WCAG22/#contrast-minimum>
package enum ContrastLevel: Hashable, Sendable {
    /// WCAG's level AA: 4.5, large text and what is not text 3.
    case aa
    /// WCAG's level AAA: 7, large text 4.5, what is not text 3.
    case aaa
    /// One ratio, 1…21, for everything.
    case ratio(Double)

    /// The ratios that can be asked for: any two colours have at least 1, black and white have 21.
    package static let ratios = 1.0...21.0

    /// The level named `text`: `AA` or `AAA` in any case, or a number from 1 to 21; nil for anything else.
    package init?(_ text: String) {
        switch text.lowercased() {
        case "aa": self = .aa
        case "aaa": self = .aaa
        default:
            guard let ratio = Double(text), Self.ratios.contains(ratio) else { return nil }
            self = .ratio(ratio)
        }
    }

    /// The level's name, where it has one.
    package var name: String? {
        switch self {
        case .aa: "AA"
        case .aaa: "AAA"
        case .ratio: nil
        }
    }

    /// The least ratio that passes for `content`.
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
