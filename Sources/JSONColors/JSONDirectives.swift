import CSSColors
import SourceColors
import SourceText

extension ColorFacts {
    /// Adds what `comments`, those of the JSON text `source`, tell color-lint.
    mutating func addJSONDirectives(in comments: [ByteRange], of source: SourceBytes) {
        guard !comments.isEmpty, source.mayHoldDirectives else { return }
        var reader = DirectiveReader(source)
        for text in reader.directives(in: comments) {
            switch text.body {
            case .pair(let foreground, let background, let content):
                let colors = (DeclaredColor(css: foreground, in: source), DeclaredColor(css: background, in: source))
                text.takePair(foreground, background, content, colors, into: &self)
            // JSON says itself what lies behind what: there is nothing a comment could stand before.
            case .background: directives.append(text.invalid(.nothingInFront, at: text.range))
            case .suppression(let suppression): directives.append(text.directive(.suppression(suppression)))
            case .invalid(let problem, let place): directives.append(text.invalid(problem, at: place))
            }
        }
    }
}
