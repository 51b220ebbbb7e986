import CStandardLibrary
import ColorLinting
import FileSystem

/// The environment of a run: its streams, current folder and terminal. Tests create their own.
package struct CommandEnvironment {
    /// The source of standard input.
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
    /// Environment variables by name.
    package var variables: [String: String]
    /// Whether standard output is a terminal.
    package var isOutputTerminal: Bool
    /// Whether standard error is a terminal.
    package var isErrorTerminal: Bool
    /// Width of the terminal in columns, or the value of `COLUMNS`; nil if unknown.
    package var columns: Int?
    /// Signals that interrupt the run.
    package var interruption: Interruption
    /// Where the program is published.
    package var publication = Publication.current

    /// Whether the process ends with the command.
    var endsWithCommand = false

    /// Records the run for the cache; nil if it is not cached.
    var recorder: RunRecorder?

    /// Creates an environment without a terminal that captures its output.
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

    /// Returns the environment of the process.
    package static func process() -> CommandEnvironment {
        // Writing to a closed pipe should fail with EPIPE instead of killing the program.
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

    /// Keeps `values`, which hold much, if the process ends with the command: the system frees all of its memory at once.
    func keepUntilExit(_ values: Any...) {
        if endsWithCommand { _ = Unmanaged.passRetained(Kept(values: values)) }
    }

    private final class Kept {
        let values: [Any]
        init(values: [Any]) { self.values = values }
    }

    /// The value of `variable`, if set.
    subscript(variable: EnvironmentVariable) -> String? { variables[variable.rawValue] }

    /// Width of reports in columns.
    var reportColumns: Int { min(max(columns ?? 100, 60), 140) }

    /// Width of help in columns; long lines are hard to read.
    var helpColumns: Int { min(max(columns ?? 110, 40), 110) }

    /// Returns the style of output to a terminal, or elsewhere if `isTerminal` is false.
    func style(for invocation: Invocation, isTerminal: Bool) -> Style {
        Style(isColored: wantsColor(invocation[.color], isTerminal: isTerminal && !invocation.has(.output)))
    }

    /// Whether to print colors: as `--color` says; otherwise not if `NO_COLOR` is set, always if `CLICOLOR_FORCE` is
    /// set, and else only on a terminal that supports them. <https://no-color.org> <https://bixense.com/clicolors/>
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
