import SourceText

/// One link of a postfix chain: a name, and the call or subscript right after it.
struct SwiftLink {
    /// The token of the name. The head of a chain may be a bracket or a string; its first token then.
    var name: Int
    /// The `(` of the call's arguments, or nil.
    var arguments: Int?
    /// The `{` of the first trailing closure, or nil.
    var closure: Int?
    /// Whether a subscript or a second call follows.
    var hasMore = false
    /// Whether it stands in a branch of an `#if` within the chain.
    var isConditional = false
    /// The token after the link.
    var end: Int

    /// Whether it is a name alone.
    var isPlain: Bool { arguments == nil && closure == nil && !hasMore }
}

/// A postfix chain: `Text("a").font(.title).background(Color.red)`.
struct SwiftChain {
    /// The first token.
    var start: Int
    /// The token after the chain.
    var end: Int
    /// The links; the first is the head. The head of a chain that begins with a dot is its first member.
    var links: [SwiftLink] = []
    /// Whether it begins with a dot: `.red`.
    var isImplicit = false

    /// An empty chain, with storage that ``SwiftTokens/readChain(in:allowsClosures:into:)`` fills.
    init() { (start, end) = (0, 0) }

    /// The tokens of the chain.
    var range: TokenRange { TokenRange(start, end) }

    /// The tokens up to the end of `link`.
    func range(through link: SwiftLink) -> TokenRange { TokenRange(start, link.end) }

    /// The tokens up to the name of `link`.
    func range(throughNameOf link: SwiftLink) -> TokenRange { TokenRange(start, link.name + 1) }
}

extension SwiftTokens {
    /// Whether the token at `index` begins an expression, and so a chain.
    @_optimize(speed)
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

    /// Returns the chain that `range` begins with.
    func chain(in range: TokenRange) -> SwiftChain {
        var chain = SwiftChain()
        readChain(in: range, into: &chain)
        return chain
    }

    /// Reads the chain that `range` begins with into `chain`.
    ///
    /// - Parameter allowsClosures: whether a `{` on the same line is a trailing closure, not the body of a statement.
    @_optimize(speed)
    func readChain(in range: TokenRange, allowsClosures: Bool = true, into chain: inout SwiftChain) {
        let (start, limit) = (range.lower, range.upper)
        chain.links.removeAll(keepingCapacity: true)
        chain.start = start
        chain.isImplicit = kind(start) == .period
        let head = chain.isImplicit ? start + 1 : start
        guard let after = next(head), after <= limit else {
            chain.end = min(start + 1, limit)
            return
        }
        chain.links.append(SwiftLink(name: head, end: after))
        var index = after
        // The number of `#if` that have begun within the chain.
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
                guard chainContinues(afterDirective: index) else { return end(&chain, index) }
                switch conditional(index) {
                case .opens?: depth += 1
                case .closes?: depth -= 1
                default: break
                }
                index += 1
                continue
            case .operator:
                guard let after = afterGenericArguments(index), after < limit else { return end(&chain, index) }
                index = after
                continue
            default: return end(&chain, index)
            }
            chain.links[chain.links.count - 1].end = index
        }
        end(&chain, index)
    }

    /// Returns the index of the parenthesis or brace of a call after its generic arguments, which begin at `index`:
    /// `Pair<Text, Image>(…)`; nil if there are none.
    private func afterGenericArguments(_ index: Int) -> Int? {
        guard isText(index, "<"), isCapitalized(index - 1), self[index].flags.isDisjoint(with: .spaceBefore) else {
            return nil
        }
        var depth = 1
        for next in index + 1..<index + Self.maxGenericArguments {
            switch kind(next) {
            case .identifier, .quotedIdentifier, .period, .comma, .colon, .postfixMark, .leftBracket, .rightBracket:
                break
            case .operator:
                for byte in bytes(next) {
                    switch byte {
                    case UInt8(ascii: "<"): depth += 1
                    case UInt8(ascii: ">"): depth -= 1
                    case UInt8(ascii: "&"): break
                    default: return nil
                    }
                }
            default: return nil
            }
            guard depth <= 0 else { continue }
            let isCall = kind(next + 1) == .leftParen || kind(next + 1) == .leftBrace
            return depth == 0 && isCall && continuesCall(next + 1) ? next + 1 : nil
        }
        return nil
    }

    /// The maximum number of tokens of generic arguments.
    private static let maxGenericArguments = 64

    private func end(_ chain: inout SwiftChain, _ index: Int) { chain.end = chain.links.last?.end ?? index }
}
