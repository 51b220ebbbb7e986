import Foundation
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct JSONReaderTests {
    /// Valid texts according to RFC 8259.
    static let accepted = [
        "{}", "[]", "null", "true", "false", "0", "-0", "\"\"", " \t\r\n1 \t\r\n", "[1,2]", "[[],{},[[]]]",
        "{\"a\":1}", "{\"\":0}", "{\"a\":1,\"a\":2}", "{\"a\":{\"b\":[]}}", "1.5", "-1.5e10", "1E+2", "1e-2", "0e0",
        "0.0000001", "123456789012345678901234567890", "1e400", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u00e9\"",
        "\"\\uD83D\\uDE00\"", "\"\\uD800\"", "\"\\uDC00x\"", "\"é😀\u{7F}\u{2028}\"", "\"\\u0000\"", "\"//\"",
        "\"/**/\"",
    ]

    /// Invalid texts with their first problem.
    static let rejected: [(String, JSONProblem.Kind)] = [
        ("", .empty), (" \n", .empty), ("{", .unclosed), ("[", .unclosed), ("]", .strayBracket), ("}", .strayBracket),
        ("[1", .unclosed), ("[1,", .unclosed), ("{\"a\"", .missingColon), ("{\"a\":", .missingValue),
        ("{\"a\":1", .unclosed), ("[1,]", .trailingComma), ("{\"a\":1,}", .trailingComma), ("[,1]", .missingValue),
        ("[1,,2]", .missingValue), ("{,}", .missingKey), ("[1 2]", .missingComma), ("{\"a\" 1}", .missingColon),
        ("{\"a\":}", .missingValue), ("{\"a\":,\"b\":1}", .missingValue), ("{\"a\":1 \"b\":2}", .missingComma),
        ("{a:1}", .unquotedKey), ("{'a':1}", .unquotedKey), ("{1:2}", .unquotedKey), ("{[1]:2}", .missingKey),
        ("{:1}", .missingKey), ("['a']", .unexpectedWord), ("[True]", .unexpectedWord), ("nul", .unexpectedWord),
        ("truex", .unexpectedWord), ("NaN", .unexpectedWord), ("+1", .unexpectedWord), (".5", .unexpectedWord),
        ("01", .wrongNumber), ("-", .wrongNumber), ("-x", .wrongNumber), ("1.", .wrongNumber), ("1e", .wrongNumber),
        ("1e+", .wrongNumber), ("0x1F", .wrongNumber), ("1_000", .wrongNumber), ("--1", .wrongNumber),
        ("[1}", .strayBracket), ("{\"a\":[1}", .mismatchedBracket), ("[{\"a\":1]", .mismatchedBracket),
        ("1 2", .extraContent), ("{} x", .extraContent), ("[]]", .extraContent), ("1,", .extraContent),
        ("\"", .unterminatedString), ("\"a", .unterminatedString), ("\"a\n\"", .unterminatedString),
        ("\"\t\"", .controlCharacter), ("\"\u{0}\"", .controlCharacter), ("\"\\x\"", .wrongEscape),
        ("\"\\u12g4\"", .wrongEscape), ("\"\\u12\"", .wrongEscape), ("\"\\\"", .unterminatedString),
        ("// c\n1", .comment), ("/* c */1", .comment), ("/* c", .unterminatedComment), ("/", .unexpectedWord),
        (":", .unexpectedCharacter), (",", .unexpectedCharacter), ("[1:2]", .missingComma),
        ("\u{A0}1", .unexpectedWord),
        ("\u{0}", .unexpectedWord),
    ]

    @Test(arguments: accepted)
    func whatTheStandardAllows(text: String) throws {
        let document = JSONDocument(Array(text.utf8), dialect: .json)
        #expect(document.problems == [])
        #expect(throws: Never.self) { try JSONDocument(strict: Array(text.utf8)) }
    }

    @Test(arguments: rejected)
    func whatTheStandardForbids(text: String, kind: JSONProblem.Kind) {
        #expect(JSONDocument(Array(text.utf8), dialect: .json).problems.first?.kind == kind)
        let problem = #expect(throws: JSONProblem.self) { try JSONDocument(strict: Array(text.utf8)) }
        #expect(problem?.kind == kind)
    }

    /// Foundation rejects lone surrogates and numbers too large for a double, and accepts a trailing comma.
    static let foundationDiffers = ["[1,]", "{\"a\":1,}", "\"\\uD800\"", "\"\\uDC00x\"", "1e400"]

    @Test(arguments: (accepted + rejected.map(\.0)).filter { !foundationDiffers.contains($0) })
    func foundationAgrees(text: String) throws {
        let theirs = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
        let ours = try? JSONDocument(strict: Array(text.utf8))
        #expect((theirs == nil) == (ours == nil))
        if let theirs { #expect(FoundationTree.equal(try #require(ours?.root), theirs)) }
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22],
        ] as [[UInt8]])
    func bytesThatAreNoText(bytes: [UInt8]) {
        let document = JSONDocument(bytes)
        #expect(document.problems.first?.kind == .invalidUTF8)
        #expect(document.root?.string == String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self))
    }

    @Test func commentsAndTrailingCommasInJSONC() {
        let text = "// first\n{\"a\": [1, /* two */ 2, ], // three\n\"b\": \"// no\",}\n/* end */"
        let document = JSONDocument(Array(text.utf8), dialect: .jsonc)
        #expect(document.problems == [])
        #expect(document.root?["a"]?.count == 2)
        #expect(document.root?["b"]?.string == "// no")
        let comments = document.tree.comments.map { SourceFile(path: "", language: .json, text: text).text($0) }
        #expect(comments == ["// first", "/* two */", "// three", "/* end */"])
    }

    @Test func byteOrderMark() throws {
        let document = try JSONDocument(strict: Array("\u{FEFF}{\"a\":1}".utf8))
        #expect(document.root?["a"]?.range == ByteRange(8, 9))
    }

    /// Invalid texts with the values parsed from them.
    @Test(arguments: [
        ("{\"a\": 1 \"b\": 2}", "{\"a\":1,\"b\":2}"),
        ("{\"a\": [1, 2, \"b\": 3}", "{\"a\":[1,2,\"b\",3]}"),
        ("{\"a\": {\"x\": 1], \"b\": 2}, \"c\": 3}", "{\"a\":{\"x\":1,\"b\":2},\"c\":3}"),
        ("{\"a\": \"open\n \"b\": \"#fff\"}", "{\"a\":\"open\",\"b\":\"#fff\"}"),
        ("{\"a\": tru, b: 'x', \"c\":}", "{\"a\":?tru?,\"b\":?'x'?,\"c\":??}"),
        ("{\"a\": 1, \"b\": [{\"c\": ", "{\"a\":1,\"b\":[{\"c\":??}]}"),
        ("{\"a\" \"b\", \"c\": 2}", "{\"a\":\"b\",\"c\":2}"),
        ("{\"a\"", "{\"a\":??}"),
        ("{\"a\": #fff, \"b\": .5}", "{\"a\":?#fff?,\"b\":?.5?}"),
        ("{\"a\":1}\n{\"a\":2}\n[3]", "{\"a\":1} {\"a\":2} [3]"),
        ("]]}{\"a\": 1}}}", "{\"a\":1}"),
        ("{\"a\": {, \"b\": 1, [2], \"c\": 3}}", "{\"a\":{\"b\":1,\"\":[2],\"c\":3}}"),
    ])
    func brokenTexts(text: String, read: String) {
        let document = JSONDocument(Array(text.utf8))
        #expect(!document.problems.isEmpty)
        var shown: [String] = []
        var index: Int32? = 0
        while let root = index {
            shown.append(show(JSONNode(document, root)))
            index = document.tree.nextSibling(of: root)
        }
        #expect(shown.joined(separator: " ") == read)
    }

    @Test(arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")])
    func anyDepth(opening: String, closing: String) {
        let depth = nestingDepth
        let balanced = String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
        let whole = JSONDocument(Array(balanced.utf8), dialect: .json)
        #expect(whole.problems == [])
        #expect(whole.root?.range == ByteRange(0, balanced.utf8.count))
        let open = JSONDocument(Array(String(repeating: opening, count: depth).utf8), dialect: .json)
        #expect(!open.problems.isEmpty)
        // Missing values are nodes too.
        #expect(open.tree.nodes.count >= whole.tree.nodes.count - 1)
        let strays = JSONDocument(Array(String(repeating: closing, count: depth).utf8), dialect: .json)
        #expect(strays.tree.nodes.isEmpty)
        #expect(strays.problems.count == JSONProblem.limit)
        let mismatched = String(repeating: "[", count: depth) + "{" + String(repeating: "]}", count: depth)
        #expect(!JSONDocument(Array(mismatched.utf8)).problems.isEmpty)
    }

    @Test func truncatedAnywhere() throws {
        let text = Array(
            "\u{FEFF}{\"a\": [1.5e3, \"é\\u00e9\\uD83D\\uDE00\", true, null], // c\n \"😀\": {\"b\": \"\\\\\"}, /* d */ }"
                .utf8)
        #expect(JSONDocument(text).problems == [])
        for length in 0..<text.count {
            let document = JSONDocument(Array(text[..<length]))
            #expect(!document.problems.isEmpty, "cut at \(length)")
            for index in document.tree.nodes.indices {
                let node = document.tree.nodes[index]
                #expect(ByteRange(0, length).contains(node.range))
                #expect(node.range.contains(node.contentRange))
                #expect(ByteRange(0, length).contains(node.keyContentRange))
                if node.parent >= 0 { #expect(document.tree.nodes[Int(node.parent)].range.contains(node.range)) }
            }
            _ = document.root.map(show)
        }
    }

    @Test func randomBytesReadAsFoundationReadsThem() throws {
        var compared = 0
        var random = SplitMix64(seed: 42)
        let alphabet = Array("{}[]:,\"\\/*'-+.0123456789eE truefalsn\n\tu#".utf8) + [0, 0x80, 0xC3, 0xA9, 0xF0, 0xFF]
        for _ in 0..<3000 {
            let bytes = (0..<Int(random.next() % 60)).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
            let ours = JSONDocument(bytes, dialect: .json)
            let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
            // Zero bytes make Foundation assume UTF-16, and it accepts a trailing comma.
            guard !bytes.contains(0), !ours.problems.contains(where: { $0.kind == .trailingComma }) else { continue }
            #expect((try? JSONDocument(strict: bytes)) == nil || ours.problems.isEmpty)
            guard let theirs else { continue }
            compared += 1
            #expect(ours.problems == [], "\(String(decoding: bytes, as: UTF8.self))")
            #expect(FoundationTree.equal(try #require(ours.root), theirs))
        }
        #expect(compared > 0)
    }

    @Test func randomValuesReadAsFoundationReadsThem() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<300 {
            let value = FoundationTree.random(&random, depth: 4)
            let options: JSONSerialization.WritingOptions =
                random.next() % 2 == 0 ? [.fragmentsAllowed] : [.fragmentsAllowed, .prettyPrinted]
            let data = try JSONSerialization.data(withJSONObject: value, options: options)
            let document = try JSONDocument(strict: Array(data))
            let root = try #require(document.root)
            #expect(FoundationTree.equal(root, value), "\(String(decoding: data, as: UTF8.self))")
        }
    }

    /// Formats a value on one line, with `?` around invalid JSON. Not for deep texts.
    private func show(_ node: JSONNode) -> String {
        switch node.kind {
        case .object:
            "{" + node.members.map { "\"\($0.key)\":\(show($0.value))" }.joined(separator: ",") + "}"
        case .array: "[" + node.children.map(show).joined(separator: ",") + "]"
        case .string: "\"\(node.string ?? "")\""
        case .invalid: "?\(node.text)?"
        default: node.text
        }
    }
}
