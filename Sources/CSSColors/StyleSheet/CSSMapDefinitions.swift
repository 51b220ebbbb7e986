import SourceColors
import SourceText

/// Reads the maps that variables of Sass are set to.
extension CSSRuleReader {
    /// The values of a map that a variable is set to.
    struct MapValues {
        var entries: [(name: ColorName, range: ByteRange, value: ExpressionID)] = []
        /// The values that the variable had before and keeps.
        var kept: Set<ColorName> = []
        /// The places in ``entries``, by name.
        private var places: [ColorName: Int] = [:]

        mutating func add(_ name: ColorName, _ range: ByteRange, _ value: ExpressionID) {
            kept.remove(name)
            if let known = places[name] {
                entries[known] = (name, range, value)
            } else {
                places[name] = entries.count
                entries.append((name, range, value))
            }
        }
    }

    /// Returns the values of the map to which the current value sets `name`; nil if it is no map, or not known.
    mutating func mapEntries(of name: ColorName) -> MapValues? {
        guard value.isSingle, let maps = mapNodes() else { return nil }
        var result = MapValues()
        for map in maps {
            let node = value.nodes[map]
            if node.kind == .unread, !lexemes.startsInterpolation(node.range.lowerBound) {
                let other = lexemes.variableName(node.range)
                // A map without values is known, too.
                guard let entries = variables.entries(of: other) else { return nil }
                for entry in entries {
                    if other == name {
                        result.kept.insert(entry)
                        continue
                    }
                    guard let dot = entry.text.utf8.firstIndex(of: UInt8(ascii: ".")) else { continue }
                    let key = String(entry.text[entry.text.utf8.index(after: dot)...])
                    result.add(name.entry(key), node.range, facts.expressions.add(.name(entry), at: node.range))
                }
                continue
            }
            guard let entries = value.mapEntries(of: map) else { return nil }
            for entry in entries {
                let reason = UnresolvedReason.other("\(name.entry(entry.key).text) is computed by the preprocessor")
                let isColor = entry.node >= 0 && value.nodes[entry.node].color >= 0
                let id =
                    isColor
                    ? value.expression(of: entry.node, in: &facts)
                    : facts.expressions.add(.unresolved(reason), at: entry.range)
                result.add(name.entry(entry.key), entry.range, id)
            }
        }
        return result
    }

    /// Reads the variables that `@use "theme" with ($ink: #123)` sets. The file itself gets these values; which ones other
    /// files get depends on what is compiled. <https://sass-lang.com/documentation/at-rules/use/#configuration>
    mutating func readConfiguration() {
        guard let module = loadedModule else { return }
        var prefix = module + "."
        var list: Int?
        var index = 1
        while index < value.nodes.count {
            let node = value.nodes[index]
            if node.kind == .ident, lexemes.matches(node.range, "as"), index + 1 < value.nodes.count {
                let name = lexemes.text(value.nodes[index + 1].range)
                prefix = name == "*" ? "" : name + "."
            }
            if node.kind == .parentheses || node.kind == .function { list = index }
            index = Int(node.next)
        }
        guard let list else { return }
        let end = Int(value.nodes[list].next)
        index = list + 1
        while index + 2 < end {
            let (name, colon) = (value.nodes[index], value.nodes[index + 1])
            let node = index + 2
            guard name.kind == .unread, source[colon.range.lowerBound] == UInt8(ascii: ":") else { return }
            var next = Int(value.nodes[node].next)
            let isSingle = next >= end || value.nodes[next].kind == .comma
            let own = lexemes.variableName(name.range)
            let id =
                isSingle && value.nodes[node].color >= 0
                ? value.expression(of: node, in: &facts)
                : facts.expressions.add(
                    .unresolved(.other("\(own.text) is computed by the preprocessor")), at: name.range)
            facts.definitions.append(
                ColorDefinition(
                    name: ColorName(.preprocessorVariable, prefix + own.text), nameRange: name.range, value: id,
                    scope: .everywhere, isShared: false))
            // In other files, the name has two values now.
            let nowhere = ByteRange(name.range.lowerBound, name.range.lowerBound)
            facts.definitions.append(
                ColorDefinition(name: own, nameRange: name.range, value: id, scope: .block(nowhere)))
            while next < end, value.nodes[next].kind != .comma { next = Int(value.nodes[next].next) }
            index = next + 1
        }
    }

    /// Notes the prefix that `@forward "list" as list-*` gives the names of a module.
    /// <https://sass-lang.com/documentation/at-rules/forward/#adding-a-prefix>
    mutating func readForward() {
        guard let module = loadedModule, value.nodes.count > 2, lexemes.matches(value.nodes[1].range, "as"),
            source[value.nodes[2].range.upperBound] == UInt8(ascii: "*")
        else { return }
        let prefix = lexemes.variableName(value.nodes[2].range).text
        facts.objects.append(ColorObject(name: ColorObject.forward, target: prefix + "\n" + module))
    }

    /// The name of the module that a statement with the current value loads: `list` for `src/_list.scss`.
    private var loadedModule: String? {
        guard let address = value.nodes.first, address.kind == .string, let path = lexemes.unquoted(address.range)
        else { return nil }
        var module = path.split(separator: "/").last.map { $0.split(separator: ".").first ?? $0 } ?? ""
        if module.hasPrefix("_") { module = module.dropFirst() }
        return String(module)
    }

    /// Returns the nodes of the maps that make up the value, later ones taking precedence: of `map-merge($a, $b)` both.
    func mapNodes() -> [Int]? {
        guard value.nodes[0].kind == .function else { return [0] }
        guard value.nodes[0].function == .preprocessor(.mapMerge), value.nodes.count > 3 else { return nil }
        let comma = Int(value.nodes[1].next)
        guard comma + 1 < value.nodes.count, value.nodes[comma].kind == .comma,
            Int(value.nodes[comma + 1].next) == value.nodes.count
        else { return nil }
        return [1, comma + 1]
    }
}
