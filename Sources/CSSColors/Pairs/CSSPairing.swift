import ColorMath
import SourceColors
import SourceText

/// Finds the text and background colors that meet in a style sheet, after all of it has been read.
///
/// Considers separately each element whose text color or background a rule sets, with the winning declarations among
/// the rules that certainly select it. Which other rules may select it, too, cannot be known.
///
/// It has one owner, and cannot be copied: code that copies so many fields is large.
struct CSSPairing: ~Copyable {
    var selectors: CSSSelectors
    /// The declarations for the elements that the selectors select.
    var elements: CSSElements
    let settings: [CSSSetting]
    var classes: CSSClasses
    let lexemes: CSSLexemes
    let hiddenText: CSSHiddenText
    /// The root's text size in CSS pixels, if the style sheet sets it.
    let rootSize: Double?
    /// The text size of `body` in CSS pixels, if the style sheet sets it.
    let bodySize: Double?
    /// Whether the root's color scheme is dark in every appearance, if the style sheet sets it.
    let rootIsDark: Bool?
    /// The facts found so far.
    var facts: ColorFacts
    /// The number of settings and elements of the sheet itself; those after them are of other sheets of the same pages.
    var (ownSettings, ownElements) = (Int.max, Int.max)
    /// The selector of the element of the current pair.
    private(set) var selectorRange = ByteRange(0, 0)

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
    var search = CSSImpliedSearch()
    /// The views of ancestors, and their indices by the id of what precedes a compound and by the context.
    var ancestors: [CSSView] = []
    var ancestorPlaces = CSSPairTable()
    /// The views of the current element's ancestors, innermost first.
    var above: [CSSView] = []
    /// The elements of the current element combined with classes that come with its own; computed on demand.
    var companions: [[Int32]]?
    /// The compounds of the types of elements that classes are often given to; computed on demand.
    var textTypes: [Int32]?
    /// The classes that occur together; computed on demand.
    var company: CSSCompany?
    /// The elements with text inside certain other elements; computed on demand.
    var boxes: [(of: Int32, hold: [Int32])]?
    /// The elements of type `td` and `th` anywhere that have a color of their own; computed on demand.
    var cells: [(type: Int32, element: Int32)]?
    /// The classes of parts of components with a background, by component; computed on demand.
    var blockParts: [[UInt8]: [Int32]]?
    /// The elements of boxes with a background of their own, by classes and identifiers of elements around them; computed
    /// on demand.
    var innerBoxes: [Int32: [Int32]]?
    /// The indices of literals whose color is compared with that of others.
    private(set) var compared: [Int32] = []
    /// Whether elements with a simple selector have a background, by its id; computed on demand.
    var surfaces: CSSIDMap?
    /// The classes that others with a background begin with, by their ids; computed on demand.
    var modified: CSSIDMap?
    /// The backgrounds of the page; computed on demand.
    var pageBackgrounds: [PageBackground]?
    /// Those with the backgrounds of the boxes for the main content; computed on demand.
    var mainBackgrounds: [PageBackground]?
    /// Whether rules are for the tokens of code; computed on demand.
    var tokensExist: Bool?
    /// Whether a rule gives a button a background; computed on demand.
    var hasButtons: Bool?
    /// The layer with the background of the page that lies beneath others; computed on demand.
    var pageLayer: PageLayer?
    /// Whether custom properties are opaque wherever they are defined, by the id of their names; computed on demand.
    var opaqueNames: CSSIDMap?
    /// The simple selectors of compounds that require hovering; computed on demand.
    var hovered: CSSIDMap?
    /// For the ids of custom properties, the site at the component that provides them, plus one, or 0; computed on demand.
    var providers = CSSIDMap()
    /// The classes of parts with a background, by the classes of their components; computed on demand.
    var partBoxes: [Int32: [Int32]]?
    /// The simple selectors of elements in which a rule is for any `<span>`, field or link; computed on demand.
    var holders: CSSTextHolders?
    /// The classes of which all elements of templates contain only icons, by their ids.
    var ofIcons = CSSIDMap()
    /// How rules show elements with an opacity of 0, by simple selector and kind of pseudo-element; computed on demand.
    var shownParts: CSSPairTable?
    /// The values of font sizes with names and calculations.
    var sizes: CSSSizes
    /// The value of the size of the text whose content was asked for last, if it is not known.
    var unknownSize: ByteRange?
    /// The definitions of custom properties that do not hold everywhere.
    var definitionSites: [CSSDefinitionSite] = []
    /// Where custom properties are defined; computed on demand.
    var variants: CSSVariants?
    /// The pairs that no selector shows to meet: for the expressions of their colors, the index of their rows in ``unshownRows``.
    private var unshown = CSSPairTable()
    private var unshownRows: [Range<Int>] = []
    /// The rows of those that an element of a template shows.
    private(set) var resolvedRows: Set<Int> = []

