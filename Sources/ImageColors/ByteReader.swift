/// Reads the bytes of a file in order. Checks every read against the end.
struct ByteReader {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the next read, 0…`end`.
    private(set) var offset: Int
    /// The end of the readable range, at most the number of bytes.
    let end: Int

    /// Creates a reader of all of `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        offset = 0
        end = bytes.count
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int, to end: Int) {
        self.bytes = bytes
        self.offset = offset
        self.end = end
    }

    /// The number of bytes left.
    var left: Int { end - offset }

    /// Reads one byte.
    mutating func byte() throws(ImageProblem) -> Int {
        guard offset < end else { throw .truncated }
        offset += 1
        return Int(bytes[offset - 1])
    }

    /// Reads a big-endian number of `count` bytes, at most four.
    mutating func number(_ count: Int) throws(ImageProblem) -> Int {
        var value = 0
        for _ in 0..<count { value = try value << 8 | byte() }
        return value
    }

    /// Reads a little-endian number of two bytes.
    mutating func littleEndian16() throws(ImageProblem) -> Int { try byte() | byte() << 8 }

    /// Skips `count` bytes and returns a reader for them.
    mutating func part(_ count: Int) throws(ImageProblem) -> ByteReader {
        guard count >= 0, count <= left else { throw .truncated }
        offset += count
        return ByteReader(bytes, from: offset - count, to: offset)
    }

    /// Skips `count` bytes.
    mutating func skip(_ count: Int) throws(ImageProblem) { _ = try part(count) }

    /// Moves to `place`, clamped to the bounds.
    mutating func move(to place: Int) { offset = min(max(place, 0), end) }

    /// The unread bytes.
    var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[offset..<end]) }

    /// Whether `text` occurs `place` bytes after the current offset.
    func begins(with text: StaticString, at place: Int = 0) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place >= 0, left >= place, left - place >= count else { return false }
        for index in 0..<count where bytes[offset + place + index] != text.utf8Start[index] { return false }
        return true
    }
}
