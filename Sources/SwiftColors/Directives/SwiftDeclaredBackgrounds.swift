import SourceColors
import SourceText

/// A background that a comment declares for a view or an object.
struct SwiftDeclaredBackground {
    var expression: ExpressionID
    /// The token that the comment is about, outside all brackets but braces. The view chain or statement with it is meant.
    var token: Int
    /// The `{` around that token, or nil.
    var brace: Int?
    /// The index of the directive in ``ColorFacts/directives``.
    var directive: Int
    /// Whether a view or an object takes it.
    var isTaken = false
    /// The places of the backgrounds in the chain that takes it.
    var ownBackgrounds: [ByteRange] = []
}

/// Braces with a declared background: of a type, an extension, a function.
private struct SwiftDeclaredRegion {
    var expression: ExpressionID
    /// The tokens from the `{` to the `}`.
    var braces: TokenRange
    /// The index of the region around it.
    var parent: Int?
}

/// The backgrounds that comments declare.
final class SwiftDeclaredBackgrounds {
    private let tokens: SwiftTokens
    private let facts: SwiftFactCollector
    private(set) var backgrounds: [SwiftDeclaredBackground] = []
    /// The indices of the backgrounds, by the `{` around them.
    private var byBrace: [Int?: [Int]] = [:]
    /// The braces with a declared background, in source order.
    private var regions: [SwiftDeclaredRegion] = []

    init(_ file: SwiftFile, _ facts: SwiftFactCollector) {
        tokens = file.tokens
        self.facts = facts
    }

    func append(_ background: SwiftDeclaredBackground) { backgrounds.append(background) }

    // MARK: Places

    /// Finds the brackets around the token of each background, once all are added.
    ///
    /// - Returns: the braces that have a background, each with it.
    func place() -> [(brace: Int, background: ExpressionID)] {
        guard !backgrounds.isEmpty else { return [] }
        findBrackets()
        backgrounds.order { ($0.token, $0.directive) < ($1.token, $1.directive) }
        for (index, background) in backgrounds.enumerated() { byBrace[background.brace, default: []].append(index) }
        var contents: [(brace: Int, background: ExpressionID)] = []
        for (index, background) in backgrounds.enumerated() where tokens.kind(background.token) == .leftBrace {
            backgrounds[index].isTaken = true
            contents.append((background.token, background.expression))
            guard let close = tokens.closing(background.token) else { continue }
            var parent = regions.indices.last
            while let outer = parent, regions[outer].braces.upper < close { parent = regions[outer].parent }
            regions.append(
                SwiftDeclaredRegion(
                    expression: background.expression, braces: TokenRange(background.token, close), parent: parent))
        }
        return contents
    }

    /// An open bracket.
    private enum Bracket {
        case brace
        /// Another bracket, with the outermost such bracket in the same braces.
        case other(outermost: Int)
    }

    /// Finds the braces around each background, and moves its token out of other brackets.
    private func findBrackets() {
        var brackets: [Bracket] = []
        var braces: [Int] = []
        var next = 0
        let order = backgrounds.indices.ordered { backgrounds[$0].token < backgrounds[$1].token }
        for index in 0..<tokens.count where next < order.count {
            let kind = tokens.kind(index)
            if kind.closes, tokens.partner(index) != nil, case .brace? = brackets.popLast() { braces.removeLast() }
            while next < order.count, backgrounds[order[next]].token == index {
                backgrounds[order[next]].brace = braces.last
                if case .other(let outermost)? = brackets.last { backgrounds[order[next]].token = outermost }
                next += 1
            }
            guard kind.opens, tokens.closing(index) != nil else { continue }
            if kind == .leftBrace {
                braces.append(index)
                brackets.append(.brace)
            } else if case .other(let outermost)? = brackets.last {
                brackets.append(.other(outermost: outermost))
            } else {
                brackets.append(.other(outermost: index))
            }
        }
    }

    /// Returns the index of the background declared for `chain`, whose innermost open bracket is `opener`; nil if there is
    /// none.
    func index(for chain: SwiftChain, in opener: Int?) -> Int? {
        // A chain in other brackets than braces has none: it is a part of the chain or statement around.
        guard !backgrounds.isEmpty, opener.map({ tokens.kind($0) == .leftBrace }) ?? true,
            let inBraces = byBrace[opener]
        else { return nil }
        let next = inBraces.partitioningIndex { backgrounds[$0].token >= chain.end }
        guard next > 0, backgrounds[inBraces[next - 1]].token >= chain.start else { return nil }
        return inBraces[next - 1]
    }

    /// Marks the background at `index` as taken by a view or an object, which draws at `ownBackgrounds` itself.
    func take(_ index: Int, ownBackgrounds: [ByteRange] = []) {
        backgrounds[index].isTaken = true
        backgrounds[index].ownBackgrounds += ownBackgrounds
    }

    /// Returns the background declared for the innermost braces around the token at `index`; nil if there is none.
    func background(around index: Int) -> ExpressionID? {
        let next = regions.partitioningIndex { $0.braces.lower >= index }
        var region = next > 0 ? next - 1 : nil
        for _ in 0..<64 {
            guard let known = region else { return nil }
            if regions[known].braces.upper > index { return regions[known].expression }
            region = regions[known].parent
        }
        return nil
    }

    // MARK: Pairs

    /// Applies the declared backgrounds where the code's own are unknown, marks the pairs that have one, and invalidates the
    /// directives that nothing takes.
    func finish() {
        guard !backgrounds.isEmpty else { return }
        let declared = Set(backgrounds.map(\.expression))
        var own: [(range: ByteRange, declared: ExpressionID)] = []
        for background in backgrounds {
            own.append((facts.range(of: background.expression), background.expression))
            own += background.ownBackgrounds.map { ($0, background.expression) }
            if !background.isTaken {
                let directive = facts.collected.directives[background.directive]
                facts.collected.directives[background.directive].kind = .invalid(.nothingInFront, at: directive.range)
            }
        }
        own.order { $0.range < $1.range }
        for index in facts.collected.pairs.indices where facts.collected.pairs[index].kind != .declared {
            guard let background = facts.collected.pairs[index].background else { continue }
            if !declared.contains(background) {
                let range = facts.range(of: background)
                let next = own.partitioningIndex { $0.range.lowerBound > range.lowerBound }
                guard next > 0, own[next - 1].range.contains(range) else { continue }
                facts.collected.pairs[index].background = facts.collected.background(
                    background, over: own[next - 1].declared)
            }
            if facts.collected.pairs[index].background.map(declared.contains) == true {
                facts.collected.pairs[index].kind = .declared
            }
        }
    }
}
