import JSONSyntax
import SourceText

extension JSONWriter {
    /// Writes `position` under a key.
    mutating func field(_ name: String, _ position: TextPosition) {
        key(name)
        beginObject()
        field("line", position.line)
        field("character", position.character)
        endObject()
    }

    /// Writes `range` under a key.
    mutating func field(_ name: String, _ range: TextRange) {
        key(name)
        beginObject()
        field("start", range.start)
        field("end", range.end)
        endObject()
    }
}
