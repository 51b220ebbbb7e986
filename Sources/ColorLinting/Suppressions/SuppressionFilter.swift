import SourceColors
import SourceText

/// Leaves out the findings that comments ask to leave out. The editor and the command both go through here.
struct SuppressionFilter {
    /// A comment, or one of the rules it names, that silences nothing.
    struct Stale: Hashable, Sendable {
        /// The directive, by its place in ``ColorFacts/directives``.
        var directive: Int
        /// The rule, by its place in ``Suppression/rules``; nil where the whole comment is meant.
        var rule: Int?
    }

    private let directives: [Directive]
    /// The suppressions of rules that hold at the place that is looked at.
    private var active: [String: [Stale]] = [:]
    /// Those of all rules.
    private var activeForAll: [Stale] = []
    /// The rules that an `enable` has excepted from a `disable` of all.
    private var exceptions: Set<String> = []
    /// The suppressions of single lines that hold at the place that is looked at.
    private var lines: [(scope: ByteRange, suppression: Suppression, directive: Int)] = []
    private var used: Set<Stale> = []

    /// Whether there is anything to do in a file with `directives`.
    static func isNeeded(for directives: [Directive]) -> Bool {
        directives.contains { if case .suppression = $0.kind { true } else { false } }
    }

    /// A filter of what `directives` say.
    init(_ directives: [Directive]) { self.directives = directives }

    /// Takes from `findings`, which are in the order of the file, those that are not wanted.
    ///
    /// - Parameters:
    ///   - hasRun: whether a rule has run, so that a comment about it can be told to be of no use.
    ///   - isHint: whether a rule's findings are for editors alone; for these a comment about all rules is not there.
    /// - Returns: what silences nothing.
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
        return stale.sorted { ($0.directive, $0.rule ?? -1) < ($1.directive, $1.rule ?? -1) }
    }

    /// The suppressions by where they begin to hold.
    private func ordered() -> [(suppression: Suppression, directive: Int)] {
        var found: [(suppression: Suppression, directive: Int)] = []
        for (index, directive) in directives.enumerated() {
            if case .suppression(let suppression) = directive.kind { found.append((suppression, index)) }
        }
        return found.sorted {
            ($0.suppression.scope.lowerBound, $0.directive) < ($1.suppression.scope.lowerBound, $1.directive)
        }
    }

    /// Takes note that `suppression` begins to hold.
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

    /// Whether a finding of `rule` is not wanted here; what silences it is used then.
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
