import SourceColors
import SourceText

/// What views without text draw over all of their area, which other views have behind them: `.background(Paper())`.
extension SwiftDefinitionReader {
    /// The maximum number of tokens of a body, or of a view of UIKit, that is read.
    private static let maximumTokens = 192

    /// Adds what the view `type` draws if the property `name` is its body. It is not known if the body contains text or controls,
    /// or chooses what it draws, which arguments may decide.
    func readDrawing(_ name: Int, of type: String) {
        let brace = name + 4
        guard tokens.isText(name, "body"), tokens.isText(name + 2, "some"), tokens.isText(name + 3, "View"),
            tokens.kind(brace) == .leftBrace, let close = tokens.closing(brace)
        else { return }
        var value: ExpressionID?
        if close - brace <= Self.maximumTokens, file.declarations.types[type]?.kind == .structure,
            (brace..<close).allSatisfy({ mayOnlyDraw($0) })
        {
            value = expressions.drawing(ofBody: brace, depth: 0)
        }
        if let known = value, isGiven(known, to: type) || hasChoice(known) { value = nil }
        // Another view of the same name is then not taken for this one.
        defineDrawing(of: type, at: name, as: value ?? facts.unresolved(.customView(type), TokenRange(name)))
    }

    /// Whether `value` is a color that callers give the view `type`.
    private func isGiven(_ value: ExpressionID, to type: String) -> Bool {
        guard case .nameOr(let name, _) = facts.kind(of: value) else { return false }
        return !name.isDrawing && name.text.hasPrefix(type + ".")
    }

    /// Whether `value` consists of alternatives, other than for light and dark.
    private func hasChoice(_ value: ExpressionID) -> Bool {
        var rest = [value]
        while let id = rest.popLast() {
            let kind = facts.kind(of: id)
            if case .oneOf = kind { return true }
            rest += kind.parts
        }
        return false
    }

    /// Whether the token at `index` does not begin a view that shows text or more than it draws itself.
    private func mayOnlyDraw(_ index: Int) -> Bool {
        guard tokens.kind(index) == .identifier, tokens.isCapitalized(index) else { return true }
        switch SwiftViews.roles[tokens.bytes(index)] {
        case .shape, .textless, .symbol, .stack, .container, nil: return true
        default: return false
        }
    }

    /// Adds that the view `type` draws nothing if the function `name` makes a plain view, or a controller with one, of UIKit, to
    /// which nothing is added: `func makeUIViewController(context: Context) -> UIViewController { UIViewController() }`.
    func readPlainRepresentable(_ name: Int) {
        guard tokens.isText(name, "makeUIViewController") || tokens.isText(name, "makeUIView"),
            let type = nesting.typeName, let end = tokens.closing(name + 1), tokens.kind(end + 3) == .leftBrace,
            Self.plainViews.contains(tokens.bytes(end + 2)), let close = tokens.closing(end + 3),
            let opener = nesting.innermost.opener, let last = tokens.closing(opener),
            last - opener <= Self.maximumTokens * 2,
            (opener..<last).allSatisfy({ !Self.additions.contains(tokens.bytes($0)) }),
            (opener..<last).contains(where: { Self.updates.contains(tokens.bytes($0)) })
        else { return }
        let made = tokens.isText(end + 4, "return") ? end + 5 : end + 4
        guard Self.plainViews.contains(tokens.bytes(made)), tokens.kind(made + 1) == .leftParen,
            tokens.closing(made + 1) == close - 1
        else { return }
        defineDrawing(of: type, at: name, as: facts.clear(TokenRange(made)))
    }

    private static let plainViews = WordSet("UIView UIViewController")
    /// What gives a view of UIKit something to draw.
    private static let additions = WordSet(
        "backgroundColor addSubview insertSubview addChild layer view super class")

    /// What changes the view later.
    private static let updates = WordSet("updateUIView updateUIViewController")

    private func defineDrawing(of type: String, at name: Int, as value: ExpressionID) {
        facts.collected.definitions.append(
            ColorDefinition(
                name: ColorName.drawing(of: type), nameRange: tokens[name].range, value: value, scope: .everywhere,
                isShared: !tokens.hasWord(before: name - 1, "private", "fileprivate")))
    }
}

extension SwiftNameReader {
    /// Returns what the view of the project draws that `link` makes, `unknown` if it is not known.
    func drawing(by link: SwiftLink, of chain: SwiftChain, unless unknown: ExpressionID) -> ExpressionID {
        // A color may be for what it draws.
        let isPlain = tokens.arguments(of: link).allSatisfy {
            $0.label.map { !SwiftColorWords.labelsColor(tokens.bytes($0)) } ?? true
        }
        guard isPlain else { return unknown }
        let range = tokens.byteRange(chain.range(through: link))
        var result = unknown
        for type in candidates([tokens.text(link.name)], .type).reversed() {
            result = facts.add(.nameOr(ColorName.drawing(of: type), fallback: result), at: range)
        }
        return result
    }
}
