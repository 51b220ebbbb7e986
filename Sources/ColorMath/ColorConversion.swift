extension ColorValue {
    /// The colour in gamma-encoded sRGB, unclamped.
    package var rgba: RGBA {
        switch space {
        case .hsb:
            HSB(hue: components.x, saturation: components.y, brightness: components.z).rgba(alpha: alpha)
        case .gray: RGBA(white: components.x, alpha: alpha)
        default: RGBA(red: components.x, green: components.y, blue: components.z, alpha: alpha)
        }
    }

    /// The same colour in `space`, unclamped.
    package func converted(to space: ColorSpace) -> ColorValue {
        space == self.space ? self : ColorValue(rgba)
    }
}
