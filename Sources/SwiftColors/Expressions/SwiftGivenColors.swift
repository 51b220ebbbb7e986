import SourceColors
import SourceText

/// Colors that callers pass to a view or a function: stored properties and parameters.
extension SwiftNameReader {
    /// Returns the color that the first link of `chain` names, and the index of the link after it; nil if it is no
    /// property or parameter that is given from outside.
    func given(_ chain: SwiftChain, _ family: SwiftColorFamily) -> (ExpressionID, Int)? {
        let index = tokens.isText(chain.links[0].name, "self") ? 1 : 0
        guard index < chain.links.count, chain.links[index].isPlain, tokens.isName(chain.links[index].name) else {
            return nil
        }
        let token = chain.links[index].name
        let text = tokens.text(token)
        guard let declaration = file.declarations.declaration(of: text, at: token),
            tokens.kind(declaration.token + 1) == .colon, isColor(declaration.token + 2)
        else { return nil }
        let owner: String
        if let type = declaration.type {
            guard isStored(declaration.token), isGivenAsItIs(text, to: type) else { return nil }
            owner = type
        } else {
            guard index == 0, let function = function(withParameter: declaration), let type = nesting.type?.name else {
                return nil
            }
            owner = type + "." + function
        }
        let range = tokens.byteRange(chain.range(throughNameOf: chain.links[index]))
        facts.note(family, at: range)
        let unknown = facts.add(.unresolved(.unknownName(text)), at: range)
        return (
            facts.add(.nameOr(ColorName(.swiftMember, owner + "." + text), fallback: unknown), at: range), index + 1
        )
    }

    /// Whether the type at `index` is one of colors or shape styles.
    private func isColor(_ index: Int) -> Bool {
        var index = index
        if tokens.isText(index, "some") || tokens.isText(index, "any") { index += 1 }
        while tokens.kind(index + 1) == .period, tokens.isName(index + 2) { index += 2 }
        return tokens.colorFamily(tokens.bytes(index)) != nil || tokens.isText(index, "ShapeStyle")
            || tokens.isText(index, "AnyShapeStyle")
    }

    /// Whether the property at `name` is stored, and no wrapper keeps another value in it.
    private func isStored(_ name: Int) -> Bool {
        var index = name + 2
        while tokens.isName(index) || tokens.kind(index) == .period || tokens.kind(index) == .postfixMark {
            if index > name + 2, tokens[index].flags.contains(.newlineBefore) { break }
            index += 1
        }
        guard tokens.kind(index) != .leftBrace, tokens.kind(index) != .equal else { return false }
        // `@State private var color: Color`
        index = name - 1
        while index > name - 8, tokens.kind(index) == .identifier || tokens.kind(index) == .rightParen {
            if tokens.kind(index) == .rightParen {
                guard let opener = tokens.partner(index) else { return false }
                index = opener
            }
            if tokens.kind(index - 1) == .at { return false }
            index -= 1
        }
        return true
    }

    /// Whether the initializers of `type` keep the argument for the property `name` as it is.
    private func isGivenAsItIs(_ name: String, to type: String) -> Bool {
        guard file.declarations.types[type]?.hasInitializer == true else {
            return file.declarations.types[type]?.kind == .structure
        }
        return assignments.contains(name)
    }

    /// Returns the name of the function whose parameter `declaration` is; nil if it has another label.
    private func function(withParameter declaration: SwiftDeclaration) -> String? {
        let opener = declaration.scope.lower
        guard tokens.kind(opener) == .leftParen, tokens.isName(opener - 1), tokens.isText(opener - 2, "func"),
            tokens.kind(declaration.token - 1) == .leftParen || tokens.kind(declaration.token - 1) == .comma
        else { return nil }
        return tokens.text(opener - 1)
    }
}

extension SwiftTokens {
    /// Returns the names for which every `self.name = …` is `self.name = name`.
    func plainAssignments() -> Set<String> {
        var plain: Set<String> = []
        var other: Set<String> = []
        for index in 0..<max(count - 4, 0)
        where kind(index) == .identifier && kind(index + 1) == .period && kind(index + 3) == .equal
            && isText(index, "self")
        {
            let name = text(index + 2)
            let isPlain = isName(index + 4) && text(index + 4) == name && self[index + 5].flags.contains(.newlineBefore)
            if isPlain || kind(index + 5) == .rightBrace && text(index + 4) == name {
                plain.insert(name)
            } else {
                other.insert(name)
            }
        }
        return plain.subtracting(other)
    }
}
