import SourceColors
import SourceText

/// Removes findings suppressed by comments, for the editor and the command.
struct SuppressionFilter {
    /// A comment, or one of its rules, that suppresses nothing.
    struct Stale: Hashable, Sendable {
        /// Index of the directive in ``ColorFacts/directives``.
        var directive: Int
        /// Index of the rule in ``Suppression/rules``; nil for the whole comment.
        var rule: Int?
    }

    private let directives: [Directive]
    /// Active suppressions by rule.
    private var active: [String: [Stale]] = [:]
    /// Active suppressions of all rules.
    private var activeForAll: [Stale] = []
    /// Rules that an `enable` has excluded from a `disable` of all rules.
    private var exceptions: Set<String> = []
    /// Active suppressions of single lines.
    private var lines: [(scope: ByteRange, suppression: Suppression, directive: Int)] = []
    private var used: Set<Stale> = []

    /// Whether a file with `directives` needs filtering.
    static func isNeeded(for directives: [Directive]) -> Bool {
        directives.contains { if case .suppression = $0.kind { true } else { false } }
    }

    init(_ directives: [Directive]) { self.directives = directives }

    /// Removes suppressed findings from `findings`, which are in the order of the file.
    ///
    /// - Parameters:
    ///   - hasRun: whether a rule has run, so that unused comments about it can be detected.
    ///   - isHint: whether a rule's findings appear only in editors; comments about all rules do not apply to them.
    /// - Returns: unused suppressions.
    mutating func apply(
        to findings: inout [Finding], hasRun: (String) -> Bool, isHint: (String) -> Bool
    ) -> [Stale] {
        let suppressions = ordered()
        var stale: [Stale] = []
        var next = 0
        var kept: [Finding] = []
        for finding in findings {
            let offset = finding.range.lowerBound
            while next < suppressions.count, suppressions[next].suppression.scope.lowerBound <= offset {
                open(suppressions[next].suppression, suppressions[next].directive, &stale)
                next += 1
            }
            lines.removeAll { $0.scope.upperBound < offset }
            if !silences(finding.rule, isHint: isHint(finding.rule)) { kept.append(finding) }
        }
        for (suppression, directive) in suppressions[next...] { open(suppression, directive, &stale) }
        findings = kept
        for (suppression, directive) in suppressions where suppression.extent != .end {
            if suppression.rules.isEmpty {
                let whole = Stale(directive: directive, rule: nil)
                if !used.contains(whole) { stale.append(whole) }
            }
            let rules = suppression.rules.indices.filter { index in
                hasRun(suppression.rules[index].id) && !used.contains(Stale(directive: directive, rule: index))
            }
            if rules.count == suppression.rules.count, !rules.isEmpty {
                stale.append(Stale(directive: directive, rule: nil))
            } else {
                stale += rules.map { Stale(directive: directive, rule: $0) }
            }
        }
        return stale.ordered { ($0.directive, $0.rule ?? -1) < ($1.directive, $1.rule ?? -1) }
    }

    /// Returns the suppressions in the order in which they become active.
    private func ordered() -> [(suppression: Suppression, directive: Int)] {
        var found: [(suppression: Suppression, directive: Int)] = []
        for (index, directive) in directives.enumerated() {
            if case .suppression(let suppression) = directive.kind { found.append((suppression, index)) }
        }
        return found.ordered {
            ($0.suppression.scope.lowerBound, $0.directive) < ($1.suppression.scope.lowerBound, $1.directive)
        }
    }

    /// Activates `suppression`.
    private mutating func open(_ suppression: Suppression, _ directive: Int, _ stale: inout [Stale]) {
        switch suppression.extent {
        case .next, .this: lines.append((suppression.scope, suppression, directive))
        case .start, .file:
            if suppression.rules.isEmpty {
                activeForAll.append(Stale(directive: directive, rule: nil))
                exceptions = []
            }
            for (index, rule) in suppression.rules.enumerated() {
                active[rule.id, default: []].append(Stale(directive: directive, rule: index))
                exceptions.remove(rule.id)
            }
        case .end:
            var ends = false
            if suppression.rules.isEmpty {
                ends = !active.isEmpty || !activeForAll.isEmpty
                active = [:]
                activeForAll = []
            }
            for rule in suppression.rules {
                if active.removeValue(forKey: rule.id) != nil { ends = true }
                if !activeForAll.isEmpty, exceptions.insert(rule.id).inserted { ends = true }
            }
            if !ends { stale.append(Stale(directive: directive, rule: nil)) }
        }
    }

    /// Whether a finding of `rule` is suppressed here; marks the suppression as used.
    private mutating func silences(_ rule: String, isHint: Bool) -> Bool {
        var by = active[rule].map { $0.suffix(1) } ?? []
        var byAll = exceptions.contains(rule) ? [] : activeForAll.suffix(1)
        for (_, suppression, directive) in lines {
            if suppression.rules.isEmpty { byAll.append(Stale(directive: directive, rule: nil)) }
            for (index, other) in suppression.rules.enumerated() where other.id == rule {
                by.append(Stale(directive: directive, rule: index))
            }
        }
        used.formUnion(by)
        if by.isEmpty, !isHint { used.formUnion(byAll) }
        return !by.isEmpty || !byAll.isEmpty
    }
}
