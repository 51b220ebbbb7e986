import ColorMath

/// A rule of a style sheet that defines custom properties for everything in an element.
package struct SheetTheme: Hashable, Sendable {
    /// The selector as written.
    package var selector: String
    /// Whether the element is the root or the body, so that everything is in it.
    package var isOnRoot: Bool
    /// The appearances in which the rule applies.
    package var appearances: AppearanceSet

    package init(selector: String, isOnRoot: Bool, appearances: AppearanceSet) {
        self.selector = selector
        self.isOnRoot = isOnRoot
        self.appearances = appearances
    }
}
