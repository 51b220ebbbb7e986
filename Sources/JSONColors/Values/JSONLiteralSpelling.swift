import CSSColors
import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// A color in a JSON document: an object of components, or a string that CSS reads, too.
struct JSONLiteralSpelling: LiteralSpelling {
    private let literal: ColorLiteral
    private let source: SourceBytes
    /// The text of the literal. `components` or `function` is its parsed form.
    private let text: SourceBytes
    private let components: JSONComponents?
    private let function: CSSLiteralSpelling?

    /// Creates the speller for `literal`, which is part of `source`.
    init(_ literal: ColorLiteral, in source: SourceBytes) {
        self.literal = literal
        self.source = source
        text = SourceBytes(source.buffer(literal.range))
        switch literal.form {
        case .componentObject: (components, function) = (JSONComponents(text: text, like: literal), nil)
        case .cssFunction: (components, function) = (nil, CSSLiteralSpelling(literal, in: source))
        default: (components, function) = (nil, nil)
        }
    }

    var grid: ComponentGrid { components?.grid ?? function?.grid ?? .steps(255) }

    func respelled(as color: ColorValue) -> String? {
        let bytes = source.buffer(literal.range)
        switch literal.form {
        case .componentObject: return components?.respelled(as: color, in: text)
        case .hex: return respelledHex(color.rgba, like: bytes.dropFirst()).map { "#" + $0 }
        case .hexInteger:
            let digits = respelledHex(color.rgba, like: bytes.dropFirst(2), canGrow: false)
            return digits.map { source.text(ByteRange(literal.range.lowerBound, literal.range.lowerBound + 2)) + $0 }
        case .cssName: return ColorNotation.hex.text(for: color.rgba)
        case .cssFunction: return function?.respelled(as: color)
        case .hexDigits, .swiftCall, .swiftColorLiteral: return nil
        }
    }

    func presentations(of color: RGBA) -> [ColorPresentation] {
        let own = respelled(as: ColorValue(color))
        switch literal.form {
        case .componentObject:
            return own.flatMap(Self.oneLine).map { [ColorPresentation(.componentObject, $0)] } ?? []
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
        case .cssFunction: return function?.presentations(of: color) ?? []
        case .hexDigits, .swiftCall, .swiftColorLiteral: return []
        }
    }

    /// Returns `text` on one line; nil if a line comment prevents it.
    private static func oneLine(_ text: String) -> String? {
        guard text.utf8.contains(0x0A) || text.utf8.contains(0x0D) else { return text }
        let slash = UInt8(ascii: "/")
        if zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == slash && $1 == slash }) { return nil }
        var line: [UInt8] = []
        var followsBreak = false
        for byte in text.utf8 {
            if byte == 0x0A || byte == 0x0D {
                while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
                followsBreak = true
            } else if !followsBreak || (byte != 0x20 && byte != 0x09) {
                if followsBreak { line.append(0x20) }
                followsBreak = false
                line.append(byte)
            }
        }
        return String(decoding: line, as: UTF8.self)
    }
}

extension JSONComponents {
    /// Returns the components in `text`, a single object, read as `literal` was; nil if it is no longer such an object.
    init?(text: SourceBytes, like literal: ColorLiteral) {
        let tree = JSONTree(text, dialect: .jsonc)
        guard tree.problems.isEmpty, tree.nodes.first?.kind == .object else { return nil }
        var members = JSONMembers(tree, in: text)
        members.load(0)
        let space = literal.color?.space ?? .srgb
        let components =
            JSONComponents(object: members, in: text) ?? JSONComponents(token: members, in: text)
            ?? JSONComponents(catalog: members, colorSpace: JSONCatalogSpace(extended: space), in: text)
        guard let components, literal.form == .componentObject(components.keys) else { return nil }
        self = components
    }
}
