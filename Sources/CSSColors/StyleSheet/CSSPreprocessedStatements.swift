import SourceColors
import SourceText

/// Reads the statements that only Sass and Less have.
extension CSSRuleReader {
    /// Sass at-rules by their content. <https://sass-lang.com/documentation/at-rules/>
    enum PreprocessorRule: UInt8 {
        case callable, flow
        /// Passes arguments, and perhaps a block: `@include`.
        case call
        /// Yields a value: `@return`, `@use … with (…)`.
        case value
        /// Has a selector: `@extend`.
        case selector

        static let table = WordTable<PreprocessorRule>(ignoringCase: [
            ("mixin function", .callable), ("if else each for while", .flow), ("include", .call),
            ("return use forward", .value), ("extend", .selector),
        ])
    }

    /// Reads the statement at the current offset if CSS has no such statement: a variable, a call. Notes what it means
    /// for a block that follows.
    mutating func readPreprocessed() -> Bool {
        variables.follow(depth: blocks.count, start: blocks.last?.start ?? 0, at: offset, in: &facts)
        let nameEnd = lexemes.endOfName(offset + 1)
        guard nameEnd > offset + 1 else { return false }
        switch (lexemes.dialect, source[offset]) {
        case (.scss, UInt8(ascii: "$")): return readVariable(upTo: nameEnd)
        case (.scss, UInt8(ascii: "@")): note(CSSRuleReader.PreprocessorRule.table[name(upTo: nameEnd)], nameEnd)
        case (.less, UInt8(ascii: "@")):
            return !lexemes.matches(ByteRange(offset + 1, nameEnd), "page") && readVariable(upTo: nameEnd)
        case (.less, UInt8(ascii: ".")), (.less, UInt8(ascii: "#")):
            if source[nameEnd] == UInt8(ascii: "(") { return readMixin(upTo: nameEnd) }
        default: break
        }
        return false
    }

    private func name(upTo end: Int) -> UnsafeBufferPointer<UInt8> { source.buffer(ByteRange(offset + 1, end)) }

    /// Reads `$x: value;`. Returns false if there is no such statement.
    private mutating func readVariable(upTo nameEnd: Int) -> Bool {
        let colon = lexemes.endOfBlank(nameEnd)
        guard source[colon] == UInt8(ascii: ":"),
            source[lexemes.endOfBlank(colon + 1)] != UInt8(ascii: "{")
        else { return false }
        let range = ByteRange(offset, nameEnd)
        let stretch = stretches.read(from: colon + 1, to: [.semicolon, .rightBrace])
        let text = valueAndFlags(ByteRange(colon + 1, stretch.end))
        offset = stretch.end
        let name = lexemes.variableName(range)
        value.read(text.range, names: .whole)
        if value.isSingle {
            for map in mapNodes() ?? [] where value.nodes[map].kind == .parentheses { value.allowNamesInMap(map) }
        }
        value.findColors()
        value.addLiterals(to: &facts)
        if text.isDefault, variables.has(name) { return true }
        let map = lexemes.dialect == .scss ? mapEntries(of: name) : nil
        let id: ExpressionID
        if value.isSingle, value.nodes[0].color >= 0 {
            id = value.expression(of: 0, in: &facts)
        } else {
            let reason: UnresolvedReason =
                switch value.isSingle ? value.nodes[0].kind : .other {
                // It may be the size of text.
                case .dimension: .tokens(of: name.text, text: lexemes.text(value.nodes[0].range))
                case .number, .percentage, .string, .url: .notAColor(name.text)
                default: .other("\(name.text) is computed by the preprocessor")
                }
            id = facts.expressions.add(.unresolved(reason), at: value.nodes.isEmpty ? range : value.range)
        }
        let first = facts.definitions.count
        variables.define(name, range, as: id, isGlobal: text.isGlobal, from: offset, in: &facts)
        if lexemes.dialect == .scss {
            if !text.isDefault, facts.definitions.indices.contains(first) {
                facts.definitions[first].rank = ColorDefinition.assignedRank
            }
            variables.defineEntries(
                of: name, as: map?.entries ?? [], keeping: map?.kept ?? [], isMap: map != nil, at: range,
                isGlobal: text.isGlobal, from: offset, in: &facts)
        }
        return true
    }

    /// Splits the flags from a variable's value. <https://sass-lang.com/documentation/variables/#default-values>
    private func valueAndFlags(_ range: ByteRange) -> (range: ByteRange, isDefault: Bool, isGlobal: Bool) {
        var result = (range: range, isDefault: false, isGlobal: false)
        while true {
            var end = result.range.upperBound
            while end > range.lowerBound, lexemes.has(end - 1, .whitespace) { end -= 1 }
            var start = end
            while start > range.lowerBound, lexemes.has(start - 1, .nameStart) { start -= 1 }
            guard start > range.lowerBound, source[start - 1] == UInt8(ascii: "!") else { return result }
            if lexemes.matches(ByteRange(start, end), "default") {
                result.isDefault = true
            } else if lexemes.matches(ByteRange(start, end), "global") {
                result.isGlobal = true
            } else {
                return result
            }
            result.range.upperBound = start - 1
        }
    }

