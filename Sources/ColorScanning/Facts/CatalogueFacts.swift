import SourceText

/// What a `Contents.json` of an asset catalogue says besides colours.
package struct CatalogueFacts: Sendable {
    /// What Xcode would not take of a colour set, in the order of the file.
    package var problems: [ColorSetProblem] = []
    /// The entries of a colour set that stand in for dark looks too, as there is no entry for these.
    package var lightOnly: [LightOnlyEntry] = []
    /// Whether the folder that the file describes is part of the names of what is in it.
    package var providesNamespace = false
}

extension CatalogueFacts {
    /// An entry of a colour set without a dark counterpart.
    package struct LightOnlyEntry: Sendable {
        /// The whole entry, an object.
        package var range: ByteRange
        /// The value of its `color`.
        package var color: ByteRange
        /// The literal in it, by its place in ``ColorFacts/literals``.
        package var literal: Int?
    }
}

/// Something in a colour set that Xcode would not take.
package struct ColorSetProblem: Sendable {
    /// Where it stands: a string without its quotes, or an object.
    package var range: ByteRange
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// What may have been meant, to be put in place of ``range``, the likeliest first.
    package var replacements: [String]
    /// The words of which one is wanted there, where that is so.
    package var words: [String]
}
