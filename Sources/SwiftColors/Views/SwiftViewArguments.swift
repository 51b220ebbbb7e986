import SourceColors
import SourceText

/// The colors that the project's views are given.
extension SwiftViewScopes {
    /// Notes the colors among the arguments in the parentheses at `opener`, and what may be one, in `use`.
    func noteArguments(in opener: Int?, of use: inout ViewUse) {
        guard let opener else { return }
        for argument in arguments(in: opener) {
            if argument.value == unknownArgument, argument.label != ViewArgument.unlabeled {
                use.otherLabels.append(argument.label)
            } else {
                use.arguments.append(argument)
            }
        }
    }

    /// Returns the colors among the arguments in the parentheses at `opener`. Those that may be colors count, too, so that none of
    /// them has its default.
    func arguments(in opener: Int, isModifier: Bool = false) -> [ViewArgument] {
        var result: [ViewArgument] = []
        for (index, argument) in (tokens.arguments(opener) ?? []).enumerated() {
            guard argument.label != nil || index == 0 else { continue }
            let isColor = isColor(argument)
            guard isColor || mayBeColor(argument) else { continue }
            let value =
                isColor
                ? expressions.expression(argument.range, .swiftUI)
                : isModifier ? valueForModifier(argument) : unknownArgument
            let label = argument.label.map { tokens.text($0) } ?? ViewArgument.unlabeled
            result.append(ViewArgument(label: label, value: value))
        }
        return result
    }

    /// Reads the colors among the arguments in the parentheses at `opener`.
    func readColors(in opener: Int) {
        for (index, argument) in (tokens.arguments(opener) ?? []).enumerated()
        where (argument.label != nil || index == 0) && isColor(argument) {
            expressions.expression(argument.range, .swiftUI)
        }
    }

    /// Returns the color of an argument of a modifier if it is one: a member such as `.primaryBackground` and `theme.paper`, or a view.
    private func valueForModifier(_ argument: SwiftArgument) -> ExpressionID {
        if tokens.isCapitalized(argument.lower) { return expressions.drawing(argument.range, .swiftUI) }
        guard tokens.kind(argument.lower) == .period, argument.upper == argument.lower + 2 else {
            // `on(theme.paper)`
            guard argument.upper == argument.lower + 3, isPath(argument.range),
                case .name(let name) = facts.kind(of: expressions.expression(argument.range, .swiftUI))
            else { return unknownArgument }
            return facts.add(.nameOr(name, fallback: unknownArgument), at: tokens.byteRange(argument.range))
        }
        let name = "Color." + tokens.text(argument.lower + 1)
        return expressions.names.add([name], fallback: unknownArgument, at: tokens.byteRange(argument.range))
    }

    /// Whether `range` is a name, or members of one.
    private func isPath(_ range: TokenRange) -> Bool {
        range.indices.allSatisfy { tokens.isName($0) || tokens.kind($0) == .period }
    }

    /// Whether `argument` begins like an expression of any type.
    private func mayBeColor(_ argument: SwiftArgument) -> Bool {
        if Self.constants.contains(tokens.bytes(argument.lower)) { return false }
        return tokens.isName(argument.lower) || tokens.kind(argument.lower) == .period
            || tokens.kind(argument.lower) == .leftParen
    }

    private static let constants = WordSet("nil true false Text Image Binding")

    /// Whether `argument` is a color, as far as its label and its first word tell.
    private func isColor(_ argument: SwiftArgument) -> Bool {
        if literals.literal(at: argument.lower) != nil { return true }
        if let label = argument.label, SwiftColorWords.labelsColor(tokens.bytes(label)) {
            return tokens.kind(argument.lower) != .leftBrace && tokens.kind(argument.lower) != .operator
        }
        // `card(theme.inkColor)`
        if isPath(argument.range), SwiftColorWords.namesColor(tokens.bytes(argument.upper - 1)) { return true }
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
