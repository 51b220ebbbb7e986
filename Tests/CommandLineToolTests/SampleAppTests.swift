import CommandLineTool
import Foundation
import TestSupport
import Testing

/// The sample app, linted before and after one definition is edited.
@Suite struct SampleAppTests {
    @Test(arguments: SampleApp.Stage.allCases) func theCommandFindsWhatIsMarked(_ stage: SampleApp.Stage) throws {
        let app = try SampleApp()
        let folder = try TemporaryFolder(app.texts(stage))
        let run = CommandRun("--format", "jsonl", in: folder)
        var findings: [String: [MarkedSource.Mark]] = [:]
        for line in run.output.split(separator: "\n") {
            let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let path = try #require(row["path"] as? String)
            let label = try SampleApp.label(
                #require(row["rule"] as? String), #require(row["message"] as? String))
            let mark = try MarkedSource.Mark(
                #require(row["start"] as? Int), #require(row["end"] as? Int), label)
            findings[path, default: []].append(mark)
        }
        #expect(run.code == 1)
        #expect(run.errors == "")
        let (found, expected) = (app.annotated(stage, findings), app.expected(stage))
        for path in app.paths { #expect(found[path] == expected[path], "\(path)") }
    }
}
