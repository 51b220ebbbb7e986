import ColorMath
import SourceText

/// What color-lint knows of one language: how to find its colors, and how to spell them.
package protocol ColorSyntax {
    /// Finds everything `source` says about colors. Any bytes will do: broken code gives what can be read of it.
    func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts

    /// Finds everything `file` says about colors, with what its path says besides.
    func scan(_ file: SourceFile, options: ScanOptions) -> ColorFacts

    /// Reads `text`, which somebody typed by itself, as one color expression. Returns what it may be, the likeliest first.
    func parse(_ text: SourceBytes) -> [ParsedColor]

    /// Reads `text` as if it stood in place of `literal`: the value it would have, or nil where it is no literal of the
    /// same form. What a fix writes is read back with this before it is offered.
    func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue?

    /// `literal`, which is written in `source`, taken apart to be spelled with other colors.
    func spelling(of literal: ColorLiteral, in source: SourceBytes) -> any LiteralSpelling

    /// What each of `offsets`, which ascend, stands in, in a text that does not change with what stands elsewhere: the rule's
    /// selector, the declared type and member, the keys. Empty for what stands in nothing.
    func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String]

    /// The name of the element at each of `places`, in the words of whoever wrote it: the selectors, the Swift type and member
    /// (`Badge.body`), the JSON pointer. Empty where there is none. The places may be in any order.
    func elements(of places: [ElementPlace], in source: SourceBytes) -> [String]

    /// The elements that `symbol`, one of ``enclosingSymbols(of:in:)``, is about, without their states: symbols of states of one
    /// element have one of these in common. None where the language's symbols name no elements.
    func elements(inSymbol symbol: String) -> [String]

    /// `color` as a new literal where another color expression stands now (a named color, a variable), in the file that
    /// `facts` are of.
    func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String?

    /// The frameworks' colors that change with the appearance, each as it is written where a color expression stands now.
    func adaptiveColors(
        inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> [(text: String, colors: PerAppearance<RGBA>)]

    /// A color that is `light` in light appearances and `dark` in dark ones, where another color expression stands now; nil where
    /// the language cannot say it there.
    func spell(
        light: RGBA, dark: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String?

    /// Where names are written in `source`, which `facts` are about, in the order of the file. Of one place that may be one of
    /// two names there are both.
    ///
    /// In style sheets these are all custom properties, and the variables that are defined there; elsewhere those names that
    /// stand for a color.
    func nameOccurrences(in source: SourceBytes, of facts: ColorFacts) -> [NameOccurrence]

    /// The kinds of names that the language's code uses and other files may define.
    var usedNames: Set<ColorName.Space> { get }

    /// The name that is being typed at the offset `offset` of `source`; nil where no name of a color is wanted.
    func nameCompletion(at offset: Int, in source: SourceBytes) -> NameCompletion?

    /// `name` as it is written in place of `literal`; nil where such names cannot be used there.
    func reference(to name: ColorName, inPlaceOf literal: ColorLiteral) -> String?

    /// What ``elements(of:in:)`` names.
    var symbolKind: SymbolKind { get }

    /// Whether ``ScanOptions/swiftProject`` decides how a file is read.
    var dependsOnProject: Bool { get }
}

extension ColorSyntax {
    package func scan(_ file: SourceFile, options: ScanOptions) -> ColorFacts {
        file.withBytes { scan($0, options: options) }
    }

    /// Finds everything `file` says about colors where no configuration and no other file says how to read it.
    package func scan(_ file: SourceFile) -> ColorFacts { scan(file, options: ScanOptions()) }

    package func elements(inSymbol symbol: String) -> [String] { [] }

    package func adaptiveColors(
        inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> [(text: String, colors: PerAppearance<RGBA>)] { [] }

    package func spell(
        light: RGBA, dark: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? { nil }

    package func nameOccurrences(in source: SourceBytes, of facts: ColorFacts) -> [NameOccurrence] {
        facts.nameOccurrences(in: source)
    }

    package var dependsOnProject: Bool { false }
}
