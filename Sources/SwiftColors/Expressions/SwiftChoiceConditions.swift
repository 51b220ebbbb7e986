import SourceColors
import SourceText

/// What the conditions of choices say, so that colors chosen by the same one are taken together: `isOn ? .white : .black`.
///
/// A view is drawn from its properties and parameters, which do not change meanwhile. So what reads them, and calls nothing that
/// may change, has one value wherever it is written. So do a static member, such as the current theme, in all types, and the
/// properties of a theme.
extension SwiftExpressionReader {
    /// The maximum number of tokens of a condition that is compared.
    private static let maximumTokens = 40

    /// Returns `value`, which applies where `conditions` hold.
    func applying(_ value: ExpressionID, when conditions: [ChoiceCondition]) -> ExpressionID {
        guard !conditions.isEmpty else { return value }
        facts.hasChoiceConditions = true
        return facts.add(.when(value, conditions), at: facts.range(of: value))
    }

    /// Returns what is known where the condition `range` holds, or fails.
    func choiceConditions(_ range: TokenRange, holds: Bool) -> [ChoiceCondition] {
        guard let type = names.nesting.type?.name else { return [] }
        return choiceConditions(range, holds: holds, in: type)
    }

    /// Returns the same for code in the type with the full name `type`.
    func choiceConditions(_ range: TokenRange, holds: Bool, in type: String) -> [ChoiceCondition] {
        guard range.upper - range.lower <= Self.maximumTokens, keepsState(type) || hasStatic(range)
        else { return [] }
        var result: [ChoiceCondition] = []
        var rest = [(range: range, holds: holds)]
        while let (range, holds) = rest.popLast(), rest.count < 8 {
            let range = tokens.withoutParentheses(range)
            guard !range.isEmpty else { continue }
            if tokens.isText(range.lower, "!"), tokens[range.lower].flags.contains(.prefix),
                operators(range, ["&&", "||", "==", "!="]).isEmpty, tokens.kind(range.lower) == .operator
            {
                rest.append((TokenRange(range.lower + 1, range.upper), !holds))
                continue
            }
            let all = operators(range, ["&&"])
            let any = operators(range, ["||"])
            if all.isEmpty, any.isEmpty {
                if let condition = single(range, holds, type) { result.append(condition) }
                continue
            }
            if let subject = subject(range, type) { result.append(Self.decided(subject, holds)) }
            // `a && b` says nothing of either where it fails.
            guard all.isEmpty || any.isEmpty, holds == any.isEmpty else { continue }
            var lower = range.lower
            for end in all + any + [range.upper] {
                rest.append((TokenRange(lower, end), holds))
                lower = end + 1
            }
        }
        return result
    }

    /// Returns what is known in each of `clauses` of a `switch` over `subject`.
    func choiceConditions(of clauses: [SwiftClause], _ subject: TokenRange) -> [[ChoiceCondition]] {
        guard let type = names.nesting.type?.name else { return clauses.map { _ in [] } }
        return choiceConditions(of: clauses, subject, in: type)
    }

    /// Returns the same for code in the type with the full name `type`.
    func choiceConditions(
        of clauses: [SwiftClause], _ subject: TokenRange, in type: String
    ) -> [[ChoiceCondition]] {
        guard subject.upper - subject.lower <= Self.maximumTokens,
            keepsState(type) || isStatic(subject),
            let name = self.subject(tokens.withoutParentheses(subject), type)
        else { return clauses.map { _ in [] } }
        var seen: [String] = []
        return clauses.map { clause in
            let values = clause.patterns.map { pattern($0) }
            let isCertain = !clause.hasWhere
            defer { if isCertain { seen += values.compactMap { $0.flatMap { $0.isWhole ? $0.name : nil } } } }
            if clause.isDefault {
                return seen.isEmpty ? [] : [ChoiceCondition(subject: name, values: seen, isExcluded: true)]
            }
            let named = values.compactMap { $0?.name }
            return named.count == values.count && !named.isEmpty ? [ChoiceCondition(subject: name, values: named)] : []
        }
    }

