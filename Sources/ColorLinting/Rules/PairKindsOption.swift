import SourceColors

/// The option of rules about pairs that selects kinds of pairs.
enum PairKindsOption {
    private static let name = "kinds"

    /// Returns the option of a rule that can check `kinds`, and by default checks all of them.
    static func declaration(of kinds: [PairKind]) -> RuleOption {
        RuleOption(
            name: name, summary: "Kinds of pairs to check, by the evidence that the two colors meet",
            schema: .array(.choice(kinds.map(\.rawValue))),
            defaultValue: "[" + kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]")
    }

    /// Returns those of `kinds` that `rule` checks.
    static func kinds(of kinds: [PairKind], for rule: String, in configuration: Configuration) -> Set<PairKind> {
        guard let names = configuration.texts(name, of: rule) else { return Set(kinds) }
        return Set(names.compactMap(PairKind.init)).intersection(kinds)
    }
}
