import CStandardLibrary

/// The result of running another program.
package struct ChildProcess {
    /// Exit code, or 128 plus the number of the signal that ended it.
    package let code: Int32
    /// Bytes written to standard output.
    package let output: [UInt8]
    /// Bytes written to standard error.
    package let errors: [UInt8]

    /// Runs the program `arguments[0]`, found in `PATH`, with the other arguments and empty standard input, and waits
    /// for it. The `environment` is added to that of this process.
    ///
    /// - Throws: `ENOENT` if the program does not exist, or another error if it cannot be started.
    package init(
        running arguments: [String], environment: [(name: String, value: String)] = []
    ) throws(SystemError) {
        let output = try Pipe()
        let errors = try Pipe()
        defer { for end in [output.read, errors.read] { close(end) } }
        guard let program = arguments.first else { throw SystemError(code: ENOENT) }
        let id: pid_t
        do {
            defer { for end in [output.write, errors.write] { close(end) } }
            id = try Self.start(program, arguments, environment, output: output.write, errors: errors.write)
        }
        (self.output, self.errors) = Self.readAll(output.read, errors.read)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    private struct Pipe {
        let read: Int32
        let write: Int32

        init() throws(SystemError) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw .last }
            (read, write) = (ends[0], ends[1])
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
    }

    private static func start(
        _ program: String, _ arguments: [String], _ environment: [(name: String, value: String)], output: Int32,
        errors: Int32
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        // SIGPIPE is ignored in this process; restore the default for the child.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        #if canImport(Darwin)
            var inherited: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
        #else
            var inherited: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        // The first variable of a name counts.
        let added = environment.map { strdup($0.name + "=" + $0.value) }
        defer { added.forEach { free($0) } }
        var variables = added
        while let variable = inherited?.pointee {
            variables.append(variable)
            inherited = inherited?.successor()
        }
        variables.append(nil)
        var id: pid_t = 0
        let error = posix_spawnp(&id, program, &actions, &attributes, words, variables)
        guard error == 0 else { throw SystemError(code: error) }
        return id
    }

    /// Reads two pipes until both end.
    private static func readAll(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
        var results: [[UInt8]] = [[], []]
        var waiting = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while waiting.contains(where: { $0.fd >= 0 }) {
            if poll(&waiting, nfds_t(waiting.count), -1) < 0 {
                if errno == EINTR { continue }
                break
            }
            for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
                let count = read(waiting[index].fd, &buffer, buffer.count)
                if count > 0 {
                    results[index] += buffer[..<count]
                } else if count == 0 || errno != EINTR {
                    waiting[index].fd = -1
                }
            }
        }
        return (results[0], results[1])
    }
}
