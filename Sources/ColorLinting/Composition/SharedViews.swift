import SourceColors
import SourceText

/// The views that a Swift file lays out and uses, with the expressions behind them, independent of its text.
package final class SharedViews: Sendable {
    /// The scopes and uses with what they need: expressions, literals, and the definitions of names.
    let facts: ColorFacts
    /// Whether each scope has text whose color is set, so that what lies behind it matters.
    let hasText: [Bool]
    /// What belongs to what in ``facts``.
    let parts: ViewParts
    /// Whether the file is for macOS alone.
    let isForMacOS: Bool
    /// Whether the file is in a folder for a platform whose backgrounds are not published.
    let isForAnotherPlatform: Bool
    /// The lines, from 1, of the scopes, the uses and the expressions, by offset in UTF-8 bytes.
    private let lines: [Int: Int]

    /// Returns the views in `facts`, scanned in `file`; nil if there are none.
    init?(_ facts: ColorFacts, of file: SourceFile) {
        guard
            !facts.viewUses.isEmpty || !facts.viewScopes.isEmpty || !facts.viewModifiers.isEmpty
                || !facts.viewClasses.isEmpty || !facts.hosts.changesNothing
        else { return nil }
        hasText = Self.scopesWithText(of: facts)
        var part = Part(facts)
        var trimmed = ColorFacts()
        trimmed.viewScopes = facts.viewScopes
        trimmed.viewUses = facts.viewUses
        for use in facts.viewUses {
            if let background = use.background { part.need(background) }
            if let background = use.sectionBackground { part.need(background) }
            for argument in use.arguments { part.need(argument.value) }
        }
        trimmed.viewDefaults = facts.viewDefaults
        for value in facts.viewDefaults { part.need(value.value) }
        trimmed.decidingProperties = facts.decidingProperties
        trimmed.viewModifiers = facts.viewModifiers
        for modifier in facts.viewModifiers { if let background = modifier.background { part.need(background) } }
        trimmed.viewTexts = facts.viewTexts
        for text in facts.viewTexts { part.need(text.background) }
        trimmed.hosts = facts.hosts
        trimmed.viewClasses = facts.viewClasses
        for type in facts.viewClasses {
            for view in type.views { for color in view.backgrounds + view.images { part.need(color) } }
        }
        // Which of them a name stands for is decided with those of other files.
        if !facts.objects.isEmpty { part.needObjects() }
        trimmed.objects = facts.objects
        part.build()
        for type in trimmed.viewClasses.indices {
            for view in trimmed.viewClasses[type].views.indices {
                let old = trimmed.viewClasses[type].views[view]
                if old.backgrounds.isEmpty && old.images.isEmpty { continue }
                trimmed.viewClasses[type].views[view].backgrounds = old.backgrounds.map { part.place(of: $0) }
                trimmed.viewClasses[type].views[view].images = old.images.map { part.place(of: $0) }
            }
        }
        for index in trimmed.viewDefaults.indices {
            trimmed.viewDefaults[index].value = part.place(of: trimmed.viewDefaults[index].value)
        }
        for index in trimmed.viewTexts.indices {
            trimmed.viewTexts[index].background = part.place(of: trimmed.viewTexts[index].background)
        }
        for index in trimmed.viewModifiers.indices {
            trimmed.viewModifiers[index].background = trimmed.viewModifiers[index].background.map { part.place(of: $0) }
        }
        for index in trimmed.viewUses.indices {
            trimmed.viewUses[index].background = trimmed.viewUses[index].background.map { part.place(of: $0) }
            trimmed.viewUses[index].sectionBackground =
                trimmed.viewUses[index].sectionBackground.map { part.place(of: $0) }
            for number in trimmed.viewUses[index].arguments.indices {
                let value = trimmed.viewUses[index].arguments[number].value
                trimmed.viewUses[index].arguments[number].value = part.place(of: value)
            }
        }
        trimmed.expressions = part.expressions
        trimmed.literals = part.literals
        trimmed.definitions = part.definitions
        trimmed.platforms = facts.platforms
        var offsets = trimmed.viewScopes.map(\.nameRange.lowerBound) + trimmed.viewUses.map(\.range.lowerBound)
        offsets += trimmed.expressions.ids.map { trimmed.expressions.range(of: $0).lowerBound }
        lines = FileNames.lines(of: offsets, in: file)
        parts = ViewParts(of: trimmed)
        isForAnotherPlatform = PlatformFolders.areForAnotherPlatform(file.path)
        isForMacOS = facts.platforms == .macOS || PlatformFolders.areForMacOS(file.path)
        self.facts = trimmed
    }

    /// Returns for each scope of `facts` whether a pair is in it.
    static func scopesWithText(of facts: ColorFacts) -> [Bool] {
        var result = facts.viewScopes.map { _ in false }
        for pair in facts.pairs { if let scope = pair.scope, result.indices.contains(scope) { result[scope] = true } }
        return result
    }

    /// Returns the place of `range` in the file at `path`.
    func place(_ range: ByteRange, in path: String, _ message: String) -> RelatedPlace {
        var place = RelatedPlace(path: path, range: range, message: message)
        place.line = lines[range.lowerBound]
        return place
    }

    /// Returns the place of use number `use`, in words; nil if there is none.
    func step(_ use: Int, in path: String) -> RelatedPlace? {
        guard facts.viewUses.indices.contains(use) else { return nil }
        return place(facts.viewUses[use].range, in: path, "shown by \(user(of: facts.viewUses[use]))")
    }

    /// Returns the name of what shows what `use` does.
    func user(of use: ViewUse) -> String {
        use.scope.map { ViewComposer.viewName(facts.viewScopes[$0].name) }
            ?? (use.owner.isEmpty ? "the window" : use.owner)
    }

    /// Whether `other`, of the same file later, means the same to other files.
    func isEquivalent(to other: SharedViews) -> Bool {
        let (a, b) = (facts, other.facts)
        guard a.platforms == b.platforms, hasText == other.hasText, a.viewScopes.count == b.viewScopes.count,
            a.viewUses.count == b.viewUses.count,
            a.expressions.count == b.expressions.count, a.literals.count == b.literals.count,
            a.definitions.count == b.definitions.count
        else { return false }
        let sameScopes = zip(a.viewScopes, b.viewScopes).allSatisfy {
            $0.name == $1.name && $0.container == $1.container && $0.label == $1.label
                && $0.isPartialSheet == $1.isPartialSheet
                && lines[$0.nameRange.lowerBound] == other.lines[$1.nameRange.lowerBound]
        }
        let sameUses = zip(a.viewUses, b.viewUses).allSatisfy { one, another in
            var moved = another
            moved.range = one.range
            return one == moved && lines[one.range.lowerBound] == other.lines[another.range.lowerBound]
        }
        return sameScopes && sameUses && a.viewModifiers == b.viewModifiers && a.viewClasses == b.viewClasses
            && a.objects == b.objects && a.viewDefaults == b.viewDefaults && a.viewTexts == b.viewTexts
            && a.hosts == b.hosts && a.decidingProperties == b.decidingProperties
            && zip(a.literals, b.literals).allSatisfy { $0.value == $1.value }
            && zip(a.definitions, b.definitions).allSatisfy { $0.name == $1.name && $0.value == $1.value }
            && a.expressions.ids.allSatisfy { id in
                let starts = (a.expressions.range(of: id).lowerBound, b.expressions.range(of: id).lowerBound)
                return a.expressions[id].kind == b.expressions[id].kind && lines[starts.0] == other.lines[starts.1]
            }
    }

    /// The expressions that views need, with the definitions of their names.
    private struct Part: ~Copyable {
        private let facts: ColorFacts
        private var needed: Set<ExpressionID> = []
        private var places: [ExpressionID: ExpressionID] = [:]
        private var definitionsOf: [ColorName: [Int]] = [:]
        private var wanted: Set<ColorName> = []
        private(set) var expressions = ExpressionTable()
        private(set) var literals: [ColorLiteral] = []
        private(set) var definitions: [ColorDefinition] = []

        init(_ facts: ColorFacts) {
            self.facts = facts
            for (index, definition) in facts.definitions.enumerated() {
                definitionsOf[definition.name, default: []].append(index)
            }
        }

        /// Adds the expression `id`, its parts, and the definitions of its names.
        mutating func need(_ id: ExpressionID) {
            var stack = [id]
            while let id = stack.popLast() {
                guard needed.insert(id).inserted else { continue }
                let kind = facts.expressions[id].kind
                stack += kind.parts
                guard let name = kind.name, wanted.insert(name).inserted else { continue }
                stack += (definitionsOf[name] ?? []).map { facts.definitions[$0].value }
            }
        }

        /// Adds the members of all objects.
        mutating func needObjects() {
            for definition in facts.definitions where definition.name.isOfObject {
                wanted.insert(definition.name)
                need(definition.value)
            }
        }

        /// Copies what is needed.
        mutating func build() {
            for id in needed.ordered() {
                let expression = facts.expressions[id]
                var literal: Int?
                if case .literal(let index) = expression.kind {
                    literal = literals.count
                    literals.append(facts.literals[index])
                }
                let kind = expression.kind.mapping(parts: { places[$0] ?? $0 }, literal: { literal ?? $0 })
                places[id] = expressions.add(kind, at: expression.range)
            }
            for name in wanted {
                for index in definitionsOf[name] ?? [] {
                    var definition = facts.definitions[index]
                    definition.value = place(of: definition.value)
                    definitions.append(definition)
                }
            }
            definitions.order { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
        }

        func place(of id: ExpressionID) -> ExpressionID { places[id] ?? id }
    }
}
