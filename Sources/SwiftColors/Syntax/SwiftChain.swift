import SourceText

/// One link of a postfix chain: a name, and what is called or subscripted right behind it.
struct SwiftLink {
    /// The token of the name; of a chain's head, which may be a bracket or a string, its first token.
    var name: Int
    /// The `(` of the call's arguments, or nil.
    var arguments: Int?
    /// The `{` of the first trailing closure, or nil.
    var closure: Int?
    /// Whether a subscript or a second call follows.
    var hasMore = false
    /// Whether it stands in a branch of an `#if` in mid-chain.
    var isConditional = false
    /// The token behind the link.
    var end: Int

    /// Whether it is a name alone.
    var isPlain: Bool { arguments == nil && closure == nil && !hasMore }
}

/// A postfix chain: `Text("a").font(.title).background(Color.red)`.
struct SwiftChain {
    /// The first token.
    var start: Int
    /// The token behind the chain.
    var end: Int
    /// The links; the first is the head. A chain that begins with a dot has its first member as head.
    var links: [SwiftLink] = []
    /// Whether it begins with a dot: `.red`.
    var isImplicit = false
}

extension SwiftTokens {
    /// Whether the token at `index` begins an expression, and so a chain.
    func startsChain(_ index: Int) -> Bool {
        switch kind(index) {
        case .identifier, .quotedIdentifier:
            kind(index - 1) != .period && kind(index + 1) != .colon || kind(index - 1) == .infixQuestion
        case .pound: true
        case .period: isName(index + 1) && !endsExpression(index - 1)
        case .leftParen, .leftBracket:
            !endsExpression(index - 1) || self[index].flags.contains(.newlineBefore)
        case .stringOpen: true
        default: false
        }
    }

    /// Reads the chain that begins at `start`, no further than `limit`, into `chain`.
    ///
    /// - Parameter allowsClosures: whether a `{` on the same line is a trailing closure, not a statement's body.
    func readChain(from start: Int, limit: Int, allowsClosures: Bool = true, into chain: inout SwiftChain) {
        chain.links.removeAll(keepingCapacity: true)
        chain.start = start
        chain.isImplicit = kind(start) == .period
        let head = chain.isImplicit ? start + 1 : start
        guard let behind = next(head), behind <= limit else {
            chain.end = min(start + 1, limit)
            return
        }
        chain.links.append(SwiftLink(name: head, end: behind))
        var index = behind
        // How many `#if` have begun within the chain.
        var depth = 0
        while index < limit {
            switch kind(index) {
            case .postfixMark: index += 1
            case .period:
                guard index + 1 < limit, isName(index + 1) || kind(index + 1) == .number else {
                    return end(&chain, index)
                }
                chain.links.append(
                    SwiftLink(name: index + 1, isConditional: depth > 0, end: index + 2))
                index += 2
            case .leftParen:
                guard continuesCall(index), let close = closing(index), close < limit else { return end(&chain, index) }
                let last = chain.links.count - 1
                if chain.links[last].isPlain {
                    chain.links[last].arguments = index
                } else {
                    chain.links[last].hasMore = true
                }
                index = close + 1
            case .leftBracket:
                guard continuesCall(index), let close = closing(index), close < limit else { return end(&chain, index) }
                chain.links[chain.links.count - 1].hasMore = true
                index = close + 1
            case .leftBrace:
                guard allowsClosures, continuesCall(index), let close = closing(index), close < limit else {
                    return end(&chain, index)
                }
                let last = chain.links.count - 1
                if chain.links[last].closure == nil { chain.links[last].closure = index }
                index = close + 1
                // Further closures have labels.
                while isName(index), kind(index + 1) == .colon, kind(index + 2) == .leftBrace, index + 2 < limit,
                    let close = closing(index + 2), close < limit
                {
                    index = close + 1
                }
            case .directive:
                guard goesOn(behindDirective: index) else { return end(&chain, index) }
                switch conditional(index) {
                case .opens?: depth += 1
                case .closes?: depth -= 1
                default: break
                }
                index += 1
                continue
            default: return end(&chain, index)
            }
            chain.links[chain.links.count - 1].end = index
        }
        end(&chain, index)
    }

    private func end(_ chain: inout SwiftChain, _ index: Int) { chain.end = chain.links.last?.end ?? index }
}
