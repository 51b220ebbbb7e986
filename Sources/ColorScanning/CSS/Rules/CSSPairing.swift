import ColorMath
import SourceText

/// Finds the text and background colours that meet in a style sheet, once all of it has been read.
///
/// Each element of which a rule sets the text's colour or the background is looked at for itself: what wins there among the
/// rules that surely select it. What other rules may select it too cannot be known.
struct CSSPairing {
    let selectors: CSSSelectors
    let elements: CSSElements
    let settings: [CSSSetting]
    /// The size of the root's text in pixels, where the style sheet says it.
    let rootSize: Double?
    /// What has been found.
    var facts: ColorFacts

    private var expressions = CSSHashTable()
    private var pairs = CSSHashTable()
    /// The views of the element that is looked at, and of those around it, the nearest first.
    private var views: [CSSView] = []

    /// Finds pairs of what has been read.
    init(
        _ selectors: CSSSelectors, _ elements: CSSElements, _ settings: [CSSSetting], rootSize: Double?,
        facts: ColorFacts
    ) {
        self.selectors = selectors
        self.elements = elements
        self.settings = settings
        self.rootSize = rootSize
        self.facts = facts
    }

    /// Adds all pairs to ``facts``.
    mutating func addPairs() {
        for index in elements.all.indices where elements.all[index].hasColor || elements.all[index].hasBackground {
            addPairs(of: index)
        }
    }

    private mutating func addPairs(of index: Int) {
        let element = elements.all[index]
        let selector = selectors.all[Int(element.selector)]
        guard let last = selector.compounds.last else { return }
        let subject = selectors.compounds[last]
        // The bullet of a list stands outside its item.
        if subject.pseudoElement == .marker { return }
        // <https://www.w3.org/TR/WCAG22/#contrast-minimum> leaves out what cannot be used.
        if selector.compounds.contains(where: { selectors.compounds[$0].isInactive }) { return }
        views.removeAll(keepingCapacity: true)
        if selector.isOpaque {
            views.append(
                CSSView(
                    compounds: last..<last, keys: [selector.key], elements: [Int32(truncatingIfNeeded: index)],
                    contexts: [element.context]))
        } else {
            views.append(elements.view(selector.compounds, in: element.context, selectors))
            if subject.pseudoElement != nil {
                views.append(
                    elements.view(selector.compounds, isOriginating: true, in: element.context, selectors))
            }
        }
        if !element.hasBackground || !element.hasColor, views.count == 1, views[0].elements.count == 1,
            selector.compounds.count < 2
        {
            return
        }
        addViewsAbove(selector)
        if views.allSatisfy({ elements.isAlike($0) }) {
            addPair(of: index, subject, in: .light, .all)
        } else {
            for appearance in Appearance.allCases {
                addPair(of: index, subject, in: appearance, AppearanceSet(appearance))
            }
        }
    }

    /// Adds the views of the elements around.
    private mutating func addViewsAbove(_ selector: CSSSelector) {
        guard !selector.isOpaque, let context = views.first?.contexts.first else { return }
        var index = selector.compounds.upperBound - 1
        while index > selector.compounds.lowerBound {
            let combinator = selectors.compounds[index].combinator
            index -= 1
            if combinator == .descendant || combinator == .child {
                views.append(elements.view(selector.compounds.lowerBound..<index + 1, in: context, selectors))
            }
        }
    }

    // MARK: One pair

    /// A background, or a text's colour.
    private struct Side {
        var expression: ExpressionID
        /// The view it is set in.
        var view: Int
        /// The elements it is set for.
        var elements: [Int32]
        /// Whether a comment alone says it.
        var isDeclared = false
    }

    private mutating func addPair(
        of index: Int, _ subject: CSSCompound, in appearance: Appearance, _ appearances: AppearanceSet
    ) {
        let own = Int32(truncatingIfNeeded: index)
        guard let text = text(subject, appearance), let size = content(subject, appearance),
            var behind = background(subject, appearance, isOwnText: text.elements == [own])
        else { return }
        guard text.elements.contains(own) || behind.view == 0 && behind.elements.contains(own) else { return }
        if let reason = doubt(index, subject, text, behind, appearance) {
            let range = facts.expressions[behind.expression].range
            behind.expression = expression(
                CSSHash.mix(UInt64(range.lowerBound), reason.count), .unresolved(reason.words), range)
        }
        let key = CSSHash.mix(
            CSSHash.mix(UInt64(text.expression.index), UInt64(behind.expression.index) << 2),
            size == .text ? 0 : size == .largeText ? 1 : 2)
        let known = pairs[key]
        if known >= 0 {
            facts.pairs[Int(known)].appearances.formUnion(appearances)
            return
        }
        let selector = selectors.all[Int(elements.all[index].selector)].key
        let isSame = (text.elements + behind.elements).allSatisfy {
            selectors.all[Int(elements.all[Int($0)].selector)].key == selector
        }
        pairs.set(key, to: Int32(truncatingIfNeeded: facts.pairs.count))
        facts.pairs.append(
            ColorPair(
                kind: behind.isDeclared
                    ? .declared : text.view > 0 || behind.view > 0 ? .container : isSame ? .sameElement : .state,
                foreground: text.expression, background: behind.expression, content: size, appearances: appearances))
    }

