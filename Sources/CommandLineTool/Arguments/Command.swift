import ColorLinting
import ColorMath
import FileSystem

/// The commands, each declared once, in the order of help.
enum Command: String, CaseIterable, Hashable, Sendable {
    /// The main job. It has no word of its own: it is what happens with paths, or with nothing.
    case lint
    case colors
    case pairs
    case contrast
    case convert
    case palette
    case explain
    case rules
    case `init`
    case schema
    case lsp
    case completions
    case help

    /// What help and the parser know of a command.
    struct Declaration: Sendable {
        /// What it does, in a line.
        var summary: String
        /// More about it, in lines of help.
        var details: [String] = []
        /// How its operands are called in help; empty for none.
        var operands = ""
        /// What an operand is, as a shell completes it.
        var operandValue = Option.Value.none
        /// How many operands it takes.
        var operandCount: ClosedRange<Int> = 0...0
        /// The options it takes, `--help` apart.
        var options: [Option] = []
        /// The formats it prints, the default first.
        var formats: [OutputFormat] = []
        /// Whether a format may name a file, so that there are several reports of one run.
        var hasReports = false
        /// Examples of its use, each with what it does.
        var examples: [(line: String, meaning: String)] = []
    }

    /// The options of every command that reads files.
    private static let fileOptions: [Option] = [
        .config, .format, .output, .watch, .quiet, .verbose, .color, .jobs, .exclude, .filesFrom, .forceExclude, .shard,
        .stdinFilename,
    ]

    /// The command that `word` names.
    static func named(_ word: String) -> Command? { word == Command.lint.rawValue ? nil : Command(rawValue: word) }

    /// The words that name commands.
    static var words: [String] { allCases.filter { $0 != .lint }.map(\.rawValue) }

