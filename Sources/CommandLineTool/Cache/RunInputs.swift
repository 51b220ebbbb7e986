import ColorLinting
import ColorProject
import FileSystem

/// The files that decide the output of a run, as they are before it.
struct RunInputs {
    /// A hash of the paths of all files, in order, how each is judged, and the notes about others.
    private(set) var walk = ContentHash([])
    /// The files, with their stamps; 0 if a later change may leave the stamp the same.
    private(set) var files: [(path: String, location: String, stamp: UInt64)] = []
    /// Hashes of configuration files and the like, by absolute path.
    var besides: [String: ContentHash] = [:]

    /// A hash of ``besides``.
    var besidesHash: UInt64 {
        var bytes: [UInt8] = []
        for (path, hash) in besides.ordered(by: { $0.key < $1.key }) {
            bytes.append(text: path.utf8)
            bytes.append(fixed: hash.value)
        }
        return ContentHash(bytes).value
    }

    /// Adds everything in `list`.
    mutating func add(_ list: FileList) {
        while let item = list.next() {
            switch item {
            case .file(let file):
                add([
                    file.path, file.configurationFile?.path ?? "", "\(file.isNamed)",
                    "\(file.configuration.appearances.rawValue)",
                ])
                let location = file.location ?? file.path
                let stamp = FileStamp(location).flatMap { $0.isRecent ? nil : $0.hash.value }
                files.append((file.path, location, stamp ?? 0))
            case .note(let note): add([note.path, note.text, note.kind == .error ? "error" : "note"])
            }
        }
    }

    /// Adds `texts` to the hash.
    mutating func add(_ texts: [String]) {
        var bytes: [UInt8] = []
        bytes.append(fixed: walk.value)
        for text in texts { bytes.append(text: text.utf8) }
        walk = ContentHash(bytes)
    }
}
