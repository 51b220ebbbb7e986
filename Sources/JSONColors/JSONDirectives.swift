import CSSColors
import SourceColors
import SourceText

extension ColorFacts {
    /// Adds the directives in `comments`, the comments of the JSON document `source`.
    mutating func addJSONDirectives(in comments: [ByteRange], of source: SourceBytes) {
        guard !comments.isEmpty, source.mayHoldDirectives else { return }
        var reader = DirectiveReader(source)
        for text in reader.directives(in: comments) {
            switch text.body {
            case .pair(let foreground, let background, let content):
                let colors = (DeclaredColor(css: foreground, in: source), DeclaredColor(css: background, in: source))
                text.takePair(foreground, background, content, colors, into: &self)
            // JSON has no views or rules that a comment could give a background.
            case .background: directives.append(text.invalid(.nothingInFront, at: text.range))
            case .suppression(let suppression): directives.append(text.directive(.suppression(suppression)))
            case .invalid(let problem, let place): directives.append(text.invalid(problem, at: place))
            }
        }
    }
}
