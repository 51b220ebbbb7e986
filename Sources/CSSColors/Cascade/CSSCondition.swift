import ColorMath
import SourceText

/// The appearances in which a condition holds.
struct CSSCondition {
    /// The appearances in which it certainly holds.
    var surely: AppearanceSet
    /// The appearances in which it may hold.
    var maybe: AppearanceSet

    static let always = CSSCondition(surely: .all, maybe: .all)
    static let never = CSSCondition(surely: [], maybe: [])
    static let unknown = CSSCondition(surely: [], maybe: .all)

    /// Returns a condition that holds in `appearances` only.
    static func only(_ appearances: AppearanceSet) -> CSSCondition {
        CSSCondition(surely: appearances, maybe: appearances)
    }

    /// The negation.
    var negated: CSSCondition {
        CSSCondition(surely: AppearanceSet.all.subtracting(maybe), maybe: AppearanceSet.all.subtracting(surely))
    }

    /// Returns the conjunction of both.
    func and(_ other: CSSCondition) -> CSSCondition {
        CSSCondition(surely: surely.intersection(other.surely), maybe: maybe.intersection(other.maybe))
    }

    /// Returns the disjunction of both.
    func or(_ other: CSSCondition) -> CSSCondition {
        CSSCondition(surely: surely.union(other.surely), maybe: maybe.union(other.maybe))
    }
}

extension CSSValue {
    /// Returns the condition of `@media`, or of `@supports` if `isSupports`; the value must be its prelude.
    ///
    /// Assumes a screen with the author's colors: conditions for print or forced colors never hold. Those about the window
    /// are not known unless `window` is given.
    /// <https://www.w3.org/TR/mediaqueries-5/> <https://www.w3.org/TR/css-conditional-3/#at-supports>
    func condition(isSupports: Bool, window: CSSWindow? = nil) -> CSSCondition {
        // Inner nodes follow outer ones, so going backward handles them first without recursion.
        var known = [CSSCondition](repeating: .unknown, count: nodes.count)
        for index in nodes.indices.reversed() {
            switch nodes[index].kind {
            case .parentheses:
                known[index] = inParentheses(index + 1, Int(nodes[index].next), isSupports: isSupports, window, known)
            case .function where isSupports && lexemes.matches(functionName(index), "selector"):
                known[index] = .always
            default: break
            }
        }
        var result: CSSCondition?
        var start = 0
        var index = 0
        while index <= nodes.count {
            if index == nodes.count || nodes[index].kind == .comma {
                if index > start {
                    let one = sequence(start, index, known)
                    result = result?.or(one) ?? one
                }
                start = index + 1
            }
            index = index < nodes.count ? Int(nodes[index].next) : index + 1
        }
        return result ?? .always
    }

    private func functionName(_ index: Int) -> ByteRange {
        let range = nodes[index].range
        var end = range.lowerBound
        while end < range.upperBound, source[end] != UInt8(ascii: "(") { end += 1 }
        return ByteRange(range.lowerBound, end)
    }

    /// Evaluates conditions joined with `and`, `or`, `not`, with or without a media type before them.
    private func sequence(_ start: Int, _ end: Int, _ known: [CSSCondition]) -> CSSCondition {
        var result: CSSCondition?
        var isOr = false
        var isNegated = false
        var index = start
        while index < end {
            let range = nodes[index].range
            var next: CSSCondition?
            switch nodes[index].kind {
            case .ident:
                if lexemes.matches(range, "not") {
                    isNegated.toggle()
                } else if lexemes.matches(range, "or") {
                    isOr = true
                } else if lexemes.matches(range, "and") {
                    isOr = false
                } else if lexemes.matches(range, "screen") || lexemes.matches(range, "all") {
                    next = .always
                } else if !lexemes.matches(range, "only") {
                    let isKnown =
                        lexemes.matches(range, "print") || lexemes.matches(range, "speech")
                        || lexemes.matches(range, "aural") || lexemes.matches(range, "projection")
                        || lexemes.matches(range, "tty") || lexemes.matches(range, "braille")
                    next = isKnown ? .never : .unknown
                }
            case .parentheses, .function: next = known[index]
            default: next = .unknown
            }
            if let next { result = result.map { isOr ? $0.or(next) : $0.and(next) } ?? next }
            index = Int(nodes[index].next)
        }
        let all = result ?? .unknown
        return isNegated ? all.negated : all
    }

    private func inParentheses(
        _ start: Int, _ end: Int, isSupports: Bool, _ window: CSSWindow?, _ known: [CSSCondition]
    ) -> CSSCondition {
        guard start < end else { return .unknown }
        let first = nodes[start]
        if first.kind == .parentheses || first.kind == .function
            || first.kind == .ident && lexemes.matches(first.range, "not")
        {
            return sequence(start, end, known)
        }
        if !isSupports, let window, let last = nodes[start..<end].map(\.range.upperBound).max(),
            let holds = window.holds(ByteRange(first.range.lowerBound, last), in: lexemes)
        {
            return holds ? .always : .never
        }
        guard first.kind == .ident else { return .unknown }
        let hasColon = start + 1 < end && source[nodes[start + 1].range.lowerBound] == UInt8(ascii: ":")
        if isSupports { return hasColon ? declaration(first.range) : .unknown }
        if start + 1 == end { return feature(first.range, ByteRange(0, 0)) }
        guard hasColon, start + 3 == end else { return .unknown }
        return feature(first.range, nodes[start + 2].range)
    }

    /// Whether current browsers support a declaration of `property`, as `@supports` asks.
    private func declaration(_ property: ByteRange) -> CSSCondition {
        if source[property.lowerBound] == UInt8(ascii: "-"), source[property.lowerBound + 1] == UInt8(ascii: "-") {
            return .always
        }
        if property.count > 4, lexemes.matches(ByteRange(property.lowerBound, property.lowerBound + 4), "-ms-") {
            return .never
        }
        return CSSMediaFeature.supported[source.buffer(property)] == true ? .always : .unknown
    }

    private func feature(_ name: ByteRange, _ value: ByteRange) -> CSSCondition {
        func isValue(_ word: StaticString) -> Bool { lexemes.matches(value, word) }
        switch CSSMediaFeature.table[source.buffer(name)] {
        case .colorScheme:
            if value.isEmpty { return .always }
            return isValue("dark") ? .only(.dark) : isValue("light") ? .only(.light) : .never
        case .contrast:
            if value.isEmpty || isValue("more") || isValue("high") { return .only(.highContrast) }
            return isValue("no-preference") ? CSSCondition.only(.highContrast).negated : .never
        case .forcedColors, .never: return isValue("none") || isValue("0") ? .always : .never
        case nil: return .unknown
        }
    }
}

/// Media features that affect which colors are shown.
enum CSSMediaFeature: UInt8 {
    case colorScheme, contrast, forcedColors
    /// Never true on the assumed screen.
    case never

    static let table = WordTable<CSSMediaFeature>(ignoringCase: [
        ("prefers-color-scheme", .colorScheme), ("prefers-contrast", .contrast), ("forced-colors", .forcedColors),
        ("monochrome inverted-colors -ms-high-contrast", .never),
    ])

    /// Properties that all current browsers support with the values that occur in conditions.
    static let supported = WordTable<Bool>(ignoringCase: [
        (
            "color background background-color background-image display position gap inset aspect-ratio accent-color "
                + "color-scheme backdrop-filter border-color margin padding width height",
            true
        )
    ])
}
