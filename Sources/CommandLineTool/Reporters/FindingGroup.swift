import ColorLinting
import ColorMath

/// Equal findings: of one rule, with one message, and so of the same colours in the same appearance.
struct FindingGroup: Sendable {
    /// What findings have in common that are one to a reader.
    struct Key: Hashable, Sendable {
        /// The rule's id.
        var rule: String
        /// The severity.
        var severity: Severity
        /// The message, with the colours, the ratio and the appearance.
        var message: String

        /// The key of `finding`.
        init(_ finding: Finding) {
            rule = finding.rule
            severity = finding.severity
            message = finding.message
        }
    }

    /// Where one of them is.
    struct Place: Hashable, Sendable {
        /// The file, as it is shown.
        var path: String
        /// The line, from 1.
        var line: Int
        /// The column in Unicode scalars, from 1.
        var column: Int
        /// The name of the element; empty where there is none.
        var element: String
    }

    /// What they have in common.
    let key: Key
    /// The colours, where the findings are about a pair.
    var pair: FailingPair?
    /// The first of them as the reporter prints it.
    var first: String
    /// How far the lines of ``first`` are indented before their code begins.
    var indent = 0
    /// Where the others are: the first of these, in the order of the files.
    private(set) var others: [Place] = []
    /// How many findings there are.
    private(set) var count = 1
    /// How many files they are in.
    private(set) var fileCount = 1

    /// The group of one finding, which the reporter prints as `first`.
    init(_ finding: Finding, in file: LintedFile, first: String, indent: Int = 0) {
        key = Key(finding)
        self.first = first
        self.indent = indent
        pair = file.judgement(of: finding).flatMap { FailingPair($0, finding) }
    }

    /// Adds a finding at `place` in the same file; more than `limit` places are counted only.
    mutating func add(_ place: Place, keeping limit: Int) {
        count += 1
        if others.count < limit { others.append(place) }
    }

    /// Adds equal findings of a later file, the first of which is at `first`.
    mutating func add(_ group: FindingGroup, keeping limit: Int) {
        count += group.count
        fileCount += group.fileCount
        if others.count < limit { others += group.places.prefix(limit - others.count) }
    }

    /// Where the first one is.
    var place = Place(path: "", line: 1, column: 1, element: "")
    /// Where all of them are, as far as that is kept.
    private var places: [Place] { [place] + others }
}

/// Two colours whose contrast is too low.
struct FailingPair: Hashable, Comparable, Sendable {
    /// The foreground, before compositing.
    var foreground: HexColor
    /// The background as it is judged.
    var background: HexColor
    /// The contrast, as it is shown.
    var ratio: String
    /// The contrast asked for, as it is shown.
    var required: String
    /// The appearance, where it does not show in all.
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

    /// The pair that `finding` is about, which is judged as `judgement`; nil where its colours are not known.
    init?(_ judgement: PairJudgement, _ finding: Finding) {
        // What a translucent colour comes to over something unknown is no colour of the project's.
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

/// The groups of a run, in the order in which their first findings come. What it holds does not grow with the number of
/// findings, only with that of distinct ones, and there is a limit to these too.
struct FindingGroups: Sendable {
    /// How many places of a group are kept besides the first.
    let placeLimit: Int
    private var groups: [FindingGroup] = []
    private var indices: [FindingGroup.Key: Int] = [:]
    /// How many findings were added.
    private(set) var count = 0
    /// How many distinct findings were added.
    private(set) var distinctCount = 0
    /// The findings of each rule.
    private(set) var rules: [String: RuleCount] = [:]

    /// How many findings a rule has.
    struct RuleCount: Sendable {
        /// All of them.
        var count = 0
        /// The distinct ones.
        var distinct = 0
        /// How often each pair of colours fails, as far as pairs are told apart.
        var pairs: [FailingPair: Int] = [:]
    }

    /// How many distinct findings are held before they are to be taken.
    static let limit = 10_000

    /// No groups yet.
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

    /// Whether the groups are to be taken before more are added.
    var isFull: Bool { groups.count >= Self.limit }

    /// Returns the groups and forgets them; the counts stay.
    mutating func take() -> [FindingGroup] {
        defer { (groups, indices) = ([], [:]) }
        return groups
    }
}

extension LintedFile {
    /// The findings in groups, each with its first finding as `text` prints it, which also says how far it is indented.
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
