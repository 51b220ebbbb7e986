import SourceColors
import SourceText

/// The attributes of strings: dictionaries, their subscripts, and containers of attributes.
///
/// <https://developer.apple.com/documentation/foundation/nsattributedstring/key>
extension SwiftReceiverReader {
    /// Reads `attributes[.foregroundColor] = F`, whose `=` is at `index`.
    func readSubscript(_ index: Int) {
        guard let opener = tokens.partner(index - 1), opener > 0, tokens.kind(index - 3) == .period,
            tokens.isName(index - 2), index - opener <= 7,
            let property = Self.properties[tokens.bytes(index - 2)]?.0,
            tokens.isName(opener - 1), let owner = receiver(before: opener - 1)
        else { return }
        let upper = tokens.endOfExpression(from: index + 1, limit: tokens.count)
        guard upper > index + 1, property == .foreground || property == .background || property == .font else { return }
        var assignment = SwiftAssignment(
            receiver: owner + "." + tokens.text(opener - 1) + "[]", property: property, scope: scope, token: index,
            isConditional: tokens[index].flags.contains(.conditional))
        if property == .font {
            assignment.size = textSizes.size(TokenRange(index + 1, upper))
        } else {
            assignment.value = expressions.expression(TokenRange(index + 1, upper), .platform)
        }
        assignments.append(assignment)
    }

    /// Returns the values of the dictionary of attributes that begins at `opener`; nil if it is none.
    func attributes(_ opener: Int) -> [SwiftAssignment.Property: TokenRange]? {
        guard let close = tokens.closing(opener), tokens.kind(opener + 1) == .period || tokens.isName(opener + 1) else {
            return nil
        }
        var values: [SwiftAssignment.Property: TokenRange] = [:]
        var key: SwiftAssignment.Property?
        var start = opener + 1
        var index = start
        while index <= close {
            switch tokens.kind(index) {
            case .colon where key == nil && tokens.kind(index - 2) == .period:
                key = Self.properties[tokens.bytes(index - 1)]?.0
                start = index + 1
            case .comma, .rightBracket:
                if let key, index > start, values[key] == nil { values[key] = TokenRange(start, index) }
                key = nil
                start = index + 1
            default: break
            }
            guard let next = tokens.next(index) else { return nil }
            index = next
        }
        return values
    }

    /// Adds the pair of the dictionary of attributes that begins at `opener`: `[.foregroundColor: F, .backgroundColor: B]`.
    func readAttributes(_ opener: Int) {
        guard let values = attributes(opener), let foreground = values[.foreground] else { return }
        var content = PairContent.text
        if let font = values[.font] {
            content = textSizes.size(font)?.content(by: options.largeText) ?? .textOfUnknownSize
        }
        let background = values[.background].map { expressions.expression($0, .platform) }
        guard let background, !facts.drawsNothing(background) else {
            let color = expressions.expression(foreground, .platform)
            let owners = ownerOfString().map { [$0] } ?? ownersOfString(opener) ?? []
            for owner in owners {
                var assignment = SwiftAssignment(
                    receiver: receiverText(owner.first, owner.name), property: .foreground, value: color, scope: scope,
                    token: owner.name, isConditional: tokens[owner.name].flags.contains(.conditional))
                note(&assignment, owner.name, owner.first)
                assignments.append(assignment)
                guard let font = values[.font] else { continue }
                (assignment.property, assignment.value, assignment.size) = (.font, nil, textSizes.size(font))
                assignments.append(assignment)
            }
            guard owners.isEmpty else { return }
            return facts.textColors.append(SwiftTextColor(color: color, content: content))
        }
        facts.add(
            ColorPair(
                kind: .sameElement, foreground: expressions.expression(foreground, .platform),
                background: background, content: content))
    }

    /// Returns the object that shows the string whose attributes begin at the current token, as the first token of its name
    /// and that of the property or method: `label.attributedText = NSAttributedString(string: text, attributes: […])`.
    private func ownerOfString() -> (first: Int, name: Int)? {
        guard let opener = nesting.innermost.opener, tokens.kind(opener) == .leftParen,
            tokens.isText(opener - 1, "NSAttributedString") || tokens.isText(opener - 1, "NSMutableAttributedString")
        else { return nil }
        let name = opener - 3
        switch tokens.kind(opener - 2) {
        case .equal:
            guard tokens.isText(name, "attributedText") || tokens.isText(name, "attributedPlaceholder") else {
                return nil
            }
        case .leftParen:
            // `…, for: .normal)`
            guard tokens.isText(name, "setAttributedTitle"), let close = tokens.closing(opener),
                tokens.isText(close + 5, "normal") || tokens.kind(close + 4) == .leftBracket
            else { return nil }
        default: return nil
        }
        return tokens.kind(name - 1) == .period ? start(of: name).map { ($0, name) } : nil
    }

    /// Adds the pair of `AttributeContainer().foregroundColor(F).backgroundColor(B)`.
    func readAttributeContainer(_ chain: SwiftChain) {
        var values: [SwiftAssignment.Property: ExpressionID] = [:]
        for link in chain.links.dropFirst() {
            guard let property = Self.properties[tokens.bytes(link.name)]?.0,
                property == .foreground || property == .background, let argument = tokens.arguments(of: link).first
            else { continue }
            values[property] = expressions.expression(argument.range, .any)
        }
        guard let foreground = values[.foreground] else { return }
        guard let background = values[.background] else {
            return facts.textColors.append(SwiftTextColor(color: foreground, content: .text))
        }
        facts.add(ColorPair(kind: .sameElement, foreground: foreground, background: background))
    }
}
