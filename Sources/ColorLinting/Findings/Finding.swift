import ColorMath
import SourceText

/// What a rule has to say about one place.
package struct Finding: Sendable {
    /// The rule's id.
    package var rule: String
    /// How grave it is.
    package var severity: Severity
    /// Where it is.
    package var range: ByteRange
    /// What is wrong, in one sentence.
    package var message: String
    /// The appearance it shows in, where it does not show in all of them.
    package var appearance: Appearance?
    /// The contrast found, unrounded.
    package var ratio: Double?
    /// The contrast asked for.
    package var required: Double?
    /// The pair it is about, by its place in ``FileReport/pairs``.
    package var pair: Int?
    /// Other places that matter, such as the background.
    package var related: [RelatedPlace]
    /// What would mend it, best first. Of a pair's finding empty until asked for (``Linter/fixes(for:in:report:)``).
    package var fixes: [Fix]

    /// A finding of `rule` at `range`.
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
    /// The file, as ``SourceFile/path``.
    package var path: String
    /// The place in it.
    package var range: ByteRange
    /// What it has to do with the finding.
    package var message: String
    /// The line it is on, from 1; nil where that is left to find out.
    package var line: Int?

    /// A place in `path`.
    package init(path: String, range: ByteRange, message: String) {
        self.path = path
        self.range = range
        self.message = message
    }
}
