import CStandardLibrary
import ColorLanguageServer
import ColorLinting
import ColorMath
import SourceColors
import SourceText

/// Sections of a page that show colors together: the wheel of hues, planes of saturation and brightness, near
/// duplicates, the contrast of all pairs, and simulations of color vision deficiencies. Pictures are drawn with CSS and
/// SVG, without scripts.
struct ColorExplorer {
    let colors: [PaletteColor]
    /// The background that text must be readable on; nil for white and for black.
    let background: RGBA?
    let level: ContrastLevel

    /// Maximum number of colors in the contrast matrix and the simulations, and on the wheel.
    private static let (matrixLimit, visionLimit, wheelLimit) = (20, 36, 2000)
    /// Maximum number of planes.
    private static let planeLimit = 30

    private var goal: ContrastGoal { ContrastGoal(required: level.required(for: .text)) }

    /// The sections.
    var text: String {
        guard !colors.isEmpty else { return "" }
        return "<section class=\"explore\">\n\(hues)</section>\n<section class=\"explore\">\n\(planes)</section>\n"
            + "<section class=\"explore\">\n\(matrix)</section>\n\(duplicates)<section class=\"explore\">\n\(vision)</section>\n"
    }

    // MARK: hues

    private var hues: String {
        var (dots, marks) = ("", "")
        var families: [String: [PaletteColor]] = [:]
        for color in colors.prefix(Self.wheelLimit) {
            let hsb = HSB(RGBA(color.hex))
            families[color.family, default: []].append(color)
            let (x, y) = Self.place(hsb)
            dots += dot(color, x, y)
            if color.family != "gray" { marks += dot(color, hsb.hue * 100, 50) }
        }
        let pure = (0...6).map { htmlColor(HSB(hue: Double($0) / 6, saturation: 1, brightness: 1).rgba()) }
        var text = "<h2>Hues <small>angle: hue; distance from the center: saturation</small></h2>\n<div class=\"hues\" "
        text += "style=\"--hues:\(pure.joined(separator: ","))\"><div class=\"wheel\">\(dots)</div>\n<div>"
        text += "<div class=\"ribbon\">\(marks)</div>\n<table class=\"names\">\n"
        var start = 0.0
        for name in HueName.allCases {
            let range = "\(decimalText(start * 360, places: 0))–\(decimalText(name.upperBound * 360, places: 0))°"
            let units =
                "\(decimalText(start, places: 2, minimumPlaces: 2))–\(decimalText(name.upperBound, places: 2, minimumPlaces: 2))"
            let typical = htmlColor(HSB(hue: name.typicalHue, saturation: 1, brightness: 1).rgba())
            text += "<tr><td><i style=\"--c:\(typical)\"></i></td><th>\(name.rawValue)</th><td>\(range)</td>"
            text += "<td>\(units)</td><td>\(chips(families[name.rawValue] ?? []))</td></tr>\n"
            start = name.upperBound
        }
        text += "<tr><td></td><th>gray</th><td></td><td></td><td>\(chips(families["gray"] ?? []))</td></tr>\n"
        return text + "</table></div></div>\n"
    }

    /// Returns the position on the wheel in percent: hue 0 is at the top, and hues go clockwise.
    private static func place(_ color: HSB) -> (x: Double, y: Double) {
        let (radius, angle) = (clampUnit(color.saturation) * 50, color.hue * 2 * .pi)
        return (50 + radius * sin(angle), 50 - radius * cos(angle))
    }

    private func dot(_ color: PaletteColor, _ x: Double, _ y: Double) -> String {
        let place = "left:\(decimalText(x, places: 1))%;top:\(decimalText(y, places: 1))%"
        return link(color, "<i title=\"\(title(color))\" style=\"\(place);--c:\(color.hex)\"></i>")
    }

    private func chips(_ colors: [PaletteColor]) -> String {
        let shown = colors.prefix(24).map { link($0, "<i title=\"\(title($0))\" style=\"--c:\($0.hex)\"></i>") }
        return shown.joined() + (colors.count > 24 ? " <small>and \(colors.count - 24) more</small>" : "")
    }

    /// Returns `text` as a link to the color's first use, with the line and column as the fragment.
    private func link(_ color: PaletteColor, _ text: String) -> String {
        guard let use = color.use, use.path != "-" else { return text }
        // A first part with a colon would be a scheme.
        let path = FileURI.uri(of: use.path)
        let address = path.hasPrefix("file:") ? path : "./" + path
        return "<a href=\"\(htmlText(address))#L\(use.place.line)C\(use.place.column)\">\(text)</a>"
    }

    private func title(_ color: PaletteColor) -> String {
        var parts = ["\(color.hex)", color.shade]
        if let use = color.use { parts += use.names.ordered().prefix(3) } else { parts.append(color.name) }
        return htmlText(parts.joined(separator: ", "))
    }

