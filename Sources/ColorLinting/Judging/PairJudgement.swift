import ColorMath
import SourceColors
import SourceText

/// The judgement of a pair in one appearance, or in all if they agree.
package struct PairJudgement: Sendable {
    /// Result of the comparison with the required contrast.
    package enum Verdict: Equatable, Sendable {
        case pass
        case fail
        case unresolved(UnresolvedReason)
        /// No contrast is required: the control is inactive. <https://www.w3.org/TR/WCAG22/#contrast-minimum>
        case exempt

        /// The result of a pair that is not judged because of `reason`.
        package init(unjudged reason: UnresolvedReason) {
            self = reason == .inactiveControl ? .exempt : .unresolved(reason)
        }

        /// The reason why the pair is not judged; nil if it is.
        package var reason: UnresolvedReason? {
            switch self {
            case .pass, .fail: nil
            case .unresolved(let reason): reason
            case .exempt: .inactiveControl
            }
        }

        /// How much it says about several places of one pair, of which the one with the highest rank counts.
        var rank: Int {
            switch self {
            case .exempt: 0
            case .pass: 1
            case .unresolved: 2
            case .fail: 3
            }
        }
    }

    /// What a view of iOS is in, whose dark backgrounds depend on it.
    package enum Level: String, Sendable {
        case window, sheet
    }

    /// Index of the pair in ``ColorFacts/pairs``.
    package var pair: Int
    /// The evidence that the colors meet.
    package var kind: PairKind
    /// The appearance; nil if all agree.
    package var appearance: Appearance?
    /// In CSS, the selector or condition that gives custom properties the values of this judgement; nil for the root, or
    /// if there is only one value.
    package var site: ByteRange?
    /// In Sass and Less, which rule a loop or a call made: ``PairExpansion/round``. In Swift, the type of theme that gives the
    /// colors, if it is one of several.
    package var round: String?
    /// The branch of a choice; nil for all branches.
    package var branch: ChoiceBranch?
    /// Whether its text color applies only under some condition.
    var isConditional = false
    /// Whether a symbol has the color of the text, there where it is judged.
    var isOfSymbol = false
    /// Index of the environment in which its view is judged, among those of its scope; nil if none matters.
    var environment: Int?
    /// Number of environments in which it fails, if there are several.
    package var failingEnvironments = 0
    /// Number of environments of its view; 0 if none matters.
    package var environments = 0
    /// The way from the root to the view, if that decides what lies behind it.
    package var way: [RelatedPlace] = []
    /// What puts the background behind the view from outside; nil if nothing does.
    package var backgroundGiver: String?
    /// The level of the colors, those with the lowest contrast, if they have others at the other level and the view may be at
    /// both; nil otherwise.
    package var worstLevel: Level?
    /// Range of the foreground.
    package var foregroundRange: ByteRange
    /// Range of the background; nil if it is not in the code.
    package var backgroundRange: ByteRange?
    /// The foreground before compositing, if known.
    package var foreground: RGBA?
    /// The opaque background after compositing, if known; for a gradient, at the lowest contrast.
    package var background: RGBA?
    /// The contrast, unrounded, if known; for a gradient, the lowest.
    package var ratio: Double?
    /// The highest contrast along a gradient; nil otherwise.
    package var maxRatio: Double?
    /// Whether the background is an image, so that the contrasts are the lowest on 95% of its pixels and the highest on
    /// its dominant colors.
    package var isOnImage = false
    /// The topmost background layer before compositing, if it is translucent.
    package var backgroundLayer: RGBA?
    /// Whether the background is translucent over an unknown color, and the contrast fails for both black and white.
    package var isOnUnknown = false
    /// Definitions of the colors in other files.
    package var definitions: [RelatedPlace] = []
    /// The required contrast.
    package var required: Double
    /// The result.
    package var verdict: Verdict

    /// A clause that tells ``worstLevel``, which begins with a comma; empty without one.
    package var levelClause: String {
        switch worstLevel {
        case .window: ", if not in a sheet"
        case .sheet: ", if in a sheet"
        case nil: ""
        }
    }

    /// Whether nothing is known to be behind the foreground, nor assumed.
    package var hasNoBackground: Bool { kind == .assumed && background == nil && backgroundRange == nil }
}

extension PairJudgement {
    /// Keeps only a pass, and otherwise gives the reason why a failure proves nothing. `facts` are those of the pair.
    mutating func makeUncertain(_ uncertainty: PairUncertainty, in facts: ColorFacts) {
        if verdict == .pass { return }
        site = nil
        if verdict == .fail {
            switch uncertainty {
            case .values: verdict = .unresolved(.ambiguousName(facts.firstName(in: facts.pairs[pair])))
            case .classes:
                verdict = .unresolved(.other("a rule for elements without a certain class sets another color"))
            case .innerText:
                verdict = .unresolved(.other("the text may be in elements inside that have another color"))
            case .content: verdict = .unresolved(.other("no rule shows what the pseudo-element contains"))
            }
        }
        foreground = nil
        removeContrast()
    }

