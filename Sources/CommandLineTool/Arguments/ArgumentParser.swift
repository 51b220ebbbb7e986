import ColorLinting
import PathPatterns

/// Parses a command line according to the declarations in ``Command`` and ``Option``.
struct ArgumentParser {
    private var arguments: ArraySlice<String>
    private var found: [(option: Option, value: String?)] = []
    private var operands: [String] = []
    private var command: Command?

    /// Parses `arguments`, which exclude the program name.
    static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var parser = ArgumentParser(arguments: arguments[...])
        return try parser.invocation()
    }

    private init(arguments: ArraySlice<String>) { self.arguments = arguments }

    private mutating func invocation() throws(UsageError) -> Invocation {
        while let argument = arguments.popFirst() {
            if argument == "--" {
                operands += arguments
                break
            } else if argument.hasPrefix("--") {
                try readLong(argument.dropFirst(2))
            } else if argument.hasPrefix("-"), argument != "-" {
                try readShort(argument.dropFirst())
            } else if command == nil, operands.isEmpty, let named = Command.named(argument) {
                command = named
            } else {
                operands.append(argument)
            }
        }
        return try checked()
    }

    private mutating func readLong(_ text: Substring) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let option = Option(rawValue: name) else {
            let known = Option.allCases.filter { !$0.declaration.isHidden }.map(\.rawValue)
            throw UsageError(
                "unknown option --\(name)", nearest: Self.suggestion(for: name, among: known).map { "--" + $0 })
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        if case .none = option.declaration.value {
            if attached != nil { throw UsageError("\(option.flag) does not take a value") }
            found.append((option, nil))
        } else if case .optionalText = option.declaration.value {
            found.append((option, attached))
        } else {
            if let attached {
                found.append((option, attached))
            } else {
                found.append((option, try nextValue(of: option)))
            }
        }
    }

    private mutating func readShort(_ letters: Substring) throws(UsageError) {
        var letters = letters
        while let letter = letters.popFirst() {
            guard let option = Option.short(letter) else { throw UsageError("unknown option -\(letter)") }
            if case .none = option.declaration.value {
                found.append((option, nil))
            } else {
                if letters.first == "=" { letters.removeFirst() }
                found.append((option, letters.isEmpty ? try nextValue(of: option) : String(letters)))
                return
            }
        }
    }

    private mutating func nextValue(of option: Option) throws(UsageError) -> String {
        guard let value = arguments.popFirst() else { throw UsageError("\(option.flag) requires a value") }
        return value
    }

    /// Returns the invocation after checking that its parts can be combined.
    private func checked() throws(UsageError) -> Invocation {
        var invocation = Invocation(command: command ?? .lint, operands: operands)
        if found.contains(where: { $0.option == .help }) {
            return Invocation(command: .help, operands: command.map { [$0.rawValue] } ?? [])
        }
        let declaration = invocation.command.declaration
        let use = invocation.command == .lint ? "without a command" : "with \(invocation.command.rawValue)"
        for (option, value) in found {
            guard option == .version || option.declaration.commands.contains(invocation.command) else {
                throw UsageError("\(option.flag) cannot be used \(use)")
            }
            if let value { try check(value, of: option, in: declaration) }
            invocation.add(option, value)
        }
        if invocation.has(.version) { return invocation }
        guard declaration.operandCount.contains(operands.count) else {
            let name = invocation.command.rawValue
            if operands.count > declaration.operandCount.upperBound {
                let extra = self.operands[declaration.operandCount.upperBound]
                let operands = declaration.operands.isEmpty ? "no arguments" : declaration.operands
                throw UsageError("unexpected argument “\(terminalSafe(extra))”: \(name) takes \(operands)")
            }
            throw UsageError("\(name) requires \(declaration.operands)")
        }
        return invocation
    }

    private func check(_ given: String, of option: Option, in declaration: Command.Declaration) throws(UsageError) {
        let allowed: [String]
        var value = given
        switch option.declaration.value {
        case .none, .text, .optionalText: return
        case .count:
            guard let count = Int(value), (1...256).contains(count) else {
                throw UsageError("invalid value “\(value)” for \(option.flag): expected a number from 1 to 256")
            }
            return
        case .shard:
            guard Shard(value) == nil else { return }
            throw UsageError("invalid value “\(value)” for \(option.flag): expected I/N, for example 2/5")
        case .level:
            guard ContrastLevel(value) == nil else { return }
            throw UsageError("invalid value “\(value)” for \(option.flag): expected AA, AAA or a ratio from 1 to 21")
        case .pattern:
            guard let problem = PathSelection.problem(with: value) else { return }
            throw UsageError("invalid value “\(terminalSafe(value))” for \(option.flag): \(problem)")
        case .choice(let words): allowed = words
        case .format:
            allowed = declaration.formats.map(\.rawValue)
            let (name, path) = OutputFormat.parts(of: value)
            guard let path else { break }
            guard declaration.hasReports else {
                throw UsageError(
                    "\(option.flag) does not take a file with this "
                        + "command; use --output")
            }
            if path.isEmpty { throw UsageError("\(option.flag) \(value) has no file name after =") }
            value = name
        case .rule: allowed = RuleCatalog.all.map { $0.metadata.id }
        }
        guard !allowed.contains(value) else { return }
        throw UsageError(
            "invalid value “\(value)” for \(option.flag): expected \(allowed.joined(separator: ", "))",
            nearest: Self.suggestion(for: value, among: allowed))
    }

    /// Returns the word of `words` that `text` is probably a misspelling or an abbreviation of.
    private static func suggestion(for text: String, among words: [String]) -> String? {
        nearestName(to: text, among: words) ?? (text.utf8.count > 1 ? words.first { $0.hasPrefix(text) } : nil)
    }
}
