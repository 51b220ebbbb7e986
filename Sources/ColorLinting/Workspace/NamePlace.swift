import SourceColors
import SourceText

/// Where a file writes a name, so that an editor can go there without the file's text.
package struct NamePlace: Sendable {
    /// The name.
    package let name: ColorName
    /// Whether it is defined there.
    package let isDefinition: Bool
    private let place: StoredPlace

    /// Where it stands in units of `encoding`. What goes over several lines, as a colour set does, is shown by its start.
    package func position(in encoding: PositionEncoding) -> (start: TextPosition, end: TextPosition) {
        let (start, end) = place.range(in: encoding)
        return (start, end.line == start.line ? end : start)
    }

    /// The places of `occurrences`, which stand in `file`.
    static func places(_ occurrences: [NameOccurrence], in file: SourceFile) -> [NamePlace] {
        zip(occurrences, StoredPlace.places(of: occurrences.map(\.range), in: file)).map { one, place in
            NamePlace(name: one.name, isDefinition: one.isDefinition, place: place)
        }
    }
}
