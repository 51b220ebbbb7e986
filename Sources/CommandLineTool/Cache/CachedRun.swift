import ColorLinting
import ColorProject
import FileSystem

/// The result of a run in a file of the cache.
struct CachedRun {
    /// A hash of the program; another version may print something else.
    var program: UInt64
    /// Hashes of ``RunInputs``.
    var walk, besides: UInt64
    /// For each file of the run, in order, its stamp, and the hash of its content; 0 if unknown.
    var files: [(stamp: UInt64, content: UInt64)]
    /// What images and style sheets were looked up.
    var lookups: [DiskLookups.Lookup]
    var code: ExitCode
    var notes: String
    var output: [UInt8]
    var reports: [RunRecorder.Report]

    private static let opening = Array("color-lint cache 1\n".utf8)

    /// The result as a file, which ends with a hash of it.
    var encoded: [UInt8] {
        var bytes = Self.opening
        for value in [program, walk, besides] { bytes.append(fixed: value) }
        bytes.append(number: files.count)
        for (stamp, content) in files {
            bytes.append(fixed: stamp)
            bytes.append(fixed: content)
        }
        bytes.append(number: lookups.count)
        for lookup in lookups { lookup.append(to: &bytes) }
        bytes.append(number: Int(code.rawValue))
        bytes.append(text: notes.utf8)
        bytes.append(text: output)
        bytes.append(number: reports.count)
        for report in reports {
            bytes.append(text: report.path.utf8)
            bytes.append(report.appends ? 1 : 0)
            bytes.append(text: report.bytes)
        }
        bytes.append(fixed: ContentHash(bytes).value)
        return bytes
    }

    /// Whether it is what a run over `inputs` would print. If not all stamps are the same, the contents of the files are
    /// compared, and ``files`` gets the stamps of now.
    mutating func holds(for inputs: RunInputs, program: UInt64) -> (Bool, isRefreshed: Bool) {
        guard program == self.program, walk == inputs.walk.value, besides == inputs.besidesHash,
            files.count == inputs.files.count, lookups.allSatisfy(\.holds)
        else { return (false, false) }
        var reader = FileReader()
        var isRefreshed = false
        for (index, file) in inputs.files.enumerated() {
            let known = files[index]
            if known.stamp != 0, known.stamp == file.stamp { continue }
            guard known.content != 0, let bytes = try? reader.read(file.location),
                ContentHash(bytes).value == known.content
            else { return (false, false) }
            files[index].stamp = file.stamp
            isRefreshed = isRefreshed || file.stamp != 0
        }
        return (true, isRefreshed)
    }
}

extension CachedRun {
    /// Reads the result in `bytes`; nil if it is damaged.
    init?(_ bytes: [UInt8]) {
        let body = bytes.dropLast(8)
        var end = BinaryReader(bytes[body.endIndex...])
        guard bytes.starts(with: Self.opening), body.count >= Self.opening.count,
            end.fixed() == ContentHash(body).value
        else { return nil }
        var reader = BinaryReader(body.dropFirst(Self.opening.count))
        guard let program = reader.fixed(), let walk = reader.fixed(), let besides = reader.fixed(),
            let fileCount = reader.number()
        else { return nil }
        (self.program, self.walk, self.besides) = (program, walk, besides)
        files = []
        for _ in 0..<fileCount {
            guard let stamp = reader.fixed(), let content = reader.fixed() else { return nil }
            files.append((stamp, content))
        }
        lookups = []
        guard let lookupCount = reader.number() else { return nil }
        for _ in 0..<lookupCount {
            guard let lookup = DiskLookups.Lookup(&reader) else { return nil }
            lookups.append(lookup)
        }
        guard let code = reader.number().flatMap({ Int32(exactly: $0) }).flatMap(ExitCode.init),
            let notes = reader.name(), let output = reader.text(), let reportCount = reader.number()
        else { return nil }
        (self.code, self.notes, self.output) = (code, notes, Array(output))
        reports = []
        for _ in 0..<reportCount {
            guard let path = reader.name(), let appends = reader.byte(), let bytes = reader.text() else { return nil }
            reports.append(RunRecorder.Report(path: path, appends: appends == 1, bytes: Array(bytes)))
        }
        guard reader.bytes.isEmpty else { return nil }
    }
}
