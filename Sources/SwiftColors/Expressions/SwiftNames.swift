import SourceColors
import SourceText

/// Names of several parts, such as `Theme.accent`, and which member of which type they may be.
extension SwiftScanner {
    /// What a name begins with, which says where its member is to be looked for.
    enum NameRoot {
        /// One of these color types, written or implied: `Color.brand`, `.brand`. What no file declares may be a generated
        /// symbol.
        case colorTypes([String])
        /// A type as it is written in the source, which may stand within the types around the use.
        case type
        /// A value of the type of the given name.
        case value([String])
    }

    /// The name that the links of `chain` from `first` on are, and the index of the first link that is no part of it.
    mutating func path(
        _ chain: SwiftChain, from first: Int, root: NameRoot, _ family: SwiftColorFamily
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
            if index > first, tokens.isText(name, "gradient") || isConversion(index, of: chain) { break }
            words.append(tokens.text(name))
            index += 1
        }
        guard index > first else { return (call(chain.links[first], chain), first + 1) }
        let range = tokens.range(chain.start, chain.links[index - 1].name + 1)
        note(family, at: range)
        let names = candidates(words, root)
        var symbol: ExpressionID?
        if case .colorTypes(let types) = root {
            // No symbols are generated for Core Graphics.
            guard types != [SwiftColorType.cgColor.rawValue] else {
                return (add(names, fallback: nil, at: range), index)
            }
            symbol = addSymbol(words.dropFirst(rootCount).joined(separator: "."), at: range)
        } else if words[0] == "ColorResource", words.count > 1 {
            return (addSymbol(words.dropFirst().joined(separator: "."), at: range), index)
        } else if words[0] == "Asset", words.count > 1, let last = words.last {
            // SwiftGen's enumeration of the catalog, which need not be among the files.
            symbol = addSymbol(last, at: range)
        }
        let base = add(names, fallback: symbol, at: range)
        guard index < chain.links.count, isConversion(index, of: chain) else { return (base, index) }
        // `Palette.accent.color` may be a member of a case, or turn the color into another type.
        let conversion = "." + tokens.text(chain.links[index].name)
        let whole = tokens.range(chain.start, chain.links[index].name + 1)
        return (add(names.map { $0 + conversion }, fallback: base, at: whole), index + 1)
    }

    /// Whether the link at `index` is a plain member that gives the same color as another type, with no name behind it.
    private func isConversion(_ index: Int, of chain: SwiftChain) -> Bool {
        guard chain.links[index].isPlain, Self.conversions.contains(tokens.bytes(chain.links[index].name)) else {
            return false
        }
        return index + 1 >= chain.links.count || !chain.links[index + 1].isPlain
            || tokens.isText(chain.links[index + 1].name, "gradient")
            || Self.conversions.contains(
                tokens.bytes(chain.links[index + 1].name))
    }

    private mutating func add(_ names: [String], fallback: ExpressionID?, at range: ByteRange) -> ExpressionID {
        var result = fallback
        for text in names.reversed() {
            let name = ColorName(.swiftMember, text)
            let kind: ColorExpression.Kind = result.map { .nameOr(name, fallback: $0) } ?? .name(name)
            result = facts.expressions.add(kind, at: range)
        }
        return result ?? facts.expressions.add(.unresolved(.unknownName("the name")), at: range)
    }

    /// The color of a catalog that the generated symbol `text` stands for.
    mutating func addSymbol(_ text: String, at range: ByteRange) -> ExpressionID {
        facts.expressions.add(.name(.assetSymbol(text)), at: range)
    }

    /// The full names that `words` may stand for, the nearest first.
    private mutating func candidates(_ words: [String], _ root: NameRoot) -> [String] {
        let text = words.joined(separator: ".")
        if case .colorTypes(let types) = root {
            return types.map { ([$0] + words.dropFirst()).joined(separator: ".") }
        }
        let types = evaluator.declarations(tokens).types
        let frame = frames.last
        var outer = frame?.enclosingType
        for _ in 0..<8 {
            guard let type = outer else { break }
            if types[type + "." + words[0]] != nil { return [type + "." + text] }
            outer = type.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(type[..<$0]) }
        }
        if types[words[0]] != nil { return [text] }
        if let type = frame?.extendedType {
            // Another part of the type may declare it.
            return [type + "." + text, text]
        }
        if words.count > 2, imports.modules.contains(words[0]), Self.isTypeName(words[1]) {
            return [text, words.dropFirst().joined(separator: ".")]
        }
        return [text]
    }

    /// Whether `word` is written as names of types are.
    static func isTypeName(_ word: String) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(word.utf8.first ?? 0)
    }

    // MARK: Values

    /// The color that a member of a variable or parameter is, whose type alone decides it: `theme.accent`; and the index of
    /// the first link behind it.
    mutating func memberOfValue(_ chain: SwiftChain, _ family: SwiftColorFamily) -> (ExpressionID, Int)? {
        let index = tokens.isText(chain.links[0].name, "self") ? 1 : 0
        guard index + 1 < chain.links.count, chain.links[index].isPlain, chain.links[index + 1].isPlain else {
            return nil
        }
        let token = chain.links[index].name
        let names = evaluator.declarations(tokens)
        guard tokens.isName(token), let declaration = names.declaration(of: tokens.text(token), at: token),
            let type = typeOfValue(declaration)
        else { return nil }
        // A member of a protocol or a class may be another's; whether a type of elsewhere is one is not known here.
        let text = type.joined(separator: ".")
        if let kind = names.types[text]?.kind, kind != .structure, kind != .enumeration {
            guard kind == .class, let member = names.member(tokens.text(chain.links[index + 1].name), of: text),
                tokens.isText(member.token - 1, "let")
            else { return nil }
        }
        return path(chain, from: index + 1, root: .value(type), family)
    }

    /// The words of the type that `declaration` has by its annotation or by the value it is given; or those of the member it
    /// is the same as.
    private func typeOfValue(_ declaration: SwiftDeclaration) -> [String]? {
        let behind = declaration.token + 1
        if tokens.kind(behind) == .colon {
            guard let (words, next) = typeWords(behind + 1), !tokens.isText(next, "<"), tokens.kind(next) != .leftParen,
                tokens.colorType(tokens.bytes(next - 1)) == nil
            else { return nil }
            return words
        }
        guard tokens.kind(behind) == .equal, let (words, next) = typeWords(behind + 1) else { return nil }
        if tokens.kind(next) == .leftParen, tokens.continuesCall(next), let close = tokens.closing(next) {
            let isWhole = tokens.kind(close + 1) != .period && tokens.kind(close + 1) != .postfixMark
            return isWhole && tokens.colorType(tokens.bytes(next - 1)) == nil ? words : nil
        }
        // `let theme = Theme.shared`
        guard tokens.isText(declaration.token - 1, "let"), tokens.kind(next) == .period, tokens.isName(next + 1),
            tokens[next + 2].flags.contains(.newlineBefore) || next + 2 >= tokens.count,
            tokens.kind(next + 2) != .period
        else { return nil }
        return words + [tokens.text(next + 1)]
    }

    /// The words of the type's name that begins at `index`, and the token behind it.
    func typeWords(_ index: Int) -> (words: [String], next: Int)? {
        var words: [String] = []
        var index = index
        while tokens.isName(index), words.count < 6 {
            let word = tokens.text(index)
            guard Self.isTypeName(word) else { break }
            words.append(word)
            index += 1
            guard tokens.kind(index) == .period, tokens.isName(index + 1), Self.isTypeName(tokens.text(index + 1))
            else {
                break
            }
            index += 1
        }
        return words.isEmpty ? nil : (words, index)
    }
}
