/// A color with missing components, CSS's `none`, which are taken from another color when mixing.
///
/// <https://www.w3.org/TR/css-color-4/#missing>
package struct PartialColor: Equatable, Sendable {
    /// A set of components, including alpha.
    package struct Components: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        /// Creates a set from bits: 1, 2, 4 for the three components of the space, 8 for alpha.
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Alpha.
        package static let alpha = Components(rawValue: 8)
        /// The component at `index`, 0…2.
        package static func at(_ index: Int) -> Components { Components(rawValue: 1 << UInt8(index & 3)) }
    }

    /// The color; missing components are 0.
    package var color: ColorValue
    /// The missing components.
    package var missing: Components

    /// Creates a color without the components in `missing`.
    package init(_ color: ColorValue, missing: Components = []) {
        self.color = color
        self.missing = missing
        for index in 0..<3 where missing.contains(.at(index)) { self.color.components[index] = 0 }
        if missing.contains(.alpha) { self.color.alpha = 0 }
    }

    /// Returns the color in `space`. A missing component stays missing if `space` has an analogous one; a powerless
    /// hue, as of a gray, becomes missing. In its own space nothing changes.
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
        // Chroma and hue together are analogous to a and b together.
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

    /// Returns the interpolation between this color (`progress` 0) and `other` (1) in `space` with premultiplied
    /// alpha. <https://www.w3.org/TR/css-color-4/#interpolation>
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

/// The direction of hue interpolation. <https://www.w3.org/TR/css-color-4/#hue-interpolation>
package enum HueInterpolation: UInt8, Hashable, Sendable {
    case shorter, longer, increasing, decreasing

    /// Returns the two hues in degrees, adjusted so that linear interpolation takes the intended direction.
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
    /// The component that is a hue in degrees; empty if there is none.
    package var hue: PartialColor.Components {
        let components = descriptor.components
        if components.0.isHue { return .at(0) }
        return components.2.isHue ? .at(2) : []
    }

    /// Whether the hue of `components` has no visible effect.
    fileprivate func hueIsPowerless(_ components: SIMD3<Double>) -> Bool {
        descriptor.powerlessHue?.holds(components) ?? false
    }

    /// Returns `color`, which has a powerless hue, as a gray.
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
