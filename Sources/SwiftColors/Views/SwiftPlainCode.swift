import SourceColors
import SourceText

/// Code that lays out views with modifiers that have no effect on colors, but for those that the project declares.
struct SwiftPlainCode {
    /// The names of the project's modifiers that it applies.
    var inner: [Int] = []
    /// Whether it passes the view to a closure that it is given.
    var appliesClosure = false
    /// Whether it is all understood. If not, the rest does not count.
    var isKnown = true
    /// Whether it may keep a view in a variable.
    var keepsView = false
    /// The names of the variables that hold the view with modifiers: `var text = font(.body)`.
    fileprivate var variables: [Int] = []

    /// The maximum number of tokens of such code.
    static let maxTokens = 1024
}

extension SwiftViewScopes {
    /// Returns what the code in the braces at `brace` applies to the view that it is for; it is not known if it may draw
    /// something or set a color, in any of its branches.
    func plainCode(in brace: Int) -> SwiftPlainCode {
        var code = SwiftPlainCode()
        code.isKnown = readPlainCode(in: brace, into: &code) != nil
        // What becomes of a variable is not followed.
        if !code.isKnown, !code.variables.isEmpty { code.keepsView = true }
        return code
    }

    private func readPlainCode(in brace: Int, into code: inout SwiftPlainCode) -> Int? {
        guard let close = tokens.closing(brace), close - brace <= SwiftPlainCode.maxTokens else { return nil }
        var locals: [Int] = []
        var index = brace + 1
        while index < close {
            let bytes = tokens.bytes(index)
            switch tokens.kind(index) {
            case .directive:
                index += 1
                guard index < close, isForOtherPlatform(index, unlike: brace) else { continue }
                while index < close, tokens.kind(index) != .directive { index += 1 }
            case .leftBrace, .rightBrace, .semicolon: index += 1
            // `@unknown default:`
            case .at where tokens.isText(index + 1, "unknown"): index += 2
            case .identifier where Self.conditions.contains(bytes):
                guard let next = opener(from: index, before: close),
                    readCondition(TokenRange(index + 1, next), into: &code, &locals)
                else { return nil }
                index = next + 1
            case .identifier where Self.labels.contains(bytes):
                while index < close, tokens.kind(index) != .colon { index += 1 }
                index += 1
            case .identifier where Self.declarations.contains(bytes):
                guard tokens.isName(index + 1) else { return nil }
                if tokens.kind(index + 2) == .equal, beginsWithSelf(index + 3, code) {
                    code.variables.append(index + 1)
                    index += 3
                    continue
                }
                locals.append(index + 1)
                guard let next = endOfDeclaration(index + 2, before: close) else {
                    code.keepsView = true
                    return nil
                }
                index = next
            case .identifier where Self.words.contains(bytes): index += 1
            case .identifier where tokens.isText(index + 1, "in") || tokens.kind(index + 1) == .comma: index += 1
            case .identifier:
                guard let next = readPlainChain(at: index, before: close, locals, into: &code) else { return nil }
                index = next
            default: return nil
            }
        }
        return index
    }

    private static let conditions = WordSet("if switch guard while")
    private static let labels = WordSet("case default")
    private static let declarations = WordSet("let var")
    private static let words = WordSet("return else in fallthrough break")

    /// Returns the next brace from `index` on, outside of other brackets.
    private func opener(from index: Int, before close: Int) -> Int? {
        var index = index
        while index < close, tokens.kind(index) != .leftBrace {
            guard let next = tokens.next(index) else { return nil }
            index = next
        }
        return index < close ? index : nil
    }

    /// Adds what the condition `range` does to `code`, and the names that it binds to `locals`, unless they are views that a
    /// closure returns; returns whether it passes the view to nothing else.
    private func readCondition(_ range: TokenRange, into code: inout SwiftPlainCode, _ locals: inout [Int]) -> Bool {
        for index in range.indices {
            if tokens.isText(index, "self") || tokens.isText(index, "content"), tokens.kind(index - 1) != .period,
                tokens.kind(index + 1) != .period
            {
                // `if let view = transform(self)`
                guard tokens.kind(index - 1) == .leftParen, tokens.kind(index + 1) == .rightParen,
                    tokens.isName(index - 2), isParameter(index - 2)
                else { return false }
                code.appliesClosure = true
            } else if Self.declarations.contains(tokens.bytes(index)), tokens.isName(index + 1), !code.appliesClosure,
                !(index..<min(index + 6, range.upper)).contains(where: { tokens.isText($0, "self") })
            {
                locals.append(index + 1)
            }
        }
        return true
    }

