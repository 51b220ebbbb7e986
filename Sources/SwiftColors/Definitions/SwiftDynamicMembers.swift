import SourceColors
import SourceText

/// Types whose members are those of another: `@dynamicMemberLookup` with `subscript(dynamicMember: KeyPath<Tokens, Color>)`.
extension SwiftDefinitionReader {
    /// The maximum number of such subscripts in a file: each is compared with all uses of a name.
    private static let maximumSubscripts = 16

    /// Adds the type whose members the subscript at `index` looks up, if it does nothing but that: it returns
    /// `tokens[keyPath: keyPath]`, alone or after a dictionary that replaces some, `overrides[keyPath] ?? …`.
    func readSubscript(_ index: Int) {
        let opener = index + 1
        guard let type = nesting.typeName, tokens.kind(opener) == .leftParen,
            tokens.isText(opener + 1, "dynamicMember"),
            tokens.isName(opener + 2), tokens.isText(opener + 4, "KeyPath"), tokens.isText(opener + 5, "<"),
            let root = tokens.typeWords(opener + 6), tokens.kind(root.next) == .comma,
            let close = tokens.closing(opener), tokens.isText(close + 1, "->"),
            let brace = tokens.brace(from: close + 1, limit: min(close + 8, tokens.count)),
            let end = tokens.closing(brace), subscripts < Self.maximumSubscripts
        else { return }
        subscripts += 1
        var lower = tokens.isText(brace + 1, "return") ? brace + 2 : brace + 1
        let path = tokens.text(opener + 2)
        var result = expressions.names.fullName(root.words.joined(separator: "."), in: type)
        if let overrides = subscripted(&lower, by: path, isKeyPath: false) {
            guard tokens.isText(lower, "??"), areOverrides(overrides, of: type, usedIn: TokenRange(brace, end)) else {
                return
            }
            lower += 1
            result += ColorObject.replaceableMark
        }
        guard let stored = subscripted(&lower, by: path, isKeyPath: true), lower == end,
            let declaration = file.declarations.member(tokens.text(stored), of: type),
            expressions.names.typeOfValue(declaration) == root.words
        else { return }
        let own = file.declarations.members(of: type).ordered()
        addObject(type + ColorObject.dynamicMark, ([result] + own).joined(separator: "\n"))
    }

    /// Reads a subscript of a property at `index`, `tokens[keyPath: keyPath]`, or `overrides[keyPath]` if it is not of a key path;
    /// returns the name of the property, and moves `index` after the subscript.
    private func subscripted(_ index: inout Int, by path: String, isKeyPath: Bool) -> Int? {
        var name = index
        if tokens.isText(name, "self"), tokens.kind(name + 1) == .period { name += 2 }
        let key = isKeyPath ? name + 4 : name + 2
        guard tokens.isName(name), tokens.kind(name + 1) == .leftBracket, tokens.closing(name + 1) == key + 1,
            tokens.text(key) == path, !isKeyPath || tokens.isText(name + 2, "keyPath")
        else { return nil }
        index = key + 2
        return name
    }

    /// Whether the property that the token `use` names is a private dictionary, empty at first, that nothing sets but a function
    /// called `override`, whose calls are known by their names.
    private func areOverrides(_ use: Int, of type: String, usedIn body: TokenRange) -> Bool {
        let text = tokens.text(use)
        guard let declaration = file.declarations.member(text, of: type), isEmptyDictionary(declaration.token),
            tokens.hasWord(before: declaration.token - 1, "private", "private")
        else { return false }
        for index in 0..<tokens.count
        where tokens.isName(index) && index != declaration.token && tokens.text(index) == text {
            if index > body.lower && index < body.upper { continue }
            let key = index + 2
            guard tokens.kind(index + 1) == .leftBracket, tokens.closing(index + 1) == key + 1, tokens.isName(key),
                tokens.kind(key + 2) == .equal,
                let parameter = file.declarations.declaration(of: tokens.text(key), at: key), parameter.type == nil,
                let function = tokens.functionName(before: parameter.scope.lower), tokens.isText(function, "override"),
                tokens.isText(function + 2, "_"), parameter.token == function + 3
            else { return false }
        }
        return true
    }

    /// Whether the property `name` begins as an empty dictionary: `= [:]`, `= [Key: Value]()`.
    private func isEmptyDictionary(_ name: Int) -> Bool {
        var equal = name + 1
        if tokens.kind(equal) == .colon, tokens.kind(name + 2) == .leftBracket {
            guard let close = tokens.closing(name + 2) else { return false }
            equal = close + 1
        }
        guard tokens.kind(equal) == .equal, tokens.kind(equal + 1) == .leftBracket,
            let close = tokens.closing(equal + 1)
        else { return false }
        if close == equal + 3, tokens.kind(equal + 2) == .colon { return true }
        return tokens.kind(close + 1) == .leftParen && tokens.closing(close + 1) == close + 2
    }

    /// Notes which member the call of `override` at `index` replaces, if it may replace one: `colors.override(\.ink, with: .red)`.
    func readOverride(_ index: Int) {
        let opener = index + 1
        guard tokens.kind(opener) == .leftParen, let argument = tokens.arguments(opener)?.first, argument.label == nil,
            !tokens.isText(index - 1, "func"), file.imports.modules.isDisjoint(with: ["XCTest", "Testing"])
        else { return }
        let member = argument.upper - 1
        let isKnown =
            tokens.kind(argument.lower) == .backslash && tokens.isName(member) && tokens.kind(member - 1) == .period
        addObject(ColorObject.override, isKnown ? tokens.text(member) : "")
    }

    /// Adds the static member that the constant `name` of `type` is in every value, `let ink = CoreColors.black`, if the name of one
    /// of the types says that it has colors. Its value begins at `value`.
    func readConstantMember(_ name: Int, value: Int, of type: String, isStatic: Bool) {
        guard !isStatic, !isOneOfSeveral(type), tokens.isText(name - 1, "let"), tokens.kind(value - 1) == .equal,
            value == name + 2
        else { return }
        let owner: String
        let member: Int
        if let (words, after) = tokens.typeWords(value) {
            (owner, member) = (words.joined(separator: "."), after + 1)
        } else if tokens.isName(value), tokens.kind(value + 1) == .period {
            // `private static let core = CoreColors.self`
            guard let property = file.declarations.member(tokens.text(value), of: type),
                tokens.hasWord(before: property.token - 1, "static", "static")
            else { return }
            (owner, member) = (type + "." + tokens.text(value), value + 2)
        } else {
            return
        }
        guard tokens.kind(member - 1) == .period, tokens.isName(member), !tokens.isCapitalized(member),
            tokens[member + 1].flags.contains(.newlineBefore) || tokens.kind(member + 1) == .rightBrace
                || tokens.kind(member + 1) == .semicolon,
            tokens.kind(member + 1) != .period, namesColors(type) || namesColors(owner)
        else { return }
        addObject(
            type + "." + tokens.text(name), expressions.names.fullName(owner, in: type) + "." + tokens.text(member))
    }
}
