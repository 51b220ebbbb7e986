import TestSupport
import Testing

/// Apps that their `Info.plist` limits to one appearance.
@Suite struct InterfaceStyleTests {
    /// Text that fails in the dark only.
    private let text = """
        import SwiftUI
        let view = Text("a").foregroundStyle(.black).background(Color(uiColor: .systemBackground))

        """

    private func plist(_ style: String?) -> String {
        let entry = style.map { "\t<key>UIUserInterfaceStyle</key>\n\t<string>\($0)</string>\n" } ?? ""
        return
            "<plist version=\"1.0\">\n<dict>\n\t<key>CFBundleName</key>\n\t<string>App</string>\n\(entry)</dict>\n</plist>\n"
    }

    /// The appearances in which the text fails.
    private func failures(_ files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder(files.merging(["App/Views/A.swift": text]) { $1 })
        let lines = CommandRun("App", "-f", "jsonl", in: folder).output.split(separator: "\n")
        return lines.map { line in
            line.contains(#""appearance":"dark""#) ? "dark" : line.contains(#""appearance":"light""#) ? "light" : "any"
        }
    }

    @Test func theNearestPropertyListDecides() throws {
        #expect(try failures([:]) == ["dark"])
        #expect(try failures(["App/Info.plist": plist("Light")]) == [])
        #expect(try failures(["App/Info.plist": plist("Dark")]) == ["dark"])
        #expect(try failures(["App/Info.plist": plist("Automatic")]) == ["dark"])
        #expect(try failures(["App/Info.plist": plist(nil), "Info.plist": plist("Light")]) == ["dark"])
        #expect(try failures(["App/Supporting Files/Info.plist": plist("Light")]) == [])
        #expect(try failures(["App/.git/HEAD": "", "Info.plist": plist("Light")]) == ["dark"])
        #expect(try failures(["App/Info.plist": "bplist00"]) == ["dark"])
    }

    @Test func disagreementDoesNotCount() throws {
        let files = ["App/Info.plist": plist("Light"), "App/Resources/Info.plist": plist(nil)]
        #expect(try failures(files) == ["dark"])
    }

    @Test func theConfigurationWins() throws {
        let files = ["App/Info.plist": plist("Light"), ".color-lint.json": #"{"appearances": ["dark"]}"#]
        #expect(try failures(files) == ["dark"])
    }
}
