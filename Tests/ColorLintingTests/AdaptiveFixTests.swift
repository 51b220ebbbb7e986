import ColorLinting
import SourceText
import Testing

/// Fixes of framework colors.
@Suite struct AdaptiveFixTests {
    private let linter = Linter()

    /// Returns the replacements in the fixes of the only finding, after checking that each passes.
    private func fixes(_ text: String) throws -> [String] {
        let file = SourceFile(path: "a.swift", language: .swift, text: text)
        let report = linter.lint(file)
        #expect(report.findings.count == 1)
        let finding = try #require(report.findings.first)
        return try linter.fixes(for: finding, in: file, report: report).map { fix in
            let bytes = try #require(fix.edits.map(\.edit).applied(to: file.bytes))
            let after = linter.lint(SourceFile(path: file.path, language: .swift, bytes: bytes))
            #expect(after.findings.isEmpty, "\(fix.title)")
            #expect(!after.pairs.isEmpty && after.pairs.allSatisfy { $0.verdict == .pass }, "\(fix.title)")
            return fix.edits.map(\.edit.text).joined(separator: ", ")
        }
    }

    @Test("Another color of the framework is offered before a literal")
    func systemColor() throws {
        let onSystem = try fixes(
            "import UIKit\nfunc f() { label.textColor = .systemYellow; label.backgroundColor = .systemBackground }\n")
        #expect(onSystem.first == ".label")
        // No color is readable on white, on black, and on the dark background of a sheet.
        #expect(!onSystem.contains { $0.hasPrefix("UIColor(") })
        #expect(onSystem.contains { $0.hasPrefix("UIColor {") })
        #expect(
            try fixes("Text(a).foregroundStyle(Color.secondary).background(Color(uiColor: .systemBackground))\n").first
                == "Color.primary")
    }

    @Test("The other color has the same hue, or none")
    func systemColorOfTheSameHue() throws {
        let page = ".background(Color(uiColor: .systemBackground))\n"
        // The style `.primary` is the one set around the view, whatever that is.
        #expect(try fixes("Text(a).foregroundStyle(.red)" + page).first == "Color.primary")
        #expect(try fixes("Text(a).font(.title).foregroundStyle(.orange)" + page).first == ".brown")
        #expect(
            try fixes(
                "import UIKit\nfunc f() { l.textColor = .systemGray3; l.backgroundColor = .systemBackground }\n"
            ).first == ".label")
    }

    @Test("Whether text becomes darker than its background is seen in the appearance that fails")
    func reversalInTheDark() throws {
        let background = "UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.33, alpha: 1) : .white }"
        let texts = try fixes(
            "import UIKit\nfunc f() { l.textColor = .systemIndigo; l.backgroundColor = \(background) }\n")
        // White there, and black in the light appearance, which passes.
        #expect(texts.first == ".label")
    }

    @Test("A name of the project's own is not replaced by one of the framework")
    func ownName() throws {
        let texts = try fixes(
            "import SwiftUI\nextension Color { static var faint: Color { .secondary } }\n"
                + "let a = Text(b).foregroundStyle(Color.faint).background(Color(uiColor: .systemBackground))\n")
        #expect(!texts.contains { $0.hasPrefix("Color.") }, "\(texts)")
    }

    @Test("What is written in place of a color in several palettes passes in all of them")
    func inPlaceOfPalettes() throws {
        let text = """
            import SwiftUI
            struct Theme {
                let ink: Color
                let paper: Color
                static let day = Theme(ink: Color(white: 0.6), paper: Color(white: 1))
                static let night = Theme(ink: Color(white: 0.3), paper: Color(white: 0))
            }
            struct V: View {
                let theme: Theme
                var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper) }
            }

            """
        let file = SourceFile(path: "a.swift", language: .swift, text: text)
        let report = linter.lint(file)
        let finding = try #require(report.findings.first)
        let inPlace = linter.fixes(for: finding, in: file, report: report).filter { fix in
            fix.edits.contains { $0.edit.range.overlaps(finding.range) }
        }
        #expect(inPlace.map { $0.edits.map(\.edit.text) } == [["Color(white: 0.4588)"]])
        for fix in inPlace {
            let bytes = try #require(fix.edits.map(\.edit).applied(to: file.bytes))
            let after = linter.lint(SourceFile(path: file.path, language: .swift, bytes: bytes))
            #expect(after.pairs.allSatisfy { $0.verdict == .pass }, "\(fix.title)")
        }
    }

    @Test("So are a color for light and one for dark")
    func lightAndDark() throws {
        let texts = try fixes(
            "import UIKit\nfunc f() { label.textColor = .systemRed; label.backgroundColor = .white }\n")
        #expect(texts.first?.hasPrefix("UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: ") == true)
        let swiftUI = try fixes(
            "import SwiftUI\nimport UIKit\nlet a = Text(b).foregroundStyle(.red).background(.white)\n")
        #expect(swiftUI.first?.hasPrefix("Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? ") == true)
    }

    @Test("Black and white are written by name, in the style of the source")
    func blackAndWhite() throws {
        #expect(try fixes("Text(a).foregroundStyle(.red).background(.white)\n").first == ".black")
        #expect(try fixes("Text(a).foregroundStyle(Color.red).background(.white)\n").first == "Color.black")
        #expect(
            try fixes("Text(a).foregroundStyle(Color.black).background(Color(white: 0.2))\n").first == "Color.white")
        #expect(try fixes("Text(a).foregroundStyle(.white).background(Color(white: 0.8))\n").first == ".black")
        #expect(
            try fixes("import UIKit\nfunc f() { l.textColor = UIColor.darkGray; l.backgroundColor = UIColor.gray }\n")
                .contains("UIColor.black"))
    }
}
