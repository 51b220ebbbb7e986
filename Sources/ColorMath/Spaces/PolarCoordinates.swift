import CStandardLibrary

/// A point by its distance and direction: how chroma and hue stand to a and b.
struct PolarCoordinates {
    /// The distance from the middle.
    let radius: Double
    /// The direction in degrees.
    let degrees: Double

    /// A point at `radius` in the direction of `degrees`.
    init(radius: Double, degrees: Double) {
        self.radius = radius
        self.degrees = degrees
    }

    /// The point at `x` and `y`; its direction lies in 0…360. Nearer to the middle than `negligible` it is the middle, whose
    /// direction is 0.
    init(x: Double, y: Double, negligible: Double) {
        let radius = hypot(x, y)
        guard !(radius < negligible) else {
            self.init(radius: 0, degrees: 0)
            return
        }
        let turn = atan2(y, x) / (2 * Double.pi)
        self.init(radius: radius, degrees: 360 * (turn < 0 ? turn + 1 : turn))
    }

    /// The first coordinate.
    var x: Double { radius * cos(degrees * .pi / 180) }
    /// The second coordinate.
    var y: Double { radius * sin(degrees * .pi / 180) }
}
