import ColorMath
import SourceText

/// Code that lays out views: the body of a SwiftUI view, another member that returns one, or content passed to a view.
///
/// What lies behind its views is ``ColorExpression/Kind/surroundings``; who uses it decides.
package struct ViewScope: Equatable, Sendable {
    /// The full name of the type and the member: `Badge.body`. Content has the name of the scope around it.
    package var name: String
    /// The range of the member's name, or of the brace that opens the content.
    package var nameRange: ByteRange
    /// For content: the index in ``ColorFacts/viewUses`` of the view that it is passed to.
    package var container: Int?
    /// For content: the label of the closure; empty for the first trailing one.
    package var label = ""
    /// Whether it is no code, but text: of a view in ``ColorFacts/viewClasses``, whose name it has, or in the view that a color is
    /// ``ViewUse/given`` to.
    package var isText = false
    /// Whether it is the text in the view called ``name`` that a color is given to.
    package var isGiven = false
    /// Whether it may be a sheet that covers a part of the screen.
    package var isPartialSheet = false
    /// Whether its type is named for previews, so that it matters only where another view shows it.
    package var isPreview = false
    /// Whether it is a function outside of types, which others of its name may be beside.
    package var isFunction = false

    /// What follows the name of a style where the label that it shows is looked up.
    package static let labelOfStyle = "(label)"

    package init(name: String, nameRange: ByteRange) {
        self.name = name
        self.nameRange = nameRange
    }
}

/// A view of the project where it is used, with what lies behind it there.
package struct ViewUse: Equatable, Sendable {
    /// What is used.
    package enum Callee: Equatable, Sendable {
        /// The body of the type with this name, as written.
        case type(String)
        /// A member of the type around the use.
        case member(String)
        /// A member of a value, with the name of its type before it if that is known.
        case memberOfValue(String)
        /// Content that the type around was given under this label.
        case content(String)
        /// The text that the modifier, or the style, with this name colors.
        case modifier(String)

        /// What is used, as written.
        package var name: String {
            switch self {
            case .type(let name), .member(let name), .memberOfValue(let name), .content(let name), .modifier(let name):
                name
            }
        }

        package var isModifier: Bool { if case .modifier = self { true } else { false } }

        /// Whether it is a member of the type around the use.
        package var isMember: Bool { if case .member = self { true } else { false } }

        /// Whether it is the label that a style shows.
        package var isOfStyle: Bool {
            if case .type(let name) = self { name.hasSuffix(ViewScope.labelOfStyle) } else { false }
        }
    }

    package var callee: Callee
    /// The full name of the type around the use; empty if there is none.
    package var owner: String
    /// The range of the view's name.
    package var range: ByteRange
    /// The index in ``ColorFacts/viewScopes`` of the scope around it; nil in other code, such as a window's root.
    package var scope: Int?
    /// What lies behind it; nil if that is not known.
    package var background: ExpressionID?
    /// What lies behind headers of sections in it, if it is in a list.
    package var sectionBackground: ExpressionID?
    /// Whether it is in the list around its scope, if there is one.
    package var isInListOfScope = false
    /// The colors among its arguments.
    package var arguments: [ViewArgument] = []
    /// The labels of other arguments that may be colors.
    package var otherLabels: [String] = []
    /// The arguments that may decide about branches of a view; nil if it is not known what is given.
    package var decidingArguments: [DecidingArgument]?
    /// The appearances in which it is seen.
    package var appearances = AppearanceSet.all
    /// What holds wherever it is seen, as far as it decides about colors.
    package var conditions: [ChoiceCondition] = []
    /// Whether nothing in it can be used.
    package var isInactive = false
    /// Its modifiers that the project may declare.
    package var modifiers: [String] = []
    /// Whether a color for text is set around it.
    package var hasForeground = false
    /// Whether that color is the tint alone, which labels of links have unless their scope is in a list.
    package var isInLink = false
    /// Whether it is in a list, a form or a navigation container of its scope: ``LabelPlace/onScreen``.
    package var isOnScreen = false
    /// Whether it is on a screen of its own, which no color for text that is set around its scope reaches.
    package var isScreen = false
    /// Whether it is an overlay, on what is not known.
    package var isOverlay = false
    /// The window that it is in; empty for that of its scope.
    package var window: ViewWindow = []
    /// The class of the controller whose view it is; empty if that is not one of the project's.
    package var host = ""
    /// The settings of lists in it.
    package var lists: ViewLists = []
    /// The index in ``ColorFacts/viewScopes`` of the text in it that has the color that it is given; nil if it is given none.
    package var given: Int?
    /// Whether the text that a modifier colors may be large there.
    package var mayHaveLargeText = false
    /// Whether it is in the destination of a link, for which the settings of the lists around do not hold.
    package var isDestination = false
    /// Whether it is content that callers may leave out.
    package var isOptionalContent = false

    package init(callee: Callee, owner: String, range: ByteRange) {
        self.callee = callee
        self.owner = owner
        self.range = range
    }
}

