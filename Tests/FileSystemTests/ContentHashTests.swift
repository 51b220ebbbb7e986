import FileSystem
import Testing

@Suite struct ContentHashTests {
    /// Values of the reference implementation, with the seed 0.
    @Test(
        arguments: [
            ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
            ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
        ] as [(String, UInt64)]) func itIsXXH64(_ text: String, _ hash: UInt64)
    {
        #expect(ContentHash(Array(text.utf8)).value == hash)
    }

    @Test func everyBitCounts() {
        let bytes = (0..<100).map { UInt8($0) }
        var hashes: Set = [ContentHash(bytes).value]
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 1
            hashes.insert(ContentHash(other).value)
            hashes.insert(ContentHash(bytes.prefix(index)).value)
        }
        #expect(hashes.count == 201)
    }
}
