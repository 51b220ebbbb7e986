import SourceText

/// The facts in a `Contents.json` of an asset catalog, besides colors.
package struct CatalogFacts: Sendable {
    /// The parts of a color set that Xcode would reject, in source order.
    package var problems: [ColorSetProblem] = []
    /// The entries of a color set that also apply to dark appearances because no dark entry exists.
    package var lightOnly: [LightOnlyEntry] = []
    /// Whether the folder that the file describes is part of the names of the assets in it.
    package var providesNamespace = false

    package init(
        problems: [ColorSetProblem] = [], lightOnly: [LightOnlyEntry] = [], providesNamespace: Bool = false
    ) {
        self.problems = problems
        self.lightOnly = lightOnly
        self.providesNamespace = providesNamespace
    }
}

extension CatalogFacts {
    /// An entry of a color set without a dark counterpart.
    package struct LightOnlyEntry: Sendable {
        /// The range of the whole entry, an object.
        package var range: ByteRange
        /// The range of the value of its `color`.
        package var color: ByteRange
        /// The index of its literal in ``ColorFacts/literals``.
        package var literal: Int?

        package init(range: ByteRange, color: ByteRange, literal: Int? = nil) {
            self.range = range
            self.color = color
            self.literal = literal
        }
    }
}

/// A part of a color set that Xcode would reject.
package struct ColorSetProblem: Sendable {
    /// The range of the problem: an object, or a string without its quotes.
    package var range: ByteRange
    /// The problem, as one sentence without a full stop.
    package var message: String
    /// Suggested texts to replace ``range``, most likely first.
    package var replacements: [String]
    /// The valid words at this place, if only certain words are valid.
    package var words: [String]

    package init(range: ByteRange, message: String, replacements: [String], words: [String]) {
        self.range = range
        self.message = message
        self.replacements = replacements
        self.words = words
    }
}
