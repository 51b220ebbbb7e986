/// The environment variables that matter, each declared once.
enum EnvironmentVariable: String, CaseIterable, Hashable, Sendable {
    case noColor = "NO_COLOR"
    case forceColor = "CLICOLOR_FORCE"
    case terminal = "TERM"
    case columns = "COLUMNS"
    case stepSummary = "GITHUB_STEP_SUMMARY"

    /// What it does, in a line.
    var help: String {
        switch self {
        case .noColor: "no colours unless --color says otherwise, where it is not empty"
        case .forceColor: "colours also where the output is no terminal, where it is neither empty nor 0"
        case .terminal: "no colours where it is dumb"
        case .columns: "how wide reports and help may be, in place of the terminal's width"
        case .stepSummary: "the file that --format github adds a summary of the run to"
        }
    }
}
