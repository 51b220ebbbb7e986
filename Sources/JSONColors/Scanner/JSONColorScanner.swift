import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// Finds the colors of one JSON document. First it marks the candidates; once all evidence for and against them is
/// known, it adds the facts in source order.
struct JSONColorScanner: ~Copyable {
    let source: SourceBytes
    let tree: JSONTree
    var members: JSONMembers
    /// The marks of each value.
    var marks: [Mark]
    var candidates: [Candidate] = []
    /// The pairs of values that meet.
    var meetings: [Meeting] = []
    /// The values whose keys make them text colors.
    var textColors: [Int32] = []
    var facts = ColorFacts()
    /// The objects that may be design tokens, with their values.
    private(set) var tokens: [(node: Int32, value: Int32)] = []
    /// The objects that may be design tokens referring to others. JSON schemas have such objects, too.
    private(set) var referringTokens: [Int32] = []
    /// The groups that inherit the tokens of other groups, with the values that name those.
    private(set) var extendingGroups: [(group: Int32, base: Int32)] = []

    /// The values in `variables` of a color scheme of Sublime Text, by name, once they are needed.
    var variables: [String: Int32]?

    struct Mark: OptionSet {
        let rawValue: UInt8
        /// Its own key, or one further out, suggests colors.
        static let inContext = Mark(rawValue: 1)
        /// Whether `inContext` has been computed.
        static let isContextKnown = Mark(rawValue: 2)
        /// A color is directly inside it.
        static let holdsColor = Mark(rawValue: 8)
        /// It repeats the color of the components beside it.
        static let isRepeated = Mark(rawValue: 16)
        /// It is a string that contains colors.
        static let isList = Mark(rawValue: 64)
        /// It is a catalog's `components`, and has been read.
        static let isCatalog = Mark(rawValue: 32)
    }

    /// A color, if there is enough evidence.
    struct Candidate {
        let node: Int32
        let range: ByteRange
        let form: LiteralForm
        let value: LiteralValue
        var need = JSONColorString.Need.nothing
    }

    private let findsLiteralsOnly: Bool

    init(_ source: SourceBytes, findsLiteralsOnly: Bool) {
        self.findsLiteralsOnly = findsLiteralsOnly
        self.source = source
        tree = JSONTree(source, dialect: .jsonc)
        members = JSONMembers(tree, in: source)
        marks = [Mark](repeating: [], count: tree.nodes.count)
    }

    /// Scans the whole document.
    mutating func scan() -> ColorFacts {
        for index in 0..<Int32(truncatingIfNeeded: tree.nodes.count) {
            let node = tree.nodes[Int(index)]
            switch node.kind {
            case .object: readObject(index)
            case .string: readString(index, node)
            default: break
            }
        }
        let expressions = takeLiterals()
        if findsLiteralsOnly { return facts }
        if isResolver { noteTokenSources() }
        if !candidates.isEmpty {
            let themed = themeMeetings()
            if !themed.isEmpty {
                let foregrounds = Set(themed.map(\.foreground))
                meetings.removeAll { $0.kind == .sameElement && foregrounds.contains($0.foreground) }
                meetings += themed
            }
            meetings += schemeMeetings()
        }
        takePairs(expressions)
        if !tokens.isEmpty { defineTokens(expressions) }
        if let set = ColorSet(tree, in: source) {
            define(set, expressions)
            let check = ColorSetCheck(set, tree, in: source)
            facts.catalog = CatalogFacts(problems: check.problems, lightOnly: lightOnly(set, expressions))
        } else if providesNamespace {
            facts.catalog = CatalogFacts(providesNamespace: true)
        }
        facts.addJSONDirectives(in: tree.comments, of: source)
        return facts
    }

    // MARK: Keys

    /// Whether a key on the path to the value at `index` suggests colors. Visits each container once.
    mutating func isInContext(_ index: Int32) -> Bool {
        var place = index
        var answer = false
        while place >= 0 {
            let mark = marks[Int(place)]
            let node = tree.nodes[Int(place)]
            answer = mark.contains(.inContext)
            if mark.contains(.isContextKnown) { break }
            answer = node.hasKey && suggestsColors(source.buffer(node.keyContentRange))
            if answer {
                marks[Int(place)].formUnion([.inContext, .isContextKnown])
                break
            }
            place = node.parent
        }
        let end = place
        place = index
        while place != end {
            marks[Int(place)].formUnion(answer ? [.inContext, .isContextKnown] : .isContextKnown)
            place = tree.nodes[Int(place)].parent
        }
        return answer
    }

    /// Returns the key of the value at `index`, or of the arrays around it; empty if there is none.
    func ownKey(_ index: Int32) -> UnsafeBufferPointer<UInt8> {
        var place = index
        for _ in 0..<8 where place >= 0 {
            let node = tree.nodes[Int(place)]
            if node.hasKey { return source.buffer(node.keyContentRange) }
            place = node.parent
            if place >= 0, tree.nodes[Int(place)].kind != .array { break }
        }
        return UnsafeBufferPointer(start: nil, count: 0)
    }

    // MARK: Candidates

