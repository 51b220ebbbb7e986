/// The option for the severity of findings about text on the background of the page.
enum PageSeverityOption {
    static let declaration = RuleOption(
        name: "page", summary: "Severity of findings about text whose only known background is that of the page",
        schema: .choice(Severity.allCases.map(\.rawValue)), defaultValue: "\"\(standard.rawValue)\"")

    private static let standard = Severity.info

    /// Returns the severity of such findings of `rule`, whose other findings have `severity`.
    static func severity(for rule: String, _ severity: Severity, in configuration: Configuration) -> Severity {
        configuration.text(declaration.name, of: rule).flatMap(Severity.init) ?? min(severity, standard)
    }
}
