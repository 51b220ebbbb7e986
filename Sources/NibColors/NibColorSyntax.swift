import ColorMath
import SourceColors
import SourceText

/// Nibs and storyboards of Interface Builder for UIKit: which view lies in which, and the backgrounds that they set.
///
/// Their own text colors are not read. What code sets on the views that outlets name is judged on what the nib shows behind them.
/// <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html>
package struct NibColorSyntax: ColorSyntax {
    package init() {}

    package func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        var facts = ColorFacts()
        guard !options.findsLiteralsOnly else { return facts }
        var reader = NibReader(source)
        guard reader.read() else { return facts }
        facts.viewClasses = NibClasses(reader.objects).classes
        if !facts.viewClasses.isEmpty { facts.expressions = reader.expressions }
        return facts
    }

    package func parse(_ text: SourceBytes) -> [ParsedColor] { [] }

    package func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? { nil }

    package func spelling(of literal: ColorLiteral, in source: SourceBytes) -> any LiteralSpelling { NoSpelling() }

    package func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] { offsets.map { _ in "" } }

    package func elements(of places: [ElementPlace], in source: SourceBytes) -> [String] { places.map { _ in "" } }

    package func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? { nil }

    package var usedNames: Set<ColorName.Space> { [.asset] }

    package func nameCompletion(at offset: Int, in source: SourceBytes) -> NameCompletion? { nil }

    package func reference(to name: ColorName, inPlaceOf literal: ColorLiteral) -> String? { nil }

    package var symbolKind: SymbolKind { .element }
}
