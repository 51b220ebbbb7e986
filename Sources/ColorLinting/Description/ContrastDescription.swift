import ColorMath
import SourceText

/// One contrast of a colour, judged by WCAG's levels.
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

    /// What it is seen on: `on white`.
    package var title: String
    /// The contrast, unrounded.
    package var ratio: Double

    /// What passes at `level`.
    package func verdict(_ level: ContrastLevel) -> Verdict {
        func passes(_ required: Double) -> Bool { ContrastGoal(required: required).isMet(by: ratio) }
        if passes(level.required(for: .text)) { return .pass }
        return passes(level.required(for: .largeText)) ? .largeText : .fail
    }
}

/// A colour that another one meets in a pair.
package struct ContrastPartner: Hashable, Sendable {
    /// What the partner is to the colour that is described.
    package enum Role: Hashable, Sendable {
        case background
        case foreground
    }

    /// What it is.
    package var role: Role
    /// The partner's colour.
    package var color: RGBA
    /// The contrast of the pair, unrounded.
    package var ratio: Double
    /// The appearance in which they meet so, or nil where all are alike.
    package var appearance: Appearance?

    /// The contrast with it.
    var contrast: ContrastDescription {
        let hex = HexColor(color).description
        let place = role == .background ? "on its background \(hex)" : "under its foreground \(hex)"
        return ContrastDescription(title: place + (appearance.map { ", \($0.title)" } ?? ""), ratio: ratio)
    }
}

extension FileReport {
    /// What the expression at `range` is seen with, each once, in the order of the file.
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
