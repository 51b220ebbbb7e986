import ColorLinting
import ColorMath
import SourceColors
import SourceText

func htmlPlace(_ place: FindingGroup.Place) -> String {
    var text = "<code>\(htmlText(place.path)):\(place.line):\(place.column)</code>"
    if !place.element.isEmpty { text += " in <code>\(htmlText(place.element))</code>" }
    return text
}

/// Escapes `text` for HTML and puts it on one line.
func htmlText(_ text: String) -> String {
    xmlText(terminalSafe(text.withSingleSpaces))
}

/// Returns `color` as CSS, mapped into sRGB.
func htmlColor(_ color: RGBA) -> String { HexColor(color.mappedIntoSRGB).description }

/// Custom properties for a sample in two colors.
func htmlColors(_ foreground: RGBA, _ background: RGBA) -> String {
    "--f:\(htmlColor(foreground));--b:\(htmlColor(background))"
}

/// Source excerpts for the HTML report.
struct HTMLExcerpts {
    private let source: SourceBytes
    private let lines: LineIndex
    /// Maximum length of an excerpt in bytes.
    private static let limit = 80

    init(_ source: SourceBytes) {
        self.source = source
        lines = LineIndex(Array(source.buffer(ByteRange(0, source.count))))
    }

    /// Returns the text of `range`, truncated if long.
    func text(of range: ByteRange) -> String {
        let end = source.scalarStart(at: min(range.upperBound, range.lowerBound + Self.limit))
        return htmlText(source.text(ByteRange(range.lowerBound, end))) + (end < range.upperBound ? "…" : "")
    }

    /// Returns the line in which `range` begins, from 1.
    func line(of range: ByteRange) -> Int { lines.position(of: range.lowerBound, encoding: .utf8).line + 1 }

    /// Whether the text of `range` is short and on one line.
    func isShort(_ range: ByteRange) -> Bool {
        range.count <= Self.limit && !source.buffer(range).contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// Returns the lines of `ranges` with line numbers, with the ranges marked. Ranges on the same line are merged.
    func code(_ ranges: [ByteRange]) -> String {
        var text = "<pre>"
        for range in ranges.ordered() {
            let number = line(of: range)
            var start = range.lowerBound
            while start > 0, range.lowerBound - start < Self.limit, !isEnd(start - 1) { start -= 1 }
            while start < range.lowerBound, source[start] == 0x20 || source[start] == 0x09 { start += 1 }
            start = source.scalarStart(at: start)
            var end = range.upperBound
            while end < source.count, end - range.upperBound < Self.limit, !isEnd(end) { end += 1 }
            end = source.scalarStart(at: end)
            text += "<small>\(number)</small> " + code(start, range.lowerBound)
            text += "<mark>\(self.text(of: range))</mark>" + code(range.upperBound, end) + "\n"
        }
        return text + "</pre>"
    }

    private func isEnd(_ offset: Int) -> Bool { source[offset] == 0x0A || source[offset] == 0x0D }

    /// Returns code with its whitespace.
    private func code(_ start: Int, _ end: Int) -> String {
        xmlText(terminalSafe(source.text(ByteRange(start, end)).replacingTabs))
    }
}

extension String {
    /// The text with a space for each tab.
    fileprivate var replacingTabs: String { String(map { $0 == "\t" ? " " : $0 }) }
}

extension PairKind {
    /// The evidence in plain words.
    var words: String {
        switch self {
        case .sameElement: "both colors are set on the same element"
        case .state: "two rules for the same element"
        case .container: "text inside a container with this background"
        case .page: "text on the background of the page"
        case .assumed: "over the background assumed by the configuration"
        case .declared: "declared by a comment or the configuration"
        }
    }
}
