import ColorLinting
import ColorScanning
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// The name at the caret.
struct NameQuery {
    /// The possible names, if the text is ambiguous.
    let names: [ColorName]
    let range: ByteRange

    /// Finds the innermost name that `offset` touches in `snapshot`.
    init?(at offset: Int, in snapshot: Snapshot) {
        let place = ByteRange(offset, offset)
        let touched = snapshot.facts.nameOccurrences(in: snapshot.file).filter { $0.range.touches(place) }
        if let range = touched.map(\.range).min(by: { $0.count < $1.count }) {
            self.range = range
            names = touched.filter { $0.range == range }.map(\.name)
        } else if let typed = snapshot.file.nameCompletion(at: offset), let whole = typed.whole {
            (names, range) = ([ColorName(typed.space, snapshot.file.text(whole))], whole)
        } else {
            return nil
        }
    }
}

/// A range in a document or file.
struct NameLocation: Hashable {
    let uri: String
    let range: TextRange

    /// Writes a list of `locations`.
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#location>
    static func write(_ locations: [NameLocation], into json: inout JSONWriter) {
        json.beginArray()
        for location in locations {
            json.object {
                $0.field("uri", location.uri)
                $0.field("range", location.range)
            }
        }
        json.endArray()
    }
}

extension Server {
    /// Returns the locations of the names of `query` in the document of `snapshot`, then in other open documents and
    /// in files. For color sets, which only define names, returns the start of the file.
    mutating func locations(
        of query: NameQuery, in snapshot: Snapshot, uses: Bool, definitions: Bool
    ) -> [NameLocation] {
        var names = Set(query.names)
        for name in query.names { names.formUnion(linter.workspace.synonyms(of: name)) }
        var result = locations(of: names, in: snapshot, uses: uses, definitions: definitions)
        guard !isLocal(query, in: snapshot) else { return result }
        var seen: Set<String> = [snapshot.file.path]
        for (path, uri) in documents.urisByPath.ordered(by: { $0.key < $1.key })
        where uri != snapshot.uri && folders.files.contains(path) {
            guard let other = try? documents.snapshot(of: uri) else { continue }
            seen.insert(path)
            result += locations(of: names, in: other, uses: uses, definitions: definitions)
        }
        for (path, place) in linter.workspace.places(of: names, outside: seen)
        where place.isDefinition ? definitions : uses {
            let (start, end) = place.position(in: encoding)
            result.append(NameLocation(uri: FileURI.uri(of: path), range: TextRange(start: start, end: end)))
        }
        if definitions {
            let start = TextPosition(line: 0, character: 0)
            let known = Set(result.map(\.uri))
            for path in linter.workspace.colorSetPaths(of: names) {
                let uri = FileURI.uri(of: path)
                guard !known.contains(uri) else { continue }
                result.append(NameLocation(uri: uri, range: TextRange(start: start, end: start)))
            }
        }
        // Two names for the same thing have one location.
        var seenLocations: Set<NameLocation> = []
        return result.filter { seenLocations.insert($0).inserted }
    }

    private func locations(
        of names: Set<ColorName>, in snapshot: Snapshot, uses: Bool, definitions: Bool
    ) -> [NameLocation] {
        let ranges = snapshot.facts.nameOccurrences(in: snapshot.file).filter {
            names.contains($0.name) && ($0.isDefinition ? definitions : uses)
        }.map(\.range)
        var seen: Set<TextRange> = []
        return snapshot.textRanges(of: ranges, encoding: encoding).filter { seen.insert($0).inserted }.map {
            NameLocation(uri: snapshot.uri, range: $0)
        }
    }

    /// Whether the name is visible only in its file.
    private func isLocal(_ query: NameQuery, in snapshot: Snapshot) -> Bool {
        let own = snapshot.facts.definitions.filter { query.names.contains($0.name) }
        return !own.isEmpty
            && own.allSatisfy {
                // Variables of Sass and Less may have the same name in several files that do not import each other.
                !$0.isShared
                    || $0.name.space == .preprocessorVariable
                        && linter.workspace.isDefined($0.name, inOtherFilesThan: snapshot.file.path)
            }
    }
}
