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

    /// Returns the rule `id`.
    package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.metadata.id == id } }

    /// Returns the metadata of the rule `id`.
    package static func metadata(of id: String) -> RuleMetadata? { rule(id)?.metadata }
}
