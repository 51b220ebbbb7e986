import SourceText
import Testing

/// Returns what `table` has for the bytes of `word`.
private func lookup<Value>(_ word: String, in table: WordTable<Value>) -> Value? {
    var word = word
    return word.withUTF8 { table[$0] }
}

@Suite struct WordTableTests {
    @Test("A word has the value of its entry", arguments: [("red", 1), ("green", 2), ("lime", 2), ("e", 3)])
    func findsWords(word: String, value: Int) {
        let table = WordTable([("red", 1), ("green lime", 2), ("e", 3), ("red", 4)])
        #expect(lookup(word, in: table) == value)
    }

    @Test("Other words have none", arguments: ["", "re", "redd", "Red", "gr", "lim e", "green lime", "\0"])
    func otherWords(word: String) {
        #expect(lookup(word, in: WordTable([("red", 1), ("green lime", 2)])) == nil)
    }

    @Test("Case is ignored only where the table says so, and only of letters")
    func ignoresCase() {
        let table = WordTable(ignoringCase: [("currentcolor", 1), ("-x", 2), ("k", 3)])
        #expect(lookup("CurrentColor", in: table) == 1)
        #expect(lookup("-X", in: table) == 2)
        #expect(lookup("K", in: table) == 3)
        // The Kelvin sign is no K, and CR is no dash.
        #expect(lookup("\u{212A}", in: table) == nil)
        #expect(lookup("\rX", in: table) == nil)
    }

    @Test("Every one of many words is found")
    func manyWords() {
        let table = WordTable((0..<5000).map { ("word\($0)", $0) })
        let numbers = Array(0..<5000)
        #expect(numbers.filter { (number: Int) in lookup("word\(number)", in: table) != number } == [])
        #expect(lookup("word5000", in: table) == nil)
    }

    @Test("Words of 64 bytes and more are not found")
    func longWords() {
        let longest = String(repeating: "a", count: 63)
        let table = WordTable([(longest, 1), (longest + "a", 2)])
        #expect(lookup(longest, in: table) == 1)
        #expect(lookup(longest + "a", in: table) == nil)
    }

    @Test("A set has its words")
    func sets() {
        let set = WordSet("if guard while")
        for (word, isIn) in [("if", true), ("while", true), ("guar", false), ("If", false)] {
            var word = word
            #expect(word.withUTF8 { set.contains($0) } == isIn)
        }
    }
}

@Suite struct PartitioningIndexTests {
    @Test("Returns the first element from which on the predicate is true", arguments: 0...9)
    func everyPlace(first: Int) {
        #expect((0..<9).partitioningIndex { $0 >= first } == first)
        let slice = Array(0..<20)[5..<14]
        #expect(slice.partitioningIndex { $0 >= first + 5 } == first + 5)
    }

    @Test("Returns the end of an empty collection")
    func empty() { #expect([Int]().partitioningIndex { _ in true } == 0) }
}
