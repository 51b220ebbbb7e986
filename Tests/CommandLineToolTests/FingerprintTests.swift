import Foundation
import TestSupport
import Testing

/// Fingerprints identify a finding in other runs, so only edits that make it another finding may change them.
@Suite struct FingerprintTests {
    private func fingerprints(_ path: String, _ text: String) throws -> [String] {
        let run = CommandRun("--format", "gitlab", in: try TemporaryFolder([path: text]))
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        return try rows.map { try #require($0["fingerprint"] as? String) }
    }

    private static let faint = "a { color: #777; background: #fff }\n"

    @Test(arguments: [
        ("the same", "a.css", faint, true), ("lines before", "a.css", "b {}\n\n" + faint, true),
        ("lines behind", "a.css", faint + "b {}\n", true),
        ("a comment", "a.css", faint.replacing("color:", with: "/* gray */ color:"), true),
        ("line breaks", "a.css", faint.replacing("; ", with: ";\n  "), true),
        ("another declaration", "a.css", faint.replacing("{", with: "{ margin: 0;"), true),
        ("another file", "b.css", faint, false), ("another selector", "a.css", "b" + faint, false),
        ("another color", "a.css", faint.replacing("#777", with: "#888"), false),
        ("another background", "a.css", faint.replacing("#fff", with: "#ffe"), false),
    ])
    func changesWithTheFinding(_ edit: String, _ path: String, _ text: String, _ isSame: Bool) throws {
        let before = try fingerprints("a.css", Self.faint)
        let after = try fingerprints(path, text)
        #expect(before.count == 1 && after.count == 1)
        #expect((before == after) == isSame, "\(edit)")
    }

    @Test func equalFindingsAreNumbered() throws {
        let text = "Text(title).foregroundStyle(Color(white: 0.5)).background(.white)\n"
        let body = String(repeating: text, count: 3)
        let three = try fingerprints("A.swift", "struct A: View { var body: some View { VStack {\n\(body)} } }")
        #expect(three.count == 3 && Set(three).count == 3)
        #expect(three.allSatisfy { $0.utf8.count == 16 && UInt64($0, radix: 16) != nil })
    }
}
