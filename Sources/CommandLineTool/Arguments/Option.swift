import ColorLinting
import ColorMath
import SourceColors

/// The options, in the order of help. Parsing, help and completions follow from these declarations.
enum Option: String, CaseIterable, Hashable, Sendable {
    case fix
    case unsafeFixes = "unsafe-fixes"
    case diff
    case all
    case to
    case colors
    case method
    case scheme
    case axis
    case steps
    case on
    case level
    case metric
    case rule
    case ignore
    case baseline
    case writeBaseline = "write-baseline"
    case pruneBaseline = "prune-baseline"
    case changed
    case failOn = "fail-on"
    case statistics
    case noGroup = "no-group"
    case config
    case format
    case output
    case watch
    case quiet
    case verbose
    case color
    case jobs
    case exclude
    case filesFrom = "files-from"
    case forceExclude = "force-exclude"
    case shard
    case merge
    case names
    case cache
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
        /// The section of help.
        var group: Group
        /// The commands that accept it.
        var commands: [Command]
        /// One-letter form.
        var short: Character?
        var value: Value
        /// One-line description.
        var help: String
        /// Whether all values count if the option is repeated; otherwise the last one counts.
        var isRepeatable = false
        /// Whether help omits the option.
        var isHidden = false

        init(
            _ group: Group, _ commands: [Command], short: Character? = nil, value: Value, help: String,
            isRepeatable: Bool = false, isHidden: Bool = false
        ) {
            self.group = group
            self.commands = commands
            self.short = short
            self.value = value
            self.help = help
            self.isRepeatable = isRepeatable
            self.isHidden = isHidden
        }
    }

    /// Sections of options in the help of commands with many options, in this order.
    enum Group: String, CaseIterable, Hashable, Sendable {
        case checking = "Checks"
        case fixing = "Fixes"
        case files = "Files"
        case reporting = "Output"
    }

    var declaration: Declaration {
        switch self {
        case .fix: Declaration(.fixing, [.lint], value: .none, help: "apply safe fixes to the files")
        case .unsafeFixes:
            Declaration(.fixing, [.lint], value: .none, help: "also apply fixes that need review; implies --fix")
        case .diff:
            Declaration(
                .fixing, [.lint], value: .none,
                help: "print the changes that --fix would make as a patch, without writing files")
        case .level:
            Declaration(
                .checking, [.lint, .pairs, .contrast, .palette, .image, .lsp], value: .level,
                help: "required contrast: AA (default), AAA, or a ratio")
        case .metric:
            Declaration(
                .checking, [.lint, .pairs, .contrast, .palette, .image, .lsp],
                value: .choice(ContrastMetric.allCases.map(\.rawValue)),
                help: "contrast metric: wcag (default), or hsb for the ratio of HSB brightnesses")
        case .rule:
            Declaration(
                .checking, [.lint, .lsp], value: .rule, help: "run only this rule; repeatable", isRepeatable: true)
        case .ignore:
            Declaration(
                .checking, [.lint, .lsp], value: .rule, help: "disable this rule; repeatable", isRepeatable: true)
        case .config:
            Declaration(
                .checking, Command.listingFiles, value: .text("FILE"),
                help: "use this configuration file instead of the nearest \(ConfigurationFile.name)")
        case .baseline:
            Declaration(.checking, [.lint], value: .text("FILE"), help: "ignore findings recorded in this baseline")
        case .writeBaseline:
            Declaration(
                .checking, [.lint], value: .optionalText("FILE"),
                help: "record all findings in FILE (default: \(Baseline.defaultName)) for use with --baseline")
        case .pruneBaseline:
            Declaration(
                .checking, [.lint], value: .optionalText("FILE"),
                help: "remove baseline entries that no longer match a finding")
        case .failOn:
            Declaration(
                .checking, [.lint], value: .choice(["error", "warning", "info", "never"]),
                help: "lowest severity that makes the exit code 1 (default: warning)")
        case .changed:
            Declaration(
                .checking, [.lint], value: .optionalText("REF"),
                help: "report only findings that touch lines changed since the git commit REF (default: HEAD)")
        case .statistics:
            Declaration(
                .reporting, [.lint], value: .none,
                help: "print counts instead of findings (with --format json, as JSON)")
        case .watch:
            Declaration(
                .reporting, Command.readingFiles, short: "w", value: .none,
                help: "run again whenever a file changes, until interrupted with Ctrl-C")
        case .all:
            Declaration(
                .checking, [.colors], value: .none,
                help: "also list unresolved colors, with the reason, and Swift's named colors")
        case .to:
            Declaration(
                .checking, [.convert], value: .choice(ColorNotation.allCases.map(\.rawValue)),
                help: "print only this notation; repeatable",
                isRepeatable: true)
        case .colors:
            Declaration(
                .checking, [.palette, .image], value: .count,
                help: "the number of dominant colors (default: \(ImageCommand.standardCount))")
        case .method:
            Declaration(
                .checking, [.image], value: .choice(["kmeans", "mean"]),
                help: "how dominant colors are found: by clusters of similar pixels, or as the mean (default: kmeans)")
        case .scheme:
            Declaration(
                .checking, [.palette], value: .choice(ColorScheme.allCases.map(\.rawValue)),
                help: "which hues go with a color, by their places on the wheel (default for a color: ramp)")
        case .axis:
            Declaration(
                .checking, [.palette], value: .choice(RampAxis.allCases.map(\.rawValue)),
                help: "what changes along a ramp (default: purity, from white over the pure hue to black)")
        case .steps:
            Declaration(
                .checking, [.palette], value: .count,
                help: "the number of steps of a ramp (default: 9), or of each side of the monochrome grid (5)")
        case .on:
            Declaration(
                .checking, [.palette], value: .text("COLOR"),
                help: "keep only colors that are readable as text on COLOR, at the required contrast")
        case .format:
            Declaration(
                .reporting, Command.readingFiles + [.contrast, .convert, .image, .explain], short: "f", value: .format,
                help: "output format")
        case .output:
            Declaration(
                .reporting, Command.listingFiles + [.contrast, .convert, .image, .explain, .schema, .completions],
                short: "o", value: .text("FILE"), help: "write output to FILE instead of standard output")
        case .noGroup:
            Declaration(
                .reporting, [.lint], value: .none,
                help: "print each finding separately instead of grouping equal ones (text format)")
        case .quiet:
            Declaration(
                .reporting, Command.listingFiles, short: "q", value: .none,
                help: "omit the summary and notes about skipped files")
        case .color:
            Declaration(
                .reporting, Command.readingFiles + [.contrast, .convert, .image, .explain, .rules],
                value: .choice(["auto", "always", "never"]),
                help: "when to print colors and swatches (default: auto, on a terminal unless NO_COLOR is set)")
        case .jobs:
            Declaration(
                .files, Command.listingFiles, short: "j", value: .count,
                help: "number of threads (default: one per processor)")
        case .verbose:
            Declaration(
                .reporting, Command.listingFiles, short: "v", value: .none,
                help: "list skipped files with the reason, and the configuration of each file"
            )
        case .exclude:
            Declaration(
                .files, Command.listingFiles, value: .pattern,
                help: "skip files and folders matching this .gitignore pattern; repeatable",
                isRepeatable: true)
        case .filesFrom:
            Declaration(
                .files, Command.listingFiles, value: .text("FILE"),
                help:
                    "check the files listed in FILE (- for standard input), separated by newlines or NUL bytes (find -print0)"
            )
        case .forceExclude:
            Declaration(
                .files, Command.listingFiles, value: .none,
                help: "also skip excluded files and third-party code if they are passed explicitly, as pre-commit does")
        case .shard:
            Declaration(
                .files, Command.listingFiles, value: .shard,
                help: "check only part I of N of the files; names are still resolved in all files")
        case .merge:
            Declaration(
                .files, [.index], value: .none, help: "write the union of index files instead of indexing files")
        case .names:
            Declaration(
                .files, [.lint, .colors, .pairs], value: .text("FILE"),
                help: "resolve names in FILE, written by color-lint index, instead of searching the project")
        case .cache:
            Declaration(
                .files, [.lint, .colors, .pairs], value: .text("FOLDER"),
                help:
                    "keep the output in FOLDER, and print it again if no file has changed; for runs over folders that "
                    + "change nothing"
            )
        case .stdinFilename:
            Declaration(
                .files, Command.readingFiles, value: .text("NAME"),
                help: "treat standard input as the contents of the file NAME")
        case .man:
            Declaration(.reporting, [.help], value: .none, help: "print a manual page (troff) for the whole program")
        case .stdio:
            Declaration(
                .reporting, [.lsp], value: .none, help: "accepted for compatibility with editors that pass it",
                isHidden: true)
        case .help: Declaration(.reporting, Command.allCases, short: "h", value: .none, help: "show help")
        case .version: Declaration(.reporting, [.lint], short: "V", value: .none, help: "show the version")
        }
    }

    /// The long form: `--format`.
    var flag: String { "--" + rawValue }

    /// Returns the option with the one-letter form `letter`.
    static func short(_ letter: Character) -> Option? { allCases.first { $0.declaration.short == letter } }
}
