import SourceText

/// An open bracket.
struct SwiftFrame {
    /// The bracket, or nil for the file.
    var opener: Int?
    /// The word of a statement such as `if` that has begun and whose `{` is not reached, so that a brace is not a closure.
    var condition: Int?
    /// The index of the scope of statements that its content belongs to.
    var scope = 0
    /// The index of the innermost type around its content, or nil.
    var type: Int?
    /// Whether it is the brace of that type.
    var isTypeBody = false
    /// Whether it is the brace of a statement or an accessor.
    var isStatement = false

    /// Whether it is in the condition of a statement.
    var isInCondition: Bool { condition != nil }
}

/// A type around the current token.
struct SwiftTypeBody {
    /// Its full name: `Theme.Dark`.
    var name: String
    /// The full name of the innermost type that an extension around its members extends; its own if it is an extension.
    var extended: String?
}

/// Statements that run one after the other: the content of a pair of braces, or one branch of a `switch`.
struct SwiftScope {
    /// The token it begins with.
    var lower: Int
    /// The token after it.
    var upper = Int.max
    /// The index of the scope around it; its own for the file.
    var parent = 0
    /// The word of the statement whose braces it is: `if`, `else`, `switch`.
    var statement: Int?
    /// The index of the innermost type around the braces.
    var type: Int?
}

/// The brackets, scopes and types around the current token of a pass.
final class SwiftNesting {
    private let tokens: SwiftTokens
    /// The open brackets, the innermost last. The first frame is the file.
    private(set) var frames = [SwiftFrame()]
    /// All scopes so far.
    private(set) var scopes = [SwiftScope(lower: 0)]
    /// All types so far.
    private var types: [SwiftTypeBody] = []
    /// A type whose braces have not come yet.
    private var pendingType: (name: String, depth: Int, isExtension: Bool)?

    init(_ file: SwiftFile) { tokens = file.tokens }

    /// The innermost open bracket.
    var innermost: SwiftFrame { frames[frames.count - 1] }

    /// The innermost type around the current token.
    var type: SwiftTypeBody? { innermost.type.map { types[$0] } }

    /// The full name of the type that the current token is directly in the braces of; nil in other braces.
    var typeName: String? { innermost.isTypeBody ? type?.name : nil }

    // MARK: Brackets

    /// Opens a bracket that is not a brace.
    @_optimize(speed)
    func open(_ index: Int) {
        let outer = innermost
        frames.append(SwiftFrame(opener: index, scope: outer.scope, type: outer.type))
    }

    /// Opens the brace at `index`, which begins a scope.
    ///
    /// - Returns: whether it belongs to a statement or an accessor, and whether to the declaration of a type.
    @_optimize(speed)
    func openBrace(_ index: Int) -> (isStatement: Bool, isType: Bool) {
        let isElse = tokens.isText(index - 1, "else")
        let word = innermost.condition ?? (isElse ? index - 1 : nil)
        let isStatement = word != nil || tokens.isText(index - 1, "get")
        frames[frames.count - 1].condition = nil
        open(index)
        startScope(index, in: innermost.scope, of: word)
        frames[frames.count - 1].isStatement = isStatement
        guard let type = pendingType, frames.count == type.depth + 1 else { return (isStatement, false) }
        types.append(SwiftTypeBody(name: type.name, extended: type.isExtension ? type.name : self.type?.extended))
        frames[frames.count - 1].type = types.count - 1
        frames[frames.count - 1].isTypeBody = true
        pendingType = nil
        return (isStatement, true)
    }

    /// Closes the bracket that the token at `index` closes, and all that were left open in it.
    @_optimize(speed)
    func close(_ index: Int) {
        guard let partner = tokens.partner(index) else { return }
        while frames.count > 1, let opener = innermost.opener, opener >= partner {
            if tokens.kind(opener) == .leftBrace { scopes[innermost.scope].upper = index }
            frames.removeLast()
        }
    }

    // MARK: Statements and types

    /// Notes that a statement such as `if` has begun.
    func beginCondition(_ index: Int) { frames[frames.count - 1].condition = index }

    /// Begins a branch of a `switch` at the `case` or `default` at `index`, if it is one.
    func beginBranch(_ index: Int) {
        guard let opener = innermost.opener, tokens.kind(opener) == .leftBrace,
            tokens[index].flags.contains(.newlineBefore)
        else { return }
        let isFirst = scopes[innermost.scope].lower == opener
        if !isFirst { scopes[innermost.scope].upper = index }
        startScope(index, in: isFirst ? innermost.scope : scopes[innermost.scope].parent)
    }

    /// Notes that the braces of the type declared at `index` are next.
    func beginType(_ index: Int) {
        guard let name = tokens.typeName(index, in: typeName) else { return }
        pendingType = (name, frames.count, tokens.isText(index, "extension"))
    }

    @_optimize(speed)
    private func startScope(_ index: Int, in parent: Int, of statement: Int? = nil) {
        scopes.append(SwiftScope(lower: index, parent: parent, statement: statement, type: innermost.type))
        frames[frames.count - 1].scope = scopes.count - 1
    }

    /// Calls `body` as if the current token were in the type `type`.
    func inside(_ type: String, _ body: () -> Void) {
        let outside = frames
        types.append(SwiftTypeBody(name: type))
        frames = [SwiftFrame(type: types.count - 1)]
        body()
        frames = outside
    }

    /// Returns the indices of the scopes around the token at `index`, the innermost first, once all are known.
    func scopes(around index: Int) -> [Int] {
        var result: [Int] = []
        var scope = scopes.partitioningIndex { $0.lower > index } - 1
        while scope > 0 {
            if scopes[scope].upper > index { result.append(scope) }
            scope = scopes[scope].parent
        }
        return result
    }

    /// Returns the index of the scope that begins at the brace at `index`; nil if none does.
    func scope(at index: Int) -> Int? {
        let scope = scopes.partitioningIndex { $0.lower >= index }
        return scope < scopes.count && scopes[scope].lower == index ? scope : nil
    }

    /// The full name of the type that the scope number `scope` is in; nil if it is in none.
    func typeName(ofScope scope: Int) -> String? { scopes[scope].type.map { types[$0].name } }

    /// Whether the token at `index` begins a statement.
    func startsStatement(_ index: Int) -> Bool {
        guard let opener = innermost.opener, tokens.kind(opener) == .leftBrace else { return false }
        let before = index - 1
        if before == opener || tokens[index].flags.contains(.newlineBefore) { return true }
        return tokens.kind(before) == .semicolon || tokens.isText(before, "in") || tokens.isText(before, "return")
            || tokens.kind(before) == .colon
    }
}
