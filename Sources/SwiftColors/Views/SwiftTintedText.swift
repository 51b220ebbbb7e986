import ColorMath
import SourceColors
import SourceText

/// What controls draw in the tint: on iOS the labels of buttons and links that have no style of their own, and the cursor of
/// fields. <https://developer.apple.com/documentation/swiftui/view/tint(_:)>
extension SwiftViewReader {
    /// Whether the label of the control `view` is drawn in the tint.
    func hasTintedLabel(_ view: SwiftView, in outer: SwiftSurroundings) -> Bool {
        guard outer.scope != nil, view.look.foregrounds.isEmpty, case .automatic = style(of: view, in: outer) else {
            return false
        }
        // In a list, the label of a link has the color of labels.
        return !tokens.arguments(of: view.head).contains { tokens.isLabeled($0, "role") }
            && (!tokens.isText(view.head.name, "NavigationLink")
                || outer.sectionBackground == nil && !outer.isInListOfScope)
    }

    /// Returns the tint that the label of the control `view` is drawn in; nil if none is set, or it may have another color.
    func labelTint(of view: SwiftView, in outer: SwiftSurroundings) -> ExpressionID? {
        guard hasTintedLabel(view, in: outer) else { return nil }
        var color = outer.tint
        if let tint = view.look.tint {
            color = isReset(view.chain.links[tint]) ? nil : paints.tint(of: view.chain.links[tint])
        }
        // `.tint(.primary)` has the color of labels if no other is set around.
        if let tint = color, !outer.hasForeground, outer.foreground == nil, let label = labelColor(tint, in: outer) {
            return label
        }
        return color
    }

    /// Returns the tint that `view`, in the label of a control, has, or that of the label; nil if it may have another color.
    func tintInLabel(of view: SwiftView, in outer: SwiftSurroundings) -> ExpressionID? {
        guard outer.isTintedLabel, let own = view.look.tint, !isReset(view.chain.links[own]) else {
            return outer.labelTint
        }
        return paints.tint(of: view.chain.links[own])
    }

    /// Adds the pair of `tint` and what lies behind `view`, whose text is drawn in it.
    func addTinted(_ tint: ExpressionID, _ view: SwiftView, in outer: SwiftSurroundings) {
        var around = outer
        around.foreground = tint
        guard var pair = sides(of: view, in: around), let background = pair.background else { return }
        let content = content(of: view, in: outer)
        let place = TintedText(tint: tint, background: background, in: facts)
        if view.look.unknowns.isEmpty, let known = tintedTexts[place] {
            // One of several labels in the same surroundings tells it: the one that needs the most contrast.
            if content.strictness > facts.collected.pairs[known].content.strictness {
                facts.collected.pairs[known].content = content
            }
            return
        }
        // A modifier of the project's may set a color inside.
        let customs = customs(of: view, before: .max, inside: .max)
        pair.background = covered(
            background, by: customs + [facts.add(.surface(.tintedLabel), at: facts.range(of: background))])
        pair.content = content
        let count = facts.collected.pairs.count
        facts.add(pair)
        if facts.collected.pairs.count > count, view.look.unknowns.isEmpty { tintedTexts[place] = count }
    }

    /// Reads the tint of the field or the switch `view`; returns false if it is none.
    func readTintOfInput(_ view: SwiftView, _ tint: ExpressionID, in outer: SwiftSurroundings) -> Bool {
        guard outer.scope != nil else { return false }
        if Self.switches.contains(tokens.bytes(view.head.name)) {
            return !view.chain.links.contains { tokens.isText($0.name, "toggleStyle") }
        }
        guard Self.fields.contains(tokens.bytes(view.head.name)) else { return false }
        var (cursor, around) = (view, outer)
        cursor.look.foregrounds = []
        around.foreground = tint
        guard var pair = sides(of: cursor, in: around) else { return false }
        pair.content = .nonText
        facts.add(pair)
        return true
    }

    /// The controls whose tint fills a shape.
    private static let switches = WordSet("Toggle Slider")
    /// The fields whose cursor has the tint.
    static let fields = WordSet("TextField SecureField")
}

/// Text that is drawn in a tint.
struct TintedText: Hashable {
    /// Where the tint is set.
    private let tint: Int
    /// What lies behind it, and how many layers are over that.
    private let background: ExpressionID
    private let layers: Int

    init(tint: ExpressionID, background: ExpressionID, in facts: SwiftFactCollector) {
        self.tint = facts.range(of: tint).lowerBound
        var (bottom, layers) = (background, 0)
        while case .layers(let parts) = facts.kind(of: bottom), let last = parts.last {
            bottom = last
            layers += parts.count
        }
        self.background = bottom
        self.layers = layers
    }
}