/// A modifier that the project declares, with what it does to the view that it modifies.
package struct ViewModifierFacts: Equatable, Sendable {
    /// The name of the function, or of the type that conforms to `ViewModifier`.
    package var name: String
    /// What the names of its parameters or properties begin with: `View.card`, `Card`.
    package var owner = ""
    /// What it draws behind the view; nil for nothing.
    package var background: ExpressionID?
    /// Whether it may set the color of text.
    package var setsForeground = false
    /// The names of other modifiers that it applies.
    package var inner: [String] = []
    /// Whether it is understood.
    package var isKnown = true
    /// Whether it does to the view what the closure that it is given does.
    package var appliesClosure = false
    /// Whether it fades the view by an argument called `opacity` or `alpha`.
    package var fadesView = false
    /// Whether it may set the style of lists, or the background of their rows.
    package var setsLists = true
    /// Whether it hides what lists draw between their rows, so that its own background shows there.
    package var hidesLists = false

    package init(name: String) { self.name = name }

    /// What follows the name of a modifier that is given a closure that may draw something.
    package static let withClosure = "{}"
    /// What follows the name of a modifier that is given an opacity.
    package static let withOpacity = "%%"
    /// What follows the name of a modifier of a list, for what lies between its rows.
    package static let ofList = "[]"
    /// What follows the name of a modifier of a list, for what lies behind its rows.
    package static let ofRows = "()"
}

/// A color that a view is given.
package struct ViewArgument: Hashable, Sendable {
    /// The label; ``unlabeled`` for the first argument if it has none.
    package var label: String
    package var value: ExpressionID

    package static let unlabeled = "_"

    package init(label: String, value: ExpressionID) {
        self.label = label
        self.value = value
    }
}

/// The color that a view has if it is given no other: `var color = Color.red`.
package struct ViewDefault: Equatable, Sendable {
    /// The property, by its full name: `Badge.color`.
    package var name: ColorName
    package var value: ExpressionID

    package init(name: ColorName, value: ExpressionID) {
        self.name = name
        self.value = value
    }
}

/// Where a label is, as far as that decides about its color.
package struct LabelPlace: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is in a link, where it has the tint unless it is in a list.
    package static let inLink = LabelPlace(rawValue: 1)
    /// It is in a list, a form or a navigation container of its scope. Colors for text are set inside of those.
    package static let onScreen = LabelPlace(rawValue: 2)
}

/// A background that the system draws behind views. iOS and iPadOS alone publish theirs.
/// <https://developer.apple.com/documentation/uikit/uicolor/standard_colors#UI-element-colors>
package enum SystemSurface: Hashable, Sendable {
    /// A window, a sheet, a screen of a navigation container.
    case window
    /// A row of a form or a grouped list.
    case groupedRow
    /// What lies between the rows of a form or a grouped list.
    case groupedList
    /// A row of a plain list.
    case plainRow
    /// A row of a list whose style is set around it.
    case listRow
    /// What lies between the rows of such a list.
    case list
    /// What the style that is set around a button draws behind its label.
    case buttonStyle
    /// The same for a label that is drawn in the tint.
    case tintedLabel
}

/// Text in a scope that has no color of its own.
package struct ViewText: Equatable, Sendable {
    /// The index in ``ColorFacts/viewScopes`` of the scope.
    package var scope: Int
    /// What lies behind it.
    package var background: ExpressionID
    package var appearances: AppearanceSet
    /// The window that it is in; empty for that of the scope.
    package var window: ViewWindow

    /// Whether it is known to be small.
    package var isSmall = false
    /// Whether it is a symbol, which needs less contrast than text.
    package var isSymbol = false

    package init(scope: Int, background: ExpressionID, appearances: AppearanceSet, window: ViewWindow) {
        self.scope = scope
        self.background = background
        self.appearances = appearances
        self.window = window
    }
}

/// What a file tells about controllers that show views of SwiftUI.
package struct HostFacts: Equatable, Sendable {
    /// The functions that it calls, if it has such controllers.
    package var calls: [String] = []
    /// The functions that change the background of the controller that they are called on.
    package var backgrounds: [String] = []
    /// The functions that change its appearance.
    package var appearances: [String] = []

    /// Whether other files need not know.
    package var changesNothing: Bool { backgrounds.isEmpty && appearances.isEmpty }

    package init() {}
}

/// The platforms whose frameworks a Swift file imports.
package struct ImportedPlatforms: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let iOS = ImportedPlatforms(rawValue: 1)
    package static let macOS = ImportedPlatforms(rawValue: 2)
}
