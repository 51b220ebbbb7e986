import SourceColors
import SourceText

/// The position of a name in a file, for going there without the file's text.
package struct NamePlace: Sendable {
    /// The name.
    package let name: ColorName
    /// Whether it is a definition.
    package let isDefinition: Bool
    private let place: StoredPlace

    /// Returns the position in units of `encoding`. Ranges of several lines, such as color sets, are represented by
    /// their start.
    package func position(in encoding: PositionEncoding) -> (start: TextPosition, end: TextPosition) {
        let (start, end) = place.range(in: encoding)
        return (start, end.line == start.line ? end : start)
    }

    /// Returns the places of `occurrences` in `file`.
    static func places(_ occurrences: [NameOccurrence], in file: SourceFile) -> [NamePlace] {
        zip(occurrences, StoredPlace.places(of: occurrences.map(\.range), in: file)).map { one, place in
            NamePlace(name: one.name, isDefinition: one.isDefinition, place: place)
        }
    }
}

extension Workspace {
    /// Returns the occurrences of `names` in files other than those at `skipped`, sorted by path and position.
    package func places(of names: Set<ColorName>, outside skipped: Set<String>) -> [(path: String, place: NamePlace)] {
        var result: [(path: String, place: NamePlace)] = []
        for path in files.keys.ordered() where !skipped.contains(path) {
            for place in files[path]?.places ?? [] where names.contains(place.name) { result.append((path, place)) }
        }
        return result
    }
}
