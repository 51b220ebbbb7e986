/// A compressed text in the block format of LZ4.
///
/// <https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md>
enum PackedBlock {
    private static let leastMatch = 4
    /// The last bytes of a block are never part of a match, and the last match begins before the last twelve.
    private static let lastLiterals = 5
    private static let lastMatch = 12
    private static let farthest = 0xFFFF
    private static let tableBits: UInt32 = 13
    /// A byte of a block stands for at most as many bytes of text.
    static let mostExpansion = 255

    /// Returns `text`, at most 2 GiB, compressed. The result is the same everywhere.
    @_optimize(speed) static func packed(_ text: UnsafeRawBufferPointer) -> [UInt8] {
        var block: [UInt8] = []
        block.reserveCapacity(text.count / 2 + 16)
        var table = [Int32](repeating: -1, count: 1 << Int(tableBits))
        func word(_ offset: Int) -> UInt32 { text.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
        var anchor = 0
        var at = 0
        while at < text.count - lastMatch {
            let here = UInt32(littleEndian: word(at))
            let slot = Int((here &* 2_654_435_761) >> (32 - tableBits))
            let found = Int(table[slot])
            table[slot] = Int32(truncatingIfNeeded: at)
            guard found >= 0, at - found <= farthest, word(found) == word(at) else {
                // Text that does not repeat is searched in larger and larger steps.
                at += 1 + (at - anchor) >> 6
                continue
            }
            var length = leastMatch
            while at + length < text.count - lastLiterals, text[found + length] == text[at + length] { length += 1 }
            append(text, anchor..<at, to: &block, match: (at - found, length))
            at += length
            anchor = at
        }
        append(text, anchor..<text.count, to: &block, match: nil)
        return block
    }

    /// Appends a sequence: literals, and the distance and length of a match.
    private static func append(
        _ text: UnsafeRawBufferPointer, _ literals: Range<Int>, to block: inout [UInt8],
        match: (distance: Int, length: Int)?
    ) {
        let rest = match.map { $0.length - leastMatch } ?? 0
        block.append(UInt8(min(literals.count, 15) << 4 | min(rest, 15)))
        appendLength(literals.count, to: &block)
        block += UnsafeRawBufferPointer(rebasing: text[literals])
        guard let match else { return }
        block.append(UInt8(truncatingIfNeeded: match.distance))
        block.append(UInt8(truncatingIfNeeded: match.distance >> 8))
        appendLength(rest, to: &block)
    }

    private static func appendLength(_ length: Int, to block: inout [UInt8]) {
        guard length >= 15 else { return }
        var rest = length - 15
        while rest >= 255 {
            block.append(255)
            rest -= 255
        }
        block.append(UInt8(rest))
    }

    /// Returns the text of `count` bytes in `block`; nil if it is damaged.
    @_optimize(speed) static func unpacked(_ block: UnsafeRawBufferPointer, count: Int) -> [UInt8]? {
        guard count >= 0, count / mostExpansion <= block.count else { return nil }
        var isWhole = false
        let text = [UInt8](unsafeUninitializedCapacity: count) { text, filled in
            var at = 0
            func length(_ first: Int) -> Int? {
                guard first == 15 else { return first }
                var length = first
                while at < block.count {
                    let byte = block[at]
                    at += 1
                    length += Int(byte)
                    if byte < 255 { return length }
                }
                return nil
            }
            while at < block.count {
                let token = Int(block[at])
                at += 1
                guard let literals = length(token >> 4), literals <= block.count - at, literals <= count - filled
                else { return }
                for index in 0..<literals { text[filled + index] = block[at + index] }
                filled += literals
                at += literals
                if at == block.count { break }
                guard block.count - at >= 2 else { return }
                let distance = Int(block[at]) | Int(block[at + 1]) << 8
                at += 2
                guard let rest = length(token & 15), distance > 0, distance <= filled,
                    rest + leastMatch <= count - filled
                else { return }
                // A match may overlap itself.
                for _ in 0..<rest + leastMatch {
                    text[filled] = text[filled - distance]
                    filled += 1
                }
            }
            isWhole = filled == count
        }
        return isWhole ? text : nil
    }
}
