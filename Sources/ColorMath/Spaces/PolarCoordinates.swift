import CStandardLibrary

/// Polar coordinates of a point: chroma and hue for a and b.
struct PolarCoordinates {
    /// Distance from the origin.
    let radius: Double
    /// Direction in degrees.
    let degrees: Double

    init(radius: Double, degrees: Double) {
        self.radius = radius
        self.degrees = degrees
    }

    /// Converts the point at `x` and `y`, with the direction in 0…360. Points closer to the origin than `negligible`
    /// become the origin with direction 0.
    init(x: Double, y: Double, negligible: Double) {
        let radius = hypot(x, y)
        guard !(radius < negligible) else {
            self.init(radius: 0, degrees: 0)
            return
        }
        let turn = atan2(y, x) / (2 * Double.pi)
        self.init(radius: radius, degrees: 360 * (turn < 0 ? turn + 1 : turn))
    }

    var x: Double { radius * cos(degrees * .pi / 180) }
    var y: Double { radius * sin(degrees * .pi / 180) }
}
