import JSONSyntax
import SourceText

extension JSONWriter {
    /// Writes `range` under a key.
    mutating func field(_ name: String, _ range: TextRange) {
        key(name)
        beginFragments()
        fragment(range)
    }

    /// Writes `position` under a key.
    mutating func field(_ name: String, _ position: TextPosition) {
        key(name)
        beginFragments()
        fragment(position)
    }

    /// Writes `range` as part of a larger value.
    mutating func fragment(_ range: TextRange) {
        fragment(#"{"start":"#)
        fragment(range.start)
        fragment(#","end":"#)
        fragment(range.end)
        fragment("}")
    }

    private mutating func fragment(_ position: TextPosition) {
        fragment(#"{"line":"#)
        fragment(position.line)
        fragment(#","character":"#)
        fragment(position.character)
        fragment("}")
    }
}
