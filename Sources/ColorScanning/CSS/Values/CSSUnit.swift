import SourceText

/// The unit of a dimension, as far as we can do something with it.
enum CSSUnit: UInt8 {
    case other
    case degree, gradian, radian, turn
    case pixel, point, pica, inch, centimetre, millimetre, quarterMillimetre

    /// How many degrees one is, for angles. <https://www.w3.org/TR/css-values-4/#angles>
    var degrees: Double? {
        switch self {
        case .degree: 1
        case .gradian: 0.9
        case .radian: 180 / Double.pi
        case .turn: 360
        default: nil
        }
    }

    /// How many pixels one is, for absolute lengths. <https://www.w3.org/TR/css-values-4/#absolute-lengths>
    var pixels: Double? {
        switch self {
        case .pixel: 1
        case .point: 96.0 / 72
        case .pica: 16
        case .inch: 96
        case .centimetre: 96 / 2.54
        case .millimetre: 96 / 25.4
        case .quarterMillimetre: 96 / 101.6
        default: nil
        }
    }

    /// The units by name.
    static let table = CSSNameTable<CSSUnit>([
        ("deg", .degree), ("grad", .gradian), ("rad", .radian), ("turn", .turn), ("px", .pixel), ("pt", .point),
        ("pc", .pica), ("in", .inch), ("cm", .centimetre), ("mm", .millimetre), ("q", .quarterMillimetre),
    ])
}
