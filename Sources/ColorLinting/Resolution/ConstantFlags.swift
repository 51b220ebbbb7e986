import SourceColors

/// Constants of the project that decide which branch of a choice applies.
extension ExpressionUnits {
    /// Whether no constant rules out the conditions of `id`.
    mutating func isPossible(_ id: ID) -> Bool {
        guard case .when(_, let conditions) = self[id].kind else { return true }
        for condition in conditions {
            guard let name = ColorName.flag(condition.subject),
                case .values(let values) = meaning(of: name, at: self[id].range, in: id.unit),
                let value = values.light, case .constant(let flag) = self[value].kind
            else { continue }
            if condition.values.contains(flag.red > 0.5 ? "true" : "false") == condition.isExcluded { return false }
        }
        return true
    }
}
