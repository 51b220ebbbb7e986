import SourceColors
import SourceText

/// Finds what a Sass or Less sheet defines as its calls, loops and functions make it.
extension ExpandedFacts {
    /// Adds the custom properties that only calls and loops define: those that hold everywhere, and all that calls of mixins set.
    mutating func addDefinitions() {
        setVariables()
        if expanded.definitions.contains(where: { $0.name.space == .customProperty && isOfMixin($0) }) {
            return replaceDefinitions()
        }
        for definition in expanded.definitions where definition.name.space == .customProperty {
            if !ownNames.contains(definition.name), let new = added(definition) { facts.definitions.append(new) }
        }
    }

    /// Whether a call of a mixin sets `definition`, or puts it where it is.
    private func isOfMixin(_ definition: ColorDefinition) -> Bool {
        let start = definition.nameRange.lowerBound
        return text.isPassed(start) || !text.calls(text.frame(at: start)).isEmpty
    }

    /// Returns the custom property `definition` with its place in the sheet; nil if it does not hold everywhere, and no call of a
    /// mixin sets it.
    private mutating func added(_ definition: ColorDefinition) -> ColorDefinition? {
        var new = definition
        switch definition.scope {
        case .everywhere, .appearances: break
        case .block, .otherMedium:
            guard isOfMixin(definition) else { return nil }
            new.scope = place(of: definition.scope)
        }
        new.value = moved(definition.value)
        new.nameRange = text.place(of: definition.nameRange)
        new.isShared = false
        return new
    }

    private func place(of scope: DefinitionScope) -> DefinitionScope {
        switch scope {
        case .everywhere, .appearances: scope
        case .block(let range): .block(text.place(of: range))
        case .otherMedium(let range): .otherMedium(text.place(of: range))
        }
    }

    /// Puts all custom properties in the order and the places that calls of mixins give them. Those in mixins that the sheet calls
    /// set nothing by themselves.
    private mutating func replaceDefinitions() {
        var own: [Int: ColorDefinition] = [:]
        var others: [ColorDefinition] = []
        for definition in facts.definitions {
            if definition.name.space == .customProperty {
                own[definition.nameRange.lowerBound] = definition
            } else {
                others.append(definition)
            }
        }
        facts.definitions = others
        for definition in expanded.definitions where definition.name.space == .customProperty {
            let start = definition.nameRange.lowerBound
            let isWritten = text.frame(at: start) < 0
            if isWritten, let origin = text.origin(of: definition.nameRange), var known = own[origin.lowerBound] {
                (known.scope, known.rank) = (place(of: definition.scope), definition.rank)
                facts.definitions.append(known)
            } else if isOfMixin(definition) || !ownNames.contains(definition.name), let new = added(definition) {
                facts.definitions.append(new)
            }
        }
    }

    /// Adds all custom properties, and the variables that are known.
    mutating func shareDefinitions(of sheet: PreprocessorSheet) {
        sharer = sheet
        facts.themes = expanded.themes
        for definition in expanded.definitions where definition.isShared {
            var new = definition
            switch definition.name.space {
            case .customProperty:
                // A mixin itself sets nothing.
                guard
                    text.frame(at: definition.nameRange.lowerBound) >= 0
                        || text.origin(of: definition.nameRange).map({ sheet.isInMixin($0) }) != true
                else { continue }
            case .preprocessorVariable:
                guard !isComputed(definition.value, in: expanded), text.origin(of: definition.nameRange) != nil else {
                    continue
                }
            default: continue
            }
            new.value = moved(definition.value)
            new.nameRange = text.place(of: definition.nameRange)
            facts.definitions.append(new)
        }
    }

    /// Gives the variables of the sheet that functions compute the values that these return.
    private mutating func setVariables() {
        var own: [Int: Int] = [:]
        for (index, definition) in facts.definitions.enumerated()
        where definition.name.space == .preprocessorVariable && isComputed(definition.value, in: facts) {
            own[definition.nameRange.lowerBound] = index
        }
        for definition in expanded.definitions where definition.name.space == .preprocessorVariable {
            guard !isComputed(definition.value, in: expanded), let origin = text.origin(of: definition.nameRange) else {
                continue
            }
            if let index = own[origin.lowerBound] { facts.definitions[index].value = moved(definition.value) }
        }
    }

    private func isComputed(_ value: ExpressionID, in facts: ColorFacts) -> Bool {
        if case .unresolved = facts.expressions[value].kind { true } else { false }
    }
}
