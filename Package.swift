// swift-tools-version: 6.2
import PackageDescription

// What every module hands to the others would else be in the program's table of dynamic symbols, and nothing of it would
// be dropped as unused; and at each start 20,000 addresses would be relocated, each of them 24 bytes of the file.
let smallerProgram: [LinkerSetting] = [
    .unsafeFlags(
        ["-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-no-pie"],
        .when(platforms: [.linux], configuration: .release))
]

// The arrows between the targets run one way; CONTRIBUTING.md draws them.
let package = Package(
    name: "color-lint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "color-lint", targets: ["color-lint"])
    ],
    targets: [
        .target(name: "CStandardLibrary"),
        .target(name: "SourceText"),
        .target(name: "Threading", dependencies: ["CStandardLibrary"]),
        .target(name: "JSONSyntax", dependencies: ["SourceText"]),
        .target(name: "PathPatterns"),
        .target(name: "FileSystem", dependencies: ["CStandardLibrary", "PathPatterns"]),
        .target(name: "ColorMath", dependencies: ["CStandardLibrary"]),
        .target(name: "ColorScanning", dependencies: ["ColorMath", "JSONSyntax", "SourceText"]),
        .target(
            name: "ColorLinting",
            dependencies: ["ColorScanning", "ColorMath", "JSONSyntax", "PathPatterns", "SourceText"]),
        .target(name: "JSONRPC", dependencies: ["CStandardLibrary", "JSONSyntax"]),
        .target(
            name: "ColorLanguageServer",
            dependencies: [
                "CStandardLibrary", "JSONRPC", "JSONSyntax", "ColorLinting", "ColorScanning", "ColorMath", "FileSystem",
                "SourceText", "Threading",
            ]),
        .target(
            name: "CommandLineTool",
            dependencies: [
                "CStandardLibrary", "ColorLanguageServer", "JSONRPC", "JSONSyntax", "ColorLinting", "ColorScanning",
                "ColorMath", "FileSystem", "SourceText", "Threading",
            ]),
        .executableTarget(
            name: "color-lint", dependencies: ["CStandardLibrary", "CommandLineTool"], linkerSettings: smallerProgram),
        .executableTarget(name: "color-lint-benchmarks", dependencies: ["CStandardLibrary"]),
        .target(
            name: "TestSupport", dependencies: ["CStandardLibrary", "FileSystem", "SourceText"],
            path: "Tests/TestSupport"),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),
        .testTarget(name: "FileSystemTests", dependencies: ["FileSystem", "TestSupport"]),
        .testTarget(name: "PathPatternsTests", dependencies: ["PathPatterns"]),
        .testTarget(name: "JSONSyntaxTests", dependencies: ["JSONSyntax", "SourceText", "TestSupport"]),
        .testTarget(name: "ColorMathTests", dependencies: ["ColorMath", "TestSupport"], exclude: ["Reference"]),
        .testTarget(
            name: "ColorScanningTests",
            dependencies: ["CStandardLibrary", "ColorScanning", "ColorMath", "SourceText", "TestSupport"],
            exclude: ["CSS/Reference"]),
        .testTarget(
            name: "ColorLintingTests",
            dependencies: ["ColorLinting", "ColorScanning", "ColorMath", "SourceText", "TestSupport"]),
        .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "JSONSyntax", "TestSupport"]),
        .testTarget(
            name: "ColorLanguageServerTests",
            dependencies: ["ColorLanguageServer", "ColorLinting", "JSONRPC", "JSONSyntax", "SourceText", "TestSupport"]),
        .testTarget(
            name: "CommandLineToolTests",
            dependencies: [
                "CommandLineTool", "ColorLinting", "ColorMath", "ColorScanning", "FileSystem", "SourceText",
                "TestSupport",
            ],
            exclude: ["Snapshots"]),
    ],
    swiftLanguageModes: [.v6]
)
