import ColorMath
import SourceColors
import SourceText

/// Notes suspicious numbers in color initializers: components out of range, and divisions that drop a fraction.
final class SwiftNumberChecker {
    private let tokens: SwiftTokens
    private let evaluator: SwiftConstantEvaluator
    private let facts: SwiftFactCollector

    init(_ file: SwiftFile, _ evaluator: SwiftConstantEvaluator, _ facts: SwiftFactCollector) {
        tokens = file.tokens
        self.evaluator = evaluator
        self.facts = facts
    }

    /// Notes the numbers of `call`, the last literal, one of which is out of range.
    func noteNumbers(of call: SwiftColorCall) {
        // The context decides what `.init(red: 255, …)` makes, and it need not be a color.
        if case .swiftCall(.implicit, _) = call.form { return }
        let roles: [ComponentNumber.Role] =
            switch call.initializer.model {
            case .hsb: [.hue, .saturation, .brightness]
            case .white: [.white]
            case .rgb, .displayP3, .linearRGB: [.channel, .channel, .channel]
            }
        var components: [ComponentNumber] = []
        for (role, argument) in zip(roles + [.alpha], call.arguments) {
            guard let number = evaluator.value(argument.range), let label = argument.label,
                let value = number.asFloatingPoint
            else { return }
            components.append(
                ComponentNumber(
                    role: role, label: tokens.text(label), range: tokens.byteRange(argument.range),
                    value: value, spelling: spelling(argument, number)))
        }
        facts.collected.outOfRangeNumbers.append(
            OutOfRangeNumbers(literal: facts.collected.literals.count - 1, components: components))
    }

    private func spelling(_ argument: SwiftArgument, _ number: SwiftNumber) -> ComponentNumber.Spelling {
        if argument.upper == argument.lower + 1 { return number.isIntegral ? .integer : .operand }
        let opener = tokens.kind(argument.lower) == .leftParen ? argument.lower : argument.lower + 1
        return tokens.closing(opener) == argument.upper - 1 ? .operand : .expression
    }

    /// Notes the divisions in `arguments` that drop a fraction.
    func noteDivisions(in arguments: [SwiftArgument]) {
        evaluator.truncations.removeAll(keepingCapacity: true)
        for argument in arguments { _ = evaluator.value(argument.range) }
        noteDivisions()
    }

    /// Notes the divisions that drop a fraction in the expression evaluated last.
    func noteDivisions() {
        for (opener, number) in evaluator.truncations {
            guard let close = tokens.closing(opener), let value = number.integer,
                (opener + 1..<close).contains(where: { tokens.isText($0, "/") })
            else { continue }
            let quotient = TokenRange(opener + 1, close)
            facts.collected.integerDivisions.append(
                IntegerDivision(
                    range: tokens.byteRange(quotient), value: value, exactValue: number.value,
                    pointOffset: pointOffset(quotient)))
        }
        evaluator.truncations.removeAll(keepingCapacity: true)
    }

    /// Returns the byte offset at which `.0` makes all of `range` floating point: after a decimal integer. That works only
    /// among literals, which take their type from each other.
    private func pointOffset(_ range: TokenRange) -> Int? {
        guard !range.indices.contains(where: tokens.isName) else { return nil }
        let isDecimal: (Int) -> Bool = { [tokens] index in
            tokens.kind(index) == .number
                && tokens.bytes(index).allSatisfy { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "_") }
        }
        return range.indices.first(where: isDecimal).map { Int(tokens[$0].end) }
    }
}
