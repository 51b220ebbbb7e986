import CommandLineTool
import FileSystem
import TestSupport
import Testing

/// What packages declare that are checked out for a project.
@Suite struct PackageCheckoutTests {
    /// A package with colors, a helper of its own, a view and a modifier.
    private static let kit = [
        "Sources/Kit/Theme.swift": """
        public enum Theme {
            public static let faint = Color(hex: 0x999999)
            public static let ink = Color(hex: 0x222222)
        }

        """,
        "Sources/Kit/Hex.swift": """
        extension Color {
            init(hex: UInt) {
                self.init(
                    red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
            }
        }

        """,
        "Sources/Kit/Panel.swift": """
        public struct Panel<Content: View>: View {
            private let content: Content
            public init(@ViewBuilder content: () -> Content) { self.content = content() }
            public var body: some View { VStack { content }.background(Color.black) }
        }
        extension View { public func onCard() -> some View { background(Color.white) } }

        """,
        "Sources/Kit/Secret.swift": "enum Secret { static let gray = Color(white: 0.6) }\n",
        "Examples/App/Theme.swift": "public enum Sample { public static let gray = Color(white: 0.6) }\n",
        "Tests/KitTests/A.swift": #"let a = Text("a").foregroundStyle(.white).background(.white)"#,
    ]

    private static let app = [
        "App/App.swift": "@main struct A: App { var body: some Scene { WindowGroup { Home() } } }\n",
        "App/Home.swift": """
        struct Home: View {
            var body: some View {
                VStack {
                    Text("faint").foregroundStyle(Theme.faint).onCard()
                    Panel { Text("dark").foregroundStyle(Theme.ink) }
                    Text("secret").foregroundStyle(Secret.gray).background(.white)
                    Text("sample").foregroundStyle(Sample.gray).background(.white)
                }
            }
        }

        """,
    ]

    /// Returns a project with ``kit`` in `folder` of its own.
    private func project(_ folder: String, _ others: [String: String] = [:]) throws -> TemporaryFolder {
        var files = Self.app
        for (path, text) in Self.kit { files[folder + "/" + path] = text }
        return try TemporaryFolder(files.merging(others) { $1 })
    }

    private static let found = """
        App/Home.swift:4:43: warning: contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff of onCard [contrast]
        App/Home.swift:5:50: warning: contrast 1.31:1 is below 4.5:1 (AA): #222222 on #000000 of Panel [contrast]

        """

    /// The findings stand at the project's uses. What packages do not show to others is not known, and neither are their examples.
    @Test(arguments: [
        ".build/checkouts/Kit", "SourcePackages/checkouts/kit", "DerivedData/A-x/SourcePackages/checkouts/Kit",
        "Pods/Kit", "Carthage/Checkouts/Kit", "Kit/.build/checkouts/Kit",
    ]) func areKnownByTheirNames(_ folder: String) throws {
        let run = CommandRun("--format", "short", in: try project(folder))
        #expect(run.output == Self.found)
        #expect(run.errors.isEmpty)
    }

    @Test func theirFilesAreNotLinted() throws {
        let folder = try project(".build/checkouts/Kit")
        #expect(CommandRun("--format", "text", in: folder).output.contains("\n2 files · "))
        let rows = CommandRun("pairs", "--format", "jsonl", in: folder).output.split(separator: "\n")
        #expect(rows.count == 4 && rows.allSatisfy { $0.hasPrefix(#"{"path":"App/Home.swift""#) })
        // Passed explicitly, they are.
        let test = ".build/checkouts/Kit/Tests/KitTests/A.swift"
        #expect(CommandRun("--format", "short", test, in: folder).output.hasPrefix(test))
    }

    @Test(arguments: [
        (["--exclude", ".build"], "{}"), ([], #"{"exclude": [".build/"]}"#), ([], #"{"exclude": ["/.build"]}"#),
    ])
    func canBeExcluded(_ options: [String], _ configuration: String) throws {
        let folder = try project(".build/checkouts/Kit", [".color-lint.json": configuration])
        #expect(CommandRun(["--format", "short"] + options, in: folder).output.isEmpty)
    }

    /// A module means its own names, and sees those of others only if it has none.
    @Test func ownNamesComeFirst() throws {
        let own = [
            "App/Own.swift": """
            enum Theme {
                static let faint = Color(white: 0.6)
                static let ink = Color(white: 0.9)
            }

            """,
            "App/Panel.swift": """
            struct Panel<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View { VStack { content }.background(Color.white) }
            }

            """,
        ]
        let run = CommandRun("--format", "short", in: try project(".build/checkouts/Kit", own))
        #expect(
            run.output == """
                App/Home.swift:4:43: warning: contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff of onCard [contrast]
                App/Home.swift:5:50: warning: contrast 1.25:1 is below 4.5:1 (AA): #e6e6e6 on #ffffff of Panel [contrast]

                """)
    }

