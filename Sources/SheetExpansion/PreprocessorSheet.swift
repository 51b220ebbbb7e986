import CSSColors
import SourceColors
import SourceText

/// The statements of a Sass or Less file, which other files may use: mixins, placeholders, maps.
package final class PreprocessorSheet: @unchecked Sendable {
    /// A statement, with the statements in its block after it.
    struct Statement: Sendable {
        enum Kind: UInt8, Sendable {
            /// A style rule; in Less, it may be a mixin as well.
            case rule
            /// Another block, such as `@media`.
            case atRule
            case mixin, include, content, each, condition, otherwise, loop, function, extend, variable
            /// Anything else without a block, such as a declaration.
            case plain
        }

        var kind: Kind
        /// The offset after the statement before it.
        var lead: Int
        /// Its text up to its block or its end, without the semicolon.
        var prelude: ByteRange
        /// Its end, after the brace or semicolon.
        var end: Int
        /// The end of what its block contains; the end of the prelude if it has no block.
        var bodyEnd: Int
        /// The index of the statement after it and all in its block.
        var next: Int
        /// Whether it has a block.
        var hasBlock: Bool
        /// Whether it or a statement in its block is a call, a loop or the like.
        var isActive = false
        /// Whether it or a statement in its block may set a color of text or its background, or change how they look, or
        /// calls a mixin.
        var mayColor = false
        /// Whether it is a rule for a class that other rules extend.
        var isExtended = false
        /// Whether it or a statement in its block defines something for other files that only a call or a computation tells:
        /// a custom property in a mixin or in a block that is passed to one, or with an interpolation in its name, or a
        /// variable with the value of a function.
        var makes = false
    }

    /// A copy of the file, which lives as long as this.
    let buffer: UnsafeBufferPointer<UInt8>
    var source: SourceBytes { SourceBytes(buffer) }
    let dialect: CSSDialect
    /// Whether it is one of Less.
    package var isLess: Bool { dialect == .less }
    /// The path of the file; empty for a computed text.
    package let path: String
    private(set) var statements: [Statement] = []
    /// The indices of the mixins by name; in Less, there may be several with different parameters.
    private(set) var mixins: [String: [Int]] = [:]
    /// The indices of the functions of Sass by name.
    private(set) var functions: [String: [Int]] = [:]
    /// The indices of the statements that set variables, by name.
    private(set) var variables: [String: [Int]] = [:]
    /// The indices of the rules for each placeholder, `%name`, and of the statements that extend it, or a class.
    private(set) var placeholders: [String: [Int]] = [:], extenders: [String: [Int]] = [:]
    /// The index of the statement in whose block each is, or -1.
    private(set) var parents: [Int] = []
    /// The names of mixins that are called.
    package private(set) var calls: Set<String> = []
    /// The sheets that it loads.
    package private(set) var loads: [Load] = []

    /// Reads the statements of `source`, the text of the file at `path`.
    package init(_ source: SourceBytes, isLess: Bool, path: String = "") {
        self.path = path
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(source.count, 1))
        _ = copy.initialize(from: source.buffer(ByteRange(0, source.count)))
        buffer = UnsafeBufferPointer(rebasing: copy.prefix(source.count))
        dialect = isLess ? .less : .scss
        read(self.source)
    }

    deinit { UnsafeMutableBufferPointer(mutating: buffer).deallocate() }

    private func read(_ source: SourceBytes) {
        let lexemes = CSSLexemes(source, dialect: dialect)
        var stretches = CSSStretchReader(lexemes)
        var offset = source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF ? 3 : 0
        var open: [Int] = []
        var lead = offset
        while true {
            offset = lexemes.endOfBlank(offset)
            guard offset < source.count else { break }
            switch source[offset] {
            case UInt8(ascii: "}"):
                if let index = open.popLast() { close(index, lead, offset + 1, open.last) }
                offset += 1
                lead = offset
                continue
            case UInt8(ascii: ";"):
                offset += 1
                continue
            default: break
            }
            let end = stretches.read(from: offset, to: [.semicolon, .leftBrace, .rightBrace]).end
            let prelude = ByteRange(offset, end)
            let index = statements.count
            let hasBlock = source[end] == UInt8(ascii: "{")
            let kind = kind(of: prelude, hasBlock: hasBlock, lexemes)
            let isFinished = source[end] == UInt8(ascii: ";")
            statements.append(
                Statement(
                    kind: kind, lead: lead, prelude: prelude, end: isFinished ? end + 1 : end, bodyEnd: end,
                    next: index + 1, hasBlock: hasBlock))
            parents.append(open.last ?? -1)
            note(index, kind, lexemes, isNested: !open.isEmpty)
            offset = hasBlock ? end + 1 : isFinished ? end + 1 : end
            lead = offset
            if hasBlock {
                open.append(index)
            } else {
                if mayColor(prelude, source) { statements[index].mayColor = true }
                if interpolates(index, lexemes) || callsFunction(statements[index], lexemes) {
                    statements[index].isActive = true
                    statements[index].makes = makesDefinition(index)
                }
                if source[prelude.lowerBound] == UInt8(ascii: "-"), source[prelude.lowerBound + 1] == UInt8(ascii: "-"),
                    open.contains(where: { statements[$0].kind == .mixin || statements[$0].kind == .include })
                {
                    statements[index].makes = true
                }
                guard let parent = open.last else { continue }
                pass(statements[index], to: parent)
            }
        }
        while let index = open.popLast() { close(index, lead, source.count, open.last) }
        if extenders.keys.contains(where: { $0.hasPrefix(".") }) { markExtended(lexemes) }
    }

    /// Marks the rules for classes that rules of the file extend.
    private func markExtended(_ lexemes: CSSLexemes) {
        for index in statements.indices where statements[index].kind == .rule {
            guard extendedClass(in: statements[index].prelude, lexemes) != nil else { continue }
            statements[index].isExtended = true
            var place = index
            while place >= 0, !statements[place].isActive {
                statements[place].isActive = true
                place = parents[place]
            }
        }
    }

    private func close(_ index: Int, _ bodyEnd: Int, _ end: Int, _ parent: Int?) {
        statements[index].bodyEnd = max(bodyEnd, statements[index].prelude.upperBound + 1)
        statements[index].end = max(end, statements[index].bodyEnd)
        statements[index].next = statements.count
        // A loop without colors is read as it is written.
        switch statements[index].kind {
        case .each, .condition, .otherwise: if statements[index].mayColor { statements[index].isActive = true }
        case .rule, .atRule:
            if interpolates(index, CSSLexemes(source, dialect: dialect)) { statements[index].isActive = true }
        default: break
        }
        if let parent { pass(statements[index], to: parent) }
    }

    private func pass(_ statement: Statement, to parent: Int) {
        if statement.isActive { statements[parent].isActive = true }
        if statement.mayColor { statements[parent].mayColor = true }
        if statement.makes { statements[parent].makes = true }
    }

    /// Whether the statement `index` of Sass may color or sets a variable, and has an interpolation before its block or in its
    /// value.
    private func interpolates(_ index: Int, _ lexemes: CSSLexemes) -> Bool {
        let range = statements[index].prelude
        guard statements[index].mayColor || statements[index].kind == .variable else { return false }
        return dialect == .scss && (range.lowerBound..<range.upperBound).contains { lexemes.startsInterpolation($0) }
    }

    /// Whether the declaration at `range` may set the color of text or of what is behind it, or blend or filter them.
    private func mayColor(_ range: ByteRange, _ source: SourceBytes) -> Bool {
        let start = range.lowerBound
        switch source[start] {
        case UInt8(ascii: "c"), UInt8(ascii: "C"):
            return source[start + 1] | 0x20 == UInt8(ascii: "o") && source[start + 2] | 0x20 == UInt8(ascii: "l")
        case UInt8(ascii: "b"), UInt8(ascii: "B"):
            return source[start + 1] | 0x20 == UInt8(ascii: "a") && source[start + 2] | 0x20 == UInt8(ascii: "c")
        case UInt8(ascii: "o"), UInt8(ascii: "O"):
            return source[start + 1] | 0x20 == UInt8(ascii: "p") && source[start + 2] | 0x20 == UInt8(ascii: "a")
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            return source[start + 1] | 0x20 == UInt8(ascii: "i") && source[start + 3] | 0x20 == UInt8(ascii: "t")
        case UInt8(ascii: "m"), UInt8(ascii: "M"):
            return source[start + 1] | 0x20 == UInt8(ascii: "i") && source[start + 3] == UInt8(ascii: "-")
        // A custom property, `-webkit-filter`.
        case UInt8(ascii: "-"):
            return source[start + 1] == UInt8(ascii: "-") || source[start + 8] | 0x20 == UInt8(ascii: "f")
        case UInt8(ascii: "#"), UInt8(ascii: "@"): return source[start + 1] == UInt8(ascii: "{")
        default: return false
        }
    }

    private static let rules = WordTable<Statement.Kind>(ignoringCase: [
        ("mixin", .mixin), ("include", .include), ("content", .content), ("each", .each), ("if", .condition),
        ("else", .otherwise), ("for", .each), ("while", .loop), ("function", .function), ("extend", .extend),
    ])

    private func kind(of prelude: ByteRange, hasBlock: Bool, _ lexemes: CSSLexemes) -> Statement.Kind {
        let source = lexemes.source
        let start = prelude.lowerBound
        let nameEnd = lexemes.endOfName(start + 1)
        switch (dialect, source[start]) {
        case (.scss, UInt8(ascii: "@")):
            if let known = Self.rules[source.buffer(ByteRange(start + 1, nameEnd))] { return known }
        case (.scss, UInt8(ascii: "$")): if !hasBlock { return .variable }
        case (.less, UInt8(ascii: "@")):
            if !hasBlock, nameEnd > start + 1, source[lexemes.endOfBlank(nameEnd)] == UInt8(ascii: ":") {
                return .variable
            }
        case (.less, UInt8(ascii: ".")), (.less, UInt8(ascii: "#")):
            guard nameEnd > start + 1 else { break }
            let after = lexemes.endOfBlank(nameEnd)
            if hasBlock { return source[nameEnd] == UInt8(ascii: "(") ? .mixin : .rule }
            if source[after] == UInt8(ascii: "(") || after >= prelude.upperBound { return .include }
        default: break
        }
        return hasBlock ? (source[start] == UInt8(ascii: "@") ? .atRule : .rule) : .plain
    }

    private func note(_ index: Int, _ kind: Statement.Kind, _ lexemes: CSSLexemes, isNested: Bool) {
        let prelude = statements[index].prelude
        switch kind {
        case .variable:
            variables[
                lexemes.variableName(ByteRange(prelude.lowerBound, lexemes.endOfName(prelude.lowerBound + 1))).text,
                default: []
            ].append(index)
        case .function:
            if !isNested { functions[calledName(prelude, lexemes).name, default: []].append(index) }
        case .mixin, .include:
            let name = calledName(prelude, lexemes).name
            if kind == .mixin {
                // A mixin in a rule is only visible there.
                if !isNested { mixins[name, default: []].append(index) }
            } else {
                calls.insert(name)
                statements[index].isActive = true
                statements[index].mayColor = true
            }
        case .extend:
            let start = lexemes.endOfBlank(prelude.lowerBound + 7)
            let mark = lexemes.source[start]
            guard mark == UInt8(ascii: "%") || mark == UInt8(ascii: ".") else { return }
            let end = min(lexemes.endOfName(start + 1), prelude.upperBound)
            // Only a single class can be extended.
            let after = lexemes.source[lexemes.endOfBlank(end)]
            guard mark == UInt8(ascii: "%") || after != UInt8(ascii: ".") && after != UInt8(ascii: ":") else { return }
            extenders[lexemes.text(ByteRange(start, end)), default: []].append(index)
            statements[index].isActive = true
        case .plain where dialect == .scss && lexemes.source[prelude.lowerBound] == UInt8(ascii: "@"):
            loads += loads(index, prelude, lexemes, isNested: isNested)
        case .rule where dialect == .scss:
            guard let start = placeholder(in: prelude, lexemes.source) else { return }
            placeholders[lexemes.text(ByteRange(start, lexemes.endOfName(start + 1))), default: []].append(index)
            statements[index].isActive = true
        case .rule where !isNested:
            let nameEnd = lexemes.endOfName(prelude.lowerBound + 1)
            guard nameEnd > prelude.lowerBound + 1, lexemes.endOfBlank(nameEnd) >= prelude.upperBound,
                lexemes.source[prelude.lowerBound] == UInt8(ascii: ".")
                    || lexemes.source[prelude.lowerBound] == UInt8(ascii: "#")
            else { return }
            mixins[lexemes.text(ByteRange(prelude.lowerBound, nameEnd)), default: []].append(index)
        default: break
        }
    }

    /// Returns the offset of the first `%` of a placeholder in `range`.
    func placeholder(in range: ByteRange, _ source: SourceBytes) -> Int? {
        var offset = range.lowerBound
        guard source.buffer(range).contains(UInt8(ascii: "%")) else { return nil }
        while offset < range.upperBound {
            if source[offset] == UInt8(ascii: "%"), !CSSLexemes(source).has(offset &- 1, .digit),
                CSSLexemes(source).startsName(offset + 1)
            {
                return offset
            }
            offset += 1
        }
        return nil
    }

    /// Returns the name of the mixin that `prelude` calls or defines, without a module, and where it ends. In Less, it
    /// begins with a period or `#`.
    func calledName(_ prelude: ByteRange, _ lexemes: CSSLexemes) -> (name: String, end: Int) {
        var start = prelude.lowerBound
        if dialect == .scss {
            start = lexemes.endOfBlank(lexemes.endOfName(start + 1))
            var end = lexemes.endOfName(start)
            if lexemes.source[end] == UInt8(ascii: ".") {
                start = end + 1
                end = lexemes.endOfName(start)
            }
            let text = lexemes.text(ByteRange(start, min(end, max(prelude.upperBound, start))))
            return (
                String(decoding: text.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self), end
            )
        }
        let end = lexemes.endOfName(start + 1)
        return (lexemes.text(ByteRange(start, end)), end)
    }
}
