import ColorMath
import SourceText

/// What color-lint knows of one language: how to find its colours, and how to spell them.
package protocol ColorSyntax {
    /// Finds everything `source` says about colours. Any bytes will do: broken code gives what can be read of it.
    static func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts

    /// Reads `text` as if it stood in place of `literal`: the value it would have, or nil where it is no literal of the
    /// same form. What a fix writes is read back with this before it is offered.
    static func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue?

    /// The steps in which the literal's author writes brightness.
    static func grid(of literal: ColorLiteral, in source: SourceBytes) -> ComponentGrid

    /// `literal` spelled to give `color`, in its author's style: only what has to change is changed. Nil where the form
    /// cannot express `color`, for example an alpha that is not part of the text.
    static func respell(_ literal: ColorLiteral, in source: SourceBytes, as color: ColorValue) -> String?

    /// The ways to write `color` in place of `literal`, without turning one type into another: the author's own form
    /// first, then the others in a fixed order.
    static func presentations(of color: RGBA, for literal: ColorLiteral, in source: SourceBytes) -> [ColorPresentation]

    /// What each of `offsets`, which ascend, stands in, in a text that does not change with what stands elsewhere: the rule's
    /// selector, the declared type and member, the keys. Empty for what stands in nothing.
    static func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String]

    /// The name of the element at each of `places`, in the words of whoever wrote it: the selectors, the Swift type and member
    /// (`Badge.body`), the JSON pointer. Empty where there is none. The places may be in any order.
    static func elements(of places: [ElementPlace], in source: SourceBytes) -> [String]

    /// The elements that `symbol`, one of ``enclosingSymbols(of:in:)``, is about, without their states: symbols of states of one
    /// element have one of these in common. None where the language's symbols name no elements.
    static func elements(inSymbol symbol: String) -> [String]

    /// `color` as a new literal where another colour expression stands now (a named colour, a variable), in the file that
    /// `facts` are of.
    static func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String?

    /// The frameworks' colors that change with the appearance, each as it is written where a color expression stands now.
    static func adaptiveColors(
        inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> [(text: String, colors: PerAppearance<RGBA>)]

    /// A color that is `light` in light appearances and `dark` in dark ones, where another color expression stands now; nil where
    /// the language cannot say it there.
    static func spell(
        light: RGBA, dark: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String?
}

extension ColorSyntax {
    package static func elements(inSymbol symbol: String) -> [String] { [] }

    package static func adaptiveColors(
        inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> [(text: String, colors: PerAppearance<RGBA>)] { [] }

    package static func spell(
        light: RGBA, dark: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? { nil }
}

/// One way to write a colour.
package struct ColorPresentation: Hashable, Sendable {
    /// The notation it is in.
    package var notation: ColorNotation
    /// The text, on one line.
    package var text: String

    /// `text`, which is in `notation`.
    package init(_ notation: ColorNotation, _ text: String) {
        self.notation = notation
        self.text = text
    }
}

/// The steps a component can be written in.
package enum ComponentGrid: Hashable, Sendable {
    /// That many equal steps from 0 to 1: 255 for two hex digits.
    case steps(Int)
    /// Decimal fractions of so many places.
    case decimals(Int)

    /// The number of steps from 0 to 1.
    package var count: Int {
        switch self {
        case .steps(let count): count
        case .decimals(let places): (0..<places).reduce(1) { product, _ in product * 10 }
        }
    }
}

extension Language {
    /// The language's colour syntax.
    package var colorSyntax: any ColorSyntax.Type {
        switch self {
        case .swift: SwiftSyntax.self
        case .css: CSSSyntax.self
        case .scss: SCSSSyntax.self
        case .less: LessSyntax.self
        case .json: JSONColorSyntax.self
        }
    }
}
