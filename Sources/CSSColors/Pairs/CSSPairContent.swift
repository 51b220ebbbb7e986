import ColorMath
import SourceColors
import SourceText

/// Finds what is drawn in the foreground, and its size.
extension CSSPairing {
    /// Returns what is drawn in the text color; nil if nothing is.
    mutating func content(_ subject: CSSCompound, _ appearance: Appearance) -> PairContent? {
        unknownSize = nil
        if isHidden(appearance) || isWhiteSpace(subject) { return nil }
        var holds = CSSContent.unknown
        if subject.pseudoElement == .before, let winner = elements.winner(.content, in: views[0], appearance),
            case .content(let content) = settings[Int(winner.setting)].value
        {
            holds = content
        }
        if subject.pseudoElement == .before, holds == .unknown, isLikeOneWithoutText(subject, appearance) { return nil }
        if holds == .unknown || holds == .text, usesIconFont(subject, appearance) { holds = .icons }
        if holds == .unknown, subject.pseudoElement == nil, isOfIcons(subject) { holds = .icons }
        switch (holds, subject.contents) {
        case (.noText, _): return nil
        case (_, .graphic) where hasFill(appearance): return nil
        case (.icons, _), (.text, .nothing), (_, .graphic): return .nonText
        case (_, .nothing): return nil
        case (.unknown, .textOrIcon):
            if isClosingImage(subject, appearance) { return nil }
            // Icons require the same contrast as large text.
            let size = size(subject, appearance)
            unknownSize = nil
            return size == .text ? .textOfUnknownSize : size
        default: return size(subject, appearance)
        }
    }

    /// Whether no rule gives the pseudo-element content, and the rule for its color is also for another one, which is
    /// empty: `.note > .title::after, summary::after { color: teal } summary::after { content: "" }`.
    @_optimize(speed)
    private mutating func isLikeOneWithoutText(_ subject: CSSCompound, _ appearance: Appearance) -> Bool {
        let own = views[0]
        guard elements.winner(.content, in: own, appearance) == nil else { return false }
        let place = selectors.all.partitioningIndex { $0.compounds.lowerBound >= own.compounds.lowerBound }
        guard place < selectors.all.count, selectors.all[place].compounds == own.compounds else { return false }
        for step in [-1, 1] {
            var index = place + step
            while selectors.all.indices.contains(index), abs(index - place) <= Self.mostNeighbors {
                let before = selectors.all[min(index, index - step)].range.upperBound
                let gap = ByteRange(before, max(before, selectors.all[max(index, index - step)].range.lowerBound))
                if gap.count > Self.mostNeighbors || hasByte(UInt8(ascii: "{"), in: gap) { break }
                let compounds = selectors.all[index].compounds
                if let last = compounds.last, selectors.compounds[last].pseudo == subject.pseudo {
                    let other = elements.view(compounds, in: own.contexts[0], selectors, &search)
                    if let winner = elements.winner(.content, in: other, appearance),
                        case .content(.noText) = settings[Int(winner.setting)].value
                    {
                        return true
                    }
                }
                index += step
            }
        }
        return false
    }

    /// The maximum number of selectors before and after one in its list to consider, and of bytes between two.
    private static let mostNeighbors = 16

    // These methods change nothing. As `mutating` ones, they take a reference to the pairing instead of a copy.

    /// Whether the element is white space in highlighted code: `.highlight .w`.
    /// <https://pygments.org/docs/tokens/>
    private mutating func isWhiteSpace(_ subject: CSSCompound) -> Bool {
        let mark = UInt8(ascii: ".")
        guard selectors.parts[subject.parts].contains(CSSPart.tagged(selectors.texts.find(mark, "w"), mark)) else {
            return false
        }
        if views.count == 1 { return hasTokens() }
        return views.dropFirst().contains { view in view.compounds.last.map { isAboutCode($0) } == true }
    }

    /// Whether all elements of templates with one of the classes of `subject` contain only icons.
    private func isOfIcons(_ subject: CSSCompound) -> Bool {
        !ofIcons.isEmpty
            && selectors.parts[subject.parts].contains { CSSPart.isClass($0) && ofIcons[CSSPart.id($0)] >= 0 }
    }

    /// Whether a rule for the element, or for the originating element of a pseudo-element, sets an icon font.
    private mutating func usesIconFont(_ subject: CSSCompound, _ appearance: Appearance) -> Bool {
        views.prefix(subject.pseudoElement == nil ? 1 : 2).contains { view in
            guard let winner = elements.winner(.fontFamily, in: view, appearance),
                case .content(.icons) = settings[Int(winner.setting)].value
            else { return false }
            return true
        }
    }

    /// Whether the element is a button that closes something and has an image for its sign: `.btn-close`.
    private mutating func isClosingImage(_ subject: CSSCompound, _ appearance: Appearance) -> Bool {
        guard let winner = elements.winner(.backgroundImage, in: views[0], appearance),
            case .images(let images) = settings[Int(winner.setting)].value, images.placement?.isRepeated == false
        else { return false }
        return selectors.parts[subject.parts].contains { part in
            CSSPart.isClass(part) && hasWord(part) { word, isLast in isLast && word.elementsEqual("close".utf8) }
        }
    }

    /// Whether a rule paints the graphic in a color of its own. <https://www.w3.org/TR/SVG2/painting.html#FillProperty>
    private mutating func hasFill(_ appearance: Appearance) -> Bool {
        guard let winner = elements.winner(.fill, in: views[0], appearance),
            case .effect(true) = settings[Int(winner.setting)].value
        else { return false }
        return true
    }

