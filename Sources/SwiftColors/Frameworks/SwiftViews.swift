/// The content of SwiftUI's views, as far as colors are concerned.
///
/// <https://developer.apple.com/documentation/swiftui/view-fundamentals>
enum SwiftViews {
    /// The role of a view in a pair.
    enum Role: Sendable {
        /// Lays out its content, and draws nothing itself.
        case container
        /// Lays out its views over one another.
        case stack
        /// Draws backgrounds of its own behind its content, such as the rows of a list.
        case opaqueContainer
        /// Chooses the color of its label, unless it is set.
        case control
        case text
        case symbol
        case shape
        /// Contains neither text nor symbols.
        case textless
    }

    /// The roles of views, by name. Views that are not listed may draw anything.
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

    /// The labels of a control's arguments that are about its action, not its content.
    static let actions = SwiftWordTable<Bool>(
        ["action", "destination", "value", "isOn", "isActive", "role", "item", "url", "tag", "sources"], true)
}
