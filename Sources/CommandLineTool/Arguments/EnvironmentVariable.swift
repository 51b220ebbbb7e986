/// The supported environment variables.
enum EnvironmentVariable: String, CaseIterable, Hashable, Sendable {
    case noColor = "NO_COLOR"
    case forceColor = "CLICOLOR_FORCE"
    case terminal = "TERM"
    case columns = "COLUMNS"
    case stepSummary = "GITHUB_STEP_SUMMARY"

    var help: String {
        switch self {
        case .noColor: "if not empty, disables colors unless --color enables them"
        case .forceColor: "if neither empty nor 0, enables colors even if the output is not a terminal"
        case .terminal: "if dumb, disables colors"
        case .columns: "width of reports and help, overriding the width of the terminal"
        case .stepSummary: "file to which --format github appends a summary"
        }
    }
}
