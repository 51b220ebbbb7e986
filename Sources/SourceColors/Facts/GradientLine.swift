import ColorMath

/// What lies between the stops of a gradient. Where the stops are makes no difference to which colors there are, save where
/// two are in one place.
package struct GradientLine: Hashable, Sendable {
    /// The stops, by their numbers, that the next one's color follows at once, with nothing between.
    package var jumps: [Int]
    /// How the colors between two others come about.
    package var interpolation: GradientInterpolation

    /// A gradient without hard edges, as CSS draws it.
    package init(jumps: [Int] = [], interpolation: GradientInterpolation = .standard) {
        self.jumps = jumps
        self.interpolation = interpolation
    }
}
