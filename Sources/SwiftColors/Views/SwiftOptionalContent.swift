/// Content that callers of a view may leave out: `@ViewBuilder trailing: @escaping () -> Trailing = { EmptyView() }`, or with an
/// initializer of its own that sets `self.trailing = { EmptyView() }`.
///
/// A closure without a label is not for it if other content is required.
/// <https://github.com/swiftlang/swift-evolution/blob/main/proposals/0286-forward-scan-trailing-closures.md>
extension SwiftViewScopes {
    /// The maximum number of tokens of a type.
    private static let maximumTokens = 16

    /// Returns the names of such content.
    func optionalContentNames() -> Set<String> {
        var names: Set<String> = []
        for equal in 0..<tokens.count where tokens.kind(equal) == .equal {
            let isClosure = tokens.kind(equal + 1) == .leftBrace
            guard isClosure || tokens.isText(equal + 1, "EmptyView") else { continue }
            if tokens.isText(equal + (isClosure ? 2 : 1), "EmptyView"), tokens.isName(equal - 1),
                contentNames.mayHold(tokens.bytes(equal - 1))
            {
                names.insert(tokens.text(equal - 1))
            }
            if isClosure, let name = name(declaredBefore: equal), contentNames.mayHold(tokens.bytes(name)) {
                names.insert(tokens.text(name))
            }
        }
        return names
    }

    /// Returns the name whose type ends before the token `equal`.
    private func name(declaredBefore equal: Int) -> Int? {
        var index = equal - 1
        while index > max(equal - Self.maximumTokens, 0) {
            switch tokens.kind(index) {
            case .colon: return tokens.isName(index - 1) ? index - 1 : nil
            case .comma, .leftBrace, .rightBrace, .equal: return nil
            default: index -= 1
            }
        }
        return nil
    }
}
