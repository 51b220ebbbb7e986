import SourceColors
import SourceText

extension SwiftFactCollector {
    /// Adds the text colors that are in no pair, and sorts everything by its place in the file.
    func finish() {
        addTextColors()
        sortNamedColors()
        sortPairs()
    }

    /// Adds a row for each text color that is in no pair.
    private func addTextColors() {
        guard !textColors.isEmpty else { return }
        var seen: Set<Int> = []
        for pair in collected.pairs {
            var parts = [pair.foreground]
            while let part = parts.popLast() {
                let expression = collected.expressions[part]
                // The parts of a part that several expressions share are visited once.
                if seen.insert(expression.range.lowerBound).inserted || part == pair.foreground {
                    parts += expression.kind.parts
                }
            }
        }
        for color in textColors where seen.insert(range(of: color.color).lowerBound).inserted {
            collected.pairs.append(
                ColorPair(unpaired: color.color, content: color.content, appearances: color.appearances))
        }
    }

    /// Sorts the named colors, and removes duplicates.
    private func sortNamedColors() {
        collected.namedColors.order { $0.range < $1.range }
        var last: ByteRange?
        collected.namedColors.removeAll { use in
            defer { last = use.range }
            return use.range == last
        }
    }

    private func sortPairs() {
        func start(_ pair: ColorPair) -> Int {
            let foreground = range(of: pair.foreground).lowerBound
            return pair.background.map { min(foreground, range(of: $0).lowerBound) } ?? foreground
        }
        let order = collected.pairs.enumerated().ordered {
            (start($0.element), $0.offset) < (start($1.element), $1.offset)
        }
        collected.pairs = order.map(\.element)
    }
}
