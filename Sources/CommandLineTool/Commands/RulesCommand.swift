import ColorLinting
import FileSystem

/// `color-lint rules`: the rules in a table.
struct RulesCommand {
    /// What is asked for.
    var invocation: Invocation
    /// What surrounds the run.
    var environment: CommandEnvironment

    /// Runs it into `output` and gives the exit code.
    func run(into output: OutputStream) -> ExitCode {
        let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
        let cards = RuleCatalog.all.map { $0.card }
        let width = cards.map { $0.id.utf8.count }.max() ?? 0
        for card in cards {
            let id = card.id + String(repeating: " ", count: width - card.id.utf8.count)
            let severity = card.severity.rawValue + String(repeating: " ", count: 8 - card.severity.rawValue.utf8.count)
            let note = card.isEditorOnly ? style.dim(" (in editors only, unless asked for)") : ""
            output.write("\(style.accent(id))  \(style.marked(severity, as: card.severity))  \(card.summary)\(note)\n")
        }
        return .clean
    }
}
