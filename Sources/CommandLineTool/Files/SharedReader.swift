import ColorProject
import FileSystem
import SourceText

/// A thread's reader of files, which reuses kept files.
final class SharedReader {
    private let input: CommandEnvironment.Input
    private let scanned: ScannedFiles
    private let keeps: Bool
    private let access: SourceAccess
    private let recorder: RunRecorder?
    private var reader = FileReader()

    /// Creates a reader that uses `input` for standard input and the files in `scanned`, which it releases unless
    /// `keeps`. It reads other files by `access`, and adds the content of those on disk to `recorder`.
    init(
        _ input: CommandEnvironment.Input, _ scanned: ScannedFiles, keeps: Bool, by access: SourceAccess,
        _ recorder: RunRecorder?
    ) {
        self.input = input
        self.scanned = scanned
        self.keeps = keeps
        self.access = access
        self.recorder = recorder
    }

    /// Runs `task` on the file of `item`, or adds its note to `sink`.
    func run(_ task: any FileTask, on item: FileList.Item, into sink: FileSink) {
        switch item {
        case .note(let note): sink.add(note)
        case .file(let file):
            // No color of a nib is a literal.
            if file.language == .nib, task.needsLiteralsOnly { return }
            let kept = file.location == nil ? nil : scanned.file(at: file.path, keeping: keeps)
            if let kept, !access.compares { return task.run(file, kept, into: sink) }
            let options = task.linter.scanOptions(by: file.$configuration, literalsOnly: task.needsLiteralsOnly)
            do throws(FileProblem) {
                let found: ScannedFile
                if case .index(let index) = access {
                    guard let bytes = index.content(of: file.path) else { return }
                    found = bytes.withUnsafeBufferPointer { scanned.scan(file, SourceBytes($0), options: options) }
                } else if let location = file.location {
                    let bytes = try reader.read(location)
                    recorder?.addContent(bytes, of: file.path)
                    if !file.isOfCheckout, let problem = access.problem(with: bytes, at: file.path) {
                        return sink.add(Note(file.path, problem, .error))
                    }
                    found = kept ?? scanned.scan(file, SourceBytes(bytes), options: options)
                } else {
                    switch input {
                    case .descriptor(let descriptor):
                        found = ScannedFile(file, SourceBytes(try reader.readAll(from: descriptor)), options: options)
                    case .bytes(let given):
                        found = given.withUnsafeBufferPointer {
                            ScannedFile(file, SourceBytes($0), options: options)
                        }
                    }
                }
                task.run(file, found, into: sink)
            } catch {
                sink.add(Note(file.path, skipping: error, isNamed: file.isNamed))
            }
        }
    }
}
