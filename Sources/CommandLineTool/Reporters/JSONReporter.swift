import ColorLinting
import JSONSyntax
import SourceText

/// JSON Lines: one object per finding.
struct JSONLinesReporter: Reporter {
    var fixCount: Int { .max }
    var namesElements: Bool { true }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        guard !file.report.findings.isEmpty else { return }
        var json = JSONWriter()
        file.forEachFinding { finding, place in
            json.finding(finding, in: file.file.path, at: place)
            json.endLine()
        }
        output += json.bytes
    }
}

/// One JSON object with all findings, one per line, and a summary.
struct JSONReporter: Reporter {
    var fixCount: Int { .max }
    var namesElements: Bool { true }
    var opening: [UInt8] { Array(#"{"version":1,"findings":["#.utf8) }
    var separator: [UInt8] { [UInt8(ascii: ",")] }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        var isFirst = true
        file.forEachFinding { finding, place in
            var json = JSONWriter()
            json.finding(finding, in: file.file.path, at: place)
            output += Array((isFirst ? "\n" : ",\n").utf8) + json.bytes
            isFirst = false
        }
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] {
        var json = JSONWriter()
        json.object { $0.summary(tally) }
        return Array("\n],\"summary\":".utf8) + json.bytes + Array("}\n".utf8)
    }
}

extension JSONWriter {
    /// Writes the members of the summary.
    mutating func summary(_ tally: Tally) {
        field("files", tally.files)
        field("colors", tally.colors)
        field("pairsChecked", tally.pairsChecked)
        field("pairsUnresolved", tally.pairsUnresolved)
        field("pairsWithoutBackground", tally.pairsWithoutBackground)
        field("findings", tally.findingCount)
        for severity in Severity.allCases.reversed() where severity != .off {
            field(severity.rawValue, tally.findings[severity])
        }
        field("fixed", tally.fixes)
        field("skipped", tally.skipped)
        field("errors", tally.errors)
    }

    /// Writes `finding` in the file with the shown `path`.
    fileprivate mutating func finding(_ finding: Finding, in path: String, at place: FindingPlace) {
        object {
            $0.field("rule", finding.rule)
            $0.field("severity", finding.severity.rawValue)
            $0.field("path", path)
            $0.range(finding.range)
            $0.field("line", place.start.line)
            $0.field("column", place.start.column)
            $0.field("endLine", place.end.line)
            $0.field("endColumn", place.end.column)
            $0.field(element: place.element)
            $0.field("message", finding.message)
            $0.field("appearance", finding.appearance?.rawValue ?? "any")
            $0.field("ratio", orNull: finding.ratio)
            $0.field("required", orNull: finding.required)
            $0.array("fixes") {
                for fix in finding.fixes { $0.fix(fix) }
            }
            $0.array("related") {
                for place in finding.related {
                    $0.object {
                        $0.field("path", place.path)
                        $0.range(place.range)
                        $0.field("message", place.message)
                    }
                }
            }
        }
    }

    private mutating func fix(_ fix: Fix) {
        object {
            $0.field("title", fix.title)
            $0.field("safety", fix.safety.rawValue)
            $0.array("edits") {
                for edit in fix.edits {
                    $0.object {
                        $0.field("path", edit.path)
                        $0.range(edit.edit.range)
                        $0.field("text", edit.edit.text)
                    }
                }
            }
        }
    }

    /// Writes the members `start` and `end`, in bytes.
    mutating func range(_ range: ByteRange) {
        field("start", range.lowerBound)
        field("end", range.upperBound)
    }

    /// Writes the member `element`, or `null` if there is none.
    mutating func field(element: String) {
        if element.isEmpty { nullField("element") } else { field("element", element) }
    }

    /// Writes a number, or `null` if there is none.
    mutating func field(_ name: String, orNull number: Double?) {
        if let number { field(name, number) } else { nullField(name) }
    }
}
