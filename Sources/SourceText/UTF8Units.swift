// UTF-8, well-formed or not. Every maximal subpart of an ill-formed sequence counts as one U+FFFD, as in
// `String(decoding:as:)` and browsers. <https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-3/#G66453>

extension SourceBytes {
    /// The length of a byte order mark at the start: 3 or 0.
    package var byteOrderMarkLength: Int { self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0 }

    /// Decodes the sequence at `offset`, which must be the start of a scalar or an ill-formed sequence: returns its
    /// length (at least 1) and whether it is well-formed.
    ///
    /// Table 3-7 of the Unicode Standard.
    package func scalarLength(at offset: Int) -> (length: Int, isWellFormed: Bool) {
        let lead = self[offset]
        if lead < 0x80 { return (1, true) }
        let second = self[offset &+ 1]
        let length: Int
        let isSecondRight: Bool
        switch lead {
        case 0xC2...0xDF: (length, isSecondRight) = (2, isContinuation(second))
        case 0xE0: (length, isSecondRight) = (3, 0xA0 <= second && second <= 0xBF)
        case 0xED: (length, isSecondRight) = (3, 0x80 <= second && second <= 0x9F)
        case 0xE1...0xEF: (length, isSecondRight) = (3, isContinuation(second))
        case 0xF0: (length, isSecondRight) = (4, 0x90 <= second && second <= 0xBF)
        case 0xF1...0xF3: (length, isSecondRight) = (4, isContinuation(second))
        case 0xF4: (length, isSecondRight) = (4, 0x80 <= second && second <= 0x8F)
        default: return (1, false)
        }
        guard isSecondRight else { return (1, false) }
        if length == 2 { return (2, true) }
        guard isContinuation(self[offset &+ 2]) else { return (2, false) }
        if length == 3 { return (3, true) }
        return isContinuation(self[offset &+ 3]) ? (4, true) : (3, false)
    }

    /// Returns the start of the scalar or ill-formed sequence that contains the byte at `offset`.
    package func scalarStart(at offset: Int) -> Int {
        guard isContinuation(self[offset]) else { return offset }
        for distance in 1...3 {
            let start = offset &- distance
            let byte = self[start]
            if isContinuation(byte) { continue }
            return byte >= 0xC0 && scalarLength(at: start).length > distance ? start : offset
        }
        return offset
    }

    /// Returns the number of units of `encoding` in `range`; both ends must be starts of scalars.
    package func unitCount(in range: ByteRange, encoding: PositionEncoding) -> Int {
        let end = Swift.min(range.upperBound, count)
        var offset = Swift.max(range.lowerBound, 0)
        guard end > offset else { return 0 }
        if encoding == .utf8 { return end - offset }
        var units = 0
        while offset < end {
            let run = asciiRunLength(from: offset, to: end)
            offset &+= run
            units &+= run
            while offset < end, self[offset] >= 0x80 {
                let (length, isWellFormed) = scalarLength(at: offset)
                offset &+= length
                units &+= encoding == .utf16 && length == 4 && isWellFormed ? 2 : 1
            }
        }
        return units
    }

    /// Returns the offset `units` units of `encoding` after the start of `range`, at most its end. Units that end
    /// inside a scalar lead to its start.
    package func offset(after units: Int, in range: ByteRange, encoding: PositionEncoding) -> Int {
        let end = Swift.min(range.upperBound, count)
        var offset = Swift.max(range.lowerBound, 0)
        guard units > 0, end > offset else { return Swift.min(offset, end) }
        if encoding == .utf8 { return units >= end - offset ? end : scalarStart(at: offset + units) }
        var left = units
        while offset < end, left > 0 {
            let run = asciiRunLength(from: offset, to: left < end - offset ? offset + left : end)
            offset &+= run
            left &-= run
            while offset < end, left > 0, self[offset] >= 0x80 {
                let (length, isWellFormed) = scalarLength(at: offset)
                let width = encoding == .utf16 && length == 4 && isWellFormed ? 2 : 1
                guard width <= left else { return offset }
                offset &+= length
                left &-= width
            }
        }
        return offset
    }

    /// Returns the number of ASCII bytes from `start`, up to `end`, which must not be past the end.
    private func asciiRunLength(from start: Int, to end: Int) -> Int {
        guard let base else { return 0 }
        var offset = start
        while end &- offset >= 32 {
            let block = UnsafeRawPointer(base + offset).loadUnaligned(as: SIMD4<UInt64>.self) & 0x8080_8080_8080_8080
            if block != .zero { break }
            offset &+= 32
        }
        while offset < end, base[offset] < 0x80 { offset &+= 1 }
        return offset &- start
    }
}

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
