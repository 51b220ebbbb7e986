import CStandardLibrary

/// A program to run, its output thrown away.
struct Program {
    /// The program, looked up as a shell does, and its arguments.
    var words: [String]

    /// The seconds it takes from its start to its end, or nil where it cannot be run.
    func seconds() -> Double? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let start = monotonicSeconds()
        guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else { return nil }
        var status: Int32 = 0
        guard waitpid(process, &status, 0) == process else { return nil }
        // 127 is what a shell would say; a linter that finds something ends with 1.
        return status >> 8 & 0xFF == 127 || status & 0x7F != 0 ? nil : monotonicSeconds() - start
    }

    /// The least of several runs' seconds: what the program costs when nothing else is in the way.
    func best(of runs: Int) -> Double? {
        var best: Double?
        for _ in 0..<runs {
            guard let seconds = seconds() else { return nil }
            best = min(best ?? seconds, seconds)
        }
        return best
    }
}

/// The size of the file at `path`, in bytes.
func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
}
