import ColorMath
import SourceText

/// A stretch of statements that run one after the other: the inside of a pair of braces, or one branch of a `switch`.
struct SwiftScope {
    /// The token it begins with.
    var lower: Int
    /// The token behind it.
    var upper = Int.max
}

/// A colour or a font given to a property of some object.
struct SwiftAssignment {
    enum Property { case foreground, background, font }

    /// The object, as it is written, without `self.`.
    var receiver: String
    var property: Property
    /// The colour; of a font unused.
    var value: ExpressionID?
    /// Whether it is a large font.
    var isLarge = false
    /// The number of its scope.
    var scope: Int
    /// The token it stands at.
    var token: Int
    /// Whether it stands in a branch of an `#if`.
    var isConditional: Bool
}

/// Pairs of one object's properties, set in one scope: `label.textColor = …` and `label.backgroundColor = …`.
extension SwiftScanner {
    private static let properties = SwiftWordTable<SwiftAssignment.Property>([
        ("textColor", .foreground), ("foregroundColor", .foreground), ("backgroundColor", .background), ("font", .font),
    ])

    /// Takes note of the assignment whose `=` is at `index`.
    mutating func readAssignment(_ index: Int) {
        let name = index - 1
        guard tokens.isName(name), let scope = frames.last?.scope else { return }
        let known = Self.properties[tokens.bytes(name)]
        guard known != nil || SwiftColorWords.namesColor(tokens.bytes(name)) else { return }
        guard let receiver = receiver(before: name) else { return }
        let lower = index + 1
        let upper = tokens.endOfExpression(from: lower, limit: tokens.count)
        guard upper > lower else { return }
        var assignment = SwiftAssignment(
            receiver: receiver, property: known ?? .foreground, value: nil, scope: scope, token: index,
            isConditional: tokens[index].flags.contains(.conditional))
        if known == .font {
            assignment.isLarge = textSize(lower, upper)?.isLarge(isBold: false) ?? false
        } else {
            // Attributed strings have a `foregroundColor` for each framework.
            let isAttributed =
                tokens.isText(name, "foregroundColor") || !imports.uiKit && !imports.appKit && imports.swiftUI
            let family: SwiftColorFamily = isAttributed ? .any : .platform
            guard known != nil || tokens.kind(lower) == .period else { return }
            assignment.value = expression(lower, upper, family)
        }
        if known != nil { assignments.append(assignment) }
    }

