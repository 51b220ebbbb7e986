/// Reads the bytes of a file in order. Every read is checked against the end.
struct ByteReader {
    /// The bytes.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next read begins, 0…`end`.
    private(set) var offset: Int
    /// Where reading ends, at most the count of bytes.
    let end: Int

    /// A reader of `bytes` from their start.
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

    /// How many bytes are left.
    var left: Int { end - offset }

    /// The next byte.
    mutating func byte() throws(ImageProblem) -> Int {
        guard offset < end else { throw .truncated }
        offset += 1
        return Int(bytes[offset - 1])
    }

    /// The next `count` bytes, at most four, as a number, the highest byte first.
    mutating func number(_ count: Int) throws(ImageProblem) -> Int {
        var value = 0
        for _ in 0..<count { value = try value << 8 | byte() }
        return value
    }

    /// The next two bytes as a number, the lowest byte first.
    mutating func littleEndian16() throws(ImageProblem) -> Int { try byte() | byte() << 8 }

    /// A reader of the next `count` bytes, which are passed over here.
    mutating func part(_ count: Int) throws(ImageProblem) -> ByteReader {
        guard count >= 0, count <= left else { throw .truncated }
        offset += count
        return ByteReader(bytes, from: offset - count, to: offset)
    }

    /// Passes over `count` bytes.
    mutating func skip(_ count: Int) throws(ImageProblem) { _ = try part(count) }

    /// Moves to `place`, no further than the end.
    mutating func move(to place: Int) { offset = min(max(place, 0), end) }

    /// What is left to read.
    var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[offset..<end]) }

    /// Whether what is left begins with `text`.
    func begins(with text: StaticString, at place: Int = 0) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place >= 0, left >= place, left - place >= count else { return false }
        for index in 0..<count where bytes[offset + place + index] != text.utf8Start[index] { return false }
        return true
    }
}
