import CSSColors
import ColorMath
import HTMLDocuments
import SourceColors
import SourceText

/// Finds the text and background colors that meet on the elements of a page.
///
/// It has one owner, and cannot be copied: code that copies so many fields is large.
struct PageJudge: ~Copyable {
    private(set) var document: HTMLDocument
    var styles: PageStyles
    /// The sheets, by number.
    let sheets: [CSSPageSheet]
    var colors = PageColors()
    private(set) var pairs: [PagePair] = []
    /// The declarations of text colors that elements show.
    private var shown: Set<Int32> = []
    /// The tag of the page itself: `html`, `body` or the document type; nil if there is none.
    let root: ByteRange?
    /// Whether the page asks for a dark canvas only; nil if it mentions none.
    let scheme: Bool?
    /// Whether the page has scripts, which may set a color scheme.
    let hasScripts: Bool
    /// Whether a script may set other colors for code.
    var mayHighlight = false
    /// The index in `pairs` of each pair.
    private var known: [Key: Int] = [:]
    /// The literals made, by sheet and index.
    var literals: [Int64: ExpressionID] = [:]
    /// The expressions with several parts that were read for the text that is judged.
    var composed: [Composed: (depth: Int, result: ExpressionID)] = [:]
    /// Whether expressions with several names are valid, for the text that is judged.
    var validity: [Composed: (depth: Int, isInvalid: Bool)] = [:]
    /// The opacities of colors that are read with custom properties in place; nil if they are not known.
    var alphas: [ExpressionID: Double?] = [:]
    /// The state that is judged.
    private var state = ""
    /// The selector of the theme that is judged, other than the one that the page starts with.
    private var theme = ""
    /// The rules that elements have in the themes judged before.
    private var usedBefore: [Bool] = []

    private struct Key: Hashable {
        var foreground: ExpressionID
        var background: ExpressionID
        var content: PairContent
    }

    init(_ document: HTMLDocument, _ styles: consuming PageStyles, _ sheets: [CSSPageSheet], hasScripts: Bool) {
        self.document = document
        self.hasScripts = hasScripts
        self.sheets = sheets
        scheme = Self.scheme(of: document, styles.elements.source)
        self.styles = styles
        let tags = document.nodes.lazy.filter { $0.end > $0.start }
        root =
            (tags.first { $0.tag == .html } ?? tags.first { $0.tag == .body }
            ?? tags.first { $0.kind == .documentType })?.range
    }

    /// Judges every element with text of its own.
    @inline(never)
    mutating func judge() {
        let texts = textsByLook()
        for (appearance, like) in styles.distinctAppearances {
            styles.appearance = appearance
            for text in texts where !styles.isExhausted {
                state = ""
                judge(text.node, text.count, like)
                for (states, name) in PageState.judged where styles.enter(states, at: text.node) {
                    state = name
                    judge(text.node, text.count, like)
                }
                styles.leave()
            }
        }
    }

    /// Judges every element with text of its own in the theme with the selector `theme`, in which the document is `document`.
    mutating func judge(_ document: HTMLDocument, in theme: String, names: HTMLNames) {
        usedBefore = usedRules
        self.document = document
        self.theme = theme
        styles = PageStyles(PageElements(document, styles.elements.source, names: names), styles.rules)
        judge()
    }

    /// Whether an element has each rule, in any theme.
    private var usedRules: [Bool] {
        var used = styles.usedRules
        for rule in usedBefore.indices where usedBefore[rule] { used[rule] = true }
        return used
    }

    /// The first element with text of its own of each look, and how many look like it, in the order of the tree.
    private func textsByLook() -> [(node: Int32, count: Int)] {
        var result: [(node: Int32, count: Int)] = []
        var places: [Int32: Int] = [:]
        var last: Int32 = -1
        let source = styles.elements.source
        let inactive = document.inactiveText(in: source)
        var node = document.successor(of: 0, inside: 0)
        while node >= 0 {
            let one = document.nodes[Int(node)]
            let isHidden = one.kind == .element && (document.isNeverShown(node) || inactive.contains(node))
            if one.kind == .text, one.parent > 0, last != one.parent, !document.isBlank(node, in: source),
                !document.isClosed(one.parent)
            {
                last = one.parent
                let look = styles.look[Int(one.parent)]
                if let place = places[look] {
                    result[place].count += 1
                } else {
                    places[look] = result.count
                    result.append((one.parent, 1))
                }
            }
            node = document.successor(of: node, inside: 0, skippingChildren: isHidden)
        }
        return result
    }

    /// The text and background colors that declarations set.
    var setColors: [PageSetColor] {
        var result: [PageSetColor] = []
        let used = usedRules
        for (number, rule) in styles.rules.rules.enumerated() {
            let isOfRest = styles.isOfRest(rule)
            for index in rule.declarations {
                let declaration = styles.rules.declarations[Int(index)]
                let isBackground = declaration.property != .color
                if isBackground, declaration.property != .backgroundColor { continue }
                guard case .color(let id) = declaration.value else { continue }
                result.append(
                    PageSetColor(
                        id, of: sheets[Int(declaration.sheet)], number: declaration.sheet, selector: rule.start,
                        isBackground: isBackground, isShown: isBackground ? used[number] : shown.contains(index),
                        isOfRest: isOfRest && !declaration.isConditional))
            }
        }
        return result
    }

