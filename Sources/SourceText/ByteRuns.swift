/// Where runs of bytes of one kind end, found eight bytes at a time: a lexer spends most of its time in them.
///
/// In each test a lane's top bit says what its byte is; lanes never carry into each other, as their top bits are cleared
/// before anything is added.
extension SourceBytes {
    /// The first offset from `start` on at which no ASCII letter, digit or `_` stands; past the last byte at the latest.
    package func wordEnd(from start: Int) -> Int {
        end(
            from: start,
            { word in
                let bytes = word & low
                let letters = bytes | every(0x20)
                let isLetter = (letters &+ every(0x80 - 0x61)) & ~(letters &+ every(0x80 - 0x7B))
                let isDigit = (bytes &+ every(0x80 - 0x30)) & ~(bytes &+ every(0x80 - 0x3A))
                let isUnderscore = ~((bytes ^ every(0x5F)) &+ low)
                return ~(isLetter | isDigit | isUnderscore) | word
            },
            { byte in
                let isLetter = (byte | 0x20) &- 0x61 < 26
                return !(isLetter || byte &- 0x30 < 10 || byte == 0x5F)
            })
    }

    /// The first offset from `start` on at which no space stands.
    package func spaceEnd(from start: Int) -> Int {
        end(from: start, { differs($0, 0x20) }, { $0 != 0x20 })
    }

    /// The first offset from `start` on at which LF or CR stands; past the last byte at the latest.
    package func lineTerminator(from start: Int) -> Int {
        end(
            from: start, { ~(differs($0, 0x0A) & differs($0, 0x0D)) },
            { $0 == 0x0A || $0 == 0x0D })
    }

    /// The first offset from `start` on at which `quote`, a backslash, LF or CR stands; past the last byte at the latest.
    package func quotedTextEnd(from start: Int, quote: UInt8) -> Int {
        end(
            from: start,
            { ~(differs($0, 0x0A) & differs($0, 0x0D) & differs($0, 0x5C) & differs($0, quote)) },
            { $0 == 0x0A || $0 == 0x0D || $0 == 0x5C || $0 == quote })
    }

    /// The first offset from `start` on where `isEnd` holds of the byte, or `ends`, which sets the top bits of such bytes,
    /// of eight of them.
    @inline(__always)
    private func end(from start: Int, _ ends: (UInt64) -> UInt64, _ isEnd: (UInt8) -> Bool) -> Int {
        guard let base, start >= 0 else { return start }
        var offset = start
        while count &- offset >= 8 {
            let hits = ends(UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self).littleEndian) & ~low
            if hits != 0 { return offset &+ hits.trailingZeroBitCount &>> 3 }
            offset &+= 8
        }
        while offset < count, !isEnd(base[offset]) { offset &+= 1 }
        return offset
    }
}

private let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

/// Eight times `byte`.
@inline(__always)
private func every(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// The top bits of the bytes of `word` that are not `byte`.
@inline(__always)
private func differs(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ every(byte)
    return ((difference & low) &+ low) | difference
}
