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
        guard let declaration = file.declarations.declaration(of: tokens.text(name), at: name) else { return nil }
        let token = declaration.token
        if tokens.kind(token + 1) == .colon {
            guard tokens.isCapitalized(token + 2), tokens.kind(token + 3) != .period else { return nil }
            // The configuration of a style is the framework's.
            return tokens.isText(token + 2, "Configuration") ? nil : tokens.text(token + 2)
        }
        // `.navigationDestination(for: Route.self) { route in … }`, `ForEach(Tab.allCases) { tab in … }`
        let brace = declaration.scope.lower
        guard token == brace + 1, tokens.kind(brace) == .leftBrace, tokens.kind(brace - 1) == .rightParen,
            let opener = tokens.partner(brace - 1)
        else { return nil }
        if tokens.isText(opener - 1, "navigationDestination") {
            return tokens.isText(opener + 1, "for") && tokens.isText(opener + 5, "self") ? tokens.text(opener + 3) : nil
        }
        guard tokens.isText(opener - 1, "ForEach"), tokens.isCapitalized(opener + 1),
            tokens.isText(opener + 3, "allCases")
        else { return nil }
        return tokens.text(opener + 1)
    }
}
