import SourceText

extension SourceBytes {
    private typealias Chunk = SIMD16<UInt8>

    /// Whether `color-lint` occurs anywhere, in a comment or not. Runs on every file and is almost always false.
    package var mayHoldDirectives: Bool {
        let bytes = UnsafeRawBufferPointer(buffer(ByteRange(0, count)))
        let width = Chunk.scalarCount
        let (o, hyphen, l) = (
            Chunk(repeating: UInt8(ascii: "o")), Chunk(repeating: UInt8(ascii: "-")),
            Chunk(repeating: UInt8(ascii: "l"))
        )
        var offset = 0
        // Three of the letters distinguish it from `border-left` and the like.
        while offset + width + 6 <= bytes.count {
            let fourth = bytes.loadUnaligned(fromByteOffset: offset + 3, as: Chunk.self)
            let sixth = bytes.loadUnaligned(fromByteOffset: offset + 5, as: Chunk.self)
            let seventh = bytes.loadUnaligned(fromByteOffset: offset + 6, as: Chunk.self)
            let hits = (fourth .== o) .& (sixth .== hyphen) .& (seventh .== l)
            // `any(hits)` would check the lanes one by one.
            if unsafeBitCast(hits, to: SIMD2<UInt64>.self) != .zero,
                (offset..<offset + width).contains(where: startsDirective)
            {
                return true
            }
            offset += width
        }
        return (offset..<Swift.max(offset, count)).contains(where: startsDirective)
    }

    /// Whether `color-lint` begins at `offset`.
    func startsDirective(at offset: Int) -> Bool {
        let word: StaticString = "color-lint"
        for index in 0..<word.utf8CodeUnitCount where self[offset &+ index] != word.utf8Start[index] { return false }
        return true
    }
}
