import SourceColors

/// The option of rules about pairs that selects kinds of pairs.
enum PairKindsOption {
    static let declaration = RuleOption(
        name: "kinds", summary: "Kinds of pairs to check, by the evidence that the two colors meet",
        schema: .array(.choice(PairKind.allCases.map(\.rawValue))),
        defaultValue: "[" + PairKind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]")

    /// Returns the kinds checked by `rule`.
    static func kinds(for rule: String, in configuration: Configuration) -> Set<PairKind> {
        guard let names = configuration.texts(declaration.name, of: rule) else { return Set(PairKind.allCases) }
        return Set(names.compactMap(PairKind.init))
    }
}
