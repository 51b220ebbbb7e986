import SourceColors
import SourceText

/// Content that views are given: closures, and the properties and parameters that hold them.
extension SwiftViewScopes {
    /// Whether the name at `name` is content that the view around was given.
    func isContent(_ name: Int) -> Bool {
        guard let declaration = declaration(at: name), tokens.kind(declaration.token + 1) == .colon else {
            return false
        }
        return isContent(declaredAt: declaration.token)
    }

    /// Returns what the token at `name` means. In `if let icon { … }`, it is the property of that name.
    private func declaration(at name: Int) -> SwiftDeclaration? {
        let text = tokens.text(name)
        guard let declaration = file.declarations.declaration(of: text, at: name) else { return nil }
        guard declaration.type == nil, tokens.isText(declaration.token - 1, "let"), let type = nesting.type?.name,
            tokens.kind(declaration.token + 1) != .colon, isUnwrapped(declaration.token)
        else { return declaration }
        return file.declarations.member(text, of: type) ?? declaration
    }

    /// Whether the constant `name` of a condition is the value called the same: `if let icon`, `if let icon = self.icon`.
    private func isUnwrapped(_ name: Int) -> Bool {
        guard tokens.kind(name + 1) == .equal else { return true }
        let value = tokens.isText(name + 2, "self") ? name + 4 : name + 2
        return tokens.text(value) == tokens.text(name) && tokens.kind(value + 1) != .period
    }

    /// Whether the name that the token at `name` declares has the type of content.
    func isContent(declaredAt name: Int) -> Bool {
        guard tokens.kind(name + 1) == .colon, endOfView(name + 2) == nil || !tokens.isText(name - 1, "var") else {
            return false
        }
        var index = name + 2
        var last: Int?
        // A parameter ends at a comma or the parenthesis around.
        let isParameter = !tokens.isText(name - 1, "let") && !tokens.isText(name - 1, "var")
        while index < name + 16, index == name + 2 || !tokens[index].flags.contains(.newlineBefore) {
            if isParameter {
                if tokens.kind(index) == .comma { break }
                if tokens.kind(index) == .rightParen, tokens.partner(index).map({ $0 < name }) ?? true { break }
            }
            if tokens.isName(index) { last = index }
            index += 1
        }
        guard let last else { return false }
        let bytes = tokens.bytes(last)
        return Self.contentTypes.contains(bytes) || Self.ends(bytes, "Content") || Self.ends(bytes, "Label")
            || viewParameters.mayHold(bytes) || isBuilt(name) && !tokens.isText(name + 2, "some")
    }

    /// Returns the token of the type of the variable at `name`, if that is `Text` or `Image`. In `if let icon { … }`, it is the
    /// property of that name.
    func typeOfVariable(_ name: Int) -> Int? {
        guard let declaration = declaration(at: name) else { return nil }
        return typeOfVariable(declaredAt: declaration.token)
    }

    /// Returns the token of the type that the declaration at `name` gives, if that is `Text` or `Image`, and no code makes the
    /// value.
    func typeOfVariable(declaredAt name: Int) -> Int? {
        let type = name + 2
        guard tokens.kind(name + 1) == .colon, tokens.isText(type, "Text") || tokens.isText(type, "Image") else {
            return nil
        }
        switch tokens.kind(type + 1) {
        case .leftBrace, .leftParen, .period: return nil
        default: return type
        }
    }

    /// Whether the property or parameter that the token at `name` declares has `@ViewBuilder` before it.
    private func isBuilt(_ name: Int) -> Bool {
        var index = name - 1
        // `@ViewBuilder _ content: () -> some View`
        if tokens.isText(index - 1, "ViewBuilder") { index -= 1 }
        while index > name - 4, Self.propertyWords.contains(tokens.bytes(index)) { index -= 1 }
        return tokens.isText(index, "ViewBuilder") && tokens.kind(index - 1) == .at
    }

    private static let propertyWords = WordSet("let var private fileprivate internal public package")

    /// The words that end the names of the types of content.
    static let contentWords = "Header Footer Icon Title Leading Trailing Destination Row Item"
    private static let contentTypes = WordSet(contentWords + " V")

    private static func ends(_ bytes: UnsafeBufferPointer<UInt8>, _ suffix: StaticString) -> Bool {
        let count = suffix.utf8CodeUnitCount
        return bytes.count >= count
            && (0..<count).allSatisfy { bytes[bytes.count - count + $0] == suffix.utf8Start[$0] }
    }

