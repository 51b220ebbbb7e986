import ColorMath
import JSONSyntax
import SourceText

/// A change that silences a finding.
package struct Silencing: Sendable {
    /// Where it is silenced.
    package enum Change: Hashable, Sendable {
        /// By a comment in the file.
        case comment(Edit)
        /// By an element of `ignore` in the configuration, as JSON.
        case configuration(String)
    }

    /// Description.
    package var title: String
    package var change: Change
}

extension Linter {
    /// The text that the user replaces by a reason.
    private static let reason = "TODO: why"
    /// Larger files are not linted again to check comments.
    private static let maxChecked = 256 << 10

    /// Returns the changes that silence `finding` of `report` on `file`: here, in the file, and the colors of its pair
    /// in the project. `path` is the file's path relative to the configuration's folder.
    ///
    /// Comments were inserted, parsed and judged: what does not silence the finding is not offered.
    package func silencings(
        of finding: Finding, in file: SourceFile, report: FileReport, path: String
    ) -> [Silencing] {
        guard let metadata = RuleCatalog.metadata(of: finding.rule),
            finding.rule != StaleSuppressionRule.metadata.id, finding.rule != InvalidDirectiveRule.metadata.id
        else { return [] }
        let rule = metadata.id
        let place = " (\(ConfigurationFile.name))"
        var result: [Silencing] = []
        if file.language == .json {
            let pointer = report.elements(of: [finding], in: file).first ?? ""
            if pointer.hasPrefix("/") {
                let change = Self.entry(rule) {
                    $0.field("files", [path])
                    $0.field("pointer", pointer)
                }
                result.append(Silencing(title: "Ignore \(rule) at \(pointer)\(place)", change: change))
            }
            let change = Self.entry(rule) { $0.field("files", [path]) }
            result.append(Silencing(title: "Ignore \(rule) in this file\(place)", change: change))
        } else {
            let line = file.startOfLine(finding.range.lowerBound)
            if let edit = comment("disable:next", at: line, finding, file, report) {
                result.append(Silencing(title: "Ignore \(rule) here", change: .comment(edit)))
            }
            if let edit = comment("disable:file", at: file.startOfContent, finding, file, report) {
                result.append(Silencing(title: "Ignore \(rule) in this file", change: .comment(edit)))
            }
        }
        if let index = finding.pair, report.pairs.indices.contains(index),
            let foreground = report.pairs[index].foreground, let background = report.pairs[index].background
        {
            let (first, second) = (HexColor(foreground).description, HexColor(background).description)
            let change = Self.entry(rule) {
                $0.field("foreground", first)
                $0.field("background", second)
            }
            result.append(Silencing(title: "Ignore \(first) on \(second) in the project\(place)", change: change))
        }
        return result
    }

    /// Returns an element of `ignore` for `rule` with `members`.
    private static func entry(_ rule: String, _ members: (inout JSONWriter) -> Void) -> Silencing.Change {
        var json = JSONWriter()
        json.object {
            members(&$0)
            $0.field("rules", [rule])
            $0.field("reason", reason)
        }
        return .configuration(json.text)
    }

    /// Returns the insertion of a comment with the directive `word` on a line of its own at `offset`; nil if it would
    /// not silence `finding`.
    private func comment(
        _ word: String, at offset: Int, _ finding: Finding, _ file: SourceFile, _ report: FileReport
    ) -> Edit? {
        let directive = "color-lint:\(word) \(finding.rule) -- \(Self.reason)"
        let marks: [(open: String, close: String)] =
            switch file.language {
            case .swift, .scss, .less: [("// ", "")]
            case .css: [("/* ", " */")]
            case .html, .vue, .svelte: [("/* ", " */"), ("<!-- ", " -->")]
            case .json, .nib: []
            }
        for (open, close) in marks {
            let text = file.indentation(at: offset) + open + directive + close + file.lineEnd
            let edit = Edit(ByteRange(offset, offset), text)
            if silences(edit, finding, file, report) { return edit }
        }
        return nil
    }

    private func silences(_ edit: Edit, _ finding: Finding, _ file: SourceFile, _ report: FileReport) -> Bool {
        guard file.bytes.count <= Self.maxChecked else {
            return file.language != .html && file.language != .vue && file.language != .svelte
        }
        var changed = file
        changed.bytes.insert(contentsOf: edit.text.utf8, at: edit.range.lowerBound)
        let start = finding.range.lowerBound + edit.text.utf8.count
        let findings = lint(changed).findings
        return findings.count < report.findings.count
            && !findings.contains { $0.rule == finding.rule && $0.range.lowerBound == start }
    }
}

extension JSONWriter {
    fileprivate mutating func field(_ name: String, _ texts: [String]) {
        array(name) { for text in texts { $0.value(text) } }
    }
}

extension SourceFile {
    /// Returns the start of the line that contains `offset`.
    fileprivate func startOfLine(_ offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        return start == 0 ? startOfText : start
    }

    /// The offset after a byte order mark.
    private var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// The start of the first line that may be a comment: not before `@charset`, a doctype or a tag.
    fileprivate var startOfContent: Int {
        var start = startOfText
        while start < bytes.count, bytes[start] == UInt8(ascii: "@") || bytes[start] == UInt8(ascii: "<") {
            let isCharset = bytes[start...].starts(with: "@charset".utf8)
            let isTag = bytes[start] == UInt8(ascii: "<")
            guard isCharset || isTag else { break }
            while start < bytes.count, bytes[start] != 0x0A { start += 1 }
            start = min(start + 1, bytes.count)
            if isTag { break }
        }
        return start
    }

    /// The blanks with which the line at `offset` begins.
    fileprivate func indentation(at offset: Int) -> String {
        String(decoding: bytes[offset...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    /// How the file ends its lines.
    fileprivate var lineEnd: String {
        guard let place = bytes.firstIndex(of: 0x0A) else { return "\n" }
        return place > 0 && bytes[place - 1] == 0x0D ? "\r\n" : "\n"
    }
}
