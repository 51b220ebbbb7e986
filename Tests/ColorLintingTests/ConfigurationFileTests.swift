import ColorLinting
import ColorMath
import Foundation
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Effects of a configuration file on the files in its folder.
@Suite struct ConfigurationFileTests {
    private func configuration(_ text: String, of path: String, top: Settings = Settings()) throws -> Configuration {
        try ConfigurationFile(Array(text.utf8), in: "/project")
            .configuration(of: path, over: Configuration(), under: [top])
    }

    private func findings(_ configuration: String, _ code: String, path: String = "/project/a.css") throws -> [String] {
        let linter = Linter(configuration: try self.configuration(configuration, of: path))
        let language = try #require(Language(path: path))
        return linter.lint(SourceFile(path: path, language: language, text: code)).findings.map { $0.message }
    }

    @Test func laterLayersCountMore() throws {
        let text = """
            {
              "level": "AAA", // for everything but
              "overrides": [
                { "files": ["*.css"], "level": 3 },
                { "files": ["legacy/"], "level": 1.5, "metric": "hsb" },
              ],
            }
            """
        #expect(try configuration(text, of: "/project/a.swift").level == .aaa)
        #expect(try configuration(text, of: "/project/deep/a.css").level == .ratio(3))
        #expect(try configuration(text, of: "/project/legacy/deep/a.css").level == .ratio(1.5))
        #expect(try configuration(text, of: "/project/legacy/a.swift").metric == .hsb)
        var top = Settings()
        top.set(.level) { $0.level = .aa }
        #expect(try configuration(text, of: "/project/a.css", top: top).level == .aa)
    }

    @Test func severitiesAndOptionsAreMergedRuleByRule() throws {
        let text = """
            { "severity": { "contrast": "error", "hue-degrees": "off" },
              "overrides": [{ "files": ["*.css"], "severity": { "contrast": "info" } }] }
            """
        let configuration = try configuration(text, of: "/project/a.css")
        #expect(configuration.severities == ["contrast": .info, "hue-degrees": .off])
    }

    @Test func aRuleThatIsOffIsSilent() throws {
        let page = "p { color: #777; background: #fff }"
        #expect(try findings("{}", page).count == 1)
        #expect(try findings(##"{ "severity": { "contrast": "off" } }"##, page).isEmpty)
        #expect(try findings(##"{ "rules": { "contrast": { "kinds": ["container"] } } }"##, page).isEmpty)
        #expect(try findings(##"{ "rules": { "contrast": { "kinds": ["same-element"] } } }"##, page).count == 1)
    }

    @Test func pagesAreChosenAndGetSheets() throws {
        let sheet = SourceFile(path: "/project/css/a.css", language: .css, text: "p { color: #777 }")
        func reason(_ text: String, _ page: String) throws -> String {
            var linter = Linter()
            let source = SourceFile(path: "/project/mail/a.html", language: .html, text: page)
            linter.configuration = try configuration(text, of: source.path)
            for file in [sheet, source] { linter.workspace.update(file.path, with: linter.names(of: file)) }
            linter.workspace.composePages()
            return linter.lint(sheet).findings.first.map { $0.message } ?? "nothing"
        }
        let linked = "<!DOCTYPE html><link rel=stylesheet href=/css/a.css><p>1"
        #expect(try reason("{}", linked).hasPrefix("contrast 4.47:1"))
        #expect(try reason(#"{ "pages": ["site/"] }"#, linked) == "nothing")
        #expect(try reason(#"{ "pages": ["*.html", "!b.html"] }"#, linked).hasPrefix("contrast 4.47:1"))
        let plain = "<!DOCTYPE html><p>1"
        #expect(try reason("{}", plain) == "nothing")
        let sheets = #"{ "pages": [{ "files": ["mail/*.html"], "sheets": ["css/a.css"] }] }"#
        #expect(try reason(sheets, plain).hasPrefix("contrast 4.47:1"))
    }

