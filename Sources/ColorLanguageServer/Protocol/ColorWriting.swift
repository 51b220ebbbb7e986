import ColorMath
import JSONSyntax

/// Writes LSP colors efficiently: responses have thousands of them and are requested after each keystroke.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentColor>
struct ColorWriter {
    private static let eightBitTexts = EightBitTexts { component in
        var writer = JSONWriter()
        writer.value(component)
        return writer.text
    }

    private let eightBitTexts = Self.eightBitTexts

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
        if let text = eightBitTexts[component] {
            json.fragment(text)
        } else {
            var text = component.description
            text.withUTF8 { json.fragment($0) }
        }
    }
}
