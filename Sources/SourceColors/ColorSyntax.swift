import ColorMath
import SourceText

/// What color-lint knows of one language: how to find its colours, and how to spell them.
package protocol ColorSyntax {
    /// Finds everything `source` says about colours. Any bytes will do: broken code gives what can be read of it.
    static func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts

    /// Finds everything `file` says about colors, with what its path says besides.
    static func scan(_ file: SourceFile, options: ScanOptions) -> ColorFacts

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

    /// Where names are written in `source`, which `facts` are about, in the order of the file. Of one place that may be one of
    /// two names there are both.
    ///
    /// In style sheets these are all custom properties, and the variables that are defined there; elsewhere those names that
    /// stand for a color.
    static func nameOccurrences(in source: SourceBytes, of facts: ColorFacts) -> [NameOccurrence]

    /// The kinds of names that the language's code uses and other files may define.
    static var usedNames: Set<ColorName.Space> { get }

    /// The name that is being typed at the offset `offset` of `source`; nil where no name of a color is wanted.
    static func nameCompletion(at offset: Int, in source: SourceBytes) -> NameCompletion?

    /// `name` as it is written in place of `literal`; nil where such names cannot be used there.
    static func reference(to name: ColorName, inPlaceOf literal: ColorLiteral) -> String?

    /// What ``elements(of:in:)`` names.
    static var symbolKind: SymbolKind { get }

    /// Whether ``ScanOptions/swiftProject`` decides how a file is read.
    static var dependsOnProject: Bool { get }
}

extension ColorSyntax {
    package static func scan(_ file: SourceFile, options: ScanOptions) -> ColorFacts {
        file.withBytes { scan($0, options: options) }
    }

    /// Finds everything `file` says about colors where no configuration and no other file says how to read it.
    package static func scan(_ file: SourceFile) -> ColorFacts { scan(file, options: ScanOptions()) }

    package static func elements(inSymbol symbol: String) -> [String] { [] }

    package static func adaptiveColors(
        inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> [(text: String, colors: PerAppearance<RGBA>)] { [] }

    package static func spell(
        light: RGBA, dark: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? { nil }

    package static func nameOccurrences(in source: SourceBytes, of facts: ColorFacts) -> [NameOccurrence] {
        facts.nameOccurrences(in: source)
    }

    package static var dependsOnProject: Bool { false }
}
