import CSSColors
import ColorMath
import HTMLColors
import SourceColors
import SourceText

/// The project's pages, each judged with all its style sheets, and what they show of each file.
struct PageComposition: Sendable {
    /// A style sheet that pages use.
    struct Sheet: Sendable {
        var sheet: CSSPageSheet
        /// The sheets that it imports.
        var imports: [(rule: CSSImport, path: String)] = []
        /// The addresses of imported sheets that cannot be read.
        var missing: [String] = []
        /// The number of its file.
        var file: Int32
    }

    /// A page.
    struct Page: Sendable {
        /// What it shows; nil if it cannot be judged.
        var page: HTMLPage?
        /// The number of the file of each of its sheets, and at last its own.
        var files: [Int32] = []
        /// The address of a sheet that cannot be read.
        var missing: String?
        /// The address of a theme of highlight.js that cannot be read.
        var highlighter: String?
        /// Whether it has more sheets than are read.
        var hasTooMany = false
        /// Whether all its sheets always apply.
        var usesAll = true
        /// The line of each pair's element, from 1.
        var lines: [Int: Int] = [:]
    }

    /// What pages show of a file.
    struct Shown: Sendable {
        /// The pairs whose text color is in the file.
        var pairs: [Pair] = []
        var setColors: [PageSetColor] = []
        /// Whether scripts may add elements to a page that uses the file, or such a page is not judged.
        var mayHaveMore = false
        /// Whether any page that uses it is judged.
        var isShown = false
        /// Why a page that uses it is not judged.
        var gap: UnresolvedReason?
    }

    /// A pair with where it is seen.
    struct Pair: Sendable {
        var pair: PagePair
        var path: String
        var line: Int
        var pages: Int
    }

    private(set) var sheets: [String: Sheet] = [:]
    private(set) var pages: [String: Page] = [:]
    private(set) var shown: [String: Shown] = [:]
    private(set) var colors = PageColors()
    /// The paths of the files, by number.
    private(set) var paths: [String] = []
    private var numbers: [String: Int32] = [:]
    /// The colors that pairs have from other files than that of their text.
    private(set) var definitions: [String: (path: String, definition: SharedDefinition)] = [:]
    /// The rules of sheets in this order.
    private var rules: [[SheetKey]: PageRules] = [:]

    private struct SheetKey: Hashable {
        var sheet: ObjectIdentifier
        var appearances: AppearanceSet
        var isConditional: Bool
        var layers: [String]
        var isQuirky: Bool
    }

    /// The most sheets of a page, with those that they import.
    static let mostSheets = 256

    /// Whether a page uses the file at `path`.
    func concerns(_ path: String) -> Bool { sheets[path] != nil || pages[path] != nil }

    /// Composes the pages again after the files at `changed` have changed. Returns the paths of the files of which pages show
    /// something else than before.
    mutating func update(_ changed: Set<String>, in workspace: Workspace) -> Set<String> {
        var stale: Set<String> = []
        var stalePaths = changed
        var changes: [String: PageSheetChange] = [:]
        for path in changed {
            guard let old = sheets[path] else { continue }
            if let bytes = workspace.files[path]?.sheet {
                let new = CSSPageSheet(bytes)
                if new.isAlike(old.sheet) {
                    sheets[path]?.sheet = new
                    stalePaths.remove(path)
                    continue
                }
                if let change = PageSheetChange(from: old.sheet, to: new) {
                    sheets[path]?.sheet = new
                    changes[path] = change
                    continue
                }
            }
            sheets[path] = nil
        }
        rules = [:]
        for (path, page) in pages
        where changed.contains(path) || page.missing != nil
            || page.files.contains(where: { stalePaths.contains(paths[Int($0)]) && paths[Int($0)] != path })
        {
            if !changed.contains(path), let moved = moved(page, stalePaths, by: changes) {
                pages[path] = moved
                continue
            }
            pages[path] = nil
            stale.insert(path)
        }
        for path in changed where workspace.files[path]?.page != nil { stale.insert(path) }
        for path in stale.ordered() {
            if let bytes = workspace.files[path]?.page { pages[path] = judge(path, bytes, workspace) }
        }
        rules = [:]
        let before = shown
        merge(workspace)
        // A color of another file may have changed alone.
        var affected = Set(shown.keys).union(before.keys)
        if stale.isEmpty { affected = affected.filter { shown[$0]?.pairs.isEmpty == false } }
        return affected
    }

