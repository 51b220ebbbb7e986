import ColorMath
import SourceColors
import SourceText

/// The expressions in play: those of one file, and of the definitions in other files that it uses.
struct ExpressionUnits: Sendable {
    /// Names an expression of the file itself or of a definition elsewhere.
    struct ID: Hashable, Sendable {
        /// 0 for the file itself.
        var unit = 0
        /// The expression within its unit.
        var expression: ExpressionID
    }

    /// What a name means at a place.
    enum Meaning: Sendable {
        case undefined
        case ambiguous
        /// The value in each appearance; nil where it is defined in others only.
        case values(PerAppearance<ID?>)
    }

    /// A name as the file at a path sees it.
    private struct Question: Hashable {
        var name: ColorName
        var path: String
    }

    /// A definition in another file, with the numbers of its literals.
    private struct Unit {
        var path: String
        var definition: SharedDefinition
        var literals: [Int?]
    }

    private struct Place: Hashable {
        var path: String
        var range: ByteRange
    }

    private let facts: ColorFacts
    private let path: String
    private let workspace: Workspace
    private var own: [ColorName: NameDefinitions<ID>] = [:]
    /// Units 1 and up.
    private var elsewhere: [Unit] = []
    /// The literals of other files, numbered from the number of the file's own literals on.
    private(set) var foreignLiterals: [ForeignLiteral] = []
    private var numbers: [Place: Int] = [:]
    /// The units of the definitions of a name in the file at a path, so that a circle of names comes back to them.
    private var unitsOf: [Question: NameDefinitions<ID>] = [:]

    /// The expressions of `facts`, found in the file at `path`, with what `workspace` says of names defined elsewhere.
    init(_ facts: ColorFacts, path: String, workspace: Workspace) {
        self.facts = facts
        self.path = path
        self.workspace = workspace
        for (name, definitions) in Dictionary(grouping: facts.definitions, by: { $0.name }) {
            own[name] = NameDefinitions(definitions.map { ($0.scope, $0.rank, ID(expression: $0.value)) })
        }
    }

    /// The expression `id` names.
    subscript(id: ID) -> ColorExpression {
        id.unit == 0
            ? facts.expressions[id.expression] : elsewhere[id.unit - 1].definition.expressions[id.expression]
    }

    /// What literal number `index` of the unit of `id` comes to, and its number among all literals in play: those of the file
    /// as they are there, then those of other files. Nil for a number where the file's own text may have changed since.
    func literal(_ index: Int, of id: ID) -> (value: LiteralValue, number: Int?) {
        guard id.unit > 0 else { return (facts.literals[index].value, index) }
        let unit = elsewhere[id.unit - 1]
        return (unit.definition.literals[index].literal.value, unit.literals[index])
    }

    /// Where the definition stands that `id` is of, where that is in another file.
    func place(of id: ID) -> RelatedPlace? {
        guard id.unit > 0 else { return nil }
        return elsewhere[id.unit - 1].definition.place(in: elsewhere[id.unit - 1].path)
    }

    /// What `name` means at `use`, which stands in `unit`: what the file itself says, or else the one other file that defines
    /// the name.
    mutating func meaning(of name: ColorName, at use: ByteRange, in unit: Int) -> Meaning {
        if unit == 0, let own = own[name] { return Self.meaning(of: name, among: own, at: use) }
        let viewer = unit == 0 ? path : elsewhere[unit - 1].path
        switch workspace.definitions(of: name, seenFrom: viewer, skipsOwn: unit == 0) {
        case .undefined: return .undefined
        case .severalFiles: return .ambiguous
        case .inFile(let path, let definitions):
            let question = Question(name: name, path: path)
            if let known = unitsOf[question] { return Self.meaning(of: name, among: known, at: nil) }
            var values: [(scope: DefinitionScope, rank: UInt64, value: ID)] = []
            for definition in definitions {
                let literals = definition.literals.map { number(of: $0, in: path) }
                elsewhere.append(Unit(path: path, definition: definition, literals: literals))
                values.append(
                    (definition.scope, definition.rank, ID(unit: elsewhere.count, expression: definition.value)))
            }
            let all = NameDefinitions(values)
            unitsOf[question] = all
            return Self.meaning(of: name, among: all, at: nil)
        }
    }

    private mutating func number(of literal: SharedLiteral, in path: String) -> Int? {
        // A circle of names may lead back into the file.
        if path == self.path { return nil }
        let place = Place(path: path, range: literal.literal.range)
        if let known = numbers[place] { return known }
        let number = facts.literals.count + foreignLiterals.count
        foreignLiterals.append(ForeignLiteral(path: path, literal: literal))
        numbers[place] = number
        return number
    }

    private static func meaning(
        of name: ColorName, among definitions: NameDefinitions<ID>, at use: ByteRange?
    ) -> Meaning {
        switch name.space == .customProperty ? definitions.choice(at: use) : definitions.lexical(at: use) {
        case .ambiguous: .ambiguous
        case .values(let values): .values(values)
        }
    }
}

/// A literal of another file.
struct ForeignLiteral: Hashable, Sendable {
    /// The file.
    let path: String
    /// The literal.
    let literal: SharedLiteral
}
