import ColorProject

/// Files kept after reading names, so that each file is found, read and scanned once.
final class KeptFiles {
    /// Maximum number of items to keep; larger runs list the files again.
    static let limit = 200_000
    /// All items in order; nil if not listed yet or too many to keep.
    var items: [FileList.Item]?
    /// Contents of the files.
    let scanned = ScannedFiles()

    func removeAll() {
        items = nil
        scanned.forget { _ in true }
    }
}
