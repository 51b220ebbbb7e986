import SourceText

enum CSSUnit: UInt8 {
    case other
    case degree, gradian, radian, turn
    case pixel, point, pica, inch, centimeter, millimeter, quarterMillimeter
    /// A length that depends on a font, the viewport or a container: `em`, `vw`.
    case relativeLength
    case second, millisecond, hertz, kilohertz, dotsPerPixel, dotsPerInch, dotsPerCentimeter, fraction

    /// The kind of a quantity. <https://www.w3.org/TR/css-values-4/#determine-the-type-of-a-calculation>
    enum Kind: UInt8 {
        case number, percentage, angle, length, time, frequency, resolution, flex

        /// The canonical unit of this kind.
        var unit: CSSUnit {
            switch self {
            case .number, .percentage: .other
            case .angle: .degree
            case .length: .pixel
            case .time: .second
            case .frequency: .hertz
            case .resolution: .dotsPerPixel
            case .flex: .fraction
            }
        }
    }

    /// The kind of quantity it measures; nil for units that CSS does not have.
    var kind: Kind? {
        switch self {
        case .other: nil
        case .degree, .gradian, .radian, .turn: .angle
        case .pixel, .point, .pica, .inch, .centimeter, .millimeter, .quarterMillimeter, .relativeLength: .length
        case .second, .millisecond: .time
        case .hertz, .kilohertz: .frequency
        case .dotsPerPixel, .dotsPerInch, .dotsPerCentimeter: .resolution
        case .fraction: .flex
        }
    }

    /// The factor to the canonical unit of its kind; nil if it depends on the page.
    var scale: Double? {
        switch self {
        case .other, .degree, .pixel, .second, .hertz, .dotsPerPixel, .fraction: 1
        case .gradian: 0.9
        case .radian: 180 / Double.pi
        case .turn: 360
        case .point: 96.0 / 72
        case .pica: 16
        case .inch: 96
        case .centimeter: 96 / 2.54
        case .millimeter: 96 / 25.4
        case .quarterMillimeter: 96 / 101.6
        case .relativeLength: nil
        case .millisecond: 0.001
        case .kilohertz: 1000
        case .dotsPerInch: 1.0 / 96
        case .dotsPerCentimeter: 2.54 / 96
        }
    }

    /// The number of degrees, for angles. <https://www.w3.org/TR/css-values-4/#angles>
    var degrees: Double? { kind == .angle ? scale : nil }

    /// The number of CSS pixels, for absolute lengths. <https://www.w3.org/TR/css-values-4/#absolute-lengths>
    var pixels: Double? { kind == .length ? scale : nil }

    static let table = WordTable<CSSUnit>(ignoringCase: [
        ("deg", .degree), ("grad", .gradian), ("rad", .radian), ("turn", .turn), ("px", .pixel), ("pt", .point),
        ("pc", .pica), ("in", .inch), ("cm", .centimeter), ("mm", .millimeter), ("q", .quarterMillimeter),
        (relativeNames, .relativeLength), ("s", .second), ("ms", .millisecond), ("hz", .hertz), ("khz", .kilohertz),
        ("dppx x", .dotsPerPixel), ("dpi", .dotsPerInch), ("dpcm", .dotsPerCentimeter), ("fr", .fraction),
    ])

    private static let relativeNames = """
        em rem ex rex cap rcap ch rch ic ric lh rlh vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi lvb \
        lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax
        """
}
