import ColorLinting
import JSONSyntax

/// A GitLab Code Quality report: an array with one object per finding.
///
/// <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>
struct GitLabReporter: Reporter {
    var opening: [UInt8] { [UInt8(ascii: "[")] }
    var separator: [UInt8] { [UInt8(ascii: ",")] }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        let fingerprints = file.fingerprints()
        var index = 0
        file.forEachFinding { finding, start, end in
            let severity =
                switch finding.severity {
                case .error: "major"
                case .warning: "minor"
                case .info, .hint, .off: "info"
                }
            var json = JSONWriter()
            json.object {
                $0.field("description", finding.message)
                $0.field("check_name", finding.rule)
                $0.field("fingerprint", index < fingerprints.count ? fingerprints[index] : "")
                $0.field("severity", severity)
                $0.object("location") {
                    $0.field("path", file.file.path)
                    $0.object("lines") {
                        $0.field("begin", start.line)
                        $0.field("end", end.line)
                    }
                }
            }
            output += Array((index == 0 ? "\n" : ",\n").utf8) + json.bytes
            index += 1
        }
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] { Array("\n]\n".utf8) }
}