    private mutating func number(of path: String) -> Int32 {
        if let known = numbers[path] { return known }
        let number = Int32(truncatingIfNeeded: paths.count)
        numbers[path] = number
        paths.append(path)
        return number
    }

    // MARK: Judging pages

    private mutating func judge(_ path: String, _ bytes: [UInt8], _ workspace: Workspace) -> Page {
        bytes.withUnsafeBufferPointer { buffer in
            var result = Page()
            guard let reader = HTMLPageReader(SourceBytes(buffer)) else { return result }
            var uses: [PageSheet] = []
            for sheet in workspace.files[path]?.pageSheets ?? [] {
                add(sheet, base: nil, from: path, to: &uses, &result, workspace, like: (.all, false, [], 0))
            }
            for link in reader.links {
                let layers = link.layer.map { [$0] } ?? []
                add(
                    link.reference, base: link.base, from: path, to: &uses, &result, workspace,
                    like: (link.appearances, link.isConditional, layers, link.offset))
            }
            result.files.append(number(of: path))
            result.hasTooMany = uses.count > Self.mostSheets
            if let highlighter = result.highlighter, reader.hasHighlighting {
                result.missing = result.missing ?? highlighter
            }
            guard result.missing == nil, !result.hasTooMany else { return result }
            result.usesAll = uses.allSatisfy { $0.appearances == .all && !$0.isConditional }
            let keys = uses.map {
                SheetKey(
                    sheet: ObjectIdentifier($0.sheet), appearances: $0.appearances, isConditional: $0.isConditional,
                    layers: $0.layers, isQuirky: reader.isQuirky)
            }
            var shared: PageRules?
            if reader.isOwnLast {
                shared = rules[keys]
                if shared == nil {
                    var new = PageRules(isQuirky: reader.isQuirky)
                    for use in uses { new.add(use) }
                    shared = new
                    rules[keys] = new
                }
            }
            result.page = reader.judged(with: uses, shared, mayHighlight: result.highlighter != nil)
            if let page = result.page {
                let file = SourceFile(path: path, language: .html, bytes: bytes)
                result.lines = FileNames.lines(of: page.pairs.map(\.range.lowerBound), in: file)
            }
            return result
        }
    }

    private typealias Use = (appearances: AppearanceSet, isConditional: Bool, layers: [String], offset: Int)

    /// Adds the sheet that `reference` means, after those that it imports.
    private mutating func add(
        _ reference: String, base: String?, from path: String, to uses: inout [PageSheet], _ page: inout Page,
        _ workspace: Workspace, like use: Use
    ) {
        guard let found = find(reference, base: base, from: path, workspace) else {
            if SheetReference.isOfHighlighter(reference) {
                page.highlighter = page.highlighter ?? reference
            } else if !SheetReference.isOfFonts(reference) {
                page.missing = page.missing ?? reference
            }
            return
        }
        /// The sheets to add: those in it before it. A sheet inside itself is left out.
        var open: [(path: String, next: Int, use: Use)] = [(found, 0, use)]
        while var top = open.popLast(), uses.count <= Self.mostSheets {
            guard let sheet = sheets[top.path] else { continue }
            if top.next == 0, let missing = sheet.missing.first { page.missing = page.missing ?? missing }
            guard top.next < sheet.imports.count else {
                page.files.append(sheet.file)
                uses.append(
                    PageSheet(
                        sheet.sheet, appearances: top.use.appearances, isConditional: top.use.isConditional,
                        layers: top.use.layers, offset: top.use.offset))
                continue
            }
            let (rule, inner) = sheet.imports[top.next]
            top.next += 1
            open.append(top)
            let appearances = top.use.appearances.intersection(rule.appearances)
            guard !appearances.isEmpty, open.count < 16, !open.contains(where: { $0.path == inner }) else { continue }
            open.append(
                (
                    inner, 0,
                    (
                        appearances, top.use.isConditional || rule.isConditional,
                        top.use.layers + (rule.layer.map { [$0] } ?? []), top.use.offset
                    )
                ))
        }
    }

    /// Returns the path of the sheet that `reference` means in the file at `path`, after reading it and those that it imports;
    /// nil if it is not on the disk.
    private mutating func find(
        _ reference: String, base: String?, from path: String, _ workspace: Workspace
    ) -> String? {
        guard let first = read(reference, base: base, from: path, workspace) else { return nil }
        var open = first.isNew ? [first.path] : []
        while let path = open.popLast() {
            for rule in sheets[path]?.sheet.imports.prefix(Self.mostSheets) ?? [] {
                if let inner = read(rule.reference, base: nil, from: path, workspace) {
                    sheets[path]?.imports.append((rule, inner.path))
                    if inner.isNew { open.append(inner.path) }
                } else if !SheetReference.isOfFonts(rule.reference) {
                    sheets[path]?.missing.append(rule.reference)
                }
            }
        }
        return first.path
    }

