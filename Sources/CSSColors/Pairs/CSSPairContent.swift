import ColorMath
import SourceColors
import SourceText

/// Finds what is drawn in the foreground, and its size.
extension CSSPairing {
    /// Returns what is drawn in the text color; nil if nothing is.
    mutating func content(_ subject: CSSCompound, _ appearance: Appearance) -> PairContent? {
        if isHidden(appearance) || isWhiteSpace(subject) { return nil }
        var holds = CSSContent.unknown
        if subject.pseudoElement == .before, let winner = elements.winner(.content, in: views[0], appearance),
            case .content(let content) = settings[Int(winner.setting)].value
        {
            holds = content
        }
        if subject.pseudoElement == .before, holds == .unknown, isEmptyByOtherRules(subject, appearance) { return nil }
        if holds == .unknown || holds == .text, usesIconFont(subject, appearance) { holds = .icons }
        switch (holds, subject.contents) {
        case (.noText, _): return nil
        case (.icons, _), (.text, .nothing), (_, .graphic): return .nonText
        case (_, .nothing): return nil
        case (.unknown, .textOrIcon):
            // Icons require the same contrast as large text.
            let size = size(subject, appearance)
            return size == .text ? .textOfUnknownSize : size
        default: return size(subject, appearance)
        }
    }

    /// Whether all rules that may give the pseudo-element content leave it empty: `summary::after { content: "" }` for
    /// `.title::after`. Those that require other classes or attributes are not considered. Without any, no box is generated.
    /// <https://www.w3.org/TR/css-content-3/#content-property>
    private mutating func isEmptyByOtherRules(_ subject: CSSCompound, _ appearance: Appearance) -> Bool {
        guard elements.winner(.content, in: views[0], appearance) == nil else { return false }
        let all = generators ?? generatingElements()
        generators = all
        let own = views[0].compounds.flatMap { selectors.parts[selectors.compounds[$0].parts] }
        var (count, isEmpty) = (0, false)
        for part in [-1] + own.filter(CSSPart.isClass) {
            for index in all[part] ?? [] {
                count += 1
                let compounds = selectors.all[Int(elements.all[index].selector)].compounds
                guard count <= Self.mostGenerators, let last = compounds.last else { return false }
                guard selectors.compounds[last].pseudo == subject.pseudo,
                    compounds.allSatisfy({ compound in
                        selectors.parts[selectors.compounds[compound].parts].allSatisfy {
                            CSSPart.isType($0) || CSSPart.isState($0) || own.contains($0)
                        }
                    })
                else { continue }
                let winner = elements.winner(.content, among: [Int32(truncatingIfNeeded: index)], appearance)
                guard let winner, case .content(.noText) = settings[Int(winner.setting)].value else { return false }
                isEmpty = true
            }
        }
        return isEmpty
    }

    /// The maximum number of rules to consider for a pseudo-element.
    private static let mostGenerators = 32

    /// Returns the elements with generated content, by the first of their classes, or by -1 if they have none.
    private func generatingElements() -> [Int32: [Int]] {
        var result: [Int32: [Int]] = [:]
        for (index, element) in elements.all.enumerated() where element.properties.contains(.content) {
            guard let last = selectors.all[Int(element.selector)].compounds.last else { continue }
            let part = selectors.parts[selectors.compounds[last].parts].first(where: CSSPart.isClass) ?? -1
            if result[part]?.count ?? 0 <= Self.mostGenerators { result[part, default: []].append(index) }
        }
        return result
    }

    // These methods change nothing. As `mutating` ones, they take a reference to the pairing instead of a copy.

    /// Whether the element is white space in highlighted code: `.highlight .w`.
    /// <https://pygments.org/docs/tokens/>
    private mutating func isWhiteSpace(_ subject: CSSCompound) -> Bool {
        guard views.count > 1 else { return false }
        let mark = UInt8(ascii: ".")
        guard selectors.parts[subject.parts].contains(CSSPart.tagged(selectors.texts.find(mark, "w"), mark)) else {
            return false
        }
        return views.dropFirst().contains { view in view.compounds.last.map { isAboutCode($0) } == true }
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
                case .size(let size) = settings[Int(winner.setting)].value
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
                return size >= PairContent.largeSize || isBold ?? true ? .largeText : .textOfUnknownSize
            }
        }
        return .text
    }

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
            guard let computed else { return .textOfUnknownSize }
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
}
