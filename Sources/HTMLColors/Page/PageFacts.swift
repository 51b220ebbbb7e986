import ColorMath
import SourceColors
import SourceText

extension ColorPair {
    /// Creates the pair that `page` shows, with expressions of a file.
    package init(_ page: PagePair, foreground: ExpressionID, background: ExpressionID) {
        self.init(
            kind: page.state.isEmpty ? .container : .state, foreground: foreground, background: background,
            content: page.content, appearances: page.appearances)
    }
}

extension PageSetColor {
    /// Its range in the file with `facts`, in which literals may have been replaced since.
    func range(in facts: ColorFacts) -> ByteRange {
        if literal >= 0, Int(literal) < facts.literals.count { return facts.literals[Int(literal)].range }
        if expression >= 0, Int(expression) < facts.expressions.count {
            return facts.expressions.range(of: ExpressionID(index: expression))
        }
        return range
    }
}

extension ColorFacts {
    /// Adds the expression `root` of `colors` and returns its ID. The file is number `sheet` of the page's; the colors of
    /// others become `foreign`, at `place`.
    ///
    /// - Parameter known: the expressions that have been added, which must be empty before the first one.
    package mutating func add(
        _ root: ExpressionID, of colors: PageColors, sheet: Int32, at place: ByteRange,
        _ known: inout [ExpressionID: ExpressionID],
        foreign: (PageColors.Origin, ColorExpression.Kind) -> ColorExpression.Kind
    ) -> ExpressionID {
        if let done = known[root] { return done }
        let expression = colors.expressions[root]
        let origin = colors.origin(of: root)
        // Parts are few levels deep: PageJudge follows names only so far.
        var parts: [ExpressionID: ExpressionID] = [:]
        for part in expression.kind.parts {
            parts[part] = add(part, of: colors, sheet: sheet, at: place, &known, foreign: foreign)
        }
        let kind = expression.kind.mapping(parts: { parts[$0] ?? $0 }, literal: { $0 })
        let result: ExpressionID
        if origin.sheet == sheet {
            var range = expression.range
            if case .literal(let index) = kind {
                guard index < literals.count else { return expressions.add(.unresolved(.notConstant), at: place) }
                range = literals[index].range
            } else if origin.expression >= 0, Int(origin.expression) < expressions.count {
                range = expressions.range(of: ExpressionID(index: origin.expression))
            }
            result = expressions.add(kind, at: range)
        } else {
            let isLeaf = parts.isEmpty && origin.sheet >= -1
            let changed = isLeaf ? foreign(origin, kind) : kind
            let isOwn = origin.sheet == -1 && changed == kind && isLeaf
            result = expressions.add(
                changed, at: isOwn ? expression.range : ByteRange(place.lowerBound, place.lowerBound))
        }
        known[root] = result
        return result
    }

    /// Replaces the pairs of text colors that pages show by `pairs`.
    ///
    /// Pairs of the style sheet alone remain where they are about something that pages do not show at rest: states, and
    /// elements that scripts may add. Without scripts, a color that no element has is unresolved, with `reason`.
    package mutating func replacePairs(
        by pairs: [ColorPair], setColors: [PageSetColor], hasScripts: Bool, unless reason: UnresolvedReason,
        isOfTag: (Int) -> Bool
    ) {
        var declared: [ByteRange: (isShown: Bool, isOfRest: Bool)] = [:]
        /// The backgrounds that no element has until a script gives it a class, such as `active`.
        var absent: [ByteRange: Bool] = [:]
        for color in setColors {
            if color.isBackground {
                let range = color.range(in: self)
                absent[range] = !color.isShown && color.isOfRest && absent[range] != false
                continue
            }
            let old = declared[color.range(in: self)]
            declared[color.range(in: self)] = (
                isShown: color.isShown || old?.isShown == true, isOfRest: color.isOfRest && old?.isOfRest != false
            )
        }
        let places = declared.keys.ordered { $0 < $1 }
        let hasAppearances = pairs.contains { $0.appearances != .all }
        var unused: Set<Int> = []
        let others = self.pairs.compactMap { pair -> ColorPair? in
            if pair.kind == .declared { return pair }
            let foreground = expressions.range(of: pair.foreground)
            let place = places.partitioningIndex { $0.upperBound > foreground.lowerBound }
            guard place < places.count, places[place].contains(foreground), let color = declared[places[place]] else {
                return pair
            }
            let start = places[place].lowerBound
            if color.isShown {
                guard hasScripts, pair.kind != .page else { return nil }
                // Scripts may set the attribute or class that chooses the values.
                if pair.site != nil || pair.appearances != .all && !hasAppearances { return pair }
                return pair.background.flatMap { absent[expressions.range(of: $0)] } == true ? pair : nil
            }
            guard color.isOfRest, isOfTag(start) || !hasScripts else { return pair }
            guard unused.insert(start).inserted else { return nil }
            return ColorPair(
                kind: .container, foreground: pair.foreground,
                background: expressions.add(.unresolved(reason), at: foreground), content: pair.content,
                appearances: pair.appearances)
        }
        let table = expressions
        let starts = { (pair: ColorPair) in table[pair.foreground].range.lowerBound }
        self.pairs = (others + pairs).ordered { starts($0) < starts($1) }
    }
}
