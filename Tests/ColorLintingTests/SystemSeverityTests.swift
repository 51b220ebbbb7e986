import ColorLinting
import SourceColors
import SourceText
import TestSupport
import Testing

/// Findings about text whose color and background are both the system's.
@Suite struct SystemSeverityTests {
    private func findings(_ style: String, _ json: String = "{}") throws -> [Finding] {
        let text =
            "import SwiftUI\nstruct A: View { var body: some View { List { Text(\"a\").foregroundStyle(\(style)) } } }\n"
        let settings = try ConfigurationFile(Array(json.utf8), in: "/project")
            .configuration(of: "/project/A.swift", over: Configuration(), under: [])
        return Linter(configuration: settings)
            .lint(SourceFile(path: "/project/A.swift", language: .swift, text: text)).findings
    }

    @Test(arguments: [
        (".secondary", Severity.info), ("Color(.secondaryLabel)", .info), (".tertiary", .info),
        // The author's choice.
        ("Color.gray", .warning), ("Color.red", .warning), (".secondary.opacity(0.9)", .warning),
        ("Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.61)", .warning),
    ])
    func dependsOnTheColor(_ style: String, _ severity: Severity) throws {
        #expect(try findings(style).map(\.severity) == [severity])
    }

    @Test(arguments: [
        (#""system": "warning""#, Severity.warning), (#""system": "error""#, .error), (#""system": "off""#, nil),
    ])
    func canBeConfigured(_ option: String, _ severity: Severity?) throws {
        #expect(
            try findings(".secondary", "{ \"rules\": { \"contrast\": { \(option) } } }").first?.severity == severity)
    }

    @Test func followsALowerSeverityOfTheRule() throws {
        let json = #"{ "severity": { "contrast": "hint" } }"#
        #expect(try findings(".secondary", json).first?.severity == .hint)
    }

    @Test func saysSo() throws {
        #expect(
            try findings(".secondary").first?.message
                == "contrast 3.43:1 is below 4.5:1 (AA) in the system's colors: #3c3c4399 on #ffffff of the list in the light appearance"
        )
    }
}
