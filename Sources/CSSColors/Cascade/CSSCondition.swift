import ColorMath
import SourceText

/// Whether a condition holds, by appearance.
struct CSSCondition {
    /// The appearances in which it surely holds.
    var surely: AppearanceSet
    /// Those in which it may hold.
    var maybe: AppearanceSet

    /// It holds always, never, or that cannot be told.
    static let always = CSSCondition(surely: .all, maybe: .all)
    static let never = CSSCondition(surely: [], maybe: [])
    static let unknown = CSSCondition(surely: [], maybe: .all)

    /// It holds in `appearances` alone.
    static func only(_ appearances: AppearanceSet) -> CSSCondition {
        CSSCondition(surely: appearances, maybe: appearances)
    }

    /// It holds where this one does not.
    var negated: CSSCondition {
        CSSCondition(surely: AppearanceSet.all.subtracting(maybe), maybe: AppearanceSet.all.subtracting(surely))
    }

    /// Both.
    func and(_ other: CSSCondition) -> CSSCondition {
        CSSCondition(surely: surely.intersection(other.surely), maybe: maybe.intersection(other.maybe))
    }

    /// One of the two, or both.
    func or(_ other: CSSCondition) -> CSSCondition {
        CSSCondition(surely: surely.union(other.surely), maybe: maybe.union(other.maybe))
    }
}

extension CSSValue {
    /// The condition of `@media`, or of `@supports` where `isSupports`, whose prelude was read into the value.
    ///
    /// A screen is taken for granted, with the author's colors: what is for paper or for forced colors never holds.
    /// <https://www.w3.org/TR/mediaqueries-5/> <https://www.w3.org/TR/css-conditional-3/#at-supports>
    func condition(isSupports: Bool) -> CSSCondition {
        // Inner ones come after outer ones, so they are done first, and nothing recurses.
        var known = [CSSCondition](repeating: .unknown, count: nodes.count)
        for index in nodes.indices.reversed() {
            switch nodes[index].kind {
            case .parentheses:
                known[index] = inParentheses(index + 1, Int(nodes[index].next), isSupports: isSupports, known)
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

    /// Conditions joined with `and`, `or`, `not`, after a media type or without one.
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

    private func inParentheses(_ start: Int, _ end: Int, isSupports: Bool, _ known: [CSSCondition]) -> CSSCondition {
        guard start < end else { return .unknown }
        let first = nodes[start]
        if first.kind == .parentheses || first.kind == .function
            || first.kind == .ident && lexemes.matches(first.range, "not")
        {
            return sequence(start, end, known)
        }
        guard first.kind == .ident else { return .unknown }
        let hasColon = start + 1 < end && source[nodes[start + 1].range.lowerBound] == UInt8(ascii: ":")
        if isSupports { return hasColon ? declaration(first.range) : .unknown }
        if start + 1 == end { return feature(first.range, ByteRange(0, 0)) }
        guard hasColon, start + 3 == end else { return .unknown }
        return feature(first.range, nodes[start + 2].range)
    }

    /// Whether a browser of today knows a declaration of `property`, as `@supports` asks.
    private func declaration(_ property: ByteRange) -> CSSCondition {
        if source[property.lowerBound] == UInt8(ascii: "-"), source[property.lowerBound + 1] == UInt8(ascii: "-") {
            return .always
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

/// Features of media that decide which colors show.
enum CSSMediaFeature: UInt8 {
    case colorScheme, contrast, forcedColors
    /// True on no screen that is taken for granted.
    case never

    /// The features by name.
    static let table = CSSNameTable<CSSMediaFeature>([
        ("prefers-color-scheme", .colorScheme), ("prefers-contrast", .contrast), ("forced-colors", .forcedColors),
        ("monochrome inverted-colors -ms-high-contrast", .never),
    ])

    /// Properties that each browser of today knows with the values that are asked about.
    static let supported = CSSNameTable<Bool>([
        (
            "color background background-color background-image display position gap inset aspect-ratio accent-color "
                + "color-scheme backdrop-filter border-color margin padding width height",
            true
        )
    ])
}
