import Foundation
import JSONSyntax
import SourceText
import Testing

@Suite struct JSONWriterTests {
    private func sample(_ json: inout JSONWriter) {
        json.object {
            $0.field("name", "a \"b\"\n")
            $0.array("list") {
                $0.value(1)
                $0.value(-2.5)
                $0.array { _ in }
                $0.object { $0.field("deep", true) }
            }
            $0.object("empty") { _ in }
            $0.nullField("none")
            $0.field("fixed", raw: "0.500")
        }
    }

    @Test func oneLine() {
        var json = JSONWriter()
        sample(&json)
        json.endLine()
        #expect(
            json.text == #"""
                {"name":"a \"b\"\n","list":[1,-2.5,[],{"deep":true}],"empty":{},"none":null,"fixed":0.500}

                """#)
    }

    @Test func indented() {
        var json = JSONWriter(indentation: 2)
        sample(&json)
        #expect(
            json.text == #"""
                {
                  "name": "a \"b\"\n",
                  "list": [
                    1,
                    -2.5,
                    [],
                    {
                      "deep": true
                    }
                  ],
                  "empty": {},
                  "none": null,
                  "fixed": 0.500
                }
                """#)
    }

    @Test func linesOfValues() {
        var json = JSONWriter()
        for number in 0..<3 {
            json.beginArray()
            json.value(number)
            json.endArray()
            json.endLine()
        }
        #expect(json.text == "[0]\n[1]\n[2]\n")
        json.removeAll()
        json.value("x")
        #expect(json.text == "\"x\"")
    }

    @Test(
        arguments: [
            (0.0, "0"), (-0.0, "-0.0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
            (1e15, "1000000000000000"),
            (1e16, "1e+16"), (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "null"), (.infinity, "null"),
            (-.infinity, "null"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) throws {
        var json = JSONWriter()
        json.value(value)
        #expect(json.text == text)
        if value.isFinite {
            #expect(try JSONDocument(strict: json.bytes).root?.double?.bitPattern == value.bitPattern)
        }
    }

    @Test func integers() {
        var json = JSONWriter()
        json.array { for number in [0, -9, 10, -10, Int.max, Int.min] { $0.value(number) } }
        #expect(json.text == "[0,-9,10,-10,\(Int.max),\(Int.min)]")
    }

    @Test func everyCharacterComesBack() throws {
        var text = (0..<0x300).compactMap(Unicode.Scalar.init).map(String.init).joined() + "\u{2028}\u{FFFD}\u{FFFF}😀"
        text += text
        var json = JSONWriter()
        json.object { $0.field(text, text) }
        let document = try JSONDocument(strict: json.bytes)
        #expect(document.root?[text]?.string == text)
        let theirs = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: String]
        #expect(theirs == [text: text])
    }

    /// Characters that could change what a terminal shows are escaped, and no others.
    @Test func unsafeCharacters() throws {
        for scalar in (0..<0x3000 as Range<UInt32>).compactMap(Unicode.Scalar.init) where scalar.value >= 0x7F {
            var json = JSONWriter()
            json.value("a\(scalar)é")
            let escape = String(format: "\\u%04x", scalar.value)
            #expect(json.text == (scalar.isUnsafeInTerminals ? "\"a\(escape)é\"" : "\"a\(scalar)é\""))
        }
    }
}
