import SourceText

/// The branches of modifiers.
extension SwiftViewScopes {
    /// Whether a branch of the code in the braces at `brace`, of a modifier, leaves the view as it is: `else { self }`; nil if the
    /// version of the system decides between branches, since newer ones do what the modifier is for.
    func leavesView(in brace: Int) -> Bool? {
        guard let close = tokens.closing(brace), close - brace <= SwiftPlainCode.maxTokens else { return false }
        var isCondition = false
        var leavesView = false
        var index = brace + 1
        while index < close {
            switch tokens.kind(index) {
            case _ where tokens.isText(index, "#available") || tokens.isText(index, "available"): return nil
            case .identifier where Self.branchWords.contains(tokens.bytes(index)): isCondition = true
            case .identifier where isViewAlone(index): leavesView = true
            case .leftBrace where isCondition: isCondition = false
            case .leftBrace, .leftParen, .leftBracket:
                guard let next = tokens.next(index) else { return leavesView }
                index = next
                continue
            default: break
            }
            index += 1
        }
        return leavesView
    }

    /// Whether the statement at `index` is only the view that is modified.
    private func isViewAlone(_ index: Int) -> Bool {
        guard tokens.isText(index, "self") || tokens.isText(index, "content") else { return false }
        let (before, after) = (tokens.kind(index - 1), tokens.kind(index + 1))
        return (before == .leftBrace || before == .colon || tokens.isText(index - 1, "return"))
            && (after == .rightBrace || tokens.isText(index + 1, "case") || tokens.isText(index + 1, "default"))
    }

    private static let branchWords = WordSet("if else switch guard while")
}
