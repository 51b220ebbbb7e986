import ColorMath
import SourceColors
import SourceText

/// The expressions of a file, and of definitions in other files that it uses.
struct ExpressionUnits: Sendable {
    /// Identifies an expression of the file or of a definition in another file.
    struct ID: Hashable, Sendable {
        /// 0 for the file itself.
        var unit = 0
        /// The expression within its unit.
        var expression: ExpressionID
    }

    /// Meaning of a name at a place.
    enum Meaning: Sendable {
        case undefined
        case ambiguous
        /// Reached through more than ``maxDepth`` names of other files.
        case tooDeep
        /// The value in each appearance; nil if it is defined only in others.
        case values(PerAppearance<ID?>)
        /// The value in the appearances that the only file with the name is for.
        case onlyInFile(String, PerAppearance<ID?>)
        /// One of several meanings.
        case alternatives([Alternative])

        /// The values in each variant of what `name` stands for: in each type that conforms to a protocol.
        static func variants(
            name: String, _ variants: [(label: String, values: PerAppearance<ID?>)], kind: ThemeVariant.Kind = .theme,
            files: [String]? = nil
        ) -> Meaning {
            .alternatives(
                variants.enumerated().map { place, one in
                    let variant = ThemeVariant(
                        of: name, type: one.label, kind: kind, files: files.map { [$0[place]] } ?? [])
                    return Alternative(variants: [variant], meaning: .values(one.values))
                })
        }
    }

    /// A meaning that a name has in some variants of themes.
    struct Alternative: Sendable {
        var variants: [ThemeVariant]
        var meaning: Meaning
    }

    /// A name as seen from a file.
    struct Question: Hashable {
        var name: ColorName
        var path: String
    }

    /// A definition in another file, with the numbers of its literals.
    private struct Unit {
        var path: String
        var definition: SharedDefinition
        var literals: [Int?]
        /// Number of names that lead to it.
        var depth: Int
        /// Its place in words, once it was asked for: each color of a theme asks for the places of all others.
        var place: RelatedPlace?
    }

    /// Maximum length of a chain of names in other files. Each file resolves its chains itself, so without a limit, the time
    /// for many files that share a long chain would be quadratic.
    static let maxDepth = 64

    private struct Place: Hashable {
        var path: String
        var range: ByteRange
    }

    let facts: ColorFacts
    let path: String
    let shared: SharedWorkspace
    /// The file's definitions, indexed when a name is first looked up.
    private lazy var own = Self.definitions(of: facts)
    /// The targets of the file's objects, indexed when an object is first looked up.
    lazy var ownObjects = Self.targets(in: facts)
    /// The meanings that names have through objects, and the places of the names among them.
    var meaningsThroughObjects: [Meaning?] = []
    var placesThroughObjects: [Question: Int] = [:]
    /// Units from 1.
    private var elsewhere: [Unit] = []
    /// Literals of other files, numbered after the file's own literals.
    private(set) var foreignLiterals: [ForeignLiteral] = []
    private var numbers = [Place: Int]()
    /// What the project declares for values, by name.
    var valueDeclarations: [String: [ValueDeclaration]] = [:]
    /// Whether something was looked for that depends on the file's path: an image, or names of its mode.
    var dependsOnPlace = false
    /// Units of the definitions of a name as seen from a file, so that circular names terminate.
    private var unitsOf = [Question: NameDefinitions<ID>]()
    /// The meanings of names that themes of a style sheet define.
    private var themed = [Question: Meaning]()
    /// The resolver documents of design tokens; read on demand.
    var resolvers: [TokenResolver]?
    /// Meanings of names that several files define.
    private var modesOf = [Question: Meaning]()
    /// The meanings of custom properties of the file in the themes of other files.
    var inThemes = [ColorName: Meaning]()
    /// Meanings of names with several possible definitions.
    var severalOf = [Question: Meaning]()
    /// The modes of files whose names no other file defines.
    var modesOfFiles = [Question: ModeFiles?]()
    /// Which of several definitions of variables of Sass hold.
    var outcomesOfLoading = [Question: LoadOrder.Outcome]()

