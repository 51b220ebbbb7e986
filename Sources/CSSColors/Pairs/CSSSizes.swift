import SourceColors
import SourceText

/// A length in a font size: the sum of its parts.
struct CSSLength: Equatable {
    /// In CSS pixels.
    var pixels = 0.0
    /// As a multiple of the root's text size.
    var rootRelative = 0.0
    /// As a multiple of the parent's text size.
    var relative = 0.0
    /// A unitless number, which is only valid as a factor.
    var number = 0.0

    /// Whether it is a unitless number.
    var isNumber: Bool { pixels == 0 && rootRelative == 0 && relative == 0 }

    /// Returns the length times `factor`.
    func scaled(by factor: Double) -> CSSLength {
        CSSLength(
            pixels: pixels * factor, rootRelative: rootRelative * factor, relative: relative * factor,
            number: number * factor)
    }

    static func + (a: CSSLength, b: CSSLength) -> CSSLength {
        CSSLength(
            pixels: a.pixels + b.pixels, rootRelative: a.rootRelative + b.rootRelative,
            relative: a.relative + b.relative,
            number: a.number + b.number)
    }
}

/// Computes font sizes with `var()` and `calc()`. <https://www.w3.org/TR/css-values-4/#calc-notation>
struct CSSSizes {
    /// Where a custom property is defined.
    enum Place {
        /// On the element or an ancestor; the index of the definition in ``ColorFacts/definitions``.
        case known(Int)
        /// On other elements.
        case unknown
        /// Globally, if at all.
        case elsewhere
    }

    private let lexemes: CSSLexemes
    /// The window that units such as `vw` are about; nil if it is not known.
    var window: CSSWindow?
    /// The names of custom properties.
    private var names = CSSTextIDs()
    /// The definitions that hold everywhere, by the ids of their names; `Int32.max` for names that differ by appearance.
    private var everywhere = CSSIDMap()
    private var hasDefinitions = false

    /// The limits for one size: definitions to follow, and bytes of a value.
    private static let mostNames = 16, mostText = 200

    init(_ lexemes: CSSLexemes) { self.lexemes = lexemes }

    /// Returns the length of the value at `range`; nil if unknown. `place` returns where a name is defined.
    mutating func length(of range: ByteRange, in facts: ColorFacts, _ place: (ColorName) -> Place) -> CSSLength? {
        readDefinitions(facts)
        var names = 0
        guard let length = length(of: range, in: facts, place, &names), !length.isNumber || length.number == 0 else {
            return nil
        }
        return length
    }

    private mutating func readDefinitions(_ facts: ColorFacts) {
        if hasDefinitions { return }
        hasDefinitions = true
        for (index, definition) in facts.definitions.enumerated() where definition.name.space == .customProperty {
            let name = names.id(UInt8(ascii: "v"), definition.name.text)
            switch definition.scope {
            case .everywhere:
                let known = everywhere[name]
                if known == Int32.max || known >= 0 && facts.definitions[Int(known)].rank > definition.rank { continue }
                everywhere[name] = Int32(truncatingIfNeeded: index)
            case .appearances: everywhere[name] = Int32.max
            default: break
            }
        }
    }

    private func length(
        of range: ByteRange, in facts: ColorFacts, _ place: (ColorName) -> Place, _ names: inout Int
    ) -> CSSLength? {
        guard range.count <= CSSSizes.mostText else { return nil }
        var value = CSSValue(lexemes)
        value.read(range, names: .insideFunctions)
        let nodes = value.nodes
        guard value.isSingle, names < CSSSizes.mostNames else { return nil }
        names += 1
        // Inner nodes follow outer ones, so going backward handles them first; only names recurse.
        var known = [CSSLength?](repeating: nil, count: nodes.count)
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            switch node.kind {
            case .number: known[index] = CSSLength(number: node.number)
            case .percentage: known[index] = CSSLength(relative: node.number / 100)
            case .dimension: known[index] = dimension(node)
            case .parentheses: known[index] = sum(index + 1, Int(node.next), nodes, known)
            case .function:
                switch node.function {
                case .calc: known[index] = sum(index + 1, Int(node.next), nodes, known)
                case .variable:
                    guard index + 1 < nodes.count else { return nil }
                    let name = ColorName(.customProperty, lexemes.text(nodes[index + 1].range))
                    switch definition(of: name, facts, place) {
                    case .value(let range): known[index] = length(of: range, in: facts, place, &names)
                    case .unknown: break
                    case .none:
                        guard let fallback = value.fallback(of: index), fallback < Int(node.next) else { break }
                        known[index] = known[fallback]
                    }
                default: break
                }
            default: break
            }
        }
        guard let length = known.first ?? nil else { return nil }
        return length
    }

    private enum Definition {
        /// The value at this range.
        case value(ByteRange)
        /// It is unknown which of several definitions wins.
        case unknown
        case none
    }

    private func definition(of name: ColorName, _ facts: ColorFacts, _ place: (ColorName) -> Place) -> Definition {
        let index: Int
        switch place(name) {
        case .known(let known): index = known
        case .unknown: return .unknown
        case .elsewhere:
            let known = everywhere[names.find(UInt8(ascii: "v"), name.text)]
            guard known >= 0 else { return .none }
            guard known != Int32.max else { return .unknown }
            index = Int(known)
        }
        return .value(facts.expressions[facts.definitions[index].value].range)
    }

    private func dimension(_ node: CSSNode) -> CSSLength? {
        if let pixels = node.unit.pixels { return CSSLength(pixels: pixels * node.number) }
        var unit = node.range.upperBound
        while unit > node.range.lowerBound, !lexemes.has(unit - 1, .digit) { unit -= 1 }
        let name = ByteRange(unit, node.range.upperBound)
        if lexemes.matches(name, "rem") { return CSSLength(rootRelative: node.number) }
        if let window {
            if lexemes.matches(name, "vw") { return CSSLength(pixels: node.number * window.width / 100) }
            if lexemes.matches(name, "vh") { return CSSLength(pixels: node.number * window.height / 100) }
        }
        return lexemes.matches(name, "em") ? CSSLength(relative: node.number) : nil
    }

    private func sum(_ start: Int, _ end: Int, _ nodes: [CSSNode], _ known: [CSSLength?]) -> CSSLength? {
        var place = start
        guard var total = product(&place, end, nodes, known) else { return nil }
        while place < end, nodes[place].kind == .operation {
            let byte = lexemes.source[nodes[place].range.lowerBound]
            place += 1
            guard let next = product(&place, end, nodes, known) else { return nil }
            total = total + (byte == UInt8(ascii: "-") ? next.scaled(by: -1) : next)
        }
        return place >= end ? total : nil
    }

    private func product(_ place: inout Int, _ end: Int, _ nodes: [CSSNode], _ known: [CSSLength?]) -> CSSLength? {
        guard place < end, var total = known[place] else { return nil }
        place = Int(nodes[place].next)
        while place < end {
            let isDivision = nodes[place].kind == .slash
            let isProduct =
                nodes[place].kind == .operation
                && lexemes.source[nodes[place].range.lowerBound] == UInt8(ascii: "*")
            guard isDivision || isProduct else { break }
            place += 1
            guard place < end, let next = known[place] else { return nil }
            place = Int(nodes[place].next)
            if next.isNumber, !isDivision || next.number != 0 {
                total = total.scaled(by: isDivision ? 1 / next.number : next.number)
            } else if total.isNumber, !isDivision {
                total = next.scaled(by: total.number)
            } else {
                return nil
            }
        }
        return total
    }
}
