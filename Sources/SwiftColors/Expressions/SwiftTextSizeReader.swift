import SourceText

/// Reads the sizes of fonts.
final class SwiftTextSizeReader {
    private let tokens: SwiftTokens
    private let file: SwiftFile
    private let evaluator: SwiftConstantEvaluator

    init(_ file: SwiftFile, _ evaluator: SwiftConstantEvaluator) {
        tokens = file.tokens
        self.file = file
        self.evaluator = evaluator
    }

    /// Returns the size of the font `range`, or nil if it is unknown.
    func size(_ range: TokenRange) -> SwiftTextSize? {
        let chain = tokens.chain(in: range)
        guard chain.end == range.upper, !chain.links.isEmpty else { return nil }
        if let font = scaledFont(chain) { return size(font.range) }
        var links = chain.links[...]
        var known: SwiftTextSize?
        if !chain.isImplicit, Self.fontTypes.contains(tokens.bytes(chain.start)) {
            if chain.links[0].isPlain { links = links.dropFirst() }
        } else if let index = links.firstIndex(where: { !$0.isPlain }) ?? links.indices.last.map({ $0 + 1 }),
            index > (chain.isImplicit ? 0 : 1), let size = namedSize(links[index - 1].name)
        {
            known = size
            links = links[(index - 1)...]
        } else if !chain.isImplicit {
            return nil
        }
        guard let first = links.first, var size = known ?? size(of: first) else { return nil }
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

    /// Returns the font that has its own size at the standard setting: `f` in `UIFontMetrics(forTextStyle: .body).scaledFont(for: f)`.
    /// <https://developer.apple.com/documentation/uikit/uifontmetrics>
    private func scaledFont(_ chain: SwiftChain) -> SwiftArgument? {
        guard tokens.isText(chain.start, "UIFontMetrics"), let last = chain.links.last,
            tokens.isText(last.name, "scaledFont"), let font = tokens.arguments(of: last).first,
            tokens.isLabeled(font, "for")
        else { return nil }
        return font
    }

    /// Returns the size of the font of the project's that the token `name` names after one of the styles for small text:
    /// `theme.fonts.footnote`, `.scaledBody`; nil for other names.
    private func namedSize(_ name: Int) -> SwiftTextSize? {
        var bytes = Array(tokens.bytes(name))
        if bytes.starts(with: "scaled".utf8), bytes.count > 6 {
            bytes.removeFirst(6)
            bytes[0] |= 0x20
        }
        if bytes.count > 2, bytes.suffix(2).elementsEqual("SB".utf8) { bytes.removeLast(2) }
        return bytes.withUnsafeBufferPointer { bytes in
            guard !bytes.elementsEqual("headline".utf8), let points = SwiftTextSize.styles[bytes], points < 18 else {
                return nil
            }
            return SwiftTextSize(points: points)
        }
    }

    /// Returns the size that the modifier `link` of the project's sets: `.font(size: 14, style: .footnote)`, `.appFont(.footnote)`;
    /// nil if it is unknown.
    func size(ofModifier link: SwiftLink) -> SwiftTextSize? {
        let arguments = tokens.arguments(of: link)
        if tokens.setsOwnFont(link) { return namedSize(arguments[0].upper - 1) }
        if arguments.contains(where: { tokens.isLabeled($0, "size") }) { return size(of: link) }
        guard let style = arguments.first(where: { tokens.isLabeled($0, "style") }),
            tokens.kind(style.lower) == .period, style.upper == style.lower + 2,
            var size = self.style(style.upper - 1)
        else { return nil }
        if let weight = arguments.first(where: { tokens.isLabeled($0, "weight") }) { size.weight = self.weight(weight) }
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
        let mayBeOnMac =
            points < 28 && points >= 18 && !file.imports.uiKit && (file.imports.appKit || file.mentionsAppKit)
        return mayBeOnMac ? nil : SwiftTextSize(points: points)
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

extension SwiftTokens {
    /// Whether `link` is a modifier of the project's that is named for fonts, and is given one by its name: `.appFont(.footnote)`.
    func setsOwnFont(_ link: SwiftLink) -> Bool {
        let name = bytes(link.name)
        guard name.count > 4, UnsafeBufferPointer(rebasing: name.suffix(4)).elementsEqual("Font".utf8),
            let argument = arguments(of: link).first, argument.label == nil
        else { return false }
        return kind(argument.lower) == .period && argument.upper == argument.lower + 2
    }
}
