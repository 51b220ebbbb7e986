import CStandardLibrary

extension Lab {
    /// Returns the CIEDE2000 color difference, 0 (equal) … about 100 (black to white); about 1 is just noticeable.
    ///
    /// G. Sharma, W. Wu, E. N. Dalal, “The CIEDE2000 color-difference formula: implementation notes”, 2005.
    /// <https://hajim.rochester.edu/ece/sites/gsharma/ciede2000/>
    package func difference2000(from other: Lab) -> Double {
        let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
        // Grays are stretched along a, where the eye is more sensitive.
        let stretch = 1 + 0.5 * (1 - chromaWeight(meanChroma))
        let one = PolarCoordinates(x: a * stretch, y: b, negligible: 0)
        let two = PolarCoordinates(x: other.a * stretch, y: other.b, negligible: 0)
        let isGray = one.radius * two.radius == 0

        let lightnessStep = other.lightness - lightness
        let chromaStep = two.radius - one.radius
        var hueTurn = two.degrees - one.degrees
        if hueTurn > 180 { hueTurn -= 360 } else if hueTurn < -180 { hueTurn += 360 }
        let hueStep = isGray ? 0 : 2 * sqrt(one.radius * two.radius) * sin(radians(hueTurn / 2))

        let lightnessMean = (lightness + other.lightness) / 2
        let chromaMean = (one.radius + two.radius) / 2
        var hueMean = one.degrees + two.degrees
        if !isGray {
            // The mean along the shorter arc.
            if abs(one.degrees - two.degrees) > 180 { hueMean += hueMean < 360 ? 360 : -360 }
            hueMean /= 2
        }

        let hueWeight =
            1 - 0.17 * cos(radians(hueMean - 30)) + 0.24 * cos(radians(2 * hueMean))
            + 0.32 * cos(radians(3 * hueMean + 6)) - 0.20 * cos(radians(4 * hueMean - 63))
        let lightnessOffset = (lightnessMean - 50) * (lightnessMean - 50)
        let lightnessScale = 1 + 0.015 * lightnessOffset / sqrt(20 + lightnessOffset)
        let chromaScale = 1 + 0.045 * chromaMean
        let hueScale = 1 + 0.015 * chromaMean * hueWeight
        // For blues, chroma and hue interact.
        let blueness = (hueMean - 275) / 25
        let rotation = -2 * chromaWeight(chromaMean) * sin(radians(60 * exp(-blueness * blueness)))

        let l = lightnessStep / lightnessScale
        let c = chromaStep / chromaScale
        let h = hueStep / hueScale
        return sqrt(max(0, l * l + c * c + h * h + rotation * c * h))
    }
}

extension OKLab {
    /// Returns the distance in OKLab, 0 (equal) … 1 (black to white); about 0.02 is just noticeable.
    ///
    /// <https://www.w3.org/TR/css-color-4/#color-difference-OK>
    package func difference(from other: OKLab) -> Double {
        let step = SIMD3(lightness - other.lightness, a - other.a, b - other.b)
        return sqrt((step * step).sum())
    }
}

extension RGBA {
    /// Returns the CIEDE2000 difference of the opaque colors, relative to D50 as in CSS Color.
    package func difference2000(from other: RGBA) -> Double { Lab(xyz).difference2000(from: Lab(other.xyz)) }

    /// Returns the OKLab difference of the opaque colors.
    package func differenceOK(from other: RGBA) -> Double { OKLab(xyz).difference(from: OKLab(other.xyz)) }
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

/// The weight of CIEDE2000's chroma terms: near 0 for grays, near 1 for saturated colors.
private func chromaWeight(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return sqrt(power / (power + pow(25, 7)))
}
