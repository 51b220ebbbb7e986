/// Finds the end of runs of bytes eight bytes at a time, where lexers spend most of their time.
///
/// In each test, the top bit of a lane holds the result for its byte. Lanes never carry into each other, because their
/// top bits are cleared before adding.
extension SourceBytes {
    /// Returns the first offset from `start` without an ASCII letter, digit or `_`; at most the end.
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

    /// Returns the first offset from `start` without a space.
    package func spaceEnd(from start: Int) -> Int {
        end(from: start, { differs($0, 0x20) }, { $0 != 0x20 })
    }

    /// Returns the first offset from `start` with LF or CR; at most the end.
    package func lineTerminator(from start: Int) -> Int {
        end(
            from: start, { ~(differs($0, 0x0A) & differs($0, 0x0D)) },
            { $0 == 0x0A || $0 == 0x0D })
    }

    /// Returns the first offset from `start` with `quote`, a backslash, LF or CR; at most the end.
    package func quotedTextEnd(from start: Int, quote: UInt8) -> Int {
        end(
            from: start,
            { ~(differs($0, 0x0A) & differs($0, 0x0D) & differs($0, 0x5C) & differs($0, quote)) },
            { $0 == 0x0A || $0 == 0x0D || $0 == 0x5C || $0 == quote })
    }

    /// Returns the first offset from `start` for which `isEnd` returns true. `ends` sets the top bits of such bytes in
    /// a group of eight.
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

/// Repeats `byte` eight times.
@inline(__always)
private func every(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// The top bits of the bytes of `word` that are not `byte`.
@inline(__always)
private func differs(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ every(byte)
    return ((difference & low) &+ low) | difference
}
