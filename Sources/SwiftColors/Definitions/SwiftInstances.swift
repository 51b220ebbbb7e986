import SourceColors
import SourceText

/// Static members that hold a value whose own members are colors: `static let dark = Theme(accent: …)`, `Color.theme`.
extension SwiftDefinitionReader {
    /// A static member that holds a value.
    struct Instance {
        /// The full name of the type around: `Color` of `Color.theme`.
        var outer: String
        /// Its own name: `theme`.
        var member: String
        /// The full name of its type, which is declared in the file.
        var type: String
        /// The members that its initializer is given, and those of them that are colors.
        var given: Set<String> = []
        var colors: Set<String> = []
        /// Whether other files can use it.
        var isShared: Bool

        /// Its full name: `Color.theme`.
        var name: String { outer + "." + member }
    }

    /// Adds the colors of the values that static members hold: those given to the initializer, and those that every value of
    /// the type has.
    func addInstances() {
        guard hasColorProperties, !instanceCandidates.isEmpty else { return }
        var own: [String: [Instance]] = [:]
        for (name, type) in instanceCandidates {
            nesting.inside(type) {
                guard let instance = readInstance(name, in: type) else { return }
                addMembers(of: instance)
                if instance.type == instance.outer { own[type, default: []].append(instance) }
            }
            guard !isFull else { return }
        }
        for type in own.keys.ordered() { addChoice(among: own[type] ?? [], of: type) }
    }

    /// Adds the colors that a value of the structure `type` may have if its static members, `instances`, are all of its values:
    /// those of `let style: Style`, where `Style` has `static let plain = Style(ink: .black)`.
    private func addChoice(among instances: [Instance], of type: String) {
        let word = type.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(type[type.index(after: $0)...]) } ?? type
        guard let first = instances.first, file.declarations.types[type]?.kind == .structure,
            conformances[type]?.isView != true, !isOneOfSeveral(type),
            calls[word, default: 0] + calls["Self", default: 0] <= instances.count
        else { return }
        let initial = Set((instanceMembers[type] ?? []).map(\.member))
        let all = instances.dropFirst().reduce(first.colors) { $0.intersection($1.colors) }.subtracting(initial)
        let members = all.ordered().compactMap { name in
            file.declarations.member(name, of: type)
                .flatMap { isAssigned($0.token) ? nil : (name: name, token: $0.token) }
        }
        guard !members.isEmpty else { return }
        for instance in instances { addCase(instance.member, of: type, to: type) }
        for (name, token) in members {
            let any = ColorName(.swiftMember, type + ":." + name)
            let value = facts.add(
                .nameOr(any, fallback: facts.unresolved(.choice, TokenRange(token))), at: TokenRange(token))
            add(
                Expansion(
                    name: type + "." + name, nameRange: tokens[token].range, value: value,
                    isShared: instances.allSatisfy(\.isShared)))
        }
    }

    /// Returns how often the file calls each name, such as that of an initializer.
    func callCounts() -> [String: Int] {
        var counts: [String: Int] = [:]
        for index in 0..<max(tokens.count - 1, 0) where tokens.kind(index + 1) == .leftParen && tokens.isName(index) {
            counts[tokens.text(index), default: 0] += 1
        }
        return counts
    }

    /// Returns the value that the static `let` of the token `name` in `outer` holds, if its type is declared in the file, and
    /// adds the colors given to its initializer.
    private func readInstance(_ name: Int, in outer: String) -> Instance? {
        guard tokens.isText(name - 1, "let") else { return nil }
        var next = name + 1
        var words: [String]?
        if tokens.kind(next) == .colon {
            guard let type = tokens.typeWords(next + 1) else { return nil }
            words = type.words
            next = type.next
        }
        guard tokens.kind(next) == .equal else { return nil }
        next += 1
        if let type = tokens.typeWords(next) {
            words = type.words
            next = type.next
        }
        if tokens.kind(next) == .period, tokens.isText(next + 1, "init") { next += 2 }
        guard let words, tokens.kind(next) == .leftParen, tokens.continuesCall(next), let close = tokens.closing(next),
            tokens.kind(close + 1) != .period, let arguments = tokens.arguments(next)
        else { return nil }
        let names = file.declarations
        let text = words.joined(separator: ".")
        guard let type = text == "Self" ? outer : expressions.names.typeName(text, in: outer),
            let declared = names.types[type], declared.kind == .structure || declared.kind == .class
        else { return nil }
        var instance = Instance(outer: outer, member: tokens.text(name), type: type, isShared: isShared(name))
        if !arguments.isEmpty {
            // An initializer of its own may do anything with its arguments.
            guard declared.kind == .structure, !declared.hasInitializer else { return nil }
            for argument in arguments {
                guard let label = argument.label else { return nil }
                let member = tokens.text(label)
                instance.given.insert(member)
                guard let property = names.member(member, of: type), tokens.kind(property.token + 1) == .colon,
                    let family = tokens.colorFamily(tokens.bytes(property.token + 2)),
                    tokens.kind(property.token + 3) != .period
                else { continue }
                let value = expressions.expression(argument.range, family)
                instance.colors.insert(member)
                add(
                    Expansion(
                        name: instance.name + "." + member, nameRange: tokens[label].range, value: value,
                        isShared: instance.isShared))
            }
        }
        return instance
    }

    private func isShared(_ name: Int) -> Bool { !tokens.hasWord(before: name - 1, "private", "fileprivate") }

    /// Adds the colors that every value of the type of `instance` has.
    private func addMembers(of instance: Instance) {
        for (member, index) in instanceMembers[instance.type] ?? [] where !instance.given.contains(member) {
            guard !isFull else { return }
            let definition = facts.collected.definitions[index]
            let value = facts.add(.name(definition.name), at: definition.nameRange)
            add(
                Expansion(
                    name: instance.name + "." + member, nameRange: definition.nameRange, value: value,
                    isShared: definition.isShared))
        }
    }
}
