import ColorMath
import SourceText

/// A finding of a rule.
package struct Finding: Sendable {
    /// ID of the rule.
    package var rule: String
    /// Severity.
    package var severity: Severity
    /// The affected bytes.
    package var range: ByteRange
    /// The message, in one sentence.
    package var message: String
    /// The appearance; nil if it applies to all.
    package var appearance: Appearance?
    /// The measured contrast, unrounded.
    package var ratio: Double?
    /// The required contrast.
    package var required: Double?
    /// Index of the pair in ``FileReport/pairs``.
    package var pair: Int?
    /// Related places, such as the background.
    package var related: [RelatedPlace]
    /// Suggested fixes, best first. Empty for pairs until requested (``Linter/fixes(for:in:report:)``).
    package var fixes: [Fix]

    /// Creates a finding of `rule` at `range`.
    package init(
        rule: String, severity: Severity, range: ByteRange, message: String, appearance: Appearance? = nil,
        ratio: Double? = nil, required: Double? = nil, pair: Int? = nil, related: [RelatedPlace] = [], fixes: [Fix] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.range = range
        self.message = message
        self.appearance = appearance
        self.ratio = ratio
        self.required = required
        self.pair = pair
        self.related = related
        self.fixes = fixes
    }
}

/// A place that a finding refers to.
package struct RelatedPlace: Hashable, Sendable {
    /// The file, as in ``SourceFile/path``.
    package var path: String
    /// Its range in the file.
    package var range: ByteRange
    /// Its relation to the finding.
    package var message: String
    /// Its line, from 1; nil if not computed.
    package var line: Int?

    /// Creates a place in `path`.
    package init(path: String, range: ByteRange, message: String) {
        self.path = path
        self.range = range
        self.message = message
    }
}
