import ColorLinting

/// Checkstyle XML, which many CI tools read.
struct CheckstyleReporter: Reporter {
    var opening: [UInt8] { Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8) }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        var text = "  <file name=\"\(xmlText(file.file.path))\">\n"
        file.forEachFinding { finding, start, _ in
            let severity =
                switch finding.severity {
                case .error: "error"
                case .warning: "warning"
                case .info, .hint, .off: "info"
                }
            text +=
                "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(severity)\" "
                + "message=\"\(xmlText(finding.message))\" source=\"color-lint.\(finding.rule)\"/>\n"
        }
        output += Array((text + "  </file>\n").utf8)
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] { Array("</checkstyle>\n".utf8) }
}