    /// Whether the element or one of its ancestors is hidden from everyone but screen readers, in every state.
    private mutating func isHidden(_ appearance: Appearance) -> Bool {
        guard !hiddenText.isEmpty else { return false }
        return views.contains { view in
            guard let winner = elements.winner(.hidden, in: view, appearance),
                case .effect(true) = settings[Int(winner.setting)].value, let last = view.compounds.last
            else { return false }
            return !hiddenText.isShownElsewhere(selectors.parts[selectors.compounds[last].parts])
        }
    }

    /// Returns the size of the text, as far as it is known; nil if the size is zero.
    /// <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    @_optimize(speed)
    private mutating func size(_ subject: CSSCompound, _ appearance: Appearance) -> PairContent? {
        var isBold: Bool?
        var boldIsKnown = false
        var isUncertain = subject.isBold
        for view in views.indices {
            let compound = views[view].compounds.last.map { selectors.compounds[$0] }
            isUncertain = isUncertain || !boldIsKnown && compound?.isBold == true
            if !boldIsKnown, let winner = elements.winner(.fontWeight, in: views[view], appearance),
                case .isBold(let value) = settings[Int(winner.setting)].value
            {
                isBold = value
                boldIsKnown = value != nil
                isUncertain = isUncertain || value == nil
            }
            if let winner = elements.winner(.fontSize, in: views[view], appearance),
                case .size(let size) = settings[Int(winner.setting)].value,
                winner.setting < ownSettings || size != .unknown
            {
                let isSure = view == 0 || subject.pseudoElement != nil && view == 1
                if !boldIsKnown, isBoldInherited(after: view, appearance) { isUncertain = true }
                let around = heading(above: view, appearance)
                let plain = content(size, view, appearance, isBold: isBold, isSure: isSure, around: around)
                guard plain == .text, isUncertain, isBold == nil else { return plain }
                let bold = content(size, view, appearance, isBold: true, isSure: isSure, around: around)
                return bold == .text ? .text : .textOfUnknownSize
            }
            if let size = compound?.headingSize, size > 0 {
                // These headings are large if they are bold, and they are bold unless a weight is set.
                let isLarge = size >= PairContent.largeSize || isBold ?? true
                return isLarge && size * scaleOfHeadings >= PairContent.largeBoldSize ? .largeText : .textOfUnknownSize
            }
        }
        return .text
    }

    /// How large headings are that no rule gives a size, as a factor: less than 1 if the page has small text.
    private var scaleOfHeadings: Double { min((bodySize ?? rootSize ?? 16) / 16, 1) }

    /// Whether an element around the one of view `view` is bold, by a rule or by default.
    private func isBoldInherited(after view: Int, _ appearance: Appearance) -> Bool {
        for view in views[view...].dropFirst() {
            if let winner = elements.winner(.fontWeight, in: view, appearance) {
                guard case .isBold(let isBold) = settings[Int(winner.setting)].value else { return false }
                return isBold ?? true
            }
            if let last = view.compounds.last, selectors.compounds[last].isBold { return true }
        }
        return false
    }

    /// Returns the default size of the heading around the element of view `view`, in CSS pixels; nil if there is none
    /// or its size is set.
    private func heading(above view: Int, _ appearance: Appearance) -> Double? {
        for view in views[view...].dropFirst() {
            if elements.winner(.fontSize, in: view, appearance) != nil { return nil }
            if let last = view.compounds.last, selectors.compounds[last].headingSize > 0 {
                return selectors.compounds[last].headingSize
            }
        }
        return nil
    }

    private mutating func content(
        _ size: CSSTextSize, _ view: Int, _ appearance: Appearance, isBold: Bool?, isSure: Bool, around: Double?
    ) -> PairContent? {
        var length: CSSLength
        switch size {
        case .pixels(let value): length = CSSLength(pixels: value)
        case .rootRelative(let value): length = CSSLength(rootRelative: value)
        case .relative(let value): length = CSSLength(relative: value)
        case .computed(let range):
            let views = views[view...]
            let computed = sizes.length(of: range, in: facts) { [elements, selectors] name in
                let name = selectors.texts.find(UInt8(ascii: "v"), name.text)
                for view in views {
                    if let known = elements.definition(of: name, in: view, appearance) { return .known(Int(known)) }
                }
                return elements.defines(name) ? .unknown : .elsewhere
            }
            guard let computed else {
                unknownSize = range
                return .textOfUnknownSize
            }
            length = computed
        case .unknown: return .textOfUnknownSize
        }
        var isKnown = isSure
        if length.rootRelative != 0, rootSize == nil { isKnown = false }
        if length.relative != 0, around == nil { isKnown = false }
        length.pixels += length.rootRelative * (rootSize ?? 16) + length.relative * (around ?? 16)
        if length.pixels <= 0 { return nil }
        let isLarge =
            length.pixels >= PairContent.largeSize
            || length.pixels >= PairContent.largeBoldSize && isBold == true
        if isLarge { return isKnown ? .largeText : .textOfUnknownSize }
        return .text
    }

    /// Returns the expression of the variable that is the size at `range`; nil if it is no variable alone.
    mutating func sizeVariable(_ range: ByteRange) -> ExpressionID? {
        var value = CSSValue(lexemes)
        value.read(range, names: .insideFunctions)
        guard value.isSingle else { return nil }
        let name: ColorName
        switch value.nodes[0].kind {
        case .unread: name = lexemes.variableName(range)
        case .function where value.nodes[0].function == .variable && value.nodes.count == 2:
            name = ColorName(.customProperty, lexemes.text(value.nodes[1].range))
        default: return nil
        }
        let path = path(.size, range.lowerBound)
        let undefined = expression(self.path(path, 0), .unresolved(.notConstant), range)
        return expression(path, .nameOr(name, fallback: undefined), range)
    }
}
