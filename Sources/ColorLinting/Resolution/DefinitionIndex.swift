import ColorMath
import ColorScanning
import SourceText

/// The definitions in play, by name.
struct DefinitionIndex: Sendable {
    private var byName: [ColorName: [ColorDefinition]]

    /// The definitions of `facts`.
    init(_ facts: ColorFacts) {
        byName = Dictionary(grouping: facts.definitions) { $0.name }
    }

    /// Which definition a use of a name means.
    enum Choice {
        /// There is none.
        case undefined
        /// There are several, and the place does not tell.
        case ambiguous
        /// The value in each appearance; nil where it is defined in others only.
        case values(PerAppearance<ExpressionID?>)
    }

    /// What `name` means at `use`.
    ///
    /// A definition in a block around the use is nearer than one that holds everywhere. A definition in some other block
    /// may or may not reach the place, so then nothing is decided.
    func choice(for name: ColorName, at use: ByteRange) -> Choice {
        guard let definitions = byName[name] else { return .undefined }
        if name.space != .customProperty {
            return definitions.count == 1 ? .values(PerAppearance(definitions[0].value)) : .ambiguous
        }
        var nearest: (block: ByteRange, value: ExpressionID)?
        var values = PerAppearance<ExpressionID?>(nil)
        var isElsewhere = false
        var byAppearance: [(isDark: Bool, value: ExpressionID)] = []
        for definition in definitions {
            switch definition.scope {
            case .everywhere: values = PerAppearance(definition.value)
            case .whereDark(let isDark): byAppearance.append((isDark, definition.value))
            case .block(let block):
                if !block.contains(use) {
                    isElsewhere = true
                } else if block.count <= nearest?.block.count ?? .max {
                    nearest = (block, definition.value)
                }
            }
        }
        if let nearest { return .values(PerAppearance(nearest.value)) }
        if isElsewhere { return .ambiguous }
        for (isDark, value) in byAppearance {
            for appearance in Appearance.allCases where appearance.isDark == isDark { values[appearance] = value }
        }
        return .values(values)
    }
}
