import SourceColors
import SourceText

/// Which views the names in code are.
extension SwiftClassViews {
    /// Returns the views that `receiver`, as ``SwiftReceiverReader`` gives it, may be; its first token is `first`.
    func views(_ receiver: String, _ first: Int) -> [Int] {
        guard let type = nesting.type else { return [] }
        if receiver.isEmpty { return isValue(type.name) ? [] : [number("", of: type.name)] }
        let isOwn = tokens.isText(first, "self")
        let head = isOwn ? memberOfSelf(first) : first
        guard tokens.isName(head) else { return [] }
        let text = tokens.text(head)
        guard receiver.hasPrefix(text), !receiver.utf8.contains(UInt8(ascii: "(")),
            !receiver.utf8.contains(UInt8(ascii: "["))
        else { return [] }
        let path = String(Substring(receiver.utf8.dropFirst(text.utf8.count).drop { $0 == UInt8(ascii: ".") }))
        if text == "$0" { return closureViews().map { member(path, of: $0) } }
        if !isOwn, let elements = loopElements(head, text) { return elements.map { member(path, of: $0) } }
        guard let root = root(head, text, isOwn: isOwn, in: type.name) else { return [] }
        return [member(path, of: root)]
    }

    /// Returns the views that the variable at `index` of a loop stands for: `for view in [title, subtitle] { … }`; nil if it is none.
    private func loopElements(_ index: Int, _ text: String) -> [Int]? {
        guard let declaration = file.declarations.declaration(of: text, at: index), declaration.type == nil,
            tokens.isText(declaration.token - 1, "for"), tokens.isText(declaration.token + 1, "in"),
            tokens.kind(declaration.token + 2) == .leftBracket
        else { return nil }
        return (tokens.arguments(declaration.token + 2) ?? []).compactMap { alias(of: $0.range) }
    }

    /// Returns the view that the name `range` is, which another name stands for.
    private func alias(of range: TokenRange) -> Int? {
        // A name may be written in terms of itself: `let view = view`.
        guard aliasDepth < 4 else { return nil }
        aliasDepth += 1
        defer { aliasDepth -= 1 }
        return view(in: range)
    }

    /// Returns the name after the `self.` or `self?.` at `index`.
    private func memberOfSelf(_ index: Int) -> Int { tokens.kind(index + 1) == .postfixMark ? index + 3 : index + 2 }

    /// Returns the view that the name at `index` is.
    func view(at index: Int) -> Int? {
        var index = index
        var isOwn = false
        if tokens.isText(index, "self") {
            guard tokens.kind(memberOfSelf(index) - 1) == .period else { return views("", index).first }
            (index, isOwn) = (memberOfSelf(index), true)
        }
        guard tokens.isName(index), let type = nesting.type else { return nil }
        let text = tokens.text(index)
        if text == "$0" { return closureViews().first }
        return root(index, text, isOwn: isOwn, in: type.name)
    }

    /// Whether `type` is one of values, which have no views of their own.
    func isValue(_ type: String) -> Bool {
        let kind = file.declarations.types[type]?.kind
        return kind == .structure || kind == .enumeration || kind == .protocol
    }

    /// The views that the innermost closure with `$0` sets up.
    private func closureViews() -> [Int] {
        for frame in nesting.frames.reversed().prefix(64) {
            guard let opener = frame.opener, tokens.kind(opener) == .leftBrace else { continue }
            if let views = closures[opener] { return views }
            if tokens.kind(opener - 1) == .equal, let view = initialized(opener) { return [view] }
            if !frame.isStatement { return [] }
        }
        return []
    }

    /// Returns the view that `{ $0.textColor = …; return $0 }(UILabel())`, whose closure is at `brace`, makes.
    private func initialized(_ brace: Int) -> Int? {
        guard let close = tokens.closing(brace), tokens.kind(close + 1) == .leftParen, let type = nesting.type,
            let name = name(assignedAt: brace - 1), let view = declared(name, in: type.name)
        else { return nil }
        if views[view].view.type.isEmpty, let words = tokens.typeWords(close + 2)?.words {
            change(view) { $0.type = words.last ?? "" }
        }
        return view
    }

