import SourceColors
import SourceText

/// A declaration's value, parsed into nodes. One instance is reused for all values to avoid allocations.
struct CSSValue {
    let lexemes: CSSLexemes
    /// The nodes, without white space, comments and `!important`.
    private(set) var nodes: [CSSNode] = []
    /// The colors found, inner before outer, later before earlier.
    var colors: [CSSColor] = []
    /// The malformed hex colors, later before earlier.
    var invalidHex: [InvalidHex] = []
    /// Whether it ends with `!important`.
    private(set) var isImportant = false
    /// Whether a bracket is still open at its end.
    private(set) var isOpenEnded = false

    private var open: [Int32] = []
    private let functions = CSSFunction.table
    private let units = CSSUnit.table

    /// Creates an empty value.
    init(_ lexemes: CSSLexemes) { self.lexemes = lexemes }

    /// Reads `range` of `source` as a value of its own, in which a bare name may be a color, and finds its colors.
    init(single range: ByteRange, in source: SourceBytes) {
        self.init(CSSLexemes(source))
        read(range, names: .whole)
        findColors()
    }

    var source: SourceBytes { lexemes.source }

    /// Whether one node is the whole value.
    var isSingle: Bool { !nodes.isEmpty && Int(nodes[0].next) == nodes.count }

    /// The range from the first node to the last.
    var range: ByteRange {
        var last = 0
        guard let first = nodes.first else { return ByteRange(0, 0) }
        while last < nodes.count, Int(nodes[last].next) < nodes.count { last = Int(nodes[last].next) }
        return ByteRange(first.range.lowerBound, last < nodes.count ? nodes[last].range.upperBound : 0)
    }

    /// Parses the value at `range`, replacing the current contents.
    @_optimize(speed)
    mutating func read(_ range: ByteRange, names: CSSBareNames) {
        nodes.removeAll(keepingCapacity: true)
        if !colors.isEmpty { colors.removeAll(keepingCapacity: true) }
        if !open.isEmpty { open.removeAll(keepingCapacity: true) }
        if !invalidHex.isEmpty { invalidHex.removeAll() }
        isImportant = false
        isOpenEnded = false
        var tokenizer = CSSTokenizer(lexemes, range: range)
        while true {
            let token = tokenizer.nextVisible()
            switch token.kind {
            case .endOfFile:
                isOpenEnded = !open.isEmpty
                while !open.isEmpty { close(at: range.upperBound) }
                takeImportant()
                if names == .whole { allowWholeName() }
                return
            case .whitespace, .comment: break
            case .rightParenthesis, .rightSquare, .rightBrace: closeOrAdd(token)
            default: add(token, topLevelNames: names == .anywhere)
            }
        }
    }

    mutating func update(_ index: Int, _ change: (inout CSSNode) -> Void) { change(&nodes[index]) }

    /// Adds `color` as the color of its node.
    @_optimize(speed)
    mutating func add(_ color: CSSColor) {
        nodes[color.node].color = Int32(truncatingIfNeeded: colors.count)
        colors.append(color)
    }

    /// Returns the color of node `index`; nil if it has none.
    func color(of index: Int) -> CSSColor? {
        guard index < nodes.count, nodes[index].color >= 0 else { return nil }
        return colors[Int(nodes[index].color)]
    }

    @_optimize(speed)
    private mutating func add(_ token: CSSToken, topLevelNames: Bool) {
        let parent = open.last.map { nodes[Int($0)] }
        var node = CSSNode(kind: .other, next: Int32(truncatingIfNeeded: nodes.count &+ 1), range: token.range)
        node.hasEscape = token.hasEscape
        if let parent {
            node.isInMath = parent.isInMath || parent.function == .calc || parent.function == .math
            node.takesNames = namesAreColors(in: parent)
        } else {
            node.takesNames = topLevelNames
        }
        switch token.kind {
        case .ident: node.kind = .ident
        case .hash: node.kind = .hash
        case .string: node.kind = .string
        case .url: node.kind = .url
        case .comma: node.kind = .comma
        case .number, .percentage, .dimension:
            node.kind = token.kind == .number ? .number : token.kind == .percentage ? .percentage : .dimension
            node.number = cssNumber(ByteRange(token.lowerBound, token.numberEnd), in: source)
            if token.kind == .dimension {
                node.unit = units.value(of: token.nameRange, hasEscape: token.hasEscape, in: lexemes) ?? .other
            }
        case .delim:
            switch source[token.lowerBound] {
            case UInt8(ascii: "/"): node.kind = .slash
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"): node.kind = .operation
            default: break
            }
        case .function:
            node.kind = .function
            node.function = function(token)
            if let module = module(before: node), lexemes.matches(module, "color") || lexemes.matches(module, "map") {
                let functions: WordTable<CSSPreprocessorFunction> =
                    module.count == 3 ? CSSPreprocessorFunction.sassMaps : CSSPreprocessorFunction.sassModule
                let known = functions.value(of: token.nameRange, hasEscape: token.hasEscape, in: lexemes)
                node.function = known.map { .preprocessor($0) } ?? .other
                take(module, into: &node)
            }
            // A custom function. <https://www.w3.org/TR/css-mixins-1/>
            if source[token.lowerBound] == UInt8(ascii: "-"), source[token.lowerBound &+ 1] == UInt8(ascii: "-") {
                node.function = .substitution
            }
            node.hasSubstitution = node.function == .variable || node.function == .substitution
        case .leftParenthesis: node.kind = .parentheses
        case .leftSquare, .leftBrace: node.kind = .block
        case .variable, .interpolation:
            node.kind = .unread
            if token.kind == .variable, let module = module(before: node) { take(module, into: &node) }
        default: break
        }
        if node.kind == .function || node.kind == .parentheses || node.kind == .block || token.kind == .interpolation {
            open.append(Int32(truncatingIfNeeded: nodes.count))
        }
        nodes.append(node)
    }

