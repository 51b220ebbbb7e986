import SourceText

/// What a `Contents.json` of an asset catalog says besides colors.
package struct CatalogueFacts: Sendable {
    /// What Xcode would not take of a color set, in the order of the file.
    package var problems: [ColorSetProblem] = []
    /// The entries of a color set that stand in for dark looks too, as there is no entry for these.
    package var lightOnly: [LightOnlyEntry] = []
    /// Whether the folder that the file describes is part of the names of what is in it.
    package var providesNamespace = false

    /// What a file says besides colors; nothing by default.
    package init(
        problems: [ColorSetProblem] = [], lightOnly: [LightOnlyEntry] = [], providesNamespace: Bool = false
    ) {
        self.problems = problems
        self.lightOnly = lightOnly
        self.providesNamespace = providesNamespace
    }
}

extension CatalogueFacts {
    /// An entry of a color set without a dark counterpart.
    package struct LightOnlyEntry: Sendable {
        /// The whole entry, an object.
        package var range: ByteRange
        /// The value of its `color`.
        package var color: ByteRange
        /// The literal in it, by its place in ``ColorFacts/literals``.
        package var literal: Int?

        /// The entry at `range`.
        package init(range: ByteRange, color: ByteRange, literal: Int? = nil) {
            self.range = range
            self.color = color
            self.literal = literal
        }
    }
}

/// Something in a color set that Xcode would not take.
package struct ColorSetProblem: Sendable {
    /// Where it stands: a string without its quotes, or an object.
    package var range: ByteRange
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// What may have been meant, to be put in place of ``range``, the likeliest first.
    package var replacements: [String]
    /// The words of which one is wanted there, where that is so.
    package var words: [String]

    /// A problem at `range`.
    package init(range: ByteRange, message: String, replacements: [String], words: [String]) {
        self.range = range
        self.message = message
        self.replacements = replacements
        self.words = words
    }
}
