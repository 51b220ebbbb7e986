import CStandardLibrary

/// A call of the operating system that failed.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The value of `errno`.
    package var code: Int32

    /// The failure with the `errno` value `code`.
    package init(code: Int32) { self.code = code }

    /// The failure of the call just made.
    package static var last: SystemError { SystemError(code: errno) }

    /// Whether it is that something is not allowed.
    package var isAboutPermission: Bool { [EACCES, EPERM, EROFS].contains(code) }

    /// The system's words for it, such as `Permission denied`.
    package var description: String {
        guard let text = strerror(code) else { return "error \(code)" }
        return String(cString: text)
    }
}

/// Repeats `call` as long as a signal interrupts it.
func uninterrupted(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw SystemError.last }
    }
}
