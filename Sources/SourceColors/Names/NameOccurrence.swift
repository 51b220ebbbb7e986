import SourceText

/// A place where a name is written, to define or to use it.
package struct NameOccurrence: Sendable {
    package var name: ColorName
    /// The range of the name alone: `--x` in `var(--x)`.
    package var range: ByteRange
    /// Whether the name is defined here.
    package var isDefinition: Bool

    package init(_ name: ColorName, _ range: ByteRange, isDefinition: Bool) {
        self.name = name
        self.range = range
        self.isDefinition = isDefinition
    }
}

extension ColorFacts {
    /// Returns all places in `source` where names of definitions and expressions are written, in source order. These
    /// must be the facts of `source`.
    func nameOccurrences(in source: SourceBytes) -> [NameOccurrence] {
        var result = definitions.filter { !$0.name.isDrawing }
            .map { NameOccurrence($0.name, $0.nameRange, isDefinition: true) }
        for id in expressions.ids {
            let expression = expressions[id]
            guard let name = expression.kind.name, !name.isDrawing else { continue }
            result.append(
                NameOccurrence(name, Self.place(of: name, in: expression.range, source), isDefinition: false))
        }
        result = result.enumerated().ordered {
            $0.element.range != $1.element.range ? $0.element.range < $1.element.range : $0.offset < $1.offset
        }.map(\.element)
        // The same expression may be in the table several times.
        var last = 0
        return result.filter { one in
            let isKnown = result[..<last].reversed().prefix { $0.range == one.range }.contains { $0.name == one.name }
            last += 1
            return !isKnown
        }
    }

    /// Returns the range of `name` within `range`, for a member that of its last component; all of `range` if the name
    /// does not occur.
    private static func place(of name: ColorName, in range: ByteRange, _ source: SourceBytes) -> ByteRange {
        var part = Array(name.text.utf8)[...]
        if name.space == .swiftMember || name.space == .assetSymbol,
            let dot = part.lastIndex(of: UInt8(ascii: "."))
        {
            part = part[(dot + 1)...]
        }
        guard !part.isEmpty else { return range }
        var start = range.upperBound - part.count
        while start >= range.lowerBound {
            let place = ByteRange(start, start + part.count)
            if source.buffer(place).elementsEqual(part) { return place }
            start -= 1
        }
        return range
    }
}
