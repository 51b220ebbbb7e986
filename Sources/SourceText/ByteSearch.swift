extension SourceBytes {
    /// Whether `range` contains `text`; in any letter case if `ignoringCase`, for which `text` must be in lower case.
    /// Never true for an empty text.
    @_optimize(speed)
    package func contains(_ text: UnsafeBufferPointer<UInt8>, in range: ByteRange, ignoringCase: Bool = false) -> Bool {
        let bytes = UnsafeRawBufferPointer(buffer(range))
        guard let first = text.first, let last = text.last, bytes.count >= text.count else { return false }
        // The first and the last byte of the text are looked for at 16 places at once. The bit that distinguishes letter cases is
        // set in all bytes, so a few others match too.
        let fold: UInt8 = ignoringCase ? 0x20 : 0
        let every = SIMD16(repeating: fold)
        let (starts, ends) = (SIMD16(repeating: first | fold), SIMD16(repeating: last | fold))
        let distance = text.count - 1
        var offset = 0
        while bytes.count - offset >= 16 + distance {
            let heads = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self) | every
            let tails = bytes.loadUnaligned(fromByteOffset: offset + distance, as: SIMD16<UInt8>.self) | every
            let hits = unsafeBitCast((heads .== starts) .& (tails .== ends), to: SIMD2<UInt64>.self)
            if hits != .zero {
                for start in offset..<offset + 16 where isText(text, bytes, start, ignoringCase) { return true }
            }
            offset += 16
        }
        return (offset..<max(offset, bytes.count - distance)).contains { isText(text, bytes, $0, ignoringCase) }
    }

    /// Whether `text` is at `start` of `bytes`, which are long enough.
    private func isText(
        _ text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeRawBufferPointer, _ start: Int, _ ignoringCase: Bool
    ) -> Bool {
        for index in text.indices {
            let byte = bytes[start + index]
            guard (ignoringCase ? lowercasedASCII(byte) : byte) == text[index] else { return false }
        }
        return true
    }

    /// Whether `range` contains `text`; see ``contains(_:in:ignoringCase:)``.
    package func contains(_ text: StaticString, in range: ByteRange, ignoringCase: Bool = false) -> Bool {
        text.withUTF8Buffer { contains($0, in: range, ignoringCase: ignoringCase) }
    }
}