    private mutating func read(
        _ reference: String, base: String?, from path: String, _ workspace: Workspace
    ) -> (path: String, isNew: Bool)? {
        if let address = SheetReference(reference, base: base) {
            for path in address.paths(from: path) {
                if sheets[path] != nil { return (path, false) }
                if let bytes = workspace.files[path]?.sheet { return (add(path, bytes), true) }
                // A minified copy is no file of the project: its author edits the sheet beside it.
                guard path.hasSuffix(".min.css") else { continue }
                let source = String(path.dropLast(8)) + ".css"
                if sheets[source] != nil { return (source, false) }
                if let bytes = workspace.files[source]?.sheet { return (add(source, bytes), true) }
            }
        }
        guard let answer = workspace.sheetSource?.sheet(reference, base: base, from: path) else { return nil }
        switch answer {
        case .file(let path, let bytes): return sheets[path] != nil ? (path, false) : (add(path, bytes), true)
        case .missing: return nil
        }
    }

    private mutating func add(_ path: String, _ bytes: [UInt8]) -> String {
        sheets[path] = Sheet(sheet: CSSPageSheet(bytes), file: number(of: path))
        return path
    }

    // MARK: Merging

    /// Collects what all pages show of each file.
    private mutating func merge(_ workspace: Workspace) {
        var merger = PageMerger(paths: paths)
        for path in pages.keys.ordered() { if let page = pages[path] { merger.add(page, at: path) } }
        colors = merger.colors
        shown = merger.finished()
        findForeignColors(workspace)
    }

    /// Keeps the colors of other files that pairs need.
    private mutating func findForeignColors(_ workspace: Workspace) {
        definitions = [:]
        var wanted: [Int32: Set<Int>] = [:]
        for (path, shown) in shown {
            let own = numbers[path] ?? -1
            var seen: Set<ExpressionID> = []
            var open = shown.pairs.flatMap { [$0.pair.foreground, $0.pair.background] }
            while let id = open.popLast() {
                guard seen.insert(id).inserted else { continue }
                let origin = colors.origin(of: id)
                let kind = colors.expressions[id].kind
                open += kind.parts
                guard origin.sheet >= 0, origin.sheet != own, case .literal(let index) = kind else { continue }
                wanted[origin.sheet, default: []].insert(index)
            }
        }
        for (number, indices) in wanted {
            let path = paths[Int(number)]
            guard let content = content(of: path, workspace) else { continue }
            let file = SourceFile(path: path, language: content.isPage ? .html : .css, bytes: content.bytes)
            let known = indices.filter { $0 < content.literals.count }.ordered()
            let ranges = known.map { content.literals[$0].range }
            let lines = FileNames.lines(of: ranges.map(\.lowerBound), in: file)
            for (index, place) in zip(known, StoredPlace.places(of: ranges, in: file)) {
                let literal = content.literals[index]
                var shared = SharedLiteral(literal: literal, text: file.text(literal.range))
                shared.place = place
                let name = ColorName(.page, Self.name(number, index))
                definitions[name.text] = (
                    path, SharedDefinition(shared, named: name, atLine: lines[literal.range.lowerBound] ?? 1)
                )
            }
        }
    }

    private func content(
        of path: String, _ workspace: Workspace
    ) -> (bytes: [UInt8], literals: [ColorLiteral], isPage: Bool)? {
        if let sheet = sheets[path]?.sheet { return (sheet.bytes, sheet.literals, false) }
        guard let bytes = workspace.files[path]?.page, let page = pages[path]?.page else { return nil }
        return (bytes, page.literals, true)
    }

    /// The number of the file at `path`; nil if no page uses it.
    func number(of path: String) -> Int32? { numbers[path] }

    /// The number of literals in the file at `path`, as it was read last.
    func literalCount(of path: String) -> Int? {
        sheets[path]?.sheet.literals.count ?? pages[path]?.page?.literals.count
    }

    /// Forgets all sheets, which may have changed.
    mutating func forgetSheets() { sheets = [:] }

    /// The name of the literal `index` of the file number `file`.
    static func name(_ file: Int32, _ index: Int) -> String { "\(file) \(index)" }
}
