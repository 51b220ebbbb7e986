/// One of several equal parts of all files, so that machines can share the work. Each file belongs to exactly one
/// part.
///
/// The part depends only on the path, so adding a file does not move others.
struct Shard: Equatable, Sendable {
    /// From 1 to ``count``.
    let number: Int
    let count: Int

    /// Parses `2/5`; nil if invalid.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Whether the file with the shown `path` belongs to this part.
    func contains(_ path: String) -> Bool {
        // FNV-1a, <https://www.rfc-editor.org/rfc/rfc9923>. Its low bits alone are poorly distributed, so fold in the
        // high bits.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash ^= hash >> 32
        return hash % UInt64(count) == UInt64(number - 1)
    }
}
