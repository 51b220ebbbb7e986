import CStandardLibrary

/// An error of a system call.
package struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The value of `errno`.
    package var code: Int32

    /// Creates an error with the `errno` value `code`.
    package init(code: Int32) { self.code = code }

    /// The error of the last system call.
    package static var last: SystemError { SystemError(code: errno) }

    /// Whether it is a missing permission.
    package var isAboutPermission: Bool { [EACCES, EPERM, EROFS].contains(code) }

    /// The system's message, such as `Permission denied`.
    package var description: String {
        guard let text = strerror(code) else { return "error \(code)" }
        return String(cString: text)
    }
}

/// Repeats `call` while it is interrupted by signals.
func uninterrupted(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw SystemError.last }
    }
}
