import ColorLinting
import ColorMath
import SourceColors
import SourceText

/// A palette in the making, with the options that decide how.
struct PalettePlan {
    private let scheme: ColorScheme?
    private let axis: RampAxis?
    private let steps: Int?
    /// The background on which every color must be readable.
    let background: RGBA?
    private let goal: ContrastGoal
    private var names = PaletteNames()
    /// Number of ramps by the name of their hue.
    private var ramps: [String: Int] = [:]
    /// The groups so far, in order.
    private(set) var groups: [PaletteGroup] = []
    /// Number of colors left out because they are not readable on ``background``.
    private(set) var hidden = 0

    private static let maxSteps = 100

    /// Creates an empty palette without schemes.
    init() {
        (scheme, axis, steps, background) = (nil, nil, nil, nil)
        goal = ContrastGoal(required: 1)
    }

    /// Creates the palette that the options of `invocation` ask for, without colors.
    init(_ invocation: Invocation) throws(UsageError) {
        scheme = invocation[.scheme].flatMap(ColorScheme.init)
        axis = invocation[.axis].flatMap(RampAxis.init)
        steps = invocation[.steps].flatMap { Int($0) }
        if let steps, steps > Self.maxSteps {
            throw UsageError("\(Option.steps.flag) is at most \(Self.maxSteps)")
        }
        if scheme == .monochrome, axis != nil {
            throw UsageError("monochrome is a grid of saturation and brightness; it takes no \(Option.axis.flag)")
        }
        let configuration = invocation.configuration
        goal = ContrastGoal(configuration.metric, required: configuration.level.required(for: .text))
        if let text = invocation[.on] {
            background = try ColorArgument(read: text).colors.light.mappedIntoSRGB.composited(over: .white)
        } else if invocation.has(.level) || invocation.has(.metric) {
            throw UsageError(
                "\(Option.level.flag) and \(Option.metric.flag) need a background: \(Option.on.flag) COLOR")
        } else {
            background = nil
        }
    }

    /// Whether other colors are made from the given ones.
    var isScheme: Bool { scheme != nil || axis != nil || steps != nil }

    /// Adds the palette made from `color`, a scheme if one is asked for or if `isSeed`, else the color alone.
    mutating func add(_ color: RGBA, isSeed: Bool) {
        let color = color.mappedIntoSRGB
        let hex = HexColor(color)
        guard isSeed || isScheme else {
            return add(PaletteGroup(title: "", colors: [named("", hex, "500")]))
        }
        let scheme = scheme ?? .ramp
        if scheme == .monochrome {
            let count = steps ?? 5
            let colors = RampAxis.grid(of: color, steps: count).map { (grid: RGBA) -> PaletteColor in
                let hsb = HSB(grid)
                let parts = [hsb.saturation, hsb.brightness].map { decimalText($0 * 100, places: 0) }
                return named(color.family, HexColor(grid), parts.joined(separator: "-"))
            }
            return add(PaletteGroup(title: "\(hex) \(scheme.rawValue)", colors: colors))
        }
        let bases = scheme.colors(from: color)
        if scheme != .ramp, axis == nil, steps == nil {
            let colors = bases.map { named("", HexColor($0), "500") }
            return add(PaletteGroup(title: "\(hex) \(scheme.rawValue)", colors: colors))
        }
        let axis = axis ?? .purity
        let count = steps ?? (axis == .hue ? 12 : 9)
        for base in bases {
            let colors = axis.ramp(of: base, steps: count)
            var family = ""
            if axis != .hue {
                family = base.family
                ramps[family, default: 0] += 1
                if let number = ramps[family], number > 1 { family += "-\(number)" }
            }
            let title = "\(HexColor(base)) by \(axis.rawValue)"
            var group = PaletteGroup(title: title, colors: [], isRamp: true)
            for (index, color) in colors.enumerated() {
                let number = axis == .hue ? "500" : "\(count < 10 ? (index + 1) * 100 : index + 1)"
                group.colors.append(named(family, HexColor(color), number))
            }
            add(group)
        }
    }

    /// Adds `group`, without the colors that are not readable.
    private mutating func add(_ group: PaletteGroup) {
        var group = group
        if let background {
            let count = group.colors.count
            group.colors.removeAll { !goal.isMet(by: RGBA($0.hex), over: background) }
            hidden += count - group.colors.count
        }
        if !group.colors.isEmpty { groups.append(group) }
    }

    /// Adds the colors of an image.
    mutating func add(_ colors: [RGBA], titled title: String) {
        if isScheme {
            for color in colors { add(color, isSeed: true) }
        } else {
            add(PaletteGroup(title: title, colors: colors.map { named("", HexColor($0.mappedIntoSRGB), "500") }))
        }
    }

    /// Adds the colors used in files, by hue.
    mutating func add(_ uses: [HexColor: ColorUse]) {
        let colors = uses.map { UsedColor(hex: $0.key, use: $0.value) }.ordered()
        var group = PaletteGroup(title: "", colors: [])
        for color in colors {
            if isScheme {
                add(RGBA(color.hex), isSeed: true)
                continue
            }
            let family = RGBA(color.hex).family
            if family != group.title {
                add(group)
                group = PaletteGroup(title: family, colors: [])
            }
            let name = names.unique(color.use.names.min() ?? family)
            group.colors.append(PaletteColor(hex: color.hex, name: name, use: color.use))
        }
        add(group)
    }

    private mutating func named(_ family: String, _ hex: HexColor, _ number: String) -> PaletteColor {
        let family = family.isEmpty ? RGBA(hex).family : family
        return PaletteColor(hex: hex, name: names.unique("\(family)-\(number)"))
    }
}

/// A color, ordered as in a palette: grays from black to white, then by hue, lighter and purer colors first.
private struct UsedColor: Comparable {
    var hex: HexColor
    var use: ColorUse
    private var rank: [Double]

    init(hex: HexColor, use: ColorUse) {
        let color = RGBA(hex)
        self.hex = hex
        self.use = use
        let hsb = HSB(color)
        let order = HueName(color).flatMap { HueName.allCases.firstIndex(of: $0) }
        rank =
            order.map { [Double($0), hsb.hue, -hsb.brightness, -hsb.saturation] } ?? [-1, hsb.brightness]
        rank.append(Double(hex.alpha))
    }

    static func == (a: UsedColor, b: UsedColor) -> Bool { a.hex == b.hex }
    static func < (a: UsedColor, b: UsedColor) -> Bool {
        if a.rank != b.rank { return a.rank.lexicographicallyPrecedes(b.rank) }
        return a.hex.description < b.hex.description
    }
}
