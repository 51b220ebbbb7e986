import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// One number of a color's components, with its spelling.
struct JSONChannel {
    /// The range of the digits: a number, or the content of a string.
    let range: ByteRange
    /// The number as written.
    let number: Double
    let spelling: Spelling
    /// The number that stands for 1: 1, 100 or 255.
    var scale = 1.0

    enum Spelling: Equatable {
        /// With this many decimal places. If `isFixed`, trailing zeros are written, too.
        case decimal(places: Int, isFixed: Bool)
        /// Without a decimal point.
        case integer
        /// `0x1F`.
        case hexByte(isUppercase: Bool)
    }

    /// The component in units of its color space.
    var component: Double { number / scale }

    /// Whether it is written in steps of 1/255.
    var isEightBit: Bool { scale == 255 }

    /// The number of decimal places; 0 for other spellings.
    var places: Int { if case .decimal(let places, _) = spelling { places } else { 0 } }

    /// Reads a number, or, if `isInString`, a catalog's component. Returns nil for all other values, and if not finite.
    init?(_ node: JSONTree.Node, in source: SourceBytes, isInString: Bool = false) {
        range = node.contentRange
        let isRightKind = isInString ? node.kind == .string && !node.isEscaped : node.kind == .number
        guard isRightKind, let (number, spelling) = Self.read(range, in: source, isInString) else { return nil }
        self.number = number
        self.spelling = spelling
        guard isInString else { return }
        // With a decimal point 0…1, otherwise 8 bits.
        if case .decimal = spelling { scale = 1 } else { scale = 255 }
    }

    /// Reads a component of a design token: a number, or `"none"`, which is displayed as 0.
    ///
    /// <https://www.designtokens.org/tr/drafts/color/>
    static func ofToken(_ node: JSONTree.Node, in source: SourceBytes) -> JSONChannel? {
        guard node.kind == .string, !node.isEscaped, source.text(node.contentRange) == "none" else {
            return JSONChannel(node, in: source)
        }
        // A number that replaces it replaces the quotes, too.
        return JSONChannel(none: node.range)
    }

    private init(none range: ByteRange) {
        self.range = range
        number = 0
        spelling = .integer
    }

    private static func read(
        _ range: ByteRange, in source: SourceBytes, _ isInString: Bool
    ) -> (Double, Spelling)? {
        if source[range.lowerBound] == UInt8(ascii: "0"), source[range.lowerBound + 1] | 0x20 == UInt8(ascii: "x") {
            let digits = source.buffer(ByteRange(range.lowerBound + 2, range.upperBound))
            guard digits.count == 2, let high = hexDigitValue(digits[0]), let low = hexDigitValue(digits[1]) else {
                return nil
            }
            let letter = digits.first { $0 >= UInt8(ascii: "A") }
            return (Double(high * 16 + low), .hexByte(isUppercase: letter.map { $0 < UInt8(ascii: "a") } ?? true))
        }
        // Accepts more than JSON numbers: ".5" and "1.".
        var offset = range.lowerBound
        func skipDigits() -> Int {
            let start = offset
            while offset < range.upperBound, source[offset] &- 0x30 < 10 { offset += 1 }
            return offset - start
        }
        if source[offset] == UInt8(ascii: "-") { offset += 1 }
        let wholeCount = skipDigits()
        var fractionCount = 0
        var spelling = Spelling.integer
        if offset < range.upperBound, source[offset] == UInt8(ascii: ".") {
            offset += 1
            fractionCount = skipDigits()
            // Xcode always writes three places; in other files, a trailing zero shows that the places are intended.
            let isFixed = isInString || source[offset - 1] == UInt8(ascii: "0")
            spelling = .decimal(places: fractionCount, isFixed: isFixed)
        }
        guard wholeCount + fractionCount > 0 else { return nil }
        if offset < range.upperBound, source[offset] | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if source[offset] == UInt8(ascii: "-") || source[offset] == UInt8(ascii: "+") { offset += 1 }
            guard skipDigits() > 0 else { return nil }
            // A program wrote this small number.
            spelling = .decimal(places: JSONChannel.mostPlaces, isFixed: false)
        }
        guard offset == range.upperBound, let number = source.jsonDouble(range) else { return nil }
        return (number, spelling)
    }

    /// The number of decimal places that round-trips every 8-bit color. More places are a program's output, not a
    /// style.
    static let mostPlaces = 4

    /// Returns the number of steps from 0 to 1; decimals in 0…1 use `places`, those in 0…255 keep their own.
    func steps(places: Int) -> Double {
        let decimals =
            switch spelling {
            case .hexByte: 0
            case .integer: isEightBit ? 0 : places
            case .decimal(let own, _): isEightBit ? min(own, Self.mostPlaces) : places
            }
        return (0..<decimals).reduce(scale) { product, _ in product * 10 }
    }

    /// Returns `component` spelled in this channel's style; decimals in 0…1 use `places`.
    func text(_ component: Double, places: Int) -> String {
        let number = component * scale
        switch spelling {
        case .decimal(let own, let isFixed):
            let places = isEightBit ? min(own, Self.mostPlaces) : places
            return decimalText(number, places: places, minimumPlaces: isFixed ? min(own, places) : 0)
        case .integer: return decimalText(number, places: isEightBit ? 0 : places)
        case .hexByte(let isUppercase):
            let byte = RGBA.eightBit(component)
            let digits = String(byte, radix: 16, uppercase: isUppercase)
            return (byte < 16 ? "0x0" : "0x") + digits
        }
    }
}
