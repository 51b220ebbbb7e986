import ColorLinting
import ColorMath
import SourceColors
import SourceText
import TestSupport
import Testing

/// What lies behind the text of views that other views show. A line `// == Name.swift` begins another file.
@Suite struct CompositionTests {
    @Test(arguments: try Fixtures.examples("Composition")) func judgesWhatViewsLieOn(_ example: Example) {
        #expect(Self.annotated(example.text) == example.marked)
    }

    /// The files of `text`: paths, and where each begins in it.
    private static func files(_ text: String) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = [("View.swift", "")]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// == ") {
                if files[0].text.isEmpty { files.removeAll() }
                files.append((String(line.dropFirst(6)), ""))
            }
            files[files.count - 1].text += line + "\n"
        }
        return files
    }

    /// The file at the path, without the line that begins it if that is no comment in its language.
    private static func source(_ file: (path: String, text: String)) -> SourceFile {
        let language = Language(path: file.path) ?? .swift
        var text = file.text
        if language == .json, let end = text.firstIndex(of: "\n") {
            text = String(repeating: " ", count: text[..<end].utf8.count) + text[end...]
        }
        return SourceFile(path: file.path, language: language, text: text)
    }

    private static func linter(_ files: [(path: String, text: String)]) -> Linter {
        var linter = Linter()
        for file in files {
            let source = source(file)
            linter.workspace.update(file.path, with: linter.names(of: source))
        }
        linter.workspace.composeViews()
        return linter
    }

    /// Returns `text` with each text color marked by its verdict, the ratio, what gives the background and the way.
    private static func annotated(_ text: String) -> String {
        let files = files(text)
        let linter = linter(files)
        var result = ""
        for file in files {
            let source = source(file)
            let marks = linter.lint(source).pairs.map { pair in
                MarkedSource.Mark(pair.foregroundRange.lowerBound, pair.foregroundRange.upperBound, label(of: pair))
            }
            result += MarkedSource.annotate(file.text, with: marks)
        }
        return String(result.dropLast())
    }

    private static func label(of pair: PairJudgement) -> String {
        var label: String
        switch pair.verdict {
        case .pass: label = "passes"
        case .fail: label = "fails"
        case .unresolved(let reason): label = "? \(reason)"
        case .exempt: label = "exempt"
        }
        if let ratio = pair.ratio { label += " \(Double(Int(ratio * 100)) / 100)" }
        if let background = pair.background { label += " on \(HexColor(background))" }
        if let giver = pair.backgroundGiver { label += " of \(giver)" }
        if let appearance = pair.appearance { label += " in \(appearance.title)" }
        label += pair.levelClause
        if pair.environments > 1 { label += ", \(pair.failingEnvironments) of \(pair.environments) fail" }
        let way = pair.way.map { $0.message.replacing("shown by ", with: "") }
        return way.isEmpty ? label : label + " (\(way.joined(separator: " > ")))"
    }

    /// The themes in which a text fails are one finding, the worst first, whose fix names the member of that theme.
    @Test func themesThatFailAreOneFinding() {
        let themes = """
            import SwiftUI
            protocol Theme { var ink: Color { get }; var paper: Color { get } }
            struct Day: Theme { let ink = Color(white: 0.6); let paper = Color.white }
            struct Dusk: Theme { let ink = Color(white: 0.5); let paper = Color(white: 0.6) }
            struct Night: Theme { let ink = Color.white; let paper = Color.black }

            """
        let view =
            "struct A: View { let theme: Theme; var body: some View {\n"
            + "    Text(\"a\").foregroundStyle(theme.ink).background(theme.paper) } }\n"
        let linter = Self.linter([("Themes.swift", themes), ("View.swift", view)])
        let file = SourceFile(path: "View.swift", language: .swift, text: view)
        let report = linter.lint(file)
        #expect(
            report.findings.map(\.message) == [
                "contrast 1.39:1 is below 4.5:1 (AA): #808080 on #999999 in Dusk, also too low in Day (2.84:1)"
            ])
        #expect(report.findings.first?.related.map(\.path).contains("Themes.swift") == true)
        let fixes = linter.fixPlanner(for: file, report: report).fixes(for: report.findings[0])
        #expect(fixes.first?.title.contains("Dusk.ink") == true)
    }

    /// A color that both text and symbols have is fixed for both: the ones need more contrast than the others.
    @Test(arguments: [
        ("0.6", "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff of A, in both places that differ"),
        ("0.5", "contrast 3.97:1 is below 4.5:1 (AA): #808080 on #ffffff of A, in 1 of the 2 places that differ"),
    ])
    func fixesTheColorOfTextAndSymbols(brightness: String, message: String) {
        let text = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    VStack { Score().foregroundStyle(Color(hue: 0, saturation: 0, brightness: \(brightness))) }
                        .background(Color.white)
                }
            }
            struct Score: View { var body: some View { HStack { Image(systemName: "star.fill"); Text("4") } } }

            """
        let linter = Self.linter([("View.swift", text)])
        let file = SourceFile(path: "View.swift", language: .swift, text: text)
        let report = linter.lint(file)
        #expect(report.findings.map(\.message) == [message])
        let fixes = report.findings.flatMap { linter.fixes(for: $0, in: file, report: report) }
        #expect(fixes.first?.title.hasPrefix("Darken to brightness 0.46 ") ?? false)
    }

    /// The branches of a modifier have no names, and what draws nothing is none of them.
    @Test func branchesOfModifiersAreNotNamed() {
        let text = """
            import SwiftUI
            struct A: View {
                let isOn: Bool
                var body: some View {
                    Text("a").foregroundStyle(.gray).plate(isOn)
                    Text("b").foregroundStyle(.yellow).anchored(isOn).background(.white)
                }
            }
            extension View {
                func plate(_ isOn: Bool) -> some View { background(isOn ? Color.gray : Color.white) }
                func anchored(_ isOn: Bool) -> some View { background(isOn ? Color.white.opacity(0) : Color.clear) }
            }

            """
        let report = Self.linter([("View.swift", text)]).lint(
            SourceFile(path: "View.swift", language: .swift, text: text))
        #expect(
            report.findings.map(\.message) == [
                "contrast 1.00:1 is below 4.5:1 (AA): #8e8e93 on #8e8e93 of plate",
                "contrast 1.51:1 is below 4.5:1 (AA): #ffcc00 on #ffffff in the light appearance, also too low in dark",
            ])
    }

    /// A container is followed to many places, but not without end, and what is not followed says so.
    @Test func containersAreFollowedToManyPlaces() {
        let uses = String(repeating: "        Card { Text(\"a\").foregroundStyle(.white) }\n", count: 1030)
        let text = """
            struct Root: View {
                var body: some View {
            \(uses)    }
            }
            struct Card<Content: View>: View {
                let content: Content
                var body: some View { content.background(Color.white) }
            }

            """
        let pairs = Self.linter([("View.swift", text)]).lint(
            SourceFile(path: "View.swift", language: .swift, text: text)
        ).pairs
        #expect(pairs.filter { $0.verdict == .fail }.count == 1024)
        let reason = UnresolvedReason.other("where Card shows its content is not known")
        #expect(pairs.filter { $0.verdict == .unresolved(reason) }.count == 6)
    }

    /// An edit of the parent changes what its children lie on, and nothing else is judged again.
    @Test func editsOfTheParentReachItsChildren() {
        let child = "struct A: View { var body: some View { Text(\"a\").foregroundStyle(.white) } }\n"
        func parent(_ color: String) -> String {
            "struct B: View { var body: some View { A().background(\(color)) } }\n"
        }
        var linter = Self.linter([
            ("a.swift", child), ("b.swift", parent("Color.black")),
            ("c.swift", "struct C: View { var body: some View { Text(\"c\") } }\n"),
        ])
        func verdict() -> PairJudgement.Verdict? {
            linter.lint(SourceFile(path: "a.swift", language: .swift, text: child)).pairs.first?.verdict
        }
        #expect(verdict() == .pass)
        let changed = SourceFile(path: "b.swift", language: .swift, text: parent("Color.white"))
        linter.workspace.update("b.swift", with: linter.names(of: changed))
        #expect(linter.workspace.composeViews() == ["a.swift"])
        #expect(verdict() == .fail)
        #expect(linter.workspace.composeViews() == [])
    }

    /// An edit of a constant argument reaches the branches that it decides.
    @Test func editsOfArgumentsReachBranches() {
        let child = """
            struct A: View {
                let isOn: Bool
                var body: some View { if isOn { Text("a").foregroundStyle(.white) } else { Text("b").foregroundStyle(.black) } }
            }

            """
        func parent(_ value: String) -> String {
            "struct B: View { var body: some View { A(isOn: \(value)).background(.white) } }\n"
        }
        var linter = Self.linter([("a.swift", child), ("b.swift", parent("true"))])
        func verdicts() -> [PairJudgement.Verdict] {
            linter.lint(SourceFile(path: "a.swift", language: .swift, text: child)).pairs.map(\.verdict)
        }
        #expect(verdicts() == [.fail, .unresolved(.unseenBranch)])
        for (value, expected) in [("false", [.unresolved(.unseenBranch), .pass]), ("isOn", [.fail, .pass])]
            as [(String, [PairJudgement.Verdict])]
        {
            let changed = SourceFile(path: "b.swift", language: .swift, text: parent(value))
            linter.workspace.update("b.swift", with: linter.names(of: changed))
            #expect(linter.workspace.composeViews() == ["a.swift"])
            #expect(verdicts() == expected)
        }
    }

    /// An edit of the text in a view reaches the color that another view gives it.
    @Test func editsOfTextReachItsColor() {
        let parent = "struct B: View { var body: some View { A().foregroundStyle(.white) } }\n"
        func child(_ color: String) -> String {
            "struct A: View { var body: some View { VStack { Text(\"a\") }.background(\(color)) } }\n"
        }
        var linter = Self.linter([("a.swift", child("Color.black")), ("b.swift", parent)])
        func verdict() -> PairJudgement.Verdict? {
            linter.lint(SourceFile(path: "b.swift", language: .swift, text: parent)).pairs.first?.verdict
        }
        #expect(verdict() == .pass)
        let changed = SourceFile(path: "a.swift", language: .swift, text: child("Color.white"))
        linter.workspace.update("a.swift", with: linter.names(of: changed))
        #expect(linter.workspace.composeViews() == ["b.swift"])
        #expect(verdict() == .fail)
    }

    /// An edit of one file of a class reaches the text in its other files; one that moves lines alone does not.
    @Test func editsOfAClassReachItsExtensions() {
        let text = "class A: UIViewController { let l = UILabel(); func f() { l.textColor = .white } }\n"
        func layout(_ color: String) -> String {
            "extension A { func g() { view.backgroundColor = \(color); view.addSubview(l) } }\n"
        }
        var linter = Self.linter([("a.swift", text), ("b.swift", layout(".black"))])
        func verdict() -> PairJudgement.Verdict? {
            linter.lint(SourceFile(path: "a.swift", language: .swift, text: text)).pairs.first?.verdict
        }
        func edit(_ text: String) -> Set<String> {
            let file = SourceFile(path: "b.swift", language: .swift, text: text)
            linter.workspace.update("b.swift", with: linter.names(of: file))
            return linter.workspace.composeViews()
        }
        #expect(verdict() == .pass)
        #expect(edit(layout(".white")) == ["a.swift"])
        #expect(verdict() == .fail)
        #expect(edit("let unrelated = 1; " + layout(".white")) == [])
    }

    /// Chains, fans, diamonds and cycles of views end, and take time in proportion to their number.
    @Test func manyViewsEnd() {
        func view(_ name: String, _ body: String) -> String {
            "struct \(name): View { var body: some View { VStack { \(body) } } }\n"
        }
        let count = 300
        let text = "Text(\"x\").foregroundStyle(.red)"
        let chain = (0..<count).map { view("A\($0)", "A\($0 + 1)()") }.joined() + view("A\(count)", text)
        let fan =
            view("Root", (0..<count).map { "F\($0)()\n" }.joined()) + (0..<count).map { view("F\($0)", text) }.joined()
        let diamonds =
            (0..<count).map { view("D\($0)", "D\($0 + 1)(); D\($0 + 1)().background(Color.white)") }.joined()
            + view("D\(count)", text)
        let cycle = (0..<count).map {
            view("C\($0)", "C\(($0 + 1) % count)().background(Color.black.opacity(0.1)); \(text)")
        }.joined()
        let label = "let l = UILabel(); func f() { addSubview(l); l.textColor = .red }"
        let classes = (0..<count).map {
            "class C\($0)View: C\(($0 + 1) % count)View { let v = C\(($0 + 2) % count)View(); \(label) }\n"
        }.joined()
        let nested = (0..<count).map {
            "v\($0).addSubview(v\(($0 + 1) % count)); v\($0).addSubview(l\($0)); l\($0).textColor = .red\n"
        }
        let tree = "class T: UIView { func f() { \(nested.joined()) } }\n"
        let given =
            (0..<count).map {
                view("G\($0)", "G\($0 + 1)().foregroundStyle(.red); G\($0 + 1)().foregroundStyle(.blue); Text(\"x\")")
            }.joined() + view("G\(count)", "Text(\"x\")")
        for shape in [chain, fan, diamonds, cycle, classes, tree, given] {
            let file = SourceFile(path: "View.swift", language: .swift, text: shape)
            let linter = Self.linter([("View.swift", shape)])
            #expect(!linter.lint(file).pairs.isEmpty)
        }
    }
}