    /// Whether what a value of `type` reads of itself is the same wherever a color of it is used: in a view, and in the theme that
    /// an app has.
    private func keepsState(_ type: String) -> Bool {
        names.file.declarations.isView(type) || SwiftDefinitionReader.isThemeOrKind(type)
    }

    // MARK: Single conditions

    private static func decided(_ subject: String, _ holds: Bool) -> ChoiceCondition {
        ChoiceCondition(subject: subject, values: [holds ? "true" : "false"])
    }

    /// Returns what is known where the condition `range`, without `&&` and `||`, holds, or fails.
    private func single(_ range: TokenRange, _ holds: Bool, _ type: String) -> ChoiceCondition? {
        if tokens.isText(range.lower, "case") {
            // `if case .done = state`
            guard let equal = range.indices.first(where: { tokens.kind($0) == .equal }),
                let value = pattern(TokenRange(range.lower + 1, equal)), holds || value.isWhole,
                let subject = subject(TokenRange(equal + 1, range.upper), type)
            else { return nil }
            return ChoiceCondition(subject: subject, values: [value.name], isExcluded: !holds)
        }
        if let value = unwrapped(range, type) {
            return ChoiceCondition(subject: value, values: ["nil"], isExcluded: holds)
        }
        let comparisons = operators(range, ["==", "!="])
        guard let comparison = comparisons.first else { return subject(range, type).map { Self.decided($0, holds) } }
        guard comparisons.count == 1 else { return nil }
        let isEqual = tokens.isText(comparison, "==")
        let sides = [TokenRange(range.lower, comparison), TokenRange(comparison + 1, range.upper)]
        for (side, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
            guard let value = tokens.constant(other) else { continue }
            return subject(side, type).map {
                ChoiceCondition(subject: $0, values: [value], isExcluded: holds != isEqual)
            }
        }
        guard let first = subject(sides[0], type), let second = subject(sides[1], type) else { return nil }
        return Self.decided(first + "==" + second, holds == isEqual)
    }

    /// Returns what conditions call the value that `range` unwraps: `let error`, `let error = self.error`; nil for anything else.
    private func unwrapped(_ range: TokenRange, _ type: String) -> String? {
        guard tokens.isText(range.lower, "let"), tokens.isName(range.lower + 1), keepsState(type)
        else { return nil }
        let isShort = range.upper == range.lower + 2
        guard isShort || tokens.kind(range.lower + 2) == .equal else { return nil }
        return subject(TokenRange(range.lower + (isShort ? 1 : 3), range.upper), type)
    }

    /// Returns the operators out of `names` in `range`, outside of brackets.
    private func operators(_ range: TokenRange, _ names: [StaticString]) -> [Int] {
        var result: [Int] = []
        var index = range.lower
        while index < range.upper {
            let isList = tokens.kind(index) == .comma && tokens.isText(index, ",")
            if tokens.kind(index) == .operator || isList {
                // A comma in the condition of an `if` is a `&&`.
                for name in names where tokens.isText(index, isList ? "," : name) {
                    if !isList || name.utf8Start[0] == UInt8(ascii: "&") { result.append(index) }
                    break
                }
            }
            guard let next = tokens.next(index) else { break }
            index = next
        }
        return result
    }

    /// Returns the case that the pattern `range` names, and whether it matches whatever its values are.
    private func pattern(_ range: TokenRange) -> (name: String, isWhole: Bool)? {
        var lower = range.lower
        if tokens.isText(lower, "let") || tokens.isText(lower, "var") { lower += 1 }
        var end = lower
        while end < range.upper, tokens.kind(end) != .leftParen { end += 1 }
        guard let name = tokens.constant(TokenRange(lower, end)) else { return nil }
        guard end < range.upper else { return (name, true) }
        let isWhole = (end + 1..<max(range.last, end + 1)).allSatisfy {
            let kind = tokens.kind($0)
            return kind == .comma || kind == .colon || tokens.isText($0, "_") || tokens.isText($0, "let")
                || tokens.isText($0, "var") || tokens.isName($0) && lower > range.lower
                || tokens.isName($0) && (tokens.isText($0 - 1, "let") || tokens.isText($0 - 1, "var"))
        }
        return (name, isWhole)
    }

