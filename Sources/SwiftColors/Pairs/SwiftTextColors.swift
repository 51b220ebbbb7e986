import ColorMath
import SourceColors
import SourceText

/// A color that code gives to text, to a symbol or to a control.
struct SwiftTextColor {
    /// The color.
    var expression: ExpressionID
    /// What takes it.
    var content: PairContent
    /// Where it is seen.
    var appearances = AppearanceSet.all
}

/// The text colors that meet no known background: rows of their own.
extension SwiftScanner {
    /// Takes note of the foreground that `chain` sets for the text and symbols in it.
    mutating func noteTextColor(
        _ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, _ outer: SwiftSurroundings
    ) {
        guard let last = look.foregrounds.last, !isReset(chain.links[last]) else { return }
        switch role {
        case .shape, .textless: return
        case .symbol where !isTinted(chain): return
        case .container, .stack, .opaqueContainer: if !mayHoldText(chain) { return }
        default: break
        }
        var foreground = alternatives(look.foregrounds, chain, look)
        // An unknown modifier may draw a background, and an unknown view may be no text.
        if let unknown = look.unknown {
            foreground = doubtful(.customView(tokens.text(chain.links[unknown].name)), foreground)
        } else if role == nil, isCustomView(chain) {
            foreground = doubtful(.customView(viewName(chain)), foreground)
        } else if role == .symbol, arguments(of: chain.links[last]).count > 1 {
            foreground = doubtful(.other("the symbol has several colors"), foreground)
        } else if let effect = look.effect {
            foreground = doubtful(.effect(tokens.text(chain.links[effect].name)), foreground)
        }
        if look.isInactive || outer.isInactive { foreground = doubtful(.inactiveControl, foreground) }
        for opacity in look.opacities {
            foreground = faded(foreground, by: chain.links[opacity], coversBackground: false)
        }
        let holdsOthers = role == .container || role == .stack || role == .opaqueContainer || role == .control
        textColors.append(
            SwiftTextColor(
                expression: foreground,
                content: holdsOthers ? .textOfUnknownSize : content(of: chain, look, role, in: outer),
                appearances: appearances(look, in: outer)))
    }

    /// Takes note of the colors that assignments give to text.
    private mutating func noteAssignedTextColors() {
        var sizes: [String: PairContent] = [:]
        for assignment in assignments where assignment.property == .font {
            let size = assignment.size?.content(by: options.largeText) ?? .textOfUnknownSize
            let known = sizes[assignment.receiver]
            sizes[assignment.receiver] = known == nil || known == size ? size : .textOfUnknownSize
        }
        for assignment in assignments where assignment.property == .foreground && !isParameter(assignment) {
            guard let value = assignment.value else { continue }
            let isTitle = assignment.part == .largeTitle
            textColors.append(
                SwiftTextColor(
                    expression: value, content: isTitle ? .largeText : sizes[assignment.receiver] ?? .text))
        }
    }

    /// Whether the assignment only keeps what it was given under the same name: `self.textColor = textColor`.
    private func isParameter(_ assignment: SwiftAssignment) -> Bool {
        let (name, value) = (assignment.token - 1, assignment.token + 1)
        guard tokens.kind(assignment.token) == .equal, assignment.receiver.isEmpty else { return false }
        return tokens.isName(value) && tokens.bytes(name).elementsEqual(tokens.bytes(value))
    }

    /// Adds a row for each text color that takes part in no pair.
    mutating func addTextColors() {
        noteAssignedTextColors()
        guard !textColors.isEmpty else { return }
        var seen: Set<Int> = []
        for pair in facts.pairs {
            var parts = [pair.foreground]
            while let part = parts.popLast() {
                let expression = facts.expressions[part]
                // A part that several wholes share is looked through once.
                if seen.insert(expression.range.lowerBound).inserted || part == pair.foreground {
                    parts += expression.kind.parts
                }
            }
        }
        for color in textColors where seen.insert(facts.expressions[color.expression].range.lowerBound).inserted {
            facts.pairs.append(
                ColorPair(unpaired: color.expression, content: color.content, appearances: color.appearances))
        }
    }

