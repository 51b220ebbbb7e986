import CSSColors
import SourceColors
import SourceText

extension SheetExpander {
    /// Writes a custom property with ``ColorName/openMark`` in its name if the declaration `statement` with the text `pieces` may
    /// set one, and a part of its name is not known.
    mutating func writeOpenName(_ pieces: [Piece], _ statement: PreprocessorSheet.Statement, _ context: Context) {
        let own = lexemes(context.source)
        let start = statement.prelude.lowerBound
        guard statement.kind == .plain, own.startsInterpolation(start) || own.source[start] == UInt8(ascii: "-") else {
            return
        }
        var name: [UInt8] = []
        let mark = Array(ColorName.openMark.utf8)
        var (depth, isOpen) = (0, false)
        for part in pieces {
            let lexemes = lexemes(part.source)
            var offset = part.range.lowerBound
            while offset < part.range.upperBound, name.count < 128 {
                let byte = lexemes.source[offset]
                if part.doubt != nil || lexemes.startsInterpolation(offset) {
                    name += name.isEmpty ? Array("--".utf8) + mark : mark
                    isOpen = true
                    if part.doubt != nil { break }
                    depth += 1
                } else if depth > 0 {
                    if byte == UInt8(ascii: "}") { depth -= 1 }
                } else if byte == UInt8(ascii: ":") {
                    let text = String(decoding: name, as: UTF8.self)
                    if isOpen, text.hasPrefix("--") { write(piece(text + ":0;", context.frame)) }
                    return
                } else {
                    name.append(byte)
                }
                offset += 1
            }
        }
    }
}

extension ColorFacts {
    /// The names of custom properties, set for all elements, that are not known as a whole.
    package var openNames: Set<ColorName> {
        var result: Set<ColorName> = []
        for definition in definitions where definition.name.isOpen && definition.isGeneral {
            definition.name.add(to: &result)
        }
        return result
    }

    /// Makes the values of the custom properties from the definition `first` on unknown whose names may be one of `names`,
    /// which are not known as a whole, and removes such names.
    package mutating func doubt(_ names: Set<ColorName>, from first: Int) {
        definitions.removeAll(where: \.name.isOpen)
        for index in definitions.indices.dropFirst(first) {
            let (name, range) = (definitions[index].name, definitions[index].nameRange)
            guard name.isOne(of: names) else { continue }
            definitions[index].value = expressions.add(.unresolved(.ambiguousName(name.text)), at: range)
        }
    }
}

extension ColorDefinition {
    /// Whether it holds for all elements, or for a theme.
    var isGeneral: Bool {
        switch scope {
        case .everywhere, .appearances: true
        default: theme >= 0
        }
    }
}

extension ColorName {
    /// What stands for a part of the name of a custom property that is not known, a character for private use.
    static let openMark = "\u{E000}"

    /// Whether a part of it is not known.
    package var isOpen: Bool { space == .customProperty && text.utf8.contains(0xEE) }

    /// Adds it to `names`, which are not known as a whole. Any name may be one of too many.
    package func add(to names: inout Set<ColorName>) {
        names.insert(names.count < 64 ? self : ColorName(space, "--" + Self.openMark))
    }

    /// Whether it may be one of `names`, which are not known as a whole.
    package func isOne(of names: Set<ColorName>) -> Bool { names.contains { $0.mayBe(self) } }

    private func mayBe(_ name: ColorName) -> Bool {
        guard let start = text.utf8.firstIndex(of: 0xEE), let end = text.utf8.lastIndex(of: 0xEE) else { return false }
        return name.space == space && name.text.hasPrefix(String(text[..<start]))
            && name.text.hasSuffix(String(text[end...].dropFirst()))
    }
}
