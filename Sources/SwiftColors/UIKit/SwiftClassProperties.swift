import SourceColors
import SourceText

/// The types of views, as they are declared.
extension SwiftClassViews {
    /// Notes the property whose name is at `name`, if its type is one of views.
    @_optimize(speed)
    func readProperty(_ name: Int) {
        let next = name + 1
        guard tokens.isName(name), tokens.kind(next) == .colon || tokens.kind(next) == .equal,
            tokens.isName(next + 1), Self.mayBeViewType(tokens.bytes(next + 1)), let type = nesting.typeName,
            Self.isViewType(tokens.text(next + 1)), !isValue(type)
        else { return }
        _ = declared(name, in: type)
    }

    /// Sets the type of the view `number`, whose name is declared at `token`.
    func describe(_ number: Int, _ token: Int) {
        guard views[number].view.type.isEmpty else { return }
        let type = type(declaredAt: token)
        let isOutlet = isOutlet(token)
        change(number) {
            $0.type = type
            if isOutlet { $0.flags.insert(.outlet) }
        }
    }

    private func isOutlet(_ token: Int) -> Bool {
        (max(token - 6, 0)..<max(token, 0)).contains { tokens.isText($0, "IBOutlet") && tokens.kind($0 - 1) == .at }
    }

    /// Returns the last word of the type of the name declared at `token`; empty if it is not written there.
    func type(declaredAt token: Int) -> String {
        var next = token + 1
        if tokens.kind(next) == .colon {
            guard let (words, after) = tokens.typeWords(next + 1), !tokens.isText(after, "<") else { return "" }
            return words.last ?? ""
        }
        guard tokens.kind(next) == .equal else { return "" }
        next += 1
        // `{ let view = UILabel(); … }()`
        if tokens.kind(next) == .leftBrace, tokens.isText(next + 1, "let"), tokens.kind(next + 3) == .equal {
            next += 4
        }
        if let (words, after) = tokens.typeWords(next) {
            if tokens.kind(after) == .leftParen || tokens.isText(after + 1, "init") { return words.last ?? "" }
            return ""
        }
        // `dequeue(…) as! Cell`
        let limit = min(next + 32, tokens.count)
        while next < limit, !tokens[next].flags.contains(.newlineBefore) {
            if tokens.isText(next, "as") {
                var type = next + 1
                while tokens.kind(type) == .postfixMark || tokens.kind(type) == .operator { type += 1 }
                return tokens.typeWords(type)?.words.last ?? ""
            }
            guard let after = tokens.next(next) else { return "" }
            next = after
        }
        return ""
    }
}
