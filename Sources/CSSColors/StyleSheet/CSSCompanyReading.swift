import SourceColors
import SourceText

/// Reads the rules of other sheets after those of a sheet, which are in the same text.
extension CSSRuleReader {
    /// Where the rules of other sheets are.
    struct Company {
        /// The end of the sheet itself, where those of others begin.
        var start: Int
        var rules: SheetCompany
        /// The number of settings and elements before those of other sheets.
        var settings = 0
        var elements = 0
    }

    /// The order of the first declaration of a sheet after which others are read that are loaded before it.
    static let orderAfterOthers: UInt64 = 1 << 20

    /// Reads the rules of other sheets. They only take part in the cascade. Returns false if the end of the sheet cannot be told
    /// from their beginning: it ends within a comment or a string.
    mutating func readCompany() -> Bool {
        guard var company else { return true }
        guard offset <= company.start + 1 else { return false }
        (company.settings, company.elements) = (settings.count, elements.all.count)
        self.company = company
        var found = ColorFacts()
        swap(&found, &facts)
        variables = CSSVariables(lexemes.dialect)
        readsOthers = true
        let ownOrder = order
        order = 0
        readStatements(upTo: company.start + 1 + company.rules.after)
        order = ownOrder
        readStatements(upTo: source.count)
        for index in company.settings..<settings.count { settings[index].value = value(ofOther: settings[index]) }
        swap(&found, &facts)
        return true
    }

    /// Returns the value of `setting`, which another sheet makes, without any expression of that sheet.
    private func value(ofOther setting: CSSSetting) -> CSSSetting.Value {
        switch setting.value {
        case .color(let paint):
            if case .literal(let literal, _) = paint, setting.property == .backgroundColor,
                facts.literals.indices.contains(literal), facts.literals[literal].color?.rgba.alpha == 0
            {
                return .nothing
            }
            return colorOfSheet(at: paint.range.lowerBound)
        // The color beneath an image does not matter: neither is known.
        case .images(let images): return colorOfSheet(at: images.range.lowerBound)
        case .shadows: return .effect(true)
        case .size(.computed): return .size(.unknown)
        default: return setting.value
        }
    }

    /// Returns a color that the sheet with the rule at `offset` sets.
    private func colorOfSheet(at offset: Int) -> CSSSetting.Value {
        let sheets = company?.rules.sheets ?? []
        let place = offset - (company?.start ?? 0) - 1
        let next = sheets.partitioningIndex { $0.start > place }
        let name = next > 0 ? sheets[next - 1].name : "another style sheet"
        return .color(.unresolved(.other("\(name) sets the background"), ByteRange(0, 0)))
    }
}
