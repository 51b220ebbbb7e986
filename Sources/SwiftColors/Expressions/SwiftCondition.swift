import ColorMath

/// What a condition of an `if`, a `case` or a ternary says of the appearance: where it may hold, and where it may fail. One
/// that has nothing to do with the appearance may do both everywhere.
struct SwiftCondition {
    var mayHold = AppearanceSet.all
    var mayFail = AppearanceSet.all

    /// Nothing is known.
    static let unknown = SwiftCondition()

    /// Holds there, and only there.
    init(holdsIn appearances: AppearanceSet) {
        mayHold = appearances
        mayFail = AppearanceSet.all.subtracting(appearances)
    }

    private init() {}

    var negated: SwiftCondition {
        var result = self
        result.mayHold = mayFail
        result.mayFail = mayHold
        return result
    }

    /// Both conditions.
    func and(_ other: SwiftCondition) -> SwiftCondition {
        var result = self
        result.mayHold = mayHold.intersection(other.mayHold)
        result.mayFail = mayFail.union(other.mayFail)
        return result
    }

    /// One of the conditions.
    func or(_ other: SwiftCondition) -> SwiftCondition { negated.and(other.negated).negated }

    /// Whether the appearance alone decides it.
    var isDecided: Bool { mayHold.isDisjoint(with: mayFail) }
}

/// What a value that is compared says of the appearance.
struct SwiftAppearanceSubject {
    enum Kind {
        /// `colorScheme`, `userInterfaceStyle`.
        case luminosity
        /// `colorSchemeContrast`, `accessibilityContrast`.
        case contrast
        /// An `NSAppearance.Name`.
        case name
    }

    var kind: Kind
    /// Of a name whether it is told from its high-contrast twin.
    var tellsContrast = true
}

/// Reads conditions.
extension SwiftScanner {
    /// Deeper than this, names in conditions are not followed.
    private static var deepestName: Int { 4 }

    /// What the tokens `lower..<upper` of a condition say of the appearance.
    mutating func condition(_ lower: Int, _ upper: Int, depth: Int = 0) -> SwiftCondition {
        var (lower, upper) = (lower, upper)
        while tokens.kind(lower) == .leftParen, tokens.closing(lower) == upper - 1 {
            lower += 1
            upper -= 1
        }
        guard lower < upper, depth < Self.deepestName else { return .unknown }
        var parts: [(lower: Int, upper: Int)] = []
        var comparison: Int?
        var isAlternative = false
        var start = lower
        var index = lower
        while index < upper {
            switch tokens.kind(index) {
            case .operator:
                let isAnd = tokens.isText(index, "&&")
                let isOr = tokens.isText(index, "||")
                if isAnd || isOr {
                    // Of `a && b || c` nothing is made out: no one writes colors so.
                    guard parts.isEmpty || isAlternative == isOr else { return .unknown }
                    isAlternative = isOr
                    parts.append((start, index))
                    start = index + 1
                } else if tokens.isText(index, "==") || tokens.isText(index, "!=") {
                    comparison = index
                } else if !tokens[index].flags.contains(.prefix) {
                    return .unknown
                }
            case .comma:
                guard parts.isEmpty || !isAlternative else { return .unknown }
                parts.append((start, index))
                start = index + 1
            case .infixQuestion, .equal, .leftBrace: return .unknown
            default: break
            }
            guard let next = tokens.next(index), parts.count < 8 else { return .unknown }
            index = next
        }
        if !parts.isEmpty {
            parts.append((start, upper))
            var result = condition(parts[0].lower, parts[0].upper, depth: depth + 1)
            for part in parts.dropFirst() {
                let more = condition(part.lower, part.upper, depth: depth + 1)
                result = isAlternative ? result.or(more) : result.and(more)
            }
            return result
        }
        if tokens.kind(lower) == .operator {
            guard tokens.isText(lower, "!") else { return .unknown }
            return condition(lower + 1, upper, depth: depth + 1).negated
        }
        if let comparison {
            var result = compared(lower, comparison, with: comparison + 1, upper)
            if result == nil { result = compared(comparison + 1, upper, with: lower, comparison) }
            guard let result else { return .unknown }
            return tokens.isText(comparison, "==") ? result : result.negated
        }
        guard let value = boundValue(lower, upper) else { return .unknown }
        return condition(value.lower, value.upper, depth: depth + 1)
    }

    /// Whether the condition `lower..<upper` holds in dark looks alone (true) or in light ones alone (false); nil where it is
    /// another.
    mutating func darkCondition(_ lower: Int, _ upper: Int) -> Bool? {
        let holds = condition(lower, upper)
        guard holds.isDecided else { return nil }
        return holds.mayHold == .dark ? true : holds.mayHold == .light ? false : nil
    }

    /// What `subject == value` says, or nil where it is nothing of the appearance.
    private mutating func compared(_ lower: Int, _ upper: Int, with first: Int, _ last: Int) -> SwiftCondition? {
        guard let subject = appearanceSubject(lower, upper) else { return nil }
        return appearances(first, last, of: subject).map(SwiftCondition.init(holdsIn:))
    }

