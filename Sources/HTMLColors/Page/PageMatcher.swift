import HTMLDocuments
import SourceText

/// Matches selectors against elements.
///
/// <https://www.w3.org/TR/selectors-4/#match-against-element>
struct PageMatcher {
    let elements: PageElements
    let selectors: PageSelectors
    /// The comparisons left for the current selector, so that none takes long.
    private var steps = 0
    /// The comparisons left for the page. A page that needs more is not judged.
    private(set) var work = 100_000_000
    /// The states that are judged, and the elements that have them.
    var states: PageState = []
    /// The element that has the focus, or is visited; its ancestors and itself are hovered.
    var target: Int32 = -1

    /// The most comparisons for one selector and element.
    private static let mostSteps = 50_000

    init(_ elements: PageElements, _ selectors: PageSelectors) {
        self.elements = elements
        self.selectors = selectors
    }

    mutating func spend(_ steps: Int) { work -= steps }

    /// Returns whether `selector` selects `node`, as far as it is understood; nil if that would take too long.
    mutating func matches(_ selector: Int, _ node: Int32) -> Bool? {
        let one = selectors.selectors[selector]
        work -= 1
        guard work > 0, !one.isOfPart, one.ancestors & ~elements.all[Int(node)].ancestors == 0 else { return false }
        steps = Self.mostSteps
        defer { work -= Self.mostSteps - steps }
        let isMatch = matches(one.compounds, node)
        return steps > 0 ? isMatch : nil
    }

    /// Whether the compounds select `node`; in `:has()`, related to the element `anchor`.
    private mutating func matches(_ compounds: Range<Int>, _ node: Int32, anchor: Int32 = -1) -> Bool {
        guard let last = compounds.last else { return true }
        guard matches(compound: last, node) else { return false }
        /// The places to return to: a compound, and the element to try for it next.
        var pending: [(compound: Int, element: Int32)] = []
        var index = last
        var element = node
        while index > compounds.lowerBound || anchor >= 0 {
            steps -= 1
            guard steps > 0 else { return false }
            if index == compounds.lowerBound, isRelated(element, index, to: anchor) { return true }
            let combinator = selectors.compounds[index].combinator
            let isUpward = combinator == UInt8(ascii: " ") || combinator == UInt8(ascii: ">")
            let repeats = combinator == UInt8(ascii: " ") || combinator == UInt8(ascii: "~")
            var next: Int32 = -1
            if index > compounds.lowerBound {
                next = isUpward ? elements.all[Int(element)].parent : elements.all[Int(element)].previous
                while next >= 0, repeats, steps > 0, !matches(compound: index - 1, next) {
                    steps -= 1
                    next = isUpward ? elements.all[Int(next)].parent : elements.all[Int(next)].previous
                }
            }
            if next >= 0, repeats || matches(compound: index - 1, next) {
                if repeats { pending.append((index, next)) }
                index -= 1
                element = next
            } else if let place = pending.popLast() {
                (index, element) = place
            } else {
                return false
            }
        }
        return true
    }

    /// Whether the combinator of the compound `index` leads from `element` to `anchor`.
    private mutating func isRelated(_ element: Int32, _ index: Int, to anchor: Int32) -> Bool {
        let one = elements.all[Int(element)]
        switch selectors.compounds[index].combinator {
        case UInt8(ascii: ">"): return one.parent == anchor
        case UInt8(ascii: "+"): return one.previous == anchor
        case UInt8(ascii: "~"): return one.parent == elements.all[Int(anchor)].parent && element > anchor
        default: return isInside(element, anchor)
        }
    }

    private mutating func isInside(_ element: Int32, _ anchor: Int32) -> Bool {
        var parent = elements.all[Int(element)].parent
        while parent >= 0, parent != anchor {
            steps -= 1
            parent = elements.all[Int(parent)].parent
        }
        return parent == anchor
    }

    /// Whether an element matches one of the `selectors`, which are relative to `node`.
    private mutating func has(_ list: [Int], _ node: Int32) -> Bool {
        for selector in list {
            let one = selectors.selectors[selector]
            guard !one.isOfPart, let first = one.compounds.first else { continue }
            let combinator = selectors.compounds[first].combinator
            let isAmongSiblings = combinator == UInt8(ascii: "+") || combinator == UInt8(ascii: "~")
            let root = isAmongSiblings ? max(elements.document.nodes[Int(node)].parent, 0) : node
            var other = elements.document.successor(of: node, inside: root, skippingChildren: isAmongSiblings)
            while other >= 0, steps > 0 {
                steps -= 1
                if elements.document.nodes[Int(other)].kind == .element, matches(one.compounds, other, anchor: node) {
                    return true
                }
                other = elements.document.successor(of: other, inside: root)
            }
        }
        return false
    }

    private mutating func matches(compound index: Int, _ node: Int32) -> Bool {
        let compound = selectors.compounds[index]
        let one = elements.document.nodes[Int(node)]
        guard compound.tag < 0 || compound.tag == elements.name(one.name) else { return false }
        guard compound.id < 0 || compound.id == elements.all[Int(node)].id else { return false }
        for name in selectors.classes[compound.classes] where !elements.hasClass(name, node) { return false }
        for test in selectors.tests[compound.tests] where !passes(test, node) { return false }
        return true
    }

