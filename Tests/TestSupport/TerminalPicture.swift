/// Draws terminal output as an SVG picture.
///
/// Supports the escape sequences used by color-lint: bold, dim, underline, the eight colors in normal and bright, and
/// true color for text and background. <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>
public struct TerminalPicture {
    private struct Style: Equatable {
        var foreground = Self.text
        var background: String?
        var isBold = false
        var isDim = false
        var isUnderlined = false

        static let text = "#d8dee9"
        static let palette = ["#3b4252", "#e5707a", "#a3be8c", "#ebcb8b", "#7aa2d6", "#b48ead", "#88c0d0", "#e5e9f0"]
        static let bright = ["#8f9bb3", "#f08a93", "#b9d3a5", "#f4dba4", "#95b8e8", "#c9a7c7", "#a3d6e4", "#ffffff"]
    }

    private struct Cell {
        var character: Character
        var style: Style
    }

    private var lines: [[Cell]] = [[]]

    /// Creates a picture of `output`.
    public init(_ output: String) {
        var style = Style()
        var rest = output[...]
        while let character = rest.popFirst() {
            if character == "\u{1b}", rest.first == "[" {
                rest.removeFirst()
                let codes = rest.prefix { !$0.isLetter }
                rest = rest.dropFirst(codes.count + 1)
                Self.apply(
                    codes.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }, to: &style)
            } else if character.isNewline {
                lines.append([])
            } else {
                lines[lines.count - 1].append(Cell(character: character, style: style))
            }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
    }

    private static func apply(_ codes: [Int], to style: inout Style) {
        var codes = codes[...]
        while let code = codes.popFirst() {
            switch code {
            case 0: style = Style()
            case 1: style.isBold = true
            case 2: style.isDim = true
            case 4: style.isUnderlined = true
            case 22: (style.isBold, style.isDim) = (false, false)
            case 24: style.isUnderlined = false
            case 30...37: style.foreground = Style.palette[code - 30]
            case 90...97: style.foreground = Style.bright[code - 90]
            case 39: style.foreground = Style.text
            case 49: style.background = nil
            case 38, 48:
                guard codes.count >= 4, codes.removeFirst() == 2 else { return }
                let channels = (0..<3).map { _ in min(max(codes.removeFirst(), 0), 255) }
                let hex = "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
                if code == 38 { style.foreground = hex } else { style.background = hex }
            default: break
            }
        }
    }

    /// Returns the picture as a self-contained SVG document.
    public func svg(title: String) -> String {
        let (width, height, margin, bar) = (8.4, 19.0, 18.0, 34.0)
        let columns = max(lines.map(\.count).max() ?? 0, 60)
        let total = (x: Double(columns) * width + 2 * margin, y: Double(lines.count) * height + margin + bar + 4)
        var shapes = ""
        for (row, line) in lines.enumerated() {
            let top = bar + 4 + Double(row) * height
            var column = 0
            while column < line.count {
                let style = line[column].style
                var end = column
                while end < line.count, line[end].style == style { end += 1 }
                let text = String(line[column..<end].map(\.character))
                let (x, length) = (margin + Double(column) * width, Double(end - column) * width)
                if let background = style.background {
                    shapes +=
                        "<rect x='\(x.short)' y='\(top.short)' width='\(length.short)' height='\(height.short)' fill='\(background)'/>\n"
                }
                if text.contains(where: { $0 != " " }) {
                    let weight = style.isBold ? " font-weight='bold'" : ""
                    let opacity = style.isDim ? " opacity='0.6'" : ""
                    let underline = style.isUnderlined ? " text-decoration='underline'" : ""
                    shapes +=
                        "<text x='\(x.short)' y='\((top + 14).short)' textLength='\(length.short)' fill='\(style.foreground)'\(weight)\(opacity)\(underline)>\(text.escaped)</text>\n"
                }
                column = end
            }
        }
        return """
            <svg xmlns='http://www.w3.org/2000/svg' width='\(total.x.short)' height='\(total.y.short)' \
            viewBox='0 0 \(total.x.short) \(total.y.short)' role='img'>
            <title>\(title.escaped)</title>
            <rect width='100%' height='100%' rx='8' fill='#232831'/>
            <circle cx='20' cy='17' r='5.5' fill='#e5707a'/>
            <circle cx='38' cy='17' r='5.5' fill='#ebcb8b'/>
            <circle cx='56' cy='17' r='5.5' fill='#a3be8c'/>
            <g font-family='ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace' font-size='14'>
            \(shapes)</g>
            </svg>

            """
    }
}

extension Double {
    /// At most one decimal, which is sufficient for a picture.
    fileprivate var short: String {
        let rounded = (self * 10).rounded() / 10
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

extension String {
    /// Escapes markup, and protects spaces from being collapsed.
    fileprivate var escaped: String {
        map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : $0 == " " ? "\u{a0}" : String($0) }
            .joined()
    }
}
