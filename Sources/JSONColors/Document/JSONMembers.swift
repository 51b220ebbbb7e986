import ColorMath
import JSONSyntax
import SourceText

/// The members of an object whose keys affect colors. One value is reused for all objects of a document.
struct JSONMembers {
    /// The words that occur exactly once. Parsers disagree on which duplicate wins, so repeated words are left out.
    private(set) var words = JSONKeyWords([])
    /// Whether there are numbers under other keys.
    private(set) var hasOtherNumbers = false
    /// Whether a key may be that of a foreground whose background has another key: `button.foreground`, `onPrimary`.
    private(set) var hasNamedForegrounds = false
    private let tree: JSONTree
    private let source: SourceBytes
    /// The index of each word's value.
    private var slots = [Int32](repeating: 0, count: JSONKeyWord.allCases.count)

    init(_ tree: JSONTree, in source: SourceBytes) {
        self.tree = tree
        self.source = source
    }

    /// Loads the members of the object at `index`.
    mutating func load(_ index: Int32) {
        var seen: UInt64 = 0
        var twice: UInt64 = 0
        hasOtherNumbers = false
        hasNamedForegrounds = false
        var following = tree.firstChild(of: index)
        while let child = following {
            following = tree.nextSibling(of: child)
            let node = tree.nodes[Int(child)]
            if !node.isKeyEscaped, let word = JSONKeyWord(source.buffer(node.keyContentRange)) {
                twice |= seen & word.bit
                seen |= word.bit
                slots[Int(word.rawValue)] = child
            } else if node.kind == .number {
                hasOtherNumbers = true
            } else if !hasNamedForegrounds, node.hasKey {
                hasNamedForegrounds = mayNameForeground(source.buffer(node.keyContentRange))
            }
        }
        words = JSONKeyWords(rawValue: seen & ~twice)
    }

    /// The index of the value under `word`.
    func index(_ word: JSONKeyWord) -> Int32? { words.contains(word) ? slots[Int(word.rawValue)] : nil }

    /// The value under `word`.
    subscript(word: JSONKeyWord) -> JSONTree.Node? { index(word).map { tree.nodes[Int($0)] } }

    /// The range of the digits of a `hex` beside components, after the `#`.
    var hexDigits: ByteRange? {
        guard let node = self[.hex], node.kind == .string, !node.isEscaped else { return nil }
        let content = node.contentRange
        guard source[content.lowerBound] == UInt8(ascii: "#") else { return nil }
        let digits = ByteRange(content.lowerBound + 1, content.upperBound)
        return (try? HexColor(digits: source.buffer(digits))) == nil ? nil : digits
    }

    /// Returns the values of the array under `word`, at most four.
    func elements(_ word: JSONKeyWord) -> [JSONTree.Node]? {
        guard let index = index(word), tree.nodes[Int(index)].kind == .array else { return nil }
        return tree.children(of: index).prefix(4).map { tree.nodes[Int($0)] }
    }
}

extension JSONKeyWords {
    /// The words for opacity; the first one present wins.
    static let alphaInOrder: [JSONKeyWord] = [.alpha, .opacity, .a]
}