    /// Returns the view without a name that the expression at `index` makes: `addSubview(UILabel())`.
    func unnamed(_ index: Int) -> Int? {
        guard let type = nesting.type, let (words, next) = tokens.typeWords(index), let last = words.last,
            tokens.kind(next) == .leftParen, Self.isViewType(last)
        else { return nil }
        let result = number("\(last)@\(stableNumber(index))", of: type.name)
        change(result) { $0.type = last }
        return result
    }

    private func root(_ index: Int, _ text: String, isOwn: Bool, in type: String) -> Int? {
        if !isOwn, let declaration = file.declarations.declaration(of: text, at: index), declaration.type == nil {
            return variable(declaration.token, closing: declaration.scope.upper, in: type)
        }
        let member = file.declarations.member(text, of: type)
        if member == nil, !isOwn, tokens.isCapitalized(index) { return nil }
        if isValue(type) { return nil }
        let result = number(text, of: type)
        if let member { describe(result, member.token) }
        return result
    }

    /// Returns the view in the variable that is declared at `token`, in the braces that end at `closing`.
    private func variable(_ token: Int, closing: Int, in type: String) -> Int? {
        if let brace = tokens.partner(closing), brace < closing, let views = closures[brace],
            tokens.kind(token - 1) != .identifier || tokens.isText(token - 1, "in")
        {
            return views.first
        }
        if let property = property(returning: token, before: closing) { return declared(property, in: type) }
        // `let view = card`
        if tokens.isText(token - 1, "let"), tokens.kind(token + 1) == .equal, tokens.isName(token + 2),
            !tokens.isCapitalized(token + 2)
        {
            let end = tokens.endOfExpression(from: token + 2, limit: min(token + 7, tokens.count))
            if end <= token + 5, let view = alias(of: TokenRange(token + 2, end)) { return view }
        }
        let result = number("\(tokens.text(token))@\(stableNumber(token))", of: type)
        describe(result, token)
        return result
    }

    /// Returns the name of the property that the closure ending at `closing` initializes with the variable at `token`:
    /// `let label: UILabel = { let view = UILabel(); return view }()`.
    private func property(returning token: Int, before closing: Int) -> Int? {
        guard let brace = tokens.partner(closing), brace < closing, tokens.kind(brace - 1) == .equal,
            tokens.kind(closing + 1) == .leftParen, tokens.isText(closing - 2, "return"),
            tokens.bytes(closing - 1).elementsEqual(tokens.bytes(token))
        else { return nil }
        return name(assignedAt: brace - 1)
    }

    /// Returns the view of the name that is declared or assigned at `token`.
    func declared(_ token: Int, in type: String) -> Int? {
        let text = tokens.text(token)
        if file.declarations.member(text, of: type)?.token == token {
            if isValue(type) { return nil }
            let result = number(text, of: type)
            describe(result, token)
            return result
        }
        let before = token - 1
        if tokens.isText(before, "let") || tokens.isText(before, "var") {
            let frame = nesting.frames.suffix(64).last { frame in
                frame.opener.map { tokens.kind($0) == .leftBrace && $0 < token } ?? false
            }
            guard let opener = frame?.opener, let close = tokens.closing(opener) else { return nil }
            return variable(token, closing: close, in: type)
        }
        return view(at: tokens.kind(before) == .period && tokens.isText(before - 1, "self") ? before - 1 : token)
    }

    /// Returns the token of the name before the `=` at `index`, without a type.
    func name(assignedAt index: Int) -> Int? {
        var name = index - 1
        while tokens.kind(name) == .postfixMark { name -= 1 }
        guard tokens.isName(name) else { return nil }
        var first = name
        while tokens.kind(first - 1) == .period, tokens.isName(first - 2) { first -= 2 }
        if tokens.kind(first - 1) == .colon, tokens.isName(first - 2) { return first - 2 }
        return name
    }

    /// Returns the view that `path` leads to from the view `root`.
    private func member(_ path: String, of root: Int) -> Int {
        if path.isEmpty { return root }
        let (owner, view) = views[root]
        if !view.type.isEmpty, !Self.isOfSystem(view.type), path != "view", path != "contentView" {
            return number(path, of: view.type, isOutside: true)
        }
        let result = number((view.name.isEmpty ? "" : view.name + ".") + path, of: classes[owner].name)
        if path == "contentView", views[result].view.parents.isEmpty {
            change(result) {
                $0.type = "UIView"
                $0.parents = [ClassView.Parent(name: view.name, order: 0, function: 0, isArranged: false)]
            }
        }
        return result
    }
}
