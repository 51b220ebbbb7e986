import SourceColors
import SourceText

/// Calls of functions of the file that make a color of numbers, other than those that are literals (``SwiftComponentCalls``):
/// `gray(51)`, where `func gray(_ value: Int) -> Color { Color(white: Double(value) / 255) }`.
extension SwiftExpressionReader {
    /// The maximum number of tokens of the body of such a function.
    private static let maximumBody = 128

    /// Returns the color that the function makes that `link` calls with numbers; nil if it is not one of the file, or several.
    func numericCall(_ link: SwiftLink, _ chain: SwiftChain) -> ExpressionID? {
        guard let opener = link.arguments, link.closure == nil, !link.hasMore,
            let arguments = tokens.arguments(opener), (1...5).contains(arguments.count)
        else { return nil }
        var numbers: [SwiftNumber] = []
        for argument in arguments {
            guard let number = evaluator.value(argument.range) else { return nil }
            numbers.append(number)
        }
        var color: LiteralValue?
        for name in numericFunctions[tokens.text(link.name)] ?? [] {
            guard let found = value(of: name, arguments, numbers) else { continue }
            if color != nil { return nil }
            color = found
        }
        guard case .color(let color)? = color else { return nil }
        return facts.add(.constant(color.rgba), at: chain.range(through: link))
    }

    /// Returns the color that the function at `name` makes of `numbers`, which are its `arguments`; nil if it takes others.
    private func value(of name: Int, _ arguments: [SwiftArgument], _ numbers: [SwiftNumber]) -> LiteralValue? {
        guard let close = tokens.closing(name + 1), let parameters = tokens.arguments(name + 1),
            parameters.count == arguments.count
        else { return nil }
        var values: [Int: SwiftNumber] = [:]
        for (place, parameter) in parameters.enumerated() {
            let first = parameter.label ?? parameter.lower
            let own = tokens.kind(first + 1) == .colon ? first : first + 1
            let isLabeled = arguments[place].label.map { tokens.text($0) == tokens.text(first) }
            guard tokens.kind(own + 1) == .colon, isLabeled ?? tokens.isText(first, "_"),
                let number = evaluator.converted(numbers[place], toTypeAt: own + 2)
            else { return nil }
            values[own] = number
        }
        guard let brace = tokens.brace(from: close + 1, limit: close + 8), let end = tokens.closing(brace) else {
            return nil
        }
        let lower = tokens.isText(brace + 1, "return") ? brace + 2 : brace + 1
        for index in lower..<max(min(end, lower + 4), lower) where tokens.kind(index) == .leftParen {
            guard case .call(let call)? = tokens.colorCall(index), call.range == TokenRange(lower, end) else { break }
            return evaluator.withArguments(values) { evaluator.value(of: call) }
        }
        return nil
    }

    /// Returns the tokens of the names of the functions that take numbers and return a color, by their names.
    func findNumericFunctions() -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for index in 0..<tokens.count where tokens.isText(index, "func") && tokens.kind(index + 2) == .leftParen {
            guard let close = tokens.closing(index + 2), tokens.isText(close + 1, "->"),
                let brace = tokens.brace(from: close + 2, limit: close + 8),
                tokens.colorType(tokens.bytes(brace - 1)) != nil, let end = tokens.closing(brace),
                end - brace < Self.maximumBody
            else { continue }
            result[tokens.text(index + 1), default: []].append(index + 1)
        }
        return result
    }
}
