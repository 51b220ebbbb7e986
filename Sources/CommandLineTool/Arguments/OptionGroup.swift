extension Option {
    /// Sections of options in the help of commands with many options, in this order.
    enum Group: String, CaseIterable, Hashable, Sendable {
        case checking = "Checks"
        case fixing = "Fixes"
        case files = "Files"
        case reporting = "Output"
    }

    var group: Group {
        switch self {
        case .level, .metric, .rule, .ignore, .config, .baseline, .writeBaseline, .pruneBaseline, .changed, .failOn,
            .all, .to, .colors, .method:
            .checking
        case .fix, .unsafeFixes, .diff: .fixing
        case .exclude, .filesFrom, .forceExclude, .shard, .stdinFilename, .jobs: .files
        default: .reporting
        }
    }
}
