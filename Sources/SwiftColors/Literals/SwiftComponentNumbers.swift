import ColorMath
import SourceColors
import SourceText

/// What is odd about the numbers of color initializers.
extension SwiftScanner {
    /// Takes note of the numbers of `call`, the last literal, of which one is out of range.
    mutating func noteNumbers(of call: SwiftColorCall) {
        // What `.init(red: 255, …)` makes is for its context to say, and need be no color.
        if case .swiftCall(.implicit, _) = call.form { return }
        let roles: [ComponentNumber.Role] =
            switch call.initializer.model {
            case .hsb: [.hue, .saturation, .brightness]
            case .white: [.white]
            case .rgb, .displayP3, .linearRGB: [.channel, .channel, .channel]
            }
        var components: [ComponentNumber] = []
        for (role, argument) in zip(roles + [.alpha], call.components + (call.alpha.map { [$0] } ?? [])) {
            guard let number = evaluator.value(tokens, argument.lower, argument.upper), let label = argument.label,
                let value = number.asFloatingPoint
            else { return }
            components.append(
                ComponentNumber(
                    role: role, label: tokens.text(label), range: tokens.range(argument.lower, argument.upper),
                    value: value, spelling: spelling(argument, number)))
        }
        facts.outOfRangeNumbers.append(OutOfRangeNumbers(literal: facts.literals.count - 1, components: components))
    }

    private func spelling(_ argument: SwiftArgument, _ number: SwiftNumber) -> ComponentNumber.Spelling {
        if argument.upper == argument.lower + 1 { return number.isIntegral ? .integer : .operand }
        let opener = tokens.kind(argument.lower) == .leftParen ? argument.lower : argument.lower + 1
        return tokens.closing(opener) == argument.upper - 1 ? .operand : .expression
    }

    /// Takes note of the divisions that drop a fraction in `arguments`.
    mutating func noteDivisions(in arguments: [SwiftArgument]) {
        evaluator.truncations.removeAll(keepingCapacity: true)
        for argument in arguments { _ = evaluator.value(tokens, argument.lower, argument.upper) }
        noteDivisions()
    }

    /// Takes note of the divisions that drop a fraction in what was evaluated last.
    mutating func noteDivisions() {
        for (opener, number) in evaluator.truncations {
            guard let close = tokens.closing(opener), let value = number.integer,
                (opener + 1..<close).contains(where: { tokens.isText($0, "/") })
            else { continue }
            facts.integerDivisions.append(
                IntegerDivision(
                    range: tokens.range(opener + 1, close), value: value, exactValue: number.value,
                    pointOffset: pointOffset(opener + 1, close)))
        }
        evaluator.truncations.removeAll(keepingCapacity: true)
    }

    /// Where `.0` makes all of the tokens `lower..<upper` floating point: behind a decimal integer, where nothing but
    /// literals is there, since they take their type from each other.
    private func pointOffset(_ lower: Int, _ upper: Int) -> Int? {
        guard !(lower..<upper).contains(where: tokens.isName) else { return nil }
        let isDecimal: (Int) -> Bool = { index in
            tokens.kind(index) == .number
                && tokens.bytes(index).allSatisfy { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "_") }
        }
        return (lower..<upper).first(where: isDecimal).map { Int(tokens[$0].end) }
    }
}
