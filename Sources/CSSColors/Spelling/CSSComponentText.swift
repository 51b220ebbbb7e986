import SourceColors
import SourceText

/// A component of a color function, with its spelling.
struct CSSComponentText {
    /// The parsed component.
    let component: CSSComponent
    /// How its function writes it.
    let scale: CSSColorScale.Component
    /// The range of its text; for `calc()`, of the whole call.
    let range: ByteRange
    /// The number of decimal places; 2 for `calc()`.
    let places: Int
    /// Whether the zero before the decimal point is omitted.
    let dropsLeadingZero: Bool
    /// `%`, the unit of an angle, or empty.
    private let suffix: String
    /// The degrees per unit of an angle; 1 for other components.
    private let degrees: Double

    /// Reads the spelling of `component` in `value`.
    init(_ component: CSSComponent, _ scale: CSSColorScale.Component, in value: CSSValue) {
        let node = value.nodes[component.node]
        let source = value.source
        self.component = component
        self.scale = scale
        range = node.range
        let isWritten = node.function == .other && component.kind != .none
        let end = isWritten ? value.lexemes.endOfNumber(range.lowerBound) : range.lowerBound
        let number = source.buffer(ByteRange(range.lowerBound, end))
        let digits = number.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        dropsLeadingZero = digits.first == UInt8(ascii: ".")
        places = isWritten ? CSSComponentText.places(number) : component.kind == .none ? 0 : 2
        switch component.kind {
        case .percentage:
            suffix = "%"
            degrees = 1
        case .angle:
            suffix = isWritten ? source.text(ByteRange(end, range.upperBound)) : "deg"
            degrees = node.unit.degrees ?? 1
        // Percentages may replace `none` wherever they are valid, and are customary for components that go up to 100.
        case .none where scale.numberOfOne == 100:
            suffix = "%"
            degrees = 1
        default:
            suffix = ""
            degrees = 1
        }
    }

    /// Returns the text for `amount`, in units of ``ColorSpace``, with `extraPlaces` more decimals than the author
    /// wrote; nil if the author's own text already has that value.
    func text(for amount: Double, extraPlaces: Int, droppingLeadingZero: Bool) -> String? {
        let wanted = number(for: amount)
        let written = component.value / degrees
        let text = decimalText(wanted, places: places + extraPlaces)
        if abs(wanted - written) < 1e-6 || abs((Double(text) ?? .infinity) - written) < 1e-9 { return nil }
        guard droppingLeadingZero else { return text + suffix }
        if text.hasPrefix("0.") { return text.dropFirst() + suffix }
        return (text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text) + suffix
    }

    /// Converts `amount`, in units of ``ColorSpace``, to the author's kind of number.
    private func number(for amount: Double) -> Double {
        if scale.isHue {
            if component.kind == .none { return amount }
            // Of all equivalent angles, the closest to the author's.
            let turns = ((component.value - amount) / 360).rounded()
            return (amount + turns * 360) / degrees
        }
        return suffix == "%" ? amount / scale.hundredPercent * 100 : amount * scale.numberOfOne
    }

    /// Returns the number of decimal places in `number`, taking its exponent into account.
    private static func places(_ number: UnsafeBufferPointer<UInt8>) -> Int {
        var places = 0
        var isFraction = false
        for (offset, byte) in number.enumerated() {
            if byte == UInt8(ascii: ".") {
                isFraction = true
            } else if byte | 0x20 == UInt8(ascii: "e") {
                let exponent = Int(String(decoding: number[(offset + 1)...], as: UTF8.self)) ?? 0
                places -= min(max(exponent, -20), 20)
                break
            } else if isFraction {
                places += 1
            }
        }
        return min(max(places, 0), 12)
    }
}
