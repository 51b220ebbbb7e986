/// The completion script for fish. <https://fishshell.com/docs/current/cmds/complete.html>
var fishCompletions: String {
    var text = """
        # Completions of color-lint for fish. `color-lint completions fish` wrote them.
        set -l commands \(Command.words.joined(separator: " "))

        """
    for command in Command.allCases {
        let isLint = command == .lint
        let condition =
            isLint ? "not __fish_seen_subcommand_from $commands" : "__fish_seen_subcommand_from \(command.rawValue)"
        let start = "complete -c color-lint -n \"\(condition)\""
        if !isLint {
            text += "complete -c color-lint -n \"__fish_is_first_arg\" -a \(command.rawValue)"
            text += " -d '\(fishQuoted(command.declaration.summary))'\n"
        }
        for option in command.completedOptions {
            let declaration = option.declaration
            text += start + " -l \(option.rawValue)" + (declaration.short.map { " -s \($0)" } ?? "")
            if declaration.value.isSeparateWord { text += " " + fishOffer(declaration.value.completed(in: command)) }
            text += " -d '\(fishQuoted(declaration.help))'\n"
        }
        switch command.declaration.operandValue.completed(in: command) {
        case .files: break
        case .nothing: text += start + " -f\n"
        case .words(let words): text += start + " -f -a '\(words.joined(separator: " "))'\n"
        }
    }
    return text
}

private func fishOffer(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): "-x -a '\(words.joined(separator: " "))'"
    case .files: "-r -F"
    case .nothing: "-x"
    }
}

/// Escapes `text` for single quotes.
private func fishQuoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        if scalar == "'" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
    }
    return result
}
