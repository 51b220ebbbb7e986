import JSONSyntax
import TestSupport
import Testing

/// Three clients with different position encodings make the same edits. All ranges from the server must contain the
/// same text for all of them, and the same as in a newly opened document.
@Suite("Position encodings")
struct EncodingTests {
    /// Texts in which units differ, and colors.
    private static let pieces = [
        "#fff", "#1E90ff80", "red", "rgb(1 2 3)", "🌞", "é", "e\u{301}", "👩‍👩‍👧", "\u{FEFF}", "\n", "\r\n", "\r", " ", ";",
        "a{color:", "}", "/*", "*/", "\"", "(", "\u{2028}", "中文", "\t", "",
        "/*🌞*/p{color:#777;/*e\u{301}中*/background:#fff}\r\n", "\r/*👩‍👩‍👧*/q{background:/*é*/#000;color:#333}",
    ]

    /// A text as seen by a client.
    private struct Model {
        var scalars = Array("\u{FEFF}/*é*/a{color:#777;background:#fff}\r\n".unicodeScalars)

        /// Whether `index` is between CR and LF, which is not a position.
        func isInsideLineEnd(_ index: Int) -> Bool {
            index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
        }

        var text: String {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            return String(text)
        }
    }

    /// A position as seen by a client.
    private struct Place: Hashable {
        var line = 0
        var character = 0
    }

    /// Returns the positions before each scalar and at the end, by LSP's rules.
    private static func places(in model: Model, _ encoding: String) -> [Place] {
        var places = [Place()]
        for (index, scalar) in model.scalars.enumerated() {
            var place = places[index]
            if scalar == "\n" || scalar == "\r" && !model.isInsideLineEnd(index + 1) {
                place = Place(line: place.line + 1, character: 0)
            } else {
                switch encoding {
                case "utf-8": place.character += UTF8.width(scalar)
                case "utf-16": place.character += UTF16.width(scalar)
                default: place.character += 1
                }
            }
            places.append(place)
        }
        return places
    }

    /// A client with its positions.
    private struct Editor {
        let encoding: String
        var client: TestClient

        init(_ encoding: String) {
            self.encoding = encoding
            let codeAction = #""codeAction":{"codeActionLiteralSupport":{}}"#
            client = TestClient(
                capabilities:
                    #"{"general":{"positionEncodings":["\#(encoding)"]},"textDocument":{"diagnostic":{},\#(codeAction)}}"#
            )
        }

        /// Returns all answers about the document `uri`, with ranges replaced by their text.
        mutating func everything(about uri: String, _ model: Model) -> [String] {
            let places = EncodingTests.places(in: model, encoding)
            // Between CR and LF there is no position.
            var indices = Dictionary(zip(places, places.indices)) { first, _ in first }
            for (index, place) in places.enumerated() where !model.isInsideLineEnd(index) { indices[place] = index }
            func text(_ range: JSONNode?) -> String {
                let ends = ["start", "end"].map { end -> Int? in
                    let node = range?[end]
                    return indices[
                        Place(line: node?["line"]?.int ?? -1, character: node?["character"]?.int ?? -1)]
                }
                guard let start = ends[0], let end = ends[1], start <= end else {
                    return "no range: \(range?.text ?? "")"
                }
                var text = String.UnicodeScalarView()
                text.append(contentsOf: model.scalars[start..<end])
                return String(text)
            }
            var result: [String] = []
            func children(_ node: JSONNode?) -> [JSONNode] { node.map { Array($0.children) } ?? [] }
            func parsed(_ answer: String) -> JSONNode? { JSONDocument(Array(answer.utf8)).root }
            let colors = children(parsed(client.ask("documentColor", uri)))
            for color in colors {
                result.append("color \(text(color["range"])) \(color["color"]?.text ?? "")")
            }
            let diagnostics = children(parsed(client.ask("diagnostic", uri))?["items"])
            for diagnostic in diagnostics {
                result.append("\(text(diagnostic["range"])): \(diagnostic["message"]?.string ?? "")")
            }
            for range in (colors.prefix(2) + diagnostics.prefix(1)).compactMap({ $0["range"] }) {
                let hover = parsed(client.ask("hover", uri, #","position":\#(range["start"]?.text ?? "")"#))
                if let hover, !hover.isNull {
                    result.append("\(text(hover["range"])) is \(hover["contents"]?["value"]?.string ?? "")")
                }
                let context = #","range":\#(range.text),"context":{"diagnostics":[],"triggerKind":2}"#
                for action in children(parsed(client.ask("codeAction", uri, context))) {
                    for edit in children(action["edit"]?["changes"]?[uri]) {
                        let replacement = edit["newText"]?.string ?? ""
                        result.append("\(action["title"]?.string ?? ""): \(text(edit["range"])) → \(replacement)")
                    }
                }
            }
            return result
        }
    }

    private static let steps = rounds(420, debug: 60)

    /// Eight runs with three clients: 10,080 edits in an optimized build.
    @Test(
        "Every range is the same text in all of them, however the text has come about",
        arguments: 1...8 as ClosedRange<UInt64>)
    func randomEdits(_ seed: UInt64) {
        let (uri, fresh) = ("file:///a.css", "file:///fresh.css")
        var random = SplitMix64(seed: seed)
        var model = Model()
        var editors = ["utf-8", "utf-16", "utf-32"].map(Editor.init)
        for index in editors.indices { _ = editors[index].client.open(uri, model.text) }
        var compared = 0
        for step in 1...Self.steps {
            var ends = [0, 1].map { _ in Int.random(in: 0...model.scalars.count, using: &random) }.sorted()
            if model.scalars.count < 400 { ends[1] = min(ends[1], ends[0] + 3) }
            ends = ends.map { model.isInsideLineEnd($0) ? $0 - 1 : $0 }
            let insertion = (0..<Int.random(in: 0...4, using: &random))
                .compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
            for index in editors.indices {
                let places = Self.places(in: model, editors[index].encoding)
                let (start, end) = (places[ends[0]], places[ends[1]])
                let place = range(start.line, start.character, end.line, end.character)
                _ = editors[index].client.change(uri, #"{"range":\#(place),"text":\#(quoted(insertion))}"#)
            }
            model.scalars.replaceSubrange(ends[0]..<ends[1], with: Array(insertion.unicodeScalars))
            guard step % 30 == 1 else { continue }
            let said = editors.indices.map { editors[$0].everything(about: uri, model) }
            compared += said[0].count
            #expect(said[0].filter { $0.hasPrefix("no range") } == [], "\(quoted(model.text))")
            for index in editors.indices {
                _ = editors[index].client.open(fresh, model.text)
                #expect(editors[index].everything(about: fresh, model) == said[index])
                #expect(said[index] == said[0])
            }
        }
        #expect(compared > 0)
    }
}
