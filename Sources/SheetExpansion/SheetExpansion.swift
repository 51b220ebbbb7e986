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

    init(
        _ text: ExpandedText, of sheet: PreprocessorSheet, _ called: [ByteRange], markup: Markup? = nil,
        company: SheetCompany? = nil
    ) {
        self.text = text
        self.called = called
        var options = ScanOptions()
        (options.markup, options.company) = (markup, company)
        facts = text.bytes.withUnsafeBufferPointer {
            CSSColorSyntax(dialect: sheet.dialect).scan(SourceBytes($0), options: options)
        }
    }
}

extension SheetExpansion {
    /// The text after calls, loops and functions.
    package var expanded: ExpandedSheet { ExpandedSheet(text, called) }

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

/// A sheet of Sass or Less after its calls, loops and functions.
package final class ExpandedSheet: Sendable {
    let text: ExpandedText
    /// The mixins that are judged where they are called, in order.
    let called: [ByteRange]

    init(_ text: ExpandedText, _ called: [ByteRange]) { (self.text, self.called) = (text, called) }

    /// The text in UTF-8.
    package var bytes: [UInt8] { text.bytes }

    /// Expands `sheet`; nil if that is not possible. `library` is that of
    /// ``ExpandedFacts/facts(_:of:markup:company:known:expanded:library:)``.
    package convenience init?(
        _ sheet: PreprocessorSheet,
        library: @escaping (_ name: String, _ module: String, _ user: PreprocessorSheet) -> PreprocessorSheet?
    ) {
        guard sheet.isActive else { return nil }
        var expander = SheetExpander(sheet, library: library)
        guard let text = expander.expanded() else { return nil }
        self.init(text, expander.calledMixins)
    }
}
