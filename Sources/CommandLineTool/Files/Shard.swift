/// One of several equal parts of all files, for machines that share the work. Each file is in one of them.
///
/// Which one follows from the path alone, so that another file more moves none.
struct Shard: Hashable, Sendable {
    /// Which part, from 1.
    let number: Int
    /// How many parts there are.
    let count: Int

    /// The part that `text` names: `2/5`; nil where it names none.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Whether the file shown as `path` is in it.
    func contains(_ path: String) -> Bool {
        // FNV-1a, <https://www.rfc-editor.org/rfc/rfc9923>; its low bits alone are not spread well, so the high ones join in.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash ^= hash >> 32
        return hash % UInt64(count) == UInt64(number - 1)
    }
}
