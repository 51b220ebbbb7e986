/// A type whose code puts views of UIKit or AppKit together, as far as one file tells.
package struct ViewClass: Equatable, Sendable {
    /// The full name.
    package var name: String
    /// The superclass; empty if it is not known here.
    package var superclass = ""
    /// The protocols that it conforms to, as far as their names tell.
    package var protocols: [String] = []
    /// Whether the file declares it.
    package var isDeclared = false
    /// Whether the facts come from code outside of the class, which changes its views.
    package var isOutside = false
    /// Whether the facts come from a nib, so that code changes the backgrounds afterwards.
    package var isLaidOut = false
    /// Whether it draws more than its background.
    package var drawsItself = false
    /// The methods that an extension of one of Apple's classes adds, with a name like `applyStyle`; whether each leaves
    /// the background alone.
    package var styles: [String: Bool] = [:]
    package var views: [ClassView] = []

    package init(name: String) { self.name = name }
}

/// A view that the code of a class sets up.
package struct ClassView: Equatable, Sendable {
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// A nib or storyboard lays it out.
        package static let outlet = Flags(rawValue: 1)
        /// It is translucent as a whole.
        package static let faded = Flags(rawValue: 2)
        /// Its background is set under a condition.
        package static let setInCases = Flags(rawValue: 4)
        /// Its background is set whenever it is set up.
        package static let setAlways = Flags(rawValue: 8)
        /// The order of its subviews is changed.
        package static let reordered = Flags(rawValue: 16)
        /// Its appearance is always light.
        package static let light = Flags(rawValue: 32)
        /// Its appearance is always dark.
        package static let dark = Flags(rawValue: 64)
        /// It draws no background unless one is set.
        package static let clear = Flags(rawValue: 128)
        /// The color of its text is set.
        package static let text = Flags(rawValue: 256)
        /// Its image does not fill it.
        package static let partlyFilled = Flags(rawValue: 512)
        /// Its edges are those of the view that it is added to.
        package static let top = Flags(rawValue: 1024), bottom = Flags(rawValue: 2048)
        package static let leading = Flags(rawValue: 4096), trailing = Flags(rawValue: 8192)
        /// Its images are templates: symbols and the like, which cover little.
        package static let template = Flags(rawValue: 16384)
        /// A nib gives its text a large font.
        package static let mayBeLarge = Flags(rawValue: 32768)
        package static let edges: Flags = [top, bottom, leading, trailing]
    }

    /// The name as it is written, without `self.`; empty for the object itself. Local variables have a number after `@`.
    package var name: String
    /// The name of its type; empty if it is not known.
    package var type = ""
    package var flags: Flags = []
    /// What else may draw its background, in a few words; names of methods among them.
    package var obstacles: [String] = []
    /// The methods that are called on it, apart from Apple's; an extension may set its background in one.
    package var calls: [String] = []
    /// The colors that its background is set to.
    package var backgrounds: [ExpressionID] = []
    /// The images that it shows, if it is an image view.
    package var images: [ExpressionID] = []
    /// The views that it is added to.
    package var parents: [Parent] = []
    /// The indices in ``ColorFacts/viewScopes`` of the scopes that its text belongs to.
    package var scopes: [Int] = []

    package init(name: String) { self.name = name }

    /// A view that another is added to.
    package struct Parent: Equatable, Sendable {
        package var name: String
        /// Its place among all subviews that the file adds, from 1; 0 if it lies behind the others.
        package var order: Int32
        /// The number of the function that adds it; subviews that one function adds are added in order.
        package var function: Int32
        /// Whether a stack view lays it out, so that it covers none of the others.
        package var isArranged: Bool
        /// Whether none of the others lies behind it, by its frame.
        package var isApart = false

        package init(name: String, order: Int32, function: Int32, isArranged: Bool) {
            self.name = name
            self.order = order
            self.function = function
            self.isArranged = isArranged
        }
    }
}
