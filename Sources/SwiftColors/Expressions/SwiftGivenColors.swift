import SourceColors
import SourceText

/// Colors that callers pass to a view or a function: stored properties and parameters.
extension SwiftNameReader {
    /// A color that is given from outside.
    struct Given {
        var expression: ExpressionID
        /// The index of the link after its name.
        var next: Int
        var name: ColorName
        /// The color that a property has if none is given.
        var initialValue: TokenRange?
    }

    /// Returns the color that the first link of `chain` names; nil if it is no property or parameter that is given from
    /// outside.
    func given(_ chain: SwiftChain, _ family: SwiftColorFamily) -> Given? {
        let index = tokens.isText(chain.links[0].name, "self") ? 1 : 0
        guard index < chain.links.count, chain.links[index].isPlain, tokens.isName(chain.links[index].name) else {
            return nil
        }
        let token = chain.links[index].name
        let text = tokens.text(token)
        guard let declaration = file.declarations.declaration(of: text, at: token),
            isColor(declaration) || isViewOfModifier(declaration)
        else { return nil }
        let owner: String
        var label = text
        var initialValue: TokenRange?
        if let type = declaration.type {
            guard let stored = stored(declaration.token) else { return nil }
            initialValue = stored.isEmpty ? nil : stored
            if file.declarations.types[type]?.hasInitializer == true {
                guard let given = givenValue(of: text, declaration) else { return nil }
                if !given.isEmpty { initialValue = given }
            } else if file.declarations.types[type]?.kind != .structure {
                return nil
            }
            owner = type
        } else {
            guard index == 0, let parameter = parameter(declaration), let type = nesting.type?.name else { return nil }
            owner = type + "." + parameter.function
            label = parameter.label
            initialValue = defaultValue(of: declaration)
        }
        let range = tokens.byteRange(chain.range(throughNameOf: chain.links[index]))
        facts.note(family, at: range)
        let unknown = facts.add(.unresolved(.unknownName(text)), at: range)
        let name = ColorName(.swiftMember, owner + "." + label)
        return Given(
            expression: facts.add(.nameOr(name, fallback: unknown), at: range), next: index + 1, name: name,
            initialValue: initialValue)
    }

    /// Whether the type of `declaration` is one of colors or shape styles: `var ink: Color`, `var ink = Color.red`.
    private func isColor(_ declaration: SwiftDeclaration) -> Bool {
        var index = declaration.token + 2
        guard tokens.kind(index - 1) == .colon else {
            return declaration.type != nil && bindings.hasColorValue(declaration.token)
        }
        if tokens.isText(index, "some") || tokens.isText(index, "any") { index += 1 }
        while tokens.kind(index + 1) == .period, tokens.isName(index + 2) { index += 2 }
        return tokens.colorFamily(tokens.bytes(index)) != nil || tokens.isText(index, "ShapeStyle")
            || tokens.isText(index, "AnyShapeStyle")
            || SwiftExpressionReader.gradientTypes.contains(tokens.bytes(index))
    }

    /// Whether `declaration` is the parameter of a modifier that may be any view, so also a color: `func card(_ view: some View)`.
    private func isViewOfModifier(_ declaration: SwiftDeclaration) -> Bool {
        guard declaration.type == nil, tokens.kind(declaration.token + 1) == .colon,
            nesting.type.map({ SwiftViewScopes.isExtensible($0.name) }) ?? false
        else { return false }
        let type = declaration.token + 2
        if tokens.isText(type, "some") { return tokens.isText(type + 1, "View") }
        // `func card<Back: View>(_ view: Back)`
        let opener = declaration.scope.lower
        return (max(opener - 16, 0)..<opener).contains {
            tokens.kind($0 + 1) == .colon && tokens.isText($0 + 2, "View") && tokens.text($0) == tokens.text(type)
        }
    }

