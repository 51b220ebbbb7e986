import ColorLinting

/// Generates a manual page from the declarations. <https://man7.org/linux/man-pages/man7/man.7.html>
enum ManualPage {
    /// The page in troff format.
    static var text: String {
        let lint = Command.lint.declaration
        var lines = [
            ".TH COLOR\\-LINT 1 \"\" \"color\\-lint \(version)\" \"User Commands\"", ".SH NAME",
            "color\\-lint \\- \(escaped(lint.summary))", ".SH SYNOPSIS",
        ]
        for command in Command.allCases {
            lines += [command == .lint ? ".B color\\-lint" : ".br\n.B color\\-lint \(command.rawValue)"]
            if command.options != [.help] { lines.append("[OPTION...]") }
            if !command.declaration.operands.isEmpty { lines.append(escaped(command.declaration.operands)) }
        }
        lines += [".SH DESCRIPTION"] + lint.details.map { $0.isEmpty ? ".PP" : escaped($0) }
        lines += [".SH OPTIONS"] + options(of: .lint)
        lines.append(".SH COMMANDS")
        for command in Command.allCases where command != .lint {
            lines += [".SS color\\-lint \(command.rawValue) \(escaped(command.declaration.operands))"]
            lines.append(escaped(sentence(command.declaration.summary)))
            lines += command.declaration.details.map { $0.isEmpty ? ".PP" : escaped($0) }
            lines += options(of: command) + examples(of: command)
        }
        lines.append(".SH ENVIRONMENT")
        for variable in EnvironmentVariable.allCases {
            lines += [".TP", ".B \(escaped(variable.rawValue))", escaped(variable.help)]
        }
        lines += [".SH EXAMPLES"] + examples(of: .lint)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func options(of command: Command) -> [String] {
        command.completedOptions.filter { command == .lint || $0 != .help }.flatMap { option -> [String] in
            [
                ".TP", ".B " + escaped(HelpText.name(of: option, in: command)),
                escaped(HelpText.help(of: option, in: command)),
            ]
        }
    }

    private static func examples(of command: Command) -> [String] {
        command.declaration.examples.flatMap { [".TP", ".B " + escaped($0.line), escaped($0.meaning)] }
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    /// Escapes `text` so that troff does not interpret any of it.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case ".", "'": result += result.isEmpty ? "\\&" + String(scalar) : String(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
