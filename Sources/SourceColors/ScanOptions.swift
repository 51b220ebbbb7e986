import ColorMath

/// When text counts as large, so that less contrast suffices.
package enum LargeTextProfile: String, CaseIterable, Hashable, Sendable {
    /// From 18 points, or 14 in bold. <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    case wcag
    /// From 18 points, or bold of any size.
    /// <https://developer.apple.com/design/human-interface-guidelines/accessibility#Color-and-effects>
    case apple
}

/// A project's settings for how colors are read.
package struct ScanOptions: Equatable, Sendable {
    /// The digit order to assume if neither the label nor the project's helper tells it; nil for the usual one, which
    /// is then uncertain.
    package var hexAlphaOrder: HexAlphaOrder?
    /// Further names of functions and initializers that make a color from hex digits.
    package var hexHelpers: [String] = []
    /// The SwiftUI views that fill a window, although no code of the project shows them there: full names such as
    /// `Settings.Pane`, with `*` for any characters at one end.
    package var roots: [String] = []
    /// Which text in Swift views is large.
    package var largeText = LargeTextProfile.wcag
    /// The type aliases and hex helpers of the project's Swift files, which affect how colors are read.
    package var swiftProject = SwiftProject()
    /// The elements of the project's templates, on which colors of style sheets meet; nil if none are known.
    package var markup: Markup?
    /// The rules of other style sheets on the same pages; nil if none are known.
    package var company: SheetCompany?
    /// Whether to collect literals only, without definitions and pairs. The literals are the same either way.
    package var findsLiteralsOnly = false
    /// Whether to note where reading can start again after an edit.
    package var findsRestartPoints = false

    package init() {}
}
