import ColorMath

/// When text is large, so that less contrast is enough.
package enum LargeTextProfile: String, CaseIterable, Hashable, Sendable {
    /// From 18 points on, or 14 in bold. <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    case wcag
    /// From 18 points on, or bold of any size.
    /// <https://developer.apple.com/design/human-interface-guidelines/accessibility#Color-and-effects>
    case apple
}

/// What a project says about how its colors are to be read.
package struct ScanOptions: Hashable, Sendable {
    /// The order where neither the label nor the project's helper says it; nil for the usual one, without being sure.
    package var hexAlphaOrder: HexAlphaOrder?
    /// Further names of functions and initializers that make a color of hex digits.
    package var hexHelpers: [String] = []
    /// Which text of Swift's views is large.
    package var largeText = LargeTextProfile.wcag
    /// Type aliases and hex helpers of the project's Swift files, which decide how colors are read.
    package var swiftProject = SwiftProject()
    /// Whether only the literals are wanted, not what definitions and pairs make of them. They are the same either way.
    package var findsLiteralsOnly = false

    /// The defaults.
    package init() {}
}
