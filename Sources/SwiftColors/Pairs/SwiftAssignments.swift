import SourceColors
import SourceText

/// A stretch of statements that run one after the other: the inside of a pair of braces, or one branch of a `switch`.
struct SwiftScope {
    /// The token it begins with.
    var lower: Int
    /// The token behind it.
    var upper = Int.max
}

/// Something that is said of how an object draws itself.
struct SwiftAssignment {
    enum Property {
        case foreground, background, font
        /// The color that a button's style makes its background of.
        case baseBackground
        /// The color of a bar, which may be translucent.
        case barColor
        /// Whether the background is drawn, or the bar not translucent.
        case isSolid
        /// The style of a button's configuration.
        case style
        /// A dictionary of attributes that may hold a foreground.
        case attributes
    }

    /// What a foreground is for; each stands over the same background.
    enum Part {
        case text, largeTitle, link, selected
    }

    /// The object, as it is written, without `self.`.
    var receiver: String
    var property: Property
    var part = Part.text
    /// The color; of other properties unused.
    var value: ExpressionID?
    /// Of a font its size, where it is known.
    var size: SwiftTextSize?
    /// Of `isSolid` and `style` whether the background is as its color says; nil where that is not known.
    var isSolid: Bool?
    /// The number of its scope.
    var scope: Int
    /// The token it stands at.
    var token: Int
    /// Whether it stands in a branch of an `#if`.
    var isConditional: Bool
}

/// Takes note of what is said of objects: `label.textColor = …`.
extension SwiftScanner {
    /// What properties and attributes set, by their names.
    static let properties = SwiftWordTable<(SwiftAssignment.Property, SwiftAssignment.Part)>([
        ("textColor", (.foreground, .text)), ("foregroundColor", (.foreground, .text)),
        ("baseForegroundColor", (.foreground, .text)), ("backgroundColor", (.background, .text)),
        ("baseBackgroundColor", (.baseBackground, .text)), ("barTintColor", (.barColor, .text)),
        ("font", (.font, .text)),
        ("drawsBackground", (.isSolid, .text)), ("isTranslucent", (.isSolid, .text)),
        ("configuration", (.style, .text)),
        ("titleTextAttributes", (.attributes, .text)), ("largeTitleTextAttributes", (.attributes, .largeTitle)),
        ("linkTextAttributes", (.attributes, .link)), ("typingAttributes", (.attributes, .text)),
        ("defaultTextAttributes", (.attributes, .text)),
    ])

    /// The styles of a button's configuration: whether the background is drawn in the base color as it is; those that
    /// draw none are left out.
    private static let styles = SwiftWordTable<Bool>([
        ("filled", true), ("borderedProminent", true), ("plain", false), ("borderless", false),
    ])