    /// The name of Sass's module before `node`, which starts where the last node ends: `color` in `color.adjust()`; nil if
    /// there is none. <https://sass-lang.com/documentation/at-rules/use/#loading-members>
    private func module(before node: CSSNode) -> ByteRange? {
        guard lexemes.dialect == .scss, nodes.count >= 2 else { return nil }
        let (name, dot) = (nodes[nodes.count - 2], nodes[nodes.count - 1].range)
        guard dot.upperBound == node.range.lowerBound, dot.count == 1, name.range.upperBound == dot.lowerBound,
            source[dot.lowerBound] == UInt8(ascii: "."), name.kind == .ident
        else { return nil }
        return name.range
    }

    /// Makes the name of a module part of `node`.
    private mutating func take(_ module: ByteRange, into node: inout CSSNode) {
        node.range.lowerBound = module.lowerBound
        nodes.removeLast(2)
        node.next = Int32(truncatingIfNeeded: nodes.count &+ 1)
    }

    private func function(_ token: CSSToken) -> CSSFunction {
        let name = token.nameRange
        if let known = functions.value(of: name, hasEscape: token.hasEscape, in: lexemes) { return known }
        let own: WordTable<CSSPreprocessorFunction>
        switch lexemes.dialect {
        case .css: return .other
        case .scss: own = CSSPreprocessorFunction.sass
        case .less: own = CSSPreprocessorFunction.less
        }
        return own.value(of: name, hasEscape: token.hasEscape, in: lexemes).map { .preprocessor($0) } ?? .other
    }

    /// Whether a bare name as the next child of `parent` may be a color. In a color function, only the origin after
    /// `from` may.
    private func namesAreColors(in parent: CSSNode) -> Bool {
        if parent.kind == .unread { return parent.takesNames }
        guard parent.kind == .function else { return false }
        if parent.function.takesOrigin {
            return parent.next == nodes.count - 1 && nodes[nodes.count - 1].kind == .ident
                && lexemes.matches(nodes[nodes.count - 1].range, "from")
        }
        return parent.function.takesNames(outside: parent.takesNames)
    }

    /// Closes the innermost open bracket if `token` matches it; otherwise adds a meaningless node.
    private mutating func closeOrAdd(_ token: CSSToken) {
        if let last = open.last {
            let node = nodes[Int(last)]
            let fits =
                switch token.kind {
                case .rightParenthesis: node.kind == .function || node.kind == .parentheses
                case .rightSquare: source[node.range.lowerBound] == UInt8(ascii: "[")
                default: node.kind == .unread || source[node.range.lowerBound] == UInt8(ascii: "{")
                }
            if fits { return close(at: token.upperBound) }
        }
        add(token, topLevelNames: false)
    }

    private mutating func close(at end: Int) {
        guard let last = open.popLast() else { return }
        let index = Int(last)
        nodes[index].range.upperBound = max(end, nodes[index].range.lowerBound)
        nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
        if nodes[index].hasSubstitution, let parent = open.last { nodes[Int(parent)].hasSubstitution = true }
    }

    /// Removes `!important` from the end. <https://www.w3.org/TR/css-syntax-3/#consume-declaration>
    private mutating func takeImportant() {
        guard nodes.count >= 2, nodes[nodes.count - 2].kind == .other, nodes[nodes.count - 1].kind == .ident,
            source[nodes[nodes.count - 2].range.lowerBound] == UInt8(ascii: "!"),
            lexemes.matches(nodes[nodes.count - 1].range, "important")
        else { return }
        // At the end of the file, it may be inside a function that is still open, and then does not belong to the
        // value.
        var last = 0
        while Int(nodes[last].next) < nodes.count - 1 { last = Int(nodes[last].next) }
        guard last == nodes.count - 2 else { return }
        nodes.removeLast(2)
        isImportant = true
    }

    /// Allows a bare name as the whole value, or as the fallback of a `var()` that is the whole value.
    private mutating func allowWholeName() {
        var index = 0
        var end = nodes.count
        while index < end, Int(nodes[index].next) == end {
            if nodes[index].kind == .ident { nodes[index].takesNames = true }
            guard nodes[index].function == .variable, let fallback = fallback(of: index) else { return }
            end = Int(nodes[index].next)
            index = fallback
        }
    }

    /// Returns the node index of the fallback of the `var()` at node `index`; nil if there is none.
    func fallback(of index: Int) -> Int? {
        let end = Int(nodes[index].next)
        let comma = index + 2
        guard comma < end, nodes[comma].kind == .comma else { return nil }
        return comma + 1
    }
}
