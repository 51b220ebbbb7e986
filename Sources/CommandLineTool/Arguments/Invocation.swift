import ColorLinting
import ColorMath
import FileSystem

/// A command line, read and checked.
struct Invocation: Sendable {
    /// What to do.
    var command: Command
    /// What to do it to.
    var operands: [String] = []
    /// The options given, with their values in order; none for options without.
    private(set) var values: [Option: [String]] = [:]

    /// The rules to run; nil for all that are on.
    var onlyRules: Set<String>?
    /// The rules to turn off, whatever else is asked for.
    private(set) var ignoredRules: Set<String> = []

    /// Adds `option`, with its value if it has one.
    mutating func add(_ option: Option, _ value: String?) {
        values[option, default: []] += value.map { [$0] } ?? []
        if option == .rule { onlyRules = Set(all(.rule)) }
        if option == .ignore { ignoredRules = Set(all(.ignore)) }
    }

    /// Whether `option` is given.
    func has(_ option: Option) -> Bool { values[option] != nil }
    /// The value of `option` that counts.
    subscript(option: Option) -> String? { values[option]?.last }
    /// All values of `option`.
    func all(_ option: Option) -> [String] { values[option] ?? [] }

    /// The form results are printed in.
    var format: OutputFormat {
        self[.format].flatMap(OutputFormat.init) ?? command.declaration.formats.first ?? .text
    }

    /// The reports asked for, each with the file it goes to; the one without is printed.
    var outputs: [(format: OutputFormat, path: String?)] {
        var outputs: [(format: OutputFormat, path: String?)] = []
        var printed: OutputFormat?
        for value in all(.format) {
            let (name, path) = OutputFormat.parts(of: value)
            guard let format = OutputFormat(rawValue: name) else { continue }
            if path == nil { printed = format } else { outputs.append((format, path)) }
        }
        if printed != nil || outputs.isEmpty { outputs.insert((printed ?? format, nil), at: 0) }
        return outputs
    }

    /// Checks that no two results go to the same place.
    ///
    /// - Throws: which two do.
    func checkOutputs(in folder: WorkingFolder) throws(UsageError) {
        var places: [String: String] = [:]
        if !has(.diff), let output = self[.output] { places[folder.shownPath(of: output)] = "" }
        var printed: String?
        for value in all(.format) {
            let (name, path) = OutputFormat.parts(of: value)
            if let path {
                let other = places.updateValue(name, forKey: folder.shownPath(of: path))
                guard let other, other != name else { continue }
                let first = other.isEmpty ? Option.output.flag : "\(Option.format.flag) \(other)"
                throw UsageError("\(first) and \(Option.format.flag) \(name) both write to \(terminalSafe(path))")
            }
            if let printed, printed != name {
                let hint =
                    command.declaration.hasReports ? "; write one to a file: \(Option.format.flag) \(name)=FILE" : ""
                throw UsageError(
                    "\(Option.format.flag) \(printed) and \(Option.format.flag) \(name) both write to "
                        + (self[.output].map(terminalSafe) ?? "standard output") + hint)
            }
            printed = name
        }
    }

    /// Whether one of the files is standard input.
    var readsStandardInput: Bool {
        operands.contains("-") || (operands.isEmpty && has(.stdinFilename) && !has(.filesFrom))
    }

    /// Which fixes are to be made, or shown; nil for none.
    var fixSelection: FixSelection? {
        if has(.unsafeFixes) { return .firstOffered }
        return has(.fix) || has(.diff) ? .safe : nil
    }

    /// Whether a finding of `severity` makes the exit code 1.
    func fails(on severity: Severity) -> Bool {
        let threshold = self[.failOn] ?? Severity.warning.rawValue
        return Severity(rawValue: threshold).map { severity >= $0 } ?? false
    }

    /// What the options ask for, which counts more than any configuration file.
    var settings: Settings {
        var settings = Settings()
        settings.level = self[.level].flatMap(ContrastLevel.init)
        settings.metric = self[.metric].flatMap(ContrastMetric.init)
        return settings
    }

    /// How the linter is to work where there is no configuration file.
    var configuration: Configuration {
        var configuration = Configuration()
        configuration.onlyRules = onlyRules
        configuration.ignoredRules = ignoredRules
        configuration.apply(settings)
        return configuration
    }
}

/// How a run ended.
enum ExitCode: Int32, Hashable, Sendable {
    /// Nothing was found.
    case clean = 0
    /// There are findings, or a contrast is too low.
    case findings = 1
    /// The call was wrong, or something could not be read or written.
    case trouble = 2
}

/// A mistake in a command line, in words for the person who typed it.
struct UsageError: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    var message: String
    /// What may have been meant.
    var hint: String?

    /// A mistake; `nearest` is what may have been meant.
    init(_ message: String, nearest: String? = nil) {
        self.message = message
        hint = nearest.map { "did you mean \($0)?" }
    }
}
