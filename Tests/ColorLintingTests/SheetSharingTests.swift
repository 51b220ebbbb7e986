import ColorLinting
import ColorMath
import SourceColors
import SourceText
import TestSupport
import Testing

/// What calls, loops and functions of Sass and Less define for other files. A line `// == name.scss`, or in CSS
/// `/* == name.css */`, begins another file. The colors of Sass are those in the CSS of Dart Sass. <https://sass-lang.com/documentation/at-rules/>
@Suite struct SheetSharingTests {
    @Test(arguments: try Fixtures.examples("SheetSharing")) func sharesWhatSheetsMake(_ example: Example) {
        #expect(Self.annotated(example.text) == example.marked)
    }

    /// Sheets that others load together are one cascade. <https://www.w3.org/TR/css-cascade-5/#at-import>
    @Test(arguments: try Fixtures.examples("SheetEntries")) func judgesSheetsTogether(_ example: Example) {
        #expect(Self.annotated(example.text) == example.marked)
    }

    /// Whatever a sheet ends in, what is said of it stands in it, and not in the rules that are read after it.
    @Test(arguments: try Fixtures.examples("SheetEntries")) func cutSheetsKeepTheirPlaces(_ example: Example) {
        let files = Self.files(example.text)
        var linter = Linter()
        for file in files {
            linter.workspace.update(file.path, with: linter.names(of: Self.source(file)))
        }
        linter.workspace.composePages()
        for file in files {
            for end in file.text.utf8.indices {
                guard let cut = String(file.text.utf8[..<end]) else { continue }
                let report = linter.lint(Self.source((file.path, cut)))
                let ranges =
                    report.pairs.flatMap { [$0.foregroundRange, $0.backgroundRange].compactMap(\.self) }
                    + report.findings.map(\.range) + report.facts.literals.map(\.range)
                    + report.facts.definitions.map(\.nameRange)
                #expect(ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= cut.utf8.count })
            }
        }
    }

    /// The files of `text`: paths, and where each begins in it.
    private static func files(_ text: String) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// == ") || line.hasPrefix("/* == ") || files.isEmpty {
                let name = line.dropFirst(6)
                files.append((String(name.hasSuffix(" */") ? name.dropLast(3) : name), ""))
            }
            files[files.count - 1].text += line + "\n"
        }
        return files
    }

    /// Returns `text` with each text color marked by both colors, the element and the appearance, or why they are not known.
    private static func annotated(_ text: String) -> String {
        let files = files(text)
        var linter = Linter()
        for file in files {
            let source = Self.source(file)
            linter.workspace.update(file.path, with: linter.names(of: source))
        }
        linter.workspace.composePages()
        var result = ""
        for file in files {
            let source = Self.source(file)
            var places: [ByteRange] = []
            var labels: [ByteRange: [String]] = [:]
            for pair in linter.lint(source).pairs {
                if labels[pair.foregroundRange] == nil { places.append(pair.foregroundRange) }
                labels[pair.foregroundRange, default: []].append(label(of: pair))
            }
            let marks = places.map { range in
                MarkedSource.Mark(
                    range.lowerBound, range.upperBound, (labels[range] ?? []).joined(separator: "; "))
            }
            result += MarkedSource.annotate(file.text, with: marks)
        }
        return String(result.dropLast())
    }

    private static func source(_ file: (path: String, text: String)) -> SourceFile {
        SourceFile(path: file.path, language: Language(path: file.path) ?? .scss, text: file.text)
    }

    private static func label(of pair: PairJudgement) -> String {
        if case .unresolved(let reason) = pair.verdict { return "? \(reason)" }
        let colors = [pair.foreground, pair.background].map { $0.map { HexColor($0).description } ?? "?" }
        return colors.joined(separator: " on ") + (pair.round.map { " in \($0)" } ?? "")
            + (pair.appearance.map { " in \($0.title)" } ?? "")
    }

    /// What a sheet makes follows its changes, and those of the sheets that it uses.
    @Test func changesAreSeen() {
        var sheets = ChangingSheets(property: "--x-ink")
        sheets.update("_root.scss", "@use 'colors' as *; :root { --#{$pre}ink: #{$ink}; }")
        #expect(sheets.foreground() == nil)
        #expect(sheets.update("_colors.scss", "$pre: x-; $ink: #777;") == ["_root.scss"])
        #expect(sheets.foreground() == "#777777")
        sheets.update("_colors.scss", "$pre: x-; $ink: #888;")
        #expect(sheets.foreground() == "#888888")
        // A name that the other does not use changes nothing.
        #expect(sheets.update("_colors.scss", "$pre: x-; $ink: #888; $more: #999;") == [])
        #expect(sheets.foreground() == "#888888")
        #expect(sheets.update("_colors.scss", "$pre: y-; $ink: #888; $more: #999;") == ["_root.scss"])
        #expect(sheets.foreground() == nil)
        sheets.update("_root.scss", "@use 'colors' as *; :root { --x-#{ink}: #999; }")
        #expect(sheets.foreground() == "#999999")
        sheets.update("_root.scss", "@use 'colors' as *;")
        #expect(sheets.foreground() == nil)
    }

    /// A mixin that is changed makes something else where it is called.
    @Test func changesOfMixinsAreSeen() {
        var sheets = ChangingSheets(property: "--x-ink")
        sheets.update("_mixins.scss", "@mixin ink($c) { color: $c }")
        sheets.update("root.scss", "@use 'mixins' as *; :root { @include ink(#777); }")
        #expect(sheets.foreground() == nil)
        sheets.update("_mixins.scss", "$p: x-; @mixin ink($c) { --#{$p}ink: #{$c} }")
        #expect(sheets.foreground() == "#777777")
        sheets.update("root.scss", "@use 'mixins' as *; :root { @include ink(#888); }")
        #expect(sheets.foreground() == "#888888")
        sheets.update("_mixins.scss", "")
        #expect(sheets.foreground() == nil)
    }

    /// A mixin with a custom property sets it where it is called, and only there.
    @Test func callsOfMixinsAreSeen() {
        var sheets = ChangingSheets(property: "--ink")
        sheets.update("_mixins.scss", "@mixin ink($c) { --ink: #{$c} }")
        #expect(sheets.foreground() == nil)
        sheets.update("root.scss", "@use 'mixins' as *; :root { @include ink(#777); }")
        #expect(sheets.foreground() == "#777777")
        sheets.update("more.scss", ":root { --paper: #000; }")
        #expect(sheets.foreground() == "#777777")
        sheets.update("root.scss", "@use 'mixins' as *; :root { @include ink(#888); }")
        #expect(sheets.foreground() == "#888888")
        sheets.update("root.scss", "@use 'mixins' as *;")
        #expect(sheets.foreground() == nil)
    }
}

/// Sheets of a project that change, and what a custom property means in another one.
private struct ChangingSheets {
    private var linter = Linter()
    private let property: String

    init(property: String) { self.property = property }

    /// Returns the paths of the sheets that make something else after the change.
    @discardableResult
    mutating func update(_ path: String, _ text: String) -> Set<String> {
        let file = SourceFile(path: path, language: .scss, text: text)
        linter.workspace.update(path, with: linter.names(of: file))
        return linter.workspace.composePages()
    }

    /// Returns the value of the property; nil if it is not known.
    func foreground() -> String? {
        let text = "p { color: var(\(property)); background: #fff }"
        return linter.lint(SourceFile(path: "p.scss", language: .scss, text: text)).pairs[0].foreground.map {
            HexColor($0).description
        }
    }
}
