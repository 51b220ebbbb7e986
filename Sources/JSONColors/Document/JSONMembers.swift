import ColorMath
import JSONSyntax
import SourceText

/// The members of one object whose keys mean something to colors. One value serves all objects of a text in turn.
struct JSONMembers {
    /// The words that occur; those that occur twice are left out, since readers differ in which one counts.
    private(set) var words = JSONKeyWords([])
    /// Whether there are numbers under other keys.
    private(set) var hasOtherNumbers = false
    /// Whether a key may be that of a foreground, with another key for its background: `button.foreground`, `onPrimary`.
    private(set) var hasNamedForegrounds = false
    private let tree: JSONTree
    private let source: SourceBytes
    /// For each word the index of its value.
    private var slots = [Int32](repeating: 0, count: JSONKeyWord.allCases.count)

    init(_ tree: JSONTree, in source: SourceBytes) {
        self.tree = tree
        self.source = source
    }

    /// Goes on to the members of the object at `index`.
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

    /// The digits of a `hex` beside components, behind their `#`.
    var hexDigits: ByteRange? {
        guard let node = self[.hex], node.kind == .string, !node.isEscaped else { return nil }
        let content = node.contentRange
        guard source[content.lowerBound] == UInt8(ascii: "#") else { return nil }
        let digits = ByteRange(content.lowerBound + 1, content.upperBound)
        return (try? HexColor(digits: source.buffer(digits))) == nil ? nil : digits
    }

    /// The values of the array under `word`.
    func elements(_ word: JSONKeyWord) -> [JSONTree.Node]? {
        guard let index = index(word), tree.nodes[Int(index)].kind == .array else { return nil }
        return tree.children(of: index).prefix(4).map { tree.nodes[Int($0)] }
    }
}

extension JSONKeyWords {
    /// The words for opacity, the first that occurs counts.
    static let alphaInOrder: [JSONKeyWord] = [.alpha, .opacity, .a]
}
