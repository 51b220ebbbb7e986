import SourceColors
import SourceText

/// Colors that functions and initializers make of the case that they are given: `Color(brand: .accent)`,
/// `static func color(_ style: Style) -> UIColor { UIColor(named: style.rawValue)! }`.
extension SwiftDefinitionReader {
    /// Adds what the initializer at `index`, in an extension of a color type, makes of each case of the enumeration that it is
    /// given: `Color.init().brand.accent`.
    func readColorInitializer(_ index: Int) {
        guard let type = nesting.typeName, let made = SwiftColorType(rawValue: type) else { return }
        let opener = tokens.kind(index + 1) == .postfixMark ? index + 2 : index + 1
        guard tokens.kind(opener) == .leftParen, let close = tokens.closing(opener),
            tokens.kind(close + 1) == .leftBrace, let end = tokens.closing(close + 1), end - close < 4096,
            let parameters = parameters(opener)
        else { return }
        let name = type + ".init()."
        let isShared = !tokens.hasWord(before: index, "private", "fileprivate")
        let body = TokenRange(close + 2, end)
        // `init(_ tone: Tone) { self.init(tone: tone) }`
        if tokens.isText(body.lower, "self"), tokens.isText(body.lower + 2, "init"),
            tokens.closing(body.lower + 3) == body.last
        {
            passOn(body.lower + 3, parameters, of: name, to: type)
        }
        for parameter in parameters {
            guard let cases = file.declarations.types[parameter.type]?.cases, !cases.isEmpty else {
                passOnDigits(of: parameter, in: body, to: made, name)
                continue
            }
            if let use = rawValueUse(inInitializer: body, of: made, parameter) {
                return addRawColors(of: cases, use, name + parameter.label, isShared: isShared)
            }
            guard tokens.isText(body.lower, "switch"), tokens.text(body.lower + 1) == parameter.name,
                tokens.closing(body.lower + 2) == body.last, let clauses = tokens.clauses(body.lower + 2)
            else { continue }
            for clause in clauses where !clause.isDefault && !clause.hasWhere {
                guard let value = color(madeBy: clause.statements, of: made) else { continue }
                for case let token? in clause.patterns.map({ caseName($0) }) {
                    add(
                        Expansion(
                            name: name + parameter.label + "." + tokens.text(token), nameRange: tokens[token].range,
                            value: value, isShared: isShared))
                }
            }
        }
    }

    /// Notes what the initializer `name` of `type`, with the statements in `body`, makes of an enumeration of another file whose raw
    /// values are digits: `self.init(hex: tone.rawValue, alpha: alpha)`. One that takes a color for each appearance does the same.
    private func passOnDigits(
        of parameter: Parameter, in body: TokenRange, to type: SwiftColorType, _ name: String
    ) {
        guard !Self.simpleTypes.contains(parameter.type) else { return }
        let target = parameter.type + Self.rawValue
        if let use = rawValueUse(inInitializer: body, of: type, parameter) {
            if use == .digits { addObject(name + parameter.label, target) }
        } else if parameter.label.hasPrefix("light") || parameter.label.hasPrefix("dark") {
            addObject(name + parameter.label, target)
        } else if tokens.isText(body.lower, "self"), tokens.isText(body.lower + 2, "init"),
            let inner = tokens.colorType(tokens.bytes(body.lower + 4)), tokens.kind(body.lower + 5) == .leftParen
        {
            // `self.init(UIColor(tone: tone))`
            let argument = (tokens.arguments(body.lower + 5) ?? []).first { tokens.text($0.lower) == parameter.name }
            guard let argument, let label = argument.label else { return }
            addObject(name + parameter.label, inner.rawValue + ".init()." + tokens.text(label))
        }
    }

    /// What follows the name of an enumeration in those of the colors that its raw values are.
    private static let rawValue = ".rawValue"

    /// Adds the colors that the raw values of the enumeration `type` are, which is declared at the token `index`, if they are digits.
    func readRawDigits(of type: String, at index: Int) {
        guard tokens.isText(index, "enum"), tokens.kind(index + 2) == .colon, tokens.isText(index + 3, "String") else {
            return
        }
        for token in file.declarations.types[type]?.cases ?? [] {
            guard let value = rawColor(of: token, .digits) else { continue }
            add(
                Expansion(
                    name: type + Self.rawValue + "." + tokens.text(token), nameRange: tokens[token].range, value: value,
                    isShared: true))
        }
    }

