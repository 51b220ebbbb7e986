import CStandardLibrary

/// Prints how the time to lint a file grows with its size, for each shape of file.
struct GrowthRows {
    let program: String
    let folder: String
    /// From 10 KB to 10 MB.
    private static let sizes = [10_000, 100_000, 1_000_000, 10_000_000]

    /// Prints a row for each shape: the time of the processor for each size, without that of starting, and the exponent from each
    /// size to the next. With time proportional to the size, it is 1.
    func print(_ files: inout GeneratedFiles) {
        let start = GrowthFigures(program, in: folder)
        row("CSS, dense", "css", start) { files.css($0, isDense: true) }
        row("CSS, few colors", "css", start) { files.css($0, isDense: false, rarity: 50) }
        row("CSS, properties with unknown names", "css", start) { files.properties($0) }
        row("CSS, utilities in one line", "css", start) { files.utilities($0) }
        row("SCSS, dense", "scss", start) { files.css($0, isDense: true) }
        row("Swift, few colors", "swift", start) { files.swift($0, rarity: 60) }
        row("Swift, views", "swift", start) { files.views($0) }
        row("Swift, deep views in one another", "swift", start) { files.deepViews($0) }
        row("Swift, views that draw one another", "swift", start) { files.drawnViews($0) }
        row("JSON", "json", start) { files.json($0, rarity: 5) }
        row("HTML, a style for each element", "html", start) { size in
            let sheet = files.css(size / 2, isDense: true)
            return "<!DOCTYPE html><style>\(sheet)</style><body>" + Self.elements(size - sheet.utf8.count)
        }
    }

    private static func elements(_ size: Int) -> String {
        let element = "<p style=\"color: #777; background: #eee\">text</p>\n"
        return String(repeating: element, count: size / element.utf8.count + 1)
    }

    private func row(_ title: String, _ kind: String, _ start: GrowthFigures, _ text: (Int) -> String) {
        var figures = start
        for (place, size) in Self.sizes.enumerated() {
            let path = "\(folder)/growth.\(kind)"
            write(text(size), to: path)
            guard figures.add(path, runs: [20, 10, 5, 2][place]) else {
                return Swift.print("\(title): cannot be linted")
            }
        }
        figures.printRow(title)
    }
}
