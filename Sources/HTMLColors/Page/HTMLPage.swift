import CSSColors
import ColorMath
import HTMLDocuments
import SourceColors
import SourceText

/// A style sheet that a page links or imports.
package struct PageLink: Sendable {
    /// The address, as written; relative to ``base``, or else to the page.
    package var reference: String
    /// The address in `<base href>`; nil if there is none.
    package var base: String?
    /// How it is used, but for the sheet itself.
    package var appearances: AppearanceSet
    package var isConditional: Bool
    package var layer: String?
    /// The offset in the page.
    package var offset: Int
}

/// A page that has been read, and can be judged as soon as its sheets are known.
package struct HTMLPageReader {
    private let document: HTMLDocument
    private let styles: HTMLStyles
    private let source: SourceBytes
    /// The page's own styles.
    private let own: CSSPageSheet
    /// The sheets that it links or imports, in the order of the page.
    package let links: [PageLink]

    /// Larger pages are read like style sheets.
    private static let mostNodes = 1_000_000

    /// Reads `source`; nil if it is only a part of a page, or a template.
    package init?(_ source: SourceBytes) {
        let styles = HTMLStyles(source, isComponent: false)
        guard styles.isReadable, !styles.isTemplate else { return nil }
        self.init(source, styles)
    }

    init?(_ source: SourceBytes, _ styles: HTMLStyles) {
        let document = HTMLDocument(source)
        guard document.nodes.count < Self.mostNodes else { return nil }
        self.document = document
        self.styles = styles
        self.source = source
        own = CSSPageSheet(styles.bytes)
        links = Self.links(in: document, source, own)
    }

    /// Whether the page is in quirks mode, in which letter case does not matter in selectors.
    package var isQuirky: Bool { document.isQuirky }

    /// Whether an element has one of the classes of highlight.js.
    package var hasHighlighting: Bool {
        document.attributes.contains { $0.name == HTMLName.class.number && source.contains("hljs", in: $0.value) }
    }

    /// Whether all its own `<style>` come after the sheets that it links, so that their rules can be shared with other pages.
    package var isOwnLast: Bool {
        guard let last = links.last?.offset else { return true }
        return !own.declarations.contains {
            $0.selector.lowerBound < last && styles.tag(at: $0.selector.lowerBound) == nil
        }
    }

    private static func links(in document: HTMLDocument, _ source: SourceBytes, _ own: CSSPageSheet) -> [PageLink] {
        var links: [PageLink] = []
        var base: String?
        var title: [UInt8] = []
        func value(_ name: HTMLName, _ node: Int32) -> [UInt8]? {
            document.attribute(name, of: node).map { document.value(of: $0, in: source) }
        }
        for node in document.nodes.indices {
            let tag = document.nodes[node].tag
            guard tag == .link || tag == .base else { continue }
            let node = Int32(truncatingIfNeeded: node)
            guard let address = value(.href, node) else { continue }
            let text = String(decoding: address, as: UTF8.self).trimmed
            if tag == .base {
                base = base ?? text
                continue
            }
            let words = (value(.rel, node) ?? []).map(lowercasedASCII).split { $0 <= 0x20 }
            guard words.contains(where: { $0.elementsEqual("stylesheet".utf8) }),
                !words.contains(where: { $0.elementsEqual("alternate".utf8) }),
                document.attribute(.disabled, of: node) == nil, !text.isEmpty
            else { continue }
            // Sheets with a title are a choice: the first title counts.
            if let own = value(.title, node), !own.isEmpty {
                if title.isEmpty { title = own }
                if own != title { continue }
            }
            let media = value(.media, node).map { CSSMedia($0) }
            if media?.appearances.isEmpty == true { continue }
            links.append(
                PageLink(
                    reference: text, base: base, appearances: media?.appearances ?? .all,
                    isConditional: media?.isConditional ?? false, layer: nil,
                    offset: Int(document.nodes[Int(node)].start)))
        }
        for one in own.imports {
            links.append(
                PageLink(
                    reference: one.reference, base: base, appearances: one.appearances,
                    isConditional: one.isConditional, layer: one.layer, offset: one.offset))
        }
        return links.count < 2 ? links : links.ordered { $0.offset < $1.offset }
    }

    /// Judges the page with `sheets`, in the order of its links. Their rules are `rules`, if the page's own come last.
    /// Returns nil if it would take too long. If it `mayHighlight`, a script may color code.
    package func judged(with sheets: [PageSheet], _ rules: PageRules?, mayHighlight: Bool = false) -> HTMLPage? {
        var all: PageRules
        if let rules, isOwnLast {
            all = rules
        } else {
            all = PageRules(isQuirky: document.isQuirky)
            var before: UInt64 = 0
            for sheet in sheets {
                // What stands before the sheet in the page counts less.
                let own = own.declarations.reduce(0) { most, declaration in
                    declaration.selector.lowerBound < sheet.offset ? max(most, declaration.order + 1) : most
                }
                all.skip(to: before + own)
                all.add(sheet)
                before += sheet.sheet.order
            }
        }
        all.add(own: own, styles, before: sheets.map { ($0.offset, $0.sheet.order) })
        let elements = PageElements(document, source, names: all.names)
        var judge = PageJudge(
            document, PageStyles(elements, all), sheets.map(\.sheet) + [own], hasScripts: styles.hasScripts)
        guard let root = judge.root else { return nil }
        judge.mayHighlight = mayHighlight
        judge.judge()
        guard !judge.styles.isExhausted else { return nil }
        let themes = PageThemes(document, source)
        for theme in themes.themes.indices.dropFirst() where themes.isTested(theme, by: all.selectors) {
            judge.judge(themes.document(in: theme), in: themes.selector(of: theme), names: all.names)
        }
        return HTMLPage(
            colors: judge.colors, pairs: judge.pairs, setColors: judge.setColors, hasScripts: styles.hasScripts,
            root: root, literals: own.literals, names: elements.hashes)
    }
}

