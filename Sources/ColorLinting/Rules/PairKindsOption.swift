import SourceColors

/// The option by which a rule about pairs looks at some kinds of them only.
enum PairKindsOption {
    /// Its declaration.
    static let declaration = RuleOption(
        name: "kinds", summary: "The kinds of pairs to look at, by the evidence that the two colours meet",
        schema: .array(.choice(PairKind.allCases.map(\.rawValue))),
        standard: "[" + PairKind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]")

    /// The kinds that `configuration` lets the rule `rule` look at.
    static func kinds(for rule: String, in configuration: Configuration) -> Set<PairKind> {
        guard let names = configuration.texts(declaration.name, of: rule) else { return Set(PairKind.allCases) }
        return Set(names.compactMap(PairKind.init))
    }
}
