import ColorLinting
import ColorMath
import SourceColors
import SourceText

/// A palette as a page: swatches, the explorer, and the palette as code.
struct PalettePage {
    let plan: PalettePlan
    let level: ContrastLevel

    var text: String {
        var text = htmlHead + "<header>\n<h1>Palette</h1>\n" + htmlLook + "</header>\n"
        for group in plan.groups {
            text += "<section>\n"
            if !group.title.isEmpty { text += "<h2>\(htmlText(group.title))</h2>\n" }
            text += "<ul class=\"swatches\">\n"
            for color in group.colors { text += swatch(color) }
            text += "</ul>\n</section>\n"
        }
        let colors = plan.groups.flatMap { $0.colors }
        text += ColorExplorer(colors: colors, background: plan.background, level: level).text
        let code = PaletteCode(groups: plan.groups)
        text += "<section>\n<h2>As code</h2>\n"
        for (title, content) in [
            ("CSS", code.css), ("Swift", code.swift), ("Design tokens", String(decoding: code.tokens, as: UTF8.self)),
        ] {
            text += "<details><summary>\(title)</summary><pre>\(xmlText(content))</pre></details>\n"
        }
        return text + "</section>\n</body>\n</html>\n"
    }

    private func swatch(_ color: PaletteColor) -> String {
        var text = "<li style=\"--c:\(color.hex);--t:\(color.ink)\"><b>\(color.hex)</b><span>"
        text += color.use.map { $0.names.ordered().prefix(2).map(htmlText).joined(separator: ", ") } ?? color.name
        text += "</span><small>\(ratioText(color.contrast(.white))) on white<br>"
        text += "\(ratioText(color.contrast(.black))) on black</small></li>\n"
        return text
    }
}
