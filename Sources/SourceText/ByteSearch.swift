extension SourceBytes {
    /// Whether `range` contains `text`; in any letter case if `ignoringCase`, for which `text` must be in lower case.
    /// Never true for an empty text.
    package func contains(_ text: UnsafeBufferPointer<UInt8>, in range: ByteRange, ignoringCase: Bool = false) -> Bool {
        let bytes = buffer(range)
        guard let first = text.first, bytes.count >= text.count else { return false }
        return (0...bytes.count - text.count).contains { start in
            (ignoringCase ? lowercasedASCII(bytes[start]) : bytes[start]) == first
                && text.indices.allSatisfy {
                    (ignoringCase ? lowercasedASCII(bytes[start + $0]) : bytes[start + $0]) == text[$0]
                }
        }
    }

    /// Whether `range` contains `text`; see ``contains(_:in:ignoringCase:)``.
    package func contains(_ text: StaticString, in range: ByteRange, ignoringCase: Bool = false) -> Bool {
        text.withUTF8Buffer { contains($0, in: range, ignoringCase: ignoringCase) }
    }
}
