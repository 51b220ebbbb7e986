import CSSColors
import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// The colours of JSON and JSONC.
package enum JSONColorSyntax: ColorSyntax {
    package static func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        guard JSONPrefilter(source: source).mayHoldColors else { return ColorFacts() }
        var scanner = JSONColorScanner(source, findsLiteralsOnly: options.findsLiteralsOnly)
        return scanner.scan()
    }

    package static func scan(_ file: SourceFile, options: ScanOptions) -> ColorFacts {
        var facts = file.withBytes { scan($0, options: options) }
        if facts.catalogue != nil { facts.nameColorSet(at: file.path) }
        return facts
    }

    package static func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        var text = text
        return text.withUTF8 { bytes in
            let source = SourceBytes(bytes)
            let whole = ByteRange(0, bytes.count)
            if case .componentObject = literal.form {
                guard case .color(let color) = components(in: source, of: literal)?.value else { return nil }
                return color
            }
            guard let string = JSONColorString(whole, in: source), case .color(let color) = string.value else {
                return nil
            }
            switch (literal.form, string.form) {
            // A name makes room for digits: both are strings that CSS reads.
            case (.cssName, .cssName), (.cssName, .hex), (.hex, .hex), (.hexInteger, .hexInteger),
                (.cssFunction, .cssFunction):
                return color
            default: return nil
            }
        }
    }

    package static func grid(of literal: ColorLiteral, in source: SourceBytes) -> ComponentGrid {
        switch literal.form {
        case .componentObject:
            withComponents(of: literal, in: source) { components, _ in components.grid } ?? .steps(255)
        case .cssFunction: CSSColorSyntax.grid(of: literal, in: source)
        default: .steps(255)
        }
    }

    package static func respell(_ literal: ColorLiteral, in source: SourceBytes, as color: ColorValue) -> String? {
        let bytes = source.buffer(literal.range)
        switch literal.form {
        case .componentObject:
            return withComponents(of: literal, in: source) { components, text in
                components.respelled(as: color, in: text)
            } ?? nil
        case .hex: return respelledHex(color.rgba, like: bytes.dropFirst()).map { "#" + $0 }
        case .hexInteger:
            let digits = respelledHex(color.rgba, like: bytes.dropFirst(2), canGrow: false)
            return digits.map { source.text(ByteRange(literal.range.lowerBound, literal.range.lowerBound + 2)) + $0 }
        case .cssName: return ColorNotation.hex.text(for: color.rgba)
        case .cssFunction: return CSSColorSyntax.respell(literal, in: source, as: color)
        case .hexDigits, .swiftCall, .swiftColorLiteral: return nil
        }
    }

    package static func presentations(
        of color: RGBA, for literal: ColorLiteral, in source: SourceBytes
    ) -> [ColorPresentation] {
        let own = respell(literal, in: source, as: ColorValue(color))
        switch literal.form {
        case .componentObject:
            return own.flatMap(oneLine).map { [ColorPresentation(.componentObject, $0)] } ?? []
        case .hexInteger: return own.map { [ColorPresentation(.hexInteger, $0)] } ?? []
        case .hex:
            let isUppercase = source.buffer(literal.range).contains { UInt8(ascii: "A")...UInt8(ascii: "F") ~= $0 }
            let style = HexStyle(isUppercase: isUppercase, alpha: .always)
            let texts = [own, color.isInGamut ? "#" + HexColor(color).digits(style) : nil].compactMap(\.self)
            return (texts.first == texts.last ? Array(texts.prefix(1)) : texts).map { ColorPresentation(.hex, $0) }
        case .cssName:
            return [ColorNotation.name, .hex].compactMap { notation in
                notation.text(for: color).map { ColorPresentation(notation, $0) }
            }
        case .cssFunction: return CSSColorSyntax.presentations(of: color, for: literal, in: source)
        case .hexDigits, .swiftCall, .swiftColorLiteral: return []
        }
    }

    package static func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        // A string's range is what stands between its quotes; anything else needs quotes of its own.
        let isInString =
            source[range.lowerBound - 1] == UInt8(ascii: "\"") && source[range.upperBound] == UInt8(ascii: "\"")
        return ColorNotation.hex.text(for: color).map { isInString ? $0 : "\"\($0)\"" }
    }

    // MARK: components

    /// Lends the components of `literal` and its text to `body`; nil where the text is no longer such an object.
    private static func withComponents<Result>(
        of literal: ColorLiteral, in source: SourceBytes, _ body: (JSONComponents, SourceBytes) -> Result
    ) -> Result? {
        let text = SourceBytes(source.buffer(literal.range))
        return components(in: text, of: literal).map { body($0, text) }
    }

    /// The components that `text`, an object alone, gives; read as `literal` was.
    private static func components(in text: SourceBytes, of literal: ColorLiteral) -> JSONComponents? {
        let tree = JSONTree(text, dialect: .jsonc)
        guard tree.problems.isEmpty, tree.nodes.first?.kind == .object else { return nil }
        var members = JSONMembers(tree, in: text)
        members.load(0)
        let space = literal.color?.space ?? .srgb
        let components =
            JSONComponents(object: members, in: text) ?? JSONComponents(token: members, in: text)
            ?? JSONComponents(catalogue: members, colorSpace: JSONCatalogueSpace(extended: space), in: text)
        guard let components, literal.form == .componentObject(components.keys) else { return nil }
        return components
    }

    /// `text` on one line; nil where a comment makes that impossible.
    private static func oneLine(_ text: String) -> String? {
        guard text.utf8.contains(0x0A) || text.utf8.contains(0x0D) else { return text }
        let slash = UInt8(ascii: "/")
        if zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == slash && $1 == slash }) { return nil }
        var line: [UInt8] = []
        var isBehindBreak = false
        for byte in text.utf8 {
            if byte == 0x0A || byte == 0x0D {
                while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
                isBehindBreak = true
            } else if !isBehindBreak || (byte != 0x20 && byte != 0x09) {
                if isBehindBreak { line.append(0x20) }
                isBehindBreak = false
                line.append(byte)
            }
        }
        return String(decoding: line, as: UTF8.self)
    }
}
