import ColorMath
import ImageColors
import ColorLinting
import SourceColors
import SourceText

/// A section of an HTML page: an image, its colors, and text on it.
struct ImagePage {
    /// The result for the image.
    let picture: PictureColors
    /// The required level, for people.
    let level: String

    /// The start of the page.
    static let opening =
        htmlHead + """
            <style>
            figure { position: relative; width: fit-content; margin: 0; overflow: hidden; border-radius: 10px }
            figure img { display: block; max-width: 100%; max-height: 24rem; background: \(Checkerboard.css) }
            figcaption { position: absolute; inset: auto 0 0; padding: .8rem 1rem; font-size: 1.5rem }
            .bar { display: flex; height: 1.4rem; margin: .75rem 0; overflow: hidden; border: 1px solid var(--line); border-radius: 7px }
            .bar + ul { margin-bottom: .8rem }
            </style>
            <header>
            <h1>color-lint</h1>
            </header>

            """
    /// The end of the page.
    static let closing = "</body>\n</html>\n"

    /// The section for the image.
    var text: String {
        var text = "<section>\n<h2><code>\(htmlText(picture.path))</code> "
        text += "<small>\(picture.width) × \(picture.height)</small></h2>\n"
        if let (mediaType, bytes) = picture.embedded {
            // A small image has no room for text.
            let passing = min(picture.width, picture.height * 2) < 280 ? nil : picture.text?.passing
            let color = passing.map { " style=\"color:\(htmlColor($0))\"" }
            let caption = color.map { "<figcaption\($0)>Text on the image</figcaption>" } ?? ""
            text += "<figure><img alt=\"\" src=\"data:\(mediaType);base64,\(base64(bytes))\">\(caption)</figure>\n"
        }
        text += "<div class=\"bar\">"
        for each in picture.colors {
            text +=
                "<span style=\"flex:\(decimalText(each.share, places: 4));background:\(htmlColor(each.color))\"></span>"
        }
        text += "</div>\n<ul>\n"
        if let mean = picture.mean { text += swatch(mean, "mean") }
        for each in picture.colors { text += swatch(each.color, each.shareText) }
        text += "</ul>\n"
        if let colors = picture.text, let first = picture.colors.first?.color {
            text += "<div class=\"cards\">\n" + card("", colors.opposite, on: first, "", "text with the opposite hue")
            if let passing = colors.passing {
                text += card("pass", passing, on: first, "\(ratioText(colors.ratio)):1", colors.success(level))
            } else {
                text += card("fail", nil, on: first, "\(ratioText(colors.ratio)):1", colors.failure(level))
            }
            text += "</div>\n"
        }
        return text + "</section>\n"
    }

    private func swatch(_ color: RGBA, _ label: String) -> String {
        let color = htmlColor(color)
        return "<li><i style=\"--c:\(color)\"></i><code>\(color)</code> <small>\(label)</small></li>\n"
    }

    private func card(
        _ verdict: String, _ color: RGBA?, on background: RGBA, _ ratio: String, _ words: String
    ) -> String {
        let sample =
            color.map { "<div class=\"sample\" style=\"\(htmlColors($0, background))\"><b>Aa</b> Text</div>" }
            ?? "<div class=\"sample none\">no color</div>"
        let heading = [color.map { "<code>\(htmlColor($0))</code>" } ?? "", ratio].joined(separator: " ")
        return "<article class=\"\(verdict)\">\(sample)<div class=\"body\"><div class=\"verdict\">\(heading)</div>"
            + "<p class=\"why\">\(words)</p></div></article>\n"
    }
}
