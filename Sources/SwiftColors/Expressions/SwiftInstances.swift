import SourceText

/// Static members that hold a value whose own members are colors: `static let dark = Theme(accent: …)`, `Color.theme`.
extension SwiftScanner {
    /// A static member that holds a value of some type.
    struct Instance {
        /// Its full name: `Color.theme`.
        var name: String
        /// The full name of its type, which the file declares.
        var type: String
        /// The members that it was given.
        var given: Set<String>
    }

    /// Adds the colors of the values that static members hold: those that a value is given by label, and those that every
    /// value of its type has.
    mutating func addInstances() {
        guard hasColorProperties, !instanceCandidates.isEmpty else { return }
        let outside = frames
        for (name, type) in instanceCandidates {
            frames = [SwiftFrame(opener: -1, enclosingType: type)]
            if let instance = readInstance(name, in: type) { addMembers(of: instance) }
            guard expansions < Self.mostExpansions else { break }
        }
        frames = outside
    }

    /// Puts the definitions into the order of the file, where those of cases and values stand behind others.
    mutating func sortDefinitions() {
        guard expansions > 0 else { return }
        let order = facts.definitions.enumerated().sorted {
            let (first, second) = ($0.element.nameRange.lowerBound, $1.element.nameRange.lowerBound)
            return first != second ? first < second : $0.offset < $1.offset
        }
        facts.definitions = order.map(\.element)
    }

    /// The value that the static `let` of the token `name` in `outer` holds, if it is one of a type of the file. The colors
    /// that it is given by label are added.
    private mutating func readInstance(_ name: Int, in outer: String) -> Instance? {
        guard tokens.isText(name - 1, "let") else { return nil }
        var next = name + 1
        var words: [String]?
        if tokens.kind(next) == .colon {
            guard let type = typeWords(next + 1) else { return nil }
            words = type.words
            next = type.next
        }
        guard tokens.kind(next) == .equal else { return nil }
        next += 1
        if let type = typeWords(next) {
            words = type.words
            next = type.next
        }
        if tokens.kind(next) == .period, tokens.isText(next + 1, "init") { next += 2 }
        guard let words, tokens.kind(next) == .leftParen, tokens.continuesCall(next), let close = tokens.closing(next),
            tokens.kind(close + 1) != .period, let arguments = tokens.arguments(next)
        else { return nil }
        let names = evaluator.declarations(tokens)
        let text = words.joined(separator: ".")
        let type = text == "Self" ? outer : [outer + "." + text, text].first { names.types[$0] != nil }
        guard let type, let declared = names.types[type], declared.kind == .structure || declared.kind == .class else {
            return nil
        }
        var instance = Instance(name: outer + "." + tokens.text(name), type: type, given: [])
        if !arguments.isEmpty {
            // With an initializer of its own the type may do anything with what it is given.
            guard declared.kind == .structure, !declared.hasInitializer else { return nil }
            for argument in arguments {
                guard let label = argument.label else { return nil }
                let member = tokens.text(label)
                instance.given.insert(member)
                guard let property = names.member(member, of: type), tokens.kind(property.token + 1) == .colon,
                    let family = tokens.colorFamily(tokens.bytes(property.token + 2)),
                    tokens.kind(property.token + 3) != .period
                else { continue }
                let value = expression(argument.lower, argument.upper, family)
                add(
                    Expansion(
                        name: instance.name + "." + member, nameRange: tokens[label].range, value: value,
                        isShared: isShared(name)))
            }
        }
        return instance
    }

    private func isShared(_ name: Int) -> Bool { !hasWord(before: name - 1, "private", "fileprivate") }

    /// Adds the colors that every value of the type of `instance` has.
    private mutating func addMembers(of instance: Instance) {
        for (member, index) in instanceMembers[instance.type] ?? [] where !instance.given.contains(member) {
            guard expansions < Self.mostExpansions else { return }
            let definition = facts.definitions[index]
            let value = facts.expressions.add(.name(definition.name), at: definition.nameRange)
            add(
                Expansion(
                    name: instance.name + "." + member, nameRange: definition.nameRange, value: value,
                    isShared: definition.isShared))
        }
    }
}
