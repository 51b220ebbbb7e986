import CSSColors
import ColorMath
import HTMLDocuments
import SourceColors
import SourceText

/// Finds the text and background colors that meet on the elements of a page.
struct PageJudge {
    let document: HTMLDocument
    var styles: PageStyles
    var facts: ColorFacts
    private(set) var pairs: [ColorPair] = []
    /// The places of the text colors that elements show.
    private(set) var shown: Set<Int> = []
    /// The tag of the page itself: `html`, `body` or the document type; nil if there is none.
    let root: ByteRange?
    /// The index in `pairs` of each pair.
    private var known: [Key: Int] = [:]
    /// The expressions made here.
    private var made: [ColorExpression: ExpressionID] = [:]

    private struct Key: Hashable {
        var foreground: ExpressionID
        var background: ExpressionID
        var content: PairContent
    }

    init(_ document: HTMLDocument, _ styles: PageStyles, _ facts: ColorFacts) {
        self.document = document
        self.styles = styles
        self.facts = facts
        let tags = document.nodes.lazy.filter { $0.end > $0.start }
        root =
            (tags.first { $0.tag == .html } ?? tags.first { $0.tag == .body }
            ?? tags.first { $0.kind == .documentType })?.range
    }

    /// Judges every element with text of its own.
    mutating func judge() {
        let texts = elementsWithText()
        for appearance in styles.differs ? Appearance.allCases : [.light] {
            styles.appearance = appearance
            let appearances = styles.differs ? AppearanceSet(appearance) : .all
            for node in texts { judge(node, appearances) }
        }
        pairs.order { facts.expressions[$0.foreground].range < facts.expressions[$1.foreground].range }
    }

    /// The elements with text of their own that may be shown, in the order of the tree.
    private func elementsWithText() -> [Int32] {
        var result: [Int32] = []
        var node = document.successor(of: 0, inside: 0)
        while node >= 0 {
            let one = document.nodes[Int(node)]
            let isHidden = one.kind == .element && document.isNeverShown(node)
            if one.kind == .text, one.parent > 0, result.last != one.parent, !document.isSpace(node) {
                result.append(one.parent)
            }
            node = document.successor(of: node, inside: 0, skippingChildren: isHidden)
        }
        return result
    }

    /// The text colors that declarations set, by place; true for elements at rest: by selectors without states.
    var declaredColors: [(range: ByteRange, isOfRest: Bool)] {
        var result: [ByteRange: Bool] = [:]
        for declaration in styles.declarations {
            guard declaration.property == .color, case .color(let id) = declaration.value else { continue }
            let range = facts.expressions[id].range
            result[range] = styles.isOfRest(declaration) && result[range] != false
        }
        return result.map { (range: $0.key, isOfRest: $0.value) }.ordered { $0.range < $1.range }
    }

    private mutating func judge(_ node: Int32, _ appearances: AppearanceSet) {
        let isHidden = isHidden(node)
        guard isHidden != true, let (foreground, isSure) = foreground(of: node) else { return }
        let background =
            isSure && isHidden == false
            ? background(of: node, under: foreground)
            : unresolved(.other("a condition decides about the text"), foreground)
        let key = Key(foreground: foreground, background: background, content: content(of: node))
        if let index = known[key] {
            pairs[index].appearances.formUnion(appearances)
            return
        }
        known[key] = pairs.count
        pairs.append(
            ColorPair(
                kind: .container, foreground: foreground, background: background, content: key.content,
                appearances: appearances))
    }

    private mutating func flag(_ property: CSSPageProperty, of node: Int32) -> (isOn: Bool, isSure: Bool) {
        let winner = styles.winner(property, of: node)
        let isSure = winner.doubt <= winner.rank
        guard winner.declaration >= 0, case .flag(let isOn) = styles.declarations[Int(winner.declaration)].value else {
            return (false, isSure)
        }
        return (isOn, isSure)
    }

