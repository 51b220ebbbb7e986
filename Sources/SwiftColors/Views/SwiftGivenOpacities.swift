import SourceColors
import SourceText

/// Opacities that modifiers are given, and that change nothing where they are not: `func bodyStyle(opacity: Double = 1)`.
extension SwiftViewScopes {
    private static let labels = WordSet("opacity alpha")

    /// Whether the only changes of `view`, in a modifier, are opacities that callers give it.
    func fadesByArgument(_ view: SwiftView) -> Bool {
        view.look.effect == nil && !view.look.opacities.isEmpty
            && view.look.opacities.allSatisfy { index in
                guard let value = tokens.arguments(of: view.chain.links[index]).first else { return false }
                return isGivenOpacity(value.range)
            }
    }

    /// Whether the modifier called `name` may fade the view by an argument in the parentheses after the name.
    func givesOpacity(_ name: Int) -> Bool { !opacities(givenTo: name).isEmpty }

    /// Whether the modifier called `name`, in another, fades the view by an opacity that is not given to that one.
    func setsOpacity(_ name: Int) -> Bool { !opacities(givenTo: name).allSatisfy(isGivenOpacity) }

    /// Returns the opacities other than 1 in the parentheses after `name`.
    private func opacities(givenTo name: Int) -> [TokenRange] {
        guard tokens.kind(name + 1) == .leftParen else { return [] }
        return (tokens.arguments(name + 1) ?? []).compactMap { argument in
            guard let label = argument.label, Self.labels.contains(tokens.bytes(label)), !isOne(argument.range) else {
                return nil
            }
            return argument.range
        }
    }

    /// Whether `range` is the name of a parameter or property that is 1 unless an argument with a label of its kind sets it.
    private func isGivenOpacity(_ range: TokenRange) -> Bool {
        guard range.upper == range.lower + 1, tokens.isName(range.lower) else { return false }
        let names = expressions.names
        let name = tokens.text(range.lower)
        guard let declaration = file.declarations.declaration(of: name, at: range.lower),
            let given = declaration.type == nil
                ? names.givenParameter(declaration) : names.givenProperty(name, declaration)
        else { return false }
        return given.label == "opacity" || given.label == "alpha" ? given.initialValue.map(isOne) ?? true : false
    }

    private func isOne(_ range: TokenRange) -> Bool { expressions.evaluator.floatingPoint(range) == 1 }
}
