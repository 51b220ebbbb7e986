// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A small program starts sooner. Without these flags, the table of dynamic symbols would hold everything that modules share,
// the linker could drop none of it as unused, and each start would relocate 20,000 addresses of 24 bytes each. Identical
// functions are kept once (icf): only machine code is folded, and Swift does not compare addresses of functions. The standard
// library is linked statically here rather than by an option of `swift build`, which would compile all modules differently
// from those that tests use.
let linkingFolder = "\(Context.packageDirectory)/Sources/color-lint/linking"
var linkerFlags = [
    "-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-no-pie", "-Xlinker",
    "--icf=all",
    "-Xlinker", "--no-eh-frame-hdr", "-Xlinker", "-O2", "-Xlinker", "-T", "-Xlinker", "\(linkingFolder)/sections.ld",
]

// What this list leaves out was found in the standard library of these versions.
#if compiler(>=6.3) && compiler(<6.4)
    linkerFlags += ["-Xlinker", "-T", "-Xlinker", "\(linkingFolder)/unreached.ld"]
#endif

linkerFlags += ["-Xlinker", "-T", "-Xlinker", "\(linkingFolder)/alignment.ld"]

// Link the C++ library statically where the system has its archive; some have it in a package of its own.
let compilers = "/usr/lib/gcc"
let hasArchive =
    (try? FileManager.default.subpathsOfDirectory(atPath: compilers))?
    .contains { $0.hasSuffix("/libstdc++.a") } ?? false
if hasArchive { linkerFlags += ["-Xclang-linker", "-static-libgcc", "-Xclang-linker", "-L\(linkingFolder)"] }

let linking: [LinkerSetting] = [
    .unsafeFlags(linkerFlags, .when(platforms: [.linux], configuration: .release))
]

// All modules are optimized together when the program is linked: a tenth to a fifth less time, and 130 KB less. For that, the
// compiler writes bitcode into the object files. (`-lto` would give them names that `swift build` does not know.) Only lld
// reads it, and no symbol is needed outside of what is linked. Bitcode names the folder, and the program depends on that: where
// it has to be the same wherever it is built, the modules are compiled one by one.
let isReproducible = Context.environment["COLOR_LINT_REPRODUCIBLE"] != nil
let bitcode = (isReproducible ? ["-function-sections"] : ["-emit-bc", "-lto=llvm-full", "-internalize-at-link"])
    .flatMap { ["-Xfrontend", $0] }
let bitcodeLinking: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .release))
]

// A copy of each function for each closure that it is called with (closure-specialize) is much code for little speed.
// What gains most is built for speed; in the other modules, functions that read every byte ask for it themselves. The
// rest, which runs once for a finding or a message, is built small.
let modulesBuiltForSpeed = [
    "SourceText", "JSONSyntax", "CStandardLibrary",
]

// The functions that copy and destroy values of a type are replaced by a description of its layout, which the runtime
// interprets: 120 KB less. That is slower, so not in modules that copy many values.
let modulesWithLayoutStrings = [
    "CSSColors", "SheetExpansion", "SwiftColors", "FileSystem", "HTMLDocuments", "ImageColors", "JSONColors",
    "HTMLColors", "ColorScanning", "ColorProject", "JSONRPC", "ColorLanguageServer", "CommandLineTool",
]

