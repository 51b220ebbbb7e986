import SourceColors
import SourceText

/// Methods that set colors: `button.setTitleColor(…)`.
extension SwiftReceiverReader {
    private enum Method { case titleColor, backgroundImage, addedAttribute, appendedText }

    private static let methods = WordTable<Method>([
        ("setTitleColor", .titleColor),
        ("setBackgroundImage setBackgroundColor vc_setBackgroundColor", .backgroundImage),
        ("addAttribute", .addedAttribute),
        ("append", .appendedText),
    ])

    /// Whether the method called by the token `name`, of the project or of a package, may put something behind what a view shows,
    /// by the words in it: `button.addBackgroundView(…)`.
    private func mayDrawBackground(_ name: Int) -> Bool {
        let bytes = tokens.bytes(name)
        guard Self.verbs.contains(where: { bytes.starts(with: $0.utf8) }) else { return false }
        let range = tokens[name].range
        let nouns: [StaticString] = ["Background", "Gradient", "Blur"]
        return nouns.contains { tokens.source.contains($0, in: range) }
    }

    private static let verbs = ["add", "set", "apply", "insert", "draw"]

    /// Reads the methods that `chain` calls.
    @_optimize(speed)
    func readCalls(_ chain: SwiftChain) {
        for (index, link) in chain.links.enumerated() {
            guard link.arguments != nil || link.closure != nil else { continue }
            switch Self.methods[tokens.bytes(link.name)] {
            case .titleColor: readTitleColor(chain, index)
            case .backgroundImage:
                // The image, which may be made of a color, hides the background color.
                append(.background, facts.unresolved(.image, TokenRange(link.name, link.end)), chain, index)
            case .addedAttribute: readAddedAttribute(chain, index)
            case .appendedText: readAppendedText(chain.links[index])
            case nil where mayDrawBackground(link.name):
                let range = TokenRange(link.name, link.end)
                append(.background, facts.unresolved(.customView(tokens.text(link.name)), range), chain, index)
            case nil: break
            }
        }
    }

    /// Reads `button.setTitleColor(F, for: .normal)`, link number `index` of `chain`.
    private func readTitleColor(_ chain: SwiftChain, _ index: Int) {
        let arguments = tokens.arguments(of: chain.links[index])
        guard arguments.count == 2, arguments[0].label == nil, tokens.isLabeled(arguments[1], "for") else { return }
        let state = arguments[1].upper - 1
        let isNormal =
            tokens.isText(state, "normal") || tokens.isText(state, "[]")
            || tokens.kind(arguments[1].lower) == .leftBracket
        let color = expressions.expression(arguments[0].range, .uiKit)
        guard isNormal || tokens.isText(state, "selected") else {
            let isExempt = tokens.isText(state, "disabled")
            let other = UnresolvedReason.other("the background in this state is not known")
            if !facts.drawsNothing(color) { noteColor(facts.doubtful(isExempt ? .inactiveControl : other, color)) }
            return
        }
        append(
            .foreground, color, chain, index,
            part: isNormal ? .text : .selected, isOfTitle: true)
    }

    /// Reads `text.addAttribute(.foregroundColor, value: F, range: range)`, link number `index` of `chain`.
    private func readAddedAttribute(_ chain: SwiftChain, _ index: Int) {
        let arguments = tokens.arguments(of: chain.links[index])
        guard arguments.count == 3, tokens.isLabeled(arguments[1], "value"), tokens.isLabeled(arguments[2], "range"),
            let property = Self.properties[tokens.bytes(arguments[0].upper - 1)]?.0,
            property == .foreground || property == .background
        else { return }
        var range = "@"
        for token in arguments[2].lower..<min(arguments[2].upper, arguments[2].lower + 64) {
            range += tokens.text(token)
        }
        append(property, expressions.expression(arguments[1].range, .platform), chain, index, suffix: range)
    }

    /// Reads `text.append(string: s, foregroundColor: F)`, a helper that projects have for attributed text.
    private func readAppendedText(_ link: SwiftLink) {
        let arguments = tokens.arguments(of: link)
        guard let first = arguments.first, tokens.isLabeled(first, "string"),
            let color = arguments.first(where: {
                tokens.isLabeled($0, "foregroundColor") || tokens.isLabeled($0, "textColor")
            })
        else { return }
        noteColor(expressions.expression(color.range, .platform))
    }
}
