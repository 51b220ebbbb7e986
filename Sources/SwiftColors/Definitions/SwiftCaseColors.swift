import SourceColors
import SourceText

/// Enumerations whose cases have a color: `switch self { case .accent: … }`.
extension SwiftDefinitionReader {
    /// Adds `Type.case.property` for each case of the enumeration `type`. The property is the token `name`, its body begins
    /// at `brace`.
    ///
    /// If all the cases are known, they are also what `Type:` stands for. Returns whether the color depends on the case.
    func addCases(
        of type: String, _ name: Int, brace: Int, _ family: SwiftColorFamily, isShared: Bool
    ) -> Bool {
        guard !isFull, let close = tokens.closing(brace) else { return false }
        var range = TokenRange(brace + 1, close)
        if tokens.isText(range.lower, "get"), tokens.kind(range.lower + 1) == .leftBrace,
            let end = tokens.closing(range.lower + 1)
        {
            range = TokenRange(range.lower + 2, end)
        }
        if tokens.isText(range.lower, "return") { range.lower += 1 }
        let lower = range.lower
        let cases = file.declarations.types[type]?.cases ?? []
        let property = tokens.text(name)
        func expansion(_ token: Int, _ value: ExpressionID) -> Expansion {
            Expansion(
                name: type + "." + tokens.text(token) + "." + property, nameRange: tokens[token].range, value: value,
                isShared: isShared)
        }
        // If several cases have one color, the first defines it and the others refer to the first.
        func addAll(_ cases: [Int], _ value: ExpressionID) {
            for (number, token) in cases.enumerated() {
                guard !isFull else { return }
                let first = ColorName(.swiftMember, expansion(cases[0], value).name)
                let alias = number > 0 ? facts.add(.name(first), at: tokens[token].range) : value
                add(expansion(token, alias))
            }
        }
        if tokens.isText(lower, "switch"), tokens.isText(lower + 1, "self"), tokens.kind(lower + 2) == .leftBrace {
            guard let end = tokens.closing(lower + 2), end + 1 == range.upper, let clauses = tokens.clauses(lower + 2)
            else {
                return false
            }
            let all = readClauses(clauses, among: cases, family, addAll)
            for token in all ?? [] { addCase(tokens.text(token), of: type, to: type) }
            return true
        } else if let raw = rawValueUse(range) {
            var isKnown = false
            for token in cases {
                guard let value = rawColor(of: token, raw) else { continue }
                add(expansion(token, value))
                addCase(tokens.text(token), of: type, to: type)
                isKnown = true
            }
            return isKnown
        } else {
            let whole = ColorName(.swiftMember, type + "." + property)
            for token in cases {
                var value = facts.add(.name(whole), at: tokens[token].range)
                if let code = code(ofCase: tokens.text(token), property, of: type) {
                    value = facts.add(.nameOr(ColorName(.swiftMember, code), fallback: value), at: tokens[token].range)
                }
                add(expansion(token, value))
            }
            return false
        }
    }

    /// Calls `body` with the cases that each of `clauses` is for, and its color.
    ///
    /// - Parameter cases: the tokens of all the cases, if the file declares them.
    /// - Returns: the tokens of all the cases; nil if some are not known.
    func readClauses(
        _ clauses: [SwiftClause], among cases: [Int], _ family: SwiftColorFamily,
        _ body: ([Int], ExpressionID) -> Void
    ) -> [Int]? {
        var all: [Int] = []
        var isComplete = true
        for clause in clauses {
            let value =
                expressions.value(ofStatements: clause.statements, family, 0)
                ?? facts.unresolved(.choice, clause.statements)
            var named = clause.patterns.compactMap { caseName($0) }
            if clause.isDefault {
                let seen = Set(all.map { tokens.text($0) })
                named = cases.filter { !seen.contains(tokens.text($0)) }
                isComplete = isComplete && !cases.isEmpty
            } else if clause.hasWhere || named.count < clause.patterns.count {
                isComplete = false
            }
            all += named
            if !named.isEmpty { body(named, value) }
        }
        return isComplete ? all : nil
    }

