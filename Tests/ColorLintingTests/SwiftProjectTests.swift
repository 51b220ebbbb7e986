import ColorLinting
import ColorMath
import SourceColors
import SourceText
import TestSupport
import Testing

/// Type aliases and helpers in other Swift files affect how colors are read.
@Suite struct SwiftProjectTests {
    /// A linter with the index of `files`, scanned as by the command: again if other files affect them.
    private func linter(_ files: [String: String]) -> Linter {
        var linter = Linter()
        func read(_ path: String) {
            let file = SourceFile(path: path, language: .swift, text: files[path] ?? "")
            linter.workspace.update(path, with: linter.names(of: file))
        }
        for path in files.keys.sorted() { read(path) }
        for path in linter.workspace.swiftPaths(mentioning: linter.workspace.swiftProject.names) { read(path) }
        return linter
    }

    /// Returns `text` with its colors marked, scanned with `files`.
    private func literals(_ text: String, among files: String...) -> String {
        var all = ["View.swift": text]
        for (number, other) in files.enumerated() { all["\(number).swift"] = other }
        let file = SourceFile(path: "View.swift", language: .swift, text: text)
        let marks = linter(all).lint(file).facts.literals.map { literal in
            let value = literal.color.map { HexColor($0.rgba).description } ?? "?"
            return MarkedSource.Mark(literal.range.lowerBound, literal.range.upperBound, value)
        }
        return MarkedSource.annotate(text, with: marks)
    }

    private static let argb = "convenience init(hex: UInt32) { let a = hex >> 24, r = hex >> 16 & 0xFF }"
    private static let alpha =
        "convenience init(_ rgb: Int, _ o: CGFloat) { self.init(red: c(rgb >> 16 & 0xFF), green: 0, blue: 0, alpha: o) }"

    /// Code, and a declaration in another file.
    @Test(arguments: [
        ("let a = ⟦Tone(white: 0, alpha: 1)¦#000000⟧", "typealias Tone = UIColor"),
        ("let a: Tone = .init(⟦0x336699¦#336699⟧)", "public typealias Tone = UIKit.UIColor"),
        ("let a = Tone(white: 0, alpha: 1)", "private typealias Tone = UIColor"),
        ("let a = Tone(white: 0, alpha: 1)", "enum Scope { typealias Tone = UIColor }"),
        ("let a = UIColor(hex: ⟦0x80336699¦#33669980⟧)", "extension UIColor { \(argb) }"),
        ("let a = UIColor(hex: ⟦0x80336699¦#80336699⟧)", "private extension UIColor { \(argb) }"),
        ("let a = UIColor(hex: ⟦0x80336699¦#80336699⟧)", "extension UIColor { fileprivate \(argb) }"),
        ("let a = UIColor(⟦0x336699¦#33669980⟧, 0.5)", "extension UIColor { \(alpha) }"),
        ("let a = Color(⟦0x336699¦?⟧, 0.5)", "extension Block { \(alpha) }"),
        ("let a = UIColor(hex: ⟦0xFF336699¦#336699⟧)", "let b = UIColor(hex: 0xFF112233)"),
        ("let a = UIColor(hex: ⟦0xFF336699¦#ff336699⟧)", "let b = UIColor(hex: 0x80112233)"),
    ])
    func anotherFileTellsWhatIsMeant(_ code: String, _ other: String) {
        #expect(literals(MarkedSource(code).text, among: other) == code)
    }

    private static let bytes =
        "init(r: Int, g: Int, b: Int, a: CGFloat = 1) { self.init(red: CGFloat(r) / 255.0, green: CGFloat(g) / 255.0, "
        + "blue: CGFloat(b) / 255.0, alpha: a) }"
    private static let global =
        "func rgb(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> UIColor { return UIColor(red: r / 255, green: g / 255, "
        + "blue: b / 255, alpha: 1) }"
    private static let member =
        "static func of(red: UInt8, green: UInt8, blue: UInt8) -> Self { Self(red: Double(red) / Double(0xff), "
        + "green: Double(green) / Double(0xff), blue: Double(blue) / Double(0xff)) }"
    private static let degrees =
        "init(h: Double, s: Double, b: Double) { self.init(hue: h / 360, saturation: s * 0.01, brightness: (b / 100)) }"

