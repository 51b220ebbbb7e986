import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// The colours that a project wants to use, and no others.
package struct Palette: Hashable, Sendable {
    /// The colours, in their order.
    let colors: [PaletteColor]

    /// Whether `color` is one of them. A palette's opaque colour may be used at any opacity.
    func contains(_ color: RGBA) -> Bool { colors.contains { $0.color.covers(color) } }

    /// The colour that looks most like `color`, and the difference, as CIEDE2000 has it; nil in an empty palette.
    func nearest(to color: RGBA) -> (color: PaletteColor, difference: Double)? {
        var best: (color: PaletteColor, difference: Double)?
        for each in colors {
            let difference = each.color.difference2000(from: color)
            if difference < best?.difference ?? .infinity { best = (each, difference) }
        }
        return best
    }
}

/// A colour of a palette.
package struct PaletteColor: Hashable, Sendable {
    /// The colour.
    var color: RGBA
    /// What it goes by, where it has a name.
    var name: String?
}

/// What a configuration's `palette` names, in its order.
package enum PaletteEntry: Hashable, Sendable {
    case color(PaletteColor)
    /// The colours of the file or asset catalogue at a path, relative to the configuration's folder. They are not read yet;
    /// the configuration names them at `range`.
    case path(String, at: ByteRange)

    /// What `text` names, which stands at `range`: a colour, or else a path.
    init(_ text: String, at range: ByteRange) {
        if let color = ColorArgument(text)?.colors.light {
            self = .color(PaletteColor(color: color))
        } else {
            self = .path(text, at: range)
        }
    }

    /// What keeps `text` from being either; nil where nothing does.
    static func problem(_ text: String) -> String? {
        if Language(path: text) != nil || isCatalogue(text) || ColorArgument(text) != nil { return nil }
        return
            "this is no colour that can be read, and no path of a .json, .css or .swift file or of an .xcassets folder"
    }

    /// Whether `path` is that of an asset catalogue.
    static func isCatalogue(_ path: String) -> Bool {
        path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
    }
}

extension [PaletteColor] {
    /// The colours written in `file`, with the names it gives them. `namespaces` are those of ``AssetPlace``.
    init(in file: SourceFile, namespaces: Set<String> = []) {
        let facts = scan(file)
        let place = AssetPlace(colorSetAt: file.path)
        var names: [Int: String] = [:]
        for definition in facts.definitions where definition.name.space != .assetSymbol {
            if case .literal(let index) = facts.expressions[definition.value].kind, names[index] == nil {
                names[index] = place?.name(within: namespaces) ?? definition.name.text
            }
        }
        self = facts.plainLiterals.map { PaletteColor(color: $0.color, name: names[$0.index]) }
    }
}

extension RGBA {
    /// Whether `other` is this colour, whatever its opacity where this one is opaque.
    fileprivate func covers(_ other: RGBA) -> Bool {
        func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.6 / 255 }
        return isClose(red, other.red) && isClose(green, other.green) && isClose(blue, other.blue)
            && (alpha >= 1 || isClose(alpha, other.alpha))
    }
}
