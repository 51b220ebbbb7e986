import SourceColors
import SourceText

/// Reads the maps of Sass. <https://sass-lang.com/documentation/values/maps/>
///
/// The value of the key `ink` of `$colors` has the name `$colors.ink`, that of a key of a map in it
/// `$colors.text.muted`.
extension CSSValue {
    /// A value in a map: its keys from the outermost map inward, and its node.
    typealias MapEntry = (key: String, range: ByteRange, node: Int)

    /// The limits of a map: entries, and maps in maps.
    private static let mostEntries = 512, mostLevels = 4

    /// Adds the name of the entry that the `map-get()` at `index` returns, if its keys are constants.
    mutating func addMapEntry(_ index: Int) {
        let end = Int(nodes[index].next)
        let map = index + 1
        guard map < end, nodes[map].kind == .unread, source[nodes[map].range.lowerBound] != UInt8(ascii: "#") else {
            return
        }
        var name = lexemes.variableName(nodes[map].range)
        var place = Int(nodes[map].next)
        while place < end {
            guard nodes[place].kind == .comma, place + 1 < end, let key = key(place + 1) else { return }
            name = name.entry(key)
            place = Int(nodes[place + 1].next)
        }
        if name.isMapEntry { add(CSSColor(node: index, kind: .mapEntry(name))) }
    }

    /// Returns the key that node `index` is; nil if it is no constant.
    private func key(_ index: Int) -> String? {
        let range = nodes[index].range
        switch nodes[index].kind {
        case .ident, .number, .dimension, .percentage:
            return lexemes.isPartial(range) ? nil : lexemes.text(range)
        case .string where range.count >= 2:
            return lexemes.unquoted(range)
        default: return nil
        }
    }

    /// Returns the entries of the map in the parentheses at node `root`, those of maps in it as well; nil if it is no map,
    /// or a key is no constant.
    func mapEntries(of root: Int) -> [MapEntry]? {
        guard root < nodes.count, nodes[root].kind == .parentheses else { return nil }
        var result: [MapEntry] = []
        /// The maps around, with the ends of their nodes.
        var open: [(end: Int, key: String)] = [(Int(nodes[root].next), "")]
        var place = root + 1
        while let last = open.last {
            guard place < last.end else {
                open.removeLast()
                // After a map in a map comes a comma, like after any value.
                if let outer = open.last, place < outer.end {
                    guard nodes[place].kind == .comma else { return nil }
                    place += 1
                }
                continue
            }
            guard let key = key(place), nodes[place].next == place + 1, place + 2 < last.end,
                source[nodes[place + 1].range.lowerBound] == UInt8(ascii: ":"), result.count < CSSValue.mostEntries
            else { return nil }
            let range = nodes[place].range
            let name = last.key.isEmpty ? key : last.key + "." + key
            let value = place + 2
            let next = Int(nodes[value].next)
            if nodes[value].kind == .parentheses, open.count < CSSValue.mostLevels, mayBeMap(value) {
                open.append((next, name))
                place = value + 1
                continue
            }
            // A value of several words is no color.
            place = next
            while place < last.end, nodes[place].kind != .comma { place = Int(nodes[place].next) }
            result.append((name, range, place == next ? value : -1))
            if place < last.end { place += 1 }
        }
        return result
    }

    /// Whether the parentheses at `index` begin like a map.
    private func mayBeMap(_ index: Int) -> Bool {
        let end = Int(nodes[index].next)
        return index + 2 < end && Int(nodes[index + 1].next) == index + 2
            && source[nodes[index + 2].range.lowerBound] == UInt8(ascii: ":")
    }

    /// Lets the bare names that are values of a map be colors.
    mutating func allowNamesInMap(_ root: Int) {
        for entry in mapEntries(of: root) ?? [] where entry.node >= 0 && nodes[entry.node].kind == .ident {
            update(entry.node) { $0.takesNames = true }
        }
    }
}

extension CSSLexemes {
    /// Returns the text of the string at `range` without its quotes; nil if it has escapes or interpolations.
    package func unquoted(_ range: ByteRange) -> String? {
        let inner = ByteRange(range.lowerBound + 1, max(range.upperBound - 1, range.lowerBound + 1))
        guard !hasEscape(inner), !source.buffer(inner).contains(UInt8(ascii: "{")),
            source[range.upperBound - 1] == source[range.lowerBound]
        else { return nil }
        return source.text(inner)
    }
}
