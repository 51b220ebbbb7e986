import CSSColors
import ColorMath
import SourceColors
import SourceText

/// The colors in the styles of HTML documents, and of Vue and Svelte components: `<style>`, style attributes, and
/// attributes such as `bgcolor`.
package struct HTMLColorSyntax: ColorSyntax {
    /// Whether it is a component, whose styles may be written in SCSS or Less.
    let isComponent: Bool

    package static let html = HTMLColorSyntax(isComponent: false)
    /// Vue's and Svelte's components.
    package static let component = HTMLColorSyntax(isComponent: true)

    /// Calls `body` with the styles of `source`, their language, and them as a style sheet. Returns nil without styles.
    private func withStyles<Result>(
        of source: SourceBytes, _ body: (HTMLStyles, CSSColorSyntax, SourceBytes) -> Result
    ) -> Result? {
        let styles = HTMLStyles(source, isComponent: isComponent)
        guard !styles.bytes.isEmpty else { return nil }
        return styles.bytes.withUnsafeBufferPointer { body(styles, syntax(of: styles), SourceBytes($0)) }
    }

    package func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        let styles = HTMLStyles(source, isComponent: isComponent)
        let isPage = !isComponent && !options.findsLiteralsOnly && styles.isReadable && !styles.isTemplate
        var facts = ColorFacts()
        if !styles.bytes.isEmpty {
            facts = styles.bytes.withUnsafeBufferPointer { bytes in
                let syntax = syntax(of: styles)
                if isPage, !styles.hasLinks, let facts = HTMLPage.facts(of: source, styles, syntax, SourceBytes(bytes))
                {
                    return facts
                }
                var facts = syntax.scan(SourceBytes(bytes), options: options)
                if !styles.tags.isEmpty || !styles.templates.isEmpty { removeUnknownPairs(from: &facts, styles) }
                return facts
            }
        }
        facts.isLinkedPage = isPage && styles.hasLinks
        if styles.hasLinks { Self.doubtFallbacks(of: &facts) }
        // A whole document loads what it links, and nothing else.
        if isPage || styles.isDocument { Self.keepPageBackground(of: &facts) }
        return facts
    }

    /// Makes the fallbacks of custom properties unknown that the document does not set: a sheet that it links may.
    private static func doubtFallbacks(of facts: inout ColorFacts) {
        let own = Set(facts.definitions.map(\.name))
        for id in facts.expressions.ids {
            guard case .nameOr(let name, let fallback) = facts.expressions[id].kind, name.space == .customProperty,
                !own.contains(name), facts.expressions[fallback].kind.name == nil
            else { continue }
            let reason = UnresolvedReason.other("a style sheet that the page links may set \(name.text)")
            let range = facts.expressions.range(of: fallback)
            facts.expressions.replace(fallback, by: ColorExpression(range: range, kind: .unresolved(reason)))
        }
    }

    /// Keeps the background of a page to itself: its own styles are for no other one, and those of others not for it.
    private static func keepPageBackground(of facts: inout ColorFacts) {
        facts.definitions.removeAll { $0.name == .pageBackground }
        let place = ByteRange(0, 0)
        facts.definitions.append(
            ColorDefinition(
                name: .pageBackground, nameRange: place,
                value: facts.expressions.add(.unresolved(.translucentBackground), at: place), scope: .everywhere,
                isShared: false))
    }

    private func syntax(of styles: HTMLStyles) -> CSSColorSyntax {
        styles.isLess ? CSSColorSyntax.less : styles.isSCSS ? .scss : .css
    }

    /// Leaves text without a background where a style sheet's way of finding it proves nothing: an element with a style
    /// attribute lies in others, and a template may leave out either color.
    private func removeUnknownPairs(from facts: inout ColorFacts, _ styles: HTMLStyles) {
        var unpaired: Set<Int> = []
        facts.pairs = facts.pairs.compactMap { pair in
            let foreground = facts.expressions.range(of: pair.foreground)
            let own = styles.tag(at: foreground.lowerBound)
            let other = pair.background.flatMap { styles.tag(at: facts.expressions.range(of: $0).lowerBound) }
            let isProven =
                pair.background == nil || own?.range == other?.range || own?.isRoot == true
                || (own == nil && other?.isRoot == true)
            let isComplete = !styles.isInTemplate(foreground)
            if isProven, isComplete { return pair }
            if own == nil, isComplete { return nil }
            guard unpaired.insert(foreground.lowerBound).inserted else { return nil }
            return ColorPair(unpaired: pair.foreground, content: pair.content, appearances: pair.appearances)
        }
    }

    package func parse(_ text: SourceBytes) -> [ParsedColor] { CSSColorSyntax.css.parse(text) }

    package func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        CSSColorSyntax.css.read(text, inPlaceOf: literal)
    }

    package func spelling(of literal: ColorLiteral, in source: SourceBytes) -> any LiteralSpelling {
        CSSColorSyntax.css.spelling(of: literal, in: source)
    }

    package func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        CSSColorSyntax.css.spell(color, inPlaceOf: range, in: source, of: facts)
    }

    package func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        withStyles(of: source) { styles, syntax, sheet in
            zip(offsets, syntax.enclosingSymbols(of: offsets, in: sheet)).map { offset, symbol in
                styles.tag(at: offset).map { styles.name(of: $0) } ?? symbol
            }
        } ?? offsets.map { _ in "" }
    }

    package func elements(of places: [ElementPlace], in source: SourceBytes) -> [String] {
        withStyles(of: source) { styles, syntax, sheet in
            zip(places, syntax.elements(of: places, in: sheet)).map { place, element in
                styles.tag(at: place.offset).map { styles.name(of: $0) } ?? element
            }
        } ?? places.map { _ in "" }
    }

    package func elements(inSymbol symbol: String) -> [String] { CSSColorSyntax.css.elements(inSymbol: symbol) }

    package func nameOccurrences(in source: SourceBytes, of facts: ColorFacts) -> [NameOccurrence] {
        withStyles(of: source) { _, syntax, sheet in syntax.nameOccurrences(in: sheet, of: facts) } ?? []
    }

    package var usedNames: Set<ColorName.Space> { CSSColorSyntax.css.usedNames }

    package var symbolKind: SymbolKind { .element }

    package func nameCompletion(at offset: Int, in source: SourceBytes) -> NameCompletion? {
        withStyles(of: source) { _, syntax, sheet in syntax.nameCompletion(at: offset, in: sheet) } ?? nil
    }

    package func reference(to name: ColorName, inPlaceOf literal: ColorLiteral) -> String? {
        CSSColorSyntax.css.reference(to: name, inPlaceOf: literal)
    }
}
