import SourceText

/// A color with four channels of 8 bits, as in hex digits.
///
/// <https://www.w3.org/TR/css-color-4/#hex-notation>
package struct HexColor: Hashable, Sendable {
    /// Red, 0…255.
    package var red: UInt8
    /// Green, 0…255.
    package var green: UInt8
    /// Blue, 0…255.
    package var blue: UInt8
    /// Opacity, 0…255.
    package var alpha: UInt8

    /// Creates a color with the given channels.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates the opaque color `0xRRGGBB`. Higher bits are ignored.
    package init(rgb: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb))
    }

    /// Rounds every channel of `color` to 8 bits after clamping.
    package init(_ color: RGBA) {
        self.init(
            red: RGBA.eightBit(color.red), green: RGBA.eightBit(color.green), blue: RGBA.eightBit(color.blue),
            alpha: RGBA.eightBit(color.alpha))
    }

    /// The opaque color as `0xRRGGBB`.
    package var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

/// Position of alpha in eight (or four) digits.
package enum HexAlphaOrder: String, CaseIterable, Hashable, Sendable {
    /// At the end, as in CSS.
    case rgba
    /// At the start, as on Android and in many Swift helpers.
    case argb
}

/// Why digits are not a hex color.
package enum HexColorError: Error, Equatable, Sendable {
    /// The byte at this offset is not a hex digit.
    case notADigit(at: Int)
    /// The number of digits is not 3, 4, 6 or 8.
    case wrongCount(Int)
}

extension HexColor {
    /// Parses 3, 4, 6 or 8 hex digits, in upper or lower case, without `#`. Single digits per channel are doubled;
    /// without alpha digits, alpha is 255.
    ///
    /// - Throws: the first byte that is not a digit, or else a wrong number of digits.
    package init(
        digits: UnsafeBufferPointer<UInt8>, order: HexAlphaOrder = .rgba
    ) throws(HexColorError) {
        var value: UInt32 = 0
        for (offset, byte) in digits.enumerated() {
            guard let digit = hexDigitValue(byte) else { throw .notADigit(at: offset) }
            value = value << 4 | UInt32(digit)
        }
        try self.init(value: value, digitCount: digits.count, order: order)
    }

    /// Parses the same digits from text.
    package init(digits text: String, order: HexAlphaOrder = .rgba) throws(HexColorError) {
        var text = text
        self = try text.withUTF8 { bytes in
            Result { () throws(HexColorError) in try HexColor(digits: bytes, order: order) }
        }.get()
    }

    /// Returns the color of `digitCount` digits with the value `value`: `0x1E90FF` for 6 digits.
    ///
    /// - Throws: a wrong number of digits. Bits above those digits are ignored.
    package init(value: UInt32, digitCount: Int, order: HexAlphaOrder = .rgba) throws(HexColorError) {
        switch digitCount {
        case 3: self.init(rgb: HexColor.doubled(value & 0xFFF))
        case 4: self.init(value: HexColor.doubled(value & 0xFFFF), order: order)
        case 6: self.init(rgb: value)
        case 8: self.init(value: value, order: order)
        default: throw .wrongCount(digitCount)
        }
    }

    private init(value: UInt32, order: HexAlphaOrder) {
        switch order {
        case .rgba:
            self.init(rgb: value >> 8)
            alpha = UInt8(truncatingIfNeeded: value)
        case .argb:
            self.init(rgb: value)
            alpha = UInt8(truncatingIfNeeded: value >> 24)
        }
    }

    /// Doubles each of four digits: `0x1234` becomes `0x11223344`.
    private static func doubled(_ digits: UInt32) -> UInt32 {
        let wide = (digits | digits << 8) & 0x00FF_00FF
        let spread = (wide | wide << 4) & 0x0F0F_0F0F
        return spread | spread << 4
    }
}

/// The style of hex digits.
package struct HexStyle: Equatable, Sendable {
    /// Whether digits are uppercase: `1E90FF` instead of `1e90ff`.
    package var isUppercase: Bool
    /// Whether 3 or 4 digits are used if they represent the color exactly.
    package var prefersShort: Bool
    /// When alpha digits are written.
    package var alpha: Alpha
    /// Position of alpha.
    package var order: HexAlphaOrder

    /// When alpha digits are written.
    package enum Alpha: Hashable, Sendable {
        /// Only for colors that are not opaque.
        case whenNeeded
        /// For all colors.
        case always
        /// Never: alpha is specified elsewhere.
        case never
    }

    /// Creates a style; by default `1e90ff`.
    package init(
        isUppercase: Bool = false, prefersShort: Bool = false, alpha: Alpha = .whenNeeded, order: HexAlphaOrder = .rgba
    ) {
        self.isUppercase = isUppercase
        self.prefersShort = prefersShort
        self.alpha = alpha
        self.order = order
    }
}

extension HexColor {
    /// Returns the digits, without `#`: 6 or 8, or 3 or 4 if `style` prefers that and it is exact.
    package func digits(_ style: HexStyle = HexStyle()) -> String {
        let showsAlpha =
            switch style.alpha {
            case .whenNeeded: alpha != 255
            case .always: true
            case .never: false
            }
        var bytes = [red, green, blue]
        if showsAlpha { bytes.insert(alpha, at: style.order == .argb ? 0 : 3) }
        let isShort = style.prefersShort && bytes.allSatisfy { $0 >> 4 == $0 & 15 }
        var text: [UInt8] = []
        let letters: UInt8 = style.isUppercase ? UInt8(ascii: "A") : UInt8(ascii: "a")
        func write(_ digit: UInt8) { text.append(digit < 10 ? UInt8(ascii: "0") + digit : letters + (digit - 10)) }
        for byte in bytes {
            write(byte >> 4)
            if !isShort { write(byte & 15) }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension HexColor: CustomStringConvertible {
    /// `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    package var description: String { "#" + digits() }
}

extension RGBA {
    /// Creates the color of hex digits: each channel is exactly n/255.
    package init(_ color: HexColor) {
        self.init(
            red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
            alpha: Double(color.alpha) / 255)
    }
}
