/// The properties of a color space: its conversions, and how notations write its components.
///
/// A space consists of a descriptor in its own file and an entry in ``ColorSpace``.
package final class ColorSpaceDescriptor: Sendable {
    /// The meaning of a component. A missing component is carried over to a component with the same meaning in another
    /// space. <https://www.w3.org/TR/css-color-4/#interpolation-missing>
    package enum Sense: Hashable, Sendable {
        case red, green, blue, hue, colorfulness, lightness, redGreen, blueYellow
        /// A meaning without an analogous component in other spaces.
        case other
    }

    /// A component, and how CSS writes it.
    package struct Component: Sendable {
        /// Its letter in relative colors: `l`. <https://www.w3.org/TR/css-color-5/#relative-colors>
        package let letter: StaticString
        /// Its meaning.
        package let sense: Sense
        /// The number that represents 1 in the units of ``ColorSpace``: 255 in `rgb()`.
        package let numberOfOne: Double
        /// The value of 100% in those units; 0 for hues, which have no percentages.
        package let hundredPercent: Double
        /// The range to which values are clamped; nil for none.
        package let limits: ClosedRange<Double>?
        /// Whether it is written as a percentage if both are possible.
        package let isPercentage: Bool
        /// Number of decimals.
        package let places: Int

        /// Creates a component.
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

        /// Creates a hue in degrees.
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
        /// Not supported by CSS.
        case none
        /// By its own function, which has the space's name unless it is `named` otherwise. With `hasLegacySyntax`,
        /// commas may separate the components, and the name may end in `a`.
        /// <https://www.w3.org/TR/css-color-4/#color-syntax-legacy>
        case function(named: String, hasLegacySyntax: Bool = false)
        /// Only by `color(name …)`, possibly with other names.
        case color(alsoNamed: [String] = [])
    }

    /// How a color becomes lighter or darker while the other components are kept (``LightnessScale``).
    package enum LightnessAxis: Sendable {
        /// By HSB brightness.
        case brightness
        /// By the component at `index`, which is `white` at the lightest.
        case component(_ index: Int, white: Double)
        /// By whiteness and blackness, the second and the third component.
        case mixture
    }

    /// When a hue has no visible effect. <https://www.w3.org/TR/css-color-4/#powerless>
    package struct PowerlessHue: Sendable {
        /// Whether the hue of these components is powerless according to CSS.
        let holds: @Sendable (SIMD3<Double>) -> Bool
        /// Whether the hue is too weak to be displayed.
        package let isNegligible: @Sendable (SIMD3<Double>) -> Bool
        /// Returns the components of the corresponding gray.
        let gray: @Sendable (SIMD3<Double>) -> SIMD3<Double>

        /// The hue is powerless if the second component, chroma or saturation, is at most `limit`, and negligible if
        /// it is less than `negligible`.
        static func chroma(atMost limit: Double, negligible: Double) -> PowerlessHue {
            PowerlessHue(
                holds: { $0.y <= limit }, isNegligible: { $0.y < negligible }, gray: { SIMD3($0.x, 0, $0.z) })
        }
    }

    /// The three components, in order.
    package let components: (Component, Component, Component)
    /// The space it converts through; XYZ is its own base.
    let base: ColorSpace
    /// Converts components of this space to ``base``.
    let toBase: @Sendable (SIMD3<Double>) -> SIMD3<Double>
    /// Converts components of ``base`` to this space.
    let fromBase: @Sendable (SIMD3<Double>) -> SIMD3<Double>
    /// How CSS writes it.
    package let notation: Notation
    /// The name for display.
    package let title: String
    /// Whether it contains only sRGB's colors, so that its notations are clipped to them.
    package let isBoundToSRGB: Bool
    /// How a color becomes lighter.
    package let lightness: LightnessAxis
    /// When its hue is powerless; nil if it has no hue.
    package let powerlessHue: PowerlessHue?

    /// Creates a space that converts through `base`.
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

    /// The meaning of each component.
    var senses: [Sense] { [components.0.sense, components.1.sense, components.2.sense] }
}