    /// The names of the project.
    var workspace: Workspace { _read { yield shared.value } }

    /// Creates units for `facts`, scanned in the file at `path`, with names from `workspace`.
    init(_ facts: ColorFacts, path: String, workspace: Workspace) {
        self.facts = facts
        self.path = path
        shared = SharedWorkspace(workspace)
    }

    private static func definitions(of facts: ColorFacts) -> [ColorName: NameDefinitions<ID>] {
        var places: [ColorName: [(scope: DefinitionScope, rank: UInt64, value: ID)]] = [:]
        places.reserveCapacity(facts.definitions.count)
        for definition in facts.definitions {
            places[definition.name, default: []].append(
                (definition.scope, definition.rank, ID(expression: definition.value)))
        }
        return places.mapValues { NameDefinitions($0) }
    }

    subscript(id: ID) -> ColorExpression {
        id.unit == 0
            ? facts.expressions[id.expression] : elsewhere[id.unit - 1].definition.expressions[id.expression]
    }

    /// Returns the value of the literal `index` in the unit of `id`, and its number: those of the file first, then
    /// those of other files. The number is nil if the file's text may have changed.
    func literal(_ index: Int, of id: ID) -> (value: LiteralValue, number: Int?) {
        guard id.unit > 0 else { return (facts.literals[index].value, index) }
        let unit = elsewhere[id.unit - 1]
        return (unit.definition.literals[index].literal.value, unit.literals[index])
    }

    /// Returns the image that `reference` in the unit of `id` names, in each appearance, or why it is unknown.
    mutating func image(_ reference: String, isPartial: Bool = false, at id: ID) -> ResolvedColor {
        dependsOnPlace = true
        guard let images = workspace.images else { return .same(.unresolved(.imageFile(reference))) }
        let range = self[id].range
        let path = id.unit == 0 ? path : elsewhere[id.unit - 1].path
        return ResolvedColor(
            images.image(reference, from: path).map { outcome in
                switch outcome {
                case .image(let image):
                    .alternatives([[.image(ImageLayer(image: image, range: range, isPartial: isPartial))]])
                case .unresolved(let reason): .unresolved(reason)
                }
            })
    }

    /// Returns the definition that contains `id` if it is in another file.
    mutating func place(of id: ID) -> RelatedPlace? {
        guard id.unit > 0 else { return nil }
        let unit = id.unit - 1
        if let known = elsewhere[unit].place { return known }
        let place = elsewhere[unit].definition.place(in: elsewhere[unit].path)
        elsewhere[unit].place = place
        return place
    }

    /// Returns the meaning of `name` at `use` in `unit`: its definition in the file, or else in the only other file that
    /// defines it, or else that of the member of the object that it names.
    mutating func meaning(of name: ColorName, at use: ByteRange, in unit: Int) -> Meaning {
        let meaning = meaningByItself(of: name, at: use, in: unit)
        guard case .undefined = meaning, name.space == .swiftMember else { return meaning }
        return meaningThroughObjects(of: name, at: use, in: unit) ?? meaning
    }

