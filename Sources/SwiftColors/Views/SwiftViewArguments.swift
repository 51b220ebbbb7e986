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
        if tokens.isName(argument.lower), tokens.colorFamily(tokens.bytes(argument.lower)) != nil { return true }
        // `isOn ? .white : .black`
        let end = min(argument.upper, argument.lower + Self.maximumCondition)
        return (argument.lower..<max(end, argument.lower)).first { tokens.kind($0) == .infixQuestion }
            .map { isBranch($0 + 1) } ?? false
    }

    /// The maximum number of tokens of a condition before a color.
    private static var maximumCondition: Int { 24 }

    /// Whether a color is between the token at `index` and the colon of a ternary.
    private func isBranch(_ index: Int) -> Bool {
        if literals.literal(at: index) != nil { return true }
        guard tokens.kind(index) == .period else {
            return tokens.isName(index) && tokens.colorFamily(tokens.bytes(index)) != nil
        }
        guard tokens.kind(index + 2) == .colon || tokens.kind(index + 2) == .period,
            case .colors = file.imports.namedColor(tokens.bytes(index + 1), in: .swiftUI)
        else { return false }
        return true
    }
}
