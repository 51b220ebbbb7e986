import ColorMath
import SourceColors
import SourceText

/// Reads the colors that a chain's modifiers draw with, the innermost on top.
final class SwiftPaintReader {
    private let tokens: SwiftTokens
    private let facts: SwiftFactCollector
    private let expressions: SwiftExpressionReader

    init(_ file: SwiftFile, _ facts: SwiftFactCollector, _ expressions: SwiftExpressionReader) {
        tokens = file.tokens
        self.facts = facts
        self.expressions = expressions
    }

    /// Returns the foreground of `view`, which sets one.
    func foreground(of view: SwiftView) -> ExpressionID { alternatives(view.look.foregrounds, view) }

    /// Returns the colors of several links, only the last of which always applies.
    private func alternatives(_ links: [Int], _ view: SwiftView) -> ExpressionID {
        let others = linksOfOtherPlatforms(links, view)
        let own = others.isEmpty ? links : links.filter { !others.contains($0) }
        let parts = own.map { paint(view.chain.links[$0], view) }
        guard let last = parts.last else { return facts.unresolved(.notConstant, view.chain.range) }
        return parts.count == 1 ? last : facts.add(.oneOf(parts), at: facts.range(of: last))
    }

    /// Returns those of `links` that are only compiled for other platforms than iOS; none if all are.
    func linksOfOtherPlatforms(_ links: [Int], _ view: SwiftView) -> [Int] {
        guard links.count > 1 else { return [] }
        let others = links.filter { index in
            let link = view.chain.links[index]
            return link.isConditional && facts.isForOtherPlatform(at: tokens[link.name].range)
        }
        return others.count < links.count ? others : []
    }

    /// Returns the first background of `view`, over those that it lets through, down to the background in `outer`.
    func background(of view: SwiftView, over outer: SwiftSurroundings) -> ExpressionID {
        let chain = view.chain
        var ordered: [Int] = []
        var isRow = false
        for rank in 0...2 {
            for index in view.look.backgrounds where rank == backgroundRank(chain.links[index]) {
                ordered.append(index)
            }
            if rank == 1, let last = ordered.last { isRow = backgroundRank(chain.links[last]) == 1 }
        }
        var layers: [ExpressionID] = []
        var next = 0
        while next < ordered.count {
            var choices: [Int] = []
            while next < ordered.count {
                choices.append(ordered[next])
                next += 1
                if !chain.links[ordered[next - 1]].isConditional { break }
            }
            layers.append(alternatives(choices, view))
            if outer.isInNavigation, tokens.isText(chain.links[choices[0]].name, "presentationBackground") {
                return facts.unresolved(.systemColor("the background of the sheet"), chain.range)
            }
            if let last = layers.last, facts.isOpaque(last), !facts.mayBeTranslucent(last) { break }
        }
        var below = isRow ? outer.rowBackdrop : outer.background
        if isRow, below == nil, outer.isInListOfScope, outer.scope != nil {
            below = facts.add(.sectionSurroundings, at: chain.range)
        }
        if let below, let last = layers.last, facts.matters(below, beneath: last) {
            if outer.layers < SwiftSurroundings.maximumLayers {
                layers.append(below)
            } else {
                layers.append(facts.unresolved(.translucentBackground, chain.range))
            }
        }
        if layers.count > 1 { layers.removeAll { facts.drawsNothing($0) } }
        guard layers.count > 1 else { return layers.first ?? facts.unresolved(.notConstant, chain.range) }
        return facts.layered(layers)
    }

    /// How far out a background lies: 0 for the view, 1 for its row, 2 for the screen.
    private func backgroundRank(_ link: SwiftLink) -> Int {
        switch SwiftModifiers.roles[tokens.bytes(link.name)] {
        case .rowBackground: 1
        case .outerBackground: 2
        default: 0
        }
    }

    /// Returns the color of the foreground or background modifier `link`.
    private func paint(_ link: SwiftLink, _ view: SwiftView) -> ExpressionID {
        let arguments = tokens.arguments(of: link)
        let family = SwiftModifiers.family(tokens.bytes(link.name))
        let isForeground = SwiftModifiers.roles[tokens.bytes(link.name)] == .foreground
        if let first = arguments.first, first.label == nil {
            guard isForeground else { return expressions.drawing(first.range, family) }
            // What is disabled needs no contrast.
            if let (question, colon) = tokens.ternary(first.range),
                let isEnabled = tokens.enables(TokenRange(first.lower, question), in: view.chain)
            {
                let enabled = isEnabled ? TokenRange(question + 1, colon) : TokenRange(colon + 1, first.upper)
                return expressions.expression(enabled, family)
            }
            return expressions.expression(first.range, family)
        }
        var brace = link.closure
        if brace == nil, let content = arguments.first(where: { tokens.isLabeled($0, "content") }),
            tokens.kind(content.lower) == .leftBrace
        {
            brace = content.lower
        }
        if let brace { return expressions.drawing(ofBody: brace, depth: 0) }
        // `.background(in: Capsule())` uses the style that is set further out.
        if let style = view.look.backgroundStyle, let first = tokens.arguments(of: view.chain.links[style]).first,
            first.label == nil
        {
            return expressions.expression(first.range, .shapeStyle)
        }
        // `.foregroundColor(theme: .text)`
        if let label = arguments.first?.label, !Self.labels.contains(tokens.bytes(label)) {
            return facts.unresolved(
                .other("\(tokens.text(link.name))(\(tokens.text(label)):) is not a modifier of SwiftUI"),
                TokenRange(link.name, link.end))
        }
        return facts.unresolved(.systemColor("background"), TokenRange(link.name, link.end))
    }

    /// The first labels of SwiftUI's own backgrounds.
    private static let labels = WordSet("in alignment content fillStyle ignoresSafeAreaEdges isEnabled")

    /// Returns the color of the modifier `link`, such as `.tint(.red)`; nil if it has none.
    func color(of link: SwiftLink) -> ExpressionID? {
        guard let first = tokens.arguments(of: link).first, first.label == nil else { return nil }
        return expressions.expression(first.range, SwiftModifiers.family(tokens.bytes(link.name)))
    }

    /// Returns the color of controls that the modifier `link` sets; nil if it sets none.
    func tint(of link: SwiftLink) -> ExpressionID? {
        let color = color(of: link)
        return link.isConditional ? color.map { facts.doubtful(.inBranches, $0) } : color
    }
}