    /// Code, and a helper in another file that makes a color of components.
    @Test(arguments: [
        ("let a = ⟦UIColor(r: 0x33, g: 102, b: 153)¦#336699⟧", "extension UIColor { convenience \(bytes) }"),
        ("let a = ⟦UIColor(r: 51, g: 102, b: 153, a: 0.5)¦#33669980⟧", "extension UIColor { \(bytes) }"),
        ("let a = ⟦UIColor(r: x, g: 102, b: 153)¦?⟧", "extension UIColor { \(bytes) }"),
        ("let a = ⟦UIColor(r: 256, g: 102, b: 153)¦?⟧", "extension UIColor { \(bytes) }"),
        ("let a = ⟦NSColor(r: 51, g: 102, b: 153)¦?⟧", "extension UIColor { \(bytes) }"),
        ("let a = ⟦UIColor(r: 51, g: 102, b: 153)¦?⟧", "private extension UIColor { \(bytes) }"),
        ("let a = ⟦rgb(51, 102.0, 50 + 103)¦#336699⟧", global),
        ("let a = Page.rgb(51, 102, 153), b = page.rgb(51, 102, 153)", global),
        ("let a = ⟦Color.of(red: 51, green: 102, blue: 153)¦#336699⟧", "extension Color { \(member) }"),
        ("let a: Color = ⟦.of(red: 51, green: 102, blue: 153)¦#336699⟧", "extension Color { \(member) }"),
        ("let a: Ink = .of(red: 51, green: 102, blue: 153)", "extension Color { \(member) }"),
        ("let a = of(red: 51, green: 102, blue: 153)", "extension Color { \(member) }"),
        (
            "extension Color { static let a = ⟦of(red: 51, green: 102, blue: 153)¦#336699⟧ }",
            "extension Color { \(member) }"
        ),
        ("let a = ⟦Color(h: 210, s: 100, b: 60)¦#004d99⟧", "extension Color { \(degrees) }"),
        // An initializer with the labels of SwiftUI's takes what that does not.
        (
            "let a = ⟦Color(red: 51, green: 102, blue: 153)¦#336699⟧, b = ⟦Color(red: 0, green: 0.4, blue: 0.6)¦#006699⟧",
            "extension Color { init(red: Int, green: Int, blue: Int) { self.init(red: Double(red) / 255, "
                + "green: Double(green) / 255, blue: Double(blue) / 255) } }"
        ),
        // A division of integers, code besides, and a component that is something else.
        (
            "let a = ⟦UIColor(r: 51, g: 102, b: 153)¦?⟧",
            "extension UIColor { init(r: Int, g: Int, b: Int) { self.init(red: CGFloat(r / 255), green: CGFloat(g / 255), "
                + "blue: CGFloat(b / 255), alpha: 1) } }"
        ),
        (
            "let a = ⟦UIColor(r: 51, g: 102, b: 153)¦?⟧",
            "extension UIColor { init(r: Int, g: Int, b: Int) { let r = 2 * r; self.init(red: CGFloat(r) / 255, "
                + "green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: 1) } }"
        ),
        (
            "let a = ⟦UIColor(r: 51, g: 102, b: 153)¦?⟧",
            "extension UIColor { init(r: Int, g: Int, b: Int) { self.init(red: pow(CGFloat(r), 2), "
                + "green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: 1) } }"
        ),
    ])
    func helpersOfComponents(_ code: String, _ other: String) {
        #expect(literals(MarkedSource(code).text, among: other) == code)
    }

    @Test func whatHelpersOfComponentsMakeIsKnownByItsName() {
        let files = [
            "Helper.swift": Self.global, "Theme.swift": "let ink = rgb(153, 153, 153)\nlet paper = UIColor.white\n",
            "View.swift": "import UIKit\nenum Theme { static let ink = rgb(153, 153, 153) }\n"
                + "func f() { label.textColor = Theme.ink; label.backgroundColor = .white }",
        ]
        let file = SourceFile(path: "View.swift", language: .swift, text: files["View.swift"] ?? "")
        #expect(linter(files).lint(file).pairs.map { $0.foreground.map { HexColor($0).description } } == ["#999999"])
    }

