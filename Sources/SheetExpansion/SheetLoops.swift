import CSSColors
import SourceColors
import SourceText

/// Finds the values that `@each` loops over. <https://sass-lang.com/documentation/at-rules/control/each/>
extension SheetExpander {
    /// Returns the variables and their values for each round of the loop `statement`; nil if they are not constants.
    mutating func rounds(
        of statement: PreprocessorSheet.Statement, _ context: Context
    ) -> [[(name: String, value: Value)]]? {
        let lexemes = lexemes(context.source)
        var tokenizer = CSSTokenizer(
            lexemes,
            range: ByteRange(lexemes.endOfName(statement.prelude.lowerBound + 1), statement.prelude.upperBound))
        var names: [String] = []
        while true {
            let token = tokenizer.nextVisible()
            if token.kind == .ident, lexemes.matches(token.nameRange, "in") { break }
            if token.kind == .ident, lexemes.matches(token.nameRange, "from"), names.count == 1 {
                let bounds = ByteRange(tokenizer.offset, statement.prelude.upperBound)
                return countedRounds(bounds, context)?.map { [(names[0], $0)] }
            }
            switch token.kind {
            case .variable: names.append(lexemes.variableName(ByteRange(token.lowerBound, token.upperBound)).text)
            case .comma: break
            default: return nil
            }
        }
        let list = trimmed(ByteRange(tokenizer.offset, statement.prelude.upperBound), lexemes)
        guard !names.isEmpty, let items = items(of: Place(range: list, context: context)),
            items.count <= Self.mostRounds
        else { return nil }
        var rounds: [[(name: String, value: Value)]] = []
        for item in items {
            let parts: [Place]
            switch (item.key, names.count) {
            case (let key?, 2): parts = [key, item.value]
            case (nil, 1): parts = [item.value]
            case (nil, _):
                parts = elements(of: item.value)?.map(\.value) ?? []
                guard parts.count == names.count else { return nil }
            default: return nil
            }
            var values: [(name: String, value: Value)] = []
            for (name, part) in zip(names, parts) { values.append((name, value(of: part))) }
            rounds.append(values)
        }
        return rounds
    }

    /// Returns the values of the variable of `@for` with the bounds at `range`; nil if they are not constants, or too many.
    /// <https://sass-lang.com/documentation/at-rules/control/for/>
    private mutating func countedRounds(_ range: ByteRange, _ context: Context) -> [Value]? {
        let lexemes = lexemes(context.source)
        var tokenizer = CSSTokenizer(lexemes, range: range)
        var token = tokenizer.nextVisible()
        var isInclusive = false
        while true {
            if token.kind == .endOfFile { return nil }
            isInclusive = token.kind == .ident && lexemes.matches(token.range, "through")
            if isInclusive || token.kind == .ident && lexemes.matches(token.range, "to") { break }
            token = tokenizer.nextVisible()
        }
        let first = trimmed(ByteRange(range.lowerBound, token.lowerBound), lexemes)
        let last = trimmed(ByteRange(token.upperBound, range.upperBound), lexemes)
        guard case .number(let start, let unit) = constant(at: first, context),
            case .number(let end, let second) = constant(at: last, context), unit == second || second.isEmpty,
            let from = Int(exactly: start), let to = Int(exactly: end), from.magnitude < 1 << 20,
            to.magnitude < 1 << 20,
            abs(to - from) < Self.mostRounds
        else { return nil }
        var result: [Value] = []
        var number = from
        while isInclusive || number != to {
            result.append(.text([piece("\(number)" + unit, context.frame)]))
            if number == to { break }
            number += to < from ? -1 : 1
        }
        return result
    }

    private mutating func value(of place: Place) -> Value { .text(pieces(of: place.range, place.context)) }

    /// Returns the elements of the list or map at `place`; nil if it is not known.
    mutating func items(of place: Place) -> [Item]? {
        guard itemLevels < Self.mostLevels else { return nil }
        itemLevels += 1
        defer { itemLevels -= 1 }
        var place = place
        if let name = variable(at: place), name.module.isEmpty, let value = local(name.name, place.context) {
            // What was given is text of one file.
            guard case .text(let pieces) = value, pieces.count == 1, let piece = pieces.first, piece.doubt == nil else {
                return nil
            }
            place = Place(range: piece.range, context: Context(source: piece.source, frame: piece.frame))
        }
        if let name = variable(at: place) { return globalItems(name.name, of: name.module, place.context) }
        return returnedItems(place) ?? elements(of: place)
    }