    init(
        _ selectors: CSSSelectors, _ elements: CSSElements, _ settings: [CSSSetting], _ classes: CSSClasses,
        _ lexemes: CSSLexemes, rootSize: Double?, bodySize: Double?, rootIsDark: Bool?, hiddenText: CSSHiddenText,
        facts: ColorFacts
    ) {
        self.selectors = selectors
        self.elements = elements
        self.settings = settings
        self.classes = classes
        self.lexemes = lexemes
        self.hiddenText = hiddenText
        sizes = CSSSizes(lexemes)
        self.rootSize = rootSize
        self.bodySize = bodySize
        self.rootIsDark = rootIsDark
        self.facts = facts
        textColors = CSSTextColors(settings: settings.count)
    }

    /// Adds all pairs to ``facts``, also those on the elements of `markup`.
    @_optimize(speed)
    mutating func addPairs(with markup: Markup?) {
        selectors.findRefinements()
        for name in markup?.ofIcons ?? [] {
            let id = selectors.texts.find(UInt8(ascii: "."), name)
            if id >= 0 { ofIcons[id] = 0 }
        }
        for index in elements.all.indices.prefix(ownElements)
        where elements.all[index].hasColor || elements.all[index].hasBackground {
            addPairs(of: index)
        }
        if let markup { addPairs(shownBy: markup) }
        addTextColors()
        definePageBackgrounds()
    }

    @_optimize(speed)
    private mutating func addPairs(of index: Int) {
        let element = elements.all[index]
        let selector = selectors.all[Int(element.selector)]
        guard let last = selector.compounds.last else { return }
        let subject = selectors.compounds[last]
        // List bullets are outside their item.
        if subject.pseudoElement == .marker { return }
        views.removeAll(keepingCapacity: true)
        companions = nil
        findViewsAbove(selector, in: element.context)
        defer { elements.dropViews() }
        if selector.isOpaque {
            views.append(
                elements.view(ofOnly: selector.id, endingAt: last, in: element.context, hasElements: true))
        } else {
            views.append(elements.view(selector.compounds, in: element.context, selectors, &search))
            // The pointer is over what it presses.
            let hovered = hoveredElements(subject, selector.compounds)
            if !hovered.isEmpty { elements.add(hovered, to: &views[0]) }
            if subject.pseudoElement != nil {
                views.append(
                    elements.view(selector.compounds, isOriginating: true, in: element.context, selectors, &search))
            }
        }
        let provider = selector.isOpaque ? nil : provider(around: index, subject)
        if provider == nil, !element.hasBackground || !element.hasColor, views.count == 1, views[0].elements.count == 1,
            selector.compounds.count < 2
        {
            if element.hasColor { noteTextColors(of: index, subject) }
            return
        }
        let first = views.count
        views += above
        if !selector.isOpaque { addHovered(subject, from: first) }
        if let provider { views.append(provider) }
        if views.allSatisfy({ elements.isAlike($0) }) {
            addPair(of: index, subject, in: .light, .all)
        } else {
            for appearance in Appearance.allCases {
                addPair(of: index, subject, in: appearance, AppearanceSet(appearance))
            }
        }
        // Most colors are in a pair by now.
        if element.hasColor { noteTextColors(of: index, subject) }
    }

    /// Notes that the colors of the settings `a` and `b` are compared.
    mutating func noteComparison(_ a: Int32, _ b: Int32) {
        for setting in [a, b] {
            guard case .color(.literal(let index, _)) = settings[Int(setting)].value else { continue }
            compared.append(Int32(truncatingIfNeeded: index))
        }
    }

    // MARK: One pair

    /// A background or a text color.
    struct Side {
        var expression: ExpressionID
        /// The index of the view that sets it.
        var view: Int
        /// The elements it is set for.
        var elements: FewElements
        /// Whether only a directive declares it.
        var isDeclared = false
        /// Whether another sheet of the same pages sets it, so that it is not known.
        var isOfOtherSheet = false
        /// For a text color, the index of the winning setting; otherwise -1.
        var setting: Int32 = -1
    }