    /// The object whose property the token `name` is, or nil where it is a declaration or cannot be told again.
    private func receiver(before name: Int) -> String? {
        var first = name
        while tokens.kind(first - 1) == .period {
            var before = first - 2
            while tokens.kind(before) == .postfixMark { before -= 1 }
            if tokens.kind(before) == .rightBracket, Int(tokens[before].partner) >= 0 {
                before = Int(tokens[before].partner) - 1
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
    private func receiverText(_ first: Int, _ name: Int) -> String {
        var parts: [String] = []
        for index in first..<max(first, name) where tokens.kind(index) != .postfixMark {
            parts.append(tokens.text(index))
        }
        if parts.last == "." { parts.removeLast() }
        if parts.first == "self" { parts.removeFirst(min(2, parts.count)) }
        if parts.last == "layer" { parts.removeLast(min(2, parts.count)) }
        return parts.joined()
    }

    /// Takes note of `button.setTitleColor(F, for: .normal)`, link number `index` of `chain`.
    mutating func readTitleColor(_ chain: SwiftChain, _ index: Int) {
        let link = chain.links[index]
        guard let opener = link.arguments, let arguments = tokens.arguments(opener), arguments.count == 2,
            arguments[0].label == nil, tokens.isLabelled(arguments[1], "for"),
            tokens.isText(arguments[1].upper - 1, "normal") || tokens.isText(arguments[1].upper - 1, "[]")
                || tokens.kind(arguments[1].lower) == .leftBracket,
            chain.links[..<index].allSatisfy({ $0.isPlain }), let scope = frames.last?.scope
        else { return }
        assignments.append(
            SwiftAssignment(
                receiver: receiverText(chain.start, link.name), property: .foreground,
                value: expression(arguments[0].lower, arguments[0].upper, .uiKit), scope: scope, token: link.name,
                isConditional: tokens[chain.start].flags.contains(.conditional)))
    }

    /// Takes note of `button.setBackgroundImage(…)`, link number `index` of `chain`: it hides the background colour.
    mutating func readBackgroundImage(_ chain: SwiftChain, _ index: Int) {
        guard chain.links[..<index].allSatisfy({ $0.isPlain }), let scope = frames.last?.scope else { return }
        let link = chain.links[index]
        assignments.append(
            SwiftAssignment(
                receiver: receiverText(chain.start, link.name), property: .background,
                value: unresolved(.image, link.name, link.end), scope: scope, token: link.name,
                isConditional: tokens[chain.start].flags.contains(.conditional)))
    }

    /// Adds a pair for each object and scope with a foreground and a background.
    mutating func addReceiverPairs() {
        var byReceiver: [String: [Int]] = [:]
        for index in assignments.indices { byReceiver[assignments[index].receiver, default: []].append(index) }
        for indices in byReceiver.values.sorted(by: { $0[0] < $1[0] }) where indices.count > 1 {
            var byScope: [Int: [Int]] = [:]
            for index in indices { byScope[assignments[index].scope, default: []].append(index) }
            for (scope, own) in byScope.sorted(by: { $0.key < $1.key }) where own.count > 1 {
                addReceiverPair(own.map { assignments[$0] }, in: scopes[scope], all: indices)
            }
        }
    }

    private mutating func addReceiverPair(_ own: [SwiftAssignment], in scope: SwiftScope, all: [Int]) {
        func part(_ property: SwiftAssignment.Property) -> (value: ExpressionID, isCertain: Bool)? {
            let same = own.filter { $0.property == property }
            guard var value = same.last?.value else { return nil }
            for assignment in same {
                guard let other = assignment.value, case .unresolved(.image) = facts.expressions[other].kind else {
                    continue
                }
                value = other
            }
            return (value, same.count == 1 || !same.contains { $0.isConditional })
        }
        guard let foreground = part(.foreground), let background = part(.background) else { return }
        // The same object's assignments within braces inside this scope may or may not have run.
        var lower = all.startIndex
        var upper = all.endIndex
        while lower < upper {
            let middle = (lower + upper) / 2
            if assignments[all[middle]].token < scope.lower { lower = middle + 1 } else { upper = middle }
        }
        var nested: Set<SwiftAssignment.Property> = []
        for index in all[lower...] {
            let other = assignments[index]
            guard other.token < scope.upper else { break }
            if other.scope != own[0].scope { nested.insert(other.property) }
            if nested.contains(.foreground), nested.contains(.background) { break }
        }
        func certain(_ part: (value: ExpressionID, isCertain: Bool), _ property: SwiftAssignment.Property)
            -> ExpressionID
        {
            if part.isCertain, !nested.contains(property) { return part.value }
            return facts.expressions.add(.unresolved(.choice), at: facts.expressions[part.value].range)
        }
        let fonts = own.filter { $0.property == .font }
        let isLarge = fonts.last?.isLarge ?? false && !nested.contains(.font)
        facts.pairs.append(
            ColorPair(
                kind: .sameElement, foreground: certain(foreground, .foreground),
                background: certain(background, .background), content: isLarge ? .largeText : .text))
    }

    // MARK: Attributes

    /// Adds the pair of the attributes dictionary that begins at `opener`: `[.foregroundColor: F, .backgroundColor: B]`.
    mutating func readAttributes(_ opener: Int) {
        guard let close = tokens.closing(opener), tokens.kind(opener + 1) == .period || tokens.isName(opener + 1) else {
            return
        }
        var values: [SwiftAssignment.Property: (lower: Int, upper: Int)] = [:]
        var key: SwiftAssignment.Property?
        var start = opener + 1
        var index = start
        while index <= close {
            switch tokens.kind(index) {
            case .colon where key == nil && tokens.kind(index - 2) == .period:
                key = Self.properties[tokens.bytes(index - 1)]
                start = index + 1
            case .comma, .rightBracket:
                if let key, index > start, values[key] == nil { values[key] = (start, index) }
                key = nil
                start = index + 1
            default: break
            }
            guard let next = tokens.next(index) else { return }
            index = next
        }
        guard let foreground = values[.foreground], let background = values[.background] else { return }
        let isLarge = values[.font].flatMap { textSize($0.lower, $0.upper) }?.isLarge(isBold: false) ?? false
        facts.pairs.append(
            ColorPair(
                kind: .sameElement, foreground: expression(foreground.lower, foreground.upper, .platform),
                background: expression(background.lower, background.upper, .platform),
                content: isLarge ? .largeText : .text))
    }
}