    /// Returns the name of the variable that the whole text at `place` is, `theme.$colors`, and its module, which may be empty.
    private func variable(at place: Place) -> (name: String, module: String)? {
        let lexemes = lexemes(place.context.source)
        let (start, end) = (place.range.lowerBound, place.range.upperBound)
        let dot = lexemes.endOfName(start)
        let mark = dot > start && lexemes.source[dot] == UInt8(ascii: ".") ? dot + 1 : start
        guard lexemes.source[mark] == UInt8(ascii: "$"), lexemes.endOfName(mark + 1) >= end else { return nil }
        return (lexemes.variableName(ByteRange(mark, end)).text, name(ofModule: ByteRange(start, mark), lexemes))
    }

    /// Returns the elements of the list or map that is written at `place`.
    private mutating func elements(of place: Place) -> [Item]? {
        count(place.range.count / 16)
        guard !isOver else { return nil }
        let lexemes = lexemes(place.context.source)
        var range = place.range
        if let inner = parenthesized(range.lowerBound, range.upperBound, lexemes), inner.end >= range.upperBound {
            range = trimmed(inner.inner, lexemes)
        }
        var parts = split(range, at: .comma, lexemes)
        if let last = parts.last, last.isEmpty { parts.removeLast() }
        if parts.count == 1, range == place.range || split(range, at: .colon, lexemes).count < 2 {
            parts = split(range, at: .whitespace, lexemes)
        }
        var result: [Item] = []
        for part in parts {
            let sides = split(part, at: .colon, lexemes)
            func at(_ range: ByteRange) -> Place { Place(range: range, context: place.context) }
            // A function may return a list, and a variable may be one.
            if place.context.scope < 0, parts.count == 1, mayBeList(part, lexemes) { return nil }
            switch sides.count {
            case 1: result.append(Item(value: at(part)))
            case 2: result.append(Item(key: at(sides[0]), value: at(sides[1])))
            default: return nil
            }
        }
        return result
    }

    private func mayBeList(_ range: ByteRange, _ lexemes: CSSLexemes) -> Bool {
        let source = lexemes.source
        if source[range.lowerBound] == UInt8(ascii: "$") { return true }
        return split(range, at: .colon, lexemes).count < 2 && source.buffer(range).contains(UInt8(ascii: "("))
    }

    /// Returns the elements of the map or list that the variable `name` of `module`, unless that is empty, is set to for whole
    /// files, as seen in `context`.
    private mutating func globalItems(_ name: String, of module: String, _ context: Context) -> [Item]? {
        return sheet(defining: name, in: module, from: context.source).flatMap { setItems(name, in: $0, context.frame) }
    }

    /// Returns the elements of the variable `name` after all that the file number `source` sets it to, used in `frame`; nil if
    /// they are not known.
    private mutating func setItems(_ name: String, in source: Int32, _ frame: Int32) -> [Item]? {
        let key = sheets[Int(source)].path + " " + name
        guard var items = globalItems[key] ?? setItems(name, in: source) else { return nil }
        globalItems[key] = items
        count(items.count / 4)
        for place in items.indices {
            items[place].key?.context.frame = frame
            items[place].value.context.frame = frame
        }
        return items
    }

    private mutating func setItems(_ name: String, in source: Int32) -> [Item]? {
        let sheet = sheets[Int(source)]
        var result: [Item]?
        for one in sheet.settings(of: name) where !one.isNull && (result == nil || !one.isDefault) {
            self.count(1)
            guard let holds = holds(one, in: source) else { return nil }
            guard holds else { continue }
            result = merged(sheet.value(ofVariable: one.statement), after: result, name, Context(source: source))
            if result == nil { return nil }
        }
        return result
    }

    /// Returns the elements of the value at `range` of the variable `name`, which had the elements `old`.
    private mutating func merged(
        _ range: ByteRange, after old: [Item]?, _ name: String, _ context: Context
    ) -> [Item]? {
        let place = Place(range: range, context: context)
        return returnedItems(place, after: old, name) ?? elements(of: place)
    }
}
