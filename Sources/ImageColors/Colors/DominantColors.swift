import ColorMath

/// A color that represents many of an image's pixels.
package struct DominantColor: Equatable, Sendable {
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
        let clusters = Self.clusters(count, colors)
        let total = Double(clusters.reduce(0) { $0 + $1.weight })
        return clusters.map { DominantColor(color: color(colors[$0.center]), share: Double($0.weight) / total) }
    }

    /// Returns up to `count` colors that represent the samples, largest share first, with their opacity. Transparent
    /// samples count like all others.
    ///
    /// These are the colors of ``dominantColors(_:)`` if all samples are opaque. Otherwise the clusters are of premultiplied
    /// components and alpha, so that samples are alike if they look alike on every background.
    package func representativeColors(_ count: Int) -> [RGBA] {
        let colors = premultipliedColors
        return Self.clusters(count, colors).map { cluster in
            let sample = colors[cluster.center]
            let alpha = sample.components.w
            guard alpha > 0 else { return RGBA(white: 0, alpha: 0) }
            let parts = SIMD4<Double>(sample.components) / Double(alpha)
            var result = color(parts.x, parts.y, parts.z)
            result.alpha = Double(alpha) / 255
            return result
        }
    }

    /// Returns the centers of up to `count` clusters of `colors` with the weight of each, largest first.
    private static func clusters(_ count: Int, _ colors: [SampleColor]) -> [(center: Int, weight: Int)] {
        var centers = firstCenters(count, colors)
        var owners = [Int](repeating: 0, count: colors.count)
        for _ in 0..<roundLimit {
            for index in colors.indices { owners[index] = nearest(to: colors[index], centers, colors) }
            let moved = medoids(centers.count, colors, owners)
            if moved == centers { break }
            centers = moved
        }
        var weights = [Int](repeating: 0, count: centers.count)
        for (owner, color) in zip(owners, colors) { weights[owner] += color.weight }
        // Equal shares are ordered by red, green and blue.
        return centers.indices.sorted { (-weights[$0], centers[$0]) < (-weights[$1], centers[$1]) }.map {
            (centers[$0], weights[$0])
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
        var sums = [SIMD4<Int>](repeating: SIMD4(), count: count)
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
