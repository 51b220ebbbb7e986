import SourceColors

/// A view: the chain that makes it, and what its modifiers say.
struct SwiftView {
    let chain: SwiftChain
    var look: SwiftLook
    /// The role of the view that the chain begins with; nil if it is unknown.
    var role: SwiftViews.Role?

    /// The first link, which makes the view.
    var head: SwiftLink { chain.links[0] }

    /// Whether views of this kind hold others.
    var isContainer: Bool {
        switch role {
        case .container, .stack, .opaqueContainer, .screen, .control: true
        case .text, .symbol, .shape, .textless, nil: false
        }
    }
}

/// What the modifiers of a chain say, the innermost first. Links are indices into the chain.
struct SwiftLook {
    /// The links that set a foreground, up to the first that always applies.
    var foregrounds: [Int] = []
    /// The links that draw a background.
    var backgrounds: [Int] = []
    var font: Int?
    var weight = SwiftBoldness.regular
    /// The first unknown link.
    var unknown: Int?
    /// The unknown links, which may be modifiers of the project's.
    var unknowns = SwiftLinkIndices()
    /// The first link that changes colors in an unknown way.
    var effect: Int?
    /// The first link that draws a shadow.
    var shadow: Int?
    /// The links that make the view translucent.
    var opacities: [Int] = []
    var overlay: Int?
    /// The first link that draws a color over the whole view.
    var cover: Int?
    var fill: Int?
    var tint: Int?
    var backgroundStyle: Int?
    var buttonStyle: Int?
    /// The first link that sets the color scheme, and the scheme.
    var scheme: (link: Int, setting: SwiftSchemeSetting)?
    /// The links that put content into toolbars.
    var toolbars: [Int] = []
    /// The links that put something beside the marks of a chart.
    var guides: [Int] = []
    /// The links that show other views on screens of their own.
    var presentations: [Int] = []
    /// The link that moves the view.
    var move: Int?
    /// Whether the view is always disabled: `.disabled(true)`.
    var isInactive = false
    /// Whether it is always drawn as a placeholder, without text: `.redacted(reason: .placeholder)`.
    var isRedacted = false
    /// Which parts of labels it shows, if it sets that: `.labelStyle(.iconOnly)`.
    var labelParts: SwiftLabelParts?
    /// The settings of lists.
    var lists = ViewLists()
    /// Whether it may be a sheet that covers a part of the screen.
    var isPartialSheet = false

    /// Whether it affects neither what is around the view nor what is in it.
    var setsNothing: Bool {
        foregrounds.isEmpty && backgrounds.isEmpty && overlay == nil && toolbars.isEmpty && presentations.isEmpty
    }

    /// Whether something may change the written colors of the view.
    var isChanged: Bool { unknown != nil || isChangedOtherwise }

    /// Whether something but an unknown modifier may change the written colors of the view.
    var isChangedOtherwise: Bool { effect != nil || !opacities.isEmpty }
}

/// The color scheme that a modifier sets.
enum SwiftSchemeSetting {
    case light, dark
    /// A scheme that is known only at run time.
    case unknown
}

/// The parts of a label that are shown.
enum SwiftLabelParts {
    case all, icon
}

/// The style of a button.
enum SwiftButtonStyle {
    /// The framework's choice.
    case automatic
    /// The label alone, in the color around it.
    case plain
    /// The label in a color that the style chooses, on the tint.
    case prominent
    /// Any other style.
    case other
}
