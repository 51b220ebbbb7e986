import SourceColors
import SourceText

/// Reads names of colors, such as `accent` and `Theme.accent`, and finds which member of which type they may be.
final class SwiftNameReader {
    let file: SwiftFile
    let tokens: SwiftTokens
    let facts: SwiftFactCollector
    let bindings: SwiftBindings
    let nesting: SwiftNesting
    /// What initializers assign to properties.
    private(set) lazy var assignments = givenAssignments()

    init(_ file: SwiftFile, _ facts: SwiftFactCollector, _ bindings: SwiftBindings, _ nesting: SwiftNesting) {
        self.file = file
        tokens = file.tokens
        self.facts = facts
        self.bindings = bindings
        self.nesting = nesting
    }

    /// What a name begins with, which decides where its member is looked up.
    enum Root {
        /// One of these color types, written or implied: `Color.brand`, `.brand`. If no file declares the member, it may be
        /// a generated symbol.
        case colorTypes([String])
        /// A type as it is written in the source, which may be nested in the types around the use.
        case type
        /// A value of the type with the given name.
        case value([String])
    }

    /// The members that give the same color as another type.
    static let conversions = WordSet("cgColor ciColor uiColor nsColor color swiftUIColor self")

    /// Returns the name that the links of `chain` from `first` on are, and the index of the link after it.
    func path(
        _ chain: SwiftChain, from first: Int, root: Root, _ family: SwiftColorFamily
    ) -> (ExpressionID, Int) {
        var words: [String] =
            switch root {
            case .colorTypes(let types): Array(types.prefix(1))
            case .type: []
            case .value(let type): type
            }
        let rootCount = words.count
        var index = first
        while index < chain.links.count, index - first < 8, chain.links[index].isPlain {
            let name = chain.links[index].name
            // `Palette.gradient` is a member of the type, `Color.red.gradient` is made of a color.
            let isOfType = if case .type = root { index == first + 1 } else { false }
            if index > first, tokens.isText(name, "gradient") && !isOfType || isConversion(index, of: chain) { break }
            words.append(tokens.text(name))
            index += 1
        }
        guard index > first else {
            switch root {
            case .colorTypes(let types): return call(chain, at: first, of: types)
            case .value(let type): return call(chain, at: first, of: [type.joined(separator: ".")])
            case .type: return (unknownCall(chain.links[first], chain), first + 1)
            }
        }
        // `Theme.Colors.text(for: theme)`
        if case .type = root, index < chain.links.count, chain.links[index].arguments != nil,
            tokens.isCapitalized(chain.links[index - 1].name)
        {
            return call(chain, at: index, of: candidates(words, root))
        }
        let range = tokens.byteRange(chain.range(throughNameOf: chain.links[index - 1]))
        facts.note(family, at: range)
        let names = candidates(words, root)
        var fallback: ExpressionID?
        if case .colorTypes(let types) = root {
            // No symbols are generated for Core Graphics.
            guard types != [SwiftColorType.cgColor.rawValue] else {
                return (add(names, fallback: nil, at: range), index)
            }
            fallback = symbol(words.dropFirst(rootCount).joined(separator: "."), at: range)
        } else if words[0] == "ColorResource", words.count > 1 {
            return (symbol(words.dropFirst().joined(separator: "."), at: range), index)
        } else if words[0] == "Asset", words.count > 1, let last = words.last {
            // SwiftGen's enumeration of the catalog, which need not be among the files.
            fallback = symbol(last, at: range)
        } else if case .value = root, words.count > rootCount + 1 {
            fallback = namedLikeType(
                words, unless: facts.add(.unresolved(.unknownName(names[0])), at: range), at: range)
        }
        let base = add(names, fallback: fallback, at: range)
        guard index < chain.links.count, isConversion(index, of: chain) else { return (base, index) }
        // `.color` in `Palette.accent.color` may be a member of a case, or convert the color to another type.
        let conversion = "." + tokens.text(chain.links[index].name)
        let whole = tokens.byteRange(chain.range(throughNameOf: chain.links[index]))
        return (add(names.map { $0 + conversion }, fallback: base, at: whole), index + 1)
    }