    /// Takes note of the assignment whose `=` is at `index`.
    mutating func readAssignment(_ index: Int) {
        let name = index - 1
        if tokens.kind(name) == .rightBracket { return readSubscript(index) }
        guard tokens.isName(name), let scope = frames.last?.scope else { return }
        let known = Self.properties[tokens.bytes(name)]
        guard known != nil || SwiftColorWords.namesColor(tokens.bytes(name)) else {
            return readCreation(index, scope)
        }
        guard let receiver = receiver(before: name) else { return }
        let lower = index + 1
        let upper = tokens.endOfExpression(from: lower, limit: tokens.count)
        guard upper > lower else { return }
        var assignment = SwiftAssignment(
            receiver: receiver, property: known?.0 ?? .foreground, part: known?.1 ?? .text, scope: scope, token: index,
            isConditional: tokens[index].flags.contains(.conditional))
        switch assignment.property {
        case .font:
            assignment.size = textSize(lower, upper)
            if receiver.hasSuffix(".titleLabel") { assignment.receiver.removeLast(".titleLabel".utf8.count) }
        case .isSolid:
            // `drawsBackground = true`, `isTranslucent = false`
            let isTrue = tokens.isText(lower, "true")
            guard upper == lower + 1, isTrue || tokens.isText(lower, "false") else { return }
            assignment.isSolid = isTrue == tokens.isText(name, "drawsBackground")
        case .style:
            guard tokens.kind(upper - 1) == .rightParen else { return }
            assignment.receiver += assignment.receiver.isEmpty ? "configuration" : ".configuration"
            assignment.isSolid = style(endingAt: upper)
        case .attributes:
            guard tokens.kind(lower) == .leftBracket, let value = attributes(lower)?[.foreground] else { return }
            assignment.property = .foreground
            assignment.value = expression(value.lower, value.upper, .platform)
            guard narrowBarPart(&assignment) else { return }
        case .foreground, .background, .baseBackground, .barColor:
            // Attributed strings have a `foregroundColor` for each framework.
            let isAttributed =
                tokens.isText(name, "foregroundColor") || !imports.uiKit && !imports.appKit && imports.swiftUI
            guard known != nil || tokens.kind(lower) == .period else { return }
            let family: SwiftColorFamily = isOfLayer(name) ? .coreGraphics : isAttributed ? .any : .platform
            assignment.value = expression(lower, upper, family)
            // `configuration.background.backgroundColor`
            if assignment.property == .background, receiver == "background" || receiver.hasSuffix(".background") {
                assignment.receiver.removeLast(min(receiver.utf8.count, ".background".utf8.count))
            }
        }
        if known != nil { assignments.append(assignment) }
    }

    /// Whether the token `name` is a property of a layer, which takes Core Graphics' colors: `view.layer`, `textLayer`.
    private func isOfLayer(_ name: Int) -> Bool {
        var owner = name - 2
        while tokens.kind(owner) == .postfixMark { owner -= 1 }
        guard tokens.kind(name - 1) == .period, tokens.isName(owner) else { return false }
        return tokens.bytes(owner).suffix(5).elementsEqual("layer".utf8)
            || tokens.bytes(owner).suffix(5).elementsEqual("Layer".utf8)
    }

    /// Gives the attributes of a bar's items the bar as receiver; false where they are of no interest.
    private func narrowBarPart(_ assignment: inout SwiftAssignment) -> Bool {
        let parts = assignment.receiver.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        guard parts.count >= 2, parts[parts.count - 2].hasSuffix("Appearance") else { return true }
        // A bar's buttons may get platters of their own.
        guard parts[parts.count - 2].hasSuffix("LayoutAppearance") else { return false }
        switch parts[parts.count - 1] {
        case "normal": assignment.part = .text
        case "selected": assignment.part = .selected
        default: return false
        }
        assignment.receiver = parts.dropLast(2).joined(separator: ".")
        return true
    }

    /// Takes note of `let config = UIButton.Configuration.filled()` and `let label = NSTextField(labelWithString: …)`.
    private mutating func readCreation(_ index: Int, _ scope: Int) {
        let isButton = tokens.isText(index + 1, "UIButton") && tokens.isText(index + 3, "Configuration")
        let isLabel =
            tokens.isText(index + 1, "NSTextField")
            && (tokens.isText(index + 3, "labelWithString") || tokens.isText(index + 3, "wrappingLabelWithString")
                || tokens.isText(index + 3, "labelWithAttributedString"))
        guard isButton || isLabel else { return }
        let upper = tokens.endOfExpression(from: index + 1, limit: tokens.count)
        assignments.append(
            SwiftAssignment(
                receiver: tokens.text(index - 1), property: isButton ? .style : .isSolid,
                isSolid: isButton ? style(endingAt: upper) : false, scope: scope, token: index,
                isConditional: tokens[index].flags.contains(.conditional)))
    }

    /// What the configuration's style that ends with a call before `upper` makes of its background.
    private func style(endingAt upper: Int) -> Bool? {
        let opener = Int(tokens[upper - 1].partner)
        return opener > 0 ? Self.styles[tokens.bytes(opener - 1)] : nil
    }