    /// Removes the background and the contrast with it.
    private mutating func removeContrast() {
        (background, backgroundLayer, ratio, maxRatio, isOnUnknown) = (nil, nil, nil, nil, false)
    }
}

extension PairJudgement {
    /// The contrast below which text is probably not on the page but on something else.
    private static var leastOnPage: Double { 2 }

    /// Takes back a failure on the page's background if the two colors are so similar that the text is probably elsewhere; and
    /// that the background is known, if the box of the main content decides and only the page suggests one (`isGuess`).
    mutating func doubtPage(isGuess: Bool) {
        guard kind == .page else { return }
        switch verdict {
        case .fail: if ratio ?? Self.leastOnPage >= Self.leastOnPage { return }
        case .unresolved(let reason): if !isGuess || reason != GradientLine.Veil.box.reason { return }
        case .pass, .exempt: return
        }
        kind = .assumed
        verdict = .unresolved(.noBackground)
        backgroundRange = nil
        removeContrast()
    }
}

extension PairJudgement {
    /// Whether the last of `judgements` say the same about another site, without figures of their own. All are of pairs of
    /// `facts`.
    func repeats(_ judgements: [PairJudgement], of facts: ColorFacts) -> Bool {
        for last in judgements.reversed() {
            guard last.foregroundRange == foregroundRange, last.backgroundRange == backgroundRange else { return false }
            if last.pair != pair, last.verdict == verdict, last.appearance == appearance, last.verdict != .fail,
                last.verdict != .pass || facts.pairs[pair].uncertainty != nil
            {
                return true
            }
        }
        return false
    }
}

extension PairJudgement {
    /// Whether one of the last of `judgements` says the same of another pair, whose colors come about in another way. All are
    /// of pairs of `facts`.
    func isDuplicate(in judgements: [PairJudgement], of facts: ColorFacts) -> Bool {
        // The rules for states name other elements.
        guard ratio != nil, kind != .state else { return false }
        let own = facts.pairs[pair]
        for last in judgements.reversed() {
            guard last.foregroundRange == foregroundRange, last.backgroundRange == backgroundRange else { return false }
            let other = facts.pairs[last.pair]
            if last.pair != pair, last.ratio == ratio, last.maxRatio == maxRatio, last.foreground == foreground,
                last.background == background, last.verdict == verdict, last.required == required,
                last.appearance == appearance, last.kind == kind, last.round == round, last.environment == environment,
                other.site == own.site, other.markup?.range == own.markup?.range,
                other.expansion === own.expansion, other.page === own.page, other.scope == own.scope
            {
                return true
            }
        }
        return false
    }

    /// Whether one of the last of `judgements` says the same of another size. All are of pairs of `facts`.
    func isSaid(by judgements: [PairJudgement], of facts: ColorFacts) -> Bool {
        let own = facts.pairs[pair]
        for last in judgements.reversed() {
            guard last.foregroundRange == foregroundRange, last.backgroundRange == backgroundRange else { return false }
            let other = facts.pairs[last.pair]
            if other.size != own.size, other.content == own.content, other.site == own.site,
                other.uncertainty == own.uncertainty, last.verdict == verdict, last.appearance == appearance,
                last.ratio == ratio
            {
                return true
            }
        }
        return false
    }
}

extension [PairJudgement] {
    /// Merges the rows from `first` on, of one pair, if they say the same in each appearance, over any color beneath.
    mutating func mergeOnUnknown(from first: Int) {
        guard count - first > 1 else { return }
        let one = self[first]
        guard
            self[first...].allSatisfy({
                $0.isOnUnknown && $0.appearance != nil && $0.verdict == one.verdict && $0.ratio == one.ratio
                    && $0.foreground == one.foreground && $0.branch == one.branch && $0.round == one.round
            })
        else { return }
        removeSubrange((first + 1)...)
        self[first].appearance = nil
    }
}

extension ArraySlice<PairJudgement> {
    /// Makes failures in some of the appearances unresolved, because the code may choose one.
    mutating func doubt() {
        guard contains(where: { $0.verdict != .fail }) else { return }
        for index in indices where self[index].verdict == .fail { self[index].verdict = .unresolved(.changedHost) }
    }
}

extension ColorFacts {
    /// The type of theme that gives `judgement`, of a pair of these facts, its colors; nil if there are no others.
    package func theme(of judgement: PairJudgement) -> String? {
        pairs[judgement.pair].expansion?.round == nil ? judgement.round : nil
    }
}