    /// Reads what a Sass at-rule says before its block, including its literals.
    private mutating func note(_ rule: PreprocessorRule?, _ nameEnd: Int) {
        guard let rule else { return }
        if rule == .selector || rule == .call || rule == .flow { facts.callsMixins = true }
        if lexemes.matches(ByteRange(offset + 1, nameEnd), "function") { facts.callsMixins = true }
        if rule == .selector { return }
        let end = stretches.read(from: nameEnd, to: [.leftBrace, .semicolon, .rightBrace]).end
        let isReturn = lexemes.matches(ByteRange(offset + 1, nameEnd), "return")
        value.read(ByteRange(nameEnd, end), names: isReturn ? .whole : .insideFunctions)
        value.findColors()
        let isCondition = rule == .flow && !lexemes.matches(ByteRange(offset + 1, nameEnd), "each")
        if !isCondition { value.addLiterals(to: &facts) }
        switch rule {
        case .callable: variables.expect(.callable, parameters: names(from: nameEnd))
        case .flow: variables.expect(.flow, parameters: isCondition ? loopNames(nameEnd) : names(from: nameEnd))
        case .call: variables.expect(.flow, parameters: names(from: usingPlace(end)))
        case .value:
            if lexemes.matches(ByteRange(offset + 1, nameEnd), "use") { readConfiguration() }
            if lexemes.matches(ByteRange(offset + 1, nameEnd), "forward") { readForward() }
        case .selector: break
        }
    }

    /// Returns the variables that the current value declares from `offset` on: parameters, those before `in`.
    private func names(from offset: Int) -> [(name: ColorName, range: ByteRange)] {
        var result: [(name: ColorName, range: ByteRange)] = []
        var index = 0
        var isDefault = false
        while index < value.nodes.count {
            let node = value.nodes[index]
            let start = node.range.lowerBound
            if node.kind == .ident, lexemes.matches(node.range, "in") || lexemes.matches(node.range, "from") { break }
            if node.kind == .comma || source[start] == UInt8(ascii: ";") {
                isDefault = false
            } else if source[start] == UInt8(ascii: ":") {
                isDefault = true
            } else if !isDefault, node.kind == .unread, start >= offset, source[start] == variableMark,
                !lexemes.startsInterpolation(start)
            {
                result.append((lexemes.variableName(node.range), node.range))
            }
            index = isDefault ? Int(node.next) : index + 1
        }
        return result
    }

    private var variableMark: UInt8 { lexemes.dialect.variableMark }

    /// Returns the variable of `@for $i from …`; conditions have none.
    private func loopNames(_ nameEnd: Int) -> [(name: ColorName, range: ByteRange)] {
        lexemes.matches(ByteRange(offset + 1, nameEnd), "for") ? names(from: nameEnd) : []
    }

    /// Returns the offset of `using` in an `@include`, or `end`.
    private func usingPlace(_ end: Int) -> Int {
        value.nodes.first { $0.kind == .ident && lexemes.matches($0.range, "using") }?.range.lowerBound ?? end
    }

    /// Reads a call of a Less mixin, or notes the parameters of its definition.
    /// <https://lesscss.org/features/#mixins-feature>
    private mutating func readMixin(upTo nameEnd: Int) -> Bool {
        let end = stretches.read(from: nameEnd, to: [.leftBrace, .semicolon, .rightBrace]).end
        let isDefined = source[end] == UInt8(ascii: "{")
        value.read(ByteRange(nameEnd, end), names: .insideFunctions)
        // A `when (…)` guard after the parameters contains no colors of interest.
        if isDefined, let parameters = value.nodes.first, parameters.next < value.nodes.count {
            value.read(parameters.range, names: .insideFunctions)
        }
        value.findColors()
        value.addLiterals(to: &facts)
        guard isDefined else {
            facts.callsMixins = true
            offset = end
            return true
        }
        variables.expect(.callable, parameters: names(from: nameEnd))
        return false
    }

    /// Adds the literals of a statement that is neither a rule nor a plain declaration:
    /// `border-#{$side}: 1px solid #fff`.
    mutating func readLoose(_ range: ByteRange) {
        if source[range.lowerBound] == UInt8(ascii: ".") { facts.callsMixins = true }
        var tokenizer = CSSTokenizer(lexemes, range: range)
        var depth = 0
        while true {
            let token = tokenizer.nextVisible()
            switch token.kind {
            case .endOfFile: return
            case .interpolation, .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .colon where depth == 0, .leftParenthesis where depth == 0, .function where depth == 0:
                // The arguments of `&:extend(#a)` are selectors.
                guard !lexemes.matches(ByteRange(token.upperBound, token.upperBound + 6), "extend") else { return }
                value.read(
                    ByteRange(token.kind == .colon ? token.upperBound : token.lowerBound, range.upperBound),
                    names: .insideFunctions)
                value.findColors()
                return value.addLiterals(to: &facts)
            default: break
            }
        }
    }
}