    // MARK: Subjects

    /// Returns the text that is the same wherever the same value is read in the type `type`; nil if it may change meanwhile.
    func subject(_ range: TokenRange, _ type: String) -> String? {
        guard !range.isEmpty, range.upper - range.lower <= Self.maximumTokens else { return nil }
        if isStatic(range) { return tokens.joinedText(range) }
        guard keepsState(type) else { return nil }
        let isView = names.file.declarations.isView(type)
        var text = type + (isView ? ":" : ".")
        var index = range.lower
        while index < range.upper {
            switch tokens.kind(index) {
            case .identifier, .quotedIdentifier:
                let isMember = tokens.kind(index - 1) == .period && index > range.lower
                if !isMember, tokens.isText(index, "self"), tokens.kind(index + 1) == .period, index + 1 < range.upper {
                    index += 2
                    guard index < range.upper, tokens.isName(index), isSafeCall(index, range) else { return nil }
                    text += tokens.text(index)
                    break
                }
                if Self.effects.contains(tokens.bytes(index)) || !isSafeCall(index, range) { return nil }
                text += tokens.text(index)
                let isLabel = tokens.kind(index + 1) == .colon
                if !isMember, !isLabel {
                    guard let mark = mark(ofName: index, in: type) else { return nil }
                    text += mark
                }
            case .operator, .number, .period, .postfixMark, .comma, .colon, .leftParen, .rightParen, .leftBracket,
                .rightBracket, .stringOpen, .stringText, .stringClose:
                text += tokens.text(index)
            default: return nil
            }
            index += 1
        }
        let isOwn = range.upper == range.lower + 3 && tokens.isText(range.lower, "self")
        if isView, isOwn || range.upper == range.lower + 1, !text.utf8.contains(UInt8(ascii: "@")) {
            names.facts.noteAsked(tokens.text(range.last), of: type, as: text)
        }
        return text
    }

    /// Whether `range` is a static member, or one of its members: `Theme.current`, `Store.shared.theme.isDark`.
    private func isStatic(_ range: TokenRange) -> Bool {
        guard range.upper - range.lower >= 3, tokens.isCapitalized(range.lower) else { return false }
        for (place, index) in range.indices.enumerated() {
            guard place.isMultiple(of: 2) ? tokens.isName(index) : tokens.kind(index) == .period else { return false }
        }
        return !tokens.isCapitalized(range.last)
    }

    /// Whether the condition `range` may be about a static member.
    private func hasStatic(_ range: TokenRange) -> Bool {
        range.indices.contains { tokens.isCapitalized($0) && tokens.kind($0 + 1) == .period }
    }

    /// The words that begin what is no plain value.
    private static let effects = WordSet("self await try is as case let var if switch")

    /// The functions that only ask.
    private static let questions = WordSet("contains hasPrefix hasSuffix isMultiple isSubset isSuperset count")

    /// Whether the name at `index` is not called, or only asks something: `selection.contains(id)`, `isSelected(id)`.
    private func isSafeCall(_ index: Int, _ range: TokenRange) -> Bool {
        guard index + 1 < range.upper, tokens.kind(index + 1) == .leftParen, tokens.continuesCall(index + 1) else {
            return true
        }
        let name = tokens.bytes(index)
        let isQuestion =
            name.count > 2
            && (name[0] == UInt8(ascii: "i") && name[1] == UInt8(ascii: "s")
                && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[2]))
        return isQuestion || Self.questions.contains(name)
    }

    /// Returns what tells the name at `index` from others of the same text: empty for members of `type`; nil if its value may
    /// change, or belongs to another type.
    private func mark(ofName index: Int, in type: String) -> String? {
        let name = tokens.text(index)
        let declarations = names.file.declarations
        guard let declaration = declarations.declaration(of: name, at: index) else {
            return declarations.isLocal(name) ? nil : ""
        }
        if let owner = declaration.type { return owner == type || tokens.isCapitalized(index) ? "" : nil }
        guard !tokens.isText(declaration.token - 1, "var") else { return nil }
        return "@" + String(declarations.number(of: declaration, named: name))
    }
}