    private mutating func readString(_ index: Int32, _ node: JSONTree.Node) {
        guard !marks[Int(index)].contains(.isRepeated) else { return }
        guard let color = color(of: node) else { return readStyle(index, node) }
        // A function is a color even under the key of a name.
        if color.form == .hex || color.form == .hexInteger, asksForReference(ownKey(index)) { return }
        if color.need == .nothing, node.parent >= 0 { marks[Int(node.parent)].insert(.holdsColor) }
        candidates.append(
            Candidate(
                node: index, range: node.contentRange, form: color.form,
                value: node.isEscaped ? .unresolved(.other("the string is written with escapes")) : color.value,
                need: color.need))
    }

    /// Reads a string that is not a color but may contain some: a gradient, a shadow.
    private mutating func readStyle(_ index: Int32, _ node: JSONTree.Node) {
        let content = node.contentRange
        guard content.count > 5, !node.isEscaped else { return }
        let isStyle = JSONStyleValue.mayBeStyle(source[content.lowerBound]) && JSONStyleValue.isStyleKey(ownKey(index))
        let isFunction = source[content.upperBound &- 1] == UInt8(ascii: ")")
        guard isStyle || isFunction else { return }
        let literals = JSONStyleValue.literals(content, in: source, isStyle: isStyle)
        guard !literals.isEmpty else { return }
        marks[Int(index)].insert(.isList)
        for literal in literals {
            candidates.append(
                Candidate(node: index, range: literal.range, form: literal.form, value: literal.value))
        }
    }

    /// Returns the color that a string's text denotes. If it has escapes, its bytes differ from its text, so it cannot
    /// be rewritten.
    private func color(of node: JSONTree.Node) -> JSONColorString? {
        guard node.isEscaped else { return JSONColorString(node.contentRange, in: source) }
        guard node.contentRange.count < 200 else { return nil }
        return source.jsonUTF8(node.contentRange, isEscaped: true).withUnsafeBufferPointer {
            JSONColorString(ByteRange(0, $0.count), in: SourceBytes($0))
        }
    }

    private mutating func readObject(_ index: Int32) {
        members.load(index)
        let words = members.words
        if words.rawValue == 0, !members.hasNamedForegrounds { return }
        for (foreground, background) in JSONColorPairs.pairs(in: words) {
            if let foreground = members.index(foreground), let background = members.index(background) {
                meetings.append(Meeting(foreground: foreground, background: background, kind: .sameElement))
            }
        }
        textColors += JSONColorPairs.foregrounds(in: words).compactMap { members.index($0) }
        if members.hasNamedForegrounds {
            meetings += namedMeetings(in: index)
            textColors += namedForegrounds(in: index)
        }
        for (above, below) in [(JSONKeyWord.fgColor, JSONKeyWord.bgColor), (.fg, .bg)] {
            guard words.contains(above), let above = members.index(above), let below = members.index(below) else {
                continue
            }
            meetings += roleMeetings(above, over: below)
        }
        if words.contains(.text), words.contains(.background), let above = members.index(.text),
            let below = members.index(.background)
        {
            meetings += paletteMeetings(above, over: below)
        }
        if words.contains(.background), words.contains(.foreground), words.contains(.red),
            let background = members.index(.background)
        {
            meetings += terminalMeetings(in: index, background: background)
        }
        if marks[Int(index)].contains(.isCatalog) { return }
        if let value = members.index(.value) {
            tokens.append((index, value))
        } else if words.contains(.ref) {
            referringTokens.append(index)
        }
        if let base = members.index(.extends) { extendingGroups.append((index, base)) }
        // Beside other numbers, components are something else, such as an image filter or a statistic, unless a key
        // says that they are a color.
        let isObject =
            JSONComponents.areComponents(words) && (!members.hasOtherNumbers || isInContext(index))
        let components =
            isObject ? JSONComponents(object: members, in: source) : JSONComponents(token: members, in: source)
        if let components {
            add(components, at: index)
            if components.hexDigits != nil, let hex = members.index(.hex) { marks[Int(hex)].insert(.isRepeated) }
        } else if let inner = members.index(.components), tree.nodes[Int(inner)].kind == .object {
            readCatalog(inner)
        }
    }

    /// Reads an asset catalog's `components`, the value at `inner`; `members` are those of the enclosing object.
    private mutating func readCatalog(_ inner: Int32) {
        let name = members[.colorSpace].flatMap { $0.kind == .string ? source.text($0.contentRange) : nil }
        members.load(inner)
        let space = name.map(JSONCatalogSpace.init) ?? JSONCatalogSpace("srgb")
        guard
            let components = JSONComponents(
                catalog: members, colorSpace: space ?? JSONCatalogSpace(extended: .srgb), in: source)
        else { return }
        marks[Int(inner)].insert(.isCatalog)
        if space == nil, let name {
            add(components, at: inner, value: .unresolved(.other("unknown color space \(name)")))
        } else {
            add(components, at: inner)
        }
    }

    private mutating func add(_ components: JSONComponents, at index: Int32, value: LiteralValue? = nil) {
        candidates.append(
            Candidate(
                node: index, range: tree.nodes[Int(index)].range, form: .componentObject(components.keys),
                value: value ?? components.value))
    }
}