    /// Returns the meaning of `name` at `use` in `unit` that its own definitions give it.
    mutating func meaningByItself(of name: ColorName, at use: ByteRange, in unit: Int) -> Meaning {
        if unit == 0, name.isOfModule, let own = own[name] { return Self.meaning(of: name, among: own, at: use) }
        if name.isOfModule {
            if let path = workspace.module(of: name, seenFrom: viewer(in: unit)) {
                let name = name.withoutModule
                return meaning(of: name, as: workspace.definitions(of: name, in: path), in: path, for: unit)
            }
            return meaningElsewhere(of: name.withoutModule, in: unit, isOfModule: true)
        }
        if unit == 0, let own = own[name] {
            guard name.space == .preprocessorVariable else {
                let meaning = Self.meaning(of: name, among: own, at: use)
                guard case .values(let values) = meaning, name.space == .customProperty, !own.hasBlock(around: use)
                else {
                    return meaning
                }
                return meaningInThemes(of: name, values)
            }
            switch own.scoped(at: use) {
            case .values(let values)?:
                if own.hasBlock(around: use) { return .values(values) }
                switch outcomeOfLoading(name, seenFrom: path) {
                case .inSheet(path): return .values(values)
                case .inSheet(let other):
                    return meaning(of: name, as: workspace.definitions(of: name, in: other), in: other, for: unit)
                case .several: return .ambiguous
                case .unknown: return workspace.isDoubted(name, in: path) ? .ambiguous : .values(values)
                }
            case .ambiguous?: return .ambiguous
            // A name may be a parameter elsewhere in the file.
            case nil: break
            }
        }
        // A map of the file has no values in other files.
        if unit == 0, let map = name.map, own[map] != nil { return .undefined }
        return meaningElsewhere(of: name, in: unit)
    }

    /// Returns the meaning of `name`, used in `unit`, in the only other file that defines it.
    private mutating func meaningElsewhere(
        of name: ColorName, in unit: Int, isOfModule: Bool = false
    ) -> Meaning {
        let viewer = viewer(in: unit)
        let question = Question(name: name, path: viewer)
        if !isOfModule, let known = severalOf[question] { return known }
        switch isOfModule ? .unknown : outcomeOfLoading(name, seenFrom: viewer) {
        case .inSheet(let path):
            return meaning(of: name, as: workspace.definitions(of: name, in: path), in: path, for: unit)
        case .several: return meaningOfEqual(name, in: unit) ?? .ambiguous
        case .unknown: break
        }
        if shared.dependsOnPackage(name.map ?? name) { dependsOnPlace = true }
        switch shared.definitions(of: name, seenFrom: viewer, skipsOwn: unit == 0) {
        case .undefined:
            guard let (own, path) = shared.forwarded(name) else { return .undefined }
            return meaning(of: name, as: workspace.definitions(of: own, in: path), in: path, for: unit)
        case .severalFiles:
            if let known = modesOf[question] { return known }
            let module = workspace.module(of: name, seenFrom: viewer).map {
                self.meaning(of: name, as: workspace.definitions(of: name, in: $0), in: $0, for: unit)
            }
            let meaning =
                module ?? meaningOfEqual(name, in: unit) ?? meaningOfNearest(name, in: unit) ?? meaningBeside(
                    name, in: unit)
                ?? meaningByMode(of: name, in: unit)
                ?? (isOfModule ? .ambiguous : meaningOfSeveral(name, in: unit))
            modesOf[question] = meaning
            return meaning
        case .inFile(let path, let definitions):
            // The nearest of equal color sets is named.
            if AssetPlace(colorSetAt: path) != nil { dependsOnPlace = true }
            let meaning = self.meaning(of: name, as: definitions, in: path, for: unit)
            if case .ambiguous = meaning, path != viewer { return meaningOfSeveral(name, in: unit) }
            guard path != viewer, case .values(let values) = meaning, let modes = modes(ofFileAt: path, with: name)
            else {
                return meaning
            }
            return Self.meaning(of: values, in: path, among: modes, seenFrom: self.path)
        }
    }

    /// Returns the meaning of `name`, used in `unit`, if all files that define it agree; nil if not. No fix changes one of
    /// several definitions.
    private mutating func meaningOfEqual(_ name: ColorName, in unit: Int) -> Meaning? {
        let found = workspace.equalDefinitions(of: name, seenFrom: viewer(in: unit), skipsOwn: unit == 0)
        return found.map { meaning(of: name, as: $0.definitions, in: $0.path, for: unit, isOneOfSeveral: true) }
    }

