import TestSupport
import Testing

/// Apps that their `Info.plist` limits to one appearance.
@Suite struct InterfaceStyleTests {
    /// Text that fails in the dark only.
    private let text = """
        import SwiftUI
        let view = Text("a").foregroundStyle(.black).background(Color(uiColor: .systemBackground))

        """

    private func plist(_ style: String?) -> String {
        let entry = style.map { "\t<key>UIUserInterfaceStyle</key>\n\t<string>\($0)</string>\n" } ?? ""
        return
            "<plist version=\"1.0\">\n<dict>\n\t<key>CFBundleName</key>\n\t<string>App</string>\n\(entry)</dict>\n</plist>\n"
    }

    /// The appearances in which the text fails.
    private func failures(_ files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder(files.merging(["App/Views/A.swift": text]) { $1 })
        let lines = CommandRun("App", "-f", "jsonl", in: folder).output.split(separator: "\n")
        return lines.map { line in
            line.contains(#""appearance":"dark""#) ? "dark" : line.contains(#""appearance":"light""#) ? "light" : "any"
        }
    }

    @Test func theNearestPropertyListDecides() throws {
        #expect(try failures([:]) == ["dark"])
        #expect(try failures(["App/Info.plist": plist("Light")]) == [])
        #expect(try failures(["App/Info.plist": plist("Dark")]) == ["dark"])
        #expect(try failures(["App/Info.plist": plist("Automatic")]) == ["dark"])
        #expect(try failures(["App/Info.plist": plist(nil), "Info.plist": plist("Light")]) == ["dark"])
        #expect(try failures(["App/Supporting Files/Info.plist": plist("Light")]) == [])
        #expect(try failures(["App/.git/HEAD": "", "Info.plist": plist("Light")]) == ["dark"])
        #expect(try failures(["App/Info.plist": "bplist00"]) == ["dark"])
    }

    /// A view that sets its own appearance has that.
    @Test func aViewMayHaveAnotherAppearance() throws {
        let view = """
            import SwiftUI
            @main struct MyApp: App { var body: some Scene { WindowGroup { A().preferredColorScheme(.dark) } } }
            struct A: View { var body: some View { Text("a").foregroundStyle(.black) } }

            """
        let files = ["App/Views/B.swift": view]
        #expect(try failures(files) == ["dark", "dark"])
        #expect(try failures(files.merging(["App/Info.plist": plist("Light")]) { $1 }) == ["dark"])
    }

    @Test func disagreementDoesNotCount() throws {
        let files = ["App/Info.plist": plist("Light"), "App/Resources/Info.plist": plist(nil)]
        #expect(try failures(files) == ["dark"])
    }

    /// A project whose configurations have these settings.
    private func project(_ configurations: [String]) -> String {
        let blocks = configurations.map { settings in
            "\t\tA1 /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbuildSettings = {\n\t\t\t\t\(settings)\n"
                + "\t\t\t\tLD_RUNPATH_SEARCH_PATHS = (\n\t\t\t\t\t\"$(inherited)\",\n\t\t\t\t\t\"@executable_path/Frameworks\",\n"
                + "\t\t\t\t);\n\t\t\t};\n\t\t\tname = Debug;\n\t\t};\n"
        }
        return "// !$*UTF8*$!\n{\n\tobjects = {\n\(blocks.joined())\t};\n}\n"
    }

    @Test func aProjectMayAddToThePropertyList() throws {
        let light =
            "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UIUserInterfaceStyle = Light;"
        let quoted = light.replacing("App/Info.plist", with: "\"$(SRCROOT)/App/Info.plist\"")
        let silent = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist;"
        let unused = light.replacing("YES", with: "NO")
        let other = light.replacing("App/", with: "Widget/")
        func failures(_ configurations: String..., list: String? = nil) throws -> [String] {
            try self.failures([
                "App/Info.plist": plist(list), "App.xcodeproj/project.pbxproj": project(configurations),
            ])
        }
        #expect(try failures(light) == [])
        #expect(try failures(light, quoted) == [])
        #expect(try failures(light, "SDKROOT = iphoneos;", "INFOPLIST_FILE = B/Info.plist;") == [])
        #expect(try failures(light, silent) == ["dark"])
        #expect(try failures(unused) == ["dark"])
        #expect(try failures(other) == ["dark"])
        #expect(try failures(light, list: "Dark") == ["dark"])
    }

    @Test func aProjectMayMakeThePropertyList() throws {
        let light = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Light;"
        let framework = "GENERATE_INFOPLIST_FILE = YES;"
        let another = "GENERATE_INFOPLIST_FILE = YES; \"INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]\" = YES;"
        func failures(_ configurations: String...) throws -> [String] {
            try self.failures(["App.xcodeproj/project.pbxproj": project(configurations)])
        }
        #expect(try failures(light, framework) == [])
        #expect(try failures(light, another) == ["dark"])
        #expect(try failures("INFOPLIST_KEY_UIUserInterfaceStyle = Light;") == ["dark"])
        #expect(try failures("INFOPLIST_KEY_UIUserInterfaceStyle = Light") == ["dark"])
    }

    @Test func theConfigurationWins() throws {
        let files = ["App/Info.plist": plist("Light"), ".color-lint.json": #"{"appearances": ["dark"]}"#]
        #expect(try failures(files) == ["dark"])
    }
}
