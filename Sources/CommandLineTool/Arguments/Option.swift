import ColorLinting
import ColorMath
import SourceColors

/// The options, each declared once: parsing, help and completions follow from here. The order is help's.
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

    /// What an option takes as its value.
    enum Value: Sendable {
        /// None: it is there or it is not.
        case none
        /// One of these words.
        case choice([String])
        /// One of the command's formats.
        case format
        /// A level of contrast.
        case level
        /// The id of a rule.
        case rule
        /// A pattern of paths, as `.gitignore` has them.
        case pattern
        /// A positive whole number.
        case count
        /// One of several parts.
        case shard
        /// Any text, called so in help.
        case text(String)
        /// Any text behind `=`, called so in help, or none.
        case optionalText(String)
    }

    /// What help and the parser know of an option.
    struct Declaration: Sendable {
        /// Its one-letter form.
        var short: Character?
        /// What it takes.
        var value: Value
        /// What it does, in a line.
        var help: String
        /// Whether it may be given more than once with all values counting; otherwise the last one counts.
        var isRepeatable = false
        /// Whether help leaves it out.
        var isHidden = false
    }

    /// The option's declaration.
    var declaration: Declaration {
        switch self {
        case .fix: Declaration(value: .none, help: "write the safe fixes into the files")
        case .unsafeFixes: Declaration(value: .none, help: "with every finding's first fix, safe or not; implies --fix")
        case .diff: Declaration(value: .none, help: "print what --fix would change as a patch, and write nothing")
        case .level: Declaration(value: .level, help: "the contrast asked for: AA (default), AAA, or a ratio")
        case .metric:
            Declaration(
                value: .choice(ContrastMetric.allCases.map(\.rawValue)),
                help: "how contrast is measured: wcag (default) or hsb, the ratio of brightnesses")
        case .rule: Declaration(value: .rule, help: "run only this rule; may be repeated", isRepeatable: true)
        case .ignore: Declaration(value: .rule, help: "turn this rule off; may be repeated", isRepeatable: true)
        case .config:
            Declaration(
                value: .text("FILE"),
                help: "use this configuration file instead of the nearest \(ConfigurationFile.name)")
        case .baseline:
            Declaration(value: .text("FILE"), help: "ignore findings recorded in this baseline")
        case .writeBaseline:
            Declaration(
                value: .optionalText("FILE"),
                help: "record all findings in FILE (default: \(Baseline.standardName)), for --baseline")
        case .pruneBaseline:
            Declaration(
                value: .optionalText("FILE"),
                help: "remove entries from the baseline that no longer match a finding; change nothing else")
        case .failOn:
            Declaration(
                value: .choice(["error", "warning", "info", "never"]),
                help: "the severity from which findings make the exit code 1 (default: warning)")
        case .changed:
            Declaration(
                value: .optionalText("REF"),
                help: "report only what touches a line that has changed since the commit REF (HEAD), as git knows it")
        case .statistics:
            Declaration(value: .none, help: "count what was found, in place of a report; --format json for programs")
        case .watch:
            Declaration(short: "w", value: .none, help: "run again whenever a file changes, until Ctrl-C")
        case .all:
            Declaration(value: .none, help: "also what cannot be resolved, with the reason, and Swift's named colours")
        case .to:
            Declaration(
                value: .choice(ColorNotation.allCases.map(\.rawValue)), help: "only this notation; may be repeated",
                isRepeatable: true)
        case .format:
            Declaration(short: "f", value: .format, help: "how results are printed")
        case .output:
            Declaration(short: "o", value: .text("FILE"), help: "write results to FILE instead of standard output")
        case .noGroup:
            Declaration(value: .none, help: "print every finding of the text report, not equal ones as one block")
        case .quiet: Declaration(short: "q", value: .none, help: "no summary and no notes about what was skipped")
        case .color:
            Declaration(
                value: .choice(["auto", "always", "never"]),
                help: "colours and swatches (default: auto, on a terminal unless NO_COLOR is set)")
        case .jobs: Declaration(short: "j", value: .count, help: "how many threads (default: one a processor)")
        case .verbose:
            Declaration(
                short: "v", value: .none, help: "say what was passed over and why, and which configuration holds")
        case .exclude:
            Declaration(
                value: .pattern,
                help: "skip files and folders that match this pattern, written as in .gitignore; may be repeated",
                isRepeatable: true)
        case .filesFrom:
            Declaration(
                value: .text("FILE"),
                help:
                    "read the files that FILE lists, or - for standard input: a line each, or ended by NUL (find -print0)"
            )
        case .forceExclude:
            Declaration(
                value: .none,
                help: "leave out named files too where the configuration does, or that are other people's code; for "
                    + "programs that name all files")
        case .shard:
            Declaration(
                value: .shard,
                help: "check only part I of N of the files; names count from all. The N parts together are the whole")
        case .stdinFilename:
            Declaration(value: .text("NAME"), help: "read standard input as if it were the file NAME")
        case .man: Declaration(value: .none, help: "print the manual page of the whole program, for man")
        case .stdio: Declaration(value: .none, help: "accepted for editors that pass it", isHidden: true)
        case .help: Declaration(short: "h", value: .none, help: "show help, for the command if one is given")
        case .version: Declaration(short: "V", value: .none, help: "show the version")
        }
    }

    /// The option as it is typed: `--format`.
    var flag: String { "--" + rawValue }

    /// The option whose one-letter form is `letter`.
    static func short(_ letter: Character) -> Option? { allCases.first { $0.declaration.short == letter } }
}

/// The forms results are printed in. Each command names those it has; its first is the default.
enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    case text, short, json, jsonl, sarif, github, gitlab, checkstyle, junit, xcode, html

    /// The name of a format in the value of `--format`, and the file behind its `=`.
    static func parts(of value: String) -> (name: String, path: String?) {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
    }
}
