import SourceText

extension ColorFacts {
    /// Adds what `comments`, those of the JSON text `source`, tell color-lint.
    mutating func addJSONDirectives(in comments: [ByteRange], of source: SourceBytes) {
        guard !comments.isEmpty, source.mayHoldDirectives else { return }
        var reader = DirectiveReader(source)
        for text in reader.directives(in: comments) {
            switch text.body {
            case .pair(let foreground, let background, let content):
                let colors = (declaredColor(foreground, in: source), declaredColor(background, in: source))
                text.takePair(foreground, background, content, colors, into: &self)
            // JSON says itself what lies behind what: there is nothing a comment could stand before.
            case .background: directives.append(text.invalid(.nothingInFront, at: text.range))
            case .suppression(let suppression): directives.append(text.directive(.suppression(suppression)))
            case .invalid(let problem, let place): directives.append(text.invalid(problem, at: place))
            }
        }
    }

    private func declaredColor(_ range: ByteRange, in source: SourceBytes) -> DeclaredColor {
        guard source[range.lowerBound] == UInt8(ascii: "{"), source[range.upperBound - 1] == UInt8(ascii: "}") else {
            return DeclaredColor(css: range, in: source)
        }
        var facts = ColorFacts()
        let path = source.text(ByteRange(range.lowerBound + 1, range.upperBound - 1))
        let root = facts.expressions.add(.name(ColorName(.token, path)), at: range)
        return .read(facts, root)
    }
}
