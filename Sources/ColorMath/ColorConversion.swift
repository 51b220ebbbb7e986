extension ColorValue {
    /// The colour in gamma-encoded sRGB, unclamped.
    package var rgba: RGBA {
        switch space {
        case .srgb: RGBA(red: components.x, green: components.y, blue: components.z, alpha: alpha)
        case .gray: RGBA(white: components.x, alpha: alpha)
        case .hsb, .hsl, .hwb: hsb.rgba(alpha: alpha)
        case .srgbLinear:
            RGBA(
                red: gammaEncoded(components.x), green: gammaEncoded(components.y), blue: gammaEncoded(components.z),
                alpha: alpha)
        default: RGBA(xyz, alpha: alpha)
        }
    }

    /// The colour in CIE XYZ; alpha is left out.
    package var xyz: XYZ {
        switch space {
        case .srgb, .gray, .hsb, .hsl, .hwb: rgba.xyz
        case .srgbLinear: LinearSRGB.xyz(components)
        case .displayP3: DisplayP3.xyz(components)
        case .displayP3Linear: LinearDisplayP3.xyz(components)
        case .a98RGB: A98RGB.xyz(components)
        case .proPhotoRGB: ProPhotoRGB.xyz(components)
        case .rec2020: Rec2020.xyz(components)
        case .lab, .lch: lab.xyz
        case .oklab, .oklch: oklab.xyz
        case .xyzD65: XYZ(components)
        case .xyzD50: XYZ(d50: components)
        }
    }

    /// The colour as hue, saturation and brightness. What another notation with a hue says of hue and saturation is kept
    /// where RGB would lose it: in black and in greys.
    package var hsb: HSB {
        switch space {
        case .hsb: HSB(hue: components.x, saturation: components.y, brightness: components.z)
        case .hsl: HSL(hue: components.x, saturation: components.y, lightness: components.z).hsb
        case .hwb: HWB(hue: components.x, whiteness: components.y, blackness: components.z).hsb
        default: HSB(rgba)
        }
    }

    /// The colour in CIE L*a*b*.
    package var lab: Lab {
        switch space {
        case .lab: Lab(lightness: components.x, a: components.y, b: components.z)
        case .lch: LCH(lightness: components.x, chroma: components.y, hue: components.z).lab
        default: Lab(xyz)
        }
    }

    /// The colour in OKLab.
    package var oklab: OKLab {
        switch space {
        case .oklab: OKLab(lightness: components.x, a: components.y, b: components.z)
        case .oklch: OKLCH(lightness: components.x, chroma: components.y, hue: components.z).oklab
        default: OKLab(xyz)
        }
    }

    /// The same colour in `space`, unclamped. A hue that means the same in both is kept, for black and greys too. In `gray`
    /// it is the grey of the same luminance.
    package func converted(to space: ColorSpace) -> ColorValue {
        if space == self.space { return self }
        switch space {
        case .srgb: return ColorValue(rgba)
        case .gray: return ColorValue(.gray, grayComponent, 0, 0, alpha: alpha)
        case .hsb: return ColorValue(hsb, alpha: alpha)
        case .hsl:
            let color = HSL(hsb)
            return ColorValue(.hsl, color.hue, color.saturation, color.lightness, alpha: alpha)
        case .hwb:
            let color = HWB(hsb)
            return ColorValue(.hwb, color.hue, color.whiteness, color.blackness, alpha: alpha)
        case .srgbLinear:
            let color = rgba
            return ColorValue(
                .srgbLinear, linearized(color.red), linearized(color.green), linearized(color.blue), alpha: alpha)
        case .displayP3: return value(space, DisplayP3.components(of: xyz))
        case .displayP3Linear: return value(space, LinearDisplayP3.components(of: xyz))
        case .a98RGB: return value(space, A98RGB.components(of: xyz))
        case .proPhotoRGB: return value(space, ProPhotoRGB.components(of: xyz))
        case .rec2020: return value(space, Rec2020.components(of: xyz))
        case .lab:
            let color = lab
            return ColorValue(.lab, color.lightness, color.a, color.b, alpha: alpha)
        case .lch:
            let color = LCH(lab)
            return ColorValue(.lch, color.lightness, color.chroma, color.hue, alpha: alpha)
        case .oklab:
            let color = oklab
            return ColorValue(.oklab, color.lightness, color.a, color.b, alpha: alpha)
        case .oklch:
            let color = OKLCH(oklab)
            return ColorValue(.oklch, color.lightness, color.chroma, color.hue, alpha: alpha)
        case .xyzD65: return value(space, xyz.components)
        case .xyzD50: return value(space, xyz.d50)
        }
    }

    private func value(_ space: ColorSpace, _ components: SIMD3<Double>) -> ColorValue {
        ColorValue(space, components.x, components.y, components.z, alpha: alpha)
    }

    private var grayComponent: Double {
        let color = rgba
        if color.red == color.green && color.green == color.blue { return color.red }
        return gammaEncoded(color.wideGamutLuminance)
    }
}