    /// Returns the initial value of the stored property at `name`, empty if it has none; nil if it is computed, or constant, or
    /// a wrapper keeps another value in it.
    private func stored(_ name: Int) -> TokenRange? {
        var index = tokens.kind(name + 1) == .colon ? name + 2 : name + 1
        while tokens.isName(index) || tokens.kind(index) == .period || tokens.kind(index) == .postfixMark {
            if index > name + 2, tokens[index].flags.contains(.newlineBefore) { break }
            index += 1
        }
        guard tokens.kind(index) != .leftBrace else { return nil }
        var value = TokenRange(index, index)
        if tokens.kind(index) == .equal {
            guard tokens.isText(name - 1, "var") else { return nil }
            value = TokenRange(index + 1, tokens.endOfExpression(from: index + 1, limit: tokens.count))
            // Observers follow.
            guard !value.isEmpty, tokens.kind(value.upper) != .leftBrace else { return nil }
        }
        // `@State private var color: Color`
        index = name - 1
        while index > name - 8, tokens.kind(index) == .identifier || tokens.kind(index) == .rightParen {
            if tokens.kind(index) == .rightParen {
                guard let opener = tokens.partner(index) else { return nil }
                index = opener
            }
            if tokens.kind(index - 1) == .at || tokens.isText(index, "lazy") { return nil }
            index -= 1
        }
        return value
    }

    /// Returns the value that initializers give the property `declaration`, called `name`, where they are given none; empty if they
    /// are always given one; nil if they do anything else than to keep the argument.
    private func givenValue(of name: String, _ declaration: SwiftDeclaration) -> TokenRange? {
        let all = assignments[name] ?? []
        let own = all.filter { declaration.scope.lower <= $0.token && $0.token < declaration.scope.upper }
        let relevant = own.isEmpty ? all : own
        guard let first = relevant.first, relevant.count == 1 || relevant.allSatisfy({ $0.value?.isEmpty ?? false })
        else { return nil }
        return first.value
    }

    /// Returns the name of the function whose parameter `declaration` is, and its label; nil if it has none and is not the first.
    private func parameter(_ declaration: SwiftDeclaration) -> (function: String, label: String)? {
        let opener = declaration.scope.lower
        guard tokens.kind(opener) == .leftParen, let function = function(before: opener) else { return nil }
        var label = declaration.token
        if tokens.kind(label - 1) != .leftParen, tokens.kind(label - 1) != .comma { label -= 1 }
        guard tokens.kind(label - 1) == .leftParen || tokens.kind(label - 1) == .comma else { return nil }
        let text = tokens.text(label)
        guard text != ViewArgument.unlabeled || label == opener + 1 else { return nil }
        return (tokens.text(function), text)
    }

    /// Returns the name of the function whose parameters begin at `opener`: `func card<Back: View>(`.
    private func function(before opener: Int) -> Int? {
        if tokens.isName(opener - 1) { return tokens.isText(opener - 2, "func") ? opener - 1 : nil }
        guard tokens.isText(opener - 1, ">") else { return nil }
        return (max(opener - 16, 1)..<opener).last { tokens.isText($0 - 1, "func") && tokens.isName($0) }
    }

    /// Returns the value of the parameter `declaration` if no other is given; nil if one always is.
    private func defaultValue(of declaration: SwiftDeclaration) -> TokenRange? {
        guard let close = tokens.closing(declaration.scope.lower) else { return nil }
        var index = declaration.token + 2
        while tokens.isName(index) || tokens.kind(index) == .period || tokens.kind(index) == .postfixMark { index += 1 }
        guard tokens.kind(index) == .equal, index + 1 < close else { return nil }
        let value = TokenRange(index + 1, tokens.endOfExpression(from: index + 1, limit: close))
        return value.isEmpty ? nil : value
    }
}

extension SwiftTokens {
    /// Returns what initializers assign to properties, by their names: an empty value for `self.name = name`, that of `self.name =
    /// name ?? value`, and nil for anything else.
    func givenAssignments() -> [String: [(token: Int, value: TokenRange?)]] {
        var result: [String: [(token: Int, value: TokenRange?)]] = [:]
        for index in 0..<max(count - 4, 0)
        where kind(index) == .identifier && kind(index + 1) == .period && kind(index + 3) == .equal
            && isText(index, "self")
        {
            let name = text(index + 2)
            var value: TokenRange?
            if isName(index + 4), text(index + 4) == name {
                if self[index + 5].flags.contains(.newlineBefore) || kind(index + 5) == .rightBrace
                    || kind(index + 5) == .semicolon
                {
                    value = TokenRange(index + 5, index + 5)
                } else if isText(index + 5, "??") {
                    value = TokenRange(index + 6, endOfExpression(from: index + 6, limit: count))
                }
            }
            result[name, default: []].append((index, value))
        }
        return result
    }
}
