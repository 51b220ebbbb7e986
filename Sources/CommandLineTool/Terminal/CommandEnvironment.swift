import CStandardLibrary
import FileSystem

/// What surrounds a run of the program: its streams, its folder, its terminal. Tests bring their own.
package struct CommandEnvironment {
    /// Where standard input comes from.
    package enum Input: Sendable {
        case descriptor(Int32)
        case bytes([UInt8])
    }

    /// Standard input.
    package var input: Input
    /// Standard output.
    package var output: OutputStream
    /// Standard error.
    package var errors: OutputStream
    /// The folder that relative paths are relative to.
    package var folder: WorkingFolder
    /// The environment variables that matter.
    package var variables: [String: String]
    /// Whether standard output is a terminal.
    package var isOutputTerminal: Bool
    /// Whether standard error is a terminal.
    package var isErrorTerminal: Bool
    /// How wide the terminal is, where there is one or `COLUMNS` says it.
    package var columns: Int?
    /// Whether somebody wants the program to end.
    package var interruption: Interruption

    /// An environment without a terminal that keeps what is written.
    package init(input: [UInt8] = [], folder: WorkingFolder = .current, variables: [String: String] = [:]) {
        self.input = .bytes(input)
        output = OutputStream()
        errors = OutputStream()
        self.folder = folder
        self.variables = variables
        isOutputTerminal = false
        isErrorTerminal = false
        interruption = .none
    }

    /// The process's own.
    package static func process() -> CommandEnvironment {
        // A reader that goes away must not kill the program: writing then fails with EPIPE.
        signal(SIGPIPE, SIG_IGN)
        var environment = CommandEnvironment()
        environment.input = .descriptor(STDIN_FILENO)
        environment.output = OutputStream(descriptor: STDOUT_FILENO)
        environment.errors = OutputStream(descriptor: STDERR_FILENO)
        environment.interruption = .process
        for variable in EnvironmentVariable.allCases {
            if let value = getenv(variable.rawValue) {
                environment.variables[variable.rawValue] = String(cString: value)
            }
        }
        environment.isOutputTerminal = isatty(STDOUT_FILENO) == 1
        environment.isErrorTerminal = isatty(STDERR_FILENO) == 1
        var size = winsize()
        if let given = environment[.columns].flatMap({ Int($0) }), given > 0 {
            environment.columns = given
        } else if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
            environment.columns = Int(size.ws_col)
        }
        return environment
    }

    /// The value of `variable`, where it is set.
    subscript(variable: EnvironmentVariable) -> String? { variables[variable.rawValue] }

    /// How many columns a report may take.
    var reportColumns: Int { min(max(columns ?? 100, 60), 140) }

    /// How many columns help takes: longer lines are hard to read.
    var helpColumns: Int { min(max(columns ?? 110, 40), 110) }

    /// How output is marked that goes to a terminal or, where `isTerminal` is false, elsewhere.
    func style(for invocation: Invocation, isTerminal: Bool) -> Style {
        Style(isColored: wantsColor(invocation[.color], isTerminal: isTerminal && !invocation.has(.output)))
    }

    /// Whether output gets colours: what `--color` says; else not if `NO_COLOR` is set, always if `CLICOLOR_FORCE` is, and
    /// otherwise on a terminal that can show them. <https://no-color.org> <https://bixense.com/clicolors/>
    private func wantsColor(_ choice: String?, isTerminal: Bool) -> Bool {
        switch choice {
        case "always": true
        case "never": false
        default:
            if self[.noColor]?.isEmpty == false {
                false
            } else if !["", "0"].contains(self[.forceColor] ?? "") {
                true
            } else {
                isTerminal && self[.terminal] != "dumb"
            }
        }
    }
}
