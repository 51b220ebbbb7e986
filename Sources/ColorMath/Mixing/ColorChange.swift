/// A computation with legacy colors, as Sass and Less define it.
///
/// <https://sass-lang.com/documentation/modules/color/> <https://lesscss.org/functions/#color-operations>
package enum ColorChange: Hashable, Sendable {
    /// Changes channels of a color. They are all of RGB, of HSL or of HWB, except for alpha.
    case channels([Step])
    /// Mixes a color with another, of which `share`, 0…1, is the part. The other one comes first among the colors if it is nil.
    case mix(with: RGBA?, share: Double)
    /// Mixes a color with its inverse, of which `share`, 0…1, is the part.
    case inversion(share: Double)

    /// The change of a channel.
    package struct Step: Hashable, Sendable {
        /// The channels. All but the hue, in degrees, are in 0…1.
        package enum Channel: UInt8, Sendable {
            case red, green, blue, hue, saturation, lightness, whiteness, blackness, alpha
        }

        package enum Method: UInt8, Sendable {
            /// Adds the amount.
            case add
            /// Moves the channel by this share, −1…1, of the way to its lowest or highest value.
            case scale
            /// Replaces the value.
            case set
        }

        package var channel: Channel
        package var method: Method
        /// In units of the channel; for ``Method/scale``, −1…1.
        package var amount: Double

        package init(_ channel: Channel, _ method: Method, _ amount: Double) {
            self.channel = channel
            self.method = method
            self.amount = amount
        }

        fileprivate func apply(to value: inout Double) {
            switch method {
            case .add: value += amount
            case .scale: value += amount * (amount > 0 ? 1 - value : value)
            case .set: value = amount
            }
            if channel != .hue { value = clampUnit(value) }
        }
    }

    /// The number of colors that it takes.
    package var operands: Int { if case .mix(nil, _) = self { 2 } else { 1 } }

    /// Returns the color that results from `colors`, which are first limited to sRGB; nil if there are too few.
    package func color(of colors: [RGBA]) -> RGBA? {
        guard colors.count >= operands, let first = colors.first?.clamped else { return nil }
        var result: RGBA
        switch self {
        case .channels(let steps): result = Self.changed(first, by: steps)
        case .mix(nil, let share): result = Self.mixed(first, share, colors[1].clamped)
        case .mix(let other?, let share): result = Self.mixed(other, share, first)
        case .inversion(let share):
            let inverse = RGBA(red: 1 - first.red, green: 1 - first.green, blue: 1 - first.blue, alpha: first.alpha)
            result = Self.mixed(inverse, share, first)
        }
        // The lightness of a color is often halfway between two steps of 1/255. Both languages round up there.
        result.red += Self.tie
        result.green += Self.tie
        result.blue += Self.tie
        return result.clamped
    }

    private static let tie = 1e-10

    private static func changed(_ color: RGBA, by steps: [Step]) -> RGBA {
        var result = color
        var hsl = HSL(HSB(color))
        var hwb = HWB(HSB(color))
        var isHSL = false
        var isHWB = false
        for step in steps {
            switch step.channel {
            case .red: step.apply(to: &result.red)
            case .green: step.apply(to: &result.green)
            case .blue: step.apply(to: &result.blue)
            case .alpha: step.apply(to: &result.alpha)
            case .hue:
                step.apply(to: &hsl.hue)
                step.apply(to: &hwb.hue)
                isHSL = true
            case .saturation: step.apply(to: &hsl.saturation)
            case .lightness: step.apply(to: &hsl.lightness)
            case .whiteness: step.apply(to: &hwb.whiteness)
            case .blackness: step.apply(to: &hwb.blackness)
            }
            switch step.channel {
            case .saturation, .lightness: isHSL = true
            case .whiteness, .blackness: isHWB = true
            default: break
            }
        }
        guard isHSL || isHWB else { return result }
        let changed = isHWB ? hwb.hsb : hsl.hsb
        return ColorValue(changed, alpha: result.alpha).rgba
    }

    /// Returns the mixture of `first`, with `share`, and `second`. The more opaque a color, the more it counts.
    /// <https://sass-lang.com/documentation/modules/color/#mix>
    private static func mixed(_ first: RGBA, _ share: Double, _ second: RGBA) -> RGBA {
        let weight = share * 2 - 1
        let difference = first.alpha - second.alpha
        let product = weight * difference
        let own = ((product == -1 ? weight : (weight + difference) / (1 + product)) + 1) / 2
        func between(_ a: Double, _ b: Double) -> Double { a * own + b * (1 - own) }
        return RGBA(
            red: between(first.red, second.red), green: between(first.green, second.green),
            blue: between(first.blue, second.blue), alpha: first.alpha * share + second.alpha * (1 - share))
    }
}
