import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// What one file says of names: those it defines for others, and how often it uses each.
package struct FileNames: Sendable {
    /// The definitions that other files can use.
    let definitions: [SharedDefinition]
    /// Where each name is among them; empty where they are few, and looked through faster.
    private let placesByName: [ColorName: [Int]]
    /// How often each name is used.
    let uses: [ColorName: Int]
    /// The colours of the names that mean one colour wherever they are used.
    let constants: [(color: HexColor, name: ColorName)]
    /// The initialisers of colours that it declares for all files.
    let initializers: [DeclaredInitializer]
    /// The aliases and helpers that it declares for other Swift files, and those it uses.
    let swift: SwiftFacts?
    /// Whether it says that its folder's name is part of the names of the catalogue's colours in it.
    let providesNamespace: Bool

    /// Where names are written, if that was asked for.
    let places: [NamePlace]

    /// The definitions of `name`.
    func definitions(of name: ColorName) -> [SharedDefinition] {
        placesByName.isEmpty
            ? definitions.filter { $0.name == name } : (placesByName[name] ?? []).map { definitions[$0] }
    }

    /// Whether there is nothing to know.
    var isEmpty: Bool {
        places.isEmpty && definitions.isEmpty && uses.isEmpty && initializers.isEmpty && swift == nil
            && !providesNamespace
    }

    /// Whether `facts` define anything for other files. It is found out faster than what.
    package static func areDefined(by facts: ColorFacts) -> Bool {
        facts.definitions.contains { $0.isShared } || facts.declaredInitializers.contains { !$0.isNested }
            || facts.swift?.isShared == true || facts.catalogue?.providesNamespace == true
    }

    /// The names of `facts`, which a scan of `file` has found; where they are written only if `withPlaces`.
    package init(_ facts: ColorFacts, of file: SourceFile, withPlaces: Bool = false) {
        places = withPlaces ? NamePlace.places(facts.nameOccurrences(in: file), in: file) : []
        let shared = facts.definitions.filter { $0.isShared }
        let lines = Self.lines(of: shared.map { $0.nameRange.lowerBound }, in: file)
        var definitions = shared.map { definition in
            SharedDefinition(
                definition, atLine: lines[definition.nameRange.lowerBound] ?? 1, in: facts, of: file)
        }
        if withPlaces { Self.placeLiterals(of: &definitions, in: file) }
        self.definitions = definitions
        var placesByName: [ColorName: [Int]] = [:]
        if definitions.count > 8 {
            for (place, definition) in definitions.enumerated() {
                placesByName[definition.name, default: []].append(place)
            }
        }
        self.placesByName = placesByName
        constants = facts.constantDefinitions.compactMap { definition in
            guard definition.isShared, case .literal(let index) = facts.expressions[definition.value].kind,
                let color = facts.literals[index].color
            else { return nil }
            return (HexColor(color.rgba), definition.name)
        }
        providesNamespace = facts.catalogue?.providesNamespace ?? false
        swift = facts.swift?.withoutPlaces
        var uses: [ColorName: Int] = [:]
        for id in facts.expressions.ids {
            guard let name = facts.expressions[id].kind.name else { continue }
            uses[name, default: 0] += 1
            // `.brand` may be a member or the symbol of a catalogue's colour: one use, by the member's name.
            if case .nameOr(_, let fallback) = facts.expressions[id].kind,
                let symbol = facts.expressions[fallback].kind.name, symbol == name.generatedSymbol
            {
                uses[symbol, default: 0] -= 1
            }
        }
        self.uses = uses
        initializers = facts.declaredInitializers.filter { !$0.isNested }
    }

    /// Tells the literals of `definitions` where they stand in `file`, so that they can be changed without its text.
    private static func placeLiterals(of definitions: inout [SharedDefinition], in file: SourceFile) {
        let ranges = definitions.flatMap { $0.literals.map(\.literal.range) }
        var places = StoredPlace.places(of: ranges, in: file).makeIterator()
        for index in definitions.indices {
            for literal in definitions[index].literals.indices {
                definitions[index].literals[literal].place = places.next()
            }
        }
    }

    /// The lines, from 1, of the places `offsets`, in one pass over the file.
    private static func lines(of offsets: [Int], in file: SourceFile) -> [Int: Int] {
        var lines: [Int: Int] = [:]
        file.withBytes { source in
            var cursor = LineColumnCursor(source)
            for offset in offsets.sorted() where lines[offset] == nil {
                lines[offset] = cursor.lineColumn(of: offset).line
            }
        }
        return lines
    }
}

/// A definition with the expressions it is made of, apart from the file it stands in.
struct SharedDefinition: Hashable, Sendable {
    /// The name.
    let name: ColorName
    /// Where the name stands.
    let nameRange: ByteRange
    /// The line it stands on, from 1.
    let line: Int
    /// Where it holds.
    let scope: DefinitionScope
    /// Which of several definitions counts: ``ColorDefinition/rank``.
    let rank: UInt64
    /// The value and the expressions it is made of.
    let expressions: ExpressionTable
    /// What the name is defined as.
    let value: ExpressionID
    /// The literals in ``expressions``, by the place they have there.
    fileprivate(set) var literals: [SharedLiteral]

    /// Whether `other`, of another file, gives the same colours in the same appearances.
    func saysTheSame(as other: SharedDefinition) -> Bool {
        guard scope == other.scope, value == other.value, literals.count == other.literals.count,
            expressions.count == other.expressions.count,
            zip(literals, other.literals).allSatisfy({ $0.literal.value == $1.literal.value })
        else { return false }
        return expressions.ids.allSatisfy { expressions[$0].kind == other.expressions[$0].kind }
    }

    /// The place where it stands, in the file at `path`.
    func place(in path: String) -> RelatedPlace {
        var place = RelatedPlace(path: path, range: nameRange, message: "\(name.text) is defined here")
        place.line = line
        return place
    }

    /// `definition`, which stands at `line` of `file` and in `facts`, found there.
    init(_ definition: ColorDefinition, atLine line: Int, in facts: ColorFacts, of file: SourceFile) {
        self.line = line
        name = definition.name
        nameRange = definition.nameRange
        scope = definition.scope
        rank = definition.rank
        var needed: Set<ExpressionID> = []
        var stack = [definition.value]
        while let id = stack.popLast() {
            if needed.insert(id).inserted { stack += facts.expressions[id].kind.parts }
        }
        var places: [ExpressionID: ExpressionID] = [:]
        var table = ExpressionTable()
        var literals: [SharedLiteral] = []
        // Parts stand before their wholes, here as there.
        for id in needed.sorted() {
            let expression = facts.expressions[id]
            let kind = expression.kind.mapping(
                parts: { places[$0] ?? $0 },
                literal: { index in
                    let literal = facts.literals[index]
                    literals.append(SharedLiteral(literal: literal, text: file.text(literal.range)))
                    return literals.count - 1
                })
            places[id] = table.add(kind, at: expression.range)
        }
        expressions = table
        value = places[definition.value] ?? definition.value
        self.literals = literals
    }
}

/// A literal with its text, apart from the file it stands in.
struct SharedLiteral: Hashable, Sendable {
    /// The literal, at its place in its file.
    let literal: ColorLiteral
    /// What is written there.
    let text: String
    /// Where it stands, if that was asked for.
    var place: StoredPlace?
}