    /// Returns the meaning of `name`, used in `unit`, in the nearest file of several targets; nil if none is clearly nearest.
    private mutating func meaningOfNearest(_ name: ColorName, in unit: Int) -> Meaning? {
        guard let found = workspace.nearestDefinitions(of: name, seenFrom: viewer(in: unit), skipsOwn: unit == 0) else {
            return nil
        }
        dependsOnPlace = true
        return meaning(of: found.name, as: found.definitions, in: found.path, for: unit, isOneOfSeveral: true)
    }

    /// Returns the meaning of `name`, used in `unit`, in the only sheet beside it; nil if it is not clear that it is meant.
    private mutating func meaningBeside(_ name: ColorName, in unit: Int) -> Meaning? {
        guard let found = workspace.definitionsBeside(viewer(in: unit), of: name) else { return nil }
        dependsOnPlace = true
        return meaning(of: name, as: found.definitions, in: found.path, for: unit)
    }

    /// Returns the meaning of `name`, used in `unit`, that `definitions` of the file at `path` give it.
    mutating func meaning(
        of name: ColorName, as definitions: [SharedDefinition], in path: String, for unit: Int,
        isOneOfSeveral: Bool = false
    ) -> Meaning {
        let question = Question(name: name, path: path)
        if unit > 0, elsewhere[unit - 1].definition.theme < 0, elsewhere[unit - 1].path == path,
            dependsOnElement(definitions, in: path)
        {
            return .ambiguous
        }
        if let known = themed[question] { return known }
        if let known = unitsOf[question] { return Self.meaning(of: name, among: known, at: nil) }
        guard let values = values(of: definitions, in: path, for: unit, isOneOfSeveral: isOneOfSeveral) else {
            return .tooDeep
        }
        if let meaning = themes(of: zip(definitions, values), in: path) {
            themed[question] = meaning
            return meaning
        }
        let all = NameDefinitions(values)
        unitsOf[question] = all
        return Self.meaning(of: name, among: all, at: nil)
    }

    /// Adds `definitions` of the file at `path`, used in `unit`. Returns their values, or nil if too many names lead there.
    mutating func values(
        of definitions: [SharedDefinition], in path: String, for unit: Int, isOneOfSeveral: Bool
    ) -> [Value]? {
        let depth = unit == 0 ? 1 : elsewhere[unit - 1].depth + 1
        guard depth <= Self.maxDepth else { return nil }
        return definitions.map { definition in
            let literals = definition.literals.map { isOneOfSeveral ? nil : number(of: $0, in: path) }
            elsewhere.append(Unit(path: path, definition: definition, literals: literals, depth: depth))
            return (definition.scope, definition.rank, ID(unit: elsewhere.count, expression: definition.value))
        }
    }

    /// The file that the names in `unit` are seen from.
    func viewer(in unit: Int) -> String { unit == 0 ? path : elsewhere[unit - 1].path }

    private mutating func number(of literal: SharedLiteral, in path: String) -> Int? {
        // A circular name may lead back into the file.
        if path == self.path { return nil }
        let place = Place(path: path, range: literal.literal.range)
        if let known = numbers[place] { return known }
        let number = facts.literals.count + foreignLiterals.count
        foreignLiterals.append(ForeignLiteral(path: path, literal: literal))
        numbers[place] = number
        return number
    }

    static func meaning(
        of name: ColorName, among definitions: NameDefinitions<ID>, at use: ByteRange?
    ) -> Meaning {
        switch name.space == .customProperty ? definitions.choice(at: use) : definitions.lexical(at: use) {
        case .ambiguous: .ambiguous
        case .values(let values): .values(values)
        }
    }
}

/// A literal of another file.
struct ForeignLiteral: Equatable, Sendable {
    let path: String
    let literal: SharedLiteral
}
