import ColorMath
import SourceColors
import SourceText

/// Hex literals of Swift: `#1e90ff` and `1e90ff` in a string, `0x1E_90FF` in code.
struct SwiftHexSpelling: LiteralSpelling {
    private let literal: ColorLiteral
    private let text: UnsafeBufferPointer<UInt8>

    /// The spelling of `literal`, which is written in `source`.
    init(_ literal: ColorLiteral, in source: SourceBytes) {
        self.literal = literal
        text = source.buffer(literal.range)
    }

    var grid: ComponentGrid { .steps(255) }

    func respelled(as color: ColorValue) -> String? { Self.respell(literal, text, as: color.rgba) }

    func presentations(of color: RGBA) -> [ColorPresentation] {
        guard literal.color != nil else { return [] }
        let notation: ColorNotation =
            literal.form == .hex ? .hex : literal.form == .hexInteger ? .hexInteger : .hexDigits
        let spelled = Self.respell(literal, text, as: color, addsAlpha: literal.form == .hex)
        return spelled.map { [ColorPresentation(notation, $0)] } ?? []
    }

    /// Returns the value and the number of the digits of `text`, which has the form `form`; nil if it is invalid.
    private static func digits(_ text: UnsafeBufferPointer<UInt8>, _ form: LiteralForm) -> (value: UInt32, count: Int)?
    {
        var rest = text[...]
        switch form {
        case .hex:
            guard rest.popFirst() == UInt8(ascii: "#") else { return nil }
        case .hexInteger:
            guard rest.popFirst() == UInt8(ascii: "0"), (rest.popFirst() ?? 0) | 0x20 == UInt8(ascii: "x") else {
                return nil
            }
        default: break
        }
        var value: UInt32 = 0
        var count = 0
        for byte in rest where byte != UInt8(ascii: "_") || form != .hexInteger {
            guard let digit = hexDigitValue(byte), count < 8 else { return nil }
            value = value << 4 | UInt32(digit)
            count += 1
        }
        // Fewer digits of an integer are the lowest of six.
        return (value, form == .hexInteger && count >= 3 ? max(count, 6) : count)
    }

    /// Returns the color of `text` in place of `literal`; nil if the code around it decides the color.
    static func read(_ text: UnsafeBufferPointer<UInt8>, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        guard let own = literal.color, let (value, count) = digits(text, literal.form),
            let hex = try? HexColor(value: value, digitCount: count, order: literal.alphaComesFirst ? .argb : .rgba)
        else { return nil }
        var color = RGBA(hex)
        if literal.alphaIsOutside { color.alpha = own.alpha }
        return ColorValue(color)
    }

    /// Returns the text of `literal` with the digits of `color`. Letter case, `_` and the number of digits are kept.
    ///
    /// - Parameter addsAlpha: whether digits for alpha may be added.
    private static func respell(
        _ literal: ColorLiteral, _ text: UnsafeBufferPointer<UInt8>, as color: RGBA, addsAlpha: Bool = false
    ) -> String? {
        guard let (_, count) = digits(text, literal.form), count >= 3, color.isInGamut else { return nil }
        let hasAlpha = count == 4 || count == 8
        let needsAlpha = HexColor(color).alpha != 255
        if literal.alphaIsOutside {
            guard abs((literal.color?.alpha ?? 1) - color.alpha) < 1e-6 else { return nil }
        } else if needsAlpha, !hasAlpha, !addsAlpha {
            return nil
        }
        if let own = literal.color, HexColor(own.rgba) == HexColor(color) {
            return String(decoding: text, as: UTF8.self)
        }
        let firstLetter = text.dropFirst(2).first { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "f") }
        let isUppercase = firstLetter.map { $0 < UInt8(ascii: "a") } ?? (literal.form == .hexInteger)
        let showsAlpha = hasAlpha || needsAlpha && !literal.alphaIsOutside
        var written = HexColor(color)
        if literal.alphaIsOutside, hasAlpha { written.alpha = ownAlpha(literal, text) }
        let style = HexStyle(
            isUppercase: isUppercase, prefersShort: count < 6, alpha: showsAlpha ? .always : .never,
            order: literal.alphaComesFirst ? .argb : .rgba)
        let digits = Array(written.digits(style).utf8)
        var next = 0
        var result: [UInt8] = []
        let prefix = literal.form == .hex ? 1 : literal.form == .hexInteger ? 2 : 0
        for (offset, byte) in text.enumerated() {
            if offset < prefix || byte == UInt8(ascii: "_") {
                result.append(byte)
            } else if next < digits.count {
                result.append(digits[next])
                next += 1
            }
        }
        result += digits[min(next, digits.count)...]
        return String(decoding: result, as: UTF8.self)
    }

    /// The alpha of the digits, which an argument overrides.
    private static func ownAlpha(_ literal: ColorLiteral, _ text: UnsafeBufferPointer<UInt8>) -> UInt8 {
        guard let (value, count) = digits(text, literal.form) else { return 255 }
        let order: HexAlphaOrder = literal.alphaComesFirst ? .argb : .rgba
        return (try? HexColor(value: value, digitCount: count, order: order))?.alpha ?? 255
    }
}
