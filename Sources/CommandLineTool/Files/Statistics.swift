import ColorLinting
import SourceColors
import SourceText

/// Counts of findings by rule, language and verdict.
struct Statistics: Equatable, Sendable {
    /// Counts for one language.
    struct Kind: Hashable, Sendable {
        var files = 0
        var colors = 0
        var pairs = 0
        var findings = 0
    }

    /// Counts of pairs by verdict. A pair judged in several appearances counts once, with its worst verdict.
    struct Verdicts: Equatable, Sendable {
        /// Pairs with sufficient contrast.
        var pass = 0
        /// Pairs with insufficient contrast.
        var fail = 0
        /// Pairs that need no contrast.
        var exempt = 0
        /// Unresolved pairs by reason.
        var unresolved: [String: Int] = [:]
    }

    /// Findings by rule.
    private(set) var rules: [String: Int] = [:]
    /// Findings by pair of colors, if known.
    private(set) var pairs: [FailingPair: Int] = [:]
    /// Counts by language.
    private(set) var kinds: [Language: Kind] = [:]
    private(set) var verdicts = Verdicts()

    /// Adds the counts of `report`, for a file in `language`.
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
        // The judgements of a pair are consecutive.
        var start = 0
        while start < report.pairs.count {
            let pair = report.pairs[start].pair
            var reason: UnresolvedReason?
            var (hasFailed, isExempt) = (false, true)
            while start < report.pairs.count, report.pairs[start].pair == pair {
                switch report.pairs[start].verdict {
                case .pass: isExempt = false
                case .fail: hasFailed = true
                case .exempt: break
                case .unresolved(let words): reason = reason ?? words
                }
                start += 1
            }
            if let reason {
                verdicts.unresolved[reason.summary, default: 0] += 1
            } else if hasFailed {
                verdicts.fail += 1
            } else if isExempt {
                verdicts.exempt += 1
            } else {
                verdicts.pass += 1
            }
        }
    }

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
        a.verdicts.exempt += b.verdicts.exempt
        a.verdicts.unresolved.merge(b.verdicts.unresolved, uniquingKeysWith: +)
    }

    /// Sorts `counts` by count, highest first, then by name.
    static func sorted(_ counts: [String: Int]) -> [(name: String, count: Int)] {
        counts.ordered { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
}

extension UnresolvedReason {
    /// The reason without specific names.
    fileprivate var summary: String {
        switch self {
        case .unknownName: Self.unknownName("a name").description
        case .ambiguousName: Self.ambiguousName("a name").description
        case .circularName: Self.circularName("a name").description
        case .notAColor, .tokens: Self.notAColor("a name's value").description
        case .systemColor: Self.systemColor("the color").description
        case .variesAlongGradient: "the contrast passes at some points along a gradient and fails at others"
        case .variesOverImage: "the contrast passes on some parts of an image and fails on others"
        case .customView: Self.customView("a view").description
        case .effect: Self.effect("an effect").description
        default: description
        }
    }
}
