import ColorMath
import Testing

/// Conversions compared with an independent library's figures; `Reference/generate.py` generates the table.
@Suite struct ConversionReferenceTests {
    /// The spaces in the order of the table's columns: `srgb 1`, `srgb 2`, `srgb 3`, …
    static let spaces: [ColorSpace] =
        ((try? ReferenceTable("conversions").columns) ?? []).compactMap {
            $0.hasSuffix(" 1") ? ColorSpace(rawValue: String($0.dropLast(2))) : nil
        }

    @Test("The table contains every space", arguments: ColorSpace.allCases.filter { $0 != .gray })
    func complete(_ space: ColorSpace) { #expect(Self.spaces.contains(space)) }

    struct Row: Sendable {
        let given: ColorValue
        /// The color in each of ``spaces``.
        let expected: [ColorValue]
    }

    private static let table = Result { try readTable() }

    static func rows() throws -> [Row] { try table.get() }

    private static func readTable() throws -> [Row] {
        try ReferenceTable("conversions").rows.map { columns in
            let space = try #require(ColorSpace(rawValue: columns[0]))
            let figures = try columns.dropFirst().map { try #require(Double($0)) }
            try #require(figures.count == 3 + 3 * spaces.count)
            func value(_ space: ColorSpace, at start: Int) -> ColorValue {
                ColorValue(space, figures[start], figures[start + 1], figures[start + 2])
            }
            return Row(
                given: value(space, at: 0),
                expected: spaces.enumerated().map { value($1, at: 3 + 3 * $0) })
        }
    }

    @Test("Every color of the table, in and out of sRGB's gamut, converts to every space", arguments: spaces)
    func convertsTo(space: ColorSpace) throws {
        let rows = try Self.rows()
        #expect(rows.count > 300)
        let place = try #require(Self.spaces.firstIndex(of: space))
        for row in rows {
            let actual = row.given.converted(to: space)
            let expected = row.expected[place]
            #expect(Self.agrees(actual, expected), "\(row.given) gives \(actual), not \(expected)")
        }
    }

    @Test("Every form of a color converts to the same sRGB", arguments: spaces)
    func convertsFrom(space: ColorSpace) throws {
        let place = try #require(Self.spaces.firstIndex(of: space))
        for row in try Self.rows() {
            let form = row.expected[place]
            guard Self.isFaithful(form) else { continue }
            let wanted = row.expected[0].components
            let actual = form.rgba
            let isSame =
                agree(actual.red, wanted.x, within: 1e-6) && agree(actual.green, wanted.y, within: 1e-6)
                && agree(actual.blue, wanted.z, within: 1e-6)
            #expect(isSame, "\(form) gives \(actual), not \(wanted)")
        }
    }

    /// The table's twelve digits cannot represent a color whose saturation tends to infinity: HSL at lightness 1, HSB
    /// at brightness 0.
    static func isFaithful(_ color: ColorValue) -> Bool {
        switch color.space {
        case .hsl: color.components.y.magnitude < 1e4 && color.components.z != 1
        case .hsb: color.components.y.magnitude < 1e4
        default: true
        }
    }

    /// Whether two colors in one space agree within 1e-6. Hues are compared on the circle, weighted by chroma: ignored
    /// for grays and black.
    static func agrees(_ a: ColorValue, _ b: ColorValue) -> Bool {
        func close(_ a: Double, _ b: Double) -> Bool { agree(a, b, within: 1e-6) }
        func closeHue(_ a: Double, _ b: Double, turn: Double, show: Double) -> Bool {
            let apart = abs(a - b).truncatingRemainder(dividingBy: turn)
            return min(apart, turn - apart) * min(show, 1) <= 1e-6 * turn
        }
        let (x, y) = (a.components, b.components)
        switch a.space {
        case .hsb: return closeHue(x.x, y.x, turn: 1, show: y.y) && close(x.y, y.y) && close(x.z, y.z)
        case .hsl:
            // Near black and white, saturation has as little effect as lightness allows.
            let room = min(abs(y.z), abs(1 - y.z))
            return closeHue(x.x, y.x, turn: 360, show: y.y * room) && close(x.y * room, y.y * room) && close(x.z, y.z)
        case .hwb:
            return closeHue(x.x, y.x, turn: 360, show: 1 - y.y - y.z) && close(x.y, y.y) && close(x.z, y.z)
        case .lch: return close(x.x, y.x) && close(x.y, y.y) && closeHue(x.z, y.z, turn: 360, show: y.y)
        case .oklch: return close(x.x, y.x) && close(x.y, y.y) && closeHue(x.z, y.z, turn: 360, show: y.y)
        default: return close(x.x, y.x) && close(x.y, y.y) && close(x.z, y.z)
        }
    }
}