    /// The command's declaration.
    var declaration: Declaration {
        switch self {
        case .lint:
            Declaration(
                summary: "check the colours in files and folders",
                details: [
                    "Checks Swift, CSS and JSON files: those that are named, and those in folders (default: the current one) "
                        + "except what is hidden, what .gitignore or .ignore files ignore, and folders of other people's code "
                        + "(\(OthersFolder.all.map(\.name).joined(separator: ", "))). The path - is standard input.",
                    "",
                    "Exit code: 0 nothing found, 1 findings (see --fail-on), 2 a mistake in the call or an unreadable file; "
                        + "128 and the signal's number where one has ended it.",
                ],
                operands: "[PATH…]", operandValue: .text("FILE"), operandCount: 0...Int.max,
                options: [
                    .fix, .unsafeFixes, .diff, .level, .metric, .rule, .ignore, .baseline, .writeBaseline,
                    .pruneBaseline, .changed,
                    .failOn, .statistics, .noGroup,
                ] + Self.fileOptions,
                formats: OutputFormat.allCases, hasReports: true,
                examples: [
                    ("color-lint", "check the current folder"),
                    ("color-lint --level AAA Sources styles/app.css", "ask for more contrast"),
                    ("color-lint --diff | git apply", "look at the safe fixes, or apply them"),
                    ("color-lint --write-baseline", "take what is there now as known, and report what is new later"),
                    ("color-lint --changed=main", "report what this branch has brought"),
                    ("color-lint --watch styles", "report again at each save"),
                    ("git ls-files -z | color-lint --files-from -", "check what git knows"),
                    ("color-lint --stdin-filename a.css < a.css", "check what an editor holds"),
                ])
        case .colors:
            Declaration(
                summary: "list every colour literal",
                details: ["Lists the colours that are written in the files, one a line, with their place and value."],
                operands: "[PATH…]", operandValue: .text("FILE"), operandCount: 0...Int.max,
                options: [.all] + Self.fileOptions,
                formats: [.text, .jsonl],
                examples: [
                    ("color-lint colors Theme.swift", "the colours of one file"),
                    ("color-lint colors --format jsonl | jq -r .hex | sort | uniq -c", "how often each is used"),
                ])
        case .pairs:
            Declaration(
                summary: "list every foreground that meets a background, with its contrast",
                details: ["Lists the pairs that the code shows to meet, judged or with the reason why they cannot be."],
                operands: "[PATH…]", operandValue: .text("FILE"), operandCount: 0...Int.max,
                options: [.level, .metric] + Self.fileOptions,
                formats: [.text, .jsonl],
                examples: [("color-lint pairs --format jsonl styles", "for another program")])
        case .contrast:
            Declaration(
                summary: "measure the contrast of two colours",
                details: [
                    "FOREGROUND and BACKGROUND are any CSS colour, hex digits with or without #, or a Swift colour.",
                    "",
                    "Exit code: 0 the level is reached, 1 it is not, 2 a colour cannot be read.",
                ],
                operands: "FOREGROUND BACKGROUND", operandCount: 2...2,
                options: [.level, .metric, .format, .output, .color], formats: [.text, .json],
                examples: [
                    ("color-lint contrast '#777' white", "4.47:1, which just misses AA"),
                    ("color-lint contrast 'Color(white: 0.6)' 1c1c1e --level AAA", "Swift on hex"),
                ])
        case .convert:
            Declaration(
                summary: "write a colour in other notations",
                details: ["COLOR is any CSS colour, hex digits with or without #, or a Swift colour."],
                operands: "COLOR", operandCount: 1...1, options: [.to, .format, .output, .color],
                formats: [.text, .json],
                examples: [
                    ("color-lint convert '#1e90ff'", "in all notations"),
                    ("color-lint convert dodgerblue --to swiftui-hsb", "Color(hue: 0.5822, …)"),
                ])
        case .palette:
            Declaration(
                summary: "list the colours in use, by hue, with the names they have",
                details: [
                    "Gathers the colours of all files: each once, with how often it is written, what it is called and",
                    "where it is first. Colours that differ in nothing but opacity are different ones.",
                ],
                operands: "[PATH…]", operandValue: .text("FILE"), operandCount: 0...Int.max, options: Self.fileOptions,
                formats: [.text, .short, .json],
                examples: [
                    ("color-lint palette styles", "what is there"),
                    ("color-lint palette --format json | jq '.colors[] | select(.count == 1)'", "used only once"),
                ])
        case .explain:
            Declaration(
                summary: "say what a rule is about, with examples", operands: "RULE", operandValue: .rule,
                operandCount: 1...1,
                options: [.color], examples: [("color-lint explain contrast", "why contrast matters")])
        case .rules:
            Declaration(summary: "list the rules", options: [.color])
        case .`init`:
            Declaration(
                summary: "write a \(ConfigurationFile.name) to begin with",
                details: [
                    "Writes the file into FOLDER (default: the current one), every setting explained and commented out.",
                    "A file that is there already is left alone.",
                ],
                operands: "[FOLDER]", operandValue: .text("FOLDER"), operandCount: 0...1)
        case .schema:
            Declaration(
                summary: "print the JSON Schema of \(ConfigurationFile.name)", options: [.output])
        case .lsp:
            Declaration(
                summary: "be a language server, over standard input and output",
                details: ["Editors start this. It shows swatches, hovers, warnings and quick-fixes."],
                options: [.level, .metric, .rule, .ignore, .stdio])
        case .completions:
            Declaration(
                summary: "print the completions for a shell",
                details: ["SHELL is \(Shell.allCases.map(\.rawValue).joined(separator: ", "))."], operands: "SHELL",
                operandValue: .choice(Shell.allCases.map(\.rawValue)), operandCount: 1...1, options: [.output],
                examples: Shell.allCases.map { ($0.installation, "for \($0.rawValue)") })
        case .help:
            Declaration(
                summary: "show this help, or a command's", operands: "[COMMAND]", operandValue: .choice(Self.words),
                operandCount: 0...1, options: [.man],
                examples: [("color-lint help --man > ~/.local/share/man/man1/color-lint.1", "for man color-lint")])
        }
    }
}
