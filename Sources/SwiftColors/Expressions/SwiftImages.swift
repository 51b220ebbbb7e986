import SourceColors
import SourceText

extension SwiftExpressionReader {
    /// Modifiers after which an image still covers what is in front of it, in its own colors.
    private static let harmless = WordSet(
        """
        resizable scaledToFill clipped clipShape cornerRadius ignoresSafeArea edgesIgnoringSafeArea frame \
        accessibilityHidden accessibilityLabel accessibility id tag transition animation zIndex antialiased interpolation \
        allowsHitTesting drawingGroup containerRelativeFrame matchedGeometryEffect
        """)

    private static let names = WordSet("decorative named resource imageLiteralResourceName")

    /// Returns the image that the first `count` links of `chain` draw, with the colors that its overlays put on it; unknown
    /// if it is none of a catalog, or is changed.
    func image(_ chain: SwiftChain, through count: Int) -> ExpressionID {
        let range = TokenRange(chain.start, chain.links[max(count, 1) - 1].end)
        let unknown = facts.unresolved(.image, range)
        guard tokens.isText(chain.links[0].name, "Image"), let reference = reference(chain.links[0]) else {
            return unknown
        }
        var result = facts.unresolved(.imageFile(reference), range)
        for link in chain.links[..<count].dropFirst() {
            guard !link.isConditional, !link.hasMore else { return unknown }
            if tokens.isText(link.name, "aspectRatio") || tokens.isText(link.name, "renderingMode") {
                guard let last = tokens.arguments(of: link).last else { return unknown }
                guard tokens.isText(last.upper - 1, "fill") || tokens.isText(last.upper - 1, "original") else {
                    return unknown
                }
            } else if tokens.isText(link.name, "opacity") {
                let factors = evaluator.opacities(of: link, in: tokens)
                guard factors.count == 1, let factor = factors[0] else { return unknown }
                result = facts.add(.opacity(result, factor: factor), at: range)
            } else if tokens.isText(link.name, "overlay") {
                let above: ExpressionID
                if let closure = link.closure,
                    tokens.arguments(of: link).allSatisfy({ tokens.isLabeled($0, "alignment") })
                {
                    above = drawing(ofBody: closure, depth: 1)
                } else if link.closure == nil, let argument = tokens.arguments(of: link).first, argument.label == nil {
                    above = expression(argument.range, .swiftUI)
                } else {
                    return unknown
                }
                result = facts.layered([above, result])
            } else if !Self.harmless.contains(tokens.bytes(link.name)) {
                return unknown
            }
        }
        return result
    }

    /// Returns the image of a catalog that `range` makes for UIKit or AppKit, as in `UIImage(named: "Hero")!`; unknown if it
    /// is anything else.
    func platformImage(_ range: TokenRange) -> ExpressionID {
        let chain = tokens.chain(in: range)
        let unknown = facts.unresolved(.image, range)
        guard chain.end == range.upper, chain.links.count == 1,
            tokens.isText(chain.start, "UIImage") || tokens.isText(chain.start, "NSImage"),
            let reference = reference(chain.links[0])
        else { return unknown }
        return facts.unresolved(.imageFile(reference), range)
    }

    /// Returns what the arguments of `Image("Hero")` or `Image(.hero)` refer to; nil if they are anything else.
    private func reference(_ link: SwiftLink) -> String? {
        let arguments = tokens.arguments(of: link)
        guard link.closure == nil, !link.hasMore, arguments.count == 1, let first = arguments.first,
            first.label.map({ Self.names.contains(tokens.bytes($0)) }) ?? true
        else { return nil }
        if tokens.kind(first.lower) == .stringOpen {
            guard tokens.kind(first.lower + 1) == .stringText, tokens.closing(first.lower) == first.lower + 2,
                first.upper == first.lower + 3
            else { return nil }
            let name = tokens.text(first.lower + 1)
            return name.utf8.contains(UInt8(ascii: "\\")) ? nil : "asset:" + name
        }
        let isResource = tokens.isText(first.lower, "ImageResource")
        let start = isResource ? first.lower + 1 : first.lower
        guard tokens.kind(start) == .period, first.upper >= start + 2, first.upper < start + 12 else { return nil }
        for index in start..<first.upper {
            guard index % 2 == start % 2 ? tokens.kind(index) == .period : tokens.kind(index) == .identifier else {
                return nil
            }
        }
        return "symbol:" + tokens.joinedText(TokenRange(start + 1, first.upper))
    }
}
