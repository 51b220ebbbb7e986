import CSSColors
import SourceColors
import SourceText

/// Puts the selectors of rules that extend placeholders in place of these, and of those that extend classes beside these.
/// <https://sass-lang.com/documentation/style-rules/placeholder-selectors/>
extension SheetExpander {
    /// Writes the rule `index` of a placeholder up to its block for the rules that extend it; returns false if nothing
    /// extends it, or it is not known how the selectors combine.
    mutating func openPlaceholder(
        _ index: Int, _ statement: PreprocessorSheet.Statement, _ context: Context
    ) -> Bool {
        let lexemes = lexemes(context.source)
        let sheet = sheets[Int(context.source)]
        let isNested = sheet.parents[index] >= 0
        var selectors: [[Piece]] = []
        for written in split(statement.prelude, at: .comma, lexemes) {
            let placeholder = sheet.placeholder(in: written, lexemes.source)
            if placeholder == nil {
                selectors.append([Piece(source: context.source, range: written, frame: context.frame)])
            }
            let known = context.source == 0 && placeholder == nil ? sheet.extendedClass(in: written, lexemes) : nil
            guard let start = placeholder ?? known?.lowerBound else { continue }
            let end = min(lexemes.endOfName(start + 1), written.upperBound)
            guard sheet.placeholder(in: ByteRange(end, written.upperBound), lexemes.source) == nil else { return false }
            let before = ByteRange(written.lowerBound, start)
            let isAlone = trimmed(before, lexemes).isEmpty
            let isCompound = !isAlone && !lexemes.has(start - 1, .whitespace)
            let extenders = sheets[0].extenders[lexemes.text(ByteRange(start, end))] ?? []
            guard extenders.count <= Self.mostRounds else { return false }
            for extender in extenders {
                guard let all = selectorsAround(extender) else {
                    if placeholder == nil { continue }
                    return false
                }
                for one in all {
                    let isSimple = one.count == 1 && isOneCompound(one[0].range)
                    // `.a .x` extended by `.b .c` is `.a .b .c`, among others.
                    if isNested || !isAlone && (placeholder != nil || !isDescendant(before, lexemes)), !isSimple {
                        if placeholder == nil { continue }
                        return false
                    }
                    if isCompound, let first = one.first, lexemes0.has(first.range.lowerBound, .name) {
                        if placeholder == nil { continue }
                        return false
                    }
                    var selector = isAlone ? [] : [Piece(source: context.source, range: before, frame: context.frame)]
                    selector += one
                    selector.append(
                        Piece(
                            source: context.source, range: ByteRange(end, written.upperBound),
                            frame: context.frame))
                    selectors.append(selector)
                }
            }
        }
        guard !selectors.isEmpty, selectors.count <= Self.mostRounds else { return false }
        for (place, selector) in selectors.enumerated() {
            if place > 0 { text.append(",", frame: context.frame) }
            for piece in selector {
                if piece.source < 0 { text.append(" ", frame: piece.frame) } else { write(piece) }
            }
        }
        text.append("{", frame: context.frame)
        return true
    }

    /// Whether what follows `before` in a selector is inside of what that selects.
    private func isDescendant(_ before: ByteRange, _ lexemes: CSSLexemes) -> Bool {
        let end = trimmed(before, lexemes).upperBound
        let last = lexemes.source[max(end - 1, 0)]
        return end < before.upperBound && last != UInt8(ascii: ">") && last != UInt8(ascii: "+")
            && last != UInt8(ascii: "~")
    }

    private var lexemes0: CSSLexemes { lexemes(0) }

    /// Whether the selector at `range` of the sheet itself is a single compound.
    private func isOneCompound(_ range: ByteRange) -> Bool {
        !lexemes0.source.buffer(range).contains { byte in
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "+")
                || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
        }
    }

    /// Returns the whole selectors of the rule around the statement `index` of the sheet itself; nil if they are not
    /// simple.
    private func selectorsAround(_ index: Int) -> [[Piece]]? {
        let sheet = sheets[0]
        var rules: [Int] = []
        var parent = sheet.parents[index]
        while parent >= 0, rules.count < 8 {
            let rule = sheet.statements[parent]
            guard rule.kind == .rule,
                !sheet.source.buffer(rule.prelude).contains(where: {
                    $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%")
                        || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "/")
                })
            else { return nil }
            rules.append(parent)
            parent = sheet.parents[parent]
        }
        var result: [[Piece]] = []
        for rule in rules.reversed() {
            let inner = split(sheet.statements[rule].prelude, at: .comma, lexemes0)
            if result.isEmpty {
                result = inner.map { [Piece(source: 0, range: $0, frame: -1)] }
                continue
            }
            guard inner.count * result.count <= 32 else { return nil }
            var next: [[Piece]] = []
            for selector in inner {
                guard let parts = nested(selector) else { return nil }
                for outer in result {
                    var one = outer
                    if parts.isDescendant { one.append(Piece(source: -1, range: ByteRange(0, 0), frame: -1)) }
                    one.append(Piece(source: 0, range: parts.rest, frame: -1))
                    next.append(one)
                }
            }
            result = next
        }
        return result.isEmpty ? nil : result
    }

    /// Returns what a nested selector adds to the one around: `.b`, or the `:hover` of `&:hover`; nil if `&` stands
    /// elsewhere.
    private func nested(_ selector: ByteRange) -> (rest: ByteRange, isDescendant: Bool)? {
        let source = lexemes0.source
        let starts = source[selector.lowerBound] == UInt8(ascii: "&")
        let rest = ByteRange(selector.lowerBound + (starts ? 1 : 0), selector.upperBound)
        return source.buffer(rest).contains(UInt8(ascii: "&")) ? nil : (rest, !starts)
    }

    /// Writes the rules of the placeholder `name` if another file defines it. That file comes before the sheet.
    mutating func addForeignPlaceholder(_ name: String) {
        guard sheets[0].placeholders[name] == nil, let number = sheet(defining: name, from: 0),
            let rules = sheets[Int(number)].placeholders[name], let extender = sheets[0].extenders[name]?.first
        else { return }
        var context = Context()
        guard let frame = frame(sheets[0].statements[extender].prelude, context) else { return }
        context.source = number
        let sheet = sheets[Int(number)]
        context.frame = frame
        // The last one added runs first.
        for rule in rules.reversed() where sheet.parents[rule] < 0 { addForeignRule(rule, context) }
    }
}

extension PreprocessorSheet {
    /// Returns the first class in `range` that rules of the file extend.
    func extendedClass(in range: ByteRange, _ lexemes: CSSLexemes) -> ByteRange? {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let end = lexemes.source[offset] == UInt8(ascii: ".") ? lexemes.endOfName(offset + 1) : offset
            if end > offset + 1, extenders[lexemes.text(ByteRange(offset, end))] != nil {
                return ByteRange(offset, end)
            }
            offset = max(end, offset + 1)
        }
        return nil
    }
}
