import SourceColors
import SourceText

/// Functions that return colors: `static func text(for theme: Theme) -> Color { switch theme { … } }`.
///
/// What they return is the value of `Type.function()`. If a parameter decides it, `Type.function().label.case` is the value for
/// each case, and `Type.function().label:` stands for all of them.
extension SwiftDefinitionReader {
    /// A parameter of a function.
    struct Parameter {
        /// The label that calls write, `_` if they write none.
        var label: String
        var name: String
        /// The last word of its type.
        var type: String
    }

    /// Adds what the function at `index` returns, if it is a color.
    func readFunction(_ index: Int) {
        readValueFunction(index)
        let name = index + 1
        readPlainRepresentable(name)
        guard let type = nesting.typeName, tokens.isName(name), tokens.kind(name + 1) == .leftParen,
            let close = tokens.closing(name + 1), let (family, brace) = result(after: close),
            let end = tokens.closing(brace), end - close < 4096, let parameters = parameters(name + 1)
        else { return }
        let isStatic = tokens.hasWord(before: index, "static", "class")
        let kind = file.declarations.types[type]?.kind
        if kind == .protocol { return }
        let isPrivate = tokens.hasWord(before: index, "private", "fileprivate")
        let isReplaceable = isReplaceable(index, type, isPrivate: isPrivate || isStatic)
        let isShared = isReplaceable || isFixed(index, isStatic ? nil : kind, isStatic: isStatic) && !isPrivate
        let function = tokens.text(name) + "()"
        var isDefined = false
        // That it replaces another counts even if it cannot be read.
        defer {
            if isReplaceable, tokens.hasWord(before: index, "override", "override") {
                typesWithColors.insert(type)
                if !isDefined { define(facts.unresolved(.choice, TokenRange(name))) }
            }
        }
        /// Defines what the function returns, of any argument.
        func define(_ value: ExpressionID) {
            isDefined = true
            guard isReplaceable else {
                return self.define(function, at: name, in: type, as: value, .everywhere, isShared: isShared)
            }
            addReplaceable(function, at: name, of: type, as: value)
        }
        let prefix = type + (isReplaceable ? String(ColorObject.memberMark) : ".") + function + "."
        var body = TokenRange(brace + 1, end)
        let subjects = subjects(&body, parameters)
        if tokens.isText(body.lower, "switch"), let opener = tokens.brace(from: body.lower, limit: body.upper),
            tokens.closing(opener) == body.last
        {
            let isPlain = opener == body.lower + 2 || tokens.isText(body.lower + 2, "??")
            guard isPlain, let parameter = subjects[tokens.text(body.lower + 1)], let clauses = tokens.clauses(opener)
            else { return }
            let whole = type + "." + function + "." + parameter.label
            let cases = readClauses(
                clauses, among: file.declarations.types[parameter.type]?.cases ?? [], family
            ) { cases, value in
                for token in cases {
                    add(
                        Expansion(
                            name: prefix + parameter.label + "." + tokens.text(token), nameRange: tokens[token].range,
                            value: value,
                            isShared: isShared))
                }
            }
            for token in cases ?? [] { addCase(tokens.text(token), of: parameter.type, to: whole) }
            let unknown = facts.unresolved(.choice, TokenRange(name))
            let value = facts.add(
                .nameOr(ColorName(.swiftMember, whole + ":"), fallback: unknown), at: TokenRange(name))
            return define(value)
        }
        if let parameter = flag(parameters, of: body), let branches = branches(of: body, parameter.name) {
            let values = branches.map { expressions.value(ofStatements: $0.range, family, 0) }
            guard let first = values[0], let second = values[1] else { return }
            for (branch, value) in zip(branches, [first, second]) {
                add(
                    Expansion(
                        name: prefix + parameter.label + (branch.isTrue ? ".true" : ".false"),
                        nameRange: tokens[name].range, value: value,
                        isShared: isShared))
            }
            // The argument may depend on what lies behind the text.
            let unknown = facts.unresolved(.choice, TokenRange(name))
            return define(unknown)
        }
        if addRawColors(ofFunction: prefix, body, parameters, isShared: isShared) {
            return define(facts.unresolved(.choice, TokenRange(name)))
        }
        guard let value = expressions.bodyExpression(brace, family, depth: 0) else { return }
        // An argument may decide.
        if facts.isChoice(value), !parameters.isEmpty { return }
        if case .unresolved = facts.kind(of: value) { return }
        define(value)
        readForwarding(body, of: type + "." + function, in: type, parameters, brace)
    }

    /// Returns the family of the color that a function returns whose parameters end at `close`, and the brace of its body.
    private func result(after close: Int) -> (SwiftColorFamily, brace: Int)? {
        guard tokens.isText(close + 1, "->") else { return nil }
        var last = close + 2
        while tokens.kind(last + 1) == .period, tokens.isName(last + 2) { last += 2 }
        let isGradient = SwiftExpressionReader.gradientTypes.contains(tokens.bytes(last))
        guard let family = isGradient ? .shapeStyle : tokens.colorFamily(tokens.bytes(last)),
            tokens.kind(last + 1) == .leftBrace
        else { return nil }
        return (family, last + 1)
    }

