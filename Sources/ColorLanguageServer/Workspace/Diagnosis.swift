import ColorLinting

/// A request to lint the files in play that are not open, on a background thread.
package struct DiagnosisTask: Sendable {
    /// Identifies the task.
    let number: Int
    /// Results of other eras may be outdated even if the file is unchanged.
    let era: Int
    /// The absolute paths of the files in play.
    let paths: Set<String>
    /// The paths of open files, which are linted by the loop.
    let openPaths: Set<String>
    /// The linter, configured as for the command.
    let linter: Linter
    /// Settings that override configuration files.
    let layers: [Settings]
    /// Result IDs known to the client for files that are not open, by path.
    let known: [String: String]
    let form: DiagnosticWriter.Form
    /// Whether something has just changed, so that more changes may follow.
    let settles: Bool
}

/// Results for some of the files.
package struct DiagnosisBatch: Sendable {
    /// The number of the task.
    let task: Int
    /// Reports; files without findings that the client does not know are omitted.
    var reports: [FileDiagnosis] = []
    /// Number of files checked, and of all files.
    var progress = (done: 0, total: 0)
    /// Whether all files have been checked.
    var isLast = false
}

/// Diagnostics of one file.
struct FileDiagnosis: Sendable {
    /// The absolute path.
    let path: String
    let resultID: String
    /// The diagnostics as a JSON array; nil if they are unchanged.
    let items: [UInt8]?
}

/// Identifies lists of diagnostics.
enum ResultID {
    /// Returns the ID of the diagnostics `items` for `version` of a document.
    ///
    /// Editors move displayed diagnostics along with the text, so the same list for another version has another ID.
    static func id(of items: [UInt8], version: Int? = nil) -> String {
        var hasher = Hasher()
        hasher.combine(version)
        items.withUnsafeBytes { hasher.combine(bytes: $0) }
        return String(UInt(bitPattern: hasher.finalize()), radix: 36)
    }
}
