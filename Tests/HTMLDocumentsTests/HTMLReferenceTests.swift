import SourceText
import Testing

import HTMLDocuments

@Suite struct HTMLReferenceTests {
    @Test(arguments: [
        ("&amp;&lt;&GT;&quot", "&<>\""), ("&notit;&notin;&not", "¬it;∉¬"), ("&amp=&ampx", "&=&x"),
        ("&NotEqualTilde;", "≂̸"), ("&fjlig;", "fj"), ("&nosuch; &; & &a", "&nosuch; &; & &a"),
        ("&#65;&#x41;&#X41&#;&#x;", "AAA&#;&#x;"),
        ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("&#128;&#x9F;&#x81;", "€Ÿ\u{81}"),
    ])
    func readsReferences(_ html: String, _ text: String) {
        #expect(decoded(html, .text) == text)
    }

    @Test(arguments: [
        ("&amp=b&lt;", "&amp=b<"), ("a&ampb", "a&ampb"), ("&amp;b&amp", "&b&"), ("?a=b&copy=c", "?a=b&copy=c"),
    ])
    func readsLessInAttributes(_ html: String, _ text: String) {
        #expect(decoded(html, .attribute) == text)
    }

    /// Looks up each entry of the table, which a binary search would not find in a table out of order.
    @Test func findsEveryName() {
        let table = HTMLReferenceTable.entries.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        let entries = table.split(separator: " ")
        #expect(entries.count == 2125)
        #expect(entries.filter { $0.contains("!") }.count == 106)
        for entry in entries {
            let parts = entry.split(whereSeparator: { $0 == ";" || $0 == "!" })
            let text = parts[1].split(separator: "+").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            let expected = String(String.UnicodeScalarView(text))
            #expect(decoded("&\(parts[0]);", .text) == expected)
            if entry.contains("!") { #expect(decoded("&\(parts[0])!", .text) == expected + "!") }
        }
    }

    private func decoded(_ html: String, _ kind: HTMLTextKind) -> String {
        var bytes: [UInt8] = []
        Array(html.utf8).withUnsafeBufferPointer {
            SourceBytes($0).appendHTML(ByteRange(0, $0.count), kind, to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
