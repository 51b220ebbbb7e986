import CStandardLibrary

extension Lab {
    /// The CIEDE2000 colour difference, 0 (the same) … about 100 (black to white); about 1 is just noticeable.
    ///
    /// G. Sharma, W. Wu, E. N. Dalal, “The CIEDE2000 color-difference formula: implementation notes”, 2005.
    /// <https://hajim.rochester.edu/ece/sites/gsharma/ciede2000/>
    package func difference2000(from other: Lab) -> Double {
        let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
        // Greys are stretched along a, where the eye is keener.
        let stretch = 1 + 0.5 * (1 - chromaWeight(meanChroma))
        let one = PolarCoordinates(x: a * stretch, y: b, negligible: 0)
        let two = PolarCoordinates(x: other.a * stretch, y: other.b, negligible: 0)
        let isGrey = one.radius * two.radius == 0

        let lightnessStep = other.lightness - lightness
        let chromaStep = two.radius - one.radius
        var hueTurn = two.degrees - one.degrees
        if hueTurn > 180 { hueTurn -= 360 } else if hueTurn < -180 { hueTurn += 360 }
        let hueStep = isGrey ? 0 : 2 * sqrt(one.radius * two.radius) * sin(radians(hueTurn / 2))

        let lightnessMean = (lightness + other.lightness) / 2
        let chromaMean = (one.radius + two.radius) / 2
        var hueMean = one.degrees + two.degrees
        if !isGrey {
            // The mean on the shorter way round.
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
        // In the blues, chroma and hue do not act apart.
        let blueness = (hueMean - 275) / 25
        let rotation = -2 * chromaWeight(chromaMean) * sin(radians(60 * exp(-blueness * blueness)))

        let l = lightnessStep / lightnessScale
        let c = chromaStep / chromaScale
        let h = hueStep / hueScale
        return sqrt(max(0, l * l + c * c + h * h + rotation * c * h))
    }
}

extension OKLab {
    /// The distance in OKLab, 0 (the same) … 1 (black to white); about 0.02 is just noticeable.
    ///
    /// <https://www.w3.org/TR/css-color-4/#color-difference-OK>
    package func difference(from other: OKLab) -> Double {
        let step = SIMD3(lightness - other.lightness, a - other.a, b - other.b)
        return sqrt((step * step).sum())
    }
}

extension RGBA {
    /// The CIEDE2000 difference of the opaque colours, measured relative to D50 as CSS Color has CIE Lab.
    package func difference2000(from other: RGBA) -> Double { Lab(xyz).difference2000(from: Lab(other.xyz)) }

    /// The OKLab difference of the opaque colours.
    package func differenceOK(from other: RGBA) -> Double { OKLab(xyz).difference(from: OKLab(other.xyz)) }
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

/// The share of CIEDE2000's chroma terms: near 0 for greys, near 1 for full colours.
private func chromaWeight(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return sqrt(power / (power + pow(25, 7)))
}
