extension ColorValue {
    /// Returns the color in `space`, unclamped. A hue with the same meaning in both is kept, also for black and grays.
    /// In `gray`, returns the gray with the same luminance.
    package func converted(to space: ColorSpace) -> ColorValue {
        var (current, parts) = (self.space, components)
        while !space.isBased(on: current) {
            let descriptor = current.descriptor
            parts = descriptor.toBase(parts)
            current = descriptor.base
        }
        parts = space.components(from: parts, of: current)
        return ColorValue(space, parts.x, parts.y, parts.z, alpha: alpha)
    }

    /// The color in gamma-encoded sRGB, unclamped.
    package var rgba: RGBA {
        let parts = space == .srgb ? components : converted(to: .srgb).components
        return RGBA(red: parts.x, green: parts.y, blue: parts.z, alpha: alpha)
    }

    /// The color in CIE XYZ, without alpha.
    package var xyz: XYZ { XYZ(converted(to: .xyzD65).components) }

    /// The color as hue, saturation and brightness. If another notation specifies a hue and saturation that RGB would
    /// lose (in black and grays), they are kept.
    package var hsb: HSB {
        let parts = converted(to: .hsb).components
        return HSB(hue: parts.x, saturation: parts.y, brightness: parts.z)
    }

    /// The color in CIE L*a*b*.
    package var lab: Lab {
        let parts = converted(to: .lab).components
        return Lab(lightness: parts.x, a: parts.y, b: parts.z)
    }

    /// The color in OKLab.
    package var oklab: OKLab {
        let parts = converted(to: .oklab).components
        return OKLab(lightness: parts.x, a: parts.y, b: parts.z)
    }
}

extension ColorSpace {
    /// Whether it is `other`, or converts through it.
    fileprivate func isBased(on other: ColorSpace) -> Bool {
        var space = self
        while space != other {
            let base = space.descriptor.base
            if base == space { return false }
            space = base
        }
        return true
    }

    /// Converts `parts` in `base`, which this space is based on, to components of this space.
    fileprivate func components(from parts: SIMD3<Double>, of base: ColorSpace) -> SIMD3<Double> {
        if self == base { return parts }
        let descriptor = descriptor
        return descriptor.fromBase(descriptor.base.components(from: parts, of: base))
    }
}
