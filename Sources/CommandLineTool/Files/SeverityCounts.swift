import ColorLinting

/// Numbers of findings by severity.
///
/// An array, as a dictionary with a key of its own makes the runtime search all conformances at each start.
struct SeverityCounts: Equatable, Sendable {
    private var counts = [Int](repeating: 0, count: Severity.allCases.count)

    /// The number of findings of `severity`.
    subscript(severity: Severity) -> Int {
        get { counts[severity.rank] }
        set { counts[severity.rank] = newValue }
    }

    /// The number of all findings.
    var total: Int { counts.reduce(0, +) }

    /// Whether there are findings of a severity that satisfies `predicate`.
    func contains(where predicate: (Severity) -> Bool) -> Bool {
        Severity.allCases.contains { self[$0] > 0 && predicate($0) }
    }

    static func += (a: inout SeverityCounts, b: SeverityCounts) {
        for severity in Severity.allCases { a[severity] += b[severity] }
    }
}
