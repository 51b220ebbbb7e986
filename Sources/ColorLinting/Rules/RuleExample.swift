import SourceText

/// A piece of code that shows what a rule flags, allows, or makes of it.
package struct RuleExample: Sendable {
    /// What the example shows.
    package enum Kind: Sendable {
        /// The code has the findings marked `⟦text¦label⟧` in it, and no others.
        case flagged
        /// The code has no finding.
        case allowed
        /// Applying the first fix to the code gives `result`.
        case fixed(result: String)
    }

    /// What it shows.
    package var kind: Kind
    /// The language it is in.
    package var language: Language
    /// The code, marks included.
    package var code: String

    /// Code with the findings marked in it.
    package static func flagged(_ language: Language, _ code: String) -> RuleExample {
        RuleExample(kind: .flagged, language: language, code: code)
    }

    /// Code without findings.
    package static func allowed(_ language: Language, _ code: String) -> RuleExample {
        RuleExample(kind: .allowed, language: language, code: code)
    }

    /// Code that a fix turns into `result`.
    package static func fixed(_ language: Language, _ code: String, into result: String) -> RuleExample {
        RuleExample(kind: .fixed(result: result), language: language, code: code)
    }
}
