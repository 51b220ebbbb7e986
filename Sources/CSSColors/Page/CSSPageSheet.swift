import ColorMath
import SourceColors
import SourceText

/// A style sheet as pages use it: its declarations, with the colors in them.
package final class CSSPageSheet: Sendable {
    /// The text of the style sheet.
    package let bytes: [UInt8]
    /// The literals, as a scan of the same text finds them.
    package let literals: [ColorLiteral]
    package let expressions: ExpressionTable
    /// The number of expressions that a scan of the same text finds first, too.
    package let scannedExpressions: Int
    /// The declarations, in no particular order.
    package let declarations: [CSSPageDeclaration]
    /// The sheets that it imports, in source order.
    package let imports: [CSSImport]
    /// Its cascade layers by the rank of their declarations, in the order of their first names.
    package let layers: [CSSNamedLayer]
    /// More than the highest place of a declaration in the order of appearance.
    package let order: UInt64

    /// Reads `bytes`.
    package init(_ bytes: [UInt8], _ syntax: CSSColorSyntax = .css) {
        self.bytes = bytes
        let content = bytes.withUnsafeBufferPointer { buffer in
            var reader = CSSRuleReader(SourceBytes(buffer), syntax.dialect)
            reader.pageRecords = []
            reader.readRules()
            return CSSPageContent(reader)
        }
        literals = content.facts.literals
        expressions = content.facts.expressions
        scannedExpressions = content.scannedExpressions
        declarations = content.declarations
        imports = content.imports
        layers = content.layers
        order = declarations.reduce(0) { max($0, $1.order) } + 1
    }
}

extension CSSPageDeclaration {
    /// The place in the order of appearance in its sheet.
    package var order: UInt64 { rank & (1 << 21 - 1) }
    /// The rank of the cascade layer, by which ``CSSPageSheet/layers`` names it; ``CSSNamedLayer/none`` outside layers.
    package var layer: UInt16 {
        let layer = UInt16(truncatingIfNeeded: rank >> 45)
        return rank >= Self.important ? CSSLayers.none - layer : layer
    }

    /// Returns the same declaration after `count` others, in the layer with the rank `layer`.
    package func moved(after count: UInt64, to layer: UInt16) -> UInt64 {
        let isImportant = rank >= Self.important
        let above = UInt64(isImportant ? CSSLayers.none - layer : layer) << 45
        return (isImportant ? Self.important : 0) | above | rank & (0xFF_FFFF << 21) | min(order + count, 1 << 21 - 1)
    }
}

/// What the reader found.
private struct CSSPageContent {
    var facts: ColorFacts
    var scannedExpressions: Int
    var declarations: [CSSPageDeclaration] = []
    var imports: [CSSImport]
    var layers: [CSSNamedLayer]

    init(_ reader: borrowing CSSRuleReader) {
        facts = reader.facts
        scannedExpressions = facts.expressions.count
        imports = reader.imports
        layers = reader.layers.named.map {
            CSSNamedLayer(rank: $0.rank, outer: $0.outer, name: $0.name.map { reader.source.text($0) })
        }
        for record in reader.pageRecords ?? [] {
            guard let (property, value) = record.value(in: reader, &facts) else { continue }
            if reader.elements.contexts[Int(record.context)].isApart { continue }
            declarations.append(
                CSSPageDeclaration(
                    property: property, value: value, selector: reader.selectors.all[Int(record.selector)].range,
                    parents: record.parents, rank: record.rank, appearances: record.appearances,
                    isConditional: record.context != 0))
        }
    }
}

/// A cascade layer with its name, by which the sheets of a page share it.
package struct CSSNamedLayer: Sendable {
    /// The rank of the declarations in it.
    package var rank: UInt16
    /// The rank of the layer around it; ``none`` if there is none.
    package var outer: UInt16
    /// The name; nil for an anonymous layer.
    package var name: String?

    /// The rank of declarations outside layers.
    package static let none = CSSLayers.none
}
