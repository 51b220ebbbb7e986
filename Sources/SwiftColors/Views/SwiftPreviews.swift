import SourceColors
import SourceText

/// Views that only developers see.
extension SwiftViewScopes {
    /// Whether the type around the current token provides previews.
    var isInPreviewProvider: Bool {
        guard var index = nesting.frames.last(where: \.isTypeBody)?.opener else { return false }
        for _ in 0..<Self.maxInheritance {
            index -= 1
            if tokens.isText(index, "PreviewProvider") { return true }
            if tokens.kind(index) == .rightBrace || tokens.kind(index) == .leftBrace { return false }
        }
        return false
    }

    /// The maximum number of tokens of the list of what a type conforms to.
    private static let maxInheritance = 32

    /// Whether `type` is named for previews.
    static func isPreview(_ type: String) -> Bool {
        let name = type.utf8
        return name.indices.contains { name[$0...].starts(with: "Preview".utf8) }
    }
}

extension SwiftFactCollector {
    /// Marks the pairs that only developers see: those in previews.
    func doubtPreviews(in tokens: SwiftTokens) {
        let whole = ByteRange(0, tokens.source.count)
        guard !collected.pairs.isEmpty,
            tokens.source.contains("PreviewProvider", in: whole) || tokens.source.contains("#Preview", in: whole)
        else { return }
        var previews: [ByteRange] = []
        var index = 0
        while index < tokens.count {
            let isMacro = tokens.kind(index) == .pound && tokens.isText(index, "#Preview")
            let isProvider =
                tokens.isText(index, "PreviewProvider")
                && (tokens.kind(index - 1) == .colon || tokens.kind(index - 1) == .comma)
            if isMacro || isProvider,
                let brace = tokens.brace(from: index, limit: min(index + 64, tokens.count)),
                let close = tokens.closing(brace)
            {
                previews.append(tokens.byteRange(TokenRange(brace, close)))
                index = close
            }
            index += 1
        }
        guard !previews.isEmpty else { return }
        for pair in collected.pairs.indices {
            let place = range(of: collected.pairs[pair].foreground).lowerBound
            let next = previews.partitioningIndex { $0.lowerBound > place }
            guard next > 0, previews[next - 1].contains(place) else { continue }
            collected.pairs[pair].foreground = doubtful(
                .other("only a preview shows the text"), collected.pairs[pair].foreground)
        }
    }
}
