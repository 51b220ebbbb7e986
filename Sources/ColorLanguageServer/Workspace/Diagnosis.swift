import ColorLinting

/// The findings of the files in play that are not open are wanted: what a thread beside the loop needs to find them.
package struct DiagnosisTask: Sendable {
    /// Tells it from other ones.
    let number: Int
    /// What was said of a file in another era may not hold any more, though the file is the same.
    let era: Int
    /// The absolute paths of the files in play.
    let paths: Set<String>
    /// The paths of files that are open, which the loop itself knows all about.
    let openPaths: Set<String>
    /// The linter, as the command has it.
    let linter: Linter
    /// What counts more than configuration files.
    let layers: [Settings]
    /// What the client knows of files that are not open: the ids of results, by path.
    let known: [String: String]
    /// How the client takes diagnostics.
    let form: DiagnosticWriter.Form
    /// Whether something has just changed, so that more may be about to.
    let settles: Bool
}

/// What was found out about some of the files.
package struct DiagnosisBatch: Sendable {
    /// The number of the task.
    let task: Int
    /// What there is to say: nothing of files that have no findings and of which the client knows nothing.
    var reports: [FileDiagnosis] = []
    /// How many files have been looked at, and how many are to be.
    var progress = (done: 0, total: 0)
    /// Whether all files have been looked at.
    var isLast = false
}

/// What is to be said of one file.
struct FileDiagnosis: Sendable {
    /// The absolute path.
    let path: String
    /// The id of the result.
    let resultID: String
    /// The diagnostics, as a JSON array; nil where they are those the client knows.
    let items: [UInt8]?
}

/// What tells one list of diagnostics from another.
enum ResultID {
    /// The id of the diagnostics `items`, made for `version` of a document.
    ///
    /// An editor moves what it shows along with the text, so the same list for another version is not the same result.
    static func id(of items: [UInt8], version: Int? = nil) -> String {
        var hasher = Hasher()
        hasher.combine(version)
        items.withUnsafeBytes { hasher.combine(bytes: $0) }
        return String(UInt(bitPattern: hasher.finalize()), radix: 36)
    }
}
