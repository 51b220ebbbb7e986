import SourceText

/// Reads the sizes of fonts.
final class SwiftTextSizeReader {
    private let tokens: SwiftTokens
    private let imports: SwiftImports
    private let evaluator: SwiftConstantEvaluator

    init(_ file: SwiftFile, _ evaluator: SwiftConstantEvaluator) {
        tokens = file.tokens
        imports = file.imports
        self.evaluator = evaluator
    }

    /// Returns the size of the font `range`, or nil if it is unknown.
    func size(_ range: TokenRange) -> SwiftTextSize? {
        let chain = tokens.chain(in: range)
        guard chain.end == range.upper, !chain.links.isEmpty else { return nil }
        var links = chain.links[...]
        if !chain.isImplicit {
            guard Self.fontTypes.contains(tokens.bytes(chain.start)) else { return nil }
            if chain.links[0].isPlain { links = links.dropFirst() }
        }
        guard let first = links.first, var size = size(of: first) else { return nil }
        for link in links.dropFirst() {
            if tokens.isText(link.name, "bold") {
                size.weight = .bold
            } else if tokens.isText(link.name, "weight") {
                size.weight = tokens.arguments(of: link).first.map { weight($0) } ?? .unknown
            } else if tokens.isText(link.name, "withSize") || tokens.isText(link.name, "with") {
                return nil
            }
        }
        return size
    }

    private static let fontTypes = WordSet("Font UIFont NSFont")

    private func weight(_ argument: SwiftArgument) -> SwiftBoldness {
        guard tokens.kind(argument.lower) == .period && argument.upper == argument.lower + 2 else { return .unknown }
        return SwiftTextSize.weight(tokens.bytes(argument.upper - 1))
    }

    private func size(of link: SwiftLink) -> SwiftTextSize? {
        guard link.arguments != nil else { return style(link.name) }
        var points: Double?
        var weight = SwiftBoldness.regular
        for argument in tokens.arguments(of: link) {
            if tokens.isLabeled(argument, "size") || tokens.isLabeled(argument, "ofSize") {
                points = evaluator.floatingPoint(argument.range)
                guard points != nil else { return nil }
            } else if tokens.isLabeled(argument, "weight") {
                weight = self.weight(argument)
            } else if argument.label == nil || tokens.isLabeled(argument, "forTextStyle")
                || tokens.isLabeled(argument, "name")
            {
                if tokens.kind(argument.lower) == .period {
                    points = style(argument.upper - 1)?.points
                } else {
                    weight = namedWeight(argument)
                }
            }
        }
        if tokens.isText(link.name, "boldSystemFont") { weight = .bold }
        return points.map { SwiftTextSize(points: $0, weight: weight) }
    }

    /// Returns the size of the text style `token`. The second and third titles are smaller on the Mac than elsewhere.
    private func style(_ token: Int) -> SwiftTextSize? {
        guard let points = SwiftTextSize.styles[tokens.bytes(token)] else { return nil }
        return points < 28 && points >= 18 && imports.appKit && !imports.uiKit ? nil : SwiftTextSize(points: points)
    }

    /// Returns the weight in the name of a font: `"Inter-Bold"`.
    private func namedWeight(_ argument: SwiftArgument) -> SwiftBoldness {
        guard tokens.kind(argument.lower) == .stringOpen, tokens.kind(argument.lower + 1) == .stringText,
            tokens.closing(argument.lower) == argument.lower + 2
        else { return .unknown }
        let name = tokens.bytes(argument.lower + 1)
        guard let dash = name.lastIndex(of: UInt8(ascii: "-")) else { return .regular }
        let style = UnsafeBufferPointer(rebasing: name[(dash + 1)...])
        return Self.styleNames[style] ?? .unknown
    }

    private static let styleNames = WordTable<SwiftBoldness>([
        ("Regular Medium Light Thin SemiBold Semibold DemiBold Italic Book", .regular),
        ("Bold BoldItalic Heavy Black ExtraBold", .bold),
    ])
}
