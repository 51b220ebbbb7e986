import ColorProject

/// What a run has read for names, so that the files are found, read and scanned once.
final class KeptFiles {
    /// More files than this are looked for again rather than kept.
    static let limit = 200_000
    /// What the command line names, in order; nil where it was not looked for, or is too much to keep.
    var items: [FileList.Item]?
    /// The files' contents.
    let scanned = ScannedFiles()

    /// Forgets everything.
    func removeAll() {
        items = nil
        scanned.forget { _ in true }
    }
}
