import ColorMath
import JSONSyntax

/// Writes LSP colors efficiently: responses have thousands of them and are requested after each keystroke.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentColor>
struct ColorWriter {
    /// The texts of n/255, which most components are, concatenated, with the start of each.
    private static let fractions: (text: [UInt8], starts: [Int]) = {
        var text: [UInt8] = []
        var starts = [0]
        for numerator in 0...255 {
            var writer = JSONWriter()
            writer.value(Double(numerator) / 255)
            text += writer.bytes
            starts.append(text.count)
        }
        return (text, starts)
    }()

    private let fractions = Self.fractions

    /// Writes `color`, whose components must be in 0…1, as part of a larger value.
    func write(_ color: RGBA, into json: inout JSONWriter) {
        json.fragment(#"{"red":"#)
        write(color.red, into: &json)
        json.fragment(#","green":"#)
        write(color.green, into: &json)
        json.fragment(#","blue":"#)
        write(color.blue, into: &json)
        json.fragment(#","alpha":"#)
        write(color.alpha, into: &json)
        json.fragment("}")
    }

    private func write(_ component: Double, into json: inout JSONWriter) {
        let numerator = Int(RGBA.eightBit(component))
        if Double(numerator) / 255 == component {
            let range = fractions.starts[numerator]..<fractions.starts[numerator + 1]
            fractions.text.withUnsafeBufferPointer { json.fragment(UnsafeBufferPointer(rebasing: $0[range])) }
        } else {
            var text = component.description
            text.withUTF8 { json.fragment($0) }
        }
    }
}
