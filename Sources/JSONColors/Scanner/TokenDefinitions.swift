import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// The design tokens of one file: objects with a `$value`, or with a `value` as in Style Dictionary, named after the
/// groups around them. <https://www.designtokens.org/tr/drafts/format/>
extension JSONColorScanner {
    /// The maximum depth of groups with tokens.
    private static let mostGroups = 64
    /// The maximum number of tokens inherited through `$extends`.
    private static let mostInherited = 10_000

    /// Adds a definition for each token. Tokens that are not colors are defined as such, so that an alias of one is not
    /// reported as a mistyped name.
    mutating func defineTokens(_ taken: [(node: Int32, expression: ExpressionID)]) {
        let certain = tokens.contains { token in
            let key = tree.nodes[Int(token.value)].keyContentRange
            return source[key.lowerBound] == UInt8(ascii: "$") || Self.expression(taken, of: token.value) != nil
                || tokenName(in: token.value) != nil
        }
        guard certain, tree.nodes.first?.kind == .object else { return }
        let hasSets =
            tree.member("$themes", of: 0, in: source) != nil || tree.member("$metadata", of: 0, in: source) != nil
        var types = TokenTypes(tree, source)
        let first = facts.definitions.count
        let isStandard = tokens.contains { tree.hasKey($0.value, "$value", in: source) }
        let referring = isStandard ? referringTokens.map { (node: $0, value: $0) } : []
        for token in referring.isEmpty ? tokens : (tokens + referring).ordered(by: { $0.node < $1.node }) {
            // A `$value` that is a reference belongs to its token.
            if token.node == token.value, tree.hasKey(token.node, "$value", in: source) { continue }
            guard var path = path(of: token.node) else { continue }
            var appearances = AppearanceSet.all
            // In a file with several sets, any of them may be active; aliases do not name the set.
            if hasSets, path.count > 1 {
                appearances = AppearanceSet(modeName: path[0]) ?? .all
                path.removeFirst()
            }
            let name = ColorName(.token, path.joined(separator: "."))
            let type = types.type(of: token.node)
            let node = tree.nodes[Int(token.node)]
            let extensions = tree.member("$extensions", of: token.node, in: source)
            var value = self.value(of: token.value, type, name, taken)
            if let extensions, let tool = tree.member("studio.tokens", of: extensions, in: source),
                tree.member("modify", of: tool, in: source) != nil
            {
                value = facts.expressions.add(.unresolved(.effect("modify")), at: tree.nodes[Int(token.value)].range)
            }
            define(name, at: node.keyContentRange, as: value, in: appearances)
            for one in extensions.map({ modes($0) }) ?? [] {
                guard let mode = AppearanceSet(modeName: source.text(tree.nodes[Int(one.mode)].keyContentRange)) else {
                    continue
                }
                let value = tree.member("$value", of: one.value, in: source) ?? one.value
                define(name, at: node.keyContentRange, as: self.value(of: value, type, name, taken), in: mode)
            }
        }
        inherit(from: first)
    }

    private mutating func define(
        _ name: ColorName, at range: ByteRange, as value: ExpressionID, in appearances: AppearanceSet
    ) {
        facts.definitions.append(
            ColorDefinition(
                name: name, nameRange: range, value: value,
                scope: appearances == .all ? .everywhere : .appearances(appearances)))
    }

    /// Returns the keys that lead to the value at `index`; nil if an array is among the containers, or if it is nested
    /// too deeply.
    func path(of index: Int32) -> [String]? {
        var path: [String] = []
        var place = index
        while place > 0, path.count < Self.mostGroups {
            let node = tree.nodes[Int(place)]
            guard node.hasKey, source[node.keyContentRange.lowerBound] != UInt8(ascii: "$") || isRootToken(place) else {
                return nil
            }
            path.append(source.jsonString(node.keyContentRange, isEscaped: node.isKeyEscaped))
            place = node.parent
        }
        return place == 0 && !path.isEmpty ? path.reversed() : nil
    }

    /// Whether the value at `index` is a group's own token, whose key is `$root`.
    private func isRootToken(_ index: Int32) -> Bool { tree.hasKey(index, "$root", in: source) }

    // MARK: Values

