import ColorMath
import SourceText

/// Reads what conditions say about the appearance.
final class SwiftConditionReader {
    private let file: SwiftFile
    let tokens: SwiftTokens
    /// The maximum number of names that a condition is followed through.
    private static let maximumDepth = 4

    init(_ file: SwiftFile) {
        self.file = file
        tokens = file.tokens
    }

    /// Returns what the condition `range` says about the appearance.
    func condition(_ range: TokenRange, depth: Int = 0) -> SwiftCondition {
        let range = tokens.withoutParentheses(range)
        guard !range.isEmpty, depth < Self.maximumDepth else { return .unknown }
        let (lower, upper) = (range.lower, range.upper)
        var parts: [TokenRange] = []
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
                    // `a && b || c` is not followed: nobody chooses colors that way.
                    guard parts.isEmpty || isAlternative == isOr else { return .unknown }
                    isAlternative = isOr
                    parts.append(TokenRange(start, index))
                    start = index + 1
                } else if tokens.isText(index, "==") || tokens.isText(index, "!=") {
                    comparison = index
                } else if !tokens[index].flags.contains(.prefix) {
                    return .unknown
                }
            case .comma:
                guard parts.isEmpty || !isAlternative else { return .unknown }
                parts.append(TokenRange(start, index))
                start = index + 1
            case .infixQuestion, .equal, .leftBrace: return .unknown
            default: break
            }
            guard let next = tokens.next(index), parts.count < 8 else { return .unknown }
            index = next
        }
        if !parts.isEmpty {
            parts.append(TokenRange(start, upper))
            var result = condition(parts[0], depth: depth + 1)
            for part in parts.dropFirst() {
                let more = condition(part, depth: depth + 1)
                result = isAlternative ? result.or(more) : result.and(more)
            }
            return result
        }
        if tokens.kind(lower) == .operator {
            guard tokens.isText(lower, "!") else { return .unknown }
            return condition(TokenRange(lower + 1, upper), depth: depth + 1).negated
        }
        if let comparison {
            let (first, second) = (TokenRange(lower, comparison), TokenRange(comparison + 1, upper))
            guard let result = equality(first, second) ?? equality(second, first) else { return .unknown }
            return tokens.isText(comparison, "==") ? result : result.negated
        }
        guard let value = boundValue(range) else { return .unknown }
        return condition(value, depth: depth + 1)
    }

    /// Whether the condition `range` holds only in dark appearances (true) or only in light ones (false); nil for any other
    /// condition.
    func darkCondition(_ range: TokenRange) -> Bool? {
        let holds = condition(range)
        guard holds.isDecided else { return nil }
        return holds.mayHold == .dark ? true : holds.mayHold == .light ? false : nil
    }

    /// Returns what `subject == value` says, or nil if it is not about the appearance.
    private func equality(_ subject: TokenRange, _ value: TokenRange) -> SwiftCondition? {
        guard let subject = self.subject(subject) else { return nil }
        return appearances(named: value, of: subject).map(SwiftCondition.init(holdsIn:))
    }

    /// Returns the property of the appearance that `range` is: `traits.userInterfaceStyle`, `colorScheme`,
    /// `appearance.bestMatch(from: …)`; nil if it is none.
    func subject(_ range: TokenRange, depth: Int = 0) -> SwiftAppearanceSubject? {
        let lower = range.lower
        var last = range.last
        while last > lower, tokens.kind(last) == .postfixMark { last -= 1 }
        guard last >= lower, depth < Self.maximumDepth else { return nil }
        if tokens.kind(last) == .rightParen {
            guard let opener = tokens.partner(last), opener > lower, tokens.isText(opener - 1, "bestMatch") else {
                return nil
            }
            let tellsContrast = (opener..<last).contains {
                tokens.isText($0, "accessibilityHighContrastDarkAqua")
                    || tokens.isText($0, "accessibilityHighContrastAqua")
            }
            return SwiftAppearanceSubject(kind: .name, tellsContrast: tellsContrast)
        }
        guard tokens.isName(last), !(lower..<last).contains(where: { tokens.kind($0) == .operator }) else { return nil }
        if let kind = Self.subjects[tokens.bytes(last)] {
            // The `name` of anything but an appearance is never compared with names of appearances.
            return SwiftAppearanceSubject(kind: kind)
        }
        if let kind = declaredSubject(lower, last) { return SwiftAppearanceSubject(kind: kind) }
        guard let value = boundValue(range) else { return nil }
        return subject(value, depth: depth + 1)
    }

    private static let subjects = WordTable<SwiftAppearanceSubject.Kind>([
        ("colorScheme userInterfaceStyle", .luminosity),
        ("colorSchemeContrast accessibilityContrast", .contrast),
        ("name", .name),
    ])

    /// Returns the property of the appearance that the variable named in the tokens `lower...last` is, by its type or its key
    /// in the environment.
    private func declaredSubject(_ lower: Int, _ last: Int) -> SwiftAppearanceSubject.Kind? {
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

    private static let subjectTypes = WordTable<SwiftAppearanceSubject.Kind>([
        ("ColorScheme UIUserInterfaceStyle", .luminosity),
        ("ColorSchemeContrast UIAccessibilityContrast", .contrast),
    ])

    /// Returns the declaration of the name in the tokens `lower...last`, with or without `self.` before it.
    private func declaration(_ lower: Int, _ last: Int) -> SwiftDeclaration? {
        let isPlain = last == lower || last == lower + 2 && tokens.isText(lower, "self")
        guard isPlain, tokens.isName(last) else { return nil }
        return file.declarations.declaration(of: tokens.text(last), at: last)
    }

    /// Returns the expression that the name `range` is bound to: by `let isDark = …` or `var isDark: Bool { … }`.
    private func boundValue(_ range: TokenRange) -> TokenRange? {
        guard let declaration = declaration(range.lower, range.last), declaration.meaning == .binding else {
            return nil
        }
        var next = declaration.token + 1
        if tokens.kind(next) == .colon {
            guard tokens.isName(next + 1) else { return nil }
            next += 2
            while tokens.kind(next) == .postfixMark { next += 1 }
        }
        if tokens.kind(next) == .leftBrace { return tokens.closureBody(next) }
        guard tokens.kind(next) == .equal, tokens.isText(declaration.token - 1, "let") else { return nil }
        let end = tokens.endOfExpression(from: next + 1, limit: min(tokens.count, next + 60))
        return end > next + 1 ? TokenRange(next + 1, end) : nil
    }

    /// Returns the appearances in which `subject` has the value named by `range`; nil if it names none.
    func appearances(named range: TokenRange, of subject: SwiftAppearanceSubject) -> AppearanceSet? {
        let lower = range.lower
        var last = range.last
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

    private static let values = WordTable<Value>([
        ("light", .light),
        ("dark", .dark),
        ("normal standard", .standard),
        ("high increased", .increased),
        ("unspecified", .unspecified),
        ("aqua", .aqua),
        ("darkAqua", .darkAqua),
        ("accessibilityHighContrastAqua", .highContrastAqua),
        ("accessibilityHighContrastDarkAqua", .highContrastDarkAqua),
    ])
}
