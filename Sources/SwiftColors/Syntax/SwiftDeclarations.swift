import SourceText

/// One name that a file declares.
struct SwiftDeclaration {
    /// What the name stands for, as far as colors and numbers are concerned.
    enum Meaning {
        /// A constant with a value, or a computed property: the tokens after the name decide.
        case binding
        /// Anything known only at run time: a parameter, a stored variable, an associated value.
        case other
    }

    /// The token of the name.
    var token: Int
    var meaning: Meaning
    /// The tokens in which the name is in scope.
    var scope: TokenRange
    /// The full name of the type that it is a member of, or nil.
    var type: String?
    /// Whether it stands in a branch of an `#if`.
    var isConditional: Bool
}

/// A type that a file declares or extends.
struct SwiftTypeDeclaration {
    enum Kind { case structure, enumeration, `class`, `protocol`, extended }

    /// The kind of type; `extended` if it is declared elsewhere.
    var kind = Kind.extended
    /// The tokens of the names of an enumeration's cases.
    var cases: [Int] = []
    /// Whether it declares an initializer, outside extensions.
    var hasInitializer = false
}

/// An index of the names that a file declares, looked up by the place of their use.
///
/// It is filled in one pass over the tokens, which keeps the open braces on a stack.
struct SwiftDeclarations {
    private var byName: [String: [SwiftDeclaration]] = [:]
    /// The types that the file declares or extends, by their full names.
    private(set) var types: [String: SwiftTypeDeclaration] = [:]

