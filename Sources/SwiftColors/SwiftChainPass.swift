import ColorMath
import SourceColors
import SourceText

/// The second pass: passes chains, assignments, dictionaries and declarations to the readers of their kind.
final class SwiftChainPass {
    private let tokens: SwiftTokens
    private let imports: SwiftImports
    private let facts: SwiftFactCollector
    private let nesting: SwiftNesting
    private let environment: SwiftEnvironment
    private let expressions: SwiftExpressionReader
    private let definitions: SwiftDefinitionReader
    private let receivers: SwiftReceiverReader
    private let classViews: SwiftClassViews
    private let views: SwiftViewReader
    private let scopes: SwiftViewScopes
    private let declared: SwiftDeclaredBackgrounds
    private var branches: SwiftAppearanceBranches
    /// The storage of chains, kept from one to the next.
    private var chain = SwiftChain()

    init(
        _ file: SwiftFile, _ evaluator: SwiftConstantEvaluator, _ facts: SwiftFactCollector,
        _ literals: SwiftLiteralIndex, _ declared: SwiftDeclaredBackgrounds
    ) {
        tokens = file.tokens
        imports = file.imports
        self.facts = facts
        self.declared = declared
        nesting = SwiftNesting(file)
        environment = SwiftEnvironment(facts)
        expressions = SwiftExpressionReader(
            file, evaluator: evaluator, facts: facts, literals: literals, nesting: nesting)
        definitions = SwiftDefinitionReader(file, facts, literals, expressions, nesting)
        branches = SwiftAppearanceBranches(tokens, expressions.conditions)
        let textSizes = SwiftTextSizeReader(file, evaluator)
        classViews = SwiftClassViews(file, facts, expressions, nesting)
        receivers = SwiftReceiverReader(file, facts, expressions, textSizes, nesting, declared, classViews)
        scopes = SwiftViewScopes(file, facts, expressions, literals, environment, nesting)
        views = SwiftViewReader(
            file, evaluator, facts, expressions, textSizes, environment, nesting, declared, scopes)
    }

    /// Finds all that the file says about the literals and names of colors.
    @_optimize(speed)
    func run() {
        for (brace, background) in declared.place() {
            environment.surround([brace], with: SwiftSurroundings(background: background))
        }
        for index in 0..<tokens.count { read(index) }
        definitions.finish()
        receivers.assignDeclaredBackgrounds()
        receivers.doubtReplacedColors()
        receivers.doubtColorsOfMissingTitles()
        receivers.addPairs()
        receivers.addClassPairs()
        classViews.finish()
        environment.addMeetings()
        declared.finish()
        receivers.noteTextColors()
        scopes.finish()
        var choices = SwiftChoices(tokens, expressions, nesting)
        choices.addConditions(to: facts)
        facts.finish()
    }

    @_optimize(speed)
    private func read(_ index: Int) {
        switch tokens.kind(index) {
        case .leftBrace:
            let (isStatement, isType) = nesting.openBrace(index)
            environment.openBrace(index, isStatement: isStatement, isType: isType)
        case .leftParen:
            if tokens.startsChain(index) { readChain(index) }
            open(index)
        case .leftBracket:
            if tokens.startsChain(index) {
                receivers.readAttributes(index)
                readChain(index)
            }
            open(index)
        case .interpolationOpen: open(index)
        case .rightParen, .rightBracket, .rightBrace, .interpolationClose:
            nesting.close(index)
            environment.close(toDepth: nesting.frames.count)
        case .equal: receivers.readAssignment(index)
        case .period where tokens.startsChain(index):
            readImplicitMember(index)
            readChain(index)
        case .pound: readChain(index)
        case .identifier, .quotedIdentifier:
            readWord(index)
            if tokens.startsChain(index) { readChain(index) }
        default: break
        }
    }

    @_optimize(speed)
    private func open(_ index: Int) {
        nesting.open(index)
        environment.open(index)
    }

    // MARK: Words

    /// The words that decide what the braces after them are.
    private enum Word { case type, condition, branch, binding, opaque, override, function, initializer, lookup }

