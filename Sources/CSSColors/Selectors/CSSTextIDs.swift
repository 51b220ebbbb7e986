import SourceText

/// Dense ids of texts: two texts have the same id if and only if they have the same mark and the same bytes.
struct CSSTextIDs {
    private struct Entry {
        /// The offset in ``bytes`` of the mark, which the text follows.
        var start: Int
        var hash: UInt32
    }

    /// The marks and texts, one after another.
    private var bytes: [UInt8] = []
    /// The texts, by id.
    private var entries: [Entry] = []
    /// A hash table with open addressing: the ids, or -1.
    private var slots: [Int32] = []
    /// The text that is being written.
    private var draft: [UInt8] = []
    private var mark: UInt8 = 0

    init() {}

    /// Returns the id of `text` with the mark `mark`; -1 if it has none.
    func find(_ mark: UInt8, _ text: UnsafeBufferPointer<UInt8>) -> Int32 {
        slots.isEmpty ? -1 : slots[slot(of: mark, text, CSSTextIDs.hash(mark, text))]
    }

    /// Returns the id of `text` with the mark `mark`, which is a new one if the text is new.
    @_optimize(speed)
    mutating func id(_ mark: UInt8, _ text: UnsafeBufferPointer<UInt8>) -> Int32 {
        if (entries.count &+ 1) &* 2 > slots.count { grow() }
        let hash = CSSTextIDs.hash(mark, text)
        let slot = slot(of: mark, text, hash)
        if slots[slot] >= 0 { return slots[slot] }
        let id = Int32(truncatingIfNeeded: entries.count)
        slots[slot] = id
        entries.append(Entry(start: bytes.count, hash: hash))
        bytes.append(mark)
        bytes.append(contentsOf: text)
        return id
    }

    /// Returns the id of the UTF-8 bytes of `text` with the mark `mark`; -1 if it has none.
    func find(_ mark: UInt8, _ text: String) -> Int32 {
        var text = text
        return text.withUTF8 { find(mark, $0) }
    }

    /// Returns the id of the UTF-8 bytes of `text` with the mark `mark`, which is a new one if the text is new.
    @_optimize(speed)
    mutating func id(_ mark: UInt8, _ text: String) -> Int32 {
        var text = text
        return text.withUTF8 { id(mark, $0) }
    }

    /// Calls `body` with the text whose id is `id`, without its mark.
    func withText(_ id: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        guard entries.indices.contains(Int(id)) else { return }
        let range = entries[Int(id)].start &+ 1..<end(of: Int(id))
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Returns the id of the text that ``write(_:of:lowered:)`` makes of `range`, with the mark `mark`.
    @_optimize(speed)
    mutating func id(_ mark: UInt8, _ range: ByteRange, of lexemes: CSSLexemes, lowered: Bool) -> Int32 {
        let text = lexemes.source.buffer(range)
        let isPlain = text.allSatisfy { $0 > 0x20 && !(lowered && lowercasedASCII($0) != $0) }
        if isPlain { return id(mark, text) }
        begin(mark)
        write(range, of: lexemes, lowered: lowered)
        return finish()
    }

    // MARK: Texts in several parts

    /// Starts a text.
    mutating func begin(_ mark: UInt8) {
        self.mark = mark
        draft.removeAll(keepingCapacity: true)
    }

    /// Adds `byte` to the text.
    mutating func write(_ byte: UInt8) { draft.append(byte) }

    /// Adds the bytes of `range` to the text, in lower case if `lowered`. Any run of white space counts as one space.
    mutating func write(_ range: ByteRange, of lexemes: CSSLexemes, lowered: Bool = false) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            if lexemes.has(offset, .whitespace) {
                draft.append(UInt8(ascii: " "))
                while offset < range.upperBound, lexemes.has(offset, .whitespace) { offset &+= 1 }
            } else {
                let byte = lexemes.source[offset]
                draft.append(lowered ? lowercasedASCII(byte) : byte)
                offset &+= 1
            }
        }
    }

    /// Returns the id of the text that was written.
    mutating func finish() -> Int32 {
        var text: [UInt8] = []
        swap(&text, &draft)
        let id = text.withUnsafeBufferPointer { self.id(mark, $0) }
        swap(&text, &draft)
        return id
    }

    // MARK: The table

    @_optimize(speed)
    private func slot(of mark: UInt8, _ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        let mask = slots.count &- 1
        var slot = Int(hash) & mask
        while true {
            let id = Int(slots[slot])
            if id < 0 || entries[id].hash == hash && isText(id, mark, text) { return slot }
            slot = (slot &+ 1) & mask
        }
    }

    @_optimize(speed)
    private func isText(_ id: Int, _ mark: UInt8, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = entries[id].start
        guard end(of: id) &- start == text.count &+ 1, bytes[start] == mark else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for offset in 0..<text.count where bytes[start &+ 1 &+ offset] != text[offset] { return false }
            return true
        }
    }

    private func end(of id: Int) -> Int { id &+ 1 < entries.count ? entries[id &+ 1].start : bytes.count }

    private mutating func grow() {
        let mask = max(64, slots.count &* 2) &- 1
        slots = [Int32](repeating: -1, count: mask &+ 1)
        for id in entries.indices {
            var slot = Int(entries[id].hash) & mask
            while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: id)
        }
    }

    @_optimize(speed)
    private static func hash(_ mark: UInt8, _ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let text = UnsafeRawBufferPointer(text)
        var hash = UInt64(mark) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: text.count)
        var offset = 0
        while offset &+ 8 <= text.count {
            hash = CSSPairTable.mix(hash, text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < text.count {
            rest = rest << 8 | UInt64(text[offset])
            offset &+= 1
        }
        return UInt32(truncatingIfNeeded: CSSPairTable.mix(hash, rest))
    }
}