    /// Whether the link at `index` converts the color to another type and no name follows it.
    private func isConversion(_ index: Int, of chain: SwiftChain) -> Bool {
        guard chain.links[index].isPlain, Self.conversions.contains(tokens.bytes(chain.links[index].name)) else {
            return false
        }
        return index + 1 >= chain.links.count || !chain.links[index + 1].isPlain
            || tokens.isText(chain.links[index + 1].name, "gradient")
            || Self.conversions.contains(
                tokens.bytes(chain.links[index + 1].name))
    }

    func add(_ names: [String], fallback: ExpressionID?, at range: ByteRange) -> ExpressionID {
        var result = fallback
        for text in names.reversed() {
            let name = ColorName(.swiftMember, text)
            let kind: ColorExpression.Kind = result.map { .nameOr(name, fallback: $0) } ?? .name(name)
            result = facts.add(kind, at: range)
        }
        return result ?? facts.add(.unresolved(.unknownName("the name")), at: range)
    }

    /// Adds the member of the type that a property with an unknown type is named like, or else `unknown`: `meeting.theme.accent`
    /// is `Theme.accent`.
    func namedLikeType(_ words: [String], unless unknown: ExpressionID, at range: ByteRange) -> ExpressionID {
        guard words.count > 1, let first = words[words.count - 2].utf8.first,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        else { return unknown }
        let type = String(decoding: [first - 32] + words[words.count - 2].utf8.dropFirst(), as: UTF8.self)
        // The member of a protocol or a class may be overridden.
        switch file.declarations.types[type]?.kind {
        case .structure?, .enumeration?, nil: break
        case .class?, .protocol?, .extended?: return unknown
        }
        let name = type + "." + words[words.count - 1]
        return facts.add(.nameOr(ColorName(.swiftMember, name), fallback: unknown), at: range)
    }

    /// Adds the color of a catalog that the generated symbol `text` names.
    func symbol(_ text: String, at range: ByteRange) -> ExpressionID {
        facts.add(.name(.assetSymbol(text)), at: range)
    }

    /// Adds the result of a function that is unknown.
    func unknownCall(_ link: SwiftLink, _ chain: SwiftChain) -> ExpressionID {
        facts.unresolved(
            .other("the result of \(tokens.text(link.name)) is not known"), chain.range(through: link))
    }

    /// Returns the full names that `words` may stand for, the nearest first.
    func candidates(_ words: [String], _ root: Root) -> [String] {
        let text = words.joined(separator: ".")
        if case .colorTypes(let types) = root {
            return types.map { ([$0] + words.dropFirst()).joined(separator: ".") }
        }
        let enclosing = nesting.type
        if let type = typeName(words[0], in: enclosing?.name) {
            return [([type] + words.dropFirst()).joined(separator: ".")]
        }
        if let type = enclosing?.extended {
            // The type or another extension of it may declare it.
            return [type + "." + text, text]
        }
        if words.count > 2, file.imports.modules.contains(words[0]), Self.isTypeName(words[1]) {
            return [text, words.dropFirst().joined(separator: ".")]
        }
        return [text]
    }

