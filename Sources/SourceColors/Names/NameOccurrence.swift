import SourceText

/// A place where a name is written, as its definition or to use it.
package struct NameOccurrence: Sendable {
    /// The name.
    package var name: ColorName
    /// The name's own bytes, without what stands around it: of `var(--x)` the `--x`.
    package var range: ByteRange
    /// Whether it is defined here.
    package var isDefinition: Bool

    /// An occurrence of `name` at `range`.
    package init(_ name: ColorName, _ range: ByteRange, isDefinition: Bool) {
        self.name = name
        self.range = range
        self.isDefinition = isDefinition
    }
}

extension ColorFacts {
    /// Where the names of definitions and expressions are written in `source`, which these facts are about, in the order of the
    /// file.
    func nameOccurrences(in source: SourceBytes) -> [NameOccurrence] {
        var result = definitions.map { NameOccurrence($0.name, $0.nameRange, isDefinition: true) }
        for id in expressions.ids {
            let expression = expressions[id]
            guard let name = expression.kind.name else { continue }
            result.append(
                NameOccurrence(name, Self.place(of: name, in: expression.range, source), isDefinition: false))
        }
        result = result.enumerated().sorted {
            $0.element.range != $1.element.range ? $0.element.range < $1.element.range : $0.offset < $1.offset
        }.map(\.element)
        // An expression may stand in the table several times.
        var last = 0
        return result.filter { one in
            let isKnown = result[..<last].reversed().prefix { $0.range == one.range }.contains { $0.name == one.name }
            last += 1
            return !isKnown
        }
    }

    /// Where in `range` the text of `name` stands, of a member its last part; all of `range` where it does not.
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
