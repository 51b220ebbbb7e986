import ColorMath

/// What lies between the stops of a gradient. The positions of the stops do not change which colors occur, except where
/// two stops have the same position.
package struct GradientLine: Hashable, Sendable {
    /// The indices of stops that the next stop's color follows immediately: hard edges.
    package var jumps: [Int]
    /// How colors between stops are interpolated.
    package var interpolation: GradientInterpolation
    /// Whether it is a shadow of the text in front, which has one color and is opaque in some places only, if in any.
    package var isShadow: Bool

    /// Creates the line of a gradient without hard edges, interpolated as CSS does by default.
    package init(jumps: [Int] = [], interpolation: GradientInterpolation = .standard, isShadow: Bool = false) {
        self.jumps = jumps
        self.interpolation = interpolation
        self.isShadow = isShadow
    }
}
