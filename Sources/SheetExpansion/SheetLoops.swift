import CSSColors
import SourceColors
import SourceText

/// Finds the values that `@each` loops over. <https://sass-lang.com/documentation/at-rules/control/each/>
extension SheetExpander {
    /// A text of a file.
    private struct Place {
        var range: ByteRange
        var context: Context
    }

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
                parts = self.parts(of: item.value)
                guard parts.count == names.count else { return nil }
            default: return nil
            }
            var values: [(name: String, value: Value)] = []
            for (name, part) in zip(names, parts) { values.append((name, value(of: part))) }
            rounds.append(values)
        }
        return rounds
    }

    /// Returns the values of the map at `range` with their keys; nil if they are not known.
    mutating func entries(
        at range: ByteRange, _ context: Context
    ) -> [(key: String, range: ByteRange, context: Context)]? {
        guard let items = items(of: Place(range: range, context: context)) else { return nil }
        var result: [(key: String, range: ByteRange, context: Context)] = []
        for item in items {
            guard let key = item.key.flatMap(keyText) else { return nil }
            result.append((key, item.value.range, item.value.context))
        }
        return result
    }

    private mutating func value(of place: Place) -> Value { .text(pieces(of: place.range, place.context)) }

    /// Returns the elements of the list or map at `place`; nil if it is not known.
    private mutating func items(of place: Place) -> [(key: Place?, value: Place)]? {
        let lexemes = lexemes(place.context.source)
        var place = place
        let start = place.range.lowerBound
        if lexemes.source[start] == UInt8(ascii: "$"), lexemes.endOfName(start + 1) >= place.range.upperBound {
            switch local(lexemes.variableName(place.range).text, place.context) {
            case .text(let pieces)?:
                // What was given is text of one file.
                guard pieces.count == 1, let piece = pieces.first, piece.doubt == nil else { return nil }
                place = Place(range: piece.range, context: Context(source: piece.source, frame: piece.frame))
                if source(piece.source)[piece.range.lowerBound] == UInt8(ascii: "$") { return globalItems(place) }
            case .unknown?: return nil
            case nil: return globalItems(place)
            }
        } else if let name = moduleVariable(place.range, lexemes) {
            place.range = name
            return globalItems(place, ofModule: true)
        }
        return elements(of: place)
    }

    /// Returns the variable in `theme.$colors`; nil if `range` is nothing like that.
    private func moduleVariable(_ range: ByteRange, _ lexemes: CSSLexemes) -> ByteRange? {
        let dot = lexemes.endOfName(range.lowerBound)
        guard dot > range.lowerBound, lexemes.source[dot] == UInt8(ascii: "."),
            lexemes.source[dot + 1] == UInt8(ascii: "$"), lexemes.endOfName(dot + 2) >= range.upperBound
        else { return nil }
        return ByteRange(dot + 1, range.upperBound)
    }

    /// Returns the elements of the list or map that is written at `place`.
    private mutating func elements(of place: Place) -> [(key: Place?, value: Place)]? {
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
        var result: [(key: Place?, value: Place)] = []
        for part in parts {
            let sides = split(part, at: .colon, lexemes)
            func at(_ range: ByteRange) -> Place { Place(range: range, context: place.context) }
            // A function may return a list, and a variable may be one.
            if place.context.scope < 0, parts.count == 1, mayBeList(part, lexemes) { return nil }
            switch sides.count {
            case 1: result.append((nil, at(part)))
            case 2: result.append((at(sides[0]), at(sides[1])))
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

    /// Returns the parts of a list in a list.
    private func parts(of place: Place) -> [Place] {
        let lexemes = lexemes(place.context.source)
        var range = place.range
        if let inner = parenthesized(range.lowerBound, range.upperBound, lexemes), inner.end >= range.upperBound {
            range = trimmed(inner.inner, lexemes)
        }
        var parts = split(range, at: .comma, lexemes)
        if parts.count == 1 { parts = split(range, at: .whitespace, lexemes) }
        return parts.map { Place(range: $0, context: place.context) }
    }

    /// Returns the elements of the map or list that the variable at `place` is set to for the whole file.
    private mutating func globalItems(_ place: Place, ofModule: Bool = false) -> [(key: Place?, value: Place)]? {
        let lexemes = lexemes(place.context.source)
        let name = lexemes.variableName(place.range).text
        for number in [place.context.source, 0] where !ofModule && sheets[Int(number)].variables[name] != nil {
            return setItems(name, in: number, place.context.frame)
        }
        guard let sheet = library(name) else { return nil }
        let number = number(of: sheet)
        return setItems(name, in: number, place.context.frame)
    }

    /// Returns the elements of the variable `name` after all that the file number `source` sets it to; nil if they are
    /// not known.
    private mutating func setItems(_ name: String, in source: Int32, _ frame: Int32) -> [(key: Place?, value: Place)]? {
        let sheet = sheets[Int(source)]
        let lexemes = lexemes(source)
        let context = Context(source: source, frame: frame)
        var result: [(key: Place?, value: Place)]?
        var count = 0
        for index in sheet.variables[name] ?? [] {
            self.count(1)
            let statement = sheet.statements[index]
            let colon = lexemes.endOfBlank(lexemes.endOfName(statement.prelude.lowerBound + 1))
            var range = trimmed(ByteRange(colon + 1, max(statement.prelude.upperBound, colon + 1)), lexemes)
            var isDefault = false
            var isGlobal = sheet.parents[index] < 0
            while let mark = split(range, at: .whitespace, lexemes).last,
                lexemes.source[mark.lowerBound] == UInt8(ascii: "!")
            {
                if lexemes.matches(ByteRange(mark.lowerBound + 1, mark.upperBound), "default") { isDefault = true }
                if lexemes.matches(ByteRange(mark.lowerBound + 1, mark.upperBound), "global") { isGlobal = true }
                range = trimmed(ByteRange(range.lowerBound, mark.lowerBound), lexemes)
            }
            // A block of its own has its own variable; a condition or a mixin may set the file's.
            guard sheet.parents[index] < 0 else {
                if isGlobal { return nil }
                var parent = sheet.parents[index]
                while parent >= 0, sheet.statements[parent].kind != .rule, sheet.statements[parent].kind != .mixin,
                    sheet.statements[parent].kind != .function
                {
                    parent = sheet.parents[parent]
                }
                if parent < 0 { return nil }
                continue
            }
            if isDefault, count > 0 { continue }
            count += 1
            result = merged(range, after: result, name, context)
            if result == nil { return nil }
        }
        return result
    }

    /// Returns the elements of the value at `range` of the variable `name`, which had the elements `old`.
    private mutating func merged(
        _ range: ByteRange, after old: [(key: Place?, value: Place)]?, _ name: String, _ context: Context
    ) -> [(key: Place?, value: Place)]? {
        let lexemes = lexemes(context.source)
        let nameEnd = lexemes.endOfName(range.lowerBound)
        let isModule = lexemes.matches(ByteRange(range.lowerBound, nameEnd), "map")
        let open = isModule && lexemes.source[nameEnd] == UInt8(ascii: ".") ? lexemes.endOfName(nameEnd + 1) : nameEnd
        let word = ByteRange(isModule ? min(nameEnd + 1, open) : range.lowerBound, open)
        guard lexemes.matches(word, "map-merge") || isModule && lexemes.matches(word, "merge"),
            let inner = parenthesized(open, range.upperBound, lexemes), inner.end >= range.upperBound
        else {
            guard open == range.lowerBound || lexemes.source[open] != UInt8(ascii: "(") else { return nil }
            return elements(of: Place(range: range, context: context))
        }
        var result: [(key: Place?, value: Place)] = []
        for part in split(inner.inner, at: .comma, lexemes) {
            let isOld = lexemes.source[part.lowerBound] == UInt8(ascii: "$") && lexemes.variableName(part).text == name
            guard let new = isOld ? old : elements(of: Place(range: part, context: context)) else { return nil }
            for element in new {
                guard let key = element.key.flatMap(keyText) else { return nil }
                if let known = result.firstIndex(where: { $0.key.flatMap(keyText) == key }) {
                    result[known].value = element.value
                } else if result.count <= Self.mostRounds {
                    result.append(element)
                }
            }
        }
        return result
    }

    private func keyText(_ place: Place) -> String? {
        let text = source(place.context.source).text(place.range)
        return text.hasPrefix("\"") || text.hasPrefix("'") ? String(text.dropFirst().dropLast()) : text
    }
}
