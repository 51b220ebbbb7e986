import ColorMath
import SourceColors
import SourceText

/// A call of a helper that is given red, green and blue from 0 to 255: `UIColor(r: 30, g: 144, b: 255)`, `rgb(0x1e, 0x90, 0xff)`.
struct SwiftHelperSpelling: LiteralSpelling {
    private let bytes: [UInt8]
    private let type: SwiftColorType
    private let own: RGBA
    /// The numbers of red, green and blue.
    private let numbers: [(range: ByteRange, value: Int)]

    /// Reads `text`; nil unless its first arguments are red, green and blue of the color `own`, or of any color if that is nil.
    ///
    /// - Parameter alpha: the alpha of the color.
    init?(_ text: UnsafeBufferPointer<UInt8>, as form: LiteralForm, _ own: RGBA?, alpha: Double) {
        guard case .swiftCall(let type, .rgb) = form else { return nil }
        let tokens = SwiftTokens(of: SourceBytes(text))
        guard let opener = (0..<tokens.count).first(where: { tokens.kind($0) == .leftParen }),
            tokens.closing(opener) == tokens.count - 1, let arguments = tokens.arguments(opener), arguments.count >= 3
        else { return nil }
        var numbers: [(range: ByteRange, value: Int)] = []
        for argument in arguments.prefix(3) {
            guard argument.upper == argument.lower + 1,
                let number = SwiftNumber(literal: tokens.bytes(argument.lower)), (0...255).contains(number.value),
                let value = Int(exactly: number.value)
            else { return nil }
            numbers.append((tokens[argument.lower].range, value))
        }
        let read = RGBA(
            red: Double(numbers[0].value) / 255, green: Double(numbers[1].value) / 255,
            blue: Double(numbers[2].value) / 255, alpha: alpha)
        if let own, max(abs(own.red - read.red), abs(own.green - read.green), abs(own.blue - read.blue)) > 1e-9 {
            return nil
        }
        (bytes, self.type, self.own, self.numbers) = (Array(text), type, read, numbers)
    }

    /// The color of the call.
    var color: ColorValue { ColorValue(own) }

    var grid: ComponentGrid { .steps(255) }

    func respelled(as color: ColorValue) -> String? {
        let color = color.rgba
        let wanted = [color.red, color.green, color.blue]
        guard abs(color.alpha - own.alpha) < 1e-9, wanted.allSatisfy((-1e-6...(1 + 1e-6)).contains) else { return nil }
        var edits: [Edit] = []
        for (number, component) in zip(numbers, wanted) {
            let value = Int((component * 255).rounded())
            if value != number.value { edits.append(Edit(number.range, text(value, insteadOf: number.range))) }
        }
        return edits.applied(to: bytes).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns `value` in the notation of the number at `range`: `0x1e`, `30.0` or `30`.
    private func text(_ value: Int, insteadOf range: ByteRange) -> String {
        let written = bytes[range.lowerBound..<range.upperBound]
        guard written.starts(with: "0x".utf8) else {
            return String(value) + (written.contains(UInt8(ascii: ".")) ? ".0" : "")
        }
        let isUppercase = written.dropFirst(2).contains { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
        let digits = String(value, radix: 16, uppercase: isUppercase)
        return "0x" + String(repeating: "0", count: max(written.count - 2 - digits.utf8.count, 0)) + digits
    }

    func presentations(of color: RGBA) -> [ColorPresentation] {
        let notation: ColorNotation? =
            switch type {
            case .color: .swiftRGB
            case .uiColor: .uiColorRGB
            case .nsColor: .nsColorRGB
            default: nil
            }
        guard let notation, let text = respelled(as: ColorValue(color)) else { return [] }
        return [ColorPresentation(notation, text)]
    }
}