    private mutating func passes(_ test: PageSelectors.Test, _ node: Int32) -> Bool {
        let document = elements.document
        let tag = document.nodes[Int(node)].tag
        switch test {
        case .root: return elements.all[Int(node)].parent < 0
        case .empty: return document.nodes[Int(node)].firstChild < 0
        case .link: return isLink(node) && !has(.visited, node)
        case .anyLink: return isLink(node)
        case .state(let state): return has(state, node)
        case .control: return isControl(tag) || tag == .form
        case .language(let ranges): return isInLanguage(ranges, node)
        case .checked:
            return document.attributes(of: node).contains {
                elements.isNamed($0.name, tag == .option ? "selected" : "checked")
            }
        case .disabled: return isControl(tag) && document.attribute(.disabled, of: node) != nil
        case .enabled: return isControl(tag) && document.attribute(.disabled, of: node) == nil
        case .attribute(let name, let relation, let value, let ignoresCase):
            guard let attribute = document.attributes(of: node).first(where: { elements.name($0.name) == name }) else {
                return false
            }
            if relation == 0 { return true }
            return Self.compare(
                document.value(of: attribute, in: elements.source), relation, value, ignoresCase: ignoresCase)
        case .nth(let step, let offset, let isFromEnd, let isOfType):
            return isAt(step, offset, isFromEnd, isOfType, node)
        case .any(let list): return list.contains { matchesInner($0, node) }
        case .none(let list): return !list.contains { matchesInner($0, node) }
        case .has(let list): return has(list, node)
        }
    }

    private mutating func matchesInner(_ selector: Int, _ node: Int32) -> Bool {
        let one = selectors.selectors[selector]
        return !one.isOfPart && matches(one.compounds, node)
    }

    /// <https://www.w3.org/TR/selectors-4/#the-lang-pseudo>
    private mutating func isInLanguage(_ ranges: [UInt8], _ node: Int32) -> Bool {
        var element = node
        while element >= 0, steps > 0 {
            steps -= 1
            if let attribute = elements.document.attribute(.lang, of: element) {
                let own = elements.document.value(of: attribute, in: elements.source)
                return ranges.split(separator: UInt8(ascii: ",")).contains {
                    Self.compare(own, UInt8(ascii: "|"), Array($0), ignoresCase: true)
                }
            }
            element = elements.all[Int(element)].parent
        }
        return false
    }

    private func isLink(_ node: Int32) -> Bool {
        let tag = elements.document.nodes[Int(node)].tag
        return (tag == .a || tag == .area) && elements.document.attribute(.href, of: node) != nil
    }

    /// Whether `node` is in `state`: the element with the pointer or the focus, or one around it.
    private mutating func has(_ state: PageState, _ node: Int32) -> Bool {
        guard !states.isDisjoint(with: state), target >= 0 else { return false }
        if node == target { return state != .visited || isLink(node) }
        return !state.isDisjoint(with: [.hover, .active, .focusWithin]) && isInside(target, node)
    }

    private func isControl(_ tag: HTMLName) -> Bool {
        tag == .button || tag == .input || tag == .select || tag == .textarea || tag == .fieldset || tag == .option
            || tag == .optgroup
    }

    private mutating func isAt(
        _ step: Int, _ offset: Int, _ isFromEnd: Bool, _ isOfType: Bool, _ node: Int32
    ) -> Bool {
        var place = Int(elements.all[Int(node)].position)
        if isOfType {
            let name = elements.document.nodes[Int(node)].name
            place = 1
            var other = node
            while true {
                steps -= 1
                guard steps > 0 else { return false }
                other = isFromEnd ? elements.document.nodes[Int(other)].next : elements.all[Int(other)].previous
                guard other >= 0 else { break }
                let one = elements.document.nodes[Int(other)]
                if one.kind == .element, one.name == name { place += 1 }
            }
        } else if isFromEnd {
            place = Int(elements.siblings(of: node)) - place + 1
        }
        guard step != 0 else { return place == offset }
        return (place - offset) % step == 0 && (place - offset) / step >= 0
    }

    private static func compare(_ own: [UInt8], _ relation: UInt8, _ value: [UInt8], ignoresCase: Bool) -> Bool {
        let own = ignoresCase ? own.map(lowercasedASCII) : own
        let value = ignoresCase ? value.map(lowercasedASCII) : value
        switch relation {
        case UInt8(ascii: "="): return own == value
        case UInt8(ascii: "~"): return !value.isEmpty && own.split { $0 <= 0x20 }.contains { $0.elementsEqual(value) }
        case UInt8(ascii: "|"):
            return own.starts(with: value) && (own.count == value.count || own[value.count] == UInt8(ascii: "-"))
        case UInt8(ascii: "^"): return !value.isEmpty && own.starts(with: value)
        case UInt8(ascii: "$"): return !value.isEmpty && own.reversed().starts(with: value.reversed())
        case UInt8(ascii: "*"):
            guard !value.isEmpty, own.count >= value.count, value.count < 64 else { return false }
            return (0...(own.count - value.count)).contains { own[$0...].starts(with: value) }
        default: return false
        }
    }
}
