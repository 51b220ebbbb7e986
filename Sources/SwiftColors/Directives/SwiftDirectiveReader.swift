import CSSColors
import ColorMath
import SourceColors
import SourceText

/// Reads the directives in the comments of a file.
final class SwiftDirectiveReader {
    private let file: SwiftFile
    private let tokens: SwiftTokens
    private let facts: SwiftFactCollector
    private let declared: SwiftDeclaredBackgrounds

    init(_ file: SwiftFile, _ facts: SwiftFactCollector, into declared: SwiftDeclaredBackgrounds) {
        self.file = file
        tokens = file.tokens
        self.facts = facts
        self.declared = declared
    }

    /// Reads all directives.
    func run() {
        guard !tokens.comments.isEmpty, tokens.source.mayHoldDirectives else { return }
        var reader = DirectiveReader(tokens.source)
        for text in reader.directives(in: tokens.comments) {
            switch text.body {
            case .pair(let foreground, let background, let content):
                let colors = (declaredColor(foreground), declaredColor(background))
                text.takePair(foreground, background, content, colors, into: &facts.collected)
            case .background(let range):
                switch declaredColor(range) {
                case .unreadable(let reason):
                    facts.collected.directives.append(text.invalid(.unreadableColor(reason), at: range))
                case .read(let other, let root):
                    let background = facts.collected.addDeclared(root, of: other)
                    declared.append(
                        SwiftDeclaredBackground(
                            expression: background, token: subject(of: text.comment),
                            directive: facts.collected.directives.count))
                    var directive = text.directive(.background)
                    directive.background = background
                    facts.collected.directives.append(directive)
                }
            case .suppression(let suppression):
                facts.collected.directives.append(text.directive(.suppression(suppression)))
            case .invalid(let problem, let place): facts.collected.directives.append(text.invalid(problem, at: place))
            }
        }
    }

    // MARK: Colors

    /// Reads the color written at `range`, in Swift or CSS.
    private func declaredColor(_ range: ByteRange) -> DeclaredColor {
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
        let imports = file.imports
        let family: SwiftColorFamily = imports.swiftUI || !imports.uiKit && !imports.appKit ? .swiftUI : .platform
        let text = SourceBytes(source.buffer(range))
        guard let color = SwiftColorText.parse(text, as: family, options: file.options, imports: imports) else {
            return .unreadable(nil)
        }
        if case .unresolved(let reason) = color.facts.expressions[color.root].kind {
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
        // Ranges of the color are offsets in its own text.
        var facts = ColorFacts()
        let moved = facts.addDeclared(color.root, of: color.facts, movedBy: range.lowerBound)
        return .read(facts, moved)
    }

    private static func named(_ name: ColorName, at range: ByteRange) -> DeclaredColor {
        var facts = ColorFacts()
        let root = facts.expressions.add(.name(name), at: range)
        return .read(facts, root)
    }

    /// Returns the name that the word `name` has at byte `offset`: its own, or that of a member of a type around; nil if the
    /// file does not declare it.
    private func definedName(_ name: String, at offset: Int) -> ColorName? {
        let token = tokens.index(from: offset)
        let declarations = file.declarations
        // A scope may end after the comment.
        guard
            let declaration = declarations.declaration(of: name, at: token)
                ?? declarations.declaration(of: name, at: token - 1), declaration.meaning == .binding
        else { return nil }
        return ColorName(.swiftMember, (declaration.type.map { $0 + "." } ?? "") + name)
    }

    // MARK: Places

    /// Returns the token that a directive in `comment` is about: the one before a comment at the end of a line, or else the
    /// one after it.
    private func subject(of comment: ByteRange) -> Int {
        let next = tokens.index(from: comment.upperBound)
        let isTrailing =
            next > 0
            && (next >= tokens.count || tokens[next].flags.contains(.newlineBefore))
            && !tokens.source.buffer(ByteRange(Int(tokens[next - 1].end), comment.lowerBound))
                .contains { $0 == 0x0A || $0 == 0x0D }
        return isTrailing ? next - 1 : statementBody(next)
    }

    /// Returns the part of the statement at `index` that is shown: the braces or the value of a declaration, a returned value.
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

    private static let declarations = WordSet(
        """
        var let func struct class enum extension actor init public private internal fileprivate package open \
        static final override lazy mutating nonisolated
        """)
}
