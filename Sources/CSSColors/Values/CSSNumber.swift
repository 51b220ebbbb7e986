import SourceText

/// Returns the number at `range`, including its sign and exponent.
/// <https://www.w3.org/TR/css-syntax-3/#convert-string-to-number>
@_optimize(speed)
package func cssNumber(_ range: ByteRange, in source: SourceBytes) -> Double {
    var mantissa: UInt64 = 0
    var digits = 0
    var places = 0
    var isFraction = false
    var isNegative = false
    for offset in range.lowerBound..<range.upperBound {
        let byte = source[offset]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            mantissa = mantissa &* 10 &+ UInt64(byte & 15)
            digits += mantissa == 0 ? 0 : 1
            if isFraction { places += 1 }
        case UInt8(ascii: "."): isFraction = true
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "+"): break
        default: digits = .max
        }
        // Beyond these limits, the fast path would not round correctly.
        if digits > 15 || places > 22 { return Double(source.text(range)) ?? 0 }
    }
    let value = places == 0 ? Double(mantissa) : Double(mantissa) / powersOfTen[places]
    return isNegative ? -value : value
}

/// The powers of ten that a double represents exactly.
private let powersOfTen: [Double] = (0...22).map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 } }