    /// Returns what calls call the content that the token at `name` names, if it is a value of a case that a property of the view
    /// `type` has: `kind.custom` of `switch kind { case .custom(let content): content() }`.
    func contentOfCase(_ name: Int, in type: String) -> String? {
        guard let declaration = file.declarations.declaration(of: tokens.text(name), at: name),
            isBoundByCase(declaration.token),
            let scope = nesting.scopes(around: declaration.token + 2).first(where: {
                nesting.scopes[$0].statement != nil
            }),
            let word = nesting.scopes[scope].statement, tokens.isText(word, "switch")
        else { return nil }
        let property = tokens.isText(word + 1, "self") ? word + 3 : word + 1
        guard property + 1 == nesting.scopes[scope].lower,
            file.declarations.member(tokens.text(property), of: type) != nil
        else { return nil }
        return tokens.text(property) + "." + tokens.text(declaration.token - 3)
    }

    /// Whether the name at `name` is bound to the value of a case: `case .custom(let name)`.
    func isBoundByCase(_ name: Int) -> Bool {
        tokens.isText(name - 1, "let") && tokens.kind(name - 2) == .leftParen && tokens.isName(name - 3)
            && tokens.kind(name - 4) == .period && tokens.isText(name - 5, "case")
            && tokens.kind(name + 1) == .rightParen
    }

    /// Begins a scope for each closure that `link` passes to the view of `use`.
    func passContent(
        of link: SwiftLink, toUse use: Int, around name: String, _ type: String
    ) {
        var closures: [(label: String, brace: Int)] = []
        if let first = link.closure {
            closures.append(("", first))
            var index = tokens.closing(first).map { $0 + 1 } ?? tokens.count
            while tokens.isName(index), tokens.kind(index + 1) == .colon, tokens.kind(index + 2) == .leftBrace,
                let close = tokens.closing(index + 2)
            {
                closures.append((tokens.text(index), index + 2))
                index = close + 1
            }
        }
        for argument in tokens.arguments(of: link) {
            let label = argument.label.map { tokens.text($0) } ?? ""
            if tokens.kind(argument.lower) == .leftBrace {
                closures.append((label, argument.lower))
            } else if tokens.kind(argument.lower) == .period, tokens.isName(argument.lower + 1),
                tokens.kind(argument.lower + 2) == .leftBrace, argument.label != nil
            {
                // `kind: .custom { … }`
                closures.append((label + "." + tokens.text(argument.lower + 1), argument.lower + 2))
            } else if let passed = contentName(in: argument.range) {
                passContentOn(passed, as: label, toUse: use, around: name, type)
            }
        }
        for (label, brace) in closures {
            var scope = ViewScope(name: name, nameRange: tokens[brace].range)
            scope.container = use
            scope.label = label
            enter(scope, of: type, at: [brace])
        }
    }

    /// Returns the token that names content which `value` is: `label` in `label`, `self.label` and `label()`.
    private func contentName(in value: TokenRange) -> Int? {
        let isOwn = tokens.isText(value.lower, "self") && tokens.kind(value.lower + 1) == .period
        let name = isOwn ? value.lower + 2 : value.lower
        let isWhole =
            value.upper == name + 1 || value.upper == name + 3 && tokens.closing(name + 1) == name + 2
        guard isWhole, tokens.isName(name), contentNames.mayHold(tokens.bytes(name)), isContent(name) else {
            return nil
        }
        return name
    }

    /// Adds a scope that shows the content called like the token `content`, which the view of `use` is given as `label`.
    private func passContentOn(
        _ content: Int, as label: String, toUse use: Int, around name: String, _ type: String
    ) {
        var scope = ViewScope(name: name, nameRange: tokens[content].range)
        scope.container = use
        scope.label = label
        var shown = ViewUse(callee: .content(tokens.text(content)), owner: type, range: tokens[content].range)
        shown.scope = addScope(scope, of: type)
        shown.background = facts.add(.surroundings, at: TokenRange(content))
        shown.isInListOfScope = true
        facts.collected.viewUses.append(shown)
    }
}

extension SwiftViewReader {
    /// Notes what makes the content of `view`: `ForEach(items, content: makeRow)`, `HStack(spacing: 8, content: content)`.
    func passContentName(of view: SwiftView, in outer: SwiftSurroundings) {
        guard view.role == .container || view.role == .stack, outer.scope != nil,
            let argument = tokens.arguments(of: view.head).last, tokens.isLabeled(argument, "content"),
            tokens.isName(argument.lower)
        else { return }
        let chain = tokens.chain(in: argument.range)
        guard chain.end == argument.upper, let used = scopes.used(by: chain, in: outer) else { return }
        let member = SwiftView(chain: chain, look: SwiftLook(), role: nil)
        scopes.note(
            used, by: member, in: outer, background: innerBackground(of: view, in: outer),
            lists: lists(of: view, in: outer))
    }
}
