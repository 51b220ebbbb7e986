import SourceColors

/// An assignment to a property that decides how an object draws itself.
struct SwiftAssignment {
    enum Property {
        case foreground, background, font
        /// The color that the style of a button uses for its background.
        case baseBackground
        /// The color of a bar, which may be translucent.
        case barColor
        /// The color of controls and images.
        case tint
        /// Whether the background is drawn, or the bar is opaque.
        case isSolid
        /// The style of a button's configuration.
        case style
        /// A dictionary of attributes that may hold a foreground.
        case attributes
    }

    /// What a foreground is used for; all are drawn over the same background.
    enum Part {
        case text, largeTitle, link, selected
    }

    /// The object as it is written, without `self.`.
    var receiver: String
    var property: Property
    var part = Part.text
    /// The color, if the property is one.
    var value: ExpressionID?
    /// The size of a font, if it is known.
    var size: SwiftTextSize?
    /// Whether `isSolid` or `style` makes the background its color; nil if that is unknown.
    var isSolid: Bool?
    /// The index of its scope.
    var scope: Int
    /// Its token.
    var token: Int
    /// Whether it stands in a branch of an `#if`.
    var isConditional: Bool
    /// The numbers in ``SwiftClassViews`` of the views whose text it colors or sizes.
    var views: [Int] = []
    /// Whether it applies in some state of a control or cell.
    var isState = false
    /// Whether it is the color of a button's title: `setTitleColor(_:for:)`.
    var isOfTitle = false
    var stage = Stage.other

    /// When it runs.
    enum Stage {
        /// When a property gets its first value.
        case initial
        /// Always, before the view is shown.
        case setup
        case other
    }
}