    // MARK: planes

    private var planes: String {
        let grounds = background.map { [($0, htmlColor($0))] } ?? [(RGBA.white, "white"), (.black, "black")]
        let lines = zip(grounds, ["outlined", "dashed"]).map { "\($1): readable on \($0.1)" }.joined(separator: "; ")
        var text = "<h2>Saturation and brightness <small>\(lines), at \(requiredText(goal.required)):1</small></h2>\n"
        text += "<div class=\"planes\">\n"
        for members in neighbors.prefix(Self.planeLimit) {
            guard let main = members.max(by: { $0.use?.count ?? 0 < $1.use?.count ?? 0 }) else { continue }
            let hue = HSB(RGBA(main.hex)).hue
            let pure = htmlColor(HSB(hue: hue, saturation: 1, brightness: 1).rgba())
            text +=
                "<figure><div class=\"plane\" style=\"--h:\(pure)\"><svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\">"
            for (index, ground) in grounds.enumerated() {
                text += "<path class=\"p\(index)\" d=\"\(outline(hue, ground.0))\"/>"
            }
            text += "</svg>"
            for color in members.prefix(Self.wheelLimit) {
                let hsb = HSB(RGBA(color.hex))
                text += dot(color, hsb.saturation * 100, 100 - hsb.brightness * 100)
            }
            text +=
                "</div><figcaption>\(main.family) <small>\(decimalText(hue * 360, places: 0))°</small></figcaption></figure>\n"
        }
        return text + "</div>\n"
    }

    /// The colors that have a hue, grouped so that the hues of each group are within 12°.
    private var neighbors: [[PaletteColor]] {
        let sorted = colors.filter { $0.family != "gray" }.map { (hue: HSB(RGBA($0.hex)).hue, color: $0) }.ordered {
            $0.hue < $1.hue
        }
        var groups: [[PaletteColor]] = []
        var start = -1.0
        for (hue, color) in sorted {
            if groups.isEmpty || hue - start > 12.0 / 360 {
                groups.append([])
                start = hue
            }
            groups[groups.count - 1].append(color)
        }
        return groups
    }

    /// Returns the outline of the colors of `hue` that are readable on `ground`, as an SVG path. Contrast falls toward the
    /// background's luminance, so that the darkest and the brightest colors of each saturation pass, if any do.
    private func outline(_ hue: Double, _ ground: RGBA) -> String {
        var path = ""
        for isDark in [true, false] {
            var points: [String] = []
            var area = 0.0
            for step in 0...20 {
                let saturation = Double(step) / 20
                func passes(_ part: Double) -> Bool {
                    let brightness = isDark ? part : 1 - part
                    return goal.isMet(
                        by: HSB(hue: hue, saturation: saturation, brightness: brightness).rgba(), over: ground)
                }
                var (low, high) = (0.0, 1.0)
                if !passes(0) { high = 0 } else if passes(1) { low = 1 }
                while high - low > 0.004 {
                    let middle = (low + high) / 2
                    if passes(middle) { low = middle } else { high = middle }
                }
                area += low
                points.append("\(step * 5) \(decimalText(isDark ? 100 - low * 100 : low * 100, places: 1))")
            }
            guard area > 0 else { continue }
            let edge = isDark ? 100 : 0
            path += "M" + points.joined(separator: "L") + "L100 \(edge)L0 \(edge)Z"
        }
        return path
    }

    // MARK: matrix

    /// The colors used most, from dark to light; of colors that are not used, some from the whole palette.
    private func main(_ limit: Int) -> [PaletteColor] {
        let opaque = colors.filter { $0.hex.alpha == 255 }
        var shown: [PaletteColor]
        if opaque.contains(where: { $0.use != nil }) {
            shown = opaque.enumerated().ordered {
                (-($0.element.use?.count ?? 0), $0.offset) < (-($1.element.use?.count ?? 0), $1.offset)
            }.prefix(limit).map { $0.element }
        } else {
            let count = min(limit, opaque.count)
            shown = (0..<count).map { opaque[$0 * opaque.count / count] }
        }
        shown.order { $0.contrast(.black) < $1.contrast(.black) }
        return shown
    }