    /// Returns the full name of the type of the file that `name` stands for in `outer`: in that type, the nearest around it, or
    /// outside of all; nil if the file declares none.
    func typeName(_ name: String, in outer: String?) -> String? {
        let types = file.declarations.types
        var outer = outer
        for _ in 0..<8 {
            guard let type = outer else { break }
            if types[type + "." + name] != nil { return type + "." + name }
            outer = type.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(type[..<$0]) }
        }
        return types[name] != nil ? name : nil
    }

    /// Returns the full name of the type that `name` stands for in `outer`, which another file may declare.
    func fullName(_ name: String, in outer: String?) -> String { typeName(name, in: outer) ?? name }

    /// Whether `word` begins with a capital letter, as names of types do.
    private static func isTypeName(_ word: String) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(word.utf8.first ?? 0)
    }

    // MARK: Values

    /// Returns the member of a variable or parameter, such as `theme.accent`, that the type of the variable decides, and the
    /// index of the link after it; nil if it does not.
    func memberOfValue(_ chain: SwiftChain, _ family: SwiftColorFamily) -> (ExpressionID, Int)? {
        let index = tokens.isText(chain.links[0].name, "self") ? 1 : 0
        guard index + 1 < chain.links.count, chain.links[index].isPlain else { return nil }
        let isCall = !chain.links[index + 1].isPlain
        let token = chain.links[index].name
        let names = file.declarations
        guard tokens.isName(token), let declaration = declaration(at: token) else { return nil }
        if tokens.isText(declaration.token + 1, "in") {
            return isCall ? nil : memberOfCases(declaration, chain, index + 1, family)
        }
        guard let type = typeOfValue(declaration) else {
            return isCall ? nil : memberOfEnvironment(declaration, chain, index + 1)
        }
        // The member of a protocol or a class may be overridden. Whether a type declared elsewhere is one is unknown here.
        let text = type.joined(separator: ".")
        if let kind = names.types[text]?.kind, kind != .structure, kind != .enumeration, kind != .protocol {
            guard kind == .class else { return nil }
            // What a member of an object has is no member of the class itself.
            let isDeeper = index + 2 < chain.links.count && !isConversion(index + 2, of: chain) && !isCall
            if !isCall, !isDeeper || !chain.links[index + 2].isPlain {
                guard let member = names.member(tokens.text(chain.links[index + 1].name), of: text),
                    member.meaning == .binding
                else { return nil }
            }
        }
        return path(chain, from: index + 1, root: .value(type), family)
    }

    /// Returns what the name at `token` means: its declaration in scope, or that of the member in another extension of the type
    /// around; nil if there is none, or several.
    private func declaration(at token: Int) -> SwiftDeclaration? {
        let name = tokens.text(token)
        if let known = file.declarations.declaration(of: name, at: token) { return known }
        return nesting.type.flatMap { file.declarations.member(name, of: $0.name) }
    }

    /// Returns the member of the value of the environment that `declaration` names, `@Environment(\.theme) var theme`, and the
    /// index of the link after it; nil if it names none.
    private func memberOfEnvironment(
        _ declaration: SwiftDeclaration, _ chain: SwiftChain, _ first: Int
    ) -> (ExpressionID, Int)? {
        var index = declaration.token - 1
        while tokens.kind(index) == .identifier, index > declaration.token - 4 { index -= 1 }
        guard tokens.kind(index) == .rightParen, let opener = tokens.partner(index), opener == index - 4,
            tokens.isText(opener - 1, "Environment"), tokens.kind(opener - 2) == .at, tokens.isName(index - 1),
            tokens.kind(declaration.token + 1) != .colon
        else { return nil }
        var next = first
        var words = [tokens.text(chain.links[first - 1].name)]
        while next < chain.links.count, next - first < 8, chain.links[next].isPlain, !isConversion(next, of: chain) {
            words.append(tokens.text(chain.links[next].name))
            next += 1
        }
        guard next > first, words.count > 1 else { return nil }
        let range = tokens.byteRange(chain.range(throughNameOf: chain.links[next - 1]))
        let unknown = facts.add(.unresolved(.unknownName(words.joined(separator: "."))), at: range)
        words[0] = "EnvironmentValues." + tokens.text(index - 1)
        let name = ColorName(.swiftMember, words.joined(separator: "."))
        return (facts.add(.nameOr(name, fallback: unknown), at: range), next)
    }

    // MARK: Declared names

    /// Returns the color of the file that a name without a type, or a member of `self`, is bound to, and the index of the
    /// link after it; nil if it is none.
    func declared(_ chain: SwiftChain, _ family: SwiftColorFamily) -> (ExpressionID, Int)? {
        let isOwn = tokens.isText(chain.links[0].name, "self") || tokens.isText(chain.links[0].name, "Self")
        let index = isOwn ? 1 : 0
        guard index < chain.links.count, chain.links[index].isPlain else { return nil }
        let token = chain.links[index].name
        guard tokens.isName(token), let declaration = declaration(at: token), declaration.meaning == .binding,
            !isOwn || declaration.type != nil,
            bindings.binding(
                of: declaration.token, in: declaration.type,
                isStatic: tokens.hasWord(before: declaration.token - 1, "static", "class")) != nil
        else { return nil }
        let range = tokens.byteRange(chain.range(throughNameOf: chain.links[index]))
        facts.note(family, at: range)
        let name = ColorName(.swiftMember, bindings.memberName(declaration.token, of: declaration.type))
        return (facts.add(.name(name), at: range), index + 1)
    }
}
