/// Output formats. Each command lists those it supports, with its default first.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    case text, short, json, jsonl, sarif, github, gitlab, checkstyle, junit, xcode, html, markdown, css, swift, tokens,
        svg, xcassets

    /// The formats of reports on findings. Markdown is a format of `explain` only, and those after it of `palette`.
    package static let reports = Array(allCases.prefix { $0 != .markdown })

    /// Splits a value of `--format` into the format's name and the file after `=`.
    static func parts(of value: String) -> (name: String, path: String?) {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
    }
}

extension OutputFormat {
    /// Returns the reporters for this format; the outputs of several reporters are concatenated.
    func reporters(
        _ invocation: Invocation, in environment: CommandEnvironment, _ style: Style
    ) -> [any Reporter] {
        if invocation.has(.statistics) { return [StatisticsReporter(isJSON: self == .json, style: style)] }
        return switch self {
        case .text:
            [
                TextReporter(
                    style: style, columns: environment.reportColumns, terminalColumns: environment.columns,
                    isQuiet: invocation.has(.quiet),
                    isGrouped: !invocation.has(.noGroup))
            ]
        case .short: [ShortReporter()]
        case .json: [JSONReporter()]
        case .jsonl: [JSONLinesReporter()]
        case .sarif: [SARIFReporter(shard: invocation[.shard], publication: environment.publication)]
        case .github: GitHubReporter.all
        case .gitlab: [GitLabReporter()]
        case .checkstyle: [CheckstyleReporter()]
        case .junit: [JUnitReporter()]
        case .xcode: [XcodeReporter(folder: environment.folder)]
        case .html: [HTMLReporter(level: invocation.configuration.level)]
        default: []
        }
    }
}
