// LSP's line terminators: LF, CR, and CR LF as one.
// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocuments>

extension SourceBytes {
    /// Whether a line ends with the byte at `offset`: an LF, or a CR without an LF after it.
    package func endsLine(at offset: Int) -> Bool {
        let byte = self[offset]
        return byte == 0x0A || (byte == 0x0D && self[offset &+ 1] != 0x0A)
    }

    /// Clamps `offset` to a valid position: not past the end, between CR and LF, or inside a scalar.
    package func placed(_ offset: Int) -> Int {
        let offset = Swift.min(Swift.max(offset, 0), count)
        if self[offset] == 0x0A, self[offset &- 1] == 0x0D { return offset &- 1 }
        return scalarStart(at: offset)
    }

    /// Calls `body` with the start of each line whose preceding terminator ends in `range`.
    package func forEachLineStart(endingIn range: ByteRange, _ body: (Int) -> Void) {
        let end = Swift.min(range.upperBound, count)
        var offset = Swift.max(range.lowerBound, 0)
        guard let base else { return }
        // Eight bytes at a time: the top bit of a lane of `hits` is set exactly if the byte is LF or CR.
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        while end &- offset >= 8 {
            let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self).littleEndian
            let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
            let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
            let feedMisses = ((feeds & low) &+ low) | feeds
            let returnMisses = ((returns & low) &+ low) | returns
            var hits = ~(feedMisses & returnMisses) & ~low
            while hits != 0 {
                let at = offset &+ hits.trailingZeroBitCount &>> 3
                if base[at] == 0x0A || self[at &+ 1] != 0x0A { body(at &+ 1) }
                hits &= hits &- 1
            }
            offset &+= 8
        }
        while offset < end {
            if endsLine(at: offset) { body(offset &+ 1) }
            offset &+= 1
        }
    }
}
