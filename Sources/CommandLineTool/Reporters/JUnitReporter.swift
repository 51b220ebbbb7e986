import ColorLinting

/// JUnit XML: one suite per file with findings, one failed test per finding.
///
/// <https://github.com/testmoapp/junitxml>
struct JUnitReporter: Reporter {
    var opening: [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"color-lint\">\n".utf8)
    }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        let path = xmlText(file.file.path)
        let count = file.report.findings.count
        var text = "  <testsuite name=\"\(path)\" tests=\"\(count)\" failures=\"\(count)\">\n"
        file.forEachFinding { finding, start, _ in
            let message = xmlText(finding.message)
            text +=
                "    <testcase name=\"\(finding.rule) \(start.line):\(start.column)\" classname=\"\(path)\">\n"
                + "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">"
                + "\(path):\(start.line):\(start.column): \(message)</failure>\n    </testcase>\n"
        }
        output += Array((text + "  </testsuite>\n").utf8)
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] {
        let passed =
            "  <testsuite name=\"files\" tests=\"1\" failures=\"0\"><testcase name=\"\(tally.files) read\"/></testsuite>\n"
        return Array((passed + "</testsuites>\n").utf8)
    }
}
