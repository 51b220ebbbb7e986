import ColorMath
import SourceColors
import SourceText

/// The text of one component, and how to write another value in the same style.
struct SwiftComponentText {
    /// What a new value replaces.
    enum Style {
        /// A number, with this many decimals.
        case decimals(Int)
        /// The numerator of `n/255`.
        case numerator(of: ByteRange, decimals: Int)
        /// Other arithmetic, all of which is replaced.
        case other
    }

    /// The argument's bytes.
    var range: ByteRange
    /// Its value.
    var value: Double
    var style: Style
    /// Whether the author keeps zeros at the end: `0.90`.
    var keepsZeros = false

    /// The number of decimals of the author's number.
    var decimals: Int {
        if case .decimals(let count) = style { count } else { 0 }
    }

    /// Whether it is a division by 255.
    var isEightBit: Bool {
        if case .numerator(_, decimals: 0) = style { true } else { false }
    }

    /// Returns the edit that sets the component to `value`, with at most `places` decimals, or nil if the text need not change.
    func edit(to value: Double, places: Int) -> Edit? {
        switch style {
        case .numerator(let range, let decimals):
            let scaled = decimalText(value * 255, places: decimals)
            guard abs(value - self.value) * 255 >= 0.5 || decimals > 0 && abs(value - self.value) > 1e-9 else {
                return nil
            }
            return Edit(range, keepsZeros && decimals == 0 ? scaled + ".0" : scaled)
        case .decimals(let count):
            if abs(value - self.value) < 0.5 / power(places) { return nil }
            let least = keepsZeros ? min(count, places) : min(count, 1)
            return Edit(range, decimalText(value, places: places, minimumPlaces: least))
        case .other:
            if abs(value - self.value) < 0.5 / power(places) { return nil }
            return Edit(range, decimalText(value, places: places, minimumPlaces: 1))
        }
    }

    /// Returns the edit that writes `value` as a decimal fraction, whatever the author's arithmetic.
    func plainEdit(to value: Double, places: Int) -> Edit? {
        SwiftComponentText(range: range, value: self.value, style: .other).edit(to: value, places: places)
    }

    private func power(_ places: Int) -> Double { (0..<places).reduce(1.0) { product, _ in product * 10 } }
}

extension SwiftConstantEvaluator {
    /// Returns how `argument` is written, or nil if it is not a constant.
    func componentText(_ argument: SwiftArgument, in tokens: SwiftTokens) -> SwiftComponentText? {
        guard let value = floatingPoint(argument.range) else { return nil }
        var text = SwiftComponentText(range: tokens.byteRange(argument.range), value: value, style: .other)
        var numbers: [Int] = []
        var operators: [Int] = []
        for index in argument.range.indices {
            switch tokens.kind(index) {
            case .number: numbers.append(index)
            case .operator: operators.append(index)
            default: break
            }
        }
        if argument.upper == argument.lower + 1, let places = decimals(tokens, argument.lower) {
            text.style = .decimals(places)
            text.keepsZeros = places > 1 && tokens.bytes(argument.lower).last == UInt8(ascii: "0")
        } else if numbers.count == 2, operators.count == 1, tokens.isText(operators[0], "/"), numbers[0] < operators[0],
            operators[0] < numbers[1], self.value(TokenRange(numbers[1]))?.value == 255,
            let places = decimals(tokens, numbers[0])
        {
            // `128.0/255` remains a floating-point division.
            let isWhole = places == 1 && tokens.bytes(numbers[0]).last == UInt8(ascii: "0")
            text.style = .numerator(of: tokens[numbers[0]].range, decimals: isWhole ? 0 : places)
            text.keepsZeros = isWhole
        }
        return text
    }

    /// Returns the number of decimals of the number at `index`; nil if it is not written in plain decimal digits.
    private func decimals(_ tokens: SwiftTokens, _ index: Int) -> Int? {
        let bytes = tokens.bytes(index)
        guard bytes.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }) else { return nil }
        guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
        return bytes.count - point - 1
    }
}
