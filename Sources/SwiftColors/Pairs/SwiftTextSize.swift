import SourceColors
import SourceText

/// The size of a font, as far as it decides whether text is large.
struct SwiftTextSize {
    /// The size in points, at the default setting.
    var points: Double
    var weight = SwiftBoldness.regular

    /// What text of this size is, where `outer` is what is said of the weight outside the font: WCAG counts it as large
    /// from 18 points on, or 14 in bold, unless `profile` says otherwise. <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    func content(_ outer: SwiftBoldness = .regular, by profile: LargeTextProfile) -> PairContent {
        if points >= 18 { return .largeText }
        if points < 14, profile == .wcag { return .text }
        switch outer.over(weight) {
        case .regular: return .text
        case .bold: return .largeText
        case .unknown: return .textOfUnknownSize
        }
    }

    /// The text styles' sizes.
    /// <https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>
    static let styles = SwiftWordTable<Double>([
        ("extraLargeTitle", 36), ("extraLargeTitle2", 28), ("largeTitle", 34), ("title", 28), ("title1", 28),
        ("title2", 22), ("title3", 20), ("headline", 17), ("body", 17), ("callout", 16), ("subheadline", 15),
        ("footnote", 13), ("caption", 12), ("caption1", 12), ("caption2", 11),
    ])

    /// The weight of the name `bytes`.
    static func weight(_ bytes: UnsafeBufferPointer<UInt8>) -> SwiftBoldness { weights[bytes] ?? .unknown }

    private static let weights = SwiftWordTable<SwiftBoldness>([
        ("ultraLight", .regular), ("thin", .regular), ("light", .regular), ("regular", .regular), ("medium", .regular),
        ("semibold", .regular), ("bold", .bold), ("heavy", .bold), ("black", .bold),
    ])
}

extension SwiftScanner {
    /// The size of the font that the tokens `lower..<upper` are, or nil where it is not known.
    mutating func textSize(_ lower: Int, _ upper: Int) -> SwiftTextSize? {
        var chain = SwiftChain(start: lower, end: lower)
        tokens.readChain(from: lower, limit: upper, into: &chain)
        guard chain.end == upper, !chain.links.isEmpty else { return nil }
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
                size.weight = arguments(of: link).first.map { weight($0) } ?? .unknown
            } else if tokens.isText(link.name, "withSize") || tokens.isText(link.name, "with") {
                return nil
            }
        }
        return size
    }

    private static let fontTypes = SwiftWordTable<Bool>(["Font", "UIFont", "NSFont"], true)

    private func weight(_ argument: SwiftArgument) -> SwiftBoldness {
        guard tokens.kind(argument.lower) == .period && argument.upper == argument.lower + 2 else { return .unknown }
        return SwiftTextSize.weight(tokens.bytes(argument.upper - 1))
    }

    private mutating func size(of link: SwiftLink) -> SwiftTextSize? {
        guard link.arguments != nil else { return style(link.name) }
        var points: Double?
        var weight = SwiftBoldness.regular
        for argument in arguments(of: link) {
            if tokens.isLabelled(argument, "size") || tokens.isLabelled(argument, "ofSize") {
                points = evaluator.floatingPoint(tokens, argument.lower, argument.upper)
                guard points != nil else { return nil }
            } else if tokens.isLabelled(argument, "weight") {
                weight = self.weight(argument)
            } else if argument.label == nil || tokens.isLabelled(argument, "forTextStyle")
                || tokens.isLabelled(argument, "name")
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

    /// The size of the text style of the name `token`. The Mac's second and third titles are smaller than other systems'.
    private func style(_ token: Int) -> SwiftTextSize? {
        guard let points = SwiftTextSize.styles[tokens.bytes(token)] else { return nil }
        return points < 28 && points >= 18 && imports.appKit && !imports.uiKit ? nil : SwiftTextSize(points: points)
    }

    /// The weight that a font's name tells: `"Inter-Bold"`.
    private func namedWeight(_ argument: SwiftArgument) -> SwiftBoldness {
        guard tokens.kind(argument.lower) == .stringOpen, tokens.kind(argument.lower + 1) == .stringText,
            tokens.closing(argument.lower) == argument.lower + 2
        else { return .unknown }
        let name = tokens.bytes(argument.lower + 1)
        guard let dash = name.lastIndex(of: UInt8(ascii: "-")) else { return .regular }
        let style = UnsafeBufferPointer(rebasing: name[(dash + 1)...])
        return Self.styleNames[style] ?? .unknown
    }

    private static let styleNames = SwiftWordTable<SwiftBoldness>([
        ("Regular", .regular), ("Medium", .regular), ("Light", .regular), ("Thin", .regular), ("SemiBold", .regular),
        ("Semibold", .regular), ("DemiBold", .regular), ("Italic", .regular), ("Book", .regular), ("Bold", .bold),
        ("BoldItalic", .bold), ("Heavy", .bold), ("Black", .bold), ("ExtraBold", .bold),
    ])
}
