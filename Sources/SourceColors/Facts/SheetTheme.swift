import ColorMath

/// A rule of a style sheet that defines custom properties for everything in an element.
package struct SheetTheme: Hashable, Sendable {
    /// The selector as written.
    package var selector: String
    /// Whether the element is the root or the body, so that everything is in it.
    package var isOnRoot: Bool
    /// The appearances in which the rule applies.
    package var appearances: AppearanceSet
    /// The index of the theme that it refines, `.app` for `.app.dark`, from which it has what it does not define; -1 if it
    /// refines none. It replaces that theme in its appearances.
    package var base: Int8 = -1

    package init(selector: String, isOnRoot: Bool, appearances: AppearanceSet) {
        self.selector = selector
        self.isOnRoot = isOnRoot
        self.appearances = appearances
    }
}
