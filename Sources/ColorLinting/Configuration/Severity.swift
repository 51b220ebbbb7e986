/// Severity of findings.
package enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
    case off
    case hint
    case info
    case warning
    case error

    /// Orders by severity; `off` is lowest.
    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    /// Its place among all, 0 for `off`.
    package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
