import ColorMath
import SourceText

/// Finds the branches of statements that the appearance decides: `if colorScheme == .dark { … } else { … }`.
struct SwiftAppearanceBranches {
    private let tokens: SwiftTokens
    private let conditions: SwiftConditionReader
    /// The appearances that are left for an `else if`, by the token of its `if`.
    private var left: [Int: AppearanceSet] = [:]
    /// The appearances of the branches so far, by the brace of the `switch`.
    private var seen: [Int: AppearanceSet] = [:]

    init(_ tokens: SwiftTokens, _ conditions: SwiftConditionReader) {
        self.tokens = tokens
        self.conditions = conditions
    }

    /// The maximum number of tokens of a condition.
    private static let maximumCondition = 64

    /// Narrows the views in the branches of the `if` at `index` to the appearances in which its condition holds and fails.
    mutating func readCondition(_ index: Int, _ environment: SwiftEnvironment) {
        guard environment.isKnown, tokens.isText(index, "if"), let brace = brace(after: index) else { return }
        let around = left.removeValue(forKey: index) ?? .all
        let condition = conditions.condition(TokenRange(index + 1, brace))
        let (holds, fails) = (condition.mayHold.intersection(around), condition.mayFail.intersection(around))
        if holds != .all { environment.narrow(braceAt: brace, to: holds) }
        guard fails != .all, let close = tokens.closing(brace), tokens.isText(close + 1, "else") else { return }
        if tokens.kind(close + 2) == .leftBrace {
            environment.narrow(braceAt: close + 2, to: fails)
        } else if tokens.isText(close + 2, "if") {
            left[close + 2] = fails
        }
    }

    /// Narrows the views after the `case` or `default` at `index`, in the `switch` whose brace is at `brace`, to the appearances that
    /// it is for.
    mutating func readBranch(_ index: Int, in brace: Int, _ environment: SwiftEnvironment) {
        guard environment.isKnown,
            let start = (max(brace - 8, 0)..<brace).last(where: { tokens.isText($0, "switch") }),
            let subject = conditions.subject(TokenRange(start + 1, brace))
        else { return }
        let isFirst = seen[brace] == nil
        let before = seen[brace] ?? []
        var own = AppearanceSet.all.subtracting(before)
        if tokens.isText(index, "case") {
            var colon = index + 1
            while colon < index + Self.maximumCondition, tokens.kind(colon) != .colon { colon += 1 }
            own = conditions.appearances(named: TokenRange(index, colon), of: subject) ?? .all
        }
        seen[brace] = before.union(own)
        environment.narrow(to: own, isBranch: !isFirst)
    }

    /// Returns the brace after the condition that begins after `index`.
    private func brace(after index: Int) -> Int? {
        var next = index + 1
        while next < index + Self.maximumCondition, tokens.kind(next) != .leftBrace {
            guard let after = tokens.next(next) else { return nil }
            next = after
        }
        return tokens.kind(next) == .leftBrace ? next : nil
    }
}
