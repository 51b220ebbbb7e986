import ColorMath
import SourceText

/// Everything a language offers: finding its colors, and spelling them.
package protocol ColorSyntax {
    /// Returns all facts about colors in `source`. Accepts any bytes; broken code yields the facts that can still be
    /// read.
    func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts

    /// Returns all facts about colors in `source`, the content of the file at `path`, including those that come from the
    /// path.
    func scan(_ source: SourceBytes, at path: String, options: ScanOptions) -> ColorFacts

    /// Changes `facts`, which were scanned with ``ScanOptions/findsRestartPoints`` in `old`, into those of `new`, reading only
    /// what differs. Returns false and leaves them as they were if that is not enough.
    func update(_ facts: inout ColorFacts, about old: SourceBytes, to new: SourceBytes) -> Bool

    /// Whether `facts` about a file hold for a file with equal bytes at any other path.
    func holdElsewhere(_ facts: ColorFacts) -> Bool

    /// Parses `text`, typed on its own, as a color expression. Returns all possible readings, most likely first.
    func parse(_ text: SourceBytes) -> [ParsedColor]

    /// Parses `text` as if it replaced `literal` and returns its value, or nil if it is not a literal of the same form.
    /// Every fix is read back with this before it is offered.
    func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue?

    /// Returns a speller for `literal`, which is part of `source`.
    func spelling(of literal: ColorLiteral, in source: SourceBytes) -> any LiteralSpelling

    /// Returns what encloses each of `offsets` (UTF-8 bytes, ascending): the rule's selector, the declared type and
    /// member, the keys. The text does not depend on code elsewhere in the file. Empty where nothing encloses the
    /// offset.
    func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String]

    /// Returns the name of the element at each of `places`, as written in the source: the selectors, the Swift type and
    /// member (`Badge.body`), the JSON pointer. Empty where there is none. Places may be in any order.
    func elements(of places: [ElementPlace], in source: SourceBytes) -> [String]

    /// Returns the elements that `symbol`, a result of ``enclosingSymbols(of:in:)``, is about, without their states.
    /// Symbols for different states of one element have at least one of these in common. Empty if the language's
    /// symbols name no elements.
    func elements(inSymbol symbol: String) -> [String]

    /// Returns `color` as a new literal that can replace the color expression at `range` (a named color, a variable),
    /// or nil if there is none. `facts` are those of `source`.
    func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String?

    /// Returns the framework colors that adapt to the appearance, each spelled to replace the color expression at
    /// `range`.
    func adaptiveColors(
        inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> [(text: String, colors: PerAppearance<RGBA>)]

    /// Returns a color that is `light` in light appearances and `dark` in dark ones, spelled to replace the color
    /// expression at `range`; nil if the language cannot express that there.
    func spell(
        light: RGBA, dark: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String?

    /// Returns all places in `source` where names are written, in source order. A place that may mean either of two
    /// names is listed once for each.
    ///
    /// In style sheets, these are all custom properties and all variables defined in the sheet; in other languages, the
    /// names that stand for a color.
    func nameOccurrences(in source: SourceBytes, of facts: ColorFacts) -> [NameOccurrence]

    /// Returns all places in `source` where the identifier `name` is written in code, also where it does not stand for a
    /// color, in source order; nothing in strings and comments.
    func uses(ofIdentifier name: String, in source: SourceBytes) -> [IdentifierUse]

    /// Returns the number of types and type aliases with the plain name `name` that `source` declares.
    func typeCount(named name: String, in source: SourceBytes) -> Int

    /// Whether code in other languages may use declarations of `source` by their names.
    func exposesDeclarations(in source: SourceBytes) -> Bool

    /// Whether `name` can be declared as a member of `type`, without quotes and without hiding a color of a framework.
    func canDeclareMember(_ name: String, of type: String) -> Bool

    /// The kinds of names that code in this language uses and other files may define.
    var usedNames: Set<ColorName.Space> { get }

    /// Returns the name being typed at `offset` (UTF-8 bytes) in `source`; nil if no color name is expected there.
    func nameCompletion(at offset: Int, in source: SourceBytes) -> NameCompletion?

    /// Returns `name` spelled to replace `literal`; nil if names of this kind cannot be used there.
    func reference(to name: ColorName, inPlaceOf literal: ColorLiteral) -> String?

    /// The kind of symbol that ``elements(of:in:)`` names.
    var symbolKind: SymbolKind { get }

    /// Whether ``ScanOptions/swiftProject`` changes how a file is read.
    var dependsOnProject: Bool { get }
}

extension ColorSyntax {
    package func scan(_ source: SourceBytes, at path: String, options: ScanOptions) -> ColorFacts {
        scan(source, options: options)
    }

    package func update(_ facts: inout ColorFacts, about old: SourceBytes, to new: SourceBytes) -> Bool { false }

    package func holdElsewhere(_ facts: ColorFacts) -> Bool { false }

    /// Returns all facts about colors in `file`, including those that come from its path.
    package func scan(_ file: SourceFile, options: ScanOptions = ScanOptions()) -> ColorFacts {
        file.withBytes { scan($0, at: file.path, options: options) }
    }

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

    package func uses(ofIdentifier name: String, in source: SourceBytes) -> [IdentifierUse] { [] }

    package func typeCount(named name: String, in source: SourceBytes) -> Int { 0 }

    package func exposesDeclarations(in source: SourceBytes) -> Bool { false }

    package func canDeclareMember(_ name: String, of type: String) -> Bool { false }

    package var dependsOnProject: Bool { false }
}
