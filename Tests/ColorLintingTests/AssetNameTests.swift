import ColorLinting
import SourceText
import Testing

/// Swift names of asset catalog colors.
@Suite struct AssetNameTests {
    private static func colorSet(_ white: String, dark: String? = nil) -> String {
        func entry(_ white: String, _ appearances: String) -> String {
            ##"{"idiom": "universal", \##(appearances)"color": {"color-space": "gray-gamma-22", "components": {"white": "\##(white)", "alpha": "1.000"}}}"##
        }
        let more = dark.map {
            ", " + entry($0, ##""appearances": [{"appearance": "luminosity", "value": "dark"}], "##)
        }
        return ##"{"colors": [\##(entry(white, "") + (more ?? ""))], "info": {"author": "xcode", "version": 1}}"##
    }

    private static let namespace = ##"{"info": {}, "properties": {"provides-namespace": true}}"##

    private func linter(_ files: [String: String]) -> Linter {
        var linter = Linter()
        for (path, text) in files {
            let file = SourceFile(path: path, language: Language(path: path) ?? .json, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        return linter
    }

    private func view(_ color: String) -> SourceFile {
        SourceFile(
            path: "View.swift", language: .swift, text: "Text(\"a\").foregroundStyle(\(color)).background(.white)")
    }

    /// Returns the ratios of the findings for `color` on white, or why it is unresolved.
    private func lint(_ color: String, _ files: [String: String]) -> [String] {
        let report = linter(files).lint(view(color))
        return report.findings.filter { $0.rule == "contrast" }.map {
            $0.message.split(separator: ": ").last.map(String.init) ?? ""
        }
            + report.pairs.compactMap { if case .unresolved(let reason) = $0.verdict { "\(reason)" } else { nil } }
    }

    private static let brand = "A.xcassets/Brand.colorset/Contents.json"

    @Test func isKnownInEachAppearance() {
        let files = [Self.brand: Self.colorSet("0.200", dark: "0.600")]
        #expect(lint("Color(\"Brand\")", files) == ["#999999 on #ffffff in the dark appearance"])
        #expect(lint("Color(\"brand\")", files) == ["brand is not defined here"])
    }

    /// Constants of strings, and raw values, that name a color.
    @Test(arguments: [
        ("Color(Names.ink)", "#999999 on #ffffff"), ("Color(Names.inkColor)", "#999999 on #ffffff"),
        ("Color(uiColor: UIColor(named: Names.ink, in: .main, compatibleWith: nil)!)", "#999999 on #ffffff"),
        ("Color(ColorName.ink.rawValue)", "#999999 on #ffffff"),
        ("Color(ColorName.other.rawValue)", "#999999 on #ffffff"),
        ("Color(Names.paper)", "Names.paper is not defined here"),
        ("Color(Names.lost)", "Names.lost is not defined here"),
        ("Color(Names.long)", "Names.long is not defined here"),
        ("Color(Kind.ink.rawValue)", "Kind.ink.rawValue is not defined here"),
    ])
    func namesMayBeConstants(_ color: String, _ expected: String) {
        let names = """
            struct Names {
                static let ink = "ink"
                static let paper = "ink".lowercased()
                static let inkColor: String = "ink"
                static let lost = "lost"
                static let long = "in" + "k"
            }
            enum ColorName: String { case ink, other = "ink" }
            enum Kind: String { case ink }
            """
        let files = ["Names.swift": names, "A.xcassets/ink.colorset/Contents.json": Self.colorSet("0.600")]
        let found = lint(color, files)
        #expect(found.count == 1 && found[0].contains(expected), "\(found)")
    }

    /// A file is read for such a constant alone if it is called like the color.
    @Test func aFileOfConstantsIsRead() {
        let text = "enum Names {\n    static let ink = \"Ink\"\n}\n"
        let files = ["Names.swift": text, "A.xcassets/Ink.colorset/Contents.json": Self.colorSet("0.600")]
        #expect(lint("Color(Names.ink)", files).first?.contains("#999999 on #ffffff") == true)
    }

    @Test func theNearestOfSeveralTargetsCounts() {
        func lint(from path: String) -> [String] {
            let file = SourceFile(
                path: path, language: .swift, text: "Text(\"a\").foregroundStyle(Color(\"Brand\")).background(.white)")
            let files = [
                "App/Assets.xcassets/Brand.colorset/Contents.json": Self.colorSet("0.600"),
                "Clip/Assets.xcassets/Brand.colorset/Contents.json": Self.colorSet("0.200"),
            ]
            return linter(files).lint(file).pairs.map { pair in
                pair.ratio.map { "\(Int($0))" } ?? "\(pair.verdict)"
            }
        }
        #expect(lint(from: "App/Views/A.swift") == ["2"])
        #expect(lint(from: "Clip/A.swift") == ["12"])
        #expect(lint(from: "Shared/A.swift") == ["unresolved(Brand has several definitions)"])
    }

    @Test func theNearestOfEqualColorSetsIsNamed() {
        let paths = ["App", "Clip"].map { "\($0)/Assets.xcassets/Brand.colorset/Contents.json" }
        let linter = linter([paths[0]: Self.colorSet("0.600"), paths[1]: Self.colorSet("0.600")])
        for (folder, path) in zip(["App", "Clip"], paths) {
            let file = SourceFile(
                path: "\(folder)/A.swift", language: .swift,
                text: "Text(\"a\").foregroundStyle(Color(\"Brand\")).background(.white)")
            #expect(linter.lint(file).findings.first?.related.map(\.path).contains(path) == true)
        }
    }

    @Test func aFolderMayBePartOfTheName() {
        let path = "A.xcassets/Theme/Brand.colorset/Contents.json"
        var files = [path: Self.colorSet("0.600")]
        #expect(lint("Color(\"Brand\")", files).count == 1)
        #expect(lint("Color(\"Theme/Brand\")", files) == ["Theme/Brand is not defined here"])
        files["A.xcassets/Theme/Contents.json"] = Self.namespace
        #expect(lint("Color(\"Brand\")", files) == ["Brand is not defined here"])
        #expect(lint("Color(\"Theme/Brand\")", files) == ["#999999 on #ffffff"])
    }

    @Test func aNamespaceThatComesOrGoesMatters() {
        let path = "A.xcassets/Theme/Contents.json"
        var linter = linter(["A.xcassets/Theme/Brand.colorset/Contents.json": Self.colorSet("0.600")])
        let names = linter.names(of: SourceFile(path: path, language: .json, text: Self.namespace))
        let view = view("Color(\"Brand\")")
        #expect(linter.lint(view).findings.count == 1)
        #expect(linter.workspace.update(path, with: names) == true)
        #expect(linter.lint(view).findings.map(\.rule) == ["unknown-name"])
        #expect(linter.workspace.update(path, with: nil) == true)
        #expect(linter.lint(view).findings.count == 1)
    }

    @Test func twoCatalogsDecideNothingUnlessTheyAgree() {
        let other = "B.xcassets/Brand.colorset/Contents.json"
        #expect(
            lint("Color(\"Brand\")", [Self.brand: Self.colorSet("0.600"), other: Self.colorSet("0.700")]) == [
                "Brand has several definitions"
            ])
        #expect(
            lint("Color(\"Brand\")", [Self.brand: Self.colorSet("0.600"), other: Self.colorSet("0x99")]) == [
                "#999999 on #ffffff"
            ])
    }

    @Test func theRightEntryIsMended() throws {
        let files = [Self.brand: Self.colorSet("0.200", dark: "0.600")]
        let linter = linter(files)
        let view = view("Color(\"Brand\")")
        let report = linter.lint(view)
        let fixes = linter.fixes(for: try #require(report.findings.first), in: view, report: report)
        let fix = try #require(fixes.first)
        #expect(fix.title == "Darken Brand to brightness 0.46 (2.84:1 → 4.52:1, 1 use)")
        #expect(fix.edits.map(\.path) == [Self.brand])
        let text = try #require(files[Self.brand])
        let fixed = try #require(fix.edits.map { $0.edit }.applied(to: Array(text.utf8)))
        #expect(String(decoding: fixed, as: UTF8.self) == Self.colorSet("0.200", dark: "0.464"))
        #expect(fixes.dropFirst().first?.title == "Write #767676 here instead of Brand (2.84:1 → 4.54:1)")
    }

    @Test func usesByNameAndBySymbolCount() throws {
        var linter = linter([Self.brand: Self.colorSet("0.600")])
        let view = view("Color(\"Brand\")")
        for (path, color) in [
            ("View.swift", "Color(\"Brand\")"), ("B.swift", ".brand"), ("C.swift", "Color(\"Brand\")"),
        ] {
            let file = SourceFile(path: path, language: .swift, text: self.view(color).text(ByteRange(0, 1000)))
            linter.workspace.update(path, with: linter.names(of: file))
        }
        let report = linter.lint(view)
        let finding = try #require(report.findings.first)
        let fix = try #require(linter.fixes(for: finding, in: view, report: report).first)
        #expect(fix.title.contains("3 uses"))
        #expect(fix.safety == .review)
    }

    @Test(arguments: [
        "Color(asset: Asset.Colors.brand)", "Asset.Colors.brand.swiftUIColor", "Color(asset: Other.brand)",
    ])
    func generatedAccessors(_ color: String) {
        let names = "enum Asset { enum Colors { static let brand = ColorAsset(name: \"Brand\") } }"
        let files = ["Assets.swift": names, Self.brand: Self.colorSet("0.600")]
        #expect(
            lint(color, files) == [color.contains("Other") ? "Other.brand is not defined here" : "#999999 on #ffffff"])
    }
}