/// A page that has been judged.
package struct HTMLPage: Sendable {
    package private(set) var colors: PageColors
    package let pairs: [PagePair]
    package private(set) var setColors: [PageSetColor]
    /// Whether it has scripts, which may add elements.
    package let hasScripts: Bool
    /// The tag of the page itself.
    package let root: ByteRange
    /// The literals of its own styles.
    package let literals: [ColorLiteral]
    /// The hashes of its elements' names, classes and ids, in order.
    let names: [UInt32]

    /// Returns the page after `change` of its sheets numbered `sheets`; nil if it must be judged again, because an element may
    /// match a rule that changes.
    package func moved(_ sheets: Set<Int32>, by change: PageSheetChange) -> HTMLPage? {
        guard !change.mayConcern(names) else { return nil }
        var page = self
        guard page.colors.move(sheets, by: change.sheet) else { return nil }
        page.setColors = []
        for var color in setColors {
            if sheets.contains(color.sheet) {
                if change.removes(color) { continue }
                guard color.move(by: change.sheet) else { return nil }
            }
            page.setColors.append(color)
        }
        for number in sheets { page.setColors += change.added(to: number) }
        return page
    }

    /// Returns the facts of `source`, with the pairs that its elements show; nil if it is only a part of a page.
    static func facts(
        of source: SourceBytes, _ styles: HTMLStyles, _ syntax: CSSColorSyntax, _ sheet: SourceBytes
    ) -> ColorFacts? {
        guard let page = HTMLPageReader(source, styles)?.judged(with: [], nil) else { return nil }
        var facts = syntax.scan(sheet, options: ScanOptions())
        var known: [ExpressionID: ExpressionID] = [:]
        let pairs = page.pairs.map { pair in
            let place = page.colors.expressions.range(of: pair.foreground)
            func own(_ id: ExpressionID) -> ExpressionID {
                facts.add(id, of: page.colors, sheet: 0, at: place, &known) { _, kind in kind }
            }
            return ColorPair(pair, foreground: own(pair.foreground), background: own(pair.background))
        }
        facts.replacePairs(
            by: pairs, setColors: page.setColors, hasScripts: page.hasScripts,
            unless: .other("no text of the page has this color")
        ) { styles.tag(at: $0) != nil }
        return facts
    }
}

extension String {
    fileprivate var trimmed: String {
        String(decoding: utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed(), as: UTF8.self)
    }
}
