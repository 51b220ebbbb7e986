import AppleColors
import ColorMath
import SourceColors

extension PairJudgement {
    /// The less prominent colors of labels, which the system darkens for those who turn on Increase Contrast.
    private static let labels = ["secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"].compactMap {
        SystemColor.named($0, in: .uiKit)?.colors
    }

    /// Whether the system decides both colors: the text has a color of labels, and the background is that of the window or
    /// list.
    var isOfSystem: Bool {
        guard let foreground, let backgroundGiver, SystemSurfaces.names.contains(backgroundGiver) else { return false }
        return Self.labels.contains { label in
            Appearance.allCases.contains { (appearance ?? $0) == $0 && label[$0] == foreground }
        }
    }
}
