import ColorMath

/// A literal as its author wrote it, taken apart once so that it can be spelled with other colors again and again. It refers
/// to the source's bytes, so it must not outlive them.
package protocol LiteralSpelling {
    /// The steps in which the author writes brightness.
    var grid: ComponentGrid { get }

    /// The literal spelled to give `color`, in its author's style: only what has to change is changed. Nil where the form
    /// cannot express `color`, for example an alpha that is not part of the text.
    func respelled(as color: ColorValue) -> String?

    /// The ways to write `color` in place of the literal, without turning one type into another: the author's own form
    /// first, then the others in a fixed order.
    func presentations(of color: RGBA) -> [ColorPresentation]
}

/// The spelling of a text that is no literal any more, or none that can be written another way.
package struct NoSpelling: LiteralSpelling {
    /// It can be written in one way.
    package init() {}

    package var grid: ComponentGrid { .decimals(2) }
    package func respelled(as color: ColorValue) -> String? { nil }
    package func presentations(of color: RGBA) -> [ColorPresentation] { [] }
}
