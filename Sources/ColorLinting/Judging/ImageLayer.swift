import ColorMath
import SourceColors
import SourceText

/// The colors of an image, as far as text on it depends on them.
package final class BackdropImage: Sendable {
    /// A color and the portion of the image with about this color, 0…1.
    package struct Share: Sendable {
        package var color: RGBA
        package var portion: Double

        package init(color: RGBA, portion: Double) {
            self.color = color
            self.portion = portion
        }
    }

    /// All colors, translucent ones among them. The portions add up to 1.
    package let shares: [Share]
    /// The colors that represent it, the one with the largest portion first; opaque.
    package let dominant: [RGBA]
    /// Whether nothing shows through it, except perhaps at a few pixels.
    let isOpaque: Bool

    /// Creates an image from its colors.
    package init(shares: [Share], dominant: [RGBA]) {
        self.shares = shares
        self.dominant = dominant
        isOpaque = shares.reduce(0) { $0 + ($1.color.alpha < 0.99 ? $1.portion : 0) } < 0.01
    }
}

/// An image, or why it is not known.
package enum ImageOutcome: Sendable {
    case image(BackdropImage)
    case unresolved(UnresolvedReason)
}

/// Finds the images that sources refer to.
package protocol ImageSource: Sendable {
    /// Returns the image that `reference` (``UnresolvedReason/imageFile(_:)``) means in the file at `path`.
    func image(_ reference: String, from path: String) -> PerAppearance<ImageOutcome>
}

/// An image as a layer of a background.
struct ImageLayer: Hashable, Sendable {
    var image: BackdropImage
    /// The range of the expression that names it.
    var range: ByteRange
    /// Modifiers of its opacity.
    var modifier = AlphaModifier()

    var isOpaque: Bool { image.isOpaque && modifier.applied(to: .black).alpha >= 1 }

    static func == (a: ImageLayer, b: ImageLayer) -> Bool {
        a.image === b.image && a.range == b.range && a.modifier == b.modifier
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(range)
    }
}

/// Measures text on an image, perhaps below a scrim. It passes if it does on 95% of the pixels, and fails if it fails on
/// all dominant colors.
struct ImageEvaluation {
    let goal: ContrastGoal
    /// Whether it must also pass after rounding to 8 bits.
    let isStrict: Bool
    let above: Paint.Layer
    /// The background, topmost layer first.
    let layers: [Paint.Layer]
    /// The opaque color beneath all layers.
    let base: RGBA

    /// The portion of the pixels on which text must pass.
    private static let portion = 0.95

    func outcome() -> ContrastOutcome {
        guard case .solid(let front) = above else { return .unresolved(.other("a gradient lies over an image")) }
        var (scrims, below): ([SolidColor], [RGBA]) = ([], [])
        var found: ImageLayer?
        for layer in layers {
            switch layer {
            case .image(let image) where found == nil: found = image
            case .solid(let color): if found == nil { scrims.append(color) } else { below.append(color.color) }
            case .gradient(let gradient) where layer.gradient == nil && !gradient.stops.isEmpty:
                if found == nil { scrims.append(gradient.stops[0]) } else { below.append(gradient.stops[0].color) }
            default: return .unresolved(.other("several images or gradients lie over one another"))
            }
        }
        guard let found, !found.image.shares.isEmpty else { return .unresolved(.image) }
        let ground = below.reversed().reduce(base) { $1.composited(over: $0) }
        func backdrop(_ color: RGBA) -> RGBA {
            let shown = found.modifier.applied(to: color)
            // The modifier multiplies the pixel's own opacity.
            var pixel = shown
            pixel.alpha = color.alpha * found.modifier.applied(to: .black).alpha
            return scrims.reversed().reduce(pixel.composited(over: ground)) { $1.color.composited(over: $0) }
        }
        var rows: [(ratio: Double, portion: Double, backdrop: RGBA)] = []
        for share in found.image.shares {
            let behind = backdrop(share.color)
            var ratio = goal.ratio(of: front.color, over: behind)
            // A pixel that passes only before rounding fails.
            if isStrict, goal.isMet(by: ratio), !goal.isSafelyMet(by: front.color, over: behind) {
                ratio = goal.required - 1e-6
            }
            rows.append((ratio, share.portion, behind))
        }
        rows.order { $0.ratio < $1.ratio }
        var (rest, worst) = (1 - Self.portion + 1e-9, rows[0])
        for row in rows {
            worst = row
            rest -= row.portion
            if rest < 0 { break }
        }
        let most = found.image.dominant.map { goal.ratio(of: front.color, over: backdrop($0)) }.max() ?? worst.ratio
        let passes = goal.isMet(by: worst.ratio)
        guard passes || !goal.isMet(by: most) else {
            return .unresolved(.variesOverImage("\(ratioText(worst.ratio)) to \(ratioText(max(most, worst.ratio)))"))
        }
        let scrim = scrims.first { $0.color.alpha < 1 }
        var measurement = ContrastOutcome.Measurement(
            foreground: front, background: scrim ?? SolidColor(color: worst.backdrop, range: found.range),
            backdrop: worst.backdrop, ratio: worst.ratio, passes: passes)
        measurement.most = max(most, worst.ratio)
        measurement.isOnImage = true
        return .measured(measurement)
    }
}
