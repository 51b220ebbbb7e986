import ColorLinting
import SourceColors
import SourceText

/// What was found, counted by rule, by kind of file and by verdict.
struct Statistics: Hashable, Sendable {
    /// What was found in the files of one kind.
    struct Kind: Hashable, Sendable {
        /// The files.
        var files = 0
        /// The colour literals in them.
        var colors = 0
        /// The pairs in them.
        var pairs = 0
        /// The findings in them.
        var findings = 0
    }

    /// How many pairs ended how. One that is judged in several appearances counts once, by the gravest.
    struct Verdicts: Hashable, Sendable {
        /// Those with enough contrast.
        var pass = 0
        /// Those without.
        var fail = 0
        /// Those that could not be judged, by the reason.
        var unresolved: [String: Int] = [:]
    }

    /// The findings of each rule.
    private(set) var rules: [String: Int] = [:]
    /// The findings of each pair of colours, as far as pairs are told apart.
    private(set) var pairs: [FailingPair: Int] = [:]
    /// What was found in the files of each kind.
    private(set) var kinds: [Language: Kind] = [:]
    /// How the pairs ended.
    private(set) var verdicts = Verdicts()

    /// Counts what `report` holds, which is about a file in `language`.
    mutating func add(_ report: FileReport, in language: Language) {
        var kind = kinds[language] ?? Kind()
        kind.files += 1
        kind.colors += report.facts.literals.count
        kind.pairs += report.facts.pairs.count
        kind.findings += report.findings.count
        kinds[language] = kind
        for finding in report.findings {
            rules[finding.rule, default: 0] += 1
            guard let index = finding.pair, report.pairs.indices.contains(index),
                let pair = FailingPair(report.pairs[index], finding)
            else { continue }
            if pairs[pair] != nil || pairs.count < FindingGroups.limit { pairs[pair, default: 0] += 1 }
        }
        // The judgements of a pair follow one another.
        var start = 0
        while start < report.pairs.count {
            let pair = report.pairs[start].pair
            var reason: UnresolvedReason?
            var hasFailed = false
            while start < report.pairs.count, report.pairs[start].pair == pair {
                switch report.pairs[start].verdict {
                case .pass: break
                case .fail: hasFailed = true
                case .unresolved(let words): reason = reason ?? words
                }
                start += 1
            }
            if let reason {
                verdicts.unresolved[reason.summary, default: 0] += 1
            } else if hasFailed {
                verdicts.fail += 1
            } else {
                verdicts.pass += 1
            }
        }
    }

    /// Adds other counts.
    static func += (a: inout Statistics, b: Statistics) {
        a.rules.merge(b.rules, uniquingKeysWith: +)
        a.pairs.merge(b.pairs, uniquingKeysWith: +)
        for (language, kind) in b.kinds {
            a.kinds[language, default: Kind()].files += kind.files
            a.kinds[language, default: Kind()].colors += kind.colors
            a.kinds[language, default: Kind()].pairs += kind.pairs
            a.kinds[language, default: Kind()].findings += kind.findings
        }
        a.verdicts.pass += b.verdicts.pass
        a.verdicts.fail += b.verdicts.fail
        a.verdicts.unresolved.merge(b.verdicts.unresolved, uniquingKeysWith: +)
    }

    /// `counts`, the highest first, those alike by their names.
    static func sorted(_ counts: [String: Int]) -> [(name: String, count: Int)] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
}

extension UnresolvedReason {
    /// The kind of reason, whichever name it is about.
    fileprivate var summary: String {
        switch self {
        case .unknownName: Self.unknownName("a name").description
        case .ambiguousName: Self.ambiguousName("a name").description
        case .circularName: Self.circularName("a name").description
        case .notAColor, .tokens: Self.notAColor("a name's value").description
        case .systemColor: Self.systemColor("the colour").description
        case .variesAlongGradient: "the contrast is enough in some places along a gradient and not in others"
        case .customView: Self.customView("a view").description
        case .effect: Self.effect("an effect").description
        default: description
        }
    }
}
