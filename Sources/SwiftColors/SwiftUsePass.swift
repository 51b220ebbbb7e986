import ColorMath
import SourceColors
import SourceText

/// The second pass: what chains, assignments, dictionaries and declarations say of the colors.
extension SwiftScanner {
    mutating func findUses() {
        frames = [SwiftFrame(opener: -1)]
        scopes = [SwiftScope(lower: 0)]
        var declaration: PendingType?
        var index = 0
        while index < tokens.count {
            switch tokens.kind(index) {
            case .leftBrace:
                openBrace(index)
                if let pending = declaration, frames.count == pending.depth + 1 {
                    frames[frames.count - 1].typeName = pending.name
                    frames[frames.count - 1].enclosingType = pending.name
                    if pending.isExtension { frames[frames.count - 1].extendedType = pending.name }
                    frames[frames.count - 1].memberSurroundings = frames[frames.count - 1].surroundings
                    declaration = nil
                }
            case .leftParen:
                if tokens.startsChain(index) { readUse(index) }
                open(index)
                if !contents.isEmpty { surroundFrame(index) }
            case .leftBracket:
                if tokens.startsChain(index) {
                    readAttributes(index)
                    readUse(index)
                }
                open(index)
            case .interpolationOpen: open(index)
            case .rightParen, .rightBracket, .rightBrace, .interpolationClose: closeScopes(index)
            case .equal: readAssignment(index)
            case .period where tokens.startsChain(index):
                readImplicitMember(index)
                readUse(index)
            case .pound: readUse(index)
            case .identifier, .quotedIdentifier:
                readWord(index, &declaration)
                if tokens.startsChain(index) { readUse(index) }
            default: break
            }
            index += 1
        }
        addInstances()
        sortDefinitions()
        assignDeclaredBackgrounds()
        addReceiverPairs()
        addMeetings()
        finishDirectives()
        addTextColors()
        sortNamedColors()
        sortPairs()
    }

    private mutating func openBrace(_ index: Int) {
        let last = frames.count - 1
        let isStatement =
            frames[last].isInCondition || tokens.isText(index - 1, "else") || tokens.isText(index - 1, "get")
        frames[last].isInCondition = false
        open(index)
        startScope(index)
        if isStatement {
            frames[last + 1].isStatement = true
            frames[last + 1].surroundings = frames[last].surroundings
            frames[last + 1].isStack = frames[last].isStack
        }
        if frames[last].memberSurroundings >= 0 { frames[last + 1].surroundings = frames[last].memberSurroundings }
        if !contents.isEmpty { surroundFrame(index) }
    }

    /// Gives the frame that has been opened at `index` the surroundings that hold in it.
    private mutating func surroundFrame(_ index: Int) {
        guard let content = contents.removeValue(forKey: index) else { return }
        frames[frames.count - 1].surroundings = content.surroundings
        frames[frames.count - 1].isStack = content.isStack
    }

    private mutating func startScope(_ index: Int) {
        scopes.append(SwiftScope(lower: index))
        frames[frames.count - 1].scope = scopes.count - 1
    }

    private mutating func closeScopes(_ index: Int) {
        let partner = Int(tokens[index].partner)
        guard partner >= 0 else { return }
        while frames.count > 1, let last = frames.last, last.opener >= partner {
            if tokens.kind(last.opener) == .leftBrace { scopes[last.scope].upper = index }
            frames.removeLast()
        }
    }

    /// The words that tell what the braces behind them are.
    private enum Word { case type, condition, branch, binding }

    private static let words = SwiftWordTable<Word>([
        ("struct", .type), ("enum", .type), ("class", .type), ("extension", .type), ("actor", .type),
        ("protocol", .type), ("if", .condition), ("guard", .condition), ("while", .condition), ("for", .condition),
        ("switch", .condition), ("case", .branch), ("default", .branch), ("let", .binding), ("var", .binding),
    ])

