import ColorLinting
import SourceColors
import SourceText
import Testing

/// Composing views again after an edit, with what was found before.
@Suite struct RecompositionTests {
    typealias Files = [String: [String]]

    /// Views that are shown in several surroundings, with content, colors, names and modifiers of other files.
    private static let project: Files = [
        "App.swift": ["@main struct MyApp: App {", "var body: some Scene { WindowGroup { Root() } }", "}"],
        "Root.swift": [
            "struct Root: View { var body: some View {",
            "VStack {",
            "Card(color: .yellow)",
            "Card(color: Brand.accent).panel()",
            "Note()",
            "}.background(Color.black)",
            "VStack { Note() }.background(Color(white: 0.9))",
            "} }",
        ],
        "Card.swift": [
            "struct Card: View { let color: Color",
            "var ink = Color(white: 0.4)",
            "var body: some View {",
            "Row { Text(\"a\").foregroundStyle(ink) }",
            ".background(color)",
            "Row { Text(\"b\").foregroundStyle(Color(white: 0.6)) }",
            "} }",
        ],
        "Row.swift": [
            "struct Row<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View {",
            "HStack { content() }",
            ".background(Color(white: 1, opacity: 0.5))",
            "Note()",
            "} }",
        ],
        "Note.swift": [
            "struct Note: View { var body: some View {",
            "Text(\"c\").foregroundStyle(Color(white: 0.5))",
            "} }",
        ],
        "Brand.swift": ["extension Color {", "enum Brand {", "static let accent = Palette.gray", "}", "}"],
        "Palette.swift": [
            "enum Palette {",
            "static let dark = Color(white: 0.2); static let gray = Color(white: 0.7)",
            "static let ink = UIColor(white: 0.5, alpha: 1)",
            "}",
        ],
        "View+Panel.swift": [
            "extension View { func panel() -> some View {", "background(Color(white: 0.2))", "} }",
        ],
        "View+Tint.swift": [
            "extension View { func tinted(_ color: Color) -> some View {",
            "background(LinearGradient(colors: [color, Palette.dark], startPoint: .top, endPoint: .bottom))",
            "} }",
        ],
        "Tinted.swift": [
            "struct Tinted: View { var body: some View {",
            "VStack { Note() }.tinted(.white)",
            "} }",
        ],
        "Theme.swift": [
            "struct Theme { let paper: Color",
            "static let day = Theme(paper: Color(white: 0.9))",
            "static let night = Theme(paper: Palette.dark)",
            "}",
        ],
        "Themed.swift": [
            "struct Themed: View { let theme: Theme; var body: some View {",
            "VStack { Note() }.background(theme.paper)",
            "} }",
        ],
        "Legacy.swift": [
            "class Legacy: UIViewController {",
            "let label = UILabel()",
            "override func viewDidLoad() {",
            "view.backgroundColor = UIColor(white: 0.4, alpha: 1)",
            "label.textColor = Palette.ink",
            "view.addSubview(label)",
            "} }",
        ],
    ]

    private static func source(_ path: String, _ lines: [String]) -> SourceFile {
        SourceFile(path: path, language: .swift, text: lines.joined(separator: "\n"))
    }

    /// What a linter says about each of `files`: pairs, their ways, and the lines of what they mention. Edits within lines do not matter
    /// to other files.
    private static func report(_ linter: Linter, on files: Files) -> Files {
        Files(
            uniqueKeysWithValues: files.map { path, lines in
                let report = linter.lint(source(path, lines))
                let pairs = report.pairs.map { pair in
                    let way = pair.way.map { "\($0.message) \($0.path):\($0.line ?? 0)" }.joined(separator: " > ")
                    return
                        "\(path) \(pair.foregroundRange) \(pair.verdict) \(pair.ratio ?? 0) \(pair.environments) \(way)"
                }
                let findings = report.findings.map { finding in
                    let related = finding.related.map { "\($0.message) \($0.path):\($0.line ?? 0)" }
                    return "\(path) \(finding.message) \(related.joined(separator: "; "))"
                }
                return (path, pairs + findings)
            })
    }

    /// Returns what is said about `files` if they are composed for the first time.
    private static func firstReport(on files: Files) -> Files {
        var linter = Linter()
        for (path, lines) in files { linter.workspace.update(path, with: linter.names(of: source(path, lines))) }
        linter.workspace.composeViews()
        return report(linter, on: files)
    }

    /// The versions of `lines` with one edit each.
    private static func edits(of lines: [String]) -> [[String]] {
        lines.indices.flatMap { line in
            let replaced = ["0.": "0.3", "black": "red", "yellow": "blue", "color": "tint", "Note()": "Text(\"d\")"]
            let texts = replaced.compactMap { lines[line].contains($0) ? lines[line].replacing($0, with: $1) : nil }
            let changed = [lines[line] + " // a", ""] + texts
            return changed.map { text in
                var lines = lines
                lines[line] = text
                return lines
            } + [Array(lines[..<line] + [""] + lines[line...])]
        }
    }

    /// After each edit, and after it is taken back, all is as if it were composed for the first time, and the files with other
    /// reports are known.
    @Test(arguments: Self.project.keys.sorted()) func isAsForTheFirstTime(_ path: String) throws {
        var files = Self.project
        var linter = Linter()
        linter.workspace.keepSurroundings()
        for (path, lines) in files { linter.workspace.update(path, with: linter.names(of: Self.source(path, lines))) }
        linter.workspace.composeViews()
        let lines = try #require(files[path])
        var before = Self.report(linter, on: files)
        for edit in [nil] + Self.edits(of: lines) {
            for lines in [edit, lines] {
                files[path] = lines
                let names = lines.map { linter.names(of: Self.source(path, $0)) }
                let isAffecting = linter.workspace.update(path, with: names)
                let others = linter.workspace.composeViews(names: isAffecting)
                let report = Self.report(linter, on: files)
                #expect(report == Self.firstReport(on: files), "\(lines ?? [])")
                if !isAffecting {
                    let changed = report.keys.filter { $0 != path && report[$0] != before[$0] }
                    #expect(others.isSuperset(of: changed), "\(lines ?? [])")
                }
                before = report
            }
        }
    }
}
