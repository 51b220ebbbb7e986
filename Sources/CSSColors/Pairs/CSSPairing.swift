import ColorMath
import SourceColors
import SourceText

/// Finds the text and background colors that meet in a style sheet, after all of it has been read.
///
/// Considers separately each element whose text color or background a rule sets, with the winning declarations among
/// the rules that certainly select it. Which other rules may select it, too, cannot be known.
struct CSSPairing {
    var selectors: CSSSelectors
    /// The declarations for the elements that the selectors select.
    let elements: CSSElements
    let settings: [CSSSetting]
    var classes: CSSClasses
    let lexemes: CSSLexemes
    let hiddenText: CSSHiddenText
    /// The root's text size in CSS pixels, if the style sheet sets it.
    let rootSize: Double?
    /// Whether the root's color scheme is dark in every appearance, if the style sheet sets it.
    let rootIsDark: Bool?
    /// The facts found so far.
    var facts: ColorFacts

    /// The paths to the expressions made here: sequences of ids that tell how each is made.
    var paths = CSSPairTable()
    /// The expressions made here, by path.
    var expressions = CSSIDMap()
    /// For each pair of text color and background that occurs, a number.
    private var meetings = CSSPairTable()
    /// The indices of pairs, by the number of their colors and their content.
    private var pairs = CSSIDMap()
    /// The text colors, to find those without a background.
    var textColors: CSSTextColors
    /// The views of the current element and its ancestors, innermost first.
    var views: [CSSView] = []
    /// The first view of the previous element, whose arrays the next one reuses.
    private var spareView = CSSView()
    var search = CSSImpliedSearch()
    /// The views of the ancestors of the last element that has any, its compounds, and the context.
    private var above: (compounds: Range<Int>, context: Int32, views: [CSSView]) = (0..<0, 0, [])
    /// The views of the current element combined with classes that come with its own; computed on demand.
    var companions: [CSSView]?
    /// The classes that occur together; computed on demand.
    var company: CSSCompany?
    /// The elements with text inside certain other elements; computed on demand.
    var boxes: [(of: Int32, hold: [Int32])]?
    /// The elements of type `td` and `th` anywhere that have a color of their own; computed on demand.
    var cells: [(type: Int32, element: Int32)]?
    /// The classes of parts of components with a background, by component; computed on demand.
    var blockParts: [[UInt8]: [Int32]]?
    /// The compounds of boxes with a background of their own, by classes and identifiers of elements around them;
    /// computed on demand.
    var innerBoxes: [Int32: [Int]]?
    /// The values of font sizes with names and calculations.
    var sizes: CSSSizes
    /// The definitions of custom properties that do not hold everywhere.
    var definitionSites: [CSSDefinitionSite] = []
    /// Where custom properties are defined; computed on demand.
    var variants: CSSVariants?

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
        // List bullets are outside their item.
        if subject.pseudoElement == .marker { return }
        if !views.isEmpty { swap(&spareView, &views[0]) }
        views.removeAll(keepingCapacity: true)
        companions = nil
        if selector.isOpaque {
            views.append(
                CSSView(
                    compounds: last..<last, selectors: [selector.id], elements: [Int32(truncatingIfNeeded: index)],
                    contexts: [element.context]))
        } else {
            elements.fill(&spareView, selector.compounds, in: element.context, selectors, &search)
            views.append(spareView)
            spareView = CSSView()
            if subject.pseudoElement != nil {
                views.append(
                    elements.view(selector.compounds, isOriginating: true, in: element.context, selectors, &search))
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

    /// Adds the views of the ancestors.
    private mutating func addViewsAbove(_ selector: CSSSelector) {
        guard !selector.isOpaque, selector.compounds.count > 1, let context = views.first?.contexts.first else {
            return
        }
        let own = views.count
        defer { above = (selector.compounds, context, Array(views[own...])) }
        if above.context == context, areAncestorsEqual(selector.compounds, above.compounds) {
            for var view in above.views {
                let offset = selector.compounds.lowerBound - above.compounds.lowerBound
                view.compounds = view.compounds.lowerBound + offset..<view.compounds.upperBound + offset
                views.append(view)
            }
            return
        }
        var index = selector.compounds.upperBound - 1
        while index > selector.compounds.lowerBound {
            let combinator = selectors.compounds[index].combinator
            index -= 1
            if combinator == .descendant || combinator == .child {
                views.append(
                    elements.view(selector.compounds.lowerBound..<index + 1, in: context, selectors, &search))
            }
        }
    }

    /// Whether the compounds `a` and `b` are equal except for the last one.
    private func areAncestorsEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        guard a.count == b.count else { return false }
        for offset in 0..<max(a.count - 1, 0) {
            let (one, other) = (a.lowerBound + offset, b.lowerBound + offset)
            guard selectors.compounds[one].id == selectors.compounds[other].id,
                selectors.compounds[one].pseudo == selectors.compounds[other].pseudo,
                selectors.compounds[one + 1].combinator == selectors.compounds[other + 1].combinator
            else { return false }
        }
        return true
    }

    // MARK: One pair

    /// A background or a text color.
    struct Side {
        var expression: ExpressionID
        /// The index of the view that sets it.
        var view: Int
        /// The indices of the elements it is set for.
        var elements: [Int32]
        /// Whether only a directive declares it.
        var isDeclared = false
        /// For a text color, the index of the winning setting; otherwise -1.
        var setting: Int32 = -1
    }

    private mutating func addPair(
        of index: Int, _ subject: CSSCompound, in appearance: Appearance, _ appearances: AppearanceSet
    ) {
        let own = Int32(truncatingIfNeeded: index)
        guard let size = content(subject, appearance), var text = text(subject, appearance),
            var behind = background(subject, appearance, isOwnText: text.elements == [own])
        else { return }
        guard text.elements.contains(own) || behind.view == 0 && behind.elements.contains(own) else { return }
        if let reason = doubt(index, subject, text, behind, appearance) {
            let range = facts.expressions[behind.expression].range
            let path = path(path(.doubt, range.lowerBound), reason.count)
            behind.expression = expression(path, .unresolved(reason.words), range)
        }
        let opacity = opacity(inside: behind.view, appearance)
        if opacity < 1 {
            let path = path(path(.faded, Int(text.expression.index)), Int32(opacity * 1_000_000))
            let range = facts.expressions[text.expression].range
            text.expression = expression(path, .opacity(text.expression, factor: opacity), range)
        }
        textColors.pair(text.setting)
        let selector = selectors.all[Int(elements.all[index].selector)].id
        func isOwn(_ element: Int32) -> Bool {
            selectors.all[Int(elements.all[Int(element)].selector)].id == selector
        }
        let isSame = text.elements.allSatisfy(isOwn) && behind.elements.allSatisfy(isOwn)
        var pair = ColorPair(
            kind: behind.isDeclared
                ? .declared : text.view > 0 || behind.view > 0 ? .container : isSame ? .sameElement : .state,
            foreground: text.expression, background: behind.expression, content: size, appearances: appearances)
        pair.selector = selectors.all[Int(elements.all[index].selector)].range
        if definitionSites.isEmpty {
            add(pair)
        } else {
            addVariants(of: pair, at: index, text.view, behind.view)
        }
    }

    /// Adds `pair`, or its appearances if it is known.
    mutating func add(_ pair: ColorPair) {
        let place =
            meetings.id(pair.foreground.index, pair.background?.index ?? -1) << 3 | pair.content.number
            | (pair.isUncertain ? 4 : 0)
        let known = pairs[place]
        if known >= 0 {
            facts.pairs[Int(known)].appearances.formUnion(pair.appearances)
            return
        }
        pairs[place] = Int32(truncatingIfNeeded: facts.pairs.count)
        facts.pairs.append(pair)
    }

    /// Returns the text color of the first view; nil if unknown.
    private mutating func text(_ subject: CSSCompound, _ appearance: Appearance) -> Side? {
        var isInherited = false
        for view in views.indices {
            guard let winner = elements.winner(.color, in: views[view], appearance) else {
                if view == 0, subject.pseudoElement == .control { return nil }
                // Elements may be links or buttons with colors of their own; parts of an element inherit its color.
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
    /// A distinct number for each case.
    fileprivate var number: Int32 {
        switch self {
        case .text: 0
        case .largeText: 1
        case .textOfUnknownSize: 2
        case .nonText: 3
        }
    }
}