    @Test func whatIsDefinedByAnotherNameOfATypeIsKnownElsewhere() {
        let files = [
            "Alias.swift": "typealias Tone = UIColor",
            "Theme.swift": "extension Tone { static let ink = Tone(white: 0.6, alpha: 1) }",
            "View.swift": "import UIKit\nfunc f() { label.textColor = .ink; label.backgroundColor = .white }",
        ]
        let file = SourceFile(path: "View.swift", language: .swift, text: files["View.swift"] ?? "")
        #expect(linter(files).lint(file).findings.map(\.rule) == ["contrast"])
    }

    @Test func aLiteralOfAnotherNameIsMended() throws {
        let files = ["Alias.swift": "typealias Tone = UIColor"]
        let linter = linter(files)
        let file = SourceFile(
            path: "View.swift", language: .swift,
            text: "func f() { label.textColor = Tone(white: 0.6, alpha: 1); label.backgroundColor = .white }")
        let report = linter.lint(file)
        let finding = try #require(report.findings.first)
        let fix = try #require(linter.fixes(for: finding, in: file, report: report).first)
        let fixed = try #require(fix.edits.map { $0.edit }.applied(to: file.bytes))
        #expect(String(decoding: fixed, as: UTF8.self).contains("Tone(white: 0.46, alpha: 1)"))
    }

    /// Returns the findings of `hex-alpha-order` as `path:message`.
    private func orders(_ files: [String: String]) -> [String] {
        let linter = linter(files)
        return files.keys.sorted().flatMap { path in
            let file = SourceFile(path: path, language: .swift, text: files[path] ?? "")
            return linter.lint(file).findings.filter { $0.rule == "hex-alpha-order" }.map { finding in
                "\(path):\(file.text(finding.range)): \(finding.message)"
            }
        }
    }

    @Test func anOrderThatIsAssumedIsSaidOnceForAHelper() {
        let uses = [
            "A.swift": "let a = UIColor(hex: 0xFF336699), b = UIColor(hex: 0xFF112233)",
            "B.swift": "let c = UIColor(hex: 0xFF445566)",
        ]
        let argb =
            "eight digits passed to init(hex:) are read as AARRGGBB, because all 3 begin with FF; set hexAlpha to confirm"
        #expect(orders(uses) == ["A.swift:0xFF336699: \(argb)"])
        let helper = ["Z.swift": "extension UIColor { convenience init(hex: UInt32) { self.init(parsed(hex)) } }"]
        #expect(orders(uses.merging(helper) { $1 }) == ["Z.swift:init: \(argb)"])
        let readable = ["Z.swift": "extension UIColor { \(Self.argb) }"]
        #expect(orders(uses.merging(readable) { $1 }) == [])
    }

    @Test func anotherOrderIsSaidOnceToo() {
        let uses = ["A.swift": "let a = UIColor(hex: 0x33669980)", "B.swift": "let c = UIColor(hex: 0xFF445566)"]
        #expect(
            orders(uses) == [
                "A.swift:0x33669980: eight digits passed to init(hex:) are read as RRGGBBAA, this one as #33669980, but could mean AARRGGBB; set hexAlpha"
            ])
    }

    @Test func whatIsGoneSaysNothing() {
        var linter = linter([
            "Alias.swift": "typealias Tone = UIColor", "Hex.swift": "extension UIColor { \(Self.argb) }",
        ])
        #expect(linter.workspace.swiftProject.names == ["Tone", "init(hex:)"])
        linter.workspace.update("Alias.swift", with: nil)
        linter.workspace.update("Hex.swift", with: nil)
        #expect(linter.workspace.swiftProject == SwiftProject())
    }

    @Test func whatAPackageNoLongerShowsSaysNothing() {
        let path = ".build/checkouts/Kit/Sources/Hex.swift"
        var linter = linter([path: "public extension UIColor { \(Self.argb) }"])
        #expect(linter.workspace.swiftProject.names == ["init(hex:)"])
        let hidden = SourceFile(path: path, language: .swift, text: "extension UIColor { \(Self.argb) }")
        linter.workspace.update(path, with: linter.names(of: hidden))
        #expect(linter.workspace.swiftProject == SwiftProject())
    }
}