    /// The colour of the text in the first view; nil where it is not known.
    private mutating func text(_ subject: CSSCompound, _ appearance: Appearance) -> Side? {
        var isInherited = false
        for view in views.indices {
            guard let winner = elements.winner(.color, in: views[view], appearance) else {
                if view == 0, subject.pseudoElement == .control { return nil }
                // Elements may be links or buttons, with colours of their own; parts of an element have its colour.
                let isPart = view == 0 && (subject.pseudoElement == .selection || subject.pseudoElement == .other)
                guard isInherited || isPart else { return nil }
                continue
            }
            switch settings[Int(winner.setting)].value {
            case .color(let paint):
                return Side(expression: expression(paint, view, appearance), view: view, elements: [winner.element])
            case .inherited: isInherited = true
            default: return nil
            }
        }
        return nil
    }

    /// The background that the first view shows, or that a comment says to lie behind it; nil where none is known.
    private mutating func background(
        _ subject: CSSCompound, _ appearance: Appearance, isOwnText: Bool
    ) -> Side? {
        for view in views.indices {
            guard let winner = elements.winner(.declaredBackground, in: views[view], appearance),
                case .color(let paint) = settings[Int(winner.setting)].value
            else { continue }
            let declared = expression(paint, view, appearance)
            let own = drawnBackground(subject, appearance, isOwnText: isOwnText, upTo: view)
            var id = own.map { over(declared, $0.expression) } ?? declared
            if own == nil, let effect = effect(view, appearance) {
                let range = facts.expressions[declared].range
                let hash = CSSHash.mix(UInt64(range.lowerBound), UInt64(effect.rawValue) | 0x100)
                id = expression(hash, .unresolved(.effect(effect.effectName)), range)
            }
            return Side(
                expression: id, view: own?.view ?? view, elements: (own?.elements ?? []) + [winner.element],
                isDeclared: id == declared)
        }
        return drawnBackground(subject, appearance, isOwnText: isOwnText, upTo: views.count - 1)
    }

    /// The background `own` where `declared` is said to lie behind.
    private mutating func over(_ declared: ExpressionID, _ own: ExpressionID) -> ExpressionID {
        let key = CSSHash.mix(CSSHash.mix(UInt64(declared.index), 0x15), UInt64(own.index))
        let known = expressions[key]
        if known >= 0 { return ExpressionID(index: known) }
        let id = facts.background(own, over: declared)
        expressions.set(key, to: id.index)
        return id
    }

    /// The background that the views up to `last` draw behind the first; nil where none is known.
    private mutating func drawnBackground(
        _ subject: CSSCompound, _ appearance: Appearance, isOwnText: Bool, upTo last: Int
    ) -> Side? {
        var layers: [ExpressionID] = []
        var range: ByteRange?
        var side: Side?
        var clear: (paint: CSSPaint, element: Int32)?
        for view in 0...max(last, 0) where view < views.count {
            let images = elements.winner(.backgroundImage, in: views[view], appearance)
            let color = elements.winner(.backgroundColor, in: views[view], appearance)
            var isOpaque = false
            var found: [Int32] = []
            if let images {
                switch settings[Int(images.setting)].value {
                case .images(let images_):
                    layers += images_.layers
                    range = range ?? images_.range
                    found.append(images.element)
                    isOpaque = true
                case .elsewhere: return side
                default: break
                }
            }
            if let color {
                switch settings[Int(color.setting)].value {
                case .color(let paint):
                    // One that lets everything through counts only where nothing is known under it.
                    let alpha = alpha(of: paint)
                    if alpha == 0 {
                        if view == 0, layers.isEmpty { clear = (paint, color.element) }
                    } else {
                        layers.append(expression(paint, view, appearance))
                        range = range ?? paint.range
                        found.append(color.element)
                    }
                    isOpaque = isOpaque || alpha == nil || alpha == 1
                case .elsewhere: return side
                default: break
                }
            }
            if !found.isEmpty, let range {
                if let effect = effect(view, appearance) {
                    let hash = CSSHash.mix(UInt64(range.lowerBound), UInt64(effect.rawValue) | 0x100)
                    let id = expression(hash, .unresolved(.effect(effect.effectName)), range)
                    return Side(expression: id, view: side?.view ?? view, elements: side?.elements ?? found)
                }
                var hash: UInt64 = 3
                for layer in layers { hash = CSSHash.mix(hash, UInt64(layer.index)) }
                let id = layers.count == 1 ? layers[0] : expression(hash, .layers(layers), range)
                side = Side(expression: id, view: side?.view ?? view, elements: side?.elements ?? found)
            }
            if isOpaque { break }
            if side == nil {
                // What only a rule about the text says may be on any of the elements that are not looked at here.
                if !isOwnText, subject.pseudoElement == nil { return nil }
                if isPlaced(view, appearance) { return nil }
            } else if isPlaced(view, appearance) {
                return side
            }
            if subject.pseudoElement == .selection { return side }
        }
        if side == nil, let clear {
            return Side(expression: expression(clear.paint, 0, appearance), view: 0, elements: [clear.element])
        }
        return side
    }