    /// Returns the end of the declaration whose name ends before `index`; nil if it may be of a view.
    private func endOfDeclaration(_ index: Int, before close: Int) -> Int? {
        var index = index
        while index < close, !tokens[index].flags.contains(.newlineBefore), tokens.kind(index) != .semicolon {
            if tokens.kind(index) == .leftBrace { return nil }
            guard let next = tokens.next(index) else { return nil }
            index = next
        }
        return index
    }

    /// Adds what the chain at `index` applies to `code`, and returns the next token; nil if it may draw something.
    private func readPlainChain(
        at index: Int, before close: Int, _ locals: [Int], into code: inout SwiftPlainCode
    ) -> Int? {
        let chain = tokens.chain(in: TokenRange(index, close))
        guard let head = chain.links.first, !head.hasMore else { return nil }
        if tokens.isCapitalized(head.name) {
            if Self.wrappers.contains(tokens.bytes(head.name)) { return head.closure.map { $0 + 1 } }
            guard chain.links.count == 1, let opener = head.arguments else { return nil }
            // `AnyView(self)`, `ModifiedContent(content: self, modifier: Title())`
            if tokens.isText(head.name, "AnyView") {
                return tokens.closing(opener) == opener + 2 ? chain.end : nil
            }
            guard tokens.isText(head.name, "ModifiedContent"),
                let modifier = tokens.arguments(opener)?.last, tokens.isCapitalized(modifier.lower)
            else { return nil }
            code.inner.append(modifier.lower)
            return chain.end
        }
        var first = 0
        if head.isPlain, holdsView(head.name, code) {
            // `text = text.italic()`
            if chain.links.count == 1, tokens.kind(chain.end) == .equal {
                return beginsWithSelf(chain.end + 1, code) ? chain.end + 1 : nil
            }
            first = 1
        } else if head.isPlain {
            let isLocal = locals.contains { tokens.text($0) == tokens.text(head.name) }
            if isLocal {
                // `edge = .leading`
                guard chain.links.count == 1, tokens.kind(chain.end) == .equal || tokens.isText(chain.end, "+=") else {
                    return nil
                }
                return endOfDeclaration(chain.end, before: close)
            }
            first = 1
        } else if let opener = head.arguments, head.closure == nil, chain.links.count == 1, isParameter(head.name) {
            guard tokens.closing(opener) == opener + 2, tokens.isName(opener + 1) else { return nil }
            code.appliesClosure = true
            return chain.end
        }
        for link in chain.links[first...] {
            guard link.arguments != nil || link.closure != nil, !link.hasMore else { return nil }
            switch SwiftModifiers.roles[tokens.bytes(link.name)] {
            case .harmless?, .font?, .bold?, .toolbar?, .guides?, .presentation?, .detents?:
                // It exempts the view if it is true.
                if tokens.isText(link.name, "disabled") { return nil }
            case nil:
                if tokens.isText(link.name, "modifier") {
                    guard let opener = link.arguments, tokens.isCapitalized(opener + 1), !setsOpacity(opener + 1)
                    else { return nil }
                    code.inner.append(opener + 1)
                } else {
                    guard !setsOpacity(link.name) else { return nil }
                    code.inner.append(link.name)
                    // The closure follows, and is read like the code around.
                    if let closure = link.closure {
                        guard link.name == chain.links.last?.name else { return nil }
                        return closure + 1
                    }
                }
            default: return nil
            }
        }
        return chain.end
    }

    private static let wrappers = WordSet("Group")

    /// Whether the name at `token` is that of a variable of `code` that holds the view.
    private func holdsView(_ token: Int, _ code: SwiftPlainCode) -> Bool {
        code.variables.contains { tokens.text($0) == tokens.text(token) }
    }

    /// Whether the value at `index` is the view with modifiers: `self.bold()`, `font(.body)`, or a variable with it.
    private func beginsWithSelf(_ index: Int, _ code: SwiftPlainCode) -> Bool {
        guard tokens.isName(index) else { return false }
        if tokens.kind(index + 1) == .period {
            return tokens.isText(index, "self") || tokens.isText(index, "content") || holdsView(index, code)
        }
        guard tokens.kind(index + 1) == .leftParen else { return false }
        switch SwiftModifiers.roles[tokens.bytes(index)] {
        case .harmless?, .font?, .bold?: return true
        default: return false
        }
    }

    /// Whether the name at `token` is that of a parameter.
    private func isParameter(_ token: Int) -> Bool {
        guard let declaration = file.declarations.declaration(of: tokens.text(token), at: token) else { return false }
        return declaration.type == nil && tokens.kind(declaration.token + 1) == .colon
    }
}
