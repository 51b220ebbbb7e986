import SourceText

extension NamedColor {
    private static let byName = WordTable(ignoringCase: all.map { ($0.name, $0) })

    /// Returns the color with the name `bytes`, ignoring case. Does not allocate, so it can be called for any
    /// identifier.
    package static func named(_ bytes: UnsafeBufferPointer<UInt8>) -> NamedColor? {
        byName[bytes]
    }

    /// Returns the color with the given name, ignoring case.
    package static func named(_ name: String) -> NamedColor? {
        var name = name
        return name.withUTF8 { named($0) }
    }

    /// Returns the name of exactly this color; of two names the alphabetically first: `gray`, `aqua`.
    package static func name(for color: HexColor) -> String? {
        guard color.alpha == 255 else {
            return color == HexColor(red: 0, green: 0, blue: 0, alpha: 0) ? "transparent" : nil
        }
        return ColorTable.shared.name(of: color.rgb)
    }
}

/// Named colors by value.
private struct ColorTable {
    static let shared = ColorTable()

    private let colors: [(rgb: UInt32, name: String)]

    private init() {
        // Sorting is stable, so of two names the alphabetically first comes first.
        colors = NamedColor.opaque.map { ($0.color.rgb, $0.name) }.ordered { $0.rgb < $1.rgb }
    }

    func name(of rgb: UInt32) -> String? {
        let place = colors.partitioningIndex { $0.rgb >= rgb }
        return place < colors.count && colors[place].rgb == rgb ? colors[place].name : nil
    }
}