    private func alpha(of paint: CSSPaint) -> Double? {
        guard case .literal(let index, _) = paint, case .color(let value) = facts.literals[index].value else {
            return nil
        }
        return value.rgba.alpha
    }

    /// Whether it is placed somewhere else than the elements around it.
    private func isPlaced(_ view: Int, _ appearance: Appearance) -> Bool {
        guard let winner = elements.winner(.position, in: views[view], appearance),
            case .effect(let isPlaced) = settings[Int(winner.setting)].value
        else { return false }
        return isPlaced
    }

    /// The effect that changes colours in the views up to `view`, if one.
    private func effect(_ view: Int, _ appearance: Appearance) -> CSSProperty? {
        for index in 0...view {
            for effect in CSSProperty.effects {
                guard let winner = elements.winner(effect, in: views[index], appearance),
                    case .effect(true) = settings[Int(winner.setting)].value
                else { continue }
                // What lies behind the text is clipped where it is drawn.
                if effect == .backgroundClip, index != view { continue }
                return effect
            }
        }
        return nil
    }

    // MARK: Doubts

    /// Why the two may not meet, with a number for each reason.
    private func doubt(
        _ index: Int, _ subject: CSSCompound, _ text: Side, _ behind: Side, _ appearance: Appearance
    ) -> (words: UnresolvedReason, count: UInt64)? {
        let element = elements.all[index]
        if element.context > 0, !elements.contexts[Int(element.context)].isApart {
            let own = selectors.all[Int(element.selector)].key
            for (side, properties) in [(text, [CSSProperty.color]), (behind, [.backgroundColor, .backgroundImage])] {
                for one in side.elements where elements.all[Int(one)].context != element.context {
                    let key = selectors.all[Int(elements.all[Int(one)].selector)].key
                    for property in properties
                    where elements.isSetElsewhere(property, of: key, than: views[0].contexts)
                        || elements.isSetElsewhere(property, of: own, than: views[0].contexts)
                    {
                        return (.other("another condition may change one of the colours"), 1)
                    }
                }
            }
        }
        if subject.state != 0, !subject.hasType, text.view == 0, let from = text.elements.first,
            let compound = selectors.all[Int(elements.all[Int(from)].selector)].compounds.last,
            selectors.compounds[compound].state != subject.state,
            let winner = elements.winner(.color, in: views[0], appearance)
        {
            // A link has its own colour in that state, if that counts more.
            let key = selectors.linkKey(with: subject.state)
            for context in views[0].contexts {
                let link = elements.element(key, in: context)
                guard link >= 0 else { continue }
                let view = CSSView(compounds: 0..<0, keys: [], elements: [link], contexts: [])
                if let other = elements.winner(.color, in: view, appearance), other.rank > winner.rank {
                    return (.other("a link's own colour may count more"), 2)
                }
            }
        }
        return nil
    }

    // MARK: Size

