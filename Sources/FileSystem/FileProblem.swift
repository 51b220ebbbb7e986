/// Why a file or folder could not be read.
package enum FileProblem: Error, Equatable, Sendable {
    /// A system error.
    case system(SystemError)
    /// There is a NUL byte near its start, at this offset, so it is binary.
    case notText(offset: Int)
    /// It is encoded as UTF-16, with a byte order mark.
    case utf16
    /// It is larger than ``FileReader/sizeLimit`` bytes.
    case tooLarge
    /// It is a device, pipe or socket.
    case notRegular
    /// Its name is not valid UTF-8, so it cannot be reported.
    case unreadableName

    /// Whether this is an error, rather than a file skipped on purpose.
    package var isError: Bool {
        switch self {
        case .system, .unreadableName: true
        case .notText, .utf16, .tooLarge, .notRegular: false
        }
    }
}

extension FileProblem: CustomStringConvertible {
    /// The reason in a few words, without a full stop.
    package var description: String {
        switch self {
        case .system(let error): error.description
        case .notText(let offset): "not a text file (NUL byte at offset \(offset))"
        case .utf16: "encoded as UTF-16; save it as UTF-8"
        case .tooLarge: "larger than \(FileReader.sizeLimit >> 20) MiB"
        case .notRegular: "not a regular file"
        case .unreadableName: "the file's name is not valid UTF-8"
        }
    }
}
