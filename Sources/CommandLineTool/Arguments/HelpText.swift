/// The help that follows from the tables.
enum HelpText {
    /// Help for the program as a whole.
    static func overview(_ style: Style) -> String {
        let lint = Command.lint.declaration
        var lines = ["\(style.bold("color-lint")): \(lint.summary)", ""]
        lines += usage(of: .lint, style)
        for command in Command.allCases where command != .lint { lines += usage(of: command, style, isFirst: false) }
        lines += [""] + lint.details
        lines += section(
            "Commands", Command.allCases.filter { $0 != .lint }.map { ($0.rawValue, $0.declaration.summary) }, style)
        lines += options(of: .lint, style)
        lines += examples(of: .lint, style)
        lines += ["", "A file or folder that is called like a command is named with its folder: ./colors."]
        return text(lines)
    }

    /// Help for one command.
    static func page(of command: Command, _ style: Style) -> String {
        guard command != .lint else { return overview(style) }
        let declaration = command.declaration
        var lines = ["\(style.bold("color-lint \(command.rawValue)")): \(declaration.summary)", ""]
        lines += usage(of: command, style)
        if !declaration.details.isEmpty { lines += [""] + declaration.details }
        lines += options(of: command, style) + examples(of: command, style)
        return text(lines)
    }

    private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

    private static func usage(of command: Command, _ style: Style, isFirst: Bool = true) -> [String] {
        let declaration = command.declaration
        let words = [
            "color-lint", command == .lint ? "" : command.rawValue, declaration.options.isEmpty ? "" : "[OPTION…]",
            declaration.operands,
        ]
        return [(isFirst ? style.heading("Usage: ") : "       ") + words.filter { !$0.isEmpty }.joined(separator: " ")]
    }

    private static func section(_ title: String, _ rows: [(String, String)], _ style: Style) -> [String] {
        guard !rows.isEmpty else { return [] }
        let width = rows.map { displayWidth(of: $0.0) }.filter { $0 <= 28 }.max() ?? 28
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

    /// Lines of help are no longer than this.
    private static let columns = 110

    /// `text` in lines of at most `width` columns, broken between words.
    private static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, displayWidth(of: line) + 1 + displayWidth(of: String(word)) > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }

    /// `option` as it is typed in `command`, with a word for its value: `-f, --format FORMAT`.
    static func name(of option: Option, in command: Command) -> String {
        let short = option.declaration.short.map { "-\($0), " } ?? ""
        var value = placeholder(of: option)
        if case .format = option.declaration.value, command.declaration.hasReports { value += "[=FILE]" }
        return short + option.flag + (value.isEmpty || value.hasPrefix("[") ? value : " " + value)
    }

    /// What `option` does in `command`.
    static func help(of option: Option, in command: Command) -> String {
        let declaration = command.declaration
        var help = option.declaration.help
        if case .format = option.declaration.value {
            let formats = declaration.formats.map(\.rawValue)
            help += ": \(formats.joined(separator: ", ")) (default: \(formats.first ?? ""))"
            if declaration.hasReports { help += "; with =FILE into a file, so that several can be had of one run" }
        }
        return help
    }

    private static func options(of command: Command, _ style: Style) -> [String] {
        let rows = command.completedOptions.map { option -> (String, String) in
            (
                (option.declaration.short == nil ? "    " : "") + name(of: option, in: command),
                help(of: option, in: command)
            )
        }
        return section("Options", rows, style)
    }

    private static func placeholder(of option: Option) -> String {
        switch option.declaration.value {
        case .none: ""
        case .choice(let words) where words.count <= 4: words.joined(separator: "|")
        case .choice: "FORM"
        case .format: "FORMAT"
        case .level: "LEVEL"
        case .rule: "ID"
        case .count: "N"
        case .shard: "I/N"
        case .text(let name): name
        case .optionalText(let name): "[=\(name)]"
        }
    }

    private static func examples(of command: Command, _ style: Style) -> [String] {
        section("Examples", command.declaration.examples.map { ($0.line, $0.meaning) }, style)
    }
}
