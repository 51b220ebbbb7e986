import CStandardLibrary
import ColorScanning
import SourceColors
import SourceText
import Threading

/// Files that were scanned for their names, kept until they are judged, so that each is read and scanned once.
///
/// Thread-safe. Files that exceed the budget are not kept and have to be read again.
package final class ScannedFiles: Sendable {
    /// A file in an object, because dictionaries move their values when they grow.
    private final class Entry: Sendable {
        let file: ScannedFile
        init(_ file: ScannedFile) { self.file = file }
    }

    private struct State {
        var files: [String: Entry] = [:]
        var size = 0
        /// The files whose facts hold for equal ones, which have as many bytes.
        var models: [Int: [Model]] = [:]
    }

    /// A file that was scanned with `options`.
    private struct Model {
        var path: String
        var options: ScanOptions
    }

    /// The smallest number of bytes for which comparing with other files is worth it.
    static let smallestModel = 1 << 10
    /// The maximum number of files of one size that another is compared with.
    private static let maxModels = 8

    private let state = Monitor(State())
    private let budget: Int

    /// Creates a store of approximately `budget` bytes.
    package init(budget: Int = 256 << 20) { self.budget = budget }

    /// Scans `source`, the content of `file`, with `options`. Copies of a file that is kept get its facts: projects hold the
    /// same framework in several places.
    package func scan(_ file: ProjectFile, _ source: SourceBytes, options: ScanOptions) -> ScannedFile {
        guard file.location != nil, source.count >= Self.smallestModel else {
            return ScannedFile(file, source, options: options)
        }
        if let model = model(of: source, file.language, options) {
            model.copies?.add()
            return ScannedFile(path: file.path, equalTo: model)
        }
        let scanned = ScannedFile(file, source, options: options)
        if scanned.copies != nil {
            state.change { $0.models[source.count, default: []].append(Model(path: file.path, options: options)) }
        }
        return scanned
    }

    /// Returns a kept file with the content `source` in `language` that was scanned with `options`; nil if there is none.
    private func model(of source: SourceBytes, _ language: Language, _ options: ScanOptions) -> ScannedFile? {
        let models = state.change { state in
            (state.models[source.count] ?? []).prefix(Self.maxModels).compactMap { model in
                model.options == options ? state.files[model.path] : nil
            }
        }
        let bytes = source.buffer(ByteRange(0, source.count))
        for model in models where model.file.file.language == language {
            let isEqual = model.file.file.bytes.withUnsafeBytes { known in
                guard known.count == bytes.count, let one = known.baseAddress, let other = bytes.baseAddress else {
                    return false
                }
                return memcmp(one, other, known.count) == 0
            }
            if isEqual { return model.file }
        }
        return nil
    }

    /// Stores `scanned` for ``file(at:keeping:)`` if the budget allows. For a file with nothing to judge, stores only
    /// that fact.
    package func keep(_ scanned: ScannedFile, at path: String) {
        var scanned = scanned
        if scanned.isEmpty { scanned.file.bytes = [] }
        let entry = Entry(scanned)
        let size = scanned.size
        state.change { state in
            guard state.size + size <= budget else { return }
            if let old = state.files.updateValue(entry, forKey: path) { state.size -= old.file.size }
            state.size += size
        }
    }

    /// Returns the file stored for `path`, or nil.
    ///
    /// - Parameter keeping: whether it will be requested again.
    package func file(at path: String, keeping: Bool) -> ScannedFile? {
        let entry = state.change { state -> Entry? in
            if keeping { return state.files[path] }
            let entry = state.files.removeValue(forKey: path)
            state.size -= entry?.file.size ?? 0
            return entry
        }
        guard var file = entry?.file else { return nil }
        // It may have been found by another path, through the folder of its project.
        file.file.path = path
        return file
    }

    /// Removes the files at `paths`, which have changed or will be scanned differently.
    package func forget(_ paths: some Sequence<String>) {
        state.change { state in
            for path in paths { if let old = state.files.removeValue(forKey: path) { state.size -= old.file.size } }
        }
    }

    /// Removes all files for which `isStale` returns true.
    package func forget(_ isStale: (ScannedFile) -> Bool) {
        state.change { state in
            for (path, entry) in state.files where isStale(entry.file) {
                state.files[path] = nil
                state.size -= entry.file.size
            }
        }
    }
}

extension ScannedFile {
    /// Approximate size in bytes.
    fileprivate var size: Int { 256 + file.path.utf8.count + file.bytes.count + factsSize }
}
