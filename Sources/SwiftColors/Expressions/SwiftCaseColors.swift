import SourceColors
import SourceText

/// Enumerations whose cases have a color: `switch self { case .accent: … }`.
extension SwiftScanner {
    /// More definitions than these are not made of cases and instances: each is written once, but may be used by many.
    static var mostExpansions: Int { 4096 }

    /// A definition to be made for a case or an instance.
    struct Expansion {
        var name: String
        var nameRange: ByteRange
        var value: ExpressionID
        var isShared: Bool
    }

    /// Adds a definition that follows from others.
    mutating func add(_ expansion: Expansion) {
        guard expansions < Self.mostExpansions else { return }
        expansions += 1
        facts.definitions.append(
            ColorDefinition(
                name: ColorName(.swiftMember, expansion.name), nameRange: expansion.nameRange, value: expansion.value,
                scope: .everywhere, isShared: expansion.isShared))
    }

    /// Adds `Type.case.property` for each case of the enumeration `type`, whose property at the token `name` has the body at
    /// `brace`.
    mutating func addCases(
        of type: String, _ name: Int, brace: Int, _ family: SwiftColorFamily, isShared: Bool
    ) {
        guard expansions < Self.mostExpansions, let close = tokens.closing(brace) else { return }
        var (lower, upper) = (brace + 1, close)
        if tokens.isText(lower, "get"), tokens.kind(lower + 1) == .leftBrace, let end = tokens.closing(lower + 1) {
            (lower, upper) = (lower + 2, end)
        }
        if tokens.isText(lower, "return") { lower += 1 }
        let cases = evaluator.declarations(tokens).types[type]?.cases ?? []
        let property = tokens.text(name)
        func expansion(_ token: Int, _ value: ExpressionID) -> Expansion {
            Expansion(
                name: type + "." + tokens.text(token) + "." + property, nameRange: tokens[token].range, value: value,
                isShared: isShared)
        }
        // Of several cases with one color the first has it, and the others go by that one.
        func addAll(_ cases: [Int], _ value: ExpressionID) {
            for (number, token) in cases.enumerated() {
                guard expansions < Self.mostExpansions else { return }
                let first = ColorName(.swiftMember, expansion(cases[0], value).name)
                let alias = number > 0 ? facts.expressions.add(.name(first), at: tokens[token].range) : value
                add(expansion(token, alias))
            }
        }
        if tokens.isText(lower, "switch"), tokens.isText(lower + 1, "self"), tokens.kind(lower + 2) == .leftBrace {
            guard let end = tokens.closing(lower + 2), end + 1 == upper, let clauses = tokens.clauses(lower + 2) else {
                return
            }
            var seen: Set<String> = []
            for clause in clauses {
                let value =
                    choiceOfWays(clause.lower, clause.upper, family, 0)
                    ?? unresolved(.choice, clause.lower, clause.upper)
                let named = clause.patterns.compactMap { caseName($0.lower, $0.upper) }
                for token in named { seen.insert(tokens.text(token)) }
                addAll(clause.isDefault ? cases.filter { !seen.contains(tokens.text($0)) } : named, value)
            }
        } else if let raw = rawValueUse(lower, upper) {
            for token in cases {
                guard let value = rawColor(of: token, raw) else { continue }
                add(expansion(token, value))
            }
        } else {
            let whole = ColorName(.swiftMember, type + "." + property)
            for token in cases {
                add(expansion(token, facts.expressions.add(.name(whole), at: tokens[token].range)))
            }
        }
    }

    /// The token of the case that the pattern `lower..<upper` names.
    private func caseName(_ lower: Int, _ upper: Int) -> Int? {
        var index = lower
        if tokens.isText(index, "let") || tokens.isText(index, "var") { index += 1 }
        if tokens.isName(index), tokens.kind(index + 1) == .period { index += 1 }
        guard index < upper, tokens.kind(index) == .period, tokens.isName(index + 1) else { return nil }
        let behind = index + 2
        return behind == upper || tokens.kind(behind) == .leftParen && tokens.closing(behind) == upper - 1
            ? index + 1 : nil
    }

    // MARK: Raw values

    /// What a color is made of a case's raw value.
    private enum RawValueUse {
        /// Its name in a catalog: `Color(rawValue)`, `UIColor(named: rawValue)`.
        case name
        /// Its digits: `Color(hex: rawValue)`.
        case digits
    }

    /// How the expression `lower..<upper` makes a color of the raw value; nil where it does not.
    private func rawValueUse(_ lower: Int, _ upper: Int) -> RawValueUse? {
        var end = upper
        while tokens.kind(end - 1) == .postfixMark { end -= 1 }
        guard let type = tokens.colorType(tokens.bytes(lower)), tokens.kind(lower + 1) == .leftParen,
            tokens.closing(lower + 1) == end - 1, let arguments = tokens.arguments(lower + 1),
            let first = arguments.first, tokens.isText(first.upper - 1, "rawValue"),
            first.upper == first.lower + 1 || first.upper == first.lower + 3 && tokens.isText(first.lower, "self")
        else { return nil }
        let isInBundle = arguments.dropFirst().allSatisfy {
            tokens.isLabelled($0, "bundle") || tokens.isLabelled($0, "in") || tokens.isLabelled($0, "compatibleWith")
        }
        if isInBundle, tokens.isLabelled(first, type == .color ? nil : "named") { return .name }
        guard arguments.count == 1, let label = first.label, SwiftColorWords.asksForDigits(tokens.bytes(label)) else {
            return nil
        }
        return .digits
    }

    /// The color that the raw value of the case `token` gives.
    private mutating func rawColor(of token: Int, _ use: RawValueUse) -> ExpressionID? {
        let isGiven = tokens.kind(token + 1) == .equal
        let string = token + 2
        let isString =
            isGiven && tokens.kind(string) == .stringOpen && tokens.kind(string + 1) == .stringText
            && tokens.closing(string) == string + 2
        switch use {
        case .name:
            guard isString || !isGiven else { return nil }
            let name = tokens.text(isString ? string + 1 : token)
            return facts.expressions.add(.name(ColorName(.asset, name)), at: tokens[token].range)
        case .digits: return isString ? calls[string]?.expression : nil
        }
    }
}
