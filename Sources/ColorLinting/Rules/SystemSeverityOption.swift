import AppleColors
import ColorMath
import SourceColors

/// The option for the severity of findings about text in a system's color for labels on the system's own background.
enum SystemSeverityOption {
    static let declaration = RuleOption(
        name: "system",
        summary:
            "Severity of findings about text in one of Apple's label colors, such as `.secondary`, on Apple's background of "
            + "the window or list",
        schema: .choice(Severity.allCases.map(\.rawValue)), defaultValue: "\"\(standard.rawValue)\"")

    private static let standard = Severity.info

    /// Returns the severity of such findings of `rule`, whose other findings have `severity`.
    static func severity(for rule: String, _ severity: Severity, in configuration: Configuration) -> Severity {
        configuration.text(declaration.name, of: rule).flatMap(Severity.init) ?? min(severity, standard)
    }
}

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
