import CStandardLibrary

/// Reads files into a reusable buffer. Use one per thread.
package struct FileReader: ~Copyable {
    /// Maximum size of a file in bytes. Larger style sheets or themes are mistakes or data sets.
    package static let sizeLimit = 64 << 20
    /// Number of bytes checked for NUL.
    private static let textProbe = 8 << 10

    /// Empty before the first file: many that are asked for do not exist.
    private var buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private static let smallestBuffer = 256 << 10

    /// Creates a reader.
    package init() {}

    deinit { buffer.deallocate() }

    /// The bytes of the file at `path`, at most `limit`, valid until the next call. Unless `isText` is false, a NUL near the
    /// start is a problem.
    package mutating func read(
        _ path: String, isText: Bool = true, limit: Int = sizeLimit
    ) throws(FileProblem) -> UnsafeBufferPointer<UInt8> {
        // O_NONBLOCK: opening a pipe must not wait for a writer. It means nothing for a regular file.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw .system(.last) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(.last) }
        if status.st_mode & S_IFMT == S_IFDIR { throw .system(SystemError(code: EISDIR)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        guard status.st_size <= limit else { throw .tooLarge }
        return try fill(from: descriptor, expecting: Int(status.st_size), isText: isText, limit: limit)
    }

    /// Returns the bytes of the file at `path`; nil if it does not exist.
    package static func readIfPresent(_ path: String) throws(FileProblem) -> [UInt8]? {
        var reader = FileReader()
        do throws(FileProblem) {
            return Array(try reader.read(path))
        } catch .system(let error) where error.code == ENOENT || error.code == ENOTDIR {
            return nil
        }
    }

    /// Everything that can be read from `descriptor` until it ends, valid until the next call. Unless `isText` is false, a
    /// NUL near the start is a problem.
    package mutating func readAll(
        from descriptor: Int32, isText: Bool = true
    ) throws(FileProblem) -> UnsafeBufferPointer<UInt8> {
        try fill(from: descriptor, expecting: 0, isText: isText)
    }

    /// Returns the bytes of the list of paths at `path`, which may be a pipe and contain NUL bytes. Valid until the
    /// next call.
    package mutating func readList(_ path: String) throws(FileProblem) -> UnsafeBufferPointer<UInt8> {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw .system(.last) }
        defer { close(descriptor) }
        return try readList(from: descriptor)
    }

    /// Reads a list of paths from `descriptor`. The bytes are valid until the next call.
    package mutating func readList(from descriptor: Int32) throws(FileProblem) -> UnsafeBufferPointer<UInt8> {
        try fill(from: descriptor, expecting: 0, isText: false)
    }

    private mutating func fill(
        from descriptor: Int32, expecting size: Int, isText: Bool = true, limit: Int = sizeLimit
    ) throws(FileProblem) -> UnsafeBufferPointer<UInt8> {
        var count = 0
        // One byte more than expected, so that a short read detects the end of the file immediately.
        grow(to: size + 1, keeping: 0)
        while true {
            if count == buffer.count { grow(to: count * 2, keeping: count) }
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
            let got: Int
            do throws(SystemError) {
                got = try uninterrupted { CStandardLibrary.read(descriptor, room.baseAddress, room.count) }
            } catch { throw .system(error) }
            count += got
            if count > limit { throw .tooLarge }
            if got == 0 || (size > 0 && count == size && got < room.count) { break }
        }
        let bytes = UnsafeBufferPointer(
            start: UnsafePointer(buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)), count: count)
        if isText, let base = bytes.baseAddress, let nul = memchr(base, 0, min(count, Self.textProbe)) {
            if count > 1, [[0xFF, 0xFE], [0xFE, 0xFF]].contains([bytes[0], bytes[1]]) { throw .utf16 }
            throw .notText(offset: UnsafeRawPointer(nul) - UnsafeRawPointer(base))
        }
        return bytes
    }

    private mutating func grow(to size: Int, keeping count: Int) {
        guard size > buffer.count else { return }
        let larger = UnsafeMutableRawBufferPointer.allocate(
            byteCount: max(size, buffer.count * 2, Self.smallestBuffer), alignment: 16)
        if count > 0 { larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        buffer.deallocate()
        buffer = larger
    }
}
