import ColorMath
import HTMLColors
import SourceColors
import SourceText

/// Puts together what several pages show of the same files.
struct PageMerger {
    /// The colors of all pages. Their origins are numbers of files.
    private(set) var colors = PageColors()
    private var pairs: [PageComposition.Pair] = []
    private var places: [Key: Int] = [:]
    private var shown: [Int32: PageComposition.Shown] = [:]
    private var setColors: [ColorKey: PageSetColor] = [:]
    private let paths: [String]

    private struct Key: Hashable {
        var foreground: ExpressionID
        var background: ExpressionID
        var content: PairContent
        var appearances: AppearanceSet
        var state: String
    }

    private struct ColorKey: Hashable {
        var file: Int32
        var start: Int
        var literal: Int32
        var isBackground: Bool
    }

    init(paths: [String]) { self.paths = paths }

    private static let foldersOfTests: Set<String> = [
        "test", "tests", "__tests__", "spec", "specs", "fixtures", "__fixtures__", "stories", ".storybook",
    ]

    /// Whether the file at `path` is for tests, as a folder around it tells.
    private static func isOfTests(_ path: String) -> Bool {
        path.parts(separatedBy: "/").dropLast().contains { foldersOfTests.contains(String($0)) }
    }

    /// Adds what `page` shows, which is at `path`.
    mutating func add(_ page: PageComposition.Page, at path: String) {
        // A page for tests shows some of the elements that the app makes.
        let isOfTests = Self.isOfTests(path)
        for file in page.files {
            var entry = shown[file] ?? PageComposition.Shown()
            if let one = page.page {
                entry.isShown = true
                if one.hasScripts || isOfTests && !Self.isOfTests(paths[Int(file)]) { entry.mayHaveMore = true }
            } else {
                entry.mayHaveMore = true
                entry.gap = entry.gap ?? page.gap(at: path)
            }
            shown[file] = entry
        }
        guard let one = page.page else { return }
        var known: [ExpressionID: ExpressionID] = [:]
        var seen: Set<Int> = []
        for pair in one.pairs {
            var merged = pair
            merged.foreground = colors.add(pair.foreground, of: one.colors, files: page.files, &known)
            merged.background = colors.add(pair.background, of: one.colors, files: page.files, &known)
            let key = Key(
                foreground: merged.foreground, background: merged.background, content: pair.content,
                appearances: pair.appearances, state: pair.state)
            guard let place = places[key] else {
                places[key] = pairs.count
                seen.insert(pairs.count)
                pairs.append(
                    PageComposition.Pair(
                        pair: merged, path: path, line: page.lines[pair.range.lowerBound] ?? 1, pages: 1))
                continue
            }
            pairs[place].pair.count += pair.count
            if seen.insert(place).inserted { pairs[place].pages += 1 }
        }
        for color in one.setColors {
            guard Int(color.sheet) < page.files.count else { continue }
            let file = page.files[Int(color.sheet)]
            let key = ColorKey(
                file: file, start: color.range.lowerBound, literal: color.literal, isBackground: color.isBackground)
            guard var old = setColors[key] else {
                setColors[key] = color
                continue
            }
            if old.isShown || !color.isShown, color.isOfRest || !old.isOfRest { continue }
            old.isShown = old.isShown || color.isShown
            old.isOfRest = old.isOfRest && color.isOfRest
            setColors[key] = old
        }
    }

    /// Returns what is shown of each file, by path.
    func finished() -> [String: PageComposition.Shown] {
        var shown = shown
        for pair in pairs {
            let file = colors.origin(of: pair.pair.foreground).sheet
            shown[file]?.pairs.append(pair)
        }
        for (key, color) in setColors { shown[key.file]?.setColors.append(color) }
        var result: [String: PageComposition.Shown] = [:]
        for (file, one) in shown {
            let path = paths[Int(file)]
            result[path] = one
        }
        return result
    }
}

extension PageComposition.Page {
    /// Returns why the page, which is at `path`, is not judged; nil if that is not known.
    fileprivate func gap(at path: String) -> UnresolvedReason? {
        if let missing { return .other("\(path) links \(missing), which is not in the project") }
        return hasTooMany ? .other("\(path) has more than \(PageComposition.mostSheets) style sheets") : nil
    }
}

extension PageColors {
    /// Adds the expression `root` of a page's `colors` and returns its ID; `files` are the files of the page's sheets.
    fileprivate mutating func add(
        _ root: ExpressionID, of colors: PageColors, files: [Int32], _ known: inout [ExpressionID: ExpressionID]
    ) -> ExpressionID {
        if let done = known[root] { return done }
        let expression = colors.expressions[root]
        var origin = colors.origin(of: root)
        var parts: [ExpressionID: ExpressionID] = [:]
        for part in expression.kind.parts { parts[part] = add(part, of: colors, files: files, &known) }
        let isOfPage = origin.sheet < 0
        origin.sheet = isOfPage || Int(origin.sheet) >= files.count ? -1 : files[Int(origin.sheet)]
        let kind = expression.kind.mapping(parts: { parts[$0] ?? $0 }, literal: { $0 })
        let id = make(kind, at: isOfPage ? ByteRange(0, 0) : expression.range, origin)
        known[root] = id
        return id
    }
}
