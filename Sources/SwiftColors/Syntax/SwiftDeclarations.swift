import SourceText

/// One name that a file declares.
struct SwiftDeclaration {
    /// What the name stands for, as far as colors and numbers go.
    enum Meaning {
        /// A constant with a value, or a computed property: what follows the name decides.
        case binding
        /// Anything that is known only when the program runs: a parameter, a stored variable, a case's part.
        case other
    }

    /// The token of the name.
    var token: Int
    var meaning: Meaning
    /// The tokens in which the name holds.
    var lower: Int
    var upper: Int
    /// Of a type's member the full name of the type.
    var type: String?
    /// Whether it stands in a branch of an `#if`.
    var isConditional: Bool
}

/// What a file says of a type.
struct SwiftTypeDeclaration {
    enum Kind { case structure, enumeration, `class`, `protocol`, extended }

    /// What it is; `extended` where it is declared elsewhere.
    var kind = Kind.extended
    /// The tokens of the names of an enumeration's cases.
    var cases: [Int] = []
    /// Whether an initializer of its own stands in it.
    var hasInitializer = false
}

/// The names that a file declares, to be found by the place of their use.
///
/// Filled in one pass over the tokens, in which braces are followed on a stack.
struct SwiftDeclarations {
    private var byName: [String: [SwiftDeclaration]] = [:]
    /// The types that the file declares or extends, by their full names.
    private(set) var types: [String: SwiftTypeDeclaration] = [:]

    /// The names of `tokens`.
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
                let partner = Int(tokens[index].partner)
                while let last = braces.last, partner >= 0, last.opener >= partner { braces.removeLast() }
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
                        if tokens.isName(end) { add(tokens, end, .other, Self.block(tokens, behind: end)) }
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
        /// Of a type's braces the type's full name.
        var type: String?
        var isExtension: Bool
    }

    private enum Word { case type, function, constant, variable, loop, enumerationCase }

    private static let kinds = SwiftWordTable<SwiftTypeDeclaration.Kind>([
        ("struct", .structure), ("enum", .enumeration), ("class", .class), ("actor", .class), ("protocol", .protocol),
        ("extension", .extended),
    ])

    private static let words = SwiftWordTable<Word>([
        ("struct", .type), ("enum", .type), ("class", .type), ("extension", .type), ("actor", .type),
        ("protocol", .type), ("func", .function), ("init", .function), ("subscript", .function), ("let", .constant),
        ("var", .variable), ("for", .loop), ("case", .enumerationCase),
    ])

    private mutating func add(
        _ tokens: SwiftTokens, _ token: Int, _ meaning: SwiftDeclaration.Meaning, _ scope: (lower: Int, upper: Int),
        type: String? = nil
    ) {
        byName[tokens.text(token), default: []].append(
            SwiftDeclaration(
                token: token, meaning: meaning, lower: scope.lower, upper: scope.upper, type: type,
                isConditional: tokens[token].flags.contains(.conditional)))
    }

    private mutating func declare(
        _ tokens: SwiftTokens, _ index: Int, isConstant: Bool, _ brace: Brace?
    ) {
        let whole =
            brace.map { (lower: $0.opener, upper: tokens.closing($0.opener) ?? tokens.count) }
            ?? (lower: 0, upper: tokens.count)
        // `if let x`, `guard let x`, `case .a(let x)`, `let (a, b)`: known only when the program runs.
        let before = tokens.kind(index - 1)
        let isPattern =
            before == .comma || before == .leftParen || before == .colon
            || before == .identifier && Self.conditions.contains(tokens.bytes(index - 1))
        if isPattern || tokens.kind(index + 1) == .leftParen {
            var name = index + 1
            let end = tokens.kind(name) == .leftParen ? min(tokens.closing(name) ?? name, name + 32) : name
            while name <= end {
                if tokens.isName(name) {
                    add(tokens, name, .other, (index, whole.upper))
                }
                name += 1
            }
            return
        }
        guard tokens.isName(index + 1) else { return }
        var isFixed = isConstant
        if !isConstant {
            // A computed property is as good as a constant; a stored variable is not.
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
            tokens, index + 1, isFixed ? .binding : .other, isMember || brace == nil ? whole : (index, whole.upper),
            type: brace?.type)
    }

    private static let conditions = SwiftWordTable<Bool>(["if", "guard", "while", "case", "for"], true)

    private mutating func declareParameters(_ tokens: SwiftTokens, ofFunction index: Int) {
        var opener = index + 1
        while opener < min(index + 24, tokens.count), tokens.kind(opener) != .leftParen { opener += 1 }
        guard tokens.kind(opener) == .leftParen, let close = tokens.closing(opener) else { return }
        let scope = (lower: opener, upper: Self.block(tokens, behind: close).upper)
        for argument in tokens.arguments(opener) ?? [] {
            // `name: T`, `label name: T`
            var last = argument.label ?? argument.lower
            if argument.label == nil, tokens.isName(last + 1) { last += 1 }
            if tokens.isName(last) { add(tokens, last, .other, scope) }
        }
    }

    /// The parameters between `{` and `in`.
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
            add(tokens, name, .other, (brace, close))
        }
    }

    /// The block whose `{` is the first behind `index`.
    private static func block(_ tokens: SwiftTokens, behind index: Int) -> (lower: Int, upper: Int) {
        var brace = index
        while brace < min(index + 64, tokens.count), tokens.kind(brace) != .leftBrace { brace += 1 }
        guard tokens.kind(brace) == .leftBrace, let close = tokens.closing(brace) else { return (index, index + 64) }
        return (index, close)
    }

    /// More declarations of one name than this are not searched.
    private static let mostCandidates = 64

    /// What `name` means at the token `use`: the innermost declaration around it; nil where there is none, or several.
    func declaration(of name: String, at use: Int) -> SwiftDeclaration? {
        guard let all = byName[name], all.count <= Self.mostCandidates else { return nil }
        var best: SwiftDeclaration?
        var isAmbiguous = false
        for candidate in all where candidate.lower <= use && use < candidate.upper && candidate.token != use {
            guard let known = best else {
                best = candidate
                continue
            }
            // Locals hold from where they stand, so a later one is nearer; two members of one type are alternatives.
            if candidate.lower == known.lower || candidate.isConditional && known.isConditional {
                isAmbiguous = true
            } else if candidate.lower > known.lower {
                best = candidate
                isAmbiguous = false
            }
        }
        return isAmbiguous ? nil : best
    }

    /// The one member `name` of the type of the full name `type`, or nil where there is none, or several.
    func member(_ name: String, of type: String) -> SwiftDeclaration? {
        guard let all = byName[name], all.count <= Self.mostCandidates else { return nil }
        let members = all.filter { $0.type == type }
        return members.count == 1 ? members[0] : nil
    }
}

