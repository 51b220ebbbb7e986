import ColorMath
import SourceColors
import SourceText

/// Finds the text and background colors that meet in a style sheet, once all of it has been read.
///
/// Each element of which a rule sets the text's color or the background is looked at for itself: what wins there among the
/// rules that surely select it. What other rules may select it too cannot be known.
struct CSSPairing {
    /// The selectors of the style sheet.
    let selectors: CSSSelectors
    /// What it says of the elements they select.
    let elements: CSSElements
    /// What its declarations say.
    let settings: [CSSSetting]
    /// What it says of classes.
    var classes: CSSClasses
    /// Its bytes, cut up.
    let lexemes: CSSLexemes
    /// Which text it hides.
    let hiddenText: CSSHiddenText
    /// The size of the root's text in pixels, where the style sheet says it.
    let rootSize: Double?
    /// Whether the root's color scheme is dark in every appearance, where the style sheet says it.
    let rootIsDark: Bool?
    /// What has been found.
    var facts: ColorFacts

    /// The expressions made here, by hashes that stand for them.
    var expressions = CSSHashTable()
    private var pairs = CSSHashTable()
    /// The text colors, for those that meet no background.
    var textColors: CSSTextColors
    /// The views of the element that is looked at, and of those around it, the nearest first.
    var views: [CSSView] = []
    /// The first view of the element before, whose lists serve the next.
    private var spareView = CSSView()
    /// What rules say of the element with a class that comes with one of its own; nil while nobody has asked.
    var companions: [CSSView]?
    /// Which classes go together; nil while nobody has asked.
    var company: CSSCompany?
    /// The sizes that names and calculations come to.
    var sizes: CSSSizes

    /// Finds pairs of what has been read.
    init(
        _ selectors: CSSSelectors, _ elements: CSSElements, _ settings: [CSSSetting], _ classes: CSSClasses,
        _ lexemes: CSSLexemes, rootSize: Double?, rootIsDark: Bool?, hiddenText: CSSHiddenText, facts: ColorFacts
    ) {
        self.selectors = selectors
        self.elements = elements
        self.settings = settings
        self.classes = classes
        self.lexemes = lexemes
        self.hiddenText = hiddenText
        sizes = CSSSizes(lexemes)
        self.rootSize = rootSize
        self.rootIsDark = rootIsDark
        self.facts = facts
        textColors = CSSTextColors(settings: settings.count)
    }

    /// Adds all pairs to ``facts``.
    mutating func addPairs() {
        for index in elements.all.indices where elements.all[index].hasColor || elements.all[index].hasBackground {
            addPairs(of: index)
        }
        addTextColors()
    }

    private mutating func addPairs(of index: Int) {
        let element = elements.all[index]
        let selector = selectors.all[Int(element.selector)]
        guard let last = selector.compounds.last else { return }
        let subject = selectors.compounds[last]
        // The bullet of a list stands outside its item.
        if subject.pseudoElement == .marker { return }
        if !views.isEmpty { swap(&spareView, &views[0]) }
        views.removeAll(keepingCapacity: true)
        companions = nil
        if selector.isOpaque {
            views.append(
                CSSView(
                    compounds: last..<last, keys: [selector.key], elements: [Int32(truncatingIfNeeded: index)],
                    contexts: [element.context]))
        } else {
            elements.fill(&spareView, selector.compounds, in: element.context, selectors)
            views.append(spareView)
            spareView = CSSView()
            if subject.pseudoElement != nil {
                views.append(
                    elements.view(selector.compounds, isOriginating: true, in: element.context, selectors))
            }
        }
        if !element.hasBackground || !element.hasColor, views.count == 1, views[0].elements.count == 1,
            selector.compounds.count < 2
        {
            if element.hasColor { noteTextColors(of: index, subject) }
            return
        }
        addViewsAbove(selector)
        if element.hasColor { noteTextColors(of: index, subject) }
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

    /// A background, or a text's color.
    struct Side {
        /// The color.
        var expression: ExpressionID
        /// The view it is set in.
        var view: Int
        /// The elements it is set for.
        var elements: [Int32]
        /// Whether a comment alone says it.
        var isDeclared = false
        /// Of a text's color the setting that wins.
        var setting: Int32 = -1
    }

    private mutating func addPair(
        of index: Int, _ subject: CSSCompound, in appearance: Appearance, _ appearances: AppearanceSet
    ) {
        let own = Int32(truncatingIfNeeded: index)
        guard let size = content(subject, appearance), let text = text(subject, appearance),
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
            size.number)
        textColors.pair(text.setting)
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
        var pair = ColorPair(
            kind: behind.isDeclared
                ? .declared : text.view > 0 || behind.view > 0 ? .container : isSame ? .sameElement : .state,
            foreground: text.expression, background: behind.expression, content: size, appearances: appearances)
        pair.selector = selectors.all[Int(elements.all[index].selector)].range
        facts.pairs.append(pair)
    }

    /// The color of the text in the first view; nil where it is not known.
    private mutating func text(_ subject: CSSCompound, _ appearance: Appearance) -> Side? {
        var isInherited = false
        for view in views.indices {
            guard let winner = elements.winner(.color, in: views[view], appearance) else {
                if view == 0, subject.pseudoElement == .control { return nil }
                // Elements may be links or buttons, with colors of their own; parts of an element have its color.
                let isPart = view == 0 && (subject.pseudoElement == .selection || subject.pseudoElement == .other)
                guard isInherited || isPart else { return nil }
                continue
            }
            switch settings[Int(winner.setting)].value {
            case .color(let paint):
                return Side(
                    expression: expression(paint, view, appearance), view: view, elements: [winner.element],
                    setting: winner.setting)
            case .inherited: isInherited = true
            default: return nil
            }
        }
        return nil
    }
}

extension PairContent {
    /// A number for each.
    fileprivate var number: UInt64 {
        switch self {
        case .text: 0
        case .largeText: 1
        case .textOfUnknownSize: 2
        case .nonText: 3
        }
    }
}
