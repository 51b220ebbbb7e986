import CSSColors
import ColorMath
import SourceColors
import SourceText

/// What a comment says to lie behind a view or an object.
struct SwiftDeclaredBackground {
    var expression: ExpressionID
    /// The token it is about, outside all brackets but braces: the view chain or the statement that has it is meant.
    var token: Int
    /// The `{` around that, or −1.
    var brace = -1
    /// The directive, by its place in ``ColorFacts/directives``.
    var directive: Int
    /// Whether a view or an object has it.
    var isTaken = false
    /// What is drawn by the chain that has it, by where that is written.
    var ownBackgrounds: [ByteRange] = []
}

/// Braces in all of which a comment says what lies behind: of a type, an extension, a function.
struct SwiftDeclaredRegion {
    var expression: ExpressionID
    /// The token of the `{`, and that of the `}`.
    var lower: Int
    var upper: Int
    /// The region around it, by its place in ``SwiftScanner/declaredRegions``.
    var parent: Int?
}

/// The directives of a Swift file's comments.
extension SwiftScanner {
    /// Reads the directives, before the second pass.
    mutating func readDirectives() {
        guard !tokens.comments.isEmpty, tokens.source.mayHoldDirectives else { return }
        var reader = DirectiveReader(tokens.source)
        for text in reader.directives(in: tokens.comments) {
            switch text.body {
            case .pair(let foreground, let background, let content):
                let colors = (declaredColor(foreground), declaredColor(background))
                text.takePair(foreground, background, content, colors, into: &facts)
            case .background(let range):
                switch declaredColor(range) {
                case .unreadable(let reason):
                    facts.directives.append(text.invalid(.unreadableColor(reason), at: range))
                case .read(let other, let root):
                    declaredBackgrounds.append(
                        SwiftDeclaredBackground(
                            expression: facts.addDeclared(root, of: other), token: subject(of: text.comment),
                            directive: facts.directives.count))
                    var directive = text.directive(.background)
                    directive.background = declaredBackgrounds.last?.expression
                    facts.directives.append(directive)
                }
            case .suppression(let suppression): facts.directives.append(text.directive(.suppression(suppression)))
            case .invalid(let problem, let place): facts.directives.append(text.invalid(problem, at: place))
            }
        }
        placeBackgrounds()
    }

    // MARK: Colors

    /// The color of the text at `range`, Swift's or CSS's.
    private mutating func declaredColor(_ range: ByteRange) -> DeclaredColor {
        let source = tokens.source
        let first = source[range.lowerBound]
        let isMember = first == UInt8(ascii: ".") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        if !isMember {
            let css = DeclaredColor(css: range, in: source)
            if case .read = css {
                guard let known = definedName(source.text(range), at: range.lowerBound) else { return css }
                return Self.named(known, at: range)
            }
        }
        var inner = SwiftScanner(SourceBytes(source.buffer(range)), options: options)
        inner.imports = imports
        inner.findLiterals()
        guard inner.tokens.count > 0 else { return .unreadable(nil) }
        let family: SwiftColorFamily = imports.swiftUI || !imports.uiKit && !imports.appKit ? .swiftUI : .platform
        let root = inner.expression(0, inner.tokens.count, family)
        if case .unresolved(let reason) = inner.facts.expressions[root].kind {
            switch reason {
            case .unknownName(let name):
                // A name of the file, or of a type in it around the comment.
                guard let known = definedName(name, at: range.lowerBound) else { return .unreadable(nil) }
                return Self.named(known, at: range)
            case .notConstant, .other, .customView: return .unreadable(nil)
            case .unknownInitializer, .componentOutOfRange, .ambiguousHexDigits: return .unreadable(reason)
            default: break
            }
        }
        // The inner scanner has read bytes of its own.
        var facts = ColorFacts()
        let moved = facts.addDeclared(root, of: inner.facts, movedBy: range.lowerBound)
        return .read(facts, moved)
    }

    private static func named(_ name: ColorName, at range: ByteRange) -> DeclaredColor {
        var facts = ColorFacts()
        let root = facts.expressions.add(.name(name), at: range)
        return .read(facts, root)
    }

    /// The name by which the file knows the word `name`, used at byte `offset`: as such, or as a member of a type around.
    private mutating func definedName(_ name: String, at offset: Int) -> ColorName? {
        let token = tokens.index(from: offset)
        let declarations = evaluator.declarations(tokens)
        // Behind the comment a scope may end.
        guard
            let declaration = declarations.declaration(of: name, at: token)
                ?? declarations.declaration(of: name, at: token - 1), declaration.meaning == .binding
        else { return nil }
        return ColorName(.swiftMember, (declaration.type.map { $0 + "." } ?? "") + name)
    }

    // MARK: Places

    /// The token that a directive in `comment` is about: of a comment at the end of a line the one before it, else the one
    /// behind it.
    private func subject(of comment: ByteRange) -> Int {
        let behind = tokens.index(from: comment.upperBound)
        let isTrailing =
            behind > 0
            && (behind >= tokens.count || tokens[behind].flags.contains(.newlineBefore))
            && !tokens.source.buffer(ByteRange(Int(tokens[behind - 1].end), comment.lowerBound))
                .contains { $0 == 0x0A || $0 == 0x0D }
        return isTrailing ? behind - 1 : statementBody(behind)
    }

