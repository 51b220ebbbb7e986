import ColorLinting
import ColorMath
import SourceColors

/// The options, in the order of help. Parsing, help and completions follow from these declarations.
enum Option: String, CaseIterable, Hashable, Sendable {
    case fix
    case unsafeFixes = "unsafe-fixes"
    case diff
    case level
    case metric
    case rule
    case ignore
    case config
    case baseline
    case writeBaseline = "write-baseline"
    case pruneBaseline = "prune-baseline"
    case changed
    case failOn = "fail-on"
    case statistics
    case watch
    case all
    case to
    case colors
    case method
    case format
    case output
    case noGroup = "no-group"
    case quiet
    case verbose
    case color
    case jobs
    case exclude
    case filesFrom = "files-from"
    case forceExclude = "force-exclude"
    case shard
    case stdinFilename = "stdin-filename"
    case man
    case stdio
    case help
    case version

    /// Types of option values.
    enum Value: Sendable {
        /// No value.
        case none
        /// One of these words.
        case choice([String])
        /// An output format of the command.
        case format
        /// A contrast level or ratio.
        case level
        /// A rule ID.
        case rule
        /// A `.gitignore` pattern.
        case pattern
        /// A positive integer.
        case count
        /// A part `I/N`.
        case shard
        /// Any text, with its placeholder in help.
        case text(String)
        /// An optional text after `=`, with its placeholder in help.
        case optionalText(String)
    }

    /// The properties of an option from which help and parsing follow.
    struct Declaration: Sendable {
        /// One-letter form.
        var short: Character?
        var value: Value
        /// One-line description.
        var help: String
        /// Whether all values count if the option is repeated; otherwise the last one counts.
        var isRepeatable = false
        /// Whether help omits the option.
        var isHidden = false
    }

    var declaration: Declaration {
        switch self {
        case .fix: Declaration(value: .none, help: "apply safe fixes to the files")
        case .unsafeFixes: Declaration(value: .none, help: "also apply fixes that need review; implies --fix")
        case .diff:
            Declaration(value: .none, help: "print the changes that --fix would make as a patch, without writing files")
        case .level: Declaration(value: .level, help: "required contrast: AA (default), AAA, or a ratio")
        case .metric:
            Declaration(
                value: .choice(ContrastMetric.allCases.map(\.rawValue)),
                help: "contrast metric: wcag (default), or hsb for the ratio of HSB brightnesses")
        case .rule: Declaration(value: .rule, help: "run only this rule; repeatable", isRepeatable: true)
        case .ignore: Declaration(value: .rule, help: "disable this rule; repeatable", isRepeatable: true)
        case .config:
            Declaration(
                value: .text("FILE"),
                help: "use this configuration file instead of the nearest \(ConfigurationFile.name)")
        case .baseline:
            Declaration(value: .text("FILE"), help: "ignore findings recorded in this baseline")
        case .writeBaseline:
            Declaration(
                value: .optionalText("FILE"),
                help: "record all findings in FILE (default: \(Baseline.defaultName)) for use with --baseline")
        case .pruneBaseline:
            Declaration(
                value: .optionalText("FILE"),
                help: "remove baseline entries that no longer match a finding")
        case .failOn:
            Declaration(
                value: .choice(["error", "warning", "info", "never"]),
                help: "lowest severity that makes the exit code 1 (default: warning)")
        case .changed:
            Declaration(
                value: .optionalText("REF"),
                help: "report only findings that touch lines changed since the git commit REF (default: HEAD)")
        case .statistics:
            Declaration(value: .none, help: "print counts instead of findings (with --format json, as JSON)")
        case .watch:
            Declaration(
                short: "w", value: .none, help: "run again whenever a file changes, until interrupted with Ctrl-C")
        case .all:
            Declaration(value: .none, help: "also list unresolved colors, with the reason, and Swift's named colors")
        case .to:
            Declaration(
                value: .choice(ColorNotation.allCases.map(\.rawValue)), help: "print only this notation; repeatable",
                isRepeatable: true)
        case .colors:
            Declaration(value: .count, help: "the number of dominant colors (default: \(ImageCommand.standardCount))")
        case .method:
            Declaration(
                value: .choice(["kmeans", "mean"]),
                help: "how dominant colors are found: by clusters of similar pixels, or as the mean (default: kmeans)")
        case .format:
            Declaration(short: "f", value: .format, help: "output format")
        case .output:
            Declaration(short: "o", value: .text("FILE"), help: "write output to FILE instead of standard output")
        case .noGroup:
            Declaration(
                value: .none, help: "print each finding separately instead of grouping equal ones (text format)")
        case .quiet: Declaration(short: "q", value: .none, help: "omit the summary and notes about skipped files")
        case .color:
            Declaration(
                value: .choice(["auto", "always", "never"]),
                help: "when to print colors and swatches (default: auto, on a terminal unless NO_COLOR is set)")
        case .jobs: Declaration(short: "j", value: .count, help: "number of threads (default: one per processor)")
        case .verbose:
            Declaration(
                short: "v", value: .none, help: "list skipped files with the reason, and the configuration of each file"
            )
        case .exclude:
            Declaration(
                value: .pattern,
                help: "skip files and folders matching this .gitignore pattern; repeatable",
                isRepeatable: true)
        case .filesFrom:
            Declaration(
                value: .text("FILE"),
                help:
                    "check the files listed in FILE (- for standard input), separated by newlines or NUL bytes (find -print0)"
            )
        case .forceExclude:
            Declaration(
                value: .none,
                help: "also skip excluded files and third-party code if they are passed explicitly, as pre-commit does")
        case .shard:
            Declaration(
                value: .shard,
                help: "check only part I of N of the files; names are still resolved in all files")
        case .stdinFilename:
            Declaration(value: .text("NAME"), help: "treat standard input as the contents of the file NAME")
        case .man: Declaration(value: .none, help: "print a manual page (troff) for the whole program")
        case .stdio:
            Declaration(value: .none, help: "accepted for compatibility with editors that pass it", isHidden: true)
        case .help: Declaration(short: "h", value: .none, help: "show help")
        case .version: Declaration(short: "V", value: .none, help: "show the version")
        }
    }

    /// The long form: `--format`.
    var flag: String { "--" + rawValue }

    /// Returns the option with the one-letter form `letter`.
    static func short(_ letter: Character) -> Option? { allCases.first { $0.declaration.short == letter } }
}

/// Output formats. Each command lists those it supports, with its default first.
enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    case text, short, json, jsonl, sarif, github, gitlab, checkstyle, junit, xcode, html, markdown

    /// The forms that findings are reported in.
    static let reports = allCases.filter { $0 != .markdown }

    /// Splits a value of `--format` into the format's name and the file after `=`.
    static func parts(of value: String) -> (name: String, path: String?) {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
    }
}
