import SourceColors

/// The colors that the project's views are given.
extension SwiftViewScopes {
    /// Returns the colors among the arguments of `link`.
    func arguments(of link: SwiftLink) -> [ViewArgument] {
        var result: [ViewArgument] = []
        for argument in tokens.arguments(of: link) {
            guard let label = argument.label, isColor(argument) else { continue }
            result.append(
                ViewArgument(label: tokens.text(label), value: expressions.expression(argument.range, .swiftUI)))
        }
        return result
    }

    /// Whether `argument` is a color, as far as its label and its first word tell.
    private func isColor(_ argument: SwiftArgument) -> Bool {
        if literals.literal(at: argument.lower) != nil { return true }
        if let label = argument.label, SwiftColorWords.namesColor(tokens.bytes(label)) {
            return tokens.kind(argument.lower) != .leftBrace && tokens.kind(argument.lower) != .operator
        }
        if tokens.kind(argument.lower) == .period, argument.upper == argument.lower + 2 {
            if case .colors = file.imports.namedColor(tokens.bytes(argument.lower + 1), in: .swiftUI) { return true }
            return false
        }
        return tokens.isName(argument.lower) && tokens.colorFamily(tokens.bytes(argument.lower)) != nil
    }
}
