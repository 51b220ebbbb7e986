import ColorMath
import SourceColors
import SourceText

/// The names that mean one colour wherever they are used, by the colour: those of a file, and those that other files define
/// for its language.
struct ColorNames {
    private var own: [HexColor: (name: ColorName, place: RelatedPlace)] = [:]
    private let context: RuleContext

    /// The names to be used in the file of `context`.
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
                    message: "\(definition.name.text) is defined here")
            )
        }
    }

    /// A name of `color`, and where it is defined.
    func name(of color: HexColor) -> (name: ColorName, place: RelatedPlace)? {
        own[color] ?? context.workspace.name(of: color, for: context.file.language, seenFrom: context.file.path)
    }
}

extension ColorFacts {
    /// The definitions of names that have one definition here, for all appearances and places.
    var constantDefinitions: [ColorDefinition] {
        var counts: [ColorName: Int] = [:]
        for definition in definitions { counts[definition.name, default: 0] += 1 }
        return definitions.filter { $0.scope == .everywhere && $0.name.space != .assetSymbol && counts[$0.name] == 1 }
    }
}