    @Test func whatLiesUnderATranslucentBackgroundCanBeAssumed() throws {
        let page = "p { color: #aaa; background: rgb(255 255 255 / 0.2) }"
        #expect(try findings("{}", page).isEmpty)
        #expect(
            try findings(##"{ "assumedBackground": { "light": "#fff", "dark": "#000" } }"##, page) == [
                "contrast 2.32:1 is below 4.5:1 (AA) over the assumed background: "
                    + "#aaaaaa on #ffffff (#ffffff33 over the color beneath it) in the light appearance"
            ])
        #expect(try findings(##"{ "assumedBackground": { "dark": "black" } }"##, page).isEmpty)
        // It also applies to transparent and invisible backgrounds.
        for page in ["p { color: #999; background: transparent }", "p { color: #999 }"] {
            #expect(try findings("{}", page).isEmpty)
            #expect(try findings(##"{ "assumedBackground": { "light": "#fff" } }"##, page).count == 1)
        }
    }

    @Test(arguments: [
        (##"{ "files": ["a.json"] }"##, 0),
        (##"{ "files": ["b.json"] }"##, 2),
        (##"{ "pointer": "/one" }"##, 1),
        (##"{ "pointer": "/two/0" }"##, 1),
        (##"{ "pointer": "/two/1" }"##, 2),
        (##"{ "pointer": "" }"##, 0),
        (##"{ "rules": ["contrast"] }"##, 0),
        (##"{ "rules": ["hue-degrees"] }"##, 2),
        (##"{ "files": ["*.json"], "pointer": "/one", "rules": ["contrast"], "reason": "seen" }"##, 1),
    ]) func findingsCanBeIgnored(_ entry: String, _ count: Int) throws {
        let theme = ##"""
            { "one": { "foreground": "#777", "background": "#fff" },
              "two": [{ "foreground": "#888", "background": "#fff" }] }
            """##
        #expect(try findings("{ \"ignore\": [\(entry)] }", theme, path: "/project/a.json").count == count)
    }

    @Test func foldersCanBeNarrowedDown() throws {
        let file = try ConfigurationFile(
            Array(##"{ "include": ["src/", "*.json"], "exclude": ["*.min.css", "src/vendor/"] }"##.utf8), in: "/project"
        )
        #expect(file.selects("/project/src/a.css"))
        #expect(file.selects("/project/deep/a.json"))
        #expect(!file.selects("/project/a.css"))
        #expect(!file.selects("/project/src/a.min.css"))
        #expect(!file.selects("/project/src/vendor/a.css"))
    }

    /// Each error is marked at its position, with its message.
    @Test(arguments: try Fixtures.examples("ConfigurationMistakes")) func findsMistakes(_ example: Example) {
        do throws(ConfigurationFile.Problems) {
            _ = try ConfigurationFile(Array(example.text.utf8), in: "/")
            Issue.record("no mistake found")
        } catch {
            let marks = error.all.map { MarkedSource.Mark($0.range.lowerBound, $0.range.upperBound, $0.message) }
            #expect(marks == MarkedSource(example.marked).marks)
        }
    }

    @Test func aFileWithSeveralMistakesIsRefused() {
        #expect(throws: ConfigurationFile.Problems.self) {
            try ConfigurationFile(Array(##"{ "level": 0, "metric": 1, "rules": 2 }"##.utf8), in: "/")
        }
    }

    @Test func refusesLargeAndDeepFiles() {
        let large = Array(repeating: UInt8(ascii: " "), count: ConfigurationFile.sizeLimit + 1)
        #expect(throws: ConfigurationFile.Problems.self) { try ConfigurationFile(large, in: "/") }
        let deep = Array(repeating: UInt8(ascii: "["), count: 100_000)
        #expect(throws: ConfigurationFile.Problems.self) { try ConfigurationFile(deep, in: "/") }
    }

    @Test func theTemplateIsRightAsItIsAndWithEverythingTakenIn() throws {
        let template = ConfigurationKey.template
        _ = try ConfigurationFile(Array(template.utf8), in: "/")
        let lines = template.split(separator: "\n").map { $0.hasPrefix("  // \"") ? $0.dropFirst(5) : $0 }
        _ = try ConfigurationFile(Array(lines.joined(separator: "\n").utf8), in: "/")
        #expect(lines.filter { $0.hasPrefix("\"") }.count == ConfigurationKey.allCases.count - 1)
    }

    @Test func everyExampleAndStandardIsWhatItsKeyTakes() throws {
        for key in ConfigurationKey.allCases {
            let declaration = key.declaration
            for value in [declaration.example, declaration.defaultValue].compactMap({ $0 }) {
                _ = try ConfigurationFile(Array("{ \"\(key.rawValue)\": \(value) }".utf8), in: "/")
            }
        }
    }

    @Test func everyOptionsStandardIsWhatTheOptionTakes() throws {
        for metadata in RuleCatalog.all.map({ $0.metadata }) {
            for option in metadata.options {
                let text = "{ \"rules\": { \"\(metadata.id)\": { \"\(option.name)\": \(option.defaultValue) } } }"
                _ = try ConfigurationFile(Array(text.utf8), in: "/")
            }
        }
    }
}

/// Only the nearest configuration file applies.
@Suite struct ConfigurationFinderTests {
    private func finder(_ files: [String: String]) -> ConfigurationFinder {
        ConfigurationFinder { path in files[path].map { Array($0.utf8) } }
    }

    @Test func nearestOneCounts() {
        let finder = finder(["/a/.color-lint.json": "{}", "/a/b/c/.color-lint.json": "{}"])
        func folder(_ outcome: ConfigurationFinder.Outcome) -> String? {
            if case .file(let file) = outcome { file.folder } else { nil }
        }
        #expect(folder(finder.outcome(in: "/a/b/c/d")) == "/a/b/c")
        #expect(folder(finder.outcome(in: "/a/b")) == "/a")
        #expect(folder(finder.outcome(in: "/a")) == "/a")
        #expect(finder.outcome(in: "/") == .none)
        #expect(finder.outcome(in: "/x/y") == .none)
    }

    @Test func oneAtTheRootCountsEverywhere() {
        let finder = finder(["/.color-lint.json": "{}"])
        if case .file(let file) = finder.outcome(in: "/x/y") {
            #expect(file.folder == "/")
        } else {
            Issue.record("none")
        }
    }

    @Test func aBrokenOneIsSaidOnceAndTakesNoOthersPlace() {
        let finder = finder(["/.color-lint.json": "{}", "/a/.color-lint.json": "{\n  \"level\": 0\n}"])
        #expect(finder.outcome(in: "/a/b") == .broken(path: "/a/.color-lint.json"))
        #expect(finder.outcome(in: "/a") == .broken(path: "/a/.color-lint.json"))
        let mistakes = finder.takeMistakes()
        #expect(mistakes.map { $0.place } == [LineColumn(line: 2, column: 12)])
        #expect(finder.takeMistakes().isEmpty)
    }

    @Test func filesGoByTheirFolders() {
        let finder = finder(["/a/.color-lint.json": "{}", "/a/b/.color-lint.json": "{}"])
        let paths = ["/a/x.css", "/a/y.css", "/a/b/z.css", "/a/x.css", "/a/bc", "/x.css"]
        let folders = paths.map { path in
            if case .file(let file) = finder.outcome(for: path) { file.folder } else { "none" }
        }
        #expect(folders == ["/a", "/a", "/a/b", "/a", "/a", "none"])
    }

    @Test func aConfigurationIsItselfLinted() {
        let file = SourceFile(path: "x/.color-lint.json", language: .json, text: "{ \"levle\": 3 }")
        let findings = Linter().lint(file).findings
        #expect(findings.map { $0.message } == ["unknown key “levle”; did you mean “level”?"])
        #expect(findings.map { $0.severity } == [.error])
    }
}
