import SourceText

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
        /// Shows its content on a background of the system: a window, a screen of a navigation container.
        case screen
        /// Chooses the color of its label, unless it is set.
        case control
        case text
        case symbol
        case shape
        /// Contains neither text nor symbols.
        case textless
    }

    /// The roles of views, by name. Views that are not listed may draw anything.
    static let roles = WordTable<Role>([
        (
            """
            VStack HStack LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow Group ForEach ScrollView \
            GeometryReader ScrollViewReader ViewThatFits Section TimelineView Toggle LabeledContent \
            ControlGroup ToolbarItem ToolbarItemGroup GlassEffectContainer WithViewStore \
            WithPerceptionTracking AxisMarks AnyView Picker DisclosureGroup Tab TabSection ContentUnavailableView HSplitView VSplitView
            """, .container
        ),
        ("ZStack", .stack),
        (
            """
            List Form NavigationSplitView GroupBox Table
            """, .opaqueContainer
        ),
        (
            """
            NavigationView NavigationStack TabView WindowGroup DocumentGroup StaticConfiguration IntentConfiguration \
            AppIntentConfiguration
            """, .screen
        ),
        ("Button NavigationLink Link ShareLink Menu", .control),
        ("Text Label TextField SecureField Stepper TextEditor AxisValueLabel", .text),
        ("Image AsyncImage ProgressView Gauge", .symbol),
        (SwiftModifiers.shapeNames, .shape),
        (SwiftModifiers.textlessNames, .textless),
    ])

    /// The labels of a control's arguments that are about its action, not its content.
    static let actions = WordSet("action intent destination value state isOn isActive role item url tag sources")
}
