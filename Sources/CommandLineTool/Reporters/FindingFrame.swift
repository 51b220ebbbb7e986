import ColorLinting
import ColorMath
import SourceText

/// A finding in the text report: the message, the code with underlined ranges, and a preview of the first fix.
///
/// It has one owner, and cannot be copied: code that copies so many fields is large.
struct FindingFrame: ~Copyable {
    private let file: LintedFile
    private let finding: Finding
    private let source: SourceBytes
    private let style: Style
    private let columns: Int
    private let lines: LineIndex
    private var rows: [String] = []
    private var gutter = 1

    /// Creates the frame of `finding` in `file` with the bytes `source` and their `lines`.
    init(
        _ file: LintedFile, _ finding: Finding, _ source: SourceBytes, _ lines: LineIndex, style: Style, columns: Int
    ) {
        self.file = file
        self.finding = finding
        self.source = source
        self.lines = lines
        self.style = style
        self.columns = columns
    }

    private struct Mark {
        var range: ByteRange
        var line: Int
        var label: String
        var isMain: Bool
    }

    /// Indentation of lines that start with a rule. Valid after ``text(at:)``.
    var indent: Int { gutter + 1 }

    /// Returns the frame for a finding at `findingPlace`.
    mutating func text(at findingPlace: FindingPlace) -> String {
        let (start, end) = (findingPlace.start, findingPlace.end)
        var label = pairSample
        if end.line > start.line { label += style.dim(" … to line \(end.line)") }
        var marks = [Mark(range: finding.range, line: start.line, label: label, isMain: true)]
        for place in finding.related where place.path == file.file.path {
            let line = line(of: place.range.lowerBound)
            marks.append(Mark(range: place.range, line: line, label: place.message, isMain: false))
        }
        marks.order { $0.line != $1.line ? $0.line < $1.line : $0.isMain && !$1.isMain }
        let edits = previewEdits
        let editLines = edits.map { line(of: $0.range.lowerBound) }
        gutter = String((marks.map(\.line) + editLines).max() ?? 1).utf8.count

        let severity = style.marked("\(finding.severity.rawValue)[\(finding.rule)]", as: finding.severity)
        let head = "\(finding.severity.rawValue)[\(finding.rule)]: "
        let message = wrapped(terminalSafe(finding.message), to: columns, after: displayWidth(of: head))
        rows = ["\(severity)\(style.bold(":")) \(style.bold(message.first ?? ""))"]
        rows += message.dropFirst().map { style.bold("  " + $0) }
        let place = "\(terminalSafe(file.file.path)):\(start.line):\(start.column)"
        let element = style.element(
            findingPlace.element, behind: gutter + 4 + displayWidth(of: place), columns, newLine: (blank, "│"))
        rows.append(blank + style.info("┌─ ") + place + element)
        addRule()
        addCode(marks)
        for place in finding.related where place.path != file.file.path {
            rows.append(
                blank + style.info("= ") + "\(place.message): \(terminalSafe(place.path))"
                    + (place.line.map { ":\($0)" } ?? ""))
        }
        if let fix = finding.fixes.first {
            addRule()
            let word = fix.safety == .safe ? "fix" : "possible fix"
            rows.append(blank + style.info("= ") + style.good(word + ": ") + terminalSafe(fix.title))
            for (edit, line) in zip(edits, editLines) { addPreview(of: edit, at: line) }
        }
        return rows.joined(separator: "\n") + "\n"
    }

    private var blank: String { String(repeating: " ", count: gutter + 1) }
    private var codeWidth: Int { max(columns - gutter - 5, 40) }

    private mutating func addRule() { rows.append(blank + style.info("│")) }

    private mutating func addCode(_ marks: [Mark]) {
        var last: (line: Int, code: CodeLine)?
        for mark in marks {
            var code = CodeLine(source, showing: mark.range, limit: codeWidth)
            var place = code.place
            if let last, last.line == mark.line, let shared = last.code.place(of: mark.range) {
                (code, place) = (last.code, shared)
            } else {
                if let last, mark.line > last.line + 1 { rows.append(blank + style.info("⋮")) }
                rows.append(style.info(number(mark.line) + " │ ") + code.text)
            }
            last = (mark.line, code)
            let underline = String(repeating: mark.isMain ? "━" : "─", count: place.width)
            let shown = mark.isMain ? style.marked(underline, as: finding.severity) : style.info(underline)
            let indent = String(repeating: " ", count: place.indent)
            rows.append(blank + style.info("│ ") + indent + shown + (mark.label.isEmpty ? "" : " " + mark.label))
        }
    }

    /// Edits of the first fix to preview.
    private var previewEdits: [Edit] {
        guard let fix = finding.fixes.first else { return [] }
        return fix.edits.filter { $0.path == file.file.path }.map(\.edit).ordered { $0.range < $1.range }.prefix(3).map(
            \.self)
    }

    private mutating func addPreview(of edit: Edit, at line: Int) {
        // Assemble enough of the line on both sides for any width.
        let reach = codeWidth * 4
        let before = source.buffer(ByteRange(max(edit.range.lowerBound - reach, 0), edit.range.lowerBound))
        let after = source.buffer(ByteRange(edit.range.upperBound, edit.range.upperBound + reach))
        let text = Array(edit.text.utf8)
        let bytes = Array(before) + text + Array(after)
        let code = bytes.withUnsafeBufferPointer {
            CodeLine(
                SourceBytes($0), showing: ByteRange(before.count, before.count + text.count), limit: codeWidth)
        }
        rows.append(style.good(number(line) + " + ") + code.text)
        let indent = String(repeating: " ", count: code.place.indent)
        let underline = style.good(String(repeating: "━", count: code.place.width))
        rows.append(blank + style.info("│ ") + indent + underline + sample(after: edit))
    }

    private func number(_ line: Int) -> String {
        let digits = String(line)
        return String(repeating: " ", count: max(gutter - digits.utf8.count, 0)) + digits
    }

    /// Returns the line of `offset`, from 1.
    private func line(of offset: Int) -> Int { lines.position(of: offset, encoding: .utf8).line + 1 }

    // MARK: colors

    /// Sample text in the colors of the pair.
    private var pairSample: String {
        guard let pair = file.judgement(of: finding), let foreground = pair.foreground, let background = pair.background
        else {
            return ""
        }
        let sample = style.sample(" Aa ", foreground, on: background)
        return sample.isEmpty ? pair.ratio.map { ratioText($0) + ":1" } ?? "" : sample
    }

    /// The same with the colors after `edit`, if it changes one of the pair's literals.
    private func sample(after edit: Edit) -> String {
        guard style.isColored, let (foreground, background) = file.colors(after: edit, in: finding) else { return "" }
        return " " + style.sample(" Aa ", foreground, on: background)
    }
}
