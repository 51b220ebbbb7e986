import CommandLineTool
import FileSystem
import Foundation
import TestSupport
import Testing

/// The picture in the README shows the current output. After `UPDATE=1 swift test`, check the new picture.
@Suite struct ReportPictureTests {
    @Test func pictureShowsTheReport() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        let arguments = ["Tests/Samples/Badge.swift", "Tests/Samples/card.css"]
        let environment = CommandEnvironment(folder: WorkingFolder(at: package.path(percentEncoded: false)))
        _ = runCommandLine(arguments + ["--color", "always"], in: environment)
        let screen = "$ color-lint \(arguments.joined(separator: " "))\n" + environment.output.text
        let picture = TerminalPicture(screen).svg(title: "color-lint in a terminal")
        let file = package.appending(path: "editors/report.svg")
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try Data(picture.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == picture)
    }
}
