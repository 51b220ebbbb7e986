/// The twelve spectral names of hues in the order of the color wheel.
package enum HueName: String, CaseIterable, Equatable, Sendable {
    case redOrange = "red-orange"
    case orange
    case orangeYellow = "orange-yellow"
    case yellow
    case yellowGreen = "yellow-green"
    case green
    case greenBlue = "green-blue"
    case blue
    case blueViolet = "blue-violet"
    case violet
    case violetRed = "violet-red"
    case red

    /// Returns the name of `hue`, 0…1; a hue outside wraps around. 0 is the upper end of red, like 1.
    package init(hue: Double) {
        let turn = wrappedTurn(hue)
        self = turn == 0 ? .red : HueName.allCases.first { turn <= $0.upperBound } ?? .red
    }

    /// Returns the name of the hue of `color`; nil if it has no visible hue (``RGBA/neutral``).
    package init?(_ color: RGBA) {
        guard color.neutral == nil else { return nil }
        self.init(hue: HSB(color).hue)
    }

    /// The largest hue with this name, 0…1; the next name begins above it.
    package var upperBound: Double {
        switch self {
        case .redOrange: 0.08
        case .orange: 0.12
        case .orangeYellow: 0.15
        case .yellow: 0.18
        case .yellowGreen: 0.30
        case .green: 0.42
        case .greenBlue: 0.60
        case .blue: 0.71
        case .blueViolet: 0.78
        case .violet: 0.83
        case .violetRed: 0.90
        case .red: 1
        }
    }

    /// A typical hue, 0…1.
    package var typicalHue: Double {
        switch self {
        case .redOrange: 0.04
        case .orange: 0.10
        case .orangeYellow: 0.13
        case .yellow: 0.17
        case .yellowGreen: 0.24
        case .green: 0.33
        case .greenBlue: 0.50
        case .blue: 0.67
        case .blueViolet: 0.74
        case .violet: 0.80
        case .violetRed: 0.86
        case .red: 0.95
        }
    }
}
