import SourceText

extension ColorFacts {
    /// Moves the ranges of a style sheet's facts as `difference` does, which affects nothing else.
    package mutating func move(by difference: TextDifference) {
        guard difference.shift != 0 else { return }
        for index in literals.indices { literals[index].range = difference.moved(literals[index].range) }
        expressions.moveRanges(difference.moved)
        for index in definitions.indices {
            definitions[index].nameRange = difference.moved(definitions[index].nameRange)
            switch definitions[index].scope {
            case .everywhere, .appearances: break
            case .block(let range): definitions[index].scope = .block(difference.moved(range))
            case .otherMedium(let range): definitions[index].scope = .otherMedium(difference.moved(range))
            }
        }
        for index in pairs.indices {
            if let range = pairs[index].selector { pairs[index].selector = difference.moved(range) }
            if let range = pairs[index].site { pairs[index].site = difference.moved(range) }
        }
        for index in invalidHex.indices { invalidHex[index].range = difference.moved(invalidHex[index].range) }
    }
}
