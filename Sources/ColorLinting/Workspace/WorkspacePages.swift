import ColorMath
import HTMLColors
import SourceColors
import SourceText

extension Workspace {
    /// Judges the pages of the project again that changes of files may have affected.
    ///
    /// - Returns: the paths of the files of which pages show something else than before.
    @discardableResult
    package mutating func composePages() -> Set<String> {
        let made = composeSheets()
        guard !changedPages.isEmpty else { return made }
        let changed = changedPages
        var composition = pages ?? PageComposition()
        let affected = composition.update(changed, in: self)
        finishPages(composition)
        return affected.union(made)
    }

    /// Judges all pages again at the next ``composePages()``, because files that are not in the project may have changed.
    package mutating func markPages() {
        for path in files.keys where files[path]?.page != nil { notePage(path) }
        finishSheets()
    }

    /// Judges pages again at the next ``composePages()`` that lack a sheet, which may have been read since.
    package mutating func retryPages() {
        for (path, page) in pages?.pages ?? [:] where page.missing != nil { notePage(path) }
    }

    /// Whether there are pages with sheets of their own.
    package var hasPages: Bool { pages != nil }

    /// Whether what pages show depends on the file at `path`.
    package func pagesUse(_ path: String) -> Bool { pages?.concerns(path) ?? false }

    /// Returns `facts`, scanned in `file`, with the pairs that pages of the project show instead of those that the file
    /// suggests; nil if no page uses it.
    func pageFacts(_ facts: ColorFacts, of file: SourceFile, assumesBackground: Bool) -> ColorFacts? {
        guard let pages, let shown = pages.shown[file.path] else { return nil }
        guard shown.isShown else { return assumesBackground ? nil : shown.gap.map { naming($0, in: facts) } }
        guard let own = pages.number(of: file.path), pages.literalCount(of: file.path) == facts.literals.count else {
            return nil
        }
        var facts = facts
        var known: [ExpressionID: ExpressionID] = [:]
        var places: [ExpressionID: ByteRange] = [:]
        let pairs = shown.pairs.map { each in
            let place = facts.range(of: each.pair.foreground, in: pages.colors)
            if places[each.pair.background] != nil { known = [:] }
            places[each.pair.background] = place
            func add(_ id: ExpressionID) -> ExpressionID {
                facts.add(id, of: pages.colors, sheet: own, at: place, &known) { origin, kind in
                    switch kind {
                    case .literal(let index): .name(ColorName(.page, PageComposition.name(origin.sheet, index)))
                    case .constant where origin.sheet < 0: .name(ColorName(.page, ""))
                    case .unresolved(.imageFile), .unresolved(.partialImageFile): .unresolved(.image)
                    default: kind
                    }
                }
            }
            var pair = ColorPair(
                each.pair, foreground: add(each.pair.foreground), background: add(each.pair.background))
            pair.page = PageUse(
                path: each.path, range: each.pair.range, line: each.line,
                element: each.pair.element + each.pair.state, pages: each.pages, elements: each.pair.count)
            return pair
        }
        facts.replacePairs(
            by: pairs, setColors: shown.setColors, hasScripts: shown.mayHaveMore,
            unless: .other("no page here shows text in it")
        ) { _ in false }
        return facts
    }

    /// Returns `facts` with the reason why nothing is known to be behind text.
    private func naming(_ reason: UnresolvedReason, in facts: ColorFacts) -> ColorFacts {
        var facts = facts
        for index in facts.pairs.indices where facts.pairs[index].background == nil {
            let range = facts.expressions[facts.pairs[index].foreground].range
            facts.pairs[index].background = facts.expressions.add(.unresolved(reason), at: range)
        }
        return facts
    }

    /// Looks up a color of another file, by the name that ``pageFacts(_:of:assumesBackground:)`` gave it.
    func pageColor(_ name: ColorName) -> Lookup {
        if name.text.isEmpty { return .inFile("", [SharedDefinition.canvas]) }
        guard let (path, definition) = pages?.definitions[name.text] else { return .undefined }
        return .inFile(path, [definition])
    }

    /// Whether texts in other files have the color of the literal number `literal` of the file at `path`, or lie on it.
    func pagesGive(literal: Int, of path: String) -> Bool {
        guard let pages, let file = pages.number(of: path) else { return false }
        return pages.definitions[PageComposition.name(file, literal)] != nil
    }
}

extension ColorFacts {
    /// Returns the range in these facts of the expression `id` of `colors`, which is one of the file.
    fileprivate func range(of id: ExpressionID, in colors: PageColors) -> ByteRange {
        let expression = colors.expressions[id]
        if case .literal(let index) = expression.kind, index < literals.count { return literals[index].range }
        let scanned = colors.origin(of: id).expression
        if scanned >= 0, Int(scanned) < expressions.count { return expressions.range(of: ExpressionID(index: scanned)) }
        return expression.range
    }
}
