import SourceColors
import SourceText

/// Puts the values of custom properties in place of their names, as elements have or inherit them.
extension PageJudge {
    /// An expression with several parts, read at an element for the color of another.
    struct Composed: Hashable {
        var sheet: Int32
        var expression: ExpressionID
        var node: Int32
        var user: Int32
    }

    /// The most definitions of custom properties, and functions around them, that a color is read through.
    static let mostNames = 32

    /// Returns the expression `id` of `sheet` with the custom properties that `node` has or inherits, and the color scheme
    /// of `user`, the element whose color it is.
    mutating func placed(
        _ id: ExpressionID, of sheet: Int32, _ node: Int32, _ depth: Int, user: Int32? = nil
    ) -> ExpressionID {
        let user = user ?? node
        styles.spend(1)
        let table = sheets[Int(sheet)].expressions
        let expression = table[id]
        let scanned = sheets[Int(sheet)].scannedExpressions
        let origin = PageColors.Origin(sheet: sheet, expression: Int(id.index) < scanned ? id.index : -1)
        switch expression.kind {
        case .literal(let index):
            let key = Int64(sheet) << 32 | Int64(index)
            if let known = literals[key] { return known }
            let made = colors.make(.literal(index), at: expression.range, origin)
            literals[key] = made
            return made
        case .name(let name), .nameOr(let name, _):
            guard name.space == .customProperty else {
                return colors.make(.unresolved(.ambiguousName(name.text)), at: expression.range, origin)
            }
            guard depth < Self.mostNames else {
                let reason = UnresolvedReason.other(
                    "\(name.text) is defined in terms of itself, or through \(Self.mostNames) other names")
                return colors.make(.unresolved(reason), at: expression.range, origin)
            }
            guard let found = styles.definition(of: name.text, at: node),
                found.value.map({ isInvalid($0, of: found.sheet, at: found.node) }) != true
            else {
                guard case .nameOr(_, let fallback) = expression.kind else {
                    return colors.make(.unresolved(.unknownName(name.text)), at: expression.range, origin)
                }
                return placed(fallback, of: sheet, node, depth + 1, user: user)
            }
            guard let value = found.value else {
                return colors.make(.unresolved(.ambiguousName(name.text)), at: expression.range, origin)
            }
            let inner = placed(value, of: found.sheet, found.node, depth + 1, user: user)
            return colors.make(.defined(name, as: inner), at: expression.range, origin)
        case .lightDark(let light, let dark) where depth < Self.mostNames:
            switch colorScheme(of: user) {
            case .light: return placed(light, of: sheet, node, depth + 1, user: user)
            case .dark: return placed(dark, of: sheet, node, depth + 1, user: user)
            case .preference, .unknown: return placedParts(of: id, expression, sheet, node, depth, user, origin)
            }
        default: return placedParts(of: id, expression, sheet, node, depth, user, origin)
        }
    }

    private mutating func placedParts(
        of id: ExpressionID, _ expression: ColorExpression, _ sheet: Int32, _ node: Int32, _ depth: Int, _ user: Int32,
        _ origin: PageColors.Origin
    ) -> ExpressionID {
        let parts = expression.kind.parts
        guard parts.count <= 32, depth < Self.mostNames else {
            return colors.make(.unresolved(.notConstant), at: expression.range, origin)
        }
        // Each of a chain of names may be used several times by the next.
        let key = Composed(sheet: sheet, expression: id, node: node, user: user)
        if parts.count > 1, let known = composed[key], known.depth <= depth { return known.result }
        var changed: [ExpressionID: ExpressionID] = [:]
        for part in parts where changed[part] == nil {
            changed[part] = placed(part, of: sheet, node, depth + 1, user: user)
        }
        let result = colors.make(
            expression.kind.mapping(parts: { changed[$0] ?? $0 }, literal: { $0 }), at: expression.range, origin)
        if parts.count > 1 { composed[key] = (depth, result) }
        return result
    }
}
