import CSSColors
import ColorMath
import SourceColors
import SourceText

/// The colors that meet on a page, as expressions over several sheets.
package struct PageColors: Sendable {
    /// Where an expression comes from.
    package struct Origin: Hashable, Sendable {
        /// The number of the sheet; -1 for the page itself.
        package var sheet: Int32
        /// The index of the expression in its sheet, for one that a scan of the sheet finds, too; or -1.
        package var expression: Int32
    }

    /// The expressions. A literal has its index in its sheet.
    package private(set) var expressions = ExpressionTable()
    /// For each expression, where it comes from.
    package private(set) var origins: [Origin] = []
    private var made: [Key: ExpressionID] = [:]

    private struct Key: Hashable {
        var expression: ColorExpression
        var origin: Origin
    }

    package init() {}

    /// Returns the expression `kind` at `range` in its sheet.
    package mutating func make(_ kind: ColorExpression.Kind, at range: ByteRange, _ origin: Origin) -> ExpressionID {
        let key = Key(expression: ColorExpression(range: range, kind: kind), origin: origin)
        if let id = made[key] { return id }
        let id = expressions.add(kind, at: range)
        origins.append(origin)
        made[key] = id
        return id
    }

    /// Moves what comes from the sheets numbered `sheets` to where `change` puts it. Returns false if that is not possible.
    mutating func move(_ sheets: Set<Int32>, by change: CSSPageSheetChange) -> Bool {
        for id in expressions.ids {
            let origin = origins[Int(id.index)]
            guard sheets.contains(origin.sheet) else { continue }
            let old = expressions[id]
            guard let range = change.place(of: old.range) else { return false }
            var kind = old.kind
            if case .literal(let index) = kind {
                guard let now = change.literals[index] else { return false }
                kind = .literal(now)
            }
            expressions.replace(id, by: ColorExpression(range: range, kind: kind))
            if origin.expression >= 0 {
                guard let now = change.expressions[ExpressionID(index: origin.expression)] else { return false }
                origins[Int(id.index)].expression = change.scanned(now)
            }
        }
        made = [:]
        return true
    }

    package func origin(of id: ExpressionID) -> Origin { origins[Int(id.index)] }
}

/// A text color and what lies behind it on elements of a page.
package struct PagePair: Sendable {
    package var foreground: ExpressionID
    package var background: ExpressionID
    package var content: PairContent
    package var appearances: AppearanceSet
    /// The state that the elements are in, such as `:hover`; empty at rest.
    package var state: String
    /// The selector of the theme, if the page does not start with it.
    package var theme: String
    /// The start tag of the first element, and that element and those around it, such as `main > p.note > a`.
    package var range: ByteRange
    package var element: String
    /// The number of elements.
    package var count: Int
}

/// A text or background color that a sheet sets, and whether elements of the page show it.
package struct PageSetColor: Sendable {
    package var sheet: Int32
    /// The offset of the selector; -1 for a style attribute.
    package var selector: Int32
    /// Whether it is a background.
    package var isBackground: Bool
    package var range: ByteRange
    /// The index of the literal in its sheet, or else of the expression; or -1.
    package var literal: Int32
    package var expression: Int32
    /// Whether a text of the page has it; for a background, whether an element may have it.
    package var isShown: Bool
    /// Whether a rule sets it for elements in no particular state that is understood.
    package var isOfRest: Bool
}
