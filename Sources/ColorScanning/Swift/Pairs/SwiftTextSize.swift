import SourceText

/// The size of a font, as far as it decides whether text is large.
struct SwiftTextSize {
    /// The size in points, at the default setting.
    var points: Double
    var isBold = false

    /// Whether WCAG counts the text as large: 18 points, or 14 in bold.
    /// <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    func isLarge(isBold: Bool) -> Bool { points >= 18 || points >= 14 && (isBold || self.isBold) }

    /// The text styles' sizes.
    /// <https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>
    static let styles = SwiftWordTable<Double>([
        ("extraLargeTitle", 36), ("extraLargeTitle2", 28), ("largeTitle", 34), ("title", 28), ("title1", 28),
        ("title2", 22), ("title3", 20), ("headline", 17), ("body", 17), ("callout", 16), ("subheadline", 15),
        ("footnote", 13), ("caption", 12), ("caption1", 12), ("caption2", 11),
    ])

    /// The weights of bold and beyond.
    static let boldWeights = SwiftWordTable<Bool>(["bold", "heavy", "black"], true)
}

extension SwiftScanner {
    /// The size of the font that the tokens `lower..<upper` are, or nil where it is not known.
    mutating func textSize(_ lower: Int, _ upper: Int) -> SwiftTextSize? {
        var chain = SwiftChain(start: lower, end: lower)
        tokens.readChain(from: lower, limit: upper, into: &chain)
        guard chain.end == upper, !chain.links.isEmpty else { return nil }
        var links = chain.links[...]
        if !chain.isImplicit,
            tokens.isText(chain.start, "Font") || tokens.isText(chain.start, "UIFont")
                || tokens.isText(chain.start, "NSFont"), chain.links[0].isPlain
        {
            links = links.dropFirst()
        }
        guard let first = links.first, var size = size(of: first) else { return nil }
        for link in links.dropFirst() {
            if tokens.isText(link.name, "bold") { size.isBold = true }
            if tokens.isText(link.name, "weight"), let opener = link.arguments, let close = tokens.closing(opener) {
                size.isBold = SwiftTextSize.boldWeights.contains(tokens.bytes(close - 1))
            }
        }
        return size
    }

    private mutating func size(of link: SwiftLink) -> SwiftTextSize? {
        guard let opener = link.arguments else {
            return SwiftTextSize.styles[tokens.bytes(link.name)].map { SwiftTextSize(points: $0) }
        }
        var size: SwiftTextSize?
        var isBold = tokens.isText(link.name, "boldSystemFont")
        for argument in tokens.arguments(opener) ?? [] {
            if tokens.isLabelled(argument, "size") || tokens.isLabelled(argument, "ofSize") {
                guard let points = evaluator.floatingPoint(tokens, argument.lower, argument.upper) else { return nil }
                size = SwiftTextSize(points: points)
            } else if tokens.isLabelled(argument, "weight") {
                isBold = isBold || SwiftTextSize.boldWeights.contains(tokens.bytes(argument.upper - 1))
            } else if argument.label == nil || tokens.isLabelled(argument, "forTextStyle"),
                tokens.kind(argument.lower) == .period
            {
                size = SwiftTextSize.styles[tokens.bytes(argument.upper - 1)].map { SwiftTextSize(points: $0) }
            }
        }
        size?.isBold = isBold
        return size
    }
}
