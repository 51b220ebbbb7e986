import ColorLinting

/// The shells there are completions for. All of them follow from the tables of ``Command`` and ``Option``.
enum Shell: String, CaseIterable, Hashable, Sendable {
    case bash, zsh, fish

    /// The script that the shell takes.
    var completions: String {
        switch self {
        case .bash: bashCompletions
        case .zsh: zshCompletions
        case .fish: fishCompletions
        }
    }

    /// A command that installs them for one user.
    var installation: String {
        let folder =
            switch self {
            case .bash: "~/.local/share/bash-completion/completions/color-lint"
            case .zsh: "~/.zfunc/_color-lint"
            case .fish: "~/.config/fish/completions/color-lint.fish"
            }
        return "color-lint completions \(rawValue) > \(folder)"
    }
}

/// What a shell offers where a value stands.
enum CompletedValue {
    /// These words.
    case words([String])
    /// Files and folders.
    case files
    /// Nothing: it is for the person to think of.
    case nothing
}

extension Option.Value {
    /// What a shell offers for it in `command`.
    func completed(in command: Command) -> CompletedValue {
        switch self {
        case .none, .count, .shard: .nothing
        case .choice(let words): .words(words)
        case .format: .words(command.declaration.formats.map(\.rawValue))
        case .level: .words(["AA", "AAA"])
        case .rule: .words(RuleCatalog.all.map { $0.card.id })
        case .pattern: .files
        case .text(let name), .optionalText(let name): ["FILE", "FOLDER"].contains(name) ? .files : .nothing
        }
    }

    /// Whether the value is a word of its own behind the option.
    var isSeparateWord: Bool {
        switch self {
        case .none, .optionalText: false
        default: true
        }
    }
}

extension Command {
    /// The options that a shell offers.
    var completedOptions: [Option] {
        (declaration.options + (self == .lint ? [.help, .version] : [.help])).filter { !$0.declaration.isHidden }
    }
}
