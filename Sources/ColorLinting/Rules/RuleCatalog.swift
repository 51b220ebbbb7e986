/// All rules.
package enum RuleCatalog {
    /// The rules, in the order in which they are listed.
    package static let all: [any Rule.Type] = [
        ContrastRule.self, EnhancedContrastRule.self, ComponentRangeRule.self, HueDegreesRule.self,
        IntegerDivisionRule.self, InvalidHexRule.self, HexAlphaOrderRule.self, WideGamutClippedRule.self,
        PreferHSBRule.self, AssetSchemaRule.self, UnknownNameRule.self, MissingDarkVariantRule.self,
        DuplicateColorRule.self, NearDuplicateRule.self, NotInPaletteRule.self, InvalidDirectiveRule.self,
        StaleSuppressionRule.self,
    ]

    /// The rule `id`.
    package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.card.id == id } }

    /// The card of the rule `id`.
    package static func card(of id: String) -> RuleCard? { rule(id)?.card }
}