    /// Returns the color that the statement `range` of an initializer of `type` makes: `self = .red`, `self.init("Brand")`; nil for
    /// others.
    private func color(madeBy range: TokenRange, of type: SwiftColorType) -> ExpressionID? {
        guard tokens.isText(range.lower, "self") else { return nil }
        if tokens.kind(range.lower + 1) == .equal {
            return expressions.expression(TokenRange(range.lower + 2, range.upper), type.family)
        }
        let chain = tokens.chain(in: range)
        guard chain.links.count == 2, chain.end == range.upper, tokens.isText(chain.links[1].name, "init"),
            let opener = chain.links[1].arguments
        else { return nil }
        if let digits = literals.digits(inCallAt: opener) { return digits.count == 1 ? digits[0].expression : nil }
        let color = expressions.wrapped(type, chain.links[1], chain, 0)
        if case .unresolved = facts.kind(of: color) { return nil }
        return color
    }

    /// Returns how all `self.init(…)` in the body of an initializer make a color of the raw value of `parameter`.
    private func rawValueUse(
        inInitializer body: TokenRange, of type: SwiftColorType, _ parameter: Parameter
    ) -> RawValueUse? {
        var result: RawValueUse?
        for index in body.indices where tokens.isText(index, "self") {
            guard tokens.isText(index + 2, "init"), tokens.kind(index + 3) == .leftParen,
                let use = rawValueUse(ofCallAt: index + 3, type, subject: parameter.name), result ?? use == use
            else { return nil }
            result = use
        }
        return result
    }

    /// Adds the colors that the function `name` makes of the raw values of the enumeration of one of its `parameters`, if it
    /// returns those; returns whether it does.
    ///
    /// - Parameter whole: the name of the function with a dot after it.
    func addRawColors(
        ofFunction whole: String, _ body: TokenRange, _ parameters: [Parameter], isShared: Bool
    ) -> Bool {
        var range = returned(body)
        while tokens.kind(range.last) == .postfixMark { range.upper -= 1 }
        guard let type = tokens.colorType(tokens.bytes(range.lower)), tokens.kind(range.lower + 1) == .leftParen,
            tokens.closing(range.lower + 1) == range.last
        else { return false }
        for parameter in parameters {
            guard let cases = file.declarations.types[parameter.type]?.cases, !cases.isEmpty,
                let use = rawValueUse(ofCallAt: range.lower + 1, type, subject: parameter.name)
            else { continue }
            addRawColors(of: cases, use, whole + parameter.label, isShared: isShared)
            return true
        }
        // `UIColor(brand: style)`
        return passOn(range.lower + 1, parameters, of: whole, to: tokens.text(range.lower))
    }

    /// Notes that what the function or initializer `whole` makes of a case is what an initializer of `type`, whose arguments are in
    /// the parentheses at `opener`, makes of it; returns whether it is given one of `parameters`.
    @discardableResult private func passOn(
        _ opener: Int, _ parameters: [Parameter], of whole: String, to type: String
    ) -> Bool {
        for argument in tokens.arguments(opener) ?? [] where argument.range.upper == argument.lower + 1 {
            guard let label = argument.label,
                let parameter = parameters.first(where: { $0.name == tokens.text(argument.lower) }),
                !Self.simpleTypes.contains(parameter.type)
            else { continue }
            let target = type + ".init()." + tokens.text(label)
            // Another initializer may have the same label.
            if target != whole + parameter.label { addObject(whole + parameter.label, target) }
            return true
        }
        return false
    }

    /// The types of parameters that are no enumerations of the project.
    private static let simpleTypes: Set<String> = [
        "", "String", "Int", "UInt", "UInt32", "UInt64", "Double", "CGFloat", "Float", "Bool", "Color", "UIColor",
        "NSColor", "CGColor",
    ]

    /// Returns the expression that the statements `body` return: of `if let color = E { return color } …`, `guard let color = E else
    /// { … } return color` and `return E`.
    private func returned(_ body: TokenRange) -> TokenRange {
        let lower = body.lower
        if tokens.isText(lower, "return") { return TokenRange(lower + 1, body.upper) }
        guard tokens.isText(lower, "if") || tokens.isText(lower, "guard"), tokens.isText(lower + 1, "let"),
            tokens.kind(lower + 3) == .equal, let brace = tokens.brace(from: lower, limit: body.upper),
            let close = tokens.closing(brace)
        else { return body }
        let isGuard = tokens.isText(lower, "guard")
        let statement = isGuard ? close + 1 : brace + 1
        guard tokens.isText(statement, "return"), tokens.text(statement + 1) == tokens.text(lower + 2),
            isGuard ? statement + 2 == body.upper : statement + 2 == close
        else { return body }
        return TokenRange(lower + 4, isGuard ? brace - 1 : brace)
    }

    private func addRawColors(of cases: [Int], _ use: RawValueUse, _ name: String, isShared: Bool) {
        for token in cases {
            guard let value = rawColor(of: token, use) else { continue }
            add(
                Expansion(
                    name: name + "." + tokens.text(token), nameRange: tokens[token].range, value: value,
                    isShared: isShared))
        }
    }
}