    /// Returns the expression for the value at `index` of the token `name`.
    private mutating func value(
        of index: Int32, _ type: String?, _ name: ColorName, _ taken: [(node: Int32, expression: ExpressionID)]
    ) -> ExpressionID {
        if let literal = Self.expression(taken, of: index) { return literal }
        let node = tree.nodes[Int(index)]
        if let alias = tokenName(in: index) {
            return facts.expressions.add(.name(ColorName(.token, alias)), at: node.contentRange)
        }
        if node.kind == .array, type == "gradient" {
            let stops = tree.children(of: index).compactMap { stop in
                tree.member("color", of: stop, in: source).map { value(of: $0, nil, name, taken) }
            }
            if !stops.isEmpty { return facts.expressions.add(.gradient(stops, GradientLine()), at: node.range) }
        }
        // The parts of a border or shadow count as uses, too.
        addAliases(in: index)
        let isMeant = type == "color" && node.kind == .string
        return facts.expressions.add(
            .unresolved(isMeant ? .notConstant : .notAColor(name.text)), at: node.contentRange)
    }

    /// Adds the names of colors used in the composite value at `index`.
    private mutating func addAliases(in index: Int32) {
        guard tree.nodes[Int(index)].kind == .object || tree.nodes[Int(index)].kind == .array else { return }
        var place = index + 1
        var parents: Set<Int32> = [index]
        // The contents of a container follow it without gaps.
        while Int(place) < tree.nodes.count, parents.contains(tree.nodes[Int(place)].parent) {
            if let alias = tokenName(in: place) {
                _ = facts.expressions.add(
                    .name(ColorName(.token, alias)), at: tree.nodes[Int(place)].contentRange)
            }
            parents.insert(place)
            place += 1
        }
    }

    /// Returns the path of the token that the value at `index` refers to: `{color.brand}`, or
    /// `{"$ref": "#/color/brand"}`.
    func tokenName(in index: Int32) -> String? {
        let node = tree.nodes[Int(index)]
        switch node.kind {
        case .string:
            let content = node.contentRange
            guard source[content.lowerBound] == UInt8(ascii: "{"), content.count < 500 else { return nil }
            return tree.string(index, in: source).flatMap(Self.aliasName)
        case .object:
            guard let reference = tree.member("$ref", of: index, in: source) else { return nil }
            return tree.string(reference, in: source).flatMap(Self.pointerName)
        default: return nil
        }
    }

    private static func aliasName(_ text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
        let inner = text.utf8.dropFirst().dropLast()
        guard !inner.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return nil }
        var parts = String(Substring(inner)).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if let first = parts.first { parts[0] = String(first.drop { $0 == " " }) }
        while parts.last?.utf8.last == UInt8(ascii: " ") { parts[parts.count - 1].removeLast() }
        if parts.count > 1, parts.last == "value" || parts.last == "$value" { parts.removeLast() }
        return parts.joined(separator: ".")
    }

    /// Returns the token path of a JSON pointer. <https://www.rfc-editor.org/rfc/rfc6901>
    private static func pointerName(_ text: String) -> String? {
        guard text.hasPrefix("#/") else { return nil }
        var parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if let end = parts.firstIndex(of: "$value") { parts.removeSubrange(end...) }
        return parts.isEmpty ? nil : parts.joined(separator: ".")
    }

    // MARK: Modes and groups

    /// Adds the tokens that groups inherit from others through `$extends`. `first` is the index of the file's first
    /// token definition.
    private mutating func inherit(from first: Int) {
        guard !extendingGroups.isEmpty else { return }
        let own = facts.definitions[first...].map { ($0.name.text, $0.nameRange) }
        var known = Set(own.map { $0.0 })
        var added = 0
        for (group, base) in extendingGroups {
            guard let path = path(of: group), let alias = tree.string(base, in: source).flatMap(Self.aliasName) else {
                continue
            }
            let prefix = path.joined(separator: ".")
            for (text, range) in own where text.hasPrefix(alias + ".") {
                let name = prefix + text.dropFirst(alias.utf8.count)
                guard added < Self.mostInherited, known.insert(name).inserted else { continue }
                added += 1
                let value = facts.expressions.add(.name(ColorName(.token, text)), at: range)
                define(ColorName(.token, name), at: range, as: value, in: .all)
            }
        }
    }
}

/// The types of tokens: a token's own, or that of the nearest enclosing group with one.
private struct TokenTypes {
    private let tree: JSONTree
    private let source: SourceBytes
    /// The types found so far, by group.
    private var known: [Int32: String?] = [:]

    init(_ tree: JSONTree, _ source: SourceBytes) {
        self.tree = tree
        self.source = source
    }

    mutating func type(of token: Int32) -> String? {
        var passed: [Int32] = []
        var place = token
        var type: String?
        while place >= 0, passed.count < 64 {
            if let answer = known[place] {
                type = answer
                break
            }
            passed.append(place)
            let own = tree.member("$type", of: place, in: source) ?? tree.member("type", of: place, in: source)
            type = tree.string(own, in: source)
            if type != nil { break }
            place = tree.nodes[Int(place)].parent
        }
        for group in passed { known[group] = .some(type) }
        return type
    }
}
