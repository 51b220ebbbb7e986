import ColorMath
import Testing

/// Colors outside sRGB as shown on an sRGB display.
@Suite struct GamutMappingTests {
    /// Colors in sRGB, with the results of coloraide's `fit(method="oklch-chroma")`.
    static let table: [(outside: [Double], inside: [Double])] = [
        // color(display-p3 1 0 0)
        ([1.093066, -0.226742, -0.150135], [1, 0.04457, 0.045932]),
        // color(display-p3 0 1 0)
        ([-0.511605, 1.018266, -0.310675], [0, 0.985764, 0.159742]),
        // color(display-p3 0 0 1)
        ([0, 0, 1.042022], [0, 0, 1]),
        // color(display-p3 1 1 0)
        ([1, 1, -0.346268], [0.996233, 0.999014, 0]),
        // color(display-p3 0.2 0.9 0.1)
        ([-0.405238, 0.915847, -0.251705], [0, 0.897871, 0]),
        // color(rec2020 1 0 0)
        ([1.24822, -0.387908, -0.143514], [1, 0.288023, 0.308861]),
        // color(rec2020 0 1 0)
        ([-0.790375, 1.056302, -0.350164], [0, 0.947344, 0.446281]),
        // color(rec2020 0 0.5 1)
        ([-0.466327, 0.491541, 1.042604], [0, 0.508513, 0.757118]),
        // color(a98-rgb 0 1 0)
        ([-0.66395, 1, -0.229161], [0, 0.926519, 0.408197]),
        // oklch(0.7 0.4 30)
        ([1.319647, -0.449821, -0.310086], [1, 0.345135, 0.264575]),
        // oklch(0.5 0.3 140)
        ([-0.285749, 0.514112, -0.27302], [0, 0.478992, 0]),
        // oklch(0.9 0.3 100)
        ([1.062202, 0.857603, -0.536482], [0.998987, 0.87347, 0]),
        // oklch(0.3 0.35 264)
        ([0.159309, -0.28695, 0.856532], [0.011225, 0, 0.618147]),
        // oklch(1.2 0.1 0)
        ([1.513407, 1.158307, 1.258963], [1, 1, 1]),
        // oklch(0.99 0.2 180)
        ([-0.354508, 1.155191, 1.00791], [0.861755, 1, 0.99163]),
        // oklch(0.02 0.2 300)
        ([0.038813, -0.05506, 0.160414], [0.000602, 0, 0.003643]),
        // lab(50 120 -90)
        ([0.94232, -0.377342, 1.091677], [0.868089, 0, 0.978957]),
        // lch(80 130 140)
        ([-0.478413, 0.932772, -0.198953], [0, 0.901557, 0.247892]),
        // color(prophoto-rgb 0.9 0.1 0.2)
        ([1.246248, -0.449125, 0.259137], [1, 0.165256, 0.392536]),
        // color(xyz-d65 0.1 0.5 0.1)
        ([-0.731693, 0.928608, 0.09505], [0, 0.820792, 0.479747]),
    ]

    @Test(arguments: table) func agreesWithColoraide(_ row: (outside: [Double], inside: [Double])) {
        let mapped = RGBA(red: row.outside[0], green: row.outside[1], blue: row.outside[2], alpha: 0.5).mappedIntoSRGB
        #expect(mapped.alpha == 0.5)
        for (component, expected) in zip([mapped.red, mapped.green, mapped.blue], row.inside) {
            #expect(abs(component - expected) < 0.002, "\(mapped)")
        }
    }

    @Test(arguments: [RGBA(red: 0, green: 0.25, blue: 1), RGBA(white: 1), RGBA(white: 0, alpha: 0)])
    func leavesWhatIsInside(_ color: RGBA) {
        #expect(color.mappedIntoSRGB == color)
    }

    @Test func takesAnyNumber() {
        for extreme in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
            let mapped = RGBA(red: extreme, green: 0.5, blue: extreme, alpha: extreme).mappedIntoSRGB
            for component in [mapped.red, mapped.green, mapped.blue, mapped.alpha] {
                #expect((0...1).contains(component))
            }
        }
    }
}
