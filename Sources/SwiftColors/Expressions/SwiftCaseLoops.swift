import SourceColors
import SourceText

/// Loops over the cases of an enumeration: `ForEach(Kind.allCases, id: \.self) { kind in … }`.
extension SwiftNameReader {
    /// The maximum number of cases of such an enumeration.
    private static let maxCases = 32

    /// Returns the member of the variable `declaration` of a loop over the cases of an enumeration of the file, and the index of
    /// the link after it: one of the colors of all cases; nil if it belongs to no such loop. The member is the link number
    /// `index` of `chain`.
    func memberOfCases(
        _ declaration: SwiftDeclaration, _ chain: SwiftChain, _ index: Int, _ family: SwiftColorFamily
    ) -> (ExpressionID, Int)? {
        guard let sequence = SwiftLoops.sequence(of: declaration, in: tokens), let type = enumeration(sequence),
            let cases = file.declarations.types[type.joined(separator: ".")]?.cases,
            (1...Self.maxCases).contains(cases.count), isUnconditional(declaration.token, chain.start)
        else { return nil }
        var parts: [ExpressionID] = []
        var next = index + 1
        for token in cases {
            let (part, end) = path(chain, from: index, root: .value(type + [tokens.text(token)]), family)
            parts.append(part)
            next = end
        }
        let result = facts.add(.oneOf(parts), at: facts.range(of: parts[0]))
        facts.caseLoops.insert(result)
        return (result, next)
    }

    /// The maximum number of tokens between the beginning of a loop and the use of its variable.
    private static let maxDistance = 1024
    private static let conditions = WordSet("if guard switch where while")

    /// Whether no condition is written between the tokens `lower` and `upper` of a loop, which could exclude some of its cases.
    private func isUnconditional(_ lower: Int, _ upper: Int) -> Bool {
        upper - lower <= Self.maxDistance
            && !(lower..<max(upper, lower)).contains { Self.conditions.contains(tokens.bytes($0)) }
    }

    /// Returns the words of the enumeration whose cases `range` is: `Kind.allCases`, `Array(Kind.allCases)`; nil for anything
    /// else.
    private func enumeration(_ range: TokenRange) -> [String]? {
        var range = range
        if tokens.isText(range.lower, "Array"), tokens.kind(range.lower + 1) == .leftParen,
            tokens.closing(range.lower + 1) == range.last
        {
            range = TokenRange(range.lower + 2, range.upper - 1)
        }
        guard let (words, next) = tokens.typeWords(range.lower), tokens.kind(next) == .period,
            tokens.isText(next + 1, "allCases"), range.upper == next + 2
        else { return nil }
        return words
    }
}

extension SwiftFactCollector {
    /// Whether both colors of `pair` belong to the cases of a loop, so that not every two of them meet.
    func areOfCases(_ pair: ColorPair) -> Bool {
        guard !caseLoops.isEmpty, let background = pair.background else { return false }
        return isOfCases(pair.foreground) && isOfCases(background)
    }

    private func isOfCases(_ id: ExpressionID) -> Bool {
        var stack = [id]
        var visited = 0
        while let id = stack.popLast() {
            visited += 1
            if visited > 256 || caseLoops.contains(id) { return true }
            stack += kind(of: id).parts
        }
        return false
    }
}
