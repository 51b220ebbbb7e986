import ColorMath

/// What lies between the stops of a gradient. The positions of the stops do not change which colors occur, except where
/// two stops have the same position.
package struct GradientLine: Hashable, Sendable {
    /// The indices of stops that the next stop's color follows immediately: hard edges.
    package var jumps: [Int]
    /// How colors between stops are interpolated.
    package var interpolation: GradientInterpolation
    /// What it stands for if it is no gradient; nil otherwise.
    package var veil: Veil?

    /// Something of one color that may lie behind a text, in some places only, if in any: between it and its background, or
    /// beneath that.
    package enum Veil: UInt8, Sendable {
        /// A shadow of the text.
        case shadow
        /// A box that the text may be in, or one with code.
        case box, code
        /// The page, beneath a translucent background.
        case page

        /// The reason why a pair is unresolved if the contrast depends on it.
        package var reason: UnresolvedReason {
            switch self {
            case .shadow: .effect("text-shadow")
            case .box: .other("a box inside with a background of its own may lie between")
            case .code: .other("a box with code may lie between")
            case .page: .translucentBackground
            }
        }
    }

    /// Creates the line of a gradient without hard edges, interpolated as CSS does by default.
    package init(jumps: [Int] = [], interpolation: GradientInterpolation = .standard, veil: Veil? = nil) {
        self.jumps = jumps
        self.interpolation = interpolation
        self.veil = veil
    }
}
