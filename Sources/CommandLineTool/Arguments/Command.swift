import ColorLinting
import ColorMath
import FileSystem
import ImageColors

/// The commands, in the order of help.
enum Command: String, CaseIterable, Hashable, Sendable {
    /// The default command, which has no name: it runs if the first argument is not a command.
    case lint
    case colors
    case pairs
    case contrast
    case convert
    case palette
    case image
    case index
    case explain
    case rules
    case `init`
    case schema
    case lsp
    case completions
    case help

    /// The properties of a command from which help and parsing follow.
    struct Declaration: Sendable {
        /// A one-line summary.
        var summary: String
        /// Lines of help with details.
        var details: [String] { writeDetails() }
        /// Name of the operands in help; empty if there are none.
        var operands: String
        /// Type of an operand, for shell completion.
        var operandValue: Option.Value
        /// Number of operands.
        var operandCount: ClosedRange<Int>
        /// Supported output formats, the default first.
        var formats: [OutputFormat]
        /// Whether `--format` can be repeated with files to write several reports.
        var hasReports: Bool
        /// Example command lines with their effects.
        var examples: [(line: String, meaning: String)] { writeExamples() }

        // Only help shows them; writing them would take time at each start.
        private let writeDetails: @Sendable () -> [String]
        private let writeExamples: @Sendable () -> [(line: String, meaning: String)]

        init(
            summary: String, details: @autoclosure @escaping @Sendable () -> [String] = [], operands: String = "",
            operandValue: Option.Value = .none, operandCount: ClosedRange<Int> = 0...0, formats: [OutputFormat] = [],
            hasReports: Bool = false,
            examples: @autoclosure @escaping @Sendable () -> [(line: String, meaning: String)] = []
        ) {
            (self.summary, writeDetails, self.operands, self.operandValue) = (summary, details, operands, operandValue)
            (self.operandCount, self.formats, self.hasReports) = (operandCount, formats, hasReports)
            writeExamples = examples
        }
    }

    /// The commands that read the files of a project.
    static let readingFiles: [Command] = [.lint, .colors, .pairs, .palette]

    /// The commands that search folders for files.
    static let listingFiles = readingFiles + [.index]

    /// The options that it accepts, in the order of help.
    var options: [Option] { Option.allCases.filter { $0.declaration.commands.contains(self) } }

    /// Returns the command called `word`.
    static func named(_ word: String) -> Command? { word == Command.lint.rawValue ? nil : Command(rawValue: word) }

    /// The names of all commands.
    static var words: [String] { allCases.filter { $0 != .lint }.map(\.rawValue) }

