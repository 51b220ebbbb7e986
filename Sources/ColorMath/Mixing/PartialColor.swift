/// A colour some of whose components are missing, as CSS's `none` says, so that another colour can lend them.
///
/// <https://www.w3.org/TR/css-color-4/#missing>
package struct PartialColor: Hashable, Sendable {
    /// Components of a colour, alpha among them.
    package struct Components: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        /// Components by the bits of `rawValue`: 1, 2, 4 for the three of the space, 8 for alpha.
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Alpha.
        package static let alpha = Components(rawValue: 8)
        /// The component at `index`, 0…2.
        package static func at(_ index: Int) -> Components { Components(rawValue: 1 << UInt8(index & 3)) }
    }

    /// The colour; what is missing is 0.
    package var color: ColorValue
    /// What is missing.
    package var missing: Components

    /// `color` without what is `missing`.
    package init(_ color: ColorValue, missing: Components = []) {
        self.color = color
        self.missing = missing
        for index in 0..<3 where missing.contains(.at(index)) { self.color.components[index] = 0 }
        if missing.contains(.alpha) { self.color.alpha = 0 }
    }

    /// The same colour in `space`. What is missing stays missing where `space` has a component of the same sense; a hue
    /// that means nothing, as that of a grey, becomes missing. In its own space nothing changes.
    /// <https://www.w3.org/TR/css-color-4/#interpolation-missing> <https://www.w3.org/TR/css-color-4/#powerless>
    package func converted(to space: ColorSpace) -> PartialColor {
        if space == color.space { return self }
        var source = color
        if color.space.hueIsPowerless(color.components) { source = color.space.withoutChroma(source) }
        var result = PartialColor(source.converted(to: space))
        var carried = missing.intersection(.alpha)
        let (old, new) = (color.space.descriptor, space.descriptor)
        let (from, to) = (old.senses, new.senses)
        for index in 0..<3 where to[index] != .other {
            for other in 0..<3 where from[other] == to[index] && missing.contains(.at(other)) {
                carried.insert(.at(index))
            }
        }
        // Chroma and hue say together what a and b say together.
        let both = Components.at(1).union(.at(2))
        if missing.isSuperset(of: both),
            old.isLabLike && new.isLCHLike || old.isLCHLike && new.isLabLike
        {
            carried.formUnion(both)
        }
        if space.hueIsPowerless(result.color.components) {
            result.color = space.withoutChroma(result.color)
            carried.formUnion(space.hue)
        }
        return PartialColor(result.color, missing: carried)
    }

    /// What lies between this colour (`progress` 0) and `other` (1) in `space`, alpha premultiplied.
    /// <https://www.w3.org/TR/css-color-4/#interpolation>
    package func mixed(
        with other: PartialColor, progress: Double, in space: ColorSpace, hue: HueInterpolation
    ) -> PartialColor {
        var (a, b) = (converted(to: space), other.converted(to: space))
        let missing = a.missing.intersection(b.missing)
        for index in 0..<3 {
            if a.missing.contains(.at(index)) { a.color.components[index] = b.color.components[index] }
            if b.missing.contains(.at(index)) { b.color.components[index] = a.color.components[index] }
        }
        if a.missing.contains(.alpha) { a.color.alpha = b.missing.contains(.alpha) ? 1 : b.color.alpha }
        if b.missing.contains(.alpha) { b.color.alpha = a.color.alpha }
        let alpha = a.color.alpha * (1 - progress) + b.color.alpha * progress
        var result = ColorValue(space, 0, 0, 0, alpha: alpha)
        for index in 0..<3 {
            let (first, second) = (a.color.components[index], b.color.components[index])
            if space.hue.contains(.at(index)) {
                let (from, to) = hue.fixedUp(first, second)
                result.components[index] = wrappedTurn((from * (1 - progress) + to * progress) / 360) * 360
            } else {
                let sum = first * a.color.alpha * (1 - progress) + second * b.color.alpha * progress
                result.components[index] = alpha == 0 ? sum : sum / alpha
            }
        }
        return PartialColor(result, missing: missing)
    }
}

/// Which way round hues are mixed. <https://www.w3.org/TR/css-color-4/#hue-interpolation>
package enum HueInterpolation: UInt8, Hashable, Sendable {
    case shorter, longer, increasing, decreasing

    /// The two hues in degrees, turned such that going straight from one to the other is the way that is meant.
    func fixedUp(_ first: Double, _ second: Double) -> (Double, Double) {
        let (from, to) = (wrappedTurn(first / 360) * 360, wrappedTurn(second / 360) * 360)
        let difference = to - from
        switch self {
        case .shorter:
            if difference > 180 { return (from + 360, to) }
            if difference < -180 { return (from, to + 360) }
        case .longer:
            if 0 < difference, difference < 180 { return (from + 360, to) }
            if -180 < difference, difference <= 0 { return (from, to + 360) }
        case .increasing: if difference < 0 { return (from, to + 360) }
        case .decreasing: if difference > 0 { return (from + 360, to) }
        }
        return (from, to)
    }
}

extension ColorSpace {
    /// Which component is a hue in degrees; empty where none is.
    package var hue: PartialColor.Components {
        let components = descriptor.components
        if components.0.isHue { return .at(0) }
        return components.2.isHue ? .at(2) : []
    }

    /// Whether the hue of `components` makes no difference that can be seen.
    fileprivate func hueIsPowerless(_ components: SIMD3<Double>) -> Bool {
        descriptor.powerlessHue?.holds(components) ?? false
    }

    /// `color`, whose hue is powerless, as the gray it stands for.
    fileprivate func withoutChroma(_ color: ColorValue) -> ColorValue {
        var color = color
        if let hue = descriptor.powerlessHue { color.components = hue.gray(color.components) }
        return color
    }
}

extension ColorSpaceDescriptor {
    /// Whether two coordinates on a plane follow lightness.
    fileprivate var isLabLike: Bool { components.1.sense == .redGreen }
    /// Whether chroma and hue follow lightness.
    fileprivate var isLCHLike: Bool { components.0.sense == .lightness && components.2.isHue }
}