// The arrows between the targets run one way; CONTRIBUTING.md draws them.
let package = Package(
    name: "color-lint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "color-lint", targets: ["color-lint"]),
        .plugin(name: "ColorLintCommand", targets: ["ColorLintCommand"]),
        .plugin(name: "ColorLintBuild", targets: ["ColorLintBuild"]),
    ],
    targets: [
        .systemLibrary(name: "CExtendedAttributes"),
        .target(name: "CStandardLibrary", dependencies: ["CExtendedAttributes"]),
        .target(name: "SourceText"),
        .target(name: "Threading", dependencies: ["CStandardLibrary"]),
        .target(name: "JSONSyntax", dependencies: ["SourceText"]),
        .target(name: "HTMLDocuments", dependencies: ["SourceText"]),
        .target(name: "PathPatterns"),
        .target(name: "FileSystem", dependencies: ["CStandardLibrary", "PathPatterns"]),
        .target(name: "ColorMath", dependencies: ["CStandardLibrary", "SourceText"]),
        .target(name: "ImageColors", dependencies: ["CStandardLibrary", "ColorMath"]),
        .target(name: "AppleColors", dependencies: ["ColorMath", "SourceText"]),
        .target(name: "SourceColors", dependencies: ["ColorMath", "SourceText"]),
        .target(name: "CSSColors", dependencies: ["CStandardLibrary", "SourceColors", "ColorMath", "SourceText"]),
        .target(
            name: "SheetExpansion",
            dependencies: ["CStandardLibrary", "CSSColors", "SourceColors", "ColorMath", "SourceText"]),
        .target(
            name: "JSONColors",
            dependencies: ["SourceColors", "CSSColors", "AppleColors", "ColorMath", "JSONSyntax", "SourceText"]),
        .target(
            name: "HTMLColors",
            dependencies: ["HTMLDocuments", "CSSColors", "SourceColors", "ColorMath", "SourceText"]),
        .target(name: "NibColors", dependencies: ["SourceColors", "AppleColors", "ColorMath", "SourceText"]),
        .target(
            name: "SwiftColors", dependencies: ["SourceColors", "CSSColors", "AppleColors", "ColorMath", "SourceText"]),
        .target(
            name: "ColorScanning",
            dependencies: [
                "CSSColors", "HTMLColors", "JSONColors", "NibColors", "SwiftColors", "SourceColors", "SourceText",
            ]),
        .target(
            name: "ColorLinting",
            dependencies: [
                "ColorScanning", "SheetExpansion", "CSSColors", "HTMLColors", "SourceColors", "AppleColors",
                "ColorMath", "JSONSyntax", "PathPatterns", "SourceText", "Threading",
            ]),
        .target(
            name: "ColorProject",
            dependencies: [
                "CStandardLibrary", "ColorLinting", "ColorMath", "ColorScanning", "SourceColors", "FileSystem",
                "ImageColors", "JSONSyntax", "PathPatterns", "SourceText", "Threading",
            ]),
        .target(name: "JSONRPC", dependencies: ["CStandardLibrary", "JSONSyntax"]),
        .target(
            name: "ColorLanguageServer",
            dependencies: [
                "CStandardLibrary", "JSONRPC", "JSONSyntax", "ColorLinting", "ColorProject", "ColorScanning",
                "SourceColors", "ColorMath", "FileSystem", "SourceText", "Threading",
            ]),
        .target(
            name: "CommandLineTool",
            dependencies: [
                "CStandardLibrary", "ColorLanguageServer", "JSONSyntax", "ColorLinting", "ColorProject",
                "ColorScanning", "SourceColors", "ColorMath", "FileSystem", "ImageColors", "PathPatterns", "SourceText",
                "Threading",
            ]),
        .executableTarget(
            name: "color-lint", dependencies: ["CommandLineTool"], exclude: ["linking"],
            linkerSettings: linking),
        .plugin(
            name: "ColorLintCommand",
            capability: .command(
                intent: .custom(verb: "color-lint", description: "Check the colors in the package"),
                permissions: [
                    .writeToPackageDirectory(reason: "--fix, --write-baseline and --output write into the package")
                ]),
            dependencies: ["color-lint"]),
        .plugin(name: "ColorLintBuild", capability: .buildTool(), dependencies: ["color-lint"]),
        .executableTarget(
            name: "color-lint-benchmarks", dependencies: ["CStandardLibrary"], linkerSettings: bitcodeLinking),
        // A target of tests, so that `swift build` leaves it alone.
        .testTarget(
            name: "TestSupport",
            dependencies: ["CStandardLibrary", "AppleColors", "ColorMath", "FileSystem", "SourceColors", "SourceText"],
            path: "Tests/TestSupport"),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(name: "ThreadingTests", dependencies: ["CStandardLibrary", "Threading"]),
        .testTarget(name: "FileSystemTests", dependencies: ["CStandardLibrary", "FileSystem", "TestSupport"]),
        .testTarget(name: "PathPatternsTests", dependencies: ["PathPatterns"]),
        .testTarget(name: "JSONSyntaxTests", dependencies: ["JSONSyntax", "SourceText", "TestSupport"]),
        .testTarget(name: "HTMLDocumentsTests", dependencies: ["HTMLDocuments", "SourceText", "TestSupport"]),
        .testTarget(
            name: "NibColorsTests",
            dependencies: ["NibColors", "ColorMath", "SourceColors", "SourceText", "TestSupport"]),
        .testTarget(
            name: "HTMLColorsTests", dependencies: ["HTMLColors", "SourceColors", "SourceText", "TestSupport"]),
        .testTarget(name: "ImageColorsTests", dependencies: ["ColorMath", "ImageColors"]),
        .testTarget(
            name: "ColorMathTests", dependencies: ["ColorMath", "SourceText", "TestSupport"], exclude: ["Reference"]),
        .testTarget(name: "AppleColorsTests", dependencies: ["AppleColors", "ColorMath"]),
        .testTarget(name: "SourceColorsTests", dependencies: ["SourceColors"]),
        .testTarget(
            name: "CSSColorsTests",
            dependencies: ["CStandardLibrary", "CSSColors", "ColorMath", "SourceColors", "SourceText", "TestSupport"],
            exclude: ["Reference"]),
        .testTarget(
            name: "JSONColorsTests",
            dependencies: ["JSONColors", "AppleColors", "ColorMath", "SourceColors", "SourceText", "TestSupport"]),
        .testTarget(
            name: "SwiftColorsTests",
            dependencies: ["SwiftColors", "ColorMath", "SourceColors", "SourceText", "TestSupport"]),
        .testTarget(
            name: "ColorScanningTests", dependencies: ["ColorScanning", "SourceColors", "SourceText", "TestSupport"]),
        .testTarget(
            name: "ColorLintingTests",
            dependencies: ["ColorLinting", "ColorMath", "JSONSyntax", "SourceColors", "SourceText", "TestSupport"]),
        .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "TestSupport"]),
        .testTarget(
            name: "ColorLanguageServerTests",
            dependencies: [
                "ColorLanguageServer", "ColorLinting", "CommandLineTool", "FileSystem", "JSONRPC", "JSONSyntax",
                "SourceText", "TestSupport",
            ]),
        .testTarget(
            name: "CommandLineToolTests",
            dependencies: [
                "CStandardLibrary", "CommandLineTool", "ColorLinting", "ColorProject", "FileSystem", "SourceColors",
                "TestSupport", "Threading",
            ],
            exclude: ["Snapshots"]),
    ],
    swiftLanguageModes: [.v6]
)

