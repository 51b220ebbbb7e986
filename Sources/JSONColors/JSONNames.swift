import SourceColors
import SourceText

extension JSONColorSyntax {
    package var usedNames: Set<ColorName.Space> { [.token] }

    package var symbolKind: SymbolKind { .property }

    package func nameCompletion(at offset: Int, in source: SourceBytes) -> NameCompletion? {
        let start = source.startOfName(before: offset, with: "./ ")
        guard source.has("\"{", before: start) else { return nil }
        return NameCompletion(.token, ByteRange(start, offset))
    }

    package func reference(to name: ColorName, inPlaceOf literal: ColorLiteral) -> String? {
        switch (name.space, literal.form) {
        case (.token, .hex), (.token, .cssFunction), (.token, .cssName): "{\(name.text)}"
        default: nil
        }
    }
}
