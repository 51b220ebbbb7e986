import ColorLinting
import ColorMath
import SourceColors

/// A palette as a picture: a row of labeled swatches for each group. Its style sheet names each color.
///
/// <https://www.w3.org/TR/SVG2/>
struct PalettePicture {
    let groups: [PaletteGroup]

    private static let (cell, row, columns) = (96, 76, 12)

    var svg: String {
        var (top, width, rules, body) = (12, 0, "", "")
        for group in groups {
            if !group.title.isEmpty {
                body += "<text x=\"12\" y=\"\(top + 14)\" fill=\"gray\">\(htmlText(group.title))</text>\n"
                top += 22
            }
            // A monochrome grid keeps its rows.
            let side = Int(Double(group.colors.count).squareRoot())
            let isGrid = side > 1 && side * side == group.colors.count && group.title.hasSuffix("monochrome")
            let columns = isGrid ? side : Self.columns
            for (index, color) in group.colors.enumerated() {
                let (x, y) = (12 + index % columns * Self.cell, top + index / columns * Self.row)
                width = max(width, x + Self.cell)
                rules += ".\(color.name){fill:\(color.hex)}\n"
                body +=
                    "<rect class=\"\(color.name)\" x=\"\(x)\" y=\"\(y)\" width=\"\(Self.cell)\" height=\"\(Self.row)\"/>"
                body +=
                    "<g fill=\"\(color.ink)\"><text x=\"\(x + 8)\" y=\"\(y + 22)\" font-weight=\"600\">\(color.hex)</text>"
                body += "<text x=\"\(x + 8)\" y=\"\(y + 40)\" font-size=\"10\">\(color.name)</text>"
                body += "<text x=\"\(x + 8)\" y=\"\(y + 62)\" font-size=\"10\">"
                body += "\(ratioText(color.contrast(.white))) · \(ratioText(color.contrast(.black)))</text></g>\n"
            }
            top += (group.colors.count + columns - 1) / columns * Self.row + 16
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width + 12) \(top)\" width=\"\(width + 12)\" "
            + "height=\"\(top)\" font-family=\"system-ui,sans-serif\" font-size=\"12\">\n"
            + "<title>A palette; the ratios are the contrast with white and with black</title>\n"
            + "<style>\n\(rules)</style>\n\(body)</svg>\n"
    }
}
