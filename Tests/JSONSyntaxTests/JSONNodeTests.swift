import JSONSyntax
import SourceText
import Testing

@Suite struct JSONNodeTests {
    @Test func values() throws {
        let text = #"{"s": "x", "i": 42, "d": 1.5, "t": true, "n": null, "a": [1, [2]], "o": {"k": {"l": 9}}}"#
        let root = try #require(JSONDocument(Array(text.utf8)).root)
        #expect(root["s"]?.string == "x")
        #expect(root["i"]?.int == 42)
        #expect(root["i"]?.double == 42)
        #expect(root["d"]?.double == 1.5)
        #expect(root["d"]?.int == nil)
        #expect(root["t"]?.bool == true)
        #expect(root["n"]?.isNull == true)
        #expect(root["a"]?[1]?[0]?.int == 2)
        #expect(root["a"]?[2] == nil)
        #expect(root["a"]?[-1] == nil)
        #expect(root["o"]?["k"]?["l"]?.int == 9)
        #expect(root["o"]?["k"]?["l"]?.parent?.key == "k")
        #expect(root["s"]?["x"] == nil)
        #expect(root["s"]?.int == nil)
        #expect(root["i"]?.string == nil)
        #expect(root["missing"] == nil)
        #expect(root.members.map(\.key) == ["s", "i", "d", "t", "n", "a", "o"])
        #expect(root["a"]?.members.map(\.key) == [])
    }

    @Test func ranges() throws {
        let text = #" { "kéy" : "vàl" , "n":12 } "#
        let source = SourceFile(path: "", language: .json, text: text)
        let document = JSONDocument(source.bytes)
        let member = try #require(document.root?["kéy"])
        #expect(source.text(member.range) == "\"vàl\"")
        #expect(member.keyRange.map(source.text) == "\"kéy\"")
        #expect(source.text(document.tree.nodes[1].contentRange) == "vàl")
        #expect(source.text(document.tree.nodes[1].keyContentRange) == "kéy")
        #expect(document.root.map { source.text($0.range) } == text.trimmingPrefix(" ").dropLast().description)
        #expect(document.root?.keyRange == nil)
    }

    @Test func keysThatOccurTwice() throws {
        let root = try #require(JSONDocument(Array(#"{"a":1,"\u0061":2,"b":0}"#.utf8)).root)
        #expect(root.members.map(\.key) == ["a", "a", "b"])
        #expect(root["a"]?.int == 2)
    }

    @Test(arguments: [
        (#""plain""#, "plain"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u65E5""#, "Aé日"),
        (#""\uD83D\uDE00""#, "😀"), (#""\uD83Dx""#, "\u{FFFD}x"), (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"),
        (#""\uD83D\u0041""#, "\u{FFFD}A"), (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"), (#""a\u0000b""#, "a\u{0}b"),
        (#""\x\u12""#, "\u{FFFD}x\u{FFFD}u12"), ("\"open", "open"), (#""open\"#, "open\u{FFFD}"),
    ])
    func strings(text: String, content: String) {
        let node = JSONDocument(Array(text.utf8)).root
        #expect(node?.string == content)
        #expect(node?.utf8 == Array(content.utf8))
    }

    @Test(arguments: [
        "0", "-0", "1", "-1", "0.1", "0.30000000000000004", "1e22", "1e23", "9007199254740993", "9007199254740992",
        "1.7976931348623157e308", "5e-324", "2.2250738585072014e-308", "123456789.123456789", "0.000001", "1E5",
        "1e+05",
        "0.1234567890123456789012345", "179769313486231570000000000000000000000", "100", "1.0", "12.50",
    ])
    func numbersAreTheNearestDouble(text: String) {
        let node = JSONDocument(Array(text.utf8)).root
        #expect(node?.double?.bitPattern == Double(text)?.bitPattern)
        #expect(node?.numberText == text)
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("7", 7), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
            ("9223372036854775808", nil), ("99999999999999999999", nil), ("1.0", 1), ("1.5e1", 15), ("1.5", nil),
            ("1e99", nil),
            ("1e400", nil), ("-2.0e0", -2),
        ] as [(String, Int?)])
    func integers(text: String, value: Int?) {
        #expect(JSONDocument(Array(text.utf8)).root?.int == value)
    }

    @Test func aNumberTooLargeIsNone() {
        #expect(JSONDocument(Array("1e400".utf8)).root?.double == nil)
        #expect(JSONDocument(Array("1e400".utf8)).root?.kind == .number)
    }
}
