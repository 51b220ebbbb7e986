import ColorMath
import SourceText

/// The contrast of a color with another, compared with WCAG's levels.
package struct ContrastDescription: Equatable, Sendable {
    /// What passes at a level.
    package enum Verdict: String, Hashable, Sendable {
        /// Text of any size.
        case pass
        /// Only large text.
        case largeText = "large text"
        /// No text.
        case fail
    }

    /// The other color: `on white`.
    package var title: String
    /// The contrast, unrounded.
    package var ratio: Double

    /// The highest level that text of this contrast meets: `AAA`, `AA`, `AA for large text`; nil if it meets none.
    package var levelText: String? {
        if verdict(.aaa) == .pass { return "AAA" }
        switch verdict(.aa) {
        case .pass: return "AA"
        case .largeText: return "AA for large text"
        case .fail: return nil
        }
    }

    /// Returns what passes at `level`.
    package func verdict(_ level: ContrastLevel) -> Verdict {
        func passes(_ required: Double) -> Bool { ContrastGoal(required: required).isMet(by: ratio) }
        if passes(level.required(for: .text)) { return .pass }
        return passes(level.required(for: .largeText)) ? .largeText : .fail
    }
}

/// A color that another color is paired with.
package struct ContrastPartner: Equatable, Sendable {
    /// The partner's role in the pair.
    package enum Role: Hashable, Sendable {
        case background
        case foreground
    }

    /// The partner's role.
    package var role: Role
    /// The partner's color.
    package var color: RGBA
    /// The contrast of the pair, unrounded.
    package var ratio: Double
    /// The required contrast.
    package var required: Double
    /// Whether the pair passes.
    package var passes: Bool
    /// Whether the background of the page decides, on which the pair probably lies.
    package var isOnPage = false
    /// The appearance; nil if it is the same in all.
    package var appearance: Appearance?

    /// The type of theme that gives the colors; nil if it is not one of several.
    package var theme: String?
    /// The level of the colors, if the view may be at another: ``PairJudgement/levelClause``.
    package var levelClause = ""

    /// The verdict: `✗ below 4.5:1`.
    package var verdict: String { (passes ? "✓ at least " : "✗ below ") + requiredText(required) + ":1" }

    /// The other color: `on its background #ffffff, dark`.
    package var place: String {
        (role == .foreground ? "under its foreground " : isOnPage ? "on the page's background " : "on its background ")
            + HexColor(color).description
            + (appearance.map { ", \($0.title)" } ?? "") + (theme.map { " in \($0)" } ?? "") + levelClause
    }
}

extension FileReport {
    /// Returns the distinct partners of the expression at `range`: those it fails with first, then in the order of the
    /// file.
    package func partners(of range: ByteRange) -> [ContrastPartner] {
        var found: [ContrastPartner] = []
        func add(_ role: ContrastPartner.Role, _ color: RGBA?, _ judgement: PairJudgement) {
            guard let color, let ratio = judgement.ratio else { return }
            let partner = ContrastPartner(
                role: role, color: color, ratio: ratio, required: judgement.required,
                passes: judgement.verdict == .pass, isOnPage: judgement.kind == .page, appearance: judgement.appearance,
                theme: facts.theme(of: judgement),
                levelClause: judgement.levelClause)
            if !found.contains(partner) { found.append(partner) }
        }
        for judgement in pairs {
            if judgement.foregroundRange.contains(range) { add(.background, judgement.background, judgement) }
            if judgement.backgroundRange?.contains(range) == true { add(.foreground, judgement.foreground, judgement) }
        }
        return found.filter { !$0.passes } + found.filter { $0.passes }
    }
}
