import ColorLinting
import ColorMath

/// Equal findings: the same rule and message, and so the same colors and appearance.
struct FindingGroup: Sendable {
    /// Properties that equal findings share.
    struct Key: Hashable, Sendable {
        var rule: String
        var severity: Severity
        /// Includes the colors, ratio and appearance.
        var message: String

        init(_ finding: Finding) {
            rule = finding.rule
            severity = finding.severity
            message = finding.message
        }
    }

    struct Place: Hashable, Sendable {
        /// Shown path of the file.
        var path: String
        /// From 1.
        var line: Int
        /// In Unicode scalars, from 1.
        var column: Int
        /// Name of the element; empty if there is none.
        var element: String
    }

    let key: Key
    /// The colors, if the findings are about a pair.
    var pair: FailingPair?
    /// The first finding as printed by the reporter.
    var first: String
    /// Indentation of code in ``first``.
    var indent = 0
    /// Positions of the other findings, up to a limit, in the order of the files.
    private(set) var others: [Place] = []
    /// Number of findings.
    private(set) var count = 1
    /// Number of files with such findings.
    private(set) var fileCount = 1

    /// Creates a group of one finding, printed as `first`.
    init(_ finding: Finding, in file: LintedFile, first: String, indent: Int = 0) {
        key = Key(finding)
        self.first = first
        self.indent = indent
        pair = file.judgement(of: finding).flatMap { FailingPair($0, finding) }
    }

    /// Adds a finding at `place` in the same file. Places beyond `limit` are only counted.
    mutating func add(_ place: Place, keeping limit: Int) {
        count += 1
        if others.count < limit { others.append(place) }
    }

    /// Adds equal findings of a later file.
    mutating func add(_ group: FindingGroup, keeping limit: Int) {
        count += group.count
        fileCount += group.fileCount
        if others.count < limit { others += group.places.prefix(limit - others.count) }
    }

    /// Position of the first finding.
    var place = Place(path: "", line: 1, column: 1, element: "")
    /// Known positions of all findings.
    private var places: [Place] { [place] + others }
}

/// Two colors with insufficient contrast.
struct FailingPair: Hashable, Comparable, Sendable {
    /// The foreground before compositing.
    var foreground: HexColor
    /// The background used for judging.
    var background: HexColor
    /// Formatted ratio.
    var ratio: String
    /// Formatted required ratio.
    var required: String
    /// The appearance; nil if the pair fails in all.
    var appearance: Appearance?

    static func < (a: FailingPair, b: FailingPair) -> Bool {
        func key(_ pair: FailingPair) -> (String, String, String, String) {
            (
                pair.foreground.description, pair.background.description, pair.required,
                pair.appearance?.rawValue ?? ""
            )
        }
        return key(a) < key(b)
    }

    /// Creates the pair of `finding`, judged as `judgement`; nil if its colors are unknown.
    init?(_ judgement: PairJudgement, _ finding: Finding) {
        // A translucent color composited over an unknown one is not a color of the project; use the layer itself.
        let layer = judgement.isOnUnknown ? judgement.backgroundLayer : nil
        guard let foreground = judgement.foreground, let background = layer ?? judgement.background,
            let ratio = finding.ratio, let required = finding.required
        else { return nil }
        self.foreground = HexColor(foreground)
        self.background = HexColor(background)
        self.ratio = ratioText(ratio)
        self.required = requiredText(required)
        appearance = finding.appearance
    }
}

/// The groups of a run, ordered by first finding. Memory grows with the number of distinct findings, up to a limit,
/// not with all findings.
struct FindingGroups: Sendable {
    /// Maximum number of places kept per group besides the first.
    let placeLimit: Int
    private var groups: [FindingGroup] = []
    private var indices: [FindingGroup.Key: Int] = [:]
    /// Number of findings added.
    private(set) var count = 0
    /// Number of distinct findings added.
    private(set) var distinctCount = 0
    private(set) var rules: [String: RuleCount] = [:]

    /// Counts of a rule's findings.
    struct RuleCount: Sendable {
        var count = 0
        var distinct = 0
        /// Failures by pair of colors, if known.
        var pairs: [FailingPair: Int] = [:]
    }

    /// Number of distinct findings at which the groups must be taken.
    static let limit = 10_000

    init(placeLimit: Int) { self.placeLimit = placeLimit }

    /// Adds the groups of one file.
    mutating func add(_ others: [FindingGroup]) {
        for group in others {
            count += group.count
            var rule = rules.removeValue(forKey: group.key.rule) ?? RuleCount()
            rule.count += group.count
            if let pair = group.pair, rule.pairs[pair] != nil || rule.pairs.count < Self.limit {
                rule.pairs[pair, default: 0] += group.count
            }
            if indices[group.key] == nil { rule.distinct += 1 }
            rules[group.key.rule] = rule
            if let index = indices[group.key] {
                groups[index].add(group, keeping: placeLimit)
            } else {
                distinctCount += 1
                indices[group.key] = groups.count
                groups.append(group)
            }
        }
    }

    /// Whether ``take()`` must be called before adding more.
    var isFull: Bool { groups.count >= Self.limit }

    /// Returns the groups and removes them; the counts are kept.
    mutating func take() -> [FindingGroup] {
        defer { (groups, indices) = ([], [:]) }
        return groups
    }
}

extension LintedFile {
    /// Groups the findings. `text` prints the first finding of a group and returns its indentation.
    func groups(
        keeping limit: Int, _ text: (Finding, FindingPlace) -> (text: String, indent: Int)
    ) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        var indices: [FindingGroup.Key: Int] = [:]
        forEachFinding { finding, place in
            let shown = FindingGroup.Place(
                path: file.path, line: place.start.line, column: place.start.column, element: place.element)
            if let index = indices[FindingGroup.Key(finding)] {
                groups[index].add(shown, keeping: limit)
            } else {
                let (first, indent) = text(finding, place)
                var group = FindingGroup(finding, in: self, first: first, indent: indent)
                group.place = shown
                indices[group.key] = groups.count
                groups.append(group)
            }
        }
        return groups
    }
}