    /// A type whose braces have not come yet.
    private struct PendingType {
        var name: String
        var depth: Int
        var isExtension: Bool
    }

    private mutating func readWord(_ index: Int, _ declaration: inout PendingType?) {
        guard tokens.kind(index) == .identifier, let word = Self.words[tokens.bytes(index)],
            tokens.kind(index - 1) != .period, tokens.kind(index + 1) != .colon || word == .branch
        else { return }
        switch word {
        case .type:
            guard let name = tokens.typeName(index, in: frames.last?.typeName) else { return }
            declaration = PendingType(
                name: name, depth: frames.count, isExtension: tokens.isText(index, "extension"))
        case .condition: frames[frames.count - 1].isInCondition = true
        case .branch:
            guard let opener = frames.last?.opener, tokens.kind(opener) == .leftBrace,
                tokens[index].flags.contains(.newlineBefore)
            else { return }
            let scope = frames[frames.count - 1].scope
            if scopes[scope].lower != opener { scopes[scope].upper = index }
            startScope(index)
        case .binding: readDefinition(index)
        }
    }

    /// Takes note of `.red` where a label or a declared type says that it is a color.
    private mutating func readImplicitMember(_ index: Int) {
        guard tokens.kind(index + 2) != .leftParen else { return }
        var family: SwiftColorFamily?
        if tokens.kind(index - 1) == .colon, tokens.isName(index - 2),
            SwiftColorWords.namesColor(tokens.bytes(index - 2))
        {
            family = imports.swiftUI && !imports.uiKit && !imports.appKit ? .swiftUI : .any
        } else if tokens.kind(index - 1) == .equal, tokens.kind(index - 3) == .colon {
            family = tokens.colorFamily(tokens.bytes(index - 2))
        }
        guard let family, case .colors = imports.namedColor(tokens.bytes(index + 1), in: family) else { return }
        _ = expression(index, index + 2, family)
    }

    /// Reads the chain that begins at `index` for what it says of colors.
    private mutating func readUse(_ index: Int) {
        var chain = chain
        tokens.readChain(
            from: index, limit: tokens.count, allowsClosures: !(frames.last?.isInCondition ?? false), into: &chain)
        if chain.links.count > 1 {
            readNamedColor(chain)
            readChainPairs(chain)
        } else if chain.links.count == 1, isViewOfInterest(chain) {
            readChainPairs(chain)
        }
        self.chain = chain
    }

    /// Takes note of `Color.red`, whatever it is for.
    private mutating func readNamedColor(_ chain: SwiftChain) {
        let head = SwiftTokens.modules.contains(tokens.bytes(chain.start)) && chain.links[0].isPlain ? 1 : 0
        guard !chain.isImplicit, head + 1 < chain.links.count, chain.links[head].isPlain, chain.links[head + 1].isPlain,
            let family = tokens.colorFamily(tokens.bytes(chain.links[head].name)),
            case .colors = imports.namedColor(tokens.bytes(chain.links[head + 1].name), in: family)
        else { return }
        _ = expression(chain.start, chain.links[head + 1].end, family)
    }

    /// Puts the named colors into the order of the file, each once.
    private mutating func sortNamedColors() {
        facts.namedColors.sort { $0.range < $1.range }
        var last: ByteRange?
        facts.namedColors.removeAll { use in
            defer { last = use.range }
            return use.range == last
        }
    }

    /// Puts the pairs into the order of the file.
    private mutating func sortPairs() {
        func start(_ pair: ColorPair) -> Int {
            let foreground = facts.expressions[pair.foreground].range.lowerBound
            return pair.background.map { min(foreground, facts.expressions[$0].range.lowerBound) } ?? foreground
        }
        let order = facts.pairs.enumerated().sorted { (start($0.element), $0.offset) < (start($1.element), $1.offset) }
        facts.pairs = order.map(\.element)
    }
}
