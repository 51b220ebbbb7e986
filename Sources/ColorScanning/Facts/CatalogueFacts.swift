import SourceText

/// What a `Contents.json` of an asset catalogue says besides colours.
package struct CatalogueFacts: Sendable {
    /// What Xcode would not take of a colour set, in the order of the file.
    package var problems: [ColorSetProblem] = []
    /// Whether the folder that the file describes is part of the names of what is in it.
    package var providesNamespace = false
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
