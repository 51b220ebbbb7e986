import SourceColors
import SourceText

/// Views that are members of values and of other types: `route.view()`, `Screens.home(…)`.
extension SwiftViewScopes {
    /// Returns the member of a value that `chain` uses, with the link that names it: `tab.makeView()`, or a property if the
    /// type of the value is known.
    func memberOfValue(_ chain: SwiftChain) -> (ViewUse.Callee, SwiftLink)? {
        let link = chain.links[1]
        let isCall = isPossibleMember(link)
        let isProperty = link.isPlain && chain.links.dropFirst(2).allSatisfy { !$0.isPlain }
        guard isCall || isProperty && nesting.startsStatement(chain.start) else { return nil }
        let name = tokens.text(link.name)
        if let type = typeName(ofValue: chain.links[0].name) { return (.memberOfValue(type + "." + name), link) }
        return isCall ? (.memberOfValue(name), link) : nil
    }

    /// Returns the member `link` of the type called `type` as a view that is used.
    func staticMember(_ link: SwiftLink, of type: String) -> (ViewUse.Callee, SwiftLink)? {
        guard !type.isEmpty, isPossibleMember(link) else { return nil }
        return (.memberOfValue(type + "." + tokens.text(link.name)), link)
    }

    /// Whether `link` may be a member that returns a view: it is called, and no modifier.
    private func isPossibleMember(_ link: SwiftLink) -> Bool {
        link.arguments != nil && !link.hasMore && !tokens.isCapitalized(link.name)
            && SwiftModifiers.roles[tokens.bytes(link.name)] == nil
    }

    /// Returns the type of the value named by the token `name`, as it is written where the name is declared; nil if it is not.
    private func typeName(ofValue name: Int) -> String? {
        if tokens.isText(name, "$0") { return nesting.innermost.opener.flatMap(typeName(ofParameterOf:)) }
        guard let declaration = file.declarations.declaration(of: tokens.text(name), at: name) else { return nil }
        let token = declaration.token
        if tokens.kind(token + 1) == .colon {
            guard tokens.isCapitalized(token + 2), tokens.kind(token + 3) != .period else { return nil }
            // The configuration of a style is the framework's.
            return tokens.isText(token + 2, "Configuration") ? nil : tokens.text(token + 2)
        }
        let brace = declaration.scope.lower
        if token == brace + 1, tokens.kind(brace) == .leftBrace { return typeName(ofParameterOf: brace) }
        // `if let route = selectedRoute { … }`
        guard tokens.isText(token - 1, "let"), tokens.isText(token - 2, "if") else { return nil }
        let value = token + 2
        guard tokens.kind(token + 1) == .equal, tokens.isName(value), tokens.kind(value + 1) == .leftBrace else {
            return nil
        }
        return typeName(ofUnwrapped: tokens.text(value), at: token)
    }

    /// Returns the type of the first parameter of the closure at `brace`, which a modifier or a view of the framework is given:
    /// `.navigationDestination(for: Route.self) { route in … }`, `.sheet(item: $route) { route in … }`,
    /// `ForEach(Tab.allCases) { tab in … }`.
    private func typeName(ofParameterOf brace: Int) -> String? {
        guard tokens.kind(brace) == .leftBrace, tokens.kind(brace - 1) == .rightParen,
            let opener = tokens.partner(brace - 1)
        else { return nil }
        switch tokens.text(opener - 1) {
        case "navigationDestination" where tokens.isText(opener + 1, "for"):
            return tokens.isText(opener + 5, "self") ? tokens.text(opener + 3) : nil
        case "navigationDestination", "sheet", "fullScreenCover", "popover":
            // `$route`, of a property with a type.
            guard tokens.isText(opener + 1, "item"), [.comma, .rightParen].contains(tokens.kind(opener + 4)) else {
                return nil
            }
            let name = tokens.text(opener + 3)
            return name.hasPrefix("$") ? typeName(ofUnwrapped: String(name.dropFirst()), at: opener) : nil
        case "ForEach":
            guard tokens.isCapitalized(opener + 1), tokens.isText(opener + 3, "allCases") else { return nil }
            return tokens.text(opener + 1)
        default: return nil
        }
    }

    /// Returns the type of the optional property `name`, as the token `use` sees it, without the mark of the optional.
    private func typeName(ofUnwrapped name: String, at use: Int) -> String? {
        guard let value = file.declarations.declaration(of: name, at: use) else { return nil }
        let type = value.token + 2
        guard tokens.kind(type - 1) == .colon, tokens.isCapitalized(type), tokens.kind(type + 1) == .postfixMark else {
            return nil
        }
        return tokens.text(type)
    }
}