    /// Adds the case `name` of the enumeration `type` to those that `whole` and `:` stand for.
    func addCase(_ name: String, of type: String, to whole: String) {
        guard anyCases.insert(whole + ":" + name).inserted else { return }
        addObject(whole + ":", type + "." + name + (Self.isThemeOrKind(type) ? "" : ColorObject.valueMark))
    }

    /// Returns the token of the case that the pattern `range` names.
    func caseName(_ range: TokenRange) -> Int? {
        var index = range.lower
        if tokens.isText(index, "let") || tokens.isText(index, "var") { index += 1 }
        if tokens.isName(index), tokens.kind(index + 1) == .period { index += 1 }
        guard index < range.upper, tokens.kind(index) == .period, tokens.isName(index + 1) else { return nil }
        let next = index + 2
        return next == range.upper || tokens.kind(next) == .leftParen && tokens.closing(next) == range.last
            ? index + 1 : nil
    }

    // MARK: Raw values

    /// How a color is made of the raw value of a case.
    enum RawValueUse {
        /// It is a name in a catalog: `Color(rawValue)`, `UIColor(named: rawValue)`.
        case name
        /// It is hex digits: `Color(hex: rawValue)`.
        case digits
    }

    /// Returns how the expression `range` makes a color of the raw value; nil if it does not.
    private func rawValueUse(_ range: TokenRange) -> RawValueUse? {
        var end = range.upper
        while tokens.kind(end - 1) == .postfixMark { end -= 1 }
        guard tokens.kind(range.lower + 1) == .leftParen, tokens.closing(range.lower + 1) == end - 1 else { return nil }
        return rawValueUse(ofCallAt: range.lower + 1, tokens.colorType(tokens.bytes(range.lower)), subject: nil)
    }

    /// Returns how the call of `type`, whose parentheses open at `opener`, makes a color of a raw value; nil if it does not.
    ///
    /// - Parameter subject: the name of the value; nil for `self`.
    func rawValueUse(ofCallAt opener: Int, _ type: SwiftColorType?, subject: String?) -> RawValueUse? {
        guard let type, let arguments = tokens.arguments(opener), let first = arguments.first,
            tokens.isText(first.upper - 1, "rawValue"),
            first.upper == first.lower + 1 && subject == nil
                || first.upper == first.lower + 3 && tokens.text(first.lower) == subject ?? "self"
        else { return nil }
        let isInBundle = arguments.dropFirst().allSatisfy {
            tokens.isLabeled($0, "bundle") || tokens.isLabeled($0, "in") || tokens.isLabeled($0, "compatibleWith")
        }
        if isInBundle, tokens.isLabeled(first, type == .color ? nil : "named") { return .name }
        // An opacity that the caller may choose is 1 by default.
        let isOpaque = arguments.dropFirst().allSatisfy {
            tokens.isLabeled($0, "alpha") || tokens.isLabeled($0, "opacity")
        }
        guard isOpaque, let label = first.label, SwiftColorWords.asksForDigits(tokens.bytes(label)) else { return nil }
        return .digits
    }

    /// Returns the color of the raw value of the case `token`.
    func rawColor(of token: Int, _ use: RawValueUse) -> ExpressionID? {
        let isGiven = tokens.kind(token + 1) == .equal
        let string = token + 2
        let isString =
            isGiven && tokens.kind(string) == .stringOpen && tokens.kind(string + 1) == .stringText
            && tokens.closing(string) == string + 2
        switch use {
        case .name:
            guard isString || !isGiven else { return nil }
            let name = tokens.text(isString ? string + 1 : token)
            return facts.add(.name(ColorName(.asset, name)), at: tokens[token].range)
        case .digits: return isString ? literals.literal(at: string)?.expression : nil
        }
    }
}
