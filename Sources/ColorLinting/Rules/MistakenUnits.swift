import SourceColors

/// The unit of a number that should be in 0…1, by its divisor.
enum ComponentUnit: Int {
    /// 0…255, as in hex digits.
    case byte = 255
    case percent = 100
    case degrees = 360
}

/// Possible units of an initializer's numbers if one of them is far outside 0…1.
///
/// Apple's initializers expect 0…1. Slightly larger values are valid: extended sRGB and Display P3 exceed 1, and high
/// dynamic range displays show up to 16 times white, which is less than 4 when gamma-encoded.
struct MistakenUnits {
    /// The numbers in the order of the initializer.
    let numbers: [ComponentNumber]
    /// Possible readings, the most likely first, at least one. Each contains the unit of every number, nil if it is
    /// 0…1.
    let readings: [[ComponentUnit?]]

    /// Interprets `numbers`; nil if their meaning is not clear.
    init?(_ numbers: [ComponentNumber], isLinear: Bool) {
        self.numbers = numbers
        let colors = numbers.filter { $0.role != .alpha && $0.role != .hue }
        let hue = numbers.first { $0.role == .hue }?.value ?? 0
        let alpha = numbers.first { $0.role == .alpha }?.value ?? 1
        guard let largest = colors.map(\.value).max(), numbers.allSatisfy({ $0.value >= 0 }),
            let colorUnits = Self.units(of: largest, reach: isLinear ? 16 : 4, isChannel: colors[0].role == .channel),
            let hueUnits = Self.hueUnits(of: hue, areOthersScaled: largest > 1),
            let alphaUnits = Self.units(of: alpha, reach: 4, isChannel: false)
        else { return nil }
        // Among integers from 0 to 255, 1 is one of them too.
        let areWhole = colors.allSatisfy { $0.spelling != .expression && $0.value == $0.value.rounded() }
        let combinations = colorUnits.flatMap { color in alphaUnits.map { (color, $0) } }
        let readings = combinations.map { color, alpha in
            numbers.map { number -> ComponentUnit? in
                switch number.role {
                case .hue: hueUnits[0]
                case .alpha: alpha
                default: number.value > 1 || number.value == 1 && color == .byte && areWhole ? color : nil
                }
            }
        }
        guard readings[0].contains(where: { $0 != nil }) else { return nil }
        self.readings = readings
    }

    /// Returns the possible units of components with the maximum `largest`, the most likely first; nil if not clear.
    private static func units(of largest: Double, reach: Double, isChannel: Bool) -> [ComponentUnit?]? {
        if largest <= 1 { return [nil] }
        if largest <= reach || largest > 255 { return nil }
        if largest > 100 { return [.byte] }
        return isChannel ? [.byte, .percent] : [.percent, .byte]
    }

    /// Returns the unit of a hue with the value `hue`; nil if not clear.
    private static func hueUnits(of hue: Double, areOthersScaled: Bool) -> [ComponentUnit?]? {
        if hue <= 1 { return [nil] }
        return hue <= 360 && (hue > 4 || areOthersScaled && hue == hue.rounded()) ? [.degrees] : nil
    }
}
