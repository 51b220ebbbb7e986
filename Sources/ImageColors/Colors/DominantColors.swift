import ColorMath

/// A color that represents many of an image's pixels.
package struct DominantColor: Hashable, Sendable {
    /// The color of an actual pixel, opaque.
    package let color: RGBA
    /// The share of the image that is closer to this color than to the others, 0…1, weighted by alpha.
    package let share: Double

    package init(color: RGBA, share: Double) {
        self.color = color
        self.share = share
    }
}

extension DecodedImage {
    /// The maximum number of iterations. About ten usually suffice.
    private static let roundLimit = 100

    /// Returns up to `count` colors that represent the samples, largest share first; empty if all samples are
    /// transparent.
    ///
    /// Uses k-means on red, green and blue. Each center is the actual pixel with the least sum of squared distances
    /// within its cluster, which is the one closest to the mean. Whole numbers and a fixed seed make the result the
    /// same everywhere.
    ///
    /// <https://en.wikipedia.org/wiki/K-means_clustering#Standard_algorithm_(naive_k-means)>
    package func dominantColors(_ count: Int) -> [DominantColor] {
        let colors = sampleColors
        var centers = Self.firstCenters(count, colors)
        var owners = [Int](repeating: 0, count: colors.count)
        for _ in 0..<Self.roundLimit {
            for index in colors.indices { owners[index] = Self.nearest(to: colors[index], centers, colors) }
            let moved = Self.medoids(centers.count, colors, owners)
            if moved == centers { break }
            centers = moved
        }
        var weights = [Int](repeating: 0, count: centers.count)
        for (owner, color) in zip(owners, colors) { weights[owner] += color.weight }
        let total = Double(weights.reduce(0, +))
        // Equal shares are ordered by red, green and blue.
        return centers.indices.sorted { (-weights[$0], centers[$0]) < (-weights[$1], centers[$1]) }.map {
            DominantColor(color: color(colors[centers[$0]]), share: Double(weights[$0]) / total)
        }
    }

    /// Returns distinct initial colors, each drawn with a probability proportional to its squared distance to those
    /// already drawn (k-means++). <https://en.wikipedia.org/wiki/K-means%2B%2B>
    private static func firstCenters(_ count: Int, _ colors: [SampleColor]) -> [Int] {
        var centers: [Int] = []
        var generator = SplitMix64()
        // The first is drawn by weight alone.
        var distances = [Int](repeating: 1, count: colors.count)
        while centers.count < count {
            var total = 0
            for (color, distance) in zip(colors, distances) { total += color.weight * distance }
            guard total > 0 else { break }
            var place = Int(generator.next() % UInt64(total))
            var index = 0
            while place >= colors[index].weight * distances[index] {
                place -= colors[index].weight * distances[index]
                index += 1
            }
            for each in colors.indices {
                let distance = colors[each].distance(to: colors[index])
                distances[each] = centers.isEmpty ? distance : min(distances[each], distance)
            }
            centers.append(index)
        }
        return centers
    }

    private static func nearest(to color: SampleColor, _ centers: [Int], _ colors: [SampleColor]) -> Int {
        var (best, least) = (0, Int.max)
        for (place, center) in centers.enumerated() {
            let distance = color.distance(to: colors[center])
            if distance < least { (best, least) = (place, distance) }
        }
        return best
    }

    /// Returns, for each of `count` clusters, the color closest to its mean. No cluster is empty: each contains its
    /// previous center.
    private static func medoids(_ count: Int, _ colors: [SampleColor], _ owners: [Int]) -> [Int] {
        var sums = [SIMD3<Int>](repeating: SIMD3(), count: count)
        var weights = [Int](repeating: 0, count: count)
        for (owner, color) in zip(owners, colors) {
            sums[owner] &+= color.components &* color.weight
            weights[owner] += color.weight
        }
        var medoids = [Int](repeating: 0, count: count)
        var least = [Int](repeating: Int.max, count: count)
        for (index, owner) in owners.enumerated() {
            // Scaling the distance by the weight avoids rounding the mean. The square stays below 2^63 for the 10,000
            // samples of a grid.
            let apart = colors[index].components &* weights[owner] &- sums[owner]
            let distance = (apart &* apart).wrappedSum()
            if distance < least[owner] { (medoids[owner], least[owner]) = (index, distance) }
        }
        return medoids
    }
}

/// A pseudorandom generator with a fixed seed. <https://prng.di.unimi.it/splitmix64.c>
private struct SplitMix64 {
    private var state: UInt64 = 0

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
