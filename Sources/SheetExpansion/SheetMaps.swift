import CSSColors
import SourceColors
import SourceText

/// Reads the functions of maps and lists. <https://sass-lang.com/documentation/modules/map/>
/// <https://sass-lang.com/documentation/modules/list/>
extension SheetExpander {
    /// A text of a file.
    struct Place {
        var range: ByteRange
        var context: Context
    }

    /// An element of a list or map.
    struct Item {
        var key: Place?
        var value: Place
    }

    /// Returns the built-in function that begins with `token`, whose module may stand before it after `start`.
    func builtIn(_ token: CSSToken, after start: Int, _ lexemes: CSSLexemes) -> BuiltIn? {
        let first = module(before: token.lowerBound, start, lexemes).lowerBound
        return BuiltIn.table[lexemes.source.buffer(ByteRange(first, token.nameRange.upperBound))]
    }

    /// Returns the built-in function that the whole text at `place` calls, with its arguments.
    private func call(at place: Place) -> (function: BuiltIn, arguments: [ByteRange])? {
        let lexemes = lexemes(place.context.source)
        var tokenizer = CSSTokenizer(lexemes, range: place.range)
        var token = tokenizer.next()
        while token.kind == .ident || token.kind == .delim { token = tokenizer.next() }
        guard token.kind == .function,
            let function = builtIn(token, after: place.range.lowerBound, lexemes),
            let (inner, end) = parenthesized(token.upperBound - 1, place.range.upperBound, lexemes),
            end >= place.range.upperBound
        else { return nil }
        return (function, split(inner, at: .comma, lexemes))
    }

    /// Returns the place of the value that a call of `map-get()` or `nth()` with `arguments` returns, `.some(nil)` if that is
    /// null; nil if it is not known.
    mutating func entry(_ function: BuiltIn, _ arguments: [ByteRange], _ context: Context) -> Place?? {
        guard let first = arguments.first else { return nil }
        var place = Place(range: first, context: context)
        for argument in arguments.dropFirst() {
            guard let items = items(of: place) else { return nil }
            let wanted = constant(at: argument, context)
            if function == .nth {
                guard case .number(let number, "") = wanted, let index = Int(exactly: number) else { return nil }
                let offset = index > 0 ? index - 1 : items.count &+ index
                guard items.indices.contains(offset), items[offset].key == nil else { return nil }
                place = items[offset].value
                continue
            }
            guard let key = wanted.key else { return nil }
            var found: Place?
            for item in items {
                guard let text = item.key.flatMap(keyText) else { return nil }
                if text == key { found = item.value }
            }
            guard let found else { return .some(nil) }
            place = found
        }
        return place
    }

    /// Returns the value that the call of `map-get()` or `nth()` that begins with `token` finds, and the range of the call
    /// within `range`; nil if it is another one, or the scanner reads it.
    mutating func looked(
        up token: CSSToken, _ range: ByteRange, _ context: Context, _ level: Int
    ) -> (value: [Piece], place: ByteRange)? {
        let lexemes = lexemes(context.source)
        let start = range.lowerBound
        guard level < Self.mostChoices, let function = builtIn(token, after: start, lexemes),
            function == .mapGet || function == .nth
        else { return nil }
        guard let (inner, end) = parenthesized(token.upperBound - 1, range.upperBound, lexemes) else {
            count((range.upperBound - token.upperBound) / 16)
            return nil
        }
        count(1 + inner.count / 16)
        let arguments = split(inner, at: .comma, lexemes)
        guard !isOver, let map = arguments.first,
            function == .nth || context.source != 0 || lexemes.endOfName(map.lowerBound + 1) < map.upperBound,
            case .some(.some(let entry)) = entry(function, arguments, context)
        else { return nil }
        let place = ByteRange(module(before: token.lowerBound, start, lexemes).lowerBound, end)
        return (pieces(of: entry.range, entry.context, level: level + 1), place)
    }

    /// Returns the elements of what the function called at `place` returns; nil if it is none of maps and lists, or they are
    /// not known. `old` are those of the variable `name`, which is being set.
    mutating func returnedItems(_ place: Place, after old: [Item]? = nil, _ name: String? = nil) -> [Item]? {
        count(1 + place.range.count / 16)
        guard !isOver, let (function, arguments) = call(at: place), let first = arguments.first else { return nil }
        var place = place
        if function == .mapGet || function == .nth {
            guard case .some(.some(let entry)) = entry(function, arguments, place.context) else { return nil }
            return items(of: entry)
        }
        guard function == .mapKeys || function == .mapValues || function == .mapMerge else { return nil }
        var result: [Item] = []
        for part in function == .mapMerge ? arguments : [first] {
            let lexemes = lexemes(place.context.source)
            place.range = part
            let isOld = lexemes.source[part.lowerBound] == UInt8(ascii: "$") && lexemes.variableName(part).text == name
            guard let new = isOld ? old : items(of: place) else { return nil }
            for element in new {
                guard let key = element.key, let text = keyText(key) else { return nil }
                if function != .mapMerge {
                    result.append(Item(value: function == .mapKeys ? key : element.value))
                } else if let known = result.firstIndex(where: { $0.key.flatMap(keyText) == text }) {
                    result[known].value = element.value
                } else {
                    guard result.count <= Self.mostRounds else { return nil }
                    result.append(element)
                }
            }
        }
        return result
    }

    /// Returns the text of the key at `place`, without quotes; nil if that is computed.
    func keyText(_ place: Place) -> String? {
        let text = source(place.context.source).text(place.range)
        if text.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "(") }) { return nil }
        return text.hasPrefix("\"") || text.hasPrefix("'") ? String(text.dropFirst().dropLast()) : text
    }
}