    /// Adds the pair on the element at `index`, whose views are loaded; or on `markup`, which that element stands for.
    @_optimize(speed)
    mutating func addPair(
        of index: Int, _ subject: CSSCompound, in appearance: Appearance, _ appearances: AppearanceSet,
        shownBy markup: MarkupElement? = nil
    ) {
        let own = Int32(truncatingIfNeeded: index)
        if ownSettings != .max {
            selectorRange = selectors.range(of: Int(elements.all[index].selector), in: appearance)
        }
        guard var text = text(subject, appearance),
            var behind = background(subject, appearance, isOwnText: markup != nil || text.elements.isOnly(own))
        else { return }
        if markup != nil {
            guard text.view == 0, behind.view == 0, !behind.isDeclared else { return }
        } else {
            guard text.elements.contains(own) || behind.view == 0 && behind.elements.contains(own) else { return }
        }
        if markup == nil, !behind.isDeclared, isOnUtility(subject, text, behind) { return }
        guard let size = content(subject, appearance) else { return }
        let (first, colors) = (facts.pairs.count, (text.expression.index, behind.expression.index))
        var isUnshown = false
        if behind.isOfOtherSheet {
            if markup != nil { return }
        } else if let reason = doubt(index, subject, text, behind, appearance, isShown: markup != nil) {
            if markup != nil { return }
            if case .onlyPage = reason.words { isUnshown = true }
            let range = facts.expressions.range(of: behind.expression)
            let path = path(path(.doubt, range.lowerBound), reason.count)
            behind.expression = expression(path, .unresolved(reason.words), range)
        } else {
            if !behind.isDeclared { behind.expression = veiled(subject, behind, appearance) }
            behind.expression = shaded(behind.expression, upTo: behind.view, appearance)
            if !behind.isDeclared { behind.expression = overPage(behind, at: index, appearance) }
        }
        text.expression = faded(text.expression, upTo: behind.view, appearance)
        textColors.pair(text.setting)
        let from = text.elements.first.map(Int.init).flatMap { markup != nil || refines($0, index) ? $0 : nil } ?? index
        let selector = selectors.all[Int(elements.all[from].selector)].id
        func isOwn(_ element: Int32) -> Bool {
            selectors.all[Int(elements.all[Int(element)].selector)].id == selector
        }
        let isSame = !text.elements.contains { !isOwn($0) } && !behind.elements.contains { !isOwn($0) }
        var pair = ColorPair(
            kind: behind.isDeclared
                ? .declared : text.view > 0 || behind.view > 0 ? .container : isSame ? .sameElement : .state,
            foreground: text.expression, background: behind.expression, content: size, appearances: appearances)
        pair.selector = selectors.range(of: Int(elements.all[from].selector), in: appearance)
        pair.markup = markup
        pair.size = unknownSize.flatMap { sizeVariable($0) }
        if !behind.isDeclared, mayHaveNoContent(subject, text, behind, appearance) {
            if markup != nil { return }
            pair.uncertainty = .content
        } else if markup == nil, !selectors.withoutClasses.isEmpty,
            isOtherWithoutClasses(subject, text, behind, appearance)
        {
            pair.uncertainty = .classes
        } else if markup == nil, !behind.isDeclared, mayHoldText(subject, text, appearance) {
            pair.uncertainty = .innerText
        }
        if definitionSites.isEmpty {
            add(pair)
        } else {
            addVariants(of: pair, at: index, text.view, behind.view)
        }
        if markup != nil {
            let rows = Int(unshown[colors.0, colors.1])
            if rows >= 0 { resolvedRows.formUnion(unshownRows[rows]) }
        } else if isUnshown, facts.pairs.count > first {
            unshown.set(colors.0, colors.1, to: Int32(truncatingIfNeeded: unshownRows.count))
            unshownRows.append(first..<facts.pairs.count)
        }
    }

    /// Whether the rule for the element at `index` is for what the one at `other` selects, in some appearances.
    private func refines(_ index: Int, _ other: Int) -> Bool {
        guard !selectors.refinements.isEmpty else { return false }
        let base = selectors.all[Int(elements.all[other].selector)].id
        return selectors.refinements[base]?.contains(selectors.all[Int(elements.all[index].selector)].id) == true
    }

    /// Adds `pair`, or its appearances if it is known.
    mutating func add(_ pair: ColorPair) {
        var meeting = meetings.id(pair.foreground.index, pair.background?.index ?? -1)
        // The same colors at another size.
        if let size = pair.size { meeting = meetings.id(-1 - meeting, size.index) }
        let place = meeting << 5 | pair.content.number | pair.uncertainty.number
        let known = pairs[place]
        if known >= 0 {
            facts.pairs[Int(known)].appearances.formUnion(pair.appearances)
            return
        }
        pairs[place] = Int32(truncatingIfNeeded: facts.pairs.count)
        facts.pairs.append(pair)
    }
}

extension PairUncertainty? {
    /// A distinct number for each case, apart from those of ``PairContent``.
    fileprivate var number: Int32 {
        switch self {
        case nil: 0
        case .values: 4
        case .content: 8
        case .classes: 12
        case .innerText: 16
        }
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
