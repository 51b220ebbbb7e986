import ColorMath
import SourceColors
import SourceText

/// A definition with its expressions, independent of its file.
struct SharedDefinition: Equatable, Sendable {
    let name: ColorName
    /// Range of the name.
    let nameRange: ByteRange
    /// Line of the name, from 1.
    let line: Int
    private(set) var scope: DefinitionScope
    /// Precedence among several definitions: ``ColorDefinition/rank``.
    private(set) var rank: UInt64
    /// The index of its theme in the file's, or -1.
    private(set) var theme: Int
    /// The expressions of the value.
    private(set) var expressions: ExpressionTable
    /// The value.
    private(set) var value: ExpressionID
    /// Literals in ``expressions``, by index.
    var literals: [SharedLiteral]
    /// Position of the name, if requested.
    var namePlace: StoredPlace?

    /// The color, if the value is a literal.
    var color: RGBA? {
        if case .constant(let color) = expressions[value].kind { return color }
        guard case .literal(let index) = expressions[value].kind, literals.indices.contains(index) else { return nil }
        return literals[index].literal.color?.rgba
    }

    /// Whether `other`, in another file, has the same colors in the same appearances.
    func isEquivalent(to other: SharedDefinition) -> Bool {
        guard scope == other.scope, value == other.value, literals.count == other.literals.count,
            expressions.count == other.expressions.count,
            zip(literals, other.literals).allSatisfy({ $0.literal.value == $1.literal.value })
        else { return false }
        return expressions.ids.allSatisfy { expressions[$0].kind == other.expressions[$0].kind }
    }

    /// Whether `other`, of the same file later, gives the same name the same colors.
    func isSame(as other: SharedDefinition) -> Bool {
        name == other.name && rank == other.rank && theme == other.theme && isEquivalent(to: other)
    }

    /// Whether `other`, of the same file later, means the same to other files. Findings mention the lines of definitions, but
    /// their columns do not matter there.
    func isSame(toOthers other: SharedDefinition) -> Bool { line == other.line && isSame(as: other) }

    /// Returns its place in the file at `path`.
    func place(in path: String) -> RelatedPlace {
        let message =
            switch name.space {
            case .page: "\(literals.first?.text ?? "it") is set here"
            case .pageBackground: "\(name.text) is set here"
            default: "\(name.shownText) is defined here"
            }
        var place = RelatedPlace(path: path, range: nameRange, message: message)
        place.line = line
        return place
    }

    /// Creates the definition of the name of a literal.
    init(_ literal: SharedLiteral, named name: ColorName, atLine line: Int) {
        self.line = line
        self.name = name
        nameRange = literal.literal.range
        (scope, rank, theme) = (.everywhere, 0, -1)
        literals = [literal]
        var table = ExpressionTable()
        value = table.add(.literal(0), at: nameRange)
        expressions = table
        namePlace = literal.place
    }

    /// Makes the value unknown, because there may be another definition.
    mutating func doubt() {
        (expressions, literals) = (ExpressionTable(), [])
        value = expressions.add(.unresolved(.ambiguousName(name.text)), at: nameRange)
    }

    /// Whether the value is not known.
    var isUnknown: Bool { if case .unresolved = expressions[value].kind { true } else { false } }

    /// Whether the value depends on variables of Sass or Less, which may be parameters of a mixin.
    var usesVariables: Bool { usedNames.contains { $0.space == .preprocessorVariable } }

    /// The names in the value.
    var usedNames: [ColorName] { expressions.ids.compactMap { expressions[$0].kind.name } }

    /// Takes the value of `other`.
    mutating func takeValue(of other: SharedDefinition) {
        (expressions, value, literals) = (other.expressions, other.value, other.literals)
    }

    /// Takes the place among other definitions that `other` has.
    mutating func takePlace(of other: SharedDefinition) {
        (scope, rank, theme) = (other.scope, other.rank, other.theme)
    }

    /// The white of a page without a background.
    static let canvas = SharedDefinition()

    private init() {
        (name, nameRange, line) = (ColorName(.page, ""), ByteRange(0, 0), 1)
        (scope, rank, theme, literals) = (.everywhere, 0, -1, [])
        var table = ExpressionTable()
        value = table.add(.constant(.white), at: nameRange)
        expressions = table
    }

    /// Creates the shared form of `definition` in `facts`, at `line` of `file`.
    init(
        _ definition: __shared ColorDefinition, atLine line: Int, in facts: __shared ColorFacts,
        _ hidden: __shared [ColorName: Int], of file: __shared SourceFile
    ) {
        self.line = line
        name = definition.name
        nameRange = definition.nameRange
        scope = definition.scope
        rank = definition.rank
        theme = Int(definition.theme)
        // Most are a literal or a name.
        let root = facts.expressions[definition.value]
        if root.kind.parts.isEmpty {
            var table = ExpressionTable()
            if let name = root.kind.name, let index = hidden[name] {
                let literal = facts.literals[index]
                literals = [SharedLiteral(literal: literal, text: file.text(literal.range))]
                value = table.add(.defined(name, as: table.add(.literal(0), at: literal.range)), at: root.range)
                expressions = table
                return
            }
            if case .literal(let index) = root.kind {
                let literal = facts.literals[index]
                literals = [SharedLiteral(literal: literal, text: file.text(literal.range))]
            } else {
                literals = []
            }
            value = table.add(root.kind.mapping(parts: { $0 }, literal: { _ in 0 }), at: root.range)
            expressions = table
            return
        }
        var needed: Set<ExpressionID> = []
        var stack = [definition.value]
        while let id = stack.popLast() {
            if needed.insert(id).inserted { stack += facts.expressions[id].kind.parts }
        }
        var places: [ExpressionID: ExpressionID] = [:]
        var table = ExpressionTable()
        var literals: [SharedLiteral] = []
        // Parts precede the expressions that contain them.
        for id in needed.ordered() {
            let expression = facts.expressions[id]
            func share(_ index: Int) -> Int {
                let literal = facts.literals[index]
                literals.append(SharedLiteral(literal: literal, text: file.text(literal.range)))
                return literals.count - 1
            }
            if let name = expression.kind.name, let index = hidden[name] {
                let literal = table.add(.literal(share(index)), at: facts.literals[index].range)
                places[id] = table.add(.defined(name, as: literal), at: expression.range)
                continue
            }
            let kind = expression.kind.mapping(parts: { places[$0] ?? $0 }, literal: share)
            places[id] = table.add(kind, at: expression.range)
        }
        expressions = table
        value = places[definition.value] ?? definition.value
        self.literals = literals
    }
}

/// A literal with its text, independent of its file.
struct SharedLiteral: Equatable, Sendable {
    /// The literal, with its range in its file.
    let literal: ColorLiteral
    /// Its text.
    let text: String
    /// Its position, if requested.
    var place: StoredPlace?
}