    /// The object whose property the token `name` is, or nil where it is a declaration or cannot be told again.
    func receiver(before name: Int) -> String? {
        var first = name
        while tokens.kind(first - 1) == .period {
            var before = first - 2
            while tokens.kind(before) == .postfixMark { before -= 1 }
            if tokens.kind(before) == .rightBracket, Int(tokens[before].partner) >= 0 {
                before = Int(tokens[before].partner) - 1
            } else if tokens.kind(before) == .rightParen, Int(tokens[before].partner) == before - 1 {
                // `UINavigationBar.appearance()`
                before -= 2
            }
            guard tokens.isName(before) else { return nil }
            first = before
        }
        let previous = tokens.kind(first - 1)
        guard
            previous != .identifier || tokens[first].flags.contains(.newlineBefore) || tokens.isText(first - 1, "in")
                || tokens.isText(first - 1, "else"), previous != .colon || tokens[first].flags.contains(.newlineBefore),
            previous != .leftParen, previous != .comma
        else { return nil }
        return receiverText(first, name)
    }

    /// The tokens `first..<name` as a name to compare: without marks, a leading `self`, the last dot, and `layer`.
    func receiverText(_ first: Int, _ name: Int) -> String {
        var parts: [String] = []
        for index in first..<max(first, name) where tokens.kind(index) != .postfixMark {
            parts.append(tokens.text(index))
        }
        if parts.last == "." { parts.removeLast() }
        if parts.first == "self" { parts.removeFirst(min(2, parts.count)) }
        if parts.last == "layer" { parts.removeLast(min(2, parts.count)) }
        return parts.joined()
    }

    // MARK: Calls

    /// Takes note of `button.setTitleColor(F, for: .normal)`, link number `index` of `chain`.
    mutating func readTitleColor(_ chain: SwiftChain, _ index: Int) {
        let link = chain.links[index]
        guard let opener = link.arguments, let arguments = tokens.arguments(opener), arguments.count == 2,
            arguments[0].label == nil, tokens.isLabelled(arguments[1], "for")
        else { return }
        let state = arguments[1].upper - 1
        let isNormal =
            tokens.isText(state, "normal") || tokens.isText(state, "[]")
            || tokens.kind(arguments[1].lower) == .leftBracket
        guard isNormal || tokens.isText(state, "selected") else { return }
        append(
            .foreground, expression(arguments[0].lower, arguments[0].upper, .uiKit), chain, index,
            part: isNormal ? .text : .selected)
    }

    /// Takes note of `button.setBackgroundImage(…)`, link number `index` of `chain`: it hides the background color.
    mutating func readBackgroundImage(_ chain: SwiftChain, _ index: Int) {
        append(.background, unresolved(.image, chain.links[index].name, chain.links[index].end), chain, index)
    }

    /// Takes note of `text.addAttribute(.foregroundColor, value: F, range: range)`, link number `index` of `chain`.
    mutating func readAddedAttribute(_ chain: SwiftChain, _ index: Int) {
        let arguments = arguments(of: chain.links[index])
        guard arguments.count == 3, tokens.isLabelled(arguments[1], "value"), tokens.isLabelled(arguments[2], "range"),
            let property = Self.properties[tokens.bytes(arguments[0].upper - 1)]?.0,
            property == .foreground || property == .background
        else { return }
        var range = "@"
        for token in arguments[2].lower..<min(arguments[2].upper, arguments[2].lower + 64) {
            range += tokens.text(token)
        }
        append(
            property, expression(arguments[1].lower, arguments[1].upper, .platform), chain, index, suffix: range)
    }

    private mutating func append(
        _ property: SwiftAssignment.Property, _ value: ExpressionID, _ chain: SwiftChain, _ index: Int,
        part: SwiftAssignment.Part = .text, suffix: String = ""
    ) {
        guard chain.links[..<index].allSatisfy({ $0.isPlain }), let scope = frames.last?.scope else { return }
        let name = chain.links[index].name
        assignments.append(
            SwiftAssignment(
                receiver: receiverText(chain.start, name) + suffix, property: property, part: part, value: value,
                scope: scope, token: name, isConditional: tokens[chain.start].flags.contains(.conditional)))
    }
}