    /// What a statement that begins at `index` shows: the braces or the value of a declaration, what is returned.
    private func statementBody(_ index: Int) -> Int {
        var index = index
        while tokens.isText(index, "return") || tokens.isText(index, "try") || tokens.isText(index, "await") {
            index += 1
        }
        guard tokens.kind(index) == .at || Self.declarations.contains(tokens.bytes(index)) else { return index }
        var place = index
        for _ in 0..<64 {
            if tokens.kind(place) == .leftBrace { return place }
            if tokens.kind(place) == .equal { return statementBody(place + 1) }
            guard let next = tokens.next(place) else { break }
            place = next
        }
        return index
    }

    private static let declarations = SwiftWordTable<Bool>(
        [
            "var", "let", "func", "struct", "class", "enum", "extension", "actor", "init", "public", "private",
            "internal", "fileprivate", "package", "open", "static", "final", "override", "lazy", "mutating",
            "nonisolated",
        ], true)

    /// Finds for each declared background the brackets around its token, and passes those about braces on to their content.
    private mutating func placeBackgrounds() {
        guard !declaredBackgrounds.isEmpty else { return }
        // For each open bracket but braces the outermost since the last brace; for each brace −1.
        var lifts: [Int] = []
        var braces: [Int] = []
        var next = 0
        let order = declaredBackgrounds.indices.sorted { declaredBackgrounds[$0].token < declaredBackgrounds[$1].token }
        for index in 0..<tokens.count where next < order.count {
            let kind = tokens.kind(index)
            if kind.closes, Int(tokens[index].partner) >= 0 {
                let last = lifts.popLast()
                if last == -1 { braces.removeLast() }
            }
            while next < order.count, declaredBackgrounds[order[next]].token == index {
                declaredBackgrounds[order[next]].brace = braces.last ?? -1
                if let lift = lifts.last, lift >= 0 { declaredBackgrounds[order[next]].token = lift }
                next += 1
            }
            guard kind.opens, tokens.closing(index) != nil else { continue }
            if kind == .leftBrace { braces.append(index) }
            lifts.append(kind == .leftBrace ? -1 : lifts.last.map { $0 >= 0 ? $0 : index } ?? index)
        }
        declaredBackgrounds.sort { ($0.token, $0.directive) < ($1.token, $1.directive) }
        for index in declaredBackgrounds.indices {
            declaredByBrace[declaredBackgrounds[index].brace, default: []].append(index)
        }
        for (index, declared) in declaredBackgrounds.enumerated() where tokens.kind(declared.token) == .leftBrace {
            declaredBackgrounds[index].isTaken = true
            surroundings.append(SwiftSurroundings(background: declared.expression))
            contents[declared.token] = SwiftContent(surroundings: surroundings.count - 1, isStack: false)
            guard let close = tokens.closing(declared.token) else { continue }
            var parent = declaredRegions.indices.last
            while let outer = parent, declaredRegions[outer].upper < close { parent = declaredRegions[outer].parent }
            declaredRegions.append(
                SwiftDeclaredRegion(
                    expression: declared.expression, lower: declared.token, upper: close, parent: parent))
        }
    }

    /// What a comment before the braces around the token at `index` says to lie behind what is in them.
    func declaredBackground(around index: Int) -> ExpressionID? {
        var (low, high) = (0, declaredRegions.count)
        while low < high {
            let middle = (low + high) / 2
            if declaredRegions[middle].lower < index { low = middle + 1 } else { high = middle }
        }
        var region = low > 0 ? low - 1 : nil
        for _ in 0..<64 {
            guard let known = region else { return nil }
            if declaredRegions[known].upper > index { return declaredRegions[known].expression }
            region = declaredRegions[known].parent
        }
        return nil
    }

    // MARK: Afterwards

    /// Lets the declared backgrounds count where the code's own are not known, marks the pairs they make, and says which of
    /// them are about nothing.
    mutating func finishDirectives() {
        guard !declaredBackgrounds.isEmpty else { return }
        let declared = Set(declaredBackgrounds.map(\.expression))
        var own: [(range: ByteRange, declared: ExpressionID)] = []
        for background in declaredBackgrounds {
            own.append((facts.expressions[background.expression].range, background.expression))
            own += background.ownBackgrounds.map { ($0, background.expression) }
            if !background.isTaken {
                let directive = facts.directives[background.directive]
                facts.directives[background.directive].kind = .invalid(.nothingInFront, at: directive.range)
            }
        }
        own.sort { $0.range < $1.range }
        for index in facts.pairs.indices where facts.pairs[index].kind != .declared {
            guard let background = facts.pairs[index].background else { continue }
            if !declared.contains(background) {
                let range = facts.expressions[background].range
                var (low, high) = (0, own.count)
                while low < high {
                    let middle = (low + high) / 2
                    if own[middle].range.lowerBound <= range.lowerBound { low = middle + 1 } else { high = middle }
                }
                guard low > 0, own[low - 1].range.contains(range) else { continue }
                facts.pairs[index].background = facts.background(background, over: own[low - 1].declared)
            }
            if facts.pairs[index].background.map(declared.contains) == true { facts.pairs[index].kind = .declared }
        }
    }
}
