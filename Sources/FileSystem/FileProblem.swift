/// Why a file or a folder was left out.
package enum FileProblem: Error, Hashable, Sendable {
    /// The system would not let it be read.
    case system(SystemError)
    /// It holds a NUL byte near its start, at this offset: a picture, UTF-16, a program.
    case notText(offset: Int)
    /// It is text in UTF-16, which begins with a byte order mark.
    case utf16
    /// It holds more than ``FileReader/sizeLimit`` bytes.
    case tooLarge
    /// It is a device, a pipe or a socket.
    case notRegular
    /// Its name is no text, so that it could not be named in a report.
    case unreadableName

    /// Whether something that was asked for could not be done, rather than left out on purpose.
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
        case .notText(let offset): "not text: there is a NUL byte at offset \(offset)"
        case .utf16: "text in UTF-16; save it as UTF-8"
        case .tooLarge: "larger than \(FileReader.sizeLimit >> 20) MiB"
        case .notRegular: "not a regular file"
        case .unreadableName: "the file's name is not valid UTF-8"
        }
    }
}
