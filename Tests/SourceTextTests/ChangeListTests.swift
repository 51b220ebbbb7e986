import SourceText
import Testing

@Suite struct ChangeListTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func editsOfEditsBecomeEditsOfTheOriginal() throws {
        let original = bytes("one two three four")
        var changes = ChangeList()
        let first = [Edit(ByteRange(4, 7), "2"), Edit(ByteRange(14, 18), "vier")]
        let middle = try #require(first.applied(to: original))
        changes.apply(first)
        let second = [Edit(ByteRange(0, 3), "eins"), Edit(ByteRange(4, 5), "zwei"), Edit(ByteRange(6, 11), "drei")]
        let last = try #require(second.applied(to: middle))
        changes.apply(second)
        #expect(String(decoding: last, as: UTF8.self) == "eins zwei drei vier")
        let edits = changes.edits(of: last)
        #expect(edits.applied(to: original) == last)
        #expect(edits.map(\.text) == ["eins", "zwei", "drei", "vier"])
    }

    @Test func randomEditsComposeToTheSameText() throws {
        var generator = Generator(state: 7)
        for _ in 0..<300 {
            let original = (0..<40).map { _ in UInt8.random(in: 97...122, using: &generator) }
            var changes = ChangeList()
            var text = original
            for _ in 0..<4 {
                var edits: [Edit] = []
                var at = 0
                while at < text.count {
                    let start = at + Int.random(in: 0...8, using: &generator)
                    let end = start + Int.random(in: 0...4, using: &generator)
                    guard end <= text.count else { break }
                    edits.append(
                        Edit(ByteRange(start, end), String("XYZWV".prefix(Int.random(in: 0...5, using: &generator)))))
                    at = end + 1
                }
                text = try #require(edits.applied(to: text))
                changes.apply(edits)
                #expect(changes.edits(of: text).applied(to: original) == text)
            }
        }
    }

    @Test func rangesOutsideTheChangesMoveWithTheText() {
        var changes = ChangeList()
        changes.apply([Edit(ByteRange(4, 7), "2"), Edit(ByteRange(10, 10), "++")])
        #expect(changes.newRange(of: ByteRange(0, 3)) == ByteRange(0, 3))
        #expect(changes.newRange(of: ByteRange(4, 7)) == ByteRange(4, 5))
        #expect(changes.newRange(of: ByteRange(8, 9)) == ByteRange(6, 7))
        #expect(changes.newRange(of: ByteRange(12, 14)) == ByteRange(12, 14))
        #expect(changes.newRange(of: ByteRange(5, 6)) == ByteRange(4, 5))
    }

    /// The same numbers in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }
}
