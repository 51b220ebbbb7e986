import ColorLinting
import ColorMath
import FileSystem

/// A parsed and checked command line.
struct Invocation: Sendable {
    var command: Command
    var operands: [String]
    /// Given options with their values in order; empty arrays for options without values.
    private var values: [(option: Option, values: [String])] = []

    init(command: Command, operands: [String] = []) {
        (self.command, self.operands) = (command, operands)
    }

    /// Rules selected with `--rule`; nil for all enabled rules.
    var onlyRules: Set<String>?
    /// Rules disabled with `--ignore`.
    private(set) var ignoredRules: Set<String> = []

    mutating func add(_ option: Option, _ value: String?) {
        if let index = values.firstIndex(where: { $0.option == option }) {
            values[index].values += value.map { [$0] } ?? []
        } else {
            values.append((option, value.map { [$0] } ?? []))
        }
        if option == .rule { onlyRules = Set(all(.rule)) }
        if option == .ignore { ignoredRules = Set(all(.ignore)) }
    }

    func has(_ option: Option) -> Bool { values.contains { $0.option == option } }
    /// The last value of `option`.
    subscript(option: Option) -> String? { all(option).last }
    func all(_ option: Option) -> [String] { values.first { $0.option == option }?.values ?? [] }

    var format: OutputFormat {
        self[.format].flatMap(OutputFormat.init) ?? command.declaration.formats.first ?? .text
    }

    /// The requested reports with their files; nil for the one written to the output.
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

    /// Checks that no two outputs have the same destination.
    ///
    /// - Throws: a usage error that names the conflicting outputs.
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

    /// Whether standard input is one of the files.
    var readsStandardInput: Bool {
        operands.contains("-") || (operands.isEmpty && has(.stdinFilename) && !has(.filesFrom))
    }

    /// Which fixes to apply or print; nil for none.
    var fixSelection: FixSelection? {
        if has(.unsafeFixes) { return .firstOffered }
        return has(.fix) || has(.diff) ? .safe : nil
    }

    /// Whether findings of `severity` make the exit code 1.
    func fails(on severity: Severity) -> Bool {
        let threshold = self[.failOn] ?? Severity.warning.rawValue
        return Severity(rawValue: threshold).map { severity >= $0 } ?? false
    }

    /// Settings from options, which take precedence over configuration files.
    var settings: Settings {
        var settings = Settings()
        if let level = self[.level].flatMap(ContrastLevel.init) { settings.set(.level) { $0.level = level } }
        if let metric = self[.metric].flatMap(ContrastMetric.init) { settings.set(.metric) { $0.metric = metric } }
        return settings
    }

    /// Configuration of files without a configuration file.
    var configuration: Configuration {
        var configuration = Configuration()
        configuration.onlyRules = onlyRules
        configuration.ignoredRules = ignoredRules
        configuration.apply(settings)
        return configuration
    }
}

enum ExitCode: Int32, Hashable, Sendable {
    /// No findings.
    case clean = 0
    /// Findings, or insufficient contrast.
    case findings = 1
    /// Invalid arguments, or something could not be read or written.
    case trouble = 2
}

/// An error in the command line.
struct UsageError: Error, Equatable, Sendable {
    /// Error message, without a full stop.
    var message: String
    /// A suggestion.
    var hint: String?

    /// Creates an error; `nearest` is suggested as a correction.
    init(_ message: String, nearest: String? = nil) {
        self.message = message
        hint = nearest.map { "did you mean \($0)?" }
    }
}
