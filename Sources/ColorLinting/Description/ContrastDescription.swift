import ColorMath
import SourceText

/// The contrast of a color with another, compared with WCAG's levels.
package struct ContrastDescription: Hashable, Sendable {
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

    /// Returns what passes at `level`.
    package func verdict(_ level: ContrastLevel) -> Verdict {
        func passes(_ required: Double) -> Bool { ContrastGoal(required: required).isMet(by: ratio) }
        if passes(level.required(for: .text)) { return .pass }
        return passes(level.required(for: .largeText)) ? .largeText : .fail
    }
}

/// A color that another color is paired with.
package struct ContrastPartner: Hashable, Sendable {
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
    /// The appearance; nil if it is the same in all.
    package var appearance: Appearance?

    var contrast: ContrastDescription {
        let hex = HexColor(color).description
        let place = role == .background ? "on its background \(hex)" : "under its foreground \(hex)"
        return ContrastDescription(title: place + (appearance.map { ", \($0.title)" } ?? ""), ratio: ratio)
    }
}

extension FileReport {
    /// Returns the distinct partners of the expression at `range`, in the order of the file.
    package func partners(of range: ByteRange) -> [ContrastPartner] {
        var found: [ContrastPartner] = []
        func add(_ role: ContrastPartner.Role, _ color: RGBA?, _ judgement: PairJudgement) {
            guard let color, let ratio = judgement.ratio else { return }
            let partner = ContrastPartner(role: role, color: color, ratio: ratio, appearance: judgement.appearance)
            if !found.contains(partner) { found.append(partner) }
        }
        for judgement in pairs {
            if judgement.foregroundRange.contains(range) { add(.background, judgement.background, judgement) }
            if judgement.backgroundRange?.contains(range) == true { add(.foreground, judgement.foreground, judgement) }
        }
        return found
    }
}