    private static let words = WordTable<Word>([
        ("struct enum class extension actor protocol", .type),
        ("if guard while for switch", .condition),
        ("case default", .branch),
        ("let var", .binding),
        ("some Self Text", .opaque),
        ("override", .override),
        ("func", .function),
        ("init", .initializer),
        ("subscript", .lookup),
    ])

    @_optimize(speed)
    private func readWord(_ index: Int) {
        guard tokens.kind(index) == .identifier, let word = Self.words[tokens.bytes(index)] else { return }
        if word == .override, tokens.kind(index + 1) == .leftParen { return definitions.readOverride(index) }
        guard tokens.kind(index - 1) != .period, tokens.kind(index + 1) != .colon || word == .branch else { return }
        switch word {
        case .type:
            classViews.beginType(index)
            definitions.readInheritance(index)
            nesting.beginType(index)
        case .condition:
            nesting.beginCondition(index)
            branches.readCondition(index, environment)
        case .branch:
            nesting.beginBranch(index)
            if let brace = nesting.innermost.opener { branches.readBranch(index, in: brace, environment) }
        case .binding:
            if !isUnused(index) { definitions.readDefinition(index) }
            classViews.readProperty(index + 1)
        case .opaque: scopes.begin(at: index)
        case .function:
            classViews.readFunction(index)
            if !isUnused(index) { definitions.readFunction(index) }
        case .initializer:
            if isUnused(index) { return }
            definitions.readValueInitializer(index)
            definitions.readInitializer(index)
            definitions.readColorInitializer(index)
        case .override: classViews.readOverride(index)
        case .lookup: definitions.readSubscript(index)
        }
    }

    /// Whether no app runs the code at `index`.
    @_optimize(speed)
    private func isUnused(_ index: Int) -> Bool {
        tokens[index].flags.contains(.conditional) && facts.isUnused(at: tokens[index].range)
    }

    // MARK: Chains

    /// Notes `.red` if its label or declared type says that it is a color.
    private func readImplicitMember(_ index: Int) {
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
        expressions.expression(TokenRange(index, index + 2), family)
    }

    /// The methods that set colors of the object around, if they are called without one.
    private static let ownCalls = WordSet("setTitleColor setBackgroundImage setBackgroundColor vc_setBackgroundColor")

    /// Reads the chain that begins at `index`.
    @_optimize(speed)
    private func readChain(_ index: Int) {
        // The storage is taken out, so that it is not copied.
        var chain = SwiftChain()
        swap(&chain, &self.chain)
        tokens.readChain(
            in: TokenRange(index, tokens.count), allowsClosures: !nesting.innermost.isInCondition, into: &chain)
        classViews.read(chain)
        if chain.links.count > 1 {
            readNamedColor(chain)
            readView(chain)
        } else if chain.links.count == 1, views.isOfInterest(chain) {
            readView(chain)
        } else if chain.links.count == 1, Self.ownCalls.contains(tokens.bytes(chain.start)) {
            receivers.readCalls(chain)
        }
        swap(&chain, &self.chain)
    }

    @_optimize(speed)
    private func readView(_ chain: SwiftChain) {
        let look = views.look(at: chain)
        receivers.readCalls(chain)
        if chain.isImplicit { return }
        if tokens.isText(chain.start, "AttributeContainer") {
            receivers.readAttributeContainer(chain)
        } else {
            views.read(chain, look)
        }
    }

    /// Notes `Color.red`, wherever it is used.
    @_optimize(speed)
    private func readNamedColor(_ chain: SwiftChain) {
        let head = SwiftTokens.modules.contains(tokens.bytes(chain.start)) && chain.links[0].isPlain ? 1 : 0
        guard !chain.isImplicit, head + 1 < chain.links.count, chain.links[head].isPlain, chain.links[head + 1].isPlain,
            let family = tokens.colorFamily(tokens.bytes(chain.links[head].name)),
            case .colors = imports.namedColor(tokens.bytes(chain.links[head + 1].name), in: family)
        else { return }
        expressions.expression(chain.range(through: chain.links[head + 1]), family)
    }
}
