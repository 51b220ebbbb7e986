/// The completion script for zsh. <https://zsh.sourceforge.io/Doc/Release/Completion-System.html>
var zshCompletions: String {
    var cases = ""
    for command in Command.allCases {
        cases += "    \(command.rawValue))\n        _arguments -s"
        for option in command.completedOptions {
            cases += " \\\n            " + zshSpecification(of: option, in: command)
        }
        let value = command.declaration.operandValue.completed(in: command)
        let isWord = command != .lint
        if isWord { cases += " \\\n            '1: :'" }
        switch value {
        case .nothing: break
        default:
            let many = command.declaration.operandCount.upperBound > 1
            let action = command == .lint ? "_color_lint_paths" : zshAction(value)
            let place = many ? "*" : isWord ? "2" : "1"
            cases += " \\\n            '\(place):\(command.declaration.operands.zshWord):\(action)'"
        }
        cases += "\n        ;;\n"
    }
    let commands = Command.words.compactMap { word in
        Command(rawValue: word).map { "        '\(word):\($0.declaration.summary.zshQuoted)'\n" }
    }.joined()
    return """
        #compdef color-lint
        # Completions of color-lint for zsh. `color-lint completions zsh` wrote them.
        _color_lint_paths() {
            if (( CURRENT == 2 )); then _describe -t commands command color_lint_commands; fi
            _files
        }
        _color_lint() {
            local -a color_lint_commands=(
        \(commands)    )
            local command=lint word
            for word in ${words[2,CURRENT-1]}; do
                if (( ${color_lint_commands[(I)$word:*]} )); then command=$word; break; fi
            done
            case $command in
        \(cases)    esac
        }
        if [[ ${funcstack[1]} == _color-lint ]]; then _color_lint "$@"; else compdef _color_lint color-lint; fi

        """
}

private func zshSpecification(of option: Option, in command: Command) -> String {
    let declaration = option.declaration
    let help = "[\(declaration.help.zshQuoted)]"
    var value = ""
    switch declaration.value {
    case .none: break
    case .optionalText(let name): value = "::\(name):" + zshAction(declaration.value.completed(in: command))
    default: value = ":value:" + zshAction(declaration.value.completed(in: command))
    }
    let flag: String
    switch declaration.value {
    case .none: flag = option.flag
    case .optionalText: flag = option.flag + "=-"
    default: flag = option.flag + "="
    }
    let repeats = declaration.isRepeatable || declaration.value.isSeparateWord ? "*" : ""
    guard let short = declaration.short else { return "'\(repeats)\(flag)\(help)\(value)'" }
    let shortFlag = declaration.value.isSeparateWord ? "-\(short)+" : "-\(short)"
    return "'\(repeats)\(shortFlag)\(help)\(value)' '\(repeats)\(flag)\(help)\(value)'"
}

private func zshAction(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .nothing: " "
    }
}

extension String {
    /// Escapes the text for a specification in single quotes.
    fileprivate var zshQuoted: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "'": result += "'\\''"
            case "[", "]", ":", "\\": result += "\\" + String(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text without the brackets that mark it as optional.
    fileprivate var zshWord: String {
        var result = ""
        for scalar in unicodeScalars where scalar != "[" && scalar != "]" && scalar != "…" {
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
