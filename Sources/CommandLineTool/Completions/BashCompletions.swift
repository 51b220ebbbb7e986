/// The completion script for bash 3.2 and later.
/// <https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html>
var bashCompletions: String {
    var options = ""
    var values = ""
    var operands = ""
    for command in Command.allCases {
        let names = command.completedOptions.flatMap { option in
            [option.flag] + (option.declaration.short.map { ["-\($0)"] } ?? [])
        }
        options += "    \(command.rawValue)) options='\(names.joined(separator: " "))' ;;\n"
        for option in command.completedOptions where option.declaration.value.isSeparateWord {
            let short = option.declaration.short.map { "|\(command.rawValue):-\($0)" } ?? ""
            let pattern = "\(command.rawValue):\(option.flag)\(short)"
            values += "    \(pattern)) \(bashOffer(option.declaration.value.completed(in: command))); return ;;\n"
        }
        operands +=
            "    \(command.rawValue)) \(bashOffer(command.declaration.operandValue.completed(in: command))) ;;\n"
    }
    let commands = Command.words
    return """
        # Completions of color-lint for bash. `color-lint completions bash` wrote them.
        _color_lint() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=lint options word i
            local IFS=$' \\t\\n'
            # --option=value comes as three words.
            if [[ $current == = ]]; then current=; elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                \(commands.joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
                esac
            done
            COMPREPLY=()
            case $command:$previous in
        \(values)    esac
            case $command in
        \(options)    esac
            if [[ $current == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$current")); return; fi
            case $command in
        \(operands)    esac
            if [[ $COMP_CWORD == 1 ]]; then
                COMPREPLY+=($(compgen -W '\(commands.joined(separator: " "))' -- "$current"))
            fi
        }
        _color_lint_files() {
            compopt -o filenames 2> /dev/null
            local IFS=$'\\n'
            COMPREPLY=($(compgen -f -- "$1"))
        }
        complete -F _color_lint color-lint

        """
}

private func bashOffer(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
    case .files: "_color_lint_files \"$current\""
    case .nothing: ":"
    }
}
