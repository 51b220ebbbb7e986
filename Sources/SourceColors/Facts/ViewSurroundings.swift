/// The window, sheet or controller that views are in, as far as it decides about the system's colors. Empty for the same as
/// around.
package struct ViewWindow: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It may have the system's usual colors.
    package static let base = ViewWindow(rawValue: 1)
    /// It may be presented over another, where the system's backgrounds are lighter in dark appearances.
    package static let elevated = ViewWindow(rawValue: 2)
    /// The code may change its background.
    package static let changed = ViewWindow(rawValue: 4)
    /// It is part of another view.
    package static let embedded = ViewWindow(rawValue: 8)
    /// The code may change its appearance.
    package static let restyled = ViewWindow(rawValue: 16)
    /// It is that of a controller.
    package static let hosted = ViewWindow(rawValue: 32)
    /// It is that of the controller around.
    package static let ofClass = ViewWindow(rawValue: 64)
    /// It is not one of iOS, whose system colors alone are published.
    package static let otherPlatform = ViewWindow(rawValue: 128)
    /// It is not known whether it is presented over another.
    package static let anyLevel: ViewWindow = [.base, .elevated]

    /// Returns what applies to views in it that are shown by views in `outer`.
    package func within(_ outer: ViewWindow) -> ViewWindow {
        let own = subtracting(.otherPlatform)
        let around = own.isDisjoint(with: .anyLevel) ? outer : outer.intersection([.restyled, .otherPlatform])
        return union(around)
    }
}

/// What is set for the lists and the buttons in views; empty for what is set around them.
package struct ViewLists: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let plain = ViewLists(rawValue: 1)
    package static let grouped = ViewLists(rawValue: 2)
    /// Any other style.
    package static let otherStyle = ViewLists(rawValue: 4)
    /// Their backgrounds are hidden.
    package static let hidden = ViewLists(rawValue: 8)
    package static let shown = ViewLists(rawValue: 16)
    /// Buttons have a style that may draw a background.
    package static let styledButtons = ViewLists(rawValue: 32)
    /// Buttons have a style that draws none.
    package static let plainButtons = ViewLists(rawValue: 64)

    private static let styles: ViewLists = [.plain, .grouped, .otherStyle]
    private static let visibilities: ViewLists = [.hidden, .shown]
    private static let buttons: ViewLists = [.styledButtons, .plainButtons]

    /// The same if it is not known whether a style of lists holds.
    package var withoutStyle: ViewLists {
        isDisjoint(with: Self.styles) ? self : subtracting(Self.styles).union(.otherStyle)
    }

    /// Returns what applies if these settings are inside of `outer`.
    package func over(_ outer: ViewLists) -> ViewLists {
        var result = self
        if isDisjoint(with: Self.styles) { result.formUnion(outer.intersection(Self.styles)) }
        if isDisjoint(with: Self.buttons) { result.formUnion(outer.intersection(Self.buttons)) }
        if isDisjoint(with: Self.visibilities) { result.formUnion(outer.intersection(Self.visibilities)) }
        return result
    }
}