    /// How large the text is, as far as it is known; nil where there is none to see.
    /// <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    private func content(_ subject: CSSCompound, _ appearance: Appearance) -> PairContent? {
        var isBold: Bool?
        var boldIsKnown = false
        var isUncertain = subject.isHeading || subject.isBold
        for view in views.indices {
            if !boldIsKnown, let winner = elements.winner(.fontWeight, in: views[view], appearance),
                case .isBold(let value) = settings[Int(winner.setting)].value
            {
                isBold = value
                boldIsKnown = value != nil
                isUncertain = isUncertain || value == nil
            }
            if let winner = elements.winner(.fontSize, in: views[view], appearance),
                case .size(let size) = settings[Int(winner.setting)].value
            {
                let isSure = view == 0 || subject.pseudoElement != nil && view == 1
                let size = content(size, isBold: isBold ?? (isUncertain ? true : nil), isSure: isSure)
                return size == .largeText && isUncertain && isBold == nil ? .textOfUnknownSize : size
            }
        }
        return subject.isHeading ? .textOfUnknownSize : .text
    }

    private func content(_ size: CSSTextSize, isBold: Bool?, isSure: Bool) -> PairContent? {
        let pixels: Double
        var isKnown = isSure
        switch size {
        case .pixels(let value): pixels = value
        case .rootRelative(let value):
            pixels = value * (rootSize ?? 16)
            isKnown = isKnown && rootSize != nil
        case .relative(let value):
            pixels = value * 16
            isKnown = false
        case .unknown: return .textOfUnknownSize
        }
        if pixels <= 0 { return nil }
        let isLarge = pixels >= 24 || pixels >= 18.66 && isBold == true
        if isLarge { return isKnown ? .largeText : .textOfUnknownSize }
        return .text
    }

    // MARK: Expressions

    /// The expression for `paint` as the element of view number `view` has it.
    private mutating func expression(_ paint: CSSPaint, _ view: Int, _ appearance: Appearance) -> ExpressionID {
        switch paint {
        case .literal(let index, let range):
            return expression(CSSHash.mix(UInt64(index), 0x11), .literal(index), range)
        case .unresolved(let reason, let range):
            return expression(CSSHash.mix(UInt64(range.lowerBound), 0x12), .unresolved(reason), range)
        case .expression(let id, _): return placed(id, view, appearance)
        }
    }

    /// The expression of `kind`, which `hash` stands for; made once.
    private mutating func expression(_ hash: UInt64, _ kind: ColorExpression.Kind, _ range: ByteRange) -> ExpressionID {
        let known = expressions[hash]
        if known >= 0 { return ExpressionID(index: known) }
        let id = facts.expressions.add(kind, at: range)
        expressions.set(hash, to: id.index)
        return id
    }

    /// More parts than this are not looked through.
    private static let mostParts = 32

    /// The expression `id` with the names in it that are defined on the element of view number `view`, or around it, tied to
    /// those definitions.
    private mutating func placed(_ id: ExpressionID, _ view: Int, _ appearance: Appearance) -> ExpressionID {
        var ids = [id]
        var next = 0
        var isDefined = false
        while next < ids.count, ids.count <= CSSPairing.mostParts {
            let kind = facts.expressions[ids[next]].kind
            if let name = kind.name, elements.defines(CSSPairing.hash(of: name)) { isDefined = true }
            ids += kind.parts
            next += 1
        }
        guard isDefined, ids.count <= CSSPairing.mostParts else { return id }
        var changed: [ExpressionID: ExpressionID] = [:]
        // Parts stand before their wholes.
        for part in ids.sorted() where changed[part] == nil {
            let old = facts.expressions[part]
            if let name = old.kind.name, let definition = definition(of: name, from: view, appearance) {
                let value = facts.definitions[Int(definition)].value
                let hash = CSSHash.mix(CSSHash.mix(UInt64(part.index), 0x13), UInt64(definition))
                changed[part] = expression(hash, .defined(name, as: value), old.range)
            } else if old.kind.parts.contains(where: { changed[$0] != nil }) {
                var hash = CSSHash.mix(UInt64(part.index), 0x14)
                for inner in old.kind.parts { hash = CSSHash.mix(hash, UInt64((changed[inner] ?? inner).index)) }
                let kind = old.kind.mapping(parts: { changed[$0] ?? $0 }, literal: { $0 })
                changed[part] = expression(hash, kind, old.range)
            }
        }
        return changed[id] ?? id
    }

    private func definition(of name: ColorName, from view: Int, _ appearance: Appearance) -> Int32? {
        let hash = CSSPairing.hash(of: name)
        guard elements.defines(hash) else { return nil }
        for view in views[view...] {
            if let definition = elements.definition(of: hash, in: view, appearance) { return definition }
        }
        return nil
    }

    /// The hash by which the name of a custom property is looked up.
    static func hash(of name: ColorName) -> UInt64 {
        var hash = CSSHash()
        for byte in name.text.utf8 { hash.add(byte) }
        return hash.value
    }
}