    /// What the package's colors are, its own helper tells, whatever that of the project means.
    @Test func helpersAreThoseOfTheModule() throws {
        func helper(_ red: Int, _ alpha: Int) -> String {
            """
            extension Color {
                init(argb value: UInt32) {
                    self.init(
                        .sRGB, red: Double((value >> \(red)) & 0xFF) / 255, green: Double((value >> \(red - 8)) & 0xFF) / 255,
                        blue: Double((value >> \(red - 16)) & 0xFF) / 255, opacity: Double((value >> \(alpha)) & 0xFF) / 255)
                }
            }

            """
        }
        let folder = try project(
            ".build/checkouts/Kit",
            [
                "App/Hex.swift": helper(16, 24),
                "App/Home.swift": """
                let a = Text("a").foregroundStyle(Theme.red).background(.white)
                let b = Text("a").foregroundStyle(Color(argb: 0xFF8080FF)).background(.white)

                """,
                ".build/checkouts/Kit/Sources/Kit/RGBA.swift": helper(24, 0),
                ".build/checkouts/Kit/Sources/Kit/Red.swift":
                    "extension Theme { public static let red = Color(argb: 0xFF8080FF) }\n",
            ])
        #expect(
            CommandRun("--format", "short", in: folder).output == """
                App/Home.swift:1:35: warning: contrast 2.42:1 is below 4.5:1 (AA): #ff8080 on #ffffff [contrast]
                App/Home.swift:2:47: warning: contrast 3.25:1 is below 4.5:1 (AA): #8080ff on #ffffff [contrast]

                """)
    }

    /// The next update of a package would take back what is changed in it.
    @Test func fixesLeaveThemAlone() throws {
        let folder = try project(".build/checkouts/Kit")
        let offered = CommandRun("--format", "json", in: folder).output
        #expect(offered.contains(#""edits":[{"path":"App/"#) && !offered.contains(#""edits":[{"path":".build"#))
        _ = CommandRun("--unsafe-fixes", in: folder)
        for (path, text) in Self.kit { #expect(try folder.text(".build/checkouts/Kit/" + path) == text) }
    }

    /// A folder of a project uses the packages of the project.
    @Test(arguments: [["App"], ["App/Home.swift"], ["App", "App/App.swift"]]) func partsOfAProjectKnowThem(
        _ paths: [String]
    ) throws {
        let folder = try project(".build/checkouts/Kit", [".git/HEAD": ""])
        let found = CommandRun(["--format", "short"] + paths, in: folder).output
        #expect(found == Self.found)
        #expect(CommandRun("--format", "short", "App", in: try project(".build/checkouts/Kit")).output.isEmpty)
    }

    @Test func theirFilesDecideTheOutput() throws {
        let folder = try project(".build/checkouts/Kit")
        let arguments = ["--format", "short", "--cache", "cache"]
        #expect(CommandRun(arguments, in: folder).output == Self.found)
        try folder.write(
            ".build/checkouts/Kit/Sources/Kit/Theme.swift",
            """
            public enum Theme {
                public static let faint = Color(hex: 0x111111)
                public static let ink = Color(hex: 0xEEEEEE)
            }

            """)
        #expect(CommandRun(arguments, in: folder).output.isEmpty)
    }

    @Test func anIndexHasTheirNames() throws {
        let folder = try project(".build/checkouts/Kit", ["Other/A.swift": ""])
        #expect(CommandRun("index", "-o", "names", in: folder).code == 0)
        let run = CommandRun("--format", "short", "--names", "names", "App/Home.swift", in: folder)
        #expect(run.output == Self.found)
        // Those around the folder are not inside of it.
        try folder.write(".git/HEAD", "")
        let environment = CommandEnvironment(folder: WorkingFolder(at: folder.path + "/App"))
        #expect(runCommandLine(["index", "-o", "names"], in: environment) == 0)
    }
}
