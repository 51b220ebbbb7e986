import SourceColors
import SourceText

/// Helpers that make a color of its components: `init(r: Int, g: Int, b: Int) { self.init(red: CGFloat(r) / 255, …) }`.
extension SwiftHexHelperReader {
    /// A parameter of a helper.
    private struct Parameter {
        var name: String
        var isInteger: Bool
        /// Its default value.
        var standard: Double?
    }

    /// A factor of a parameter, or a number.
    private struct Term {
        var parameter: Int?
        var factor: Double
        var isInteger: Bool
    }

    /// Returns `helper` with the components that the body at `brace` makes of `parameters`; nil if it makes none, or does anything
    /// else.
    func componentHelper(
        _ helper: SwiftHexHelper, _ parameters: [SwiftArgument], _ brace: Int
    ) -> SwiftHexHelper? {
        guard let close = tokens.closing(brace), close - brace < 120 else { return nil }
        var lower = brace + 1
        if tokens.isText(lower, "return") { lower += 1 }
        let chain = tokens.chain(in: TokenRange(lower, close))
        guard chain.end == close, let link = chain.links.last, let opener = link.arguments, link.closure == nil,
            let call = colorCall(opener, chain, of: helper)
        else { return nil }
        let read = parameters.map(parameter)
        var result = helper
        for argument in call.arguments {
            guard let term = term(argument.range, read, depth: 0) else { return nil }
            let standard = term.parameter.flatMap { read[$0].standard }
            result.components.append(
                SwiftHelperComponent(parameter: term.parameter, factor: term.factor, standard: standard))
        }
        guard result.components.contains(where: { $0.parameter != nil }) else { return nil }
        result.form = call.form
        result.isReadable = true
        return result
    }

    /// Returns the call of Apple's initializer that makes the color of `helper`.
    private func colorCall(_ opener: Int, _ chain: SwiftChain, of helper: SwiftHexHelper) -> SwiftColorCall? {
        let isOwn =
            chain.links.count == 2 && tokens.isText(chain.links[1].name, "init") && tokens.isText(chain.start, "self")
            || chain.links.count == 1 && tokens.isText(chain.start, "Self")
        if isOwn { return SwiftColorType(rawValue: helper.owner).flatMap { tokens.colorCall(opener, of: $0) } }
        guard helper.name != "init", case .call(let call)? = tokens.colorCall(opener), call.range.lower == chain.start,
            case .swiftCall(let type, _) = call.form, type != .implicit
        else { return nil }
        return call
    }

    /// Reads a parameter with its type: `r: Int`, `_ r: Int`, `alpha a: CGFloat = 1`.
    private func parameter(_ argument: SwiftArgument) -> Parameter {
        var type = argument.lower
        var name = argument.label ?? argument.lower
        if argument.label == nil {
            name = tokens.isName(argument.lower + 1) ? argument.lower + 1 : argument.lower
            type = name + 2
        }
        let standard = tokens.kind(type + 1) == .equal ? number(TokenRange(type + 2, argument.upper))?.value : nil
        return Parameter(
            name: tokens.text(name), isInteger: Self.integers.contains(tokens.bytes(type)), standard: standard)
    }

    private static let integers = WordSet("Int UInt Int8 UInt8 Int16 UInt16 Int32 UInt32 Int64 UInt64")
    private static let conversions = WordSet("CGFloat Double Float")

    /// Returns the number that `range` is, perhaps converted: `255.0`, `Double(0xff)`.
    private func number(_ range: TokenRange) -> SwiftNumber? {
        if range.upper == range.lower + 1 { return SwiftNumber(literal: tokens.bytes(range.lower)) }
        guard Self.conversions.contains(tokens.bytes(range.lower)), tokens.kind(range.lower + 1) == .leftParen,
            tokens.closing(range.lower + 1) == range.last, range.upper == range.lower + 4
        else { return nil }
        return SwiftNumber(literal: tokens.bytes(range.lower + 2)).map { SwiftNumber($0.value) }
    }

    /// Returns what `range` makes of a parameter: `r`, `CGFloat(r) / 255`, `(Double(r) / 255.0)`; nil for anything else, and for
    /// divisions of integers.
    private func term(_ range: TokenRange, _ parameters: [Parameter], depth: Int) -> Term? {
        guard depth < 4, range.lower < range.upper else { return nil }
        if let number = number(range) {
            return Term(parameter: nil, factor: number.value, isInteger: number.isIntegral)
        }
        if range.upper == range.lower + 1 {
            guard let place = parameters.firstIndex(where: { $0.name == tokens.text(range.lower) }) else { return nil }
            return Term(parameter: place, factor: 1, isInteger: parameters[place].isInteger)
        }
        var opener = range.lower
        let isConversion = Self.conversions.contains(tokens.bytes(opener))
        if isConversion { opener += 1 }
        if tokens.kind(opener) == .leftParen, tokens.closing(opener) == range.last {
            guard var inner = term(TokenRange(opener + 1, range.last), parameters, depth: depth + 1) else { return nil }
            if isConversion { inner.isInteger = false }
            return inner
        }
        var index = range.lower
        while index < range.upper, tokens.kind(index) != .operator {
            guard let next = tokens.next(index) else { return nil }
            index = next
        }
        guard index < range.last, index > range.lower, let divisor = number(TokenRange(index + 1, range.upper)),
            let left = term(TokenRange(range.lower, index), parameters, depth: depth + 1), left.parameter != nil
        else { return nil }
        // An integer division drops the fraction.
        if tokens.isText(index, "/"), divisor.value != 0, !left.isInteger || !divisor.isIntegral {
            return Term(parameter: left.parameter, factor: left.factor / divisor.value, isInteger: false)
        }
        guard tokens.isText(index, "*") else { return nil }
        return Term(parameter: left.parameter, factor: left.factor * divisor.value, isInteger: left.isInteger)
    }
}
