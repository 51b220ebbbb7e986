import JSONSyntax
import SourceText
import Testing

@Suite struct JSONDecodingTests {
    struct Message: Decodable, Equatable {
        enum Kind: String, Decodable { case request, response }
        struct Place: Decodable, Equatable {
            var line: Int
            var character: UInt32
        }
        var kind: Kind
        var id: Int?
        var ratio: Double
        var places: [Place]
        var names: [String: [Bool]]
        var byte: UInt8?
    }

    static let text = """
        {"kind": "request", "id": null, "ratio": 4.5, "extra": {"ignored": [1]},
         "places": [{"line": 1, "character": 2}, {"line": 3, "character": 4}], "names": {"a": [true, false], "b": []}}
        """

    @Test func values() throws {
        let message = try JSONDecoding.decode(Message.self, from: root(Self.text))
        #expect(
            message
                == Message(
                    kind: .request, id: nil, ratio: 4.5,
                    places: [.init(line: 1, character: 2), .init(line: 3, character: 4)],
                    names: ["a": [true, false], "b": []]))
    }

    @Test(arguments: [
        ("\"request\"", "\"reply\"", "kind", "\"reply\""),
        ("\"request\"", "5", "kind: a string is wanted here, not a number", "5"),
        ("4.5", "\"x\"", "ratio: a number is wanted here, not a string", "\"x\""),
        ("4.5", "1e400", "ratio: a number in range is wanted here, not 1e400", "1e400"),
        ("\"line\": 3", "\"line\": 3.5", "places[1].line: a whole number in range is wanted here, not 3.5", "3.5"),
        ("\"character\": 4", "\"character\": -4", "places[1].character: a whole number in range", "-4"),
        ("\"line\": 3", "\"lin\": 3", "places[1]: “line” is missing", "{\"lin\": 3, \"character\": 4}"),
        ("[true, false]", "[true, 0]", "names.a[1]: true or false is wanted here, not a number", "0"),
        ("[true, false]", "{}", "names.a: an array is wanted here, not an object", "{}"),
        ("\"extra\"", "\"byte\"", "byte: a whole number is wanted here, not an object", "{\"ignored\": [1]}"),
        ("null", "true", "id: a whole number is wanted here, not true", "true"),
    ])
    func errorsSayWhere(old: String, new: String, message: String, place: String) throws {
        let text = Self.text.replacing(old, with: new, maxReplacements: 1)
        let error = try #require(throws: JSONDecodingError.self) {
            try JSONDecoding.decode(Message.self, from: root(text))
        }
        #expect(error.description.hasPrefix(message), "\(error)")
        #expect(SourceFile(path: "", language: .json, text: text).text(error.range) == place)
    }

    @Test func manyKeys() throws {
        let pairs = (0..<500).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
        let values = try JSONDecoding.decode([String: Int].self, from: root("{\(pairs), \"k7\": -7}"))
        #expect(values.count == 500)
        #expect(values["k7"] == -7)
        #expect(values["k499"] == 499)
    }

    @Test func integersOfEverySize() throws {
        #expect(try JSONDecoding.decode([Int8].self, from: root("[-128, 127, 1.0]")) == [-128, 127, 1])
        #expect(throws: JSONDecodingError.self) { try JSONDecoding.decode([Int8].self, from: root("[128]")) }
        #expect(try JSONDecoding.decode(UInt64.self, from: root("18446744073709551615")) == UInt64.max)
        #expect(throws: JSONDecodingError.self) { try JSONDecoding.decode(UInt.self, from: root("-1")) }
        #expect(try JSONDecoding.decode([Double?].self, from: root("[1, null, 2.5]")) == [1, nil, 2.5])
    }

    final class Chain: Decodable {
        let next: Chain?
    }

    @Test func typesThatNestWithoutEnd() throws {
        func chain(_ depth: Int) -> String {
            String(repeating: "{\"next\":", count: depth) + "{}" + String(repeating: "}", count: depth)
        }
        #expect(try JSONDecoding.decode(Chain.self, from: root(chain(100))).next != nil)
        #expect(throws: JSONDecodingError.self) { try JSONDecoding.decode(Chain.self, from: root(chain(100_000))) }
    }

    private func root(_ text: String) throws -> JSONNode { try #require(JSONDocument(Array(text.utf8)).root) }
}