    /// What the tokens `lower..<upper` are of the appearance: `traits.userInterfaceStyle`, `colorScheme`,
    /// `appearance.bestMatch(from: …)`; nil where they are nothing of it.
    mutating func appearanceSubject(_ lower: Int, _ upper: Int, depth: Int = 0) -> SwiftAppearanceSubject? {
        var last = upper - 1
        while last > lower, tokens.kind(last) == .postfixMark { last -= 1 }
        guard last >= lower, depth < Self.deepestName else { return nil }
        if tokens.kind(last) == .rightParen {
            let opener = Int(tokens[last].partner)
            guard opener > lower, tokens.isText(opener - 1, "bestMatch") else { return nil }
            let tellsContrast = (opener..<last).contains {
                tokens.isText($0, "accessibilityHighContrastDarkAqua")
                    || tokens.isText($0, "accessibilityHighContrastAqua")
            }
            return SwiftAppearanceSubject(kind: .name, tellsContrast: tellsContrast)
        }
        guard tokens.isName(last), !(lower..<last).contains(where: { tokens.kind($0) == .operator }) else { return nil }
        if let kind = Self.subjects[tokens.bytes(last)] {
            // A name of anything but an appearance has other values than those that are asked for.
            return SwiftAppearanceSubject(kind: kind)
        }
        if let kind = declaredSubject(lower, last) { return SwiftAppearanceSubject(kind: kind) }
        guard let value = boundValue(lower, upper) else { return nil }
        return appearanceSubject(value.lower, value.upper, depth: depth + 1)
    }

    private static let subjects = SwiftWordTable<SwiftAppearanceSubject.Kind>([
        ("colorScheme", .luminosity), ("userInterfaceStyle", .luminosity), ("colorSchemeContrast", .contrast),
        ("accessibilityContrast", .contrast), ("name", .name),
    ])

    /// What the variable or parameter named in the tokens `lower...last` is by its type or its key in the environment.
    private mutating func declaredSubject(_ lower: Int, _ last: Int) -> SwiftAppearanceSubject.Kind? {
        guard let declaration = declaration(lower, last) else { return nil }
        let name = declaration.token
        if tokens.kind(name + 1) == .colon, let kind = Self.subjectTypes[tokens.bytes(name + 2)] { return kind }
        // `@Environment(\.colorScheme) private var scheme`
        var before = name - 1
        while before > name - 6, tokens.kind(before) == .identifier { before -= 1 }
        guard tokens.kind(before) == .rightParen, tokens.kind(before - 2) == .period,
            tokens.isText(before - 5, "Environment")
        else { return nil }
        return Self.subjects[tokens.bytes(before - 1)]
    }

    private static let subjectTypes = SwiftWordTable<SwiftAppearanceSubject.Kind>([
        ("ColorScheme", .luminosity), ("UIUserInterfaceStyle", .luminosity), ("ColorSchemeContrast", .contrast),
        ("UIAccessibilityContrast", .contrast),
    ])

    /// The file's declaration of the name in the tokens `lower...last`, `self.` before it or not.
    private mutating func declaration(_ lower: Int, _ last: Int) -> SwiftDeclaration? {
        let isPlain = last == lower || last == lower + 2 && tokens.isText(lower, "self")
        guard isPlain, tokens.isName(last) else { return nil }
        return evaluator.declarations(tokens).declaration(of: tokens.text(last), at: last)
    }

    /// The expression that the name in the tokens `lower..<upper` is bound to: of `let isDark = …`, of
    /// `var isDark: Bool { … }`.
    private mutating func boundValue(_ lower: Int, _ upper: Int) -> (lower: Int, upper: Int)? {
        guard let declaration = declaration(lower, upper - 1), declaration.meaning == .binding else { return nil }
        var next = declaration.token + 1
        if tokens.kind(next) == .colon {
            guard tokens.isName(next + 1) else { return nil }
            next += 2
            while tokens.kind(next) == .postfixMark { next += 1 }
        }
        if tokens.kind(next) == .leftBrace { return closureBody(next) }
        guard tokens.kind(next) == .equal, tokens.isText(declaration.token - 1, "let") else { return nil }
        let end = tokens.endOfExpression(from: next + 1, limit: min(tokens.count, next + 60))
        return end > next + 1 ? (next + 1, end) : nil
    }

    /// The appearances in which `subject` has the value that the tokens `lower..<upper` name; nil where they name none.
    func appearances(_ lower: Int, _ upper: Int, of subject: SwiftAppearanceSubject) -> AppearanceSet? {
        var last = upper - 1
        if tokens.kind(last) == .postfixMark { last -= 1 }
        guard last > lower, tokens.kind(last - 1) == .period, tokens.isName(last),
            (lower..<(last - 1)).allSatisfy({ tokens.isName($0) || tokens.kind($0) == .period }),
            let value = Self.values[tokens.bytes(last)]
        else { return nil }
        switch (subject.kind, value) {
        case (.luminosity, .light): return .light
        case (.luminosity, .dark): return .dark
        case (.contrast, .standard): return AppearanceSet.all.subtracting(.highContrast)
        case (.contrast, .increased): return .highContrast
        case (.luminosity, .unspecified), (.contrast, .unspecified): return []
        case (.name, .aqua): return subject.tellsContrast ? AppearanceSet(.light) : .light
        case (.name, .darkAqua): return subject.tellsContrast ? AppearanceSet(.dark) : .dark
        case (.name, .highContrastAqua): return subject.tellsContrast ? AppearanceSet(.lightHighContrast) : []
        case (.name, .highContrastDarkAqua): return subject.tellsContrast ? AppearanceSet(.darkHighContrast) : []
        default: return nil
        }
    }

    private enum Value {
        case light, dark, standard, increased, unspecified, aqua, darkAqua, highContrastAqua, highContrastDarkAqua
    }

    private static let values = SwiftWordTable<Value>([
        ("light", .light), ("dark", .dark), ("normal", .standard), ("standard", .standard), ("high", .increased),
        ("increased", .increased), ("unspecified", .unspecified), ("aqua", .aqua), ("darkAqua", .darkAqua),
        ("accessibilityHighContrastAqua", .highContrastAqua),
        ("accessibilityHighContrastDarkAqua", .highContrastDarkAqua),
    ])
}
