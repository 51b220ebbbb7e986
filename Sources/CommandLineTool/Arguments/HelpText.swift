/// Help texts generated from the declarations of commands and options.
struct HelpText {
    var style: Style
    /// Maximum width in columns.
    var columns: Int

    /// Help for the whole program.
    var overview: String {
        let lint = Command.lint.declaration
        var lines = ["\(style.bold("color-lint")): \(lint.summary)", ""]
        lines += [usage(of: .lint), "       color-lint COMMAND [OPTION…] …", ""] + paragraphs(lint.details)
        lines += section(
            "Commands", Command.allCases.filter { $0 != .lint }.map { ($0.rawValue, $0.declaration.summary) })
        lines += options(of: .lint) + examples(of: .lint)
        lines += [""]
        lines += paragraphs([
            "See color-lint help COMMAND for details on a command. To lint a path that has a command's name, write ./colors."
        ])
        return text(lines)
    }

    func page(of command: Command) -> String {
        guard command != .lint else { return overview }
        let declaration = command.declaration
        var lines = ["\(style.bold("color-lint \(command.rawValue)")): \(declaration.summary)", "", usage(of: command)]
        if !declaration.details.isEmpty { lines += [""] + paragraphs(declaration.details) }
        lines += options(of: command) + examples(of: command)
        return text(lines)
    }

    private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

    private func paragraphs(_ details: [String]) -> [String] { details.flatMap { wrapped($0, to: columns) } }

    private func usage(of command: Command) -> String {
        let declaration = command.declaration
        let words = [
            "color-lint", command == .lint ? "" : command.rawValue, command.options == [.help] ? "" : "[OPTION…]",
            declaration.operands,
        ]
        return style.heading("Usage:") + " " + words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns `rows` below `title`, with descriptions aligned at column `width` if given.
    private func section(_ title: String, _ rows: [(String, String)], width: Int? = nil) -> [String] {
        guard !rows.isEmpty else { return [] }
        let width = width ?? nameWidth(of: rows)
        return ["", style.heading(title + ":")]
            + rows.flatMap { row -> [String] in
                let padding = width - displayWidth(of: row.0)
                let name = style.accent(row.0)
                let indent = String(repeating: " ", count: width + 4)
                let lines = wrapped(row.1, to: columns - width - 4)
                let rest = lines.dropFirst().map { indent + $0 }
                let first = lines.first ?? ""
                return padding < 0
                    ? ["  " + name, indent + first] + rest
                    : ["  " + name + String(repeating: " ", count: padding + 2) + first] + rest
            }
    }

    /// Width of the column of names. Longer names get a line of their own.
    private func nameWidth(of rows: [(String, String)]) -> Int {
        let most = columns < 80 ? 22 : 28
        return rows.map { displayWidth(of: $0.0) }.filter { $0 <= most }.max() ?? most
    }

    /// The option's syntax in `command`, with a placeholder for its value: `-f, --format FORMAT`.
    static func name(of option: Option, in command: Command) -> String {
        let short = option.declaration.short.map { "-\($0), " } ?? ""
        var value = placeholder(of: option)
        if case .format = option.declaration.value, command.declaration.hasReports { value += "[=FILE]" }
        return short + option.flag + (value.isEmpty || value.hasPrefix("[") ? value : " " + value)
    }

    /// Description of `option` in `command`.
    static func help(of option: Option, in command: Command) -> String {
        let declaration = command.declaration
        var help = option.declaration.help
        if case .format = option.declaration.value {
            let formats = declaration.formats.map(\.rawValue)
            help += ": \(formats.joined(separator: ", ")) (default: \(formats.first ?? ""))"
            if declaration.hasReports { help += "; with =FILE, written to a file; repeatable" }
        }
        return help
    }

    private func options(of command: Command) -> [String] {
        let options = command.completedOptions
        func row(_ option: Option) -> (String, String) {
            (
                (option.declaration.short == nil ? "    " : "") + Self.name(of: option, in: command),
                Self.help(of: option, in: command)
            )
        }
        let width = nameWidth(of: options.map(row))
        // A list that fits on a screen needs no groups.
        guard options.count > 14 else { return section("Options", options.map(row), width: width) }
        return Option.Group.allCases.flatMap { group in
            section(group.rawValue, options.filter { $0.declaration.group == group }.map(row), width: width)
        }
    }

    private static func placeholder(of option: Option) -> String {
        switch option.declaration.value {
        case .none: ""
        case .choice(let words) where words.count <= 4: words.joined(separator: "|")
        case .choice: "FORM"
        case .format: "FORMAT"
        case .level: "LEVEL"
        case .rule: "RULE"
        case .pattern: "GLOB"
        case .count: "N"
        case .shard: "I/N"
        case .text(let name): name
        case .optionalText(let name): "[=\(name)]"
        }
    }

    private func examples(of command: Command) -> [String] {
        section("Examples", command.declaration.examples.map { ($0.line, $0.meaning) })
    }
}
