/// Everything there is to know about a color space: how it converts, and how notations write its components.
///
/// A space is one descriptor, in a file of its own, and one entry in ``ColorSpace``.
package final class ColorSpaceDescriptor: Sendable {
    /// What a component says, so that a missing one can be carried over to a space whose component says the same.
    /// <https://www.w3.org/TR/css-color-4/#interpolation-missing>
    package enum Sense: Hashable, Sendable {
        case red, green, blue, hue, colorfulness, lightness, redGreen, blueYellow
        /// Nothing that another space's component says.
        case other
    }

    /// One component, and how CSS's notations write it.
    package struct Component: Sendable {
        /// The letter that stands for it in relative colors: `l`. <https://www.w3.org/TR/css-color-5/#relative-colors>
        package let letter: StaticString
        /// What it says.
        package let sense: Sense
        /// The number that stands for 1 in the units of ``ColorSpace``: 255 in `rgb()`.
        package let numberOfOne: Double
        /// What 100% stands for in those units; of a hue, which has no percentages, 0.
        package let hundredPercent: Double
        /// Where values end that lie beyond.
        package let limits: ClosedRange<Double>?
        /// Whether it is written as a percentage where either is possible.
        package let isPercentage: Bool
        /// To how many decimals it is written.
        package let places: Int

        /// A component that says `sense`.
        package init(
            _ letter: StaticString, _ sense: Sense, numberOfOne: Double = 1, hundredPercent: Double = 1,
            limits: ClosedRange<Double>? = nil, isPercentage: Bool = false, places: Int = 5
        ) {
            self.letter = letter
            self.sense = sense
            self.numberOfOne = numberOfOne
            self.hundredPercent = hundredPercent
            self.limits = limits
            self.isPercentage = isPercentage
            self.places = places
        }

        /// A hue in degrees.
        package static func hue(places: Int = 2) -> Component {
            Component("h", .hue, hundredPercent: 0, places: places)
        }

        /// Alpha, in all notations.
        package static let alpha = Component("alpha", .other, limits: 0...1, places: 4)

        /// Whether it is a hue in degrees.
        package var isHue: Bool { hundredPercent == 0 }
    }

    /// How CSS writes a color of the space.
    package enum Notation: Sendable {
        /// Not at all.
        case none
        /// By a function of its own, which has the space's name unless it is `named` otherwise. With `hasLegacySyntax`
        /// commas may separate the components, and the name may end in `a`.
        /// <https://www.w3.org/TR/css-color-4/#color-syntax-legacy>
        case function(named: String, hasLegacySyntax: Bool = false)
        /// By `color(name …)` alone, under other names too.
        case color(alsoNamed: [String] = [])
    }

    /// How a color gets lighter or darker while its hue, and what else it is made of, stays (``LightnessScale``).
    package enum LightnessAxis: Sendable {
        /// By HSB brightness.
        case brightness
        /// By the component at `index` alone, which is `white` at the lightest.
        case component(_ index: Int, white: Double)
        /// By whiteness and blackness, the second and the third component.
        case mixture
    }

    /// When a hue makes no visible difference. <https://www.w3.org/TR/css-color-4/#powerless>
    package struct PowerlessHue: Sendable {
        /// Whether the hue of these components is powerless, for CSS.
        let holds: @Sendable (SIMD3<Double>) -> Bool
        /// Whether it is so for a person, who need not be told of it.
        package let isNegligible: @Sendable (SIMD3<Double>) -> Bool
        /// The components of the gray that these stand for.
        let gray: @Sendable (SIMD3<Double>) -> SIMD3<Double>

        /// Where the second component, chroma or saturation, is at most `limit` (for a person less than `negligible`).
        static func chroma(atMost limit: Double, negligible: Double) -> PowerlessHue {
            PowerlessHue(
                holds: { $0.y <= limit }, isNegligible: { $0.y < negligible }, gray: { SIMD3($0.x, 0, $0.z) })
        }
    }

    /// The three components, in order.
    package let components: (Component, Component, Component)
    /// The space it converts by way of; XYZ, where all meet, is its own.
    let base: ColorSpace
    /// From components of this space to those of ``base``.
    let toBase: @Sendable (SIMD3<Double>) -> SIMD3<Double>
    /// From components of ``base`` to those of this space.
    let fromBase: @Sendable (SIMD3<Double>) -> SIMD3<Double>
    /// How CSS writes it.
    package let notation: Notation
    /// The name people know it by.
    package let title: String
    /// Whether it has sRGB's colors alone: its notations are clipped to them.
    package let isBoundToSRGB: Bool
    /// How a color gets lighter in it.
    package let lightness: LightnessAxis
    /// When its hue is powerless; nil where it has none.
    package let powerlessHue: PowerlessHue?

    /// A space that converts by way of `base`.
    init(
        title: String, _ first: Component, _ second: Component, _ third: Component, notation: Notation,
        base: ColorSpace,
        isBoundToSRGB: Bool = false, lightness: LightnessAxis = .brightness, powerlessHue: PowerlessHue? = nil,
        toBase: @escaping @Sendable (SIMD3<Double>) -> SIMD3<Double>,
        fromBase: @escaping @Sendable (SIMD3<Double>) -> SIMD3<Double>
    ) {
        self.title = title
        components = (first, second, third)
        self.notation = notation
        self.base = base
        self.isBoundToSRGB = isBoundToSRGB
        self.lightness = lightness
        self.powerlessHue = powerlessHue
        self.toBase = toBase
        self.fromBase = fromBase
    }

    /// What each component says, in order.
    var senses: [Sense] { [components.0.sense, components.1.sense, components.2.sense] }
}
