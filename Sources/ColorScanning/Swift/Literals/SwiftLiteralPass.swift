import ColorMath
import SourceText

/// The first pass: all literals, in the order of the file.
extension SwiftScanner {
    mutating func findLiterals() {
        frames.removeAll(keepingCapacity: true)
        var index = 0
        while index < tokens.count {
            switch tokens.kind(index) {
            case .leftParen:
                readColorCall(index)
                readInitializer(index)
                open(index)
            case .leftBracket, .leftBrace, .interpolationOpen: open(index)
            case .rightParen, .rightBracket, .rightBrace, .interpolationClose: close(index)
            case .number: readHexInteger(index)
            case .stringOpen: readHexString(index)
            case .identifier:
                // Types begin with a capital.
                switch tokens.source[Int(tokens[index].start)] {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): readDeclaredType(index)
                case UInt8(ascii: "i") where tokens.isText(index, "import"): imports.read(tokens.bytes(index + 1))
                default: break
                }
            default: break
            }
            index += 1
        }
    }

    /// Adds the literal that the call at the `(` `opener` is, if it is one.
    private mutating func readColorCall(_ opener: Int) {
        switch tokens.colorCall(opener) {
        case nil: return
        case .unknownInitializer(let type, let lower, let upper)?:
            let form = LiteralForm.swiftCall(type, .rgb)
            add(
                ColorLiteral(range: tokens.range(lower, upper), form: form, value: .unresolved(.unknownInitializer)),
                lower, upper)
            noteDivisions(in: tokens.arguments(opener) ?? [])
        case .call(let call)?:
            let range = tokens.range(call.lower, call.upper)
            evaluator.truncations.removeAll(keepingCapacity: true)
            let value = evaluator.value(of: call, in: tokens)
            add(ColorLiteral(range: range, form: call.form, value: value), call.lower, call.upper)
            switch value {
            case .unresolved(.notConstant): noteDivisions(in: call.components + (call.alpha.map { [$0] } ?? []))
            case .unresolved(.componentOutOfRange):
                noteDivisions()
                noteNumbers(of: call)
            default: noteDivisions()
            }
        }
    }

    private mutating func add(_ literal: ColorLiteral, _ lower: Int, _ upper: Int) {
        calls[lower] = LiteralCall(upper: upper, expression: facts.add(literal))
    }
}

extension SwiftConstantEvaluator {
    /// The colour that `call` makes, or why it is not known.
    mutating func value(of call: SwiftColorCall, in tokens: SwiftTokens) -> LiteralValue {
        var numbers: [Double] = []
        for component in call.components {
            guard let number = floatingPoint(tokens, component.lower, component.upper) else {
                return .unresolved(.notConstant)
            }
            numbers.append(number)
        }
        var alpha = 1.0
        if let argument = call.alpha {
            guard let number = floatingPoint(tokens, argument.lower, argument.upper) else {
                return .unresolved(.notConstant)
            }
            alpha = number
        }
        // Display P3 and Xcode's literals reach beyond sRGB; that far no colour does.
        let reach = call.space == .displayP3 || call.form == .swiftColorLiteral ? -1.0...2.0 : 0.0...1.0
        guard numbers.allSatisfy(reach.contains), (0...1).contains(alpha) else {
            return .unresolved(.componentOutOfRange)
        }
        switch numbers.count {
        case 1 where call.space == .gray: return .color(ColorValue(.gray, numbers[0], 0, 0, alpha: alpha))
        case 1: return .color(ColorValue(call.space, numbers[0], numbers[0], numbers[0], alpha: alpha))
        case 3: return .color(ColorValue(call.space, numbers[0], numbers[1], numbers[2], alpha: alpha))
        default: return .unresolved(.unknownInitializer)
        }
    }
}