    private mutating func judge(_ node: Int32, _ count: Int, _ appearances: AppearanceSet) {
        if !composed.isEmpty { composed.removeAll() }
        if !validity.isEmpty { validity.removeAll() }
        let isHidden = isHidden(node)
        guard isHidden != true, let (foreground, isSure) = foreground(of: node) else { return }
        let doubt: UnresolvedReason? =
            !isSure || isHidden == nil
            ? .other("a condition decides about the text")
            : mayHighlight && document.isCode(node) ? .other("a script may highlight the code") : nil
        let (background, opacity) =
            doubt.map { (unresolved($0, foreground), 1) } ?? background(of: node, under: foreground)
        let range = colors.expressions.range(of: foreground)
        let seen =
            opacity < 1
            ? colors.make(.opacity(foreground, factor: opacity), at: range, colors.origin(of: foreground)) : foreground
        let key = Key(foreground: seen, background: background, content: content(of: node))
        if let index = known[key] {
            if state == pairs[index].state, theme == pairs[index].theme {
                if pairs[index].appearances.isDisjoint(with: appearances) {
                    pairs[index].appearances.formUnion(appearances)
                } else {
                    pairs[index].count += count
                }
            }
            return
        }
        known[key] = pairs.count
        pairs.append(
            PagePair(
                foreground: seen, background: background, content: key.content, appearances: appearances,
                state: state, theme: theme, range: document.nodes[Int(node)].range,
                element: (theme.isEmpty ? "" : theme + " ") + styles.elements.path(of: node), count: count))
    }

    mutating func flag(_ property: CSSPageProperty, of node: Int32) -> (isOn: Bool, isSure: Bool) {
        let winner = styles.winner(property, of: node)
        let isSure = winner.doubt <= winner.rank
        guard winner.declaration >= 0, case .flag(let isOn) = value(winner) else { return (false, isSure) }
        return (isOn, isSure)
    }

    /// The value of the winning declaration.
    func value(_ winner: PageStyles.Winner) -> CSSPageDeclaration.Value {
        winner.declaration < 0 ? .unknown : styles.rules.declarations[Int(winner.declaration)].value
    }

    func sheet(_ winner: PageStyles.Winner) -> Int32 {
        winner.declaration < 0 ? -1 : styles.rules.declarations[Int(winner.declaration)].sheet
    }

    /// Whether `node` is not seen; nil if a condition decides that.
    private mutating func isHidden(_ node: Int32) -> Bool? {
        var element = node
        var isVisibilityKnown = false
        var isKnown = true
        while element >= 0 {
            styles.spend(1)
            let mayHide = styles.sets(Self.hiding, of: element)
            for property in mayHide ? [CSSPageProperty.display, .hidden] : [] {
                let (isOn, isSure) = flag(property, of: element)
                if !isSure { isKnown = false } else if isOn { return true }
            }
            if mayHide, !isVisibilityKnown {
                let winner = styles.winner(.visibility, of: element)
                if winner.doubt > winner.rank {
                    isKnown = false
                } else if winner.declaration >= 0 {
                    if flag(.visibility, of: element).isOn { return true }
                    isVisibilityKnown = true
                }
            }
            element = styles.elements.all[Int(element)].parent
        }
        return isKnown ? false : nil
    }

    private static let hiding: UInt32 = [CSSPageProperty.display, .hidden, .visibility].reduce(0) {
        $0 | 1 << UInt32($1.rawValue)
    }

    /// Returns the text color of `node` that a style sheet or an attribute sets, and whether it certainly does; nil if
    /// none does.
    private mutating func foreground(of node: Int32) -> (ExpressionID, isSure: Bool)? {
        var element = node
        var isSure = true
        while element >= 0 {
            if document.isDisabled(element) { return nil }
            let winner = styles.winner(.color, of: element)
            if winner.doubt > winner.rank { isSure = false }
            if winner.declaration >= 0 {
                switch value(winner) {
                case .color(let id) where isInvalid(id, of: sheet(winner), at: element): break
                case .color(let id):
                    shown.insert(winner.declaration)
                    return (placed(id, of: sheet(winner), element, 0), isSure)
                case .inherited: break
                default: return nil
                }
            } else if document.hasOwnColor(element) {
                return nil
            }
            element = styles.elements.all[Int(element)].parent
        }
        return nil
    }

    mutating func unresolved(_ reason: UnresolvedReason, _ foreground: ExpressionID) -> ExpressionID {
        colors.make(
            .unresolved(reason), at: colors.expressions.range(of: foreground),
            PageColors.Origin(sheet: colors.origin(of: foreground).sheet, expression: -1))
    }

    mutating func make(_ kind: ColorExpression.Kind, at range: ByteRange, of sheet: Int32) -> ExpressionID {
        colors.make(kind, at: range, PageColors.Origin(sheet: sheet, expression: -1))
    }
}