    /// Returns the parameters in the parentheses at `opener`; nil if some cannot be read.
    func parameters(_ opener: Int) -> [Parameter]? {
        guard let arguments = tokens.arguments(opener), arguments.count <= 8 else { return nil }
        var result: [Parameter] = []
        for argument in arguments {
            let first = argument.label ?? argument.lower
            let name = tokens.kind(first + 1) == .colon ? first : first + 1
            guard tokens.isName(name), tokens.kind(name + 1) == .colon else { return nil }
            let words = tokens.typeWords(name + 2)?.words
            result.append(
                Parameter(label: tokens.text(first), name: tokens.text(name), type: words?.last ?? ""))
        }
        return result
    }

    /// Returns the parameters by the names that mean them in the statements `body`, which is left without those that only give
    /// one a name: `let theme = theme ?? Theme.current`.
    private func subjects(_ body: inout TokenRange, _ parameters: [Parameter]) -> [String: Parameter] {
        var result: [String: Parameter] = [:]
        for parameter in parameters { result[parameter.name] = parameter }
        while tokens.isText(body.lower, "let"), tokens.isName(body.lower + 1), tokens.kind(body.lower + 2) == .equal,
            let parameter = result[tokens.text(body.lower + 3)], tokens.isText(body.lower + 4, "??")
        {
            result[tokens.text(body.lower + 1)] = parameter
            body.lower = tokens.endOfExpression(from: body.lower + 3, limit: body.upper)
        }
        return result
    }

    /// Returns the parameter of `parameters` that is true or false, if the statements `body` begin with it and have no other.
    private func flag(_ parameters: [Parameter], of body: TokenRange) -> Parameter? {
        guard parameters.count == 1, parameters[0].type == "Bool" else { return nil }
        return body.indices.prefix(4).contains { tokens.text($0) == parameters[0].name } ? parameters[0] : nil
    }

    /// Returns the statements that `body` consists of where the parameter `name` is true, and where it is false:
    /// `if modal { … } else { … }`, `return !modal ? … : …`; nil for other code.
    private func branches(of body: TokenRange, _ name: String) -> [(isTrue: Bool, range: TokenRange)]? {
        var lower = tokens.isText(body.lower, "return") ? body.lower + 1 : body.lower
        let isIf = tokens.isText(lower, "if")
        if isIf { lower += 1 }
        let isTrue = !tokens.isText(lower, "!")
        if !isTrue { lower += 1 }
        guard tokens.text(lower) == name else { return nil }
        if isIf {
            guard tokens.kind(lower + 1) == .leftBrace, let close = tokens.closing(lower + 1) else { return nil }
            let first = TokenRange(lower + 2, close)
            var second = TokenRange(close + 1, body.upper)
            if tokens.isText(close + 1, "else"), tokens.kind(close + 2) == .leftBrace,
                tokens.closing(close + 2) == body.last
            {
                second = TokenRange(close + 3, body.upper - 1)
            } else if !tokens.isText(close + 1, "return") {
                return nil
            }
            return [(isTrue, first), (!isTrue, second)]
        }
        guard let (question, colon) = tokens.ternary(TokenRange(lower, body.upper)), question == lower + 1 else {
            return nil
        }
        return [(isTrue, TokenRange(question + 1, colon)), (!isTrue, TokenRange(colon + 1, body.upper))]
    }

    /// Notes the parameter that `function` passes on as it is: `{ color(for: style).opacity(0.5) }` does not, `{ color(for: style) }`
    /// does.
    private func readForwarding(
        _ body: TokenRange, of function: String, in type: String, _ parameters: [Parameter], _ brace: Int
    ) {
        let lower = tokens.isText(body.lower, "return") ? body.lower + 1 : body.lower
        let chain = tokens.chain(in: TokenRange(lower, body.upper))
        guard chain.end == body.upper, let place = chain.links.firstIndex(where: { !$0.isPlain }),
            let opener = chain.links[place].arguments,
            chain.links[(place + 1)...].allSatisfy({
                $0.isPlain && SwiftNameReader.conversions.contains(tokens.bytes($0.name))
            }),
            let owner = expressions.names.owners(of: chain, before: place).first
        else { return }
        for argument in tokens.arguments(opener) ?? [] where argument.range.upper == argument.lower + 1 {
            guard let parameter = parameters.first(where: { $0.name == tokens.text(argument.lower) }) else { continue }
            let label = argument.label.map { tokens.text($0) } ?? "_"
            addObject(
                function + "." + parameter.label,
                (owner.isEmpty ? "" : owner + ".") + tokens.text(chain.links[place].name) + "()." + label)
        }
    }
}
