import SourceColors
import SourceText

extension SwiftColorSyntax {
    package var usedNames: Set<ColorName.Space> { [.asset, .swiftMember] }

    package var symbolKind: SymbolKind { .member }

    package var dependsOnProject: Bool { true }

    package func nameCompletion(at offset: Int, in source: SourceBytes) -> NameCompletion? {
        let start = source.startOfName(before: offset, with: "./ ")
        let quote = UInt8(ascii: "\"")
        guard start > 0, source[start - 1] == quote,
            source.has("Color(", before: start - 1) || source.has("named:", before: start - 1)
        else { return nil }
        let end = source.endOfName(from: offset, with: "./ ")
        let isWhole = source[end] == quote && end > start
        return NameCompletion(.asset, ByteRange(start, offset), whole: isWhole ? ByteRange(start, end) : nil)
    }

    package func reference(to name: ColorName, inPlaceOf literal: ColorLiteral) -> String? {
        switch (name.space, literal.form) {
        case (.asset, .swiftCall(.color, _)): "Color(\"\(name.text)\")"
        default: nil
        }
    }
}