// Feeds generated bytes to everything that reads input; .ci/fuzz builds and runs it. libFuzzer has the main function. With
// "fast", it watches only this target's code, so that far more inputs run.
if let way = Context.environment["COLOR_LINT_FUZZ"] {
    let options: [String] = way == "fast" ? ["-sanitize=fuzzer"] : []
    package.targets.append(
        .executableTarget(
            name: "color-lint-fuzz",
            dependencies: [
                "CStandardLibrary", "ColorLanguageServer", "ColorLinting", "ColorProject", "FileSystem", "ImageColors",
                "JSONRPC", "JSONSyntax", "PathPatterns", "SourceText",
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library", "-enable-experimental-feature", "Extern"] + options)],
            linkerSettings: [.unsafeFlags(options)] + bitcodeLinking))
}

// The code of tests is small beside what it tests, and slow to optimize.
for target in package.targets where target.type == .test {
    target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
    target.linkerSettings = bitcodeLinking
}

for target in package.targets where target.type == .regular {
    target.swiftSettings = [
        .unsafeFlags(
            bitcode + [
                "-Xfrontend", "-mergeable-traps", "-enforce-exclusivity=unchecked",
                "-Xfrontend", "-disable-reflection-metadata", "-Xllvm", "-sil-disable-pass=closure-specialize",
            ],
            .when(platforms: [.linux], configuration: .release))
    ]
    if modulesWithLayoutStrings.contains(target.name) {
        let options = [
            "-enable-experimental-feature", "LayoutStringValueWitnesses", "-Xfrontend",
            "-enable-layout-string-value-witnesses",
        ]
        target.swiftSettings?.append(.unsafeFlags(options, .when(platforms: [.linux], configuration: .release)))
    }
    if !modulesBuiltForSpeed.contains(target.name) {
        // Sequences of instructions that many functions share are kept once where nothing else keeps the program small.
        let sharing = isReproducible ? ["-Xllvm", "-enable-machine-outliner=always"] : []
        target.swiftSettings?.append(.unsafeFlags(["-Osize"] + sharing, .when(configuration: .release)))
    }
}

// Whoever builds plugins builds the program once more, as the tool that they run. Other packages apply them; commands in the
// package's own folder leave them out, and take half the time.
if Context.environment["PWD"] == Context.packageDirectory, Context.environment["COLOR_LINT_PLUGINS"] == nil {
    package.products.removeAll { $0.name.hasPrefix("ColorLint") }
    package.targets.removeAll { $0.type == .plugin }
}
