extension Option {
    /// What an option has to do with, for help that has many of them. The names are the titles; the order is help's.
    enum Group: String, CaseIterable, Hashable, Sendable {
        case checking = "What is found"
        case fixing = "Fixing"
        case files = "Which files are read"
        case reporting = "What is printed"
    }

    /// The option's group.
    var group: Group {
        switch self {
        case .level, .metric, .rule, .ignore, .config, .baseline, .writeBaseline, .pruneBaseline, .changed, .failOn,
            .all, .to:
            .checking
        case .fix, .unsafeFixes, .diff: .fixing
        case .exclude, .filesFrom, .forceExclude, .shard, .stdinFilename, .jobs: .files
        default: .reporting
        }
    }
}