    /// Whether the modifier takes the foreground back to what is around: `.foregroundColor(nil)`.
    private func isReset(_ link: SwiftLink) -> Bool {
        link.arguments.map { tokens.isText($0 + 1, "nil") && tokens.closing($0) == $0 + 2 } ?? false
    }

    // MARK: Indicators

    /// Whether the view shows progress or a value.
    func isIndicator(_ chain: SwiftChain) -> Bool {
        tokens.isText(chain.start, "ProgressView") || tokens.isText(chain.start, "Gauge")
    }

    /// Adds the pair, or takes note of the color, of an indicator that is tinted; false where it is not.
    /// <https://developer.apple.com/documentation/swiftui/progressview>
    mutating func readIndicator(_ chain: SwiftChain, _ look: SwiftLook, _ outer: SwiftSurroundings) -> Bool {
        guard var color = indicatorColor(chain, look) else { return false }
        if let effect = look.effect { color = doubtful(.effect(tokens.text(chain.links[effect].name)), color) }
        if look.isInactive || outer.isInactive { color = doubtful(.inactiveControl, color) }
        for opacity in look.opacities {
            color = faded(
                color, by: chain.links[opacity], coversBackground: opacity > look.backgrounds.first ?? .max)
        }
        if let unknown = look.unknown { color = doubtful(.customView(tokens.text(chain.links[unknown].name)), color) }
        let hasOwn = !look.backgrounds.isEmpty
        let appearances = appearances(look, in: outer)
        if hasOwn || outer.background != nil {
            let behind = hasOwn ? background(chain, look, over: outer) : outer.background
            add(
                ColorPair(
                    kind: hasOwn ? .sameElement : outer.kind, foreground: color, background: behind,
                    content: .nonText, appearances: appearances))
        }
        textColors.append(SwiftTextColor(expression: color, content: .nonText, appearances: appearances))
        return true
    }

    /// The color that `.tint(…)` or `.progressViewStyle(CircularProgressViewStyle(tint: …))` gives the indicator.
    private mutating func indicatorColor(_ chain: SwiftChain, _ look: SwiftLook) -> ExpressionID? {
        for link in chain.links.dropFirst() where tokens.isText(link.name, "progressViewStyle") {
            guard let opener = link.arguments, Self.tintedStyles.contains(tokens.bytes(opener + 1)),
                let tint = tokens.arguments(opener + 2)?.first, tokens.isLabelled(tint, "tint")
            else { continue }
            return expression(tint.lower, tint.upper, .swiftUI)
        }
        guard let tint = look.tint, !chain.links[tint].isConditional, !isReset(chain.links[tint]) else { return nil }
        return color(of: chain.links[tint])
    }

    private static let tintedStyles = SwiftWordTable<Bool>(
        ["CircularProgressViewStyle", "LinearProgressViewStyle"], true)

    /// Of more tokens than this in a container it is not asked whether all of it are shapes.
    private static var mostTokens: Int { 256 }

    /// Whether the container that is `chain` may hold anything but shapes.
    private func mayHoldText(_ chain: SwiftChain) -> Bool {
        guard let opener = chain.links[0].closure, let close = tokens.closing(opener) else { return true }
        guard close - opener <= Self.mostTokens else { return true }
        var hasShape = false
        for index in opener + 1..<max(close, opener + 1) where tokens.isName(index) {
            if tokens.kind(index - 1) == .period || tokens.kind(index + 1) == .colon { continue }
            let isCalled = tokens.kind(index + 1) == .leftParen || tokens.kind(index + 1) == .leftBrace
            switch SwiftViews.roles[tokens.bytes(index)] {
            case .shape, .textless: hasShape = true
            case .text, .symbol, .control: return true
            case nil where isCalled || tokens[index].flags.contains(.newlineBefore): return true
            default: break
            }
        }
        return !hasShape
    }
}
