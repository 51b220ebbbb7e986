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
    /// The colors that represent it, the one with the largest portion first.
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
    /// Whether it may cover only a part of the box, so that the text may also be on what is beneath.
    var isPartial = false
    /// Modifiers of its opacity.
    var modifier = AlphaModifier()
    /// What gives it to a view from outside, as for a color; nil if nothing does.
    var source: SolidColor?

    var isOpaque: Bool { image.isOpaque && !isPartial && modifier.applied(to: .black).alpha >= 1 }

    static func == (a: ImageLayer, b: ImageLayer) -> Bool {
        a.image === b.image && a.range == b.range && a.isPartial == b.isPartial && a.modifier == b.modifier
            && a.source == b.source
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(range)
    }
}