    var declaration: Declaration {
        switch self {
        case .lint:
            Declaration(
                summary: "check colors in files and folders",
                details: [
                    "Checks Swift, CSS and JSON files. Folders (default: the current folder) are searched recursively, "
                        + "skipping hidden files, files ignored by .gitignore or .ignore, and third-party code "
                        + "(\(ThirdPartyDirectory.all.map(\.name).joined(separator: ", "))). Use - for standard input.",
                    "",
                    "Exit codes: 0 no findings; 1 findings (see --fail-on); 2 invalid arguments, or files that could not be "
                        + "read or written; 128 plus the signal number if terminated by a signal.",
                ],
                operands: "[PATH…]", operandValue: .text("FILE"), operandCount: 0...Int.max,
                formats: OutputFormat.reports, hasReports: true,
                examples: [
                    ("color-lint", "check the current folder"),
                    ("color-lint --level AAA Sources styles/app.css", "require more contrast"),
                    ("color-lint --diff | git apply", "preview the safe fixes, or apply them"),
                    ("color-lint --write-baseline", "record existing findings, so that only new ones are reported"),
                    ("color-lint --changed=main", "report only findings on lines changed since main"),
                    ("color-lint --watch styles", "check again after each save"),
                    ("git ls-files -z | color-lint --files-from -", "check the files tracked by git"),
                    ("color-lint --stdin-filename a.css < a.css", "check unsaved text from an editor"),
                ])
        case .colors:
            Declaration(
                summary: "list all color literals",
                details: ["Prints one line for each color literal, with its position and value."],
                operands: "[PATH…]", operandValue: .text("FILE"), operandCount: 0...Int.max,
                formats: [.text, .jsonl],
                examples: [
                    ("color-lint colors Theme.swift", "list the colors in one file"),
                    ("color-lint colors --format jsonl | jq -r .hex | sort | uniq -c", "count the uses of each color"),
                ])
        case .pairs:
            Declaration(
                summary: "list all pairs of foreground and background, with their contrast",
                details: [
                    "Lists each pair of colors that meet in the code, with the result or the reason why it is unresolved."
                ],
                operands: "[PATH…]", operandValue: .text("FILE"), operandCount: 0...Int.max,
                formats: [.text, .jsonl],
                examples: [("color-lint pairs --format jsonl styles", "print JSON Lines for other programs")])
        case .contrast:
            Declaration(
                summary: "measure the contrast of two colors",
                details: [
                    "FOREGROUND and BACKGROUND can be any CSS color, hex digits with or without #, or a Swift color.",
                    "",
                    "Exit codes: 0 the pair passes; 1 it fails; 2 invalid arguments.",
                ],
                operands: "FOREGROUND BACKGROUND", operandCount: 2...2, formats: [.text, .json],
                examples: [
                    ("color-lint contrast '#777' white", "4.47:1, just below AA"),
                    ("color-lint contrast 'Color(white: 0.6)' 1c1c1e --level AAA", "a Swift color on hex digits"),
                ])
        case .convert:
            Declaration(
                summary: "convert a color to other notations",
                details: ["COLOR can be any CSS color, hex digits with or without #, or a Swift color."],
                operands: "COLOR", operandCount: 1...1,
                formats: [.text, .json],
                examples: [
                    ("color-lint convert '#1e90ff'", "print the color in all notations"),
                    ("color-lint convert dodgerblue --to swiftui-hsb", "Color(hue: 0.5822, …)"),
                ])
        case .palette:
            Declaration(
                summary: "make palettes from colors and images, and list the colors in use",
                details: [
                    "A color becomes a scheme: a ramp of one hue, colors around the wheel, or a grid of saturation and "
                        + "brightness, each with its contrast on white and black. An image gives its dominant colors. Paths "
                        + "(default: the current folder) give the distinct colors of the files, grouped by hue, with the "
                        + "number of uses, names and the first position; colors that differ only in opacity are separate. "
                        + "With --scheme, --axis or --steps, each of those colors becomes a scheme too.",
                    "",
                    "An operand that exists is a path or image, any other is a color. The formats css, swift, tokens and "
                        + "xcassets (an asset catalog, a folder named with --output) are code; svg is a picture, and html a "
                        + "page with the color wheel, contrast of all pairs, and simulations of color vision deficiencies.",
                ],
                operands: "[COLOR|IMAGE|PATH…]", operandValue: .text("FILE"), operandCount: 0...Int.max,
                formats: [.text, .short, .json, .css, .swift, .tokens, .xcassets, .svg, .html],
                examples: [
                    ("color-lint palette styles", "list the colors in styles"),
                    ("color-lint palette dodgerblue --format css", "print nine steps as custom properties"),
                    (
                        "color-lint palette '#1e90ff' --scheme triadic --axis oklch --on '#1c1c1e' --level AA",
                        "print three ramps for text on a dark background"
                    ),
                    ("color-lint palette --format html -o palette.html", "explore the project's colors"),
                ])
        case .image:
            Declaration(
                summary: "show an image's mean and dominant colors and text colors readable on it",
                details: [
                    "Reads PNG, JPEG and the first frame of GIF, up to \(ImageProblem.pixelLimit / 1_000_000) megapixels. "
                        + "Prints the mean of all pixels, the dominant colors with their share of the pixels, and two text "
                        + "colors for the first of them: the one with the opposite hue, and the closest to it of itself, black "
                        + "and white that passes the level on 95% of the pixels. The path - is standard input.",
                    "",
                    "The result is the same on every machine. Exit code: 0, or 2 if a file cannot be read.",
                ],
                operands: "FILE…", operandValue: .text("FILE"), operandCount: 1...Int.max,
                formats: [.text, .json, .html],
                examples: [
                    ("color-lint image hero.jpg", "show the colors of one image"),
                    ("color-lint image --colors 3 --format html -o colors.html shots/*.png", "write a page"),
                    (
                        "color-lint image --method mean --format json hero.jpg | jq -r '.[].text.passing.hex'",
                        "choose a text color for the mean"
                    ),
                ])
        case .index:
            Declaration(
                summary: "write the names of a part of a repository, for linting parts on several machines",
                details: [
                    "Writes a file with everything that other files can affect: the content of files that define or use "
                        + "names, and hashes of all others. With \(Option.names.flag), a part is linted against it, with the "
                        + "same findings as one run over all files. Run every command in the same folder of the repository, "
                        + "and with the same version and configuration. Images are read from disk.",
                    "",
                    "The same files give the same bytes, in whatever order indexes are merged. A file that is not the same as "
                        + "in the index is not linted, and the exit code is 2.",
                ],
                operands: "[PATH…]", operandValue: .text("FILE"), operandCount: 0...Int.max,
                examples: [
                    ("color-lint index apps -o apps.index", "index a part of a repository"),
                    ("color-lint index --merge apps.index web.index -o all.index", "put the parts together"),
                    ("color-lint --names all.index apps", "lint a part"),
                ])
        case .explain:
            Declaration(
                summary: "explain a rule, with examples",
                details: ["Explains RULE (default: all rules)."], operands: "[RULE]", operandValue: .rule,
                operandCount: 0...1, formats: [.text, .markdown],
                examples: [
                    ("color-lint explain contrast", "explain the rule contrast"),
                    ("color-lint explain --format markdown contrast", "the same as a page"),
                ])
        case .rules:
            Declaration(summary: "list the rules")
        case .`init`:
            Declaration(
                summary: "create a \(ConfigurationFile.name)",
                details: [
                    "Writes a configuration file to FOLDER (default: the current folder), with all settings explained and commented out.",
                    "An existing file is not overwritten.",
                ],
                operands: "[FOLDER]", operandValue: .text("FOLDER"), operandCount: 0...1)
        case .schema:
            Declaration(
                summary: "print the JSON Schema of \(ConfigurationFile.name)")
        case .lsp:
            Declaration(
                summary: "run the language server over standard input and output",
                details: ["Editors start this command to show swatches, hovers, warnings and quick fixes."])
        case .completions:
            Declaration(
                summary: "print a shell completion script",
                details: ["SHELL is \(Shell.allCases.map(\.rawValue).joined(separator: ", "))."], operands: "SHELL",
                operandValue: .choice(Shell.allCases.map(\.rawValue)), operandCount: 1...1,
                examples: Shell.allCases.map { ($0.installation, "for \($0.rawValue)") })
        case .help:
            Declaration(
                summary: "show help for a command", operands: "[COMMAND]", operandValue: .choice(Self.words),
                operandCount: 0...1,
                examples: [("color-lint help --man > ~/.local/share/man/man1/color-lint.1", "for man color-lint")])
        }
    }
}
