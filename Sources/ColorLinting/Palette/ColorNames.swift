import ColorMath
import SourceColors
import SourceText

/// Names that mean the same color everywhere, by color: those of the file, and those of other files for its language.
struct ColorNames {
    private var own: [HexColor: (name: ColorName, place: RelatedPlace)] = [:]
    private let context: RuleContext

    init(_ context: RuleContext) {
        self.context = context
        for definition in context.facts.constantDefinitions {
            guard case .literal(let index) = context.facts.expressions[definition.value].kind,
                let color = context.facts.literals[index].color
            else { continue }
            let key = HexColor(color.rgba)
            guard own[key] == nil else { continue }
            own[key] = (
                definition.name,
                RelatedPlace(
                    path: context.file.path, range: definition.nameRange,
                    message: "\(definition.name.shownText) is defined here")
            )
        }
    }

    /// Returns a name of `color` and its definition.
    func name(of color: HexColor) -> (name: ColorName, place: RelatedPlace)? {
        own[color] ?? context.workspace.name(of: color, for: context.file.language, seenFrom: context.file.path)
    }
}

extension ColorFacts {
    /// Definitions of names that source writes, with a single definition for all appearances and scopes.
    var constantDefinitions: [ColorDefinition] {
        guard !definitions.isEmpty else { return [] }
        var counts = [ColorName: Int](minimumCapacity: definitions.count)
        for index in definitions.indices { counts[definitions[index].name, default: 0] += 1 }
        return definitions.filter {
            $0.scope == .everywhere && $0.name.space != .assetSymbol && $0.name.isWritten && counts[$0.name] == 1
        }
    }
}
