/// What SwiftUI's views hold, as far as their content's colors go.
///
/// <https://developer.apple.com/documentation/swiftui/view-fundamentals>
enum SwiftViews {
    /// A view's part in a pair.
    enum Role: Sendable {
        /// Lays its content out, and draws nothing itself.
        case container
        /// Lays its content out one over the other.
        case stack
        /// Draws backgrounds of its own behind its content: the rows of a list.
        case opaqueContainer
        /// Chooses its label's color itself where nothing else does.
        case control
        case text
        case symbol
        case shape
        /// Holds neither text nor symbols.
        case textless
    }

    /// The role of a view by its name; those not listed may draw anything.
    static let roles = SwiftWordTable<Role>(
        [
            ("VStack", .container), ("HStack", .container), ("LazyVStack", .container), ("LazyHStack", .container),
            ("LazyVGrid", .container), ("LazyHGrid", .container), ("Grid", .container), ("GridRow", .container),
            ("Group", .container), ("ForEach", .container), ("ScrollView", .container), ("GeometryReader", .container),
            ("ScrollViewReader", .container), ("ViewThatFits", .container), ("Section", .container),
            ("TimelineView", .container), ("Toggle", .container), ("LabeledContent", .container),
            ("ControlGroup", .container), ("ToolbarItem", .container), ("ToolbarItemGroup", .container),
            ("GlassEffectContainer", .container), ("WithViewStore", .container),
            ("WithPerceptionTracking", .container), ("ZStack", .stack),
            ("List", .opaqueContainer), ("Form", .opaqueContainer), ("NavigationView", .opaqueContainer),
            ("NavigationStack", .opaqueContainer), ("NavigationSplitView", .opaqueContainer),
            ("TabView", .opaqueContainer), ("GroupBox", .opaqueContainer), ("Table", .opaqueContainer),
            ("Button", .control), ("NavigationLink", .control), ("Link", .control),
            ("ShareLink", .control), ("Menu", .control),
            ("Text", .text), ("Label", .text), ("TextField", .text), ("SecureField", .text),
            ("Stepper", .text), ("TextEditor", .text),
            ("Image", .symbol), ("AsyncImage", .symbol), ("ProgressView", .symbol), ("Gauge", .symbol),
        ] + SwiftModifiers.shapeNames.map { ($0, .shape) } + SwiftModifiers.textlessNames.map { ($0, .textless) })

    /// The labels of a control's closures and arguments that hold what it does, not what it shows.
    static let actions = SwiftWordTable<Bool>(
        ["action", "destination", "value", "isOn", "isActive", "role", "item", "url", "tag", "sources"], true)
}
