import CSSColors
import SourceColors
import SourceText

/// A sheet of Sass or Less after its calls, loops and functions, and what its text contains.
package final class SheetExpansion: Sendable {
    let text: ExpandedText
    /// What the text contains; ranges are those of the text.
    let facts: ColorFacts
    /// The mixins that are judged where they are called, in order.
    let called: [ByteRange]

    init(_ text: ExpandedText, of sheet: PreprocessorSheet, _ called: [ByteRange], markup: Markup? = nil) {
        self.text = text
        self.called = called
        var options = ScanOptions()
        options.markup = markup
        facts = text.bytes.withUnsafeBufferPointer {
            CSSColorSyntax(dialect: sheet.dialect).scan(SourceBytes($0), options: options)
        }
    }
}

extension SheetExpansion {
    /// Whether it sets custom properties for all elements, or for a theme.
    var isGeneral: Bool {
        facts.definitions.contains { $0.name.space == .customProperty && $0.isGeneral }
    }
}

extension SheetExpander {
    /// The mixins of the sheet that were called in it, in order.
    var calledMixins: [ByteRange] {
        called.ordered().filter { sheets[0].statements[$0].kind == .mixin }.map { index in
            let statement = sheets[0].statements[index]
            return ByteRange(statement.prelude.lowerBound, statement.end)
        }
    }
}
