import SourceText

/// An example of code for a rule.
package struct RuleExample: Sendable {
    /// What the example shows.
    package enum Kind: Sendable {
        /// The code has exactly the findings marked `⟦text¦label⟧`.
        case flagged
        /// The code has no findings.
        case allowed
        /// Applying the first fix gives `result`.
        case fixed(result: String)
    }

    /// What it shows.
    package var kind: Kind
    /// The language.
    package var language: Language
    /// The code, including marks.
    package var code: String

    /// Creates code with marked findings.
    package static func flagged(_ language: Language, _ code: String) -> RuleExample {
        RuleExample(kind: .flagged, language: language, code: code)
    }

    /// Creates code without findings.
    package static func allowed(_ language: Language, _ code: String) -> RuleExample {
        RuleExample(kind: .allowed, language: language, code: code)
    }

    /// Creates code that a fix turns into `result`.
    package static func fixed(_ language: Language, _ code: String, into result: String) -> RuleExample {
        RuleExample(kind: .fixed(result: result), language: language, code: code)
    }
}
