import CStandardLibrary

/// A program to run with its output discarded.
struct Program {
    /// The program, found in `PATH`, and its arguments.
    var words: [String]

    /// Returns the seconds from start to end; nil if it cannot be run.
    func seconds() -> Double? { run()?.elapsed }

    /// Runs it, and returns the seconds from start to end and those of the processor; nil if it cannot be run.
    private func run() -> (elapsed: Double, processor: Double)? {
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
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process else { return nil }
        // 127 means that the program was not found; a linter with findings exits with 1.
        guard status >> 8 & 0xFF != 127, status & 0x7F == 0 else { return nil }
        let processor = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        return (monotonicSeconds() - start, processor)
    }

    /// Returns the shortest time of several runs, which has the least interference.
    func best(of runs: Int) -> Double? { least(of: runs) { $0.elapsed } }

    /// Returns the least time of the processor in several runs, which other programs change little.
    func leastProcessorTime(of runs: Int) -> Double? { least(of: runs) { $0.processor } }

    private func least(of runs: Int, _ figure: ((elapsed: Double, processor: Double)) -> Double) -> Double? {
        var least: Double?
        for _ in 0..<runs {
            guard let result = run() else { return nil }
            least = min(least ?? figure(result), figure(result))
        }
        return least
    }
}

/// Returns the size of the file at `path` in bytes.
func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
}