    /// Whether `node` is not seen; nil if a condition decides that.
    private mutating func isHidden(_ node: Int32) -> Bool? {
        var element = node
        var isVisibilityKnown = false
        var isKnown = true
        while element >= 0 {
            for property in [CSSPageProperty.display, .hidden] {
                let (isOn, isSure) = flag(property, of: element)
                if !isSure { isKnown = false } else if isOn { return true }
            }
            if !isVisibilityKnown {
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

    /// Returns the text color of `node` that a style sheet or an attribute sets, and whether it certainly does; nil if
    /// none does.
    private mutating func foreground(of node: Int32) -> (ExpressionID, isSure: Bool)? {
        var element = node
        var isSure = true
        while element >= 0 {
            let winner = styles.winner(.color, of: element)
            if winner.doubt > winner.rank { isSure = false }
            if winner.declaration >= 0 {
                switch styles.declarations[Int(winner.declaration)].value {
                case .color(let id):
                    shown.insert(facts.expressions[id].range.lowerBound)
                    return (placed(id, element, 0), isSure)
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

    private mutating func unresolved(_ reason: UnresolvedReason, _ foreground: ExpressionID) -> ExpressionID {
        make(.unresolved(reason), at: facts.expressions[foreground].range)
    }

    private mutating func make(_ kind: ColorExpression.Kind, at range: ByteRange) -> ExpressionID {
        let expression = ColorExpression(range: range, kind: kind)
        if let id = made[expression] { return id }
        let id = facts.expressions.add(kind, at: range)
        made[expression] = id
        return id
    }

    /// Returns what lies behind the text of `node`.
    private mutating func background(of node: Int32, under foreground: ExpressionID) -> ExpressionID {
        var layers: [ExpressionID] = []
        var element = node
        var range: ByteRange?
        var isOpaque = false
        while element >= 0 {
            let winners = [CSSPageProperty.backgroundImage, .backgroundColor].map { styles.winner($0, of: element) }
            if winners.contains(where: { $0.doubt > $0.rank }) {
                return unresolved(.other("a condition decides about the background"), foreground)
            }
            if !isOpaque {
                let isOwn = document.hasOwnBackground(element) && winners[1].declaration < 0
                if isOwn { return unresolved(.other("browsers choose the background"), foreground) }
                for winner in winners where winner.declaration >= 0 && !isOpaque {
                    switch styles.declarations[Int(winner.declaration)].value {
                    case .images(let images):
                        for image in images { layers.append(placed(covering(image, element), element, 0)) }
                        isOpaque = true
                        range = range ?? images.first.map { facts.expressions[$0].range }
                    case .color(let id):
                        let alpha = alpha(of: id)
                        if alpha == 0 { continue }
                        layers.append(placed(id, element, 0))
                        range = range ?? facts.expressions[id].range
                        isOpaque = alpha == 1
                    case .nothing: break
                    default: return unresolved(.other("browsers choose the background"), foreground)
                    }
                }
            }
            for property in CSSPageProperty.allCases {
                guard let name = property.effectName else { continue }
                // What text looks like is inherited; a clipped background matters where it is drawn.
                if property == .backgroundClip, element != node, layers.isEmpty { continue }
                let (isOn, isSure) = flag(property, of: element)
                if isOn || !isSure { return unresolved(.effect(name), foreground) }
            }
            let (isPlaced, isSure) = flag(.position, of: element)
            if !isOpaque, isPlaced || !isSure {
                return unresolved(.other("the layout decides what is behind"), foreground)
            }
            element = styles.elements.all[Int(element)].parent
        }
        if !isOpaque {
            guard !hasColorScheme else { return unresolved(.noBackground, foreground) }
            // Pages are white.
            let place = root ?? facts.expressions[foreground].range
            layers.append(make(.constant(.white), at: place))
            range = range ?? place
        }
        if layers.count == 1 { return layers[0] }
        return make(.layers(layers), at: range ?? facts.expressions[foreground].range)
    }

    /// Returns `layer`, or an unknown image in place of an image file that may not cover the box of `node`.
    private mutating func covering(_ layer: ExpressionID, _ node: Int32) -> ExpressionID {
        let expression = facts.expressions[layer]
        guard case .unresolved(.imageFile) = expression.kind else { return layer }
        for property in [CSSPageProperty.backgroundSize, .backgroundRepeat, .backgroundPosition] {
            let winner = styles.winner(property, of: node)
            guard winner.doubt <= winner.rank else { break }
            guard winner.declaration >= 0, case .flag(let covers) = styles.declarations[Int(winner.declaration)].value
            else {
                if property == .backgroundPosition { return layer }
                continue
            }
            if covers { return layer }
            break
        }
        return make(.unresolved(.image), at: expression.range)
    }

    /// Whether the page may be dark by itself.
    private lazy var hasColorScheme: Bool = {
        styles.declarations.contains { $0.property == .colorScheme }
            || document.nodes.indices.contains { index in
                document.nodes[index].tag == .meta
                    && document.attribute(.name, of: Int32(index)) != nil
                    && document.attribute(.content, of: Int32(index)).map { attribute in
                        document.value(of: attribute, in: styles.elements.source).withUnsafeBufferPointer {
                            SourceBytes($0).contains("dark", in: ByteRange(0, $0.count), ignoringCase: true)
                        }
                    } ?? false
            }
    }()

    /// The opacity of a literal; nil if it is not known.
    private func alpha(of id: ExpressionID) -> Double? {
        guard case .literal(let index) = facts.expressions[id].kind,
            case .color(let value) = facts.literals[index].value
        else { return nil }
        return value.rgba.alpha
    }

    /// Returns the expression `id` with the custom properties that `node` has or inherits.
    private mutating func placed(_ id: ExpressionID, _ node: Int32, _ depth: Int) -> ExpressionID {
        let expression = facts.expressions[id]
        switch expression.kind {
        case .literal, .constant, .appearances, .unresolved: return make(expression.kind, at: expression.range)
        case .name(let name), .nameOr(let name, _):
            guard name.space == .customProperty, depth < 8 else { return id }
            guard let found = styles.definition(of: name.text, at: node) else {
                guard case .nameOr(_, let fallback) = expression.kind else { return id }
                return placed(fallback, node, depth + 1)
            }
            guard let value = found.value else {
                return make(.unresolved(.ambiguousName(name.text)), at: expression.range)
            }
            let inner = placed(value, found.node, depth + 1)
            return make(.defined(name, as: inner), at: expression.range)
        default:
            let parts = expression.kind.parts
            guard parts.count <= 32, depth < 8 else { return id }
            var changed: [ExpressionID: ExpressionID] = [:]
            for part in parts where changed[part] == nil { changed[part] = placed(part, node, depth + 1) }
            return make(expression.kind.mapping(parts: { changed[$0] ?? $0 }, literal: { $0 }), at: expression.range)
        }
    }
}