    private var matrix: String {
        var shown = main(Self.matrixLimit)
        if let hex = background.map({ HexColor($0) }), !shown.contains(where: { $0.hex == hex }) {
            shown.append(PaletteColor(hex: hex, name: "background"))
        }
        let rest = shown.count < colors.count ? "; \(shown.count) of \(colors.count) colors" : ""
        var text = "<h2>Contrast <small>text in each row on the background of each column; pairs below "
        text += "\(requiredText(goal.required)):1 are plain numbers\(rest)</small></h2>\n"
        text += "<div class=\"scroll\"><table class=\"matrix\"><tr><td></td>"
        for color in shown { text += "<th title=\"\(title(color))\"><i style=\"--c:\(color.hex)\"></i></th>" }
        text += "</tr>\n"
        for front in shown {
            text += "<tr><th><i style=\"--c:\(front.hex)\"></i><code>\(front.hex)</code></th>"
            for back in shown {
                let ratio = front.contrast(RGBA(back.hex))
                let isReadable = goal.isMet(by: ratio)
                text += isReadable ? "<td style=\"color:\(front.hex);background:\(back.hex)\">" : "<td>"
                text +=
                    front.hex == back.hex
                    ? "" : decimalText((ratio * 10).rounded(.down) / 10, places: 1, minimumPlaces: 1)
                text += "</td>"
            }
            text += "</tr>\n"
        }
        return text + "</table></div>\n"
    }

    // MARK: similar colors

    /// The CIEDE2000 difference below which two colors are listed as near duplicates.
    private static let nearDifference = 2.0

    private var duplicates: String {
        let opaque = colors.filter { $0.hex.alpha == 255 }.prefix(400)
        let labs = opaque.map { Lab(RGBA($0.hex).xyz) }
        var found: [(Double, PaletteColor, PaletteColor)] = []
        for (index, color) in opaque.enumerated() {
            for other in 0..<index {
                // CIEDE2000 shrinks differences at most about sixfold.
                guard abs(labs[index].lightness - labs[other].lightness) < 6 else { continue }
                let difference = labs[index].difference2000(from: labs[other])
                if difference < Self.nearDifference { found.append((difference, opaque[other], color)) }
            }
        }
        guard !found.isEmpty else { return "" }
        found.order { $0.0 < $1.0 }
        var text =
            "<section class=\"explore\">\n<h2>Near duplicates <small>CIEDE2000 below \(Int(Self.nearDifference))</small></h2>\n<ul>\n"
        for (difference, a, b) in found.prefix(48) {
            text += "<li>" + pair(a, b) + "<span><code>\(a.hex)</code> <code>\(b.hex)</code> "
            text += "<small>\(decimalText(difference, places: 2))</small></span></li>\n"
        }
        return text + "</ul>\n</section>\n"
    }

    /// Returns two colors side by side.
    private func pair(_ a: PaletteColor, _ b: PaletteColor, _ vision: ColorVisionDeficiency? = nil) -> String {
        let shown = [a, b].map { color in htmlColor(vision?.simulated(RGBA(color.hex)) ?? RGBA(color.hex)) }
        return "<i class=\"two\" title=\"\(title(a)) – \(title(b))\" style=\"--c:\(shown[0]);--d:\(shown[1])\"></i>"
    }

    // MARK: vision

    /// Two colors become alike if their CIEDE2000 difference falls from at least the first to below the second.
    private static let (apart, alike) = (12.0, 4.0)

    private var vision: String {
        let shown = main(Self.visionLimit).ordered {
            let (a, b) = (HSB(RGBA($0.hex)), HSB(RGBA($1.hex)))
            let isGray = ($0.family == "gray", $1.family == "gray")
            return (isGray.0 ? -1 : a.hue, -a.brightness) < (isGray.1 ? -1 : b.hue, -b.brightness)
        }
        let labs = shown.map { Lab(RGBA($0.hex).xyz) }
        var text =
            "<h2>Color vision <small>simulated after Viénot and Brettel; pairs that become alike are listed</small></h2>\n"
        text += "<div class=\"vision\">\n<h3>all cones</h3><p>" + chips(shown.map { RGBA($0.hex) }) + "</p>\n"
        for kind in ColorVisionDeficiency.allCases {
            let seen = shown.map { kind.simulated(RGBA($0.hex)) }
            text += "<h3>\(kind.rawValue)</h3><p>\(chips(seen))</p>\n"
            let seenLabs = seen.map { Lab($0.xyz) }
            var found: [(Double, PaletteColor, PaletteColor)] = []
            for index in shown.indices {
                for other in 0..<index where seenLabs[index].difference2000(from: seenLabs[other]) < Self.alike {
                    let difference = labs[index].difference2000(from: labs[other])
                    if difference >= Self.apart { found.append((difference, shown[other], shown[index])) }
                }
            }
            guard !found.isEmpty else { continue }
            found.order { $0.0 > $1.0 }
            text += "<ul>"
            for (_, a, b) in found.prefix(12) {
                text +=
                    "<li>\(pair(a, b))\(pair(a, b, kind))<span><code>\(a.hex)</code> and <code>\(b.hex)</code></span></li>"
            }
            text += found.count > 12 ? "<li><small>and \(found.count - 12) more pairs</small></li></ul>\n" : "</ul>\n"
        }
        return text + "</div>\n"
    }

    private func chips(_ colors: [RGBA]) -> String {
        colors.map { "<i style=\"--c:\(htmlColor($0))\"></i>" }.joined()
    }
}
