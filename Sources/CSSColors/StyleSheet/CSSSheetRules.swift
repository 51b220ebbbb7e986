import SourceText

/// The rules of a style sheet that may decide how text and backgrounds look in other sheets of the same page.
package struct CSSSheetRules: Sendable {
    /// A style rule, or a group of rules such as `@media`.
    private struct Rule {
        /// What is before its block.
        var prelude: ByteRange
        /// The index of the rule around it, or -1.
        var parent: Int32
        /// The hashes of the types, classes and identifiers in each of its selectors, with those of the rules around it.
        var selectors: [[UInt64]] = [[]]
        /// Its declarations that may decide anything.
        var declarations: [ByteRange] = []
        /// Whether something else than its selectors decides whether it applies, as in a mixin.
        var isOther = false
    }

    private let text: [UInt8]
    private var rules: [Rule] = []
    /// The selectors of all rules.
    private var selectors: [[UInt64]] = []
    /// The indices of the selectors with each type, class or identifier.
    private var places: [UInt64: [Int32]] = [:]

    /// Reads `text`, written in `dialect`. There are no rules if the order of cascade layers decides.
    package init(_ text: [UInt8], _ dialect: CSSDialect) {
        self.text = text
        text.withUnsafeBufferPointer { read(CSSLexemes(SourceBytes($0), dialect: dialect)) }
        for (index, selector) in selectors.enumerated() {
            for word in selector { places[word, default: []].append(Int32(truncatingIfNeeded: index)) }
        }
    }

    /// Appends the rules to `text` that may be for an element of `sheet`, or one around it: all that one of their selectors
    /// requires is in one of its selectors.
    package func append(to text: inout [UInt8], for sheet: CSSSheetRules) {
        for rule in rules
        where !rule.declarations.isEmpty && !rule.isOther && rule.selectors.contains(where: sheet.mayImply) {
            var around = [rule.prelude]
            var parent = rule.parent
            while parent >= 0 {
                around.append(rules[Int(parent)].prelude)
                parent = rules[Int(parent)].parent
            }
            for prelude in around.reversed() {
                text += self.text[prelude.lowerBound..<prelude.upperBound]
                text.append(UInt8(ascii: "{"))
            }
            for declaration in rule.declarations {
                text += self.text[declaration.lowerBound..<declaration.upperBound]
                text.append(UInt8(ascii: ";"))
            }
            text += [UInt8](repeating: UInt8(ascii: "}"), count: around.count)
            text.append(UInt8(ascii: "\n"))
        }
    }

    /// Whether a selector requires all `words`.
    private func mayImply(_ words: [UInt64]) -> Bool {
        guard var rarest = words.first.map({ places[$0] ?? [] }) else { return true }
        for word in words.dropFirst() {
            guard let those = places[word] else { return false }
            if those.count < rarest.count { rarest = those }
        }
        return rarest.contains { index in words.allSatisfy(selectors[Int(index)].contains) }
    }

    private mutating func read(_ lexemes: CSSLexemes) {
        let source = lexemes.source
        var tokenizer = CSSTokenizer(lexemes, range: ByteRange(0, source.count))
        // The open rules, innermost last; less than 0 for what is none.
        var open: [Int32] = []
        var statement = Statement()
        var last = CSSToken.Kind.endOfFile
        var isClass = false
        while true {
            let token = tokenizer.nextVisible()
            if token.kind == .endOfFile { return }
            if statement.start < 0 {
                statement.start = token.lowerBound
                statement.isAtRule = token.kind == .atKeyword
                statement.isGroup = statement.isAtRule && Self.groups[source.buffer(token.nameRange)] != nil
                if token.kind == .ident, !open.isEmpty {
                    let property = CSSProperty.table.value(of: token.range, hasEscape: token.hasEscape, in: lexemes)
                    statement.isJudged = property?.isJudged == true
                }
            }
            let endsInterpolation = token.kind == .rightBrace && open.last == Self.interpolation
            switch token.kind {
            case .atKeyword where lexemes.matches(token.nameRange, "layer"):
                (rules, selectors) = ([], [])
                return
            case .interpolation:
                open.append(Self.interpolation)
                statement.isInterpolated = true
            case .rightBrace where endsInterpolation: _ = open.popLast()
            case .leftBrace: open.append(add(statement, upTo: token.lowerBound, in: open))
            case .rightBrace, .semicolon:
                if statement.isJudged, let rule = open.last, rule >= 0 {
                    rules[Int(rule)].declarations.append(ByteRange(statement.start, token.lowerBound))
                }
                if token.kind == .rightBrace { _ = open.popLast() }
            case .ident where isClass, .hash: statement.add(Self.hash(token.nameRange, source))
            case .ident where last != .colon: statement.add(Self.hash(token.range, source))
            case .comma: statement.own.append([])
            default: break
            }
            if token.kind == .leftBrace || token.kind == .semicolon || token.kind == .rightBrace && !endsInterpolation {
                statement = Statement()
            }
            isClass = token.kind == .delim && source[token.lowerBound] == UInt8(ascii: ".")
            last = token.kind
        }
    }

    /// A statement up to its block or end.
    private struct Statement {
        /// Its offset, or -1 before its first token.
        var start = -1
        var (isAtRule, isGroup) = (false, false)
        /// Whether it declares a property that may decide anything.
        var isJudged = false
        /// Whether something in it is computed.
        var isInterpolated = false
        /// The hashes of the types, classes and identifiers in each selector.
        var own: [[UInt64]] = [[]]

        mutating func add(_ word: UInt64) { own[own.count - 1].append(word) }
    }

    /// Adds the rule that `statement`, which ends at `end`, begins inside of the rules `open`. Returns its index; -1 if nothing in it
    /// counts.
    private mutating func add(_ statement: Statement, upTo end: Int, in open: [Int32]) -> Int32 {
        guard open.count < Self.mostLevels, statement.start >= 0, open.last ?? 0 >= 0 else { return -1 }
        let around = open.last.map { rules[Int($0)] }
        var rule = Rule(prelude: ByteRange(statement.start, end), parent: open.last ?? -1)
        rule.isOther = around?.isOther == true || statement.isAtRule && !statement.isGroup || statement.isInterpolated
        let outer = around?.selectors ?? [[]]
        if statement.isAtRule {
            rule.selectors = outer
        } else {
            rule.selectors = outer.prefix(max(Self.mostSelectors / statement.own.count, 1)).flatMap { outer in
                statement.own.prefix(Self.mostSelectors).map { outer + $0.prefix(Self.mostWords) }
            }
            selectors += rule.selectors
        }
        rules.append(rule)
        return Int32(truncatingIfNeeded: rules.count - 1)
    }

    /// Stands for an interpolation among the open rules.
    private static let interpolation: Int32 = -2
    /// The most selectors of a rule, and the most words of one, that are read.
    private static let (mostSelectors, mostWords) = (256, 16)
    /// The deepest nesting that is read.
    private static let mostLevels = 32
    /// The at-rules whose blocks have style rules.
    private static let groups = WordTable<Bool>(ignoringCase: [("media supports container", true)])

    private static func hash(_ range: ByteRange, _ source: SourceBytes) -> UInt64 {
        source.buffer(range).reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
