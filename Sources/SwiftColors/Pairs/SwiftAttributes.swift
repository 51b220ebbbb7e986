import SourceColors
import SourceText

/// The attributes of strings: dictionaries, subscripts of them, and containers of attributes.
///
/// <https://developer.apple.com/documentation/foundation/nsattributedstring/key>
extension SwiftScanner {
    /// Takes note of `attributes[.foregroundColor] = F`, whose `=` is at `index`.
    mutating func readSubscript(_ index: Int) {
        let opener = Int(tokens[index - 1].partner)
        guard opener > 0, tokens.kind(index - 3) == .period, tokens.isName(index - 2), index - opener <= 7,
            let property = Self.properties[tokens.bytes(index - 2)]?.0, let scope = frames.last?.scope,
            tokens.isName(opener - 1), let owner = receiver(before: opener - 1)
        else { return }
        let upper = tokens.endOfExpression(from: index + 1, limit: tokens.count)
        guard upper > index + 1, property == .foreground || property == .background || property == .font else { return }
        var assignment = SwiftAssignment(
            receiver: owner + "." + tokens.text(opener - 1) + "[]", property: property, scope: scope, token: index,
            isConditional: tokens[index].flags.contains(.conditional))
        if property == .font {
            assignment.size = textSize(index + 1, upper)
        } else {
            assignment.value = expression(index + 1, upper, .platform)
        }
        assignments.append(assignment)
    }

    /// The values of the attributes dictionary that begins at `opener`; nil where it is none.
    func attributes(_ opener: Int) -> [SwiftAssignment.Property: (lower: Int, upper: Int)]? {
        guard let close = tokens.closing(opener), tokens.kind(opener + 1) == .period || tokens.isName(opener + 1) else {
            return nil
        }
        var values: [SwiftAssignment.Property: (lower: Int, upper: Int)] = [:]
        var key: SwiftAssignment.Property?
        var start = opener + 1
        var index = start
        while index <= close {
            switch tokens.kind(index) {
            case .colon where key == nil && tokens.kind(index - 2) == .period:
                key = Self.properties[tokens.bytes(index - 1)]?.0
                start = index + 1
            case .comma, .rightBracket:
                if let key, index > start, values[key] == nil { values[key] = (start, index) }
                key = nil
                start = index + 1
            default: break
            }
            guard let next = tokens.next(index) else { return nil }
            index = next
        }
        return values
    }

    /// Adds the pair of the attributes dictionary that begins at `opener`: `[.foregroundColor: F, .backgroundColor: B]`.
    mutating func readAttributes(_ opener: Int) {
        guard let values = attributes(opener), let foreground = values[.foreground] else { return }
        var content = PairContent.text
        if let font = values[.font] {
            content = textSize(font.lower, font.upper)?.content(by: options.largeText) ?? .textOfUnknownSize
        }
        guard let background = values[.background] else {
            let color = expression(foreground.lower, foreground.upper, .platform)
            return textColors.append(SwiftTextColor(expression: color, content: content))
        }
        add(
            ColorPair(
                kind: .sameElement, foreground: expression(foreground.lower, foreground.upper, .platform),
                background: expression(background.lower, background.upper, .platform), content: content))
    }

    /// Adds the pair of `AttributeContainer().foregroundColor(F).backgroundColor(B)`.
    mutating func readAttributeContainer(_ chain: SwiftChain) {
        var values: [SwiftAssignment.Property: ExpressionID] = [:]
        for link in chain.links.dropFirst() {
            guard let property = Self.properties[tokens.bytes(link.name)]?.0,
                property == .foreground || property == .background, let argument = arguments(of: link).first
            else { continue }
            values[property] = expression(argument.lower, argument.upper, .any)
        }
        guard let foreground = values[.foreground] else { return }
        guard let background = values[.background] else {
            return textColors.append(SwiftTextColor(expression: foreground, content: .text))
        }
        add(ColorPair(kind: .sameElement, foreground: foreground, background: background))
    }
}
