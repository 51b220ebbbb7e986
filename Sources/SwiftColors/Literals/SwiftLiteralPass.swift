import ColorMath
import SourceColors
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
                case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                    readDeclaredType(index)
                    readOpenName(index)
                case UInt8(ascii: "i") where tokens.isText(index, "init") && tokens.kind(index - 1) != .period,
                    UInt8(ascii: "f") where tokens.isText(index, "func"):
                    readHelperName(index)
                case UInt8(ascii: "r") where tokens.isText(index, "radix"): mayDeclareHelpers = true
                case UInt8(ascii: "s")
                where tokens.isText(index, "scanHexInt64") || tokens.isText(index, "scanHexInt32"):
                    mayDeclareHelpers = true
                case UInt8(ascii: "i") where tokens.isText(index, "import"): imports.read(tokens.bytes(index + 1))
                default: break
                }
            case .operator where tokens.source[Int(tokens[index].start)] == UInt8(ascii: ">"):
                if tokens.isText(index, ">>") { mayDeclareHelpers = true }
            default: break
            }
            index += 1
        }
    }

    /// Takes note that the `init` or `func` at `index` may be a helper that makes colors of hex digits.
    private mutating func readHelperName(_ index: Int) {
        let isInitializer = tokens.kind(index + 1) == .leftParen || tokens.kind(index + 1) == .postfixMark
        let label = tokens.kind(index + 1) == .postfixMark ? index + 3 : index + 2
        if SwiftColorWords.asksForDigits(tokens.bytes(isInitializer ? label : index + 1)) { mayDeclareHelpers = true }
    }

    /// Takes note of a word that may be another file's name of a color type: `PlatformColor(…)`, `: NSUIColor`.
    private mutating func readOpenName(_ index: Int) {
        let bytes = tokens.bytes(index)
        guard bytes.count < 60, tokens.kind(index - 1) != .period, shared.openNames.count < 64,
            !SwiftTokens.colorTypes.contains(bytes),
            SwiftColorWords.namesColor(bytes) || hasComponentLabel(index + 1)
        else { return }
        shared.openNames.insert(tokens.text(index))
    }

    /// Whether the `(` at `opener` begins arguments as colors take them.
    private func hasComponentLabel(_ opener: Int) -> Bool {
        tokens.kind(opener) == .leftParen && tokens.kind(opener + 2) == .colon
            && Self.componentLabels.contains(tokens.bytes(opener + 1))
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
    /// The color that `call` makes, or why it is not known.
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
        // Display P3 and Xcode's literals reach beyond sRGB; that far no color does.
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