    /// Indexes the declarations in `tokens`.
    @_optimize(speed)
    init(_ tokens: SwiftTokens) {
        var braces: [Brace] = []
        var pending: (name: String, depth: Int, isExtension: Bool)?
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            switch tokens.kind(index) {
            case .leftBrace:
                let type = pending.flatMap { $0.depth == braces.count ? $0.name : nil }
                braces.append(Brace(opener: index, type: type, isExtension: pending?.isExtension ?? false))
                if type != nil { pending = nil }
                declareParameters(tokens, ofClosure: index)
            case .rightBrace:
                guard let partner = tokens.partner(index) else { continue }
                while let last = braces.last, last.opener >= partner { braces.removeLast() }
            case .identifier where tokens.kind(index - 1) != .period && tokens.kind(index + 1) != .colon:
                guard let word = Self.words[tokens.bytes(index)] else { continue }
                switch word {
                case .type:
                    guard let name = tokens.typeName(index, in: braces.last?.type) else { continue }
                    let kind = Self.kinds[tokens.bytes(index)]
                    pending = (name, braces.count, kind == .extended)
                    if types[name] == nil || kind != .extended {
                        types[name, default: .init()].kind = kind ?? .extended
                    }
                case .function:
                    declareParameters(tokens, ofFunction: index)
                    // What makes a type a modifier or a style.
                    if let type = braces.last?.type, Self.bodies.contains(tokens.bytes(index + 1)) {
                        add(tokens, index + 1, .other, TokenRange(index, index), type: type)
                    }
                    if let type = braces.last?.type, tokens.isText(index, "init"), braces.last?.isExtension == false {
                        types[type]?.hasInitializer = true
                    }
                case .enumerationCase:
                    if let type = braces.last?.type, types[type]?.kind == .enumeration {
                        types[type]?.cases += tokens.caseNames(index)
                    }
                case .constant, .variable: declare(tokens, index, isConstant: word == .constant, braces.last)
                case .loop:
                    var end = index + 1
                    while end < min(index + 16, tokens.count), !tokens.isText(end, "in") {
                        if tokens.isName(end) { add(tokens, end, .other, Self.block(tokens, after: end)) }
                        end += 1
                    }
                }
            default: break
            }
        }
    }

    /// An open brace.
    private struct Brace {
        var opener: Int
        /// The full name of the type, if the braces are a type's.
        var type: String?
        var isExtension: Bool
    }

    private enum Word { case type, function, constant, variable, loop, enumerationCase }

    private static let bodies = WordSet("body makeBody")

    private static let kinds = WordTable<SwiftTypeDeclaration.Kind>([
        ("struct", .structure),
        ("enum", .enumeration),
        ("class actor", .class),
        ("protocol", .protocol),
        ("extension", .extended),
    ])

    private static let words = WordTable<Word>([
        ("struct enum class extension actor protocol", .type),
        ("func init subscript", .function),
        ("let", .constant),
        ("var", .variable),
        ("for", .loop),
        ("case", .enumerationCase),
    ])

    @_optimize(speed)
    private mutating func add(
        _ tokens: SwiftTokens, _ token: Int, _ meaning: SwiftDeclaration.Meaning, _ scope: TokenRange,
        type: String? = nil
    ) {
        byName[tokens.text(token), default: []].append(
            SwiftDeclaration(
                token: token, meaning: meaning, scope: scope, type: type,
                isConditional: tokens[token].flags.contains(.conditional)))
    }

    @_optimize(speed)
    private mutating func declare(
        _ tokens: SwiftTokens, _ index: Int, isConstant: Bool, _ brace: Brace?
    ) {
        let whole =
            brace.map { TokenRange($0.opener, tokens.closing($0.opener) ?? tokens.count) }
            ?? TokenRange(0, tokens.count)
        // `if let x`, `guard let x`, `case .a(let x)`, `let (a, b)`: known only at run time.
        let before = tokens.kind(index - 1)
        let isPattern =
            before == .comma || before == .leftParen || before == .colon
            || before == .identifier && Self.conditions.contains(tokens.bytes(index - 1))
        if isPattern || tokens.kind(index + 1) == .leftParen {
            var name = index + 1
            let end = tokens.kind(name) == .leftParen ? min(tokens.closing(name) ?? name, name + 32) : name
            while name <= end {
                if tokens.isName(name) {
                    add(tokens, name, .other, TokenRange(index, whole.upper))
                }
                name += 1
            }
            return
        }
        guard tokens.isName(index + 1) else { return }
        var isFixed = isConstant
        if !isConstant {
            // A computed property counts as a constant; a stored variable does not.
            var next = index + 2
            if tokens.kind(next) == .colon {
                next += 1
                while tokens.isName(next) || tokens.kind(next) == .period || tokens.kind(next) == .postfixMark {
                    next += 1
                }
            }
            isFixed = tokens.kind(next) == .leftBrace || tokens.isText(index - 1, "static")
        }
        let isMember = brace?.type != nil
        add(
            tokens, index + 1, isFixed ? .binding : .other,
            isMember || brace == nil ? whole : TokenRange(index, whole.upper),
            type: brace?.type)
    }

    private static let conditions = WordSet("if guard while case for")

    @_optimize(speed)
    private mutating func declareParameters(_ tokens: SwiftTokens, ofFunction index: Int) {
        var opener = index + 1
        while opener < min(index + 24, tokens.count), tokens.kind(opener) != .leftParen { opener += 1 }
        guard tokens.kind(opener) == .leftParen, let close = tokens.closing(opener) else { return }
        let scope = TokenRange(opener, Self.block(tokens, after: close).upper)
        for argument in tokens.arguments(opener) ?? [] {
            // `name: T`, `label name: T`, `@ViewBuilder name: T`
            var last = argument.label ?? argument.lower
            if argument.label == nil {
                let end = min(last + 8, argument.upper)
                var colon = last + 1
                while colon < end, tokens.kind(colon) != .colon { colon += 1 }
                if colon < end { last = colon - 1 }
            }
            if tokens.isName(last) { add(tokens, last, .other, scope) }
        }
    }

    /// Declares the names between `{` and `in`.
    @_optimize(speed)
    private mutating func declareParameters(_ tokens: SwiftTokens, ofClosure brace: Int) {
        guard let close = tokens.closing(brace) else { return }
        var end = brace + 1
        while end < min(close, brace + 24), !tokens.isText(end, "in") {
            let kind = tokens.kind(end)
            guard tokens.isName(end) || kind == .comma || kind == .leftParen || kind == .rightParen || kind == .colon
            else {
                return
            }
            end += 1
        }
        guard tokens.isText(end, "in") else { return }
        for name in brace + 1..<max(end, brace + 1) where tokens.isName(name) {
            add(tokens, name, .other, TokenRange(brace, close))
        }
    }

    /// The block that the first `{` after `index` opens.
    private static func block(_ tokens: SwiftTokens, after index: Int) -> TokenRange {
        var brace = index
        while brace < min(index + 64, tokens.count), tokens.kind(brace) != .leftBrace { brace += 1 }
        guard tokens.kind(brace) == .leftBrace, let close = tokens.closing(brace) else {
            return TokenRange(index, index + 64)
        }
        return TokenRange(index, close)
    }

    /// A name with more declarations than this is not looked up.
    private static let mostCandidates = 64

    /// Returns what `name` means at the token `use`: its innermost declaration; nil if there is none, or several.
    func declaration(of name: String, at use: Int) -> SwiftDeclaration? {
        guard let all = byName[name], all.count <= Self.mostCandidates else { return nil }
        var best: SwiftDeclaration?
        var isAmbiguous = false
        for candidate in all where candidate.scope.lower <= use && use < candidate.scope.upper && candidate.token != use
        {
            guard let known = best else {
                best = candidate
                continue
            }
            // The scope of a local begins at its declaration, so a later one is nearer. Two members of one type are alternatives.
            if candidate.scope.lower == known.scope.lower || candidate.isConditional && known.isConditional {
                isAmbiguous = true
            } else if candidate.scope.lower > known.scope.lower {
                best = candidate
                isAmbiguous = false
            }
        }
        return isAmbiguous ? nil : best
    }

    /// Returns how many declarations of the name that `declaration` declares come before it.
    func number(of declaration: SwiftDeclaration, named name: String) -> Int {
        byName[name]?.firstIndex { $0.token == declaration.token } ?? 0
    }

    /// Whether `name` is declared anywhere but as a member.
    func isLocal(_ name: String) -> Bool { byName[name]?.contains { $0.type == nil } ?? false }

    /// Whether the type with the full name `type` is a view, a modifier or a style, as far as this file tells.
    func isView(_ type: String) -> Bool {
        ["body", "makeBody"].contains { byName[$0]?.contains { $0.type == type } ?? false }
    }

    /// Whether the file declares anything called `name`.
    func isDeclared(_ name: String) -> Bool { byName[name] != nil }

    /// Whether the token at `index` is in another type than `type` with a member `name`.
    func isMember(_ name: String, notOf type: String?, at index: Int) -> Bool {
        guard let all = byName[name], all.count <= Self.mostCandidates else { return false }
        return all.contains {
            $0.type != nil && $0.type != type && $0.scope.lower <= index && index < $0.scope.upper
        }
    }

    /// Returns the names of the members of the type with the full name `type`.
    func members(of type: String) -> [String] {
        byName.compactMap { name, all in all.contains { $0.type == type } ? name : nil }
    }

    /// Returns the member `name` of the type with the full name `type`, or nil if there is none, or several.
    func member(_ name: String, of type: String) -> SwiftDeclaration? {
        guard let all = byName[name], all.count <= Self.mostCandidates else { return nil }
        let members = all.filter { $0.type == type }
        return members.count == 1 ? members[0] : nil
    }

    /// Returns the only member `name` of the type that is called `type` where it is used: by its full name, or without those of
    /// the types around; nil if there is none, or several.
    func member(_ name: String, ofTypeCalled type: String) -> SwiftDeclaration? {
        if let found = member(name, of: type) { return found }
        guard let all = byName[name], all.count <= Self.mostCandidates else { return nil }
        let members = all.filter { $0.type?.hasSuffix("." + type) ?? false }
        return members.count == 1 ? members[0] : nil
    }
}
