import ColorLinting

/// Shells with completion scripts, which are generated from ``Command`` and ``Option``.
enum Shell: String, CaseIterable, Hashable, Sendable {
    case bash, zsh, fish

    /// The completion script.
    var completions: String {
        switch self {
        case .bash: bashCompletions
        case .zsh: zshCompletions
        case .fish: fishCompletions
        }
    }

    /// A command that installs the script for the current user.
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

/// Completions of a value.
enum CompletedValue {
    case words([String])
    case files
    /// No completions.
    case nothing
}

extension Option.Value {
    /// Returns the completions of the option's value in `command`.
    func completed(in command: Command) -> CompletedValue {
        switch self {
        case .none, .count, .shard: .nothing
        case .choice(let words): .words(words)
        case .format: .words(command.declaration.formats.map(\.rawValue))
        case .level: .words(["AA", "AAA"])
        case .rule: .words(RuleCatalog.all.map { $0.metadata.id })
        case .pattern: .files
        case .text(let name), .optionalText(let name): ["FILE", "FOLDER"].contains(name) ? .files : .nothing
        }
    }

    /// Whether the value can be a separate argument after the option.
    var isSeparateWord: Bool {
        switch self {
        case .none, .optionalText: false
        default: true
        }
    }
}

extension Command {
    /// Options that shells complete.
    var completedOptions: [Option] {
        options.filter { !$0.declaration.isHidden }
    }
}
