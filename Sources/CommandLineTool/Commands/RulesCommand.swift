import ColorLinting
import FileSystem

/// `color-lint rules`: lists the rules.
struct RulesCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    func run(into output: OutputStream) -> ExitCode {
        let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
        let rules = RuleCatalog.all.map { $0.metadata }
        let width = rules.map { $0.id.utf8.count }.max() ?? 0
        for rule in rules {
            let id = rule.id + String(repeating: " ", count: width - rule.id.utf8.count)
            let severity = rule.severity.rawValue + String(repeating: " ", count: 8 - rule.severity.rawValue.utf8.count)
            let note = rule.isEditorOnly ? style.dim(" (editor only, unless selected with --rule)") : ""
            output.write("\(style.accent(id))  \(style.marked(severity, as: rule.severity))  \(rule.summary)\(note)\n")
        }
        return .clean
    }
}
