import CommandLineTool
import FileSystem
import Foundation
import TestSupport
import Testing

/// `Tests/PaletteApp`, an app whose views decide what lies behind each other's text.
@Suite struct PaletteAppTests {
    private static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "PaletteApp")
    }

    private func check(_ name: String, _ arguments: String...) throws {
        let environment = CommandEnvironment(folder: WorkingFolder(at: Self.folder.path))
        _ = runCommandLine(arguments + ["--color", "never"], in: environment)
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots").appending(
            path: name)
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            try Data(environment.output.text.utf8).write(to: file)
        }
        let expected = try #require(try? String(contentsOf: file, encoding: .utf8), "there is no snapshot \(name)")
        #expect(environment.output.text == expected)
        #expect(environment.errors.text == "")
    }

    /// Every color that the app gives to text is judged, or the reason stated.
    @Test func pairsOfTheApp() throws { try check("palette-app-pairs.txt", "pairs") }

    /// Findings name the view that draws the background, and the way to the text.
    @Test func findingsInTheApp() throws { try check("palette-app.txt", ".") }

    @Test func pairsAsLines() throws { try check("palette-app-pairs.jsonl", "pairs", "--format", "jsonl") }
}
