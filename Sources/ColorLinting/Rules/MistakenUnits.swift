import SourceColors

/// What a number that should lie in 0…1 may have been meant in, by what it has to be divided by.
enum ComponentUnit: Int {
    /// 0…255, as in hex digits.
    case byte = 255
    case percent = 100
    case degrees = 360
}

/// What the author of a colour initialiser's numbers may have meant by them, where one is far outside 0…1.
///
/// Apple's initialisers take every component as 0…1. A little more is no mistake of units: extended sRGB and Display P3
/// reach beyond 1, and displays of high dynamic range up to 16 times white, which is less than 4 gamma-encoded.
struct MistakenUnits {
    /// The numbers, in the order of the initialiser.
    let numbers: [ComponentNumber]
    /// The readings that make sense, the likeliest first, at least one. Each gives every number its unit, nil where it is
    /// 0…1 already.
    let readings: [[ComponentUnit?]]

    /// What `numbers` may mean; nil where that is not clear.
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
        // Among whole numbers of 0…255 a 1 is one of them.
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

    /// The units in which components of which `largest` is the largest may be given, the likeliest first; nil where that is
    /// not clear.
    private static func units(of largest: Double, reach: Double, isChannel: Bool) -> [ComponentUnit?]? {
        if largest <= 1 { return [nil] }
        if largest <= reach || largest > 255 { return nil }
        if largest > 100 { return [.byte] }
        return isChannel ? [.byte, .percent] : [.percent, .byte]
    }

    /// The one unit in which a hue of the value `hue` is given; nil where that is not clear.
    private static func hueUnits(of hue: Double, areOthersScaled: Bool) -> [ComponentUnit?]? {
        if hue <= 1 { return [nil] }
        return hue <= 360 && (hue > 4 || areOthersScaled && hue == hue.rounded()) ? [.degrees] : nil
    }
}
