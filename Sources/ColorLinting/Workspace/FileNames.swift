import ColorScanning
import SourceText

/// What one file says of names: those it defines for others, and how often it uses each.
package struct FileNames: Sendable {
    /// The definitions that other files can use.
    let definitions: [SharedDefinition]
    /// How often each name is used.
    let uses: [ColorName: Int]
    /// The initialisers of colours that it declares for all files.
    let initializers: [DeclaredInitializer]

    /// Whether there is nothing to know.
    var isEmpty: Bool { definitions.isEmpty && uses.isEmpty && initializers.isEmpty }

    /// Whether `facts` define anything for other files. It is found out faster than what.
    package static func areDefined(by facts: ColorFacts) -> Bool {
        facts.definitions.contains { $0.isShared } || facts.declaredInitializers.contains { !$0.isNested }
    }

    /// The names of `facts`.
    package init(_ facts: ColorFacts) {
        definitions = facts.definitions.filter { $0.isShared }.map { SharedDefinition($0, in: facts) }
        var uses: [ColorName: Int] = [:]
        for id in facts.expressions.ids {
            if let name = facts.expressions[id].kind.name { uses[name, default: 0] += 1 }
        }
        self.uses = uses
        initializers = facts.declaredInitializers.filter { !$0.isNested }
    }
}

/// A definition with the expressions it is made of, apart from the file it stands in.
struct SharedDefinition: Hashable, Sendable {
    /// The name.
    let name: ColorName
    /// Where the name stands.
    let nameRange: ByteRange
    /// Where it holds.
    let scope: DefinitionScope
    /// Which of several definitions counts: ``ColorDefinition/rank``.
    let rank: UInt64
    /// The value and the expressions it is made of.
    let expressions: ExpressionTable
    /// What the name is defined as.
    let value: ExpressionID
    /// What the literals in ``expressions`` come to, by the place they have there.
    let literals: [LiteralValue]

    /// `definition`, which stands in `facts`.
    init(_ definition: ColorDefinition, in facts: ColorFacts) {
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
        var literals: [LiteralValue] = []
        // Parts stand before their wholes, here as there.
        for id in needed.sorted() {
            let expression = facts.expressions[id]
            let kind = expression.kind.mapping(
                parts: { places[$0] ?? $0 },
                literal: { index in
                    literals.append(facts.literals[index].value)
                    return literals.count - 1
                })
            places[id] = table.add(kind, at: expression.range)
        }
        expressions = table
        value = places[definition.value] ?? definition.value
        self.literals = literals
    }
}