extension SwiftTokens {
    /// The tokens of the names behind the `case` at `index` of an enumeration.
    func caseNames(_ index: Int) -> [Int] {
        var names: [Int] = []
        var index = index + 1
        while isName(index) {
            names.append(index)
            index += 1
            if kind(index) == .leftParen, let close = closing(index) { index = close + 1 }
            if kind(index) == .equal {
                index = kind(index + 1) == .operator ? index + 2 : index + 1
                guard let next = next(index) else { break }
                index = next
            }
            guard kind(index) == .comma else { break }
            index += 1
        }
        return names
    }

    /// The full name of the type declared at `index` within the type `outer`, or nil where nothing is.
    func typeName(_ index: Int, in outer: String?) -> String? {
        var last = index + 1
        guard isName(last), !Self.members.contains(bytes(last)) else { return nil }
        var name = text(last)
        while kind(last + 1) == .period, isName(last + 2) {
            last += 2
            name += "." + text(last)
        }
        // `extension ShapeStyle where Self == Color` gives SwiftUI's colors further members.
        if name == "ShapeStyle", isText(index, "extension") { name = "Color" }
        // So does that of another name of a color type.
        if !aliases.isEmpty, last == index + 1, isText(index, "extension") {
            let types = aliases[bytes(last)]
            if let first = types.first { name = (types.contains(.uiColor) ? .uiColor : first).rawValue }
        }
        guard let outer else { return name }
        // No one nests types that deeply, and names must not grow with the input.
        return outer.utf8.count < 200 ? outer + "." + name : nil
    }

    private static let members = SwiftWordTable<Bool>(["func", "var", "let", "subscript", "init"], true)
}
