import ColorMath

/// A literal, parsed once so that it can be spelled with other colors repeatedly. Refers to the source's bytes and must
/// not outlive them.
package protocol LiteralSpelling {
    /// The steps in which the author writes brightness.
    var grid: ComponentGrid { get }

    /// Returns the literal respelled as `color` in its author's style, with as few changes as possible. Nil if the form
    /// cannot express `color`, for example an alpha that is not part of the text.
    func respelled(as color: ColorValue) -> String?

    /// Returns the ways to write `color` in place of the literal without changing its type: the author's form first,
    /// then the others in a fixed order.
    func presentations(of color: RGBA) -> [ColorPresentation]
}

/// The spelling of a text that is no longer a literal, or that cannot be written in another way.
package struct NoSpelling: LiteralSpelling {
    package init() {}

    package var grid: ComponentGrid { .decimals(2) }
    package func respelled(as color: ColorValue) -> String? { nil }
    package func presentations(of color: RGBA) -> [ColorPresentation] { [] }
}
