import SourceText

/// The grammar that a JSON text must follow. All dialects are parsed the same way; unsupported syntax is reported as a
/// problem.
package enum JSONDialect: Sendable {
    /// RFC 8259. A byte order mark at the start is skipped, as its section 8.1 permits.
    case json
    /// Comments and trailing commas are allowed, as in VS Code's configuration files.
    case jsonc
}

extension JSONTree {
    /// Parses any bytes as JSON. Invalid text is parsed as far as possible: missing commas, colons, values and closing
    /// brackets are inserted and reported as problems.
    ///
    /// With `stopsAtFirstProblem`, parsing ends at the first problem, keeping the values parsed before it.
    package init(_ source: SourceBytes, dialect: JSONDialect, stopsAtFirstProblem: Bool = false) {
        var reader = JSONReader(source, dialect: dialect, stopsAtFirstProblem: stopsAtFirstProblem)
        reader.read()
        self = reader.tree
    }
}
