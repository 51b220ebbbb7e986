import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// The allowed colors of a project.
package struct Palette: Equatable, Sendable {
    /// The colors in order.
    let colors: [PaletteColor]

    /// Whether `color` is allowed. An opaque palette color may be used at any opacity.
    func contains(_ color: RGBA) -> Bool { colors.contains { $0.color.covers(color) } }

    /// Returns the most similar color and the CIEDE2000 difference; nil if the palette is empty.
    func nearest(to color: RGBA) -> (color: PaletteColor, difference: Double)? {
        var best: (color: PaletteColor, difference: Double)?
        for each in colors {
            let difference = each.color.difference2000(from: color)
            if difference < best?.difference ?? .infinity { best = (each, difference) }
        }
        return best
    }
}

/// A color of a palette.
package struct PaletteColor: Equatable, Sendable {
    var color: RGBA
    /// Its name, if any.
    var name: String?
}

/// An element of the configuration's `palette`.
package enum PaletteEntry: Equatable, Sendable {
    case color(PaletteColor)
    /// The colors of a file or asset catalog, by a path relative to the configuration's folder, written at `range`.
    /// Not read yet.
    case path(String, at: ByteRange)

    /// Parses `text`, written at `range`, as a color, or else as a path.
    init(_ text: String, at range: ByteRange) {
        if let color = ColorArgument(text)?.colors.light {
            self = .color(PaletteColor(color: color))
        } else {
            self = .path(text, at: range)
        }
    }

    /// Returns the error if `text` is neither; nil if it is valid.
    static func problem(_ text: String) -> String? {
        if Language(path: text) != nil || isCatalog(text) || ColorArgument(text) != nil { return nil }
        return
            "not a valid color, nor a path of a .json, .css or .swift file or an .xcassets folder"
    }

    /// Whether `path` is an asset catalog.
    static func isCatalog(_ path: String) -> Bool {
        path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
    }
}

extension [PaletteColor] {
    /// Returns the colors in `file` with their names. For `namespaces` see ``AssetPlace``.
    init(in file: SourceFile, namespaces: Set<String> = []) {
        let facts = scan(file)
        let place = AssetPlace(colorSetAt: file.path)
        var names: [Int: String] = [:]
        for definition in facts.definitions where definition.name.space != .assetSymbol && definition.name.isWritten {
            if case .literal(let index) = facts.expressions[definition.value].kind, names[index] == nil {
                names[index] = place?.name(within: namespaces) ?? definition.name.text
            }
        }
        self = facts.plainLiterals.map { PaletteColor(color: $0.color, name: names[$0.index]) }
    }
}

extension RGBA {
    /// Whether `other` is this color, at any opacity if this one is opaque.
    fileprivate func covers(_ other: RGBA) -> Bool {
        func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.6 / 255 }
        return isClose(red, other.red) && isClose(green, other.green) && isClose(blue, other.blue)
            && (alpha >= 1 || isClose(alpha, other.alpha))
    }
}
