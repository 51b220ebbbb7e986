import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// The modes of design tokens: values besides the first one, under a token's `$extensions`.
///
/// Figma's variables are exported as `{"com.figma": {"modes": {"Dark": …}}}`, `{"com.figma.modes": {"Dark": …}}` or
/// `{"mode": {"Dark": …}}`. <https://www.designtokens.org/tr/drafts/format/#extensions>
extension JSONColorScanner {
    /// A mode, with the token's value in it.
    typealias TokenMode = (mode: Int32, value: Int32)

    /// The most modes of a pair, and aliases of an alias.
    private static let mostModes = 32, mostAliases = 16

    /// Whether any token may have modes.
    var hasModes: Bool { tokens.contains { tree.member("$extensions", of: $0.node, in: source) != nil } }

    /// Returns the values that a token's extensions define for modes, each by its node twice: as the mode, whose key is its
    /// name, and as the value.
    func modes(_ extensions: Int32) -> [TokenMode] {
        var found: [TokenMode] = []
        func take(_ modes: Int32) {
            for mode in tree.children(of: modes) where tree.nodes[Int(mode)].hasKey && found.count < Self.mostModes {
                found.append((mode, mode))
            }
        }
        func search(_ holder: Int32) {
            for key in ["mode", "modes"] as [StaticString] {
                if let modes = tree.member(key, of: holder, in: source) { take(modes) }
            }
        }
        search(extensions)
        for child in tree.children(of: extensions) where tree.nodes[Int(child)].kind == .object {
            let key = source.text(tree.nodes[Int(child)].keyContentRange)
            if key.hasSuffix(".modes") || key.hasSuffix(".mode") { take(child) } else { search(child) }
        }
        return found
    }

    /// Adds `pair` once for each mode of the tokens that it consists of, with both values of the same mode, and once
    /// for what no mode changes.
    mutating func addModes(
        of pair: ColorPair, _ meeting: Meeting, _ taken: [(node: Int32, expression: ExpressionID)],
        _ named: [String: Int32]
    ) {
        var names: [String] = []
        var ranges: [String: ByteRange] = [:]
        for side in [meeting.foreground, meeting.background] {
            for mode in modesAlong(side, named) {
                let range = tree.nodes[Int(mode)].keyContentRange
                let name = source.text(range)
                if ranges[name] == nil, names.count < Self.mostModes {
                    names.append(name)
                    ranges[name] = range
                }
            }
        }
        var rest = pair
        for name in names {
            if let appearances = AppearanceSet(modeName: name) { rest.appearances.subtract(appearances) }
        }
        if !rest.appearances.isEmpty { facts.pairs.append(rest) }
        for name in names {
            guard let foreground = expression(of: meeting.foreground, in: name, taken, named),
                let background = expression(of: meeting.background, in: name, taken, named)
            else { continue }
            var one = pair
            (one.foreground, one.background) = (foreground, background)
            if let appearances = AppearanceSet(modeName: name) {
                one.appearances = appearances
            } else {
                one.site = ranges[name]
            }
            facts.pairs.append(one)
        }
    }

    /// Returns the modes of the token at `index` and of those that it is an alias of.
    private func modesAlong(_ index: Int32, _ named: [String: Int32]) -> [Int32] {
        var result: [Int32] = []
        var open = [index]
        var seen: Set<Int32> = []
        while let token = open.popLast(), seen.count < Self.mostAliases {
            guard seen.insert(token).inserted, tree.nodes[Int(token)].kind == .object else { continue }
            var values: [Int32] = []
            if let extensions = tree.member("$extensions", of: token, in: source) {
                for (mode, value) in modes(extensions) {
                    result.append(mode)
                    values.append(tree.member("$value", of: value, in: source) ?? value)
                }
            }
            if let value = tokenValue(token) { values.append(value) }
            open += values.compactMap { tokenName(in: $0).flatMap { named[$0] } }
        }
        return result
    }

    private func tokenValue(_ token: Int32) -> Int32? {
        tree.member("$value", of: token, in: source) ?? tree.member("value", of: token, in: source)
    }

    /// Returns the tokens of the file by name.
    func tokensByName() -> [String: Int32] {
        var result: [String: Int32] = [:]
        for token in tokens {
            if let path = path(of: token.node) { result[path.joined(separator: ".")] = token.node }
        }
        return result
    }

    /// Returns the expression for the token at `index` in the mode called `name`.
    private mutating func expression(
        of index: Int32, in name: String, _ taken: [(node: Int32, expression: ExpressionID)],
        _ named: [String: Int32]
    ) -> ExpressionID? {
        var token = index
        for _ in 0..<Self.mostAliases {
            guard tree.nodes[Int(token)].kind == .object, var value = tokenValue(token) else { break }
            if let extensions = tree.member("$extensions", of: token, in: source) {
                if tree.member("studio.tokens", of: extensions, in: source) != nil { return nil }
                for (mode, own) in modes(extensions) where source.text(tree.nodes[Int(mode)].keyContentRange) == name {
                    value = tree.member("$value", of: own, in: source) ?? own
                }
            }
            if let literal = Self.expression(taken, of: value) { return literal }
            guard let alias = tokenName(in: value) else { return nil }
            guard let next = named[alias] else {
                return facts.expressions.add(
                    .name(ColorName(.token, alias)), at: tree.nodes[Int(value)].contentRange)
            }
            token = next
        }
        return Self.expression(taken, of: token)
    }
}
