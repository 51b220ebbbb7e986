import CSSColors
import ColorMath
import HTMLDocuments
import SourceColors
import SourceText

/// A document whose styles are all in it, judged on its elements.
enum HTMLPage {
    /// Larger pages are read like style sheets.
    private static let mostNodes = 200_000

    /// Returns the facts of `source`, with the pairs that its elements show; nil if it is only a part of a page.
    ///
    /// Pairs of the style sheet alone remain where they are about something that the page does not show at rest: states,
    /// and elements that scripts may add. Without scripts, a rule that no element uses is unresolved.
    static func facts(
        of source: SourceBytes, _ styles: HTMLStyles, _ syntax: CSSColorSyntax, _ sheet: SourceBytes
    ) -> ColorFacts? {
        let document = HTMLDocument(source)
        guard document.nodes.count < mostNodes else { return nil }
        let (facts, declarations) = syntax.pageDeclarations(in: sheet)
        var judge = PageJudge(document, PageStyles(document, sheet, source, declarations, styles), facts)
        guard judge.root != nil else { return nil }
        judge.judge()
        guard !judge.styles.isExhausted else { return nil }
        var result = judge.facts
        let declared = judge.declaredColors
        var unused: Set<Int> = []
        let others = facts.pairs.compactMap { pair -> ColorPair? in
            if pair.kind == .declared { return pair }
            let foreground = facts.expressions[pair.foreground].range
            let place = declared.partitioningIndex { $0.range.upperBound > foreground.lowerBound }
            guard place < declared.count, declared[place].range.contains(foreground) else { return pair }
            let color = declared[place].range.lowerBound
            if judge.shown.contains(color) { return nil }
            let isOfTag = styles.tag(at: color) != nil
            guard declared[place].isOfRest, isOfTag || !styles.hasScripts else { return pair }
            guard unused.insert(color).inserted else { return nil }
            let reason = UnresolvedReason.other("no text of the page has this color")
            return ColorPair(
                kind: .container, foreground: pair.foreground,
                background: result.expressions.add(.unresolved(reason), at: foreground), content: pair.content,
                appearances: pair.appearances)
        }
        let starts = { (pair: ColorPair) in result.expressions[pair.foreground].range.lowerBound }
        result.pairs = (others + judge.pairs).ordered { starts($0) < starts($1) }
        return result
    }
}
