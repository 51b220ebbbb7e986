/// An option for the severity of some findings of a rule, which are information by default.
struct LoweredSeverityOption {
    let declaration: RuleOption

    private static let standard = Severity.info

    private init(name: String, summary: String) {
        declaration = RuleOption(
            name: name, summary: summary, schema: .choice(Severity.allCases.map(\.rawValue)),
            defaultValue: "\"\(Self.standard.rawValue)\"")
    }

    /// For text on the background of the page.
    static let page = LoweredSeverityOption(
        name: "page", summary: "Severity of findings about text whose only known background is that of the page")

    /// For text in a system's color for labels on the system's own background.
    static let system = LoweredSeverityOption(
        name: "system",
        summary:
            "Severity of findings about text in one of Apple's label colors, such as `.secondary`, on Apple's background of "
            + "the window or list")

    /// Returns the severity of such findings of `rule`, whose other findings have `severity`.
    func severity(for rule: String, _ severity: Severity, in configuration: Configuration) -> Severity {
        configuration.text(declaration.name, of: rule).flatMap(Severity.init) ?? min(severity, Self.standard)
    }
}
