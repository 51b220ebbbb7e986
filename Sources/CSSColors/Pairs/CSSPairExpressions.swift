import ColorMath
import SourceColors
import SourceText

/// The expressions of colors as an element has them, its own custom properties put in.
extension CSSPairing {
    /// The expression for `paint` as the element of view number `view` has it.
    mutating func expression(_ paint: CSSPaint, _ view: Int, _ appearance: Appearance) -> ExpressionID {
        switch paint {
        case .literal(let index, let range):
            return expression(CSSHash.mix(UInt64(index), 0x11), .literal(index), range)
        case .unresolved(let reason, let range):
            return expression(CSSHash.mix(UInt64(range.lowerBound), 0x12), .unresolved(reason), range)
        case .expression(let id, _): return placed(id, view, appearance)
        }
    }

    /// The expression of `kind`, which `hash` stands for; made once.
    mutating func expression(_ hash: UInt64, _ kind: ColorExpression.Kind, _ range: ByteRange) -> ExpressionID {
        let known = expressions[hash]
        if known >= 0 { return ExpressionID(index: known) }
        let id = facts.expressions.add(kind, at: range)
        expressions.set(hash, to: id.index)
        return id
    }

    /// More parts than this are not looked through.
    private static let mostParts = 32

    /// The expression `id` with the names in it that are defined on the element of view number `view`, or around it, tied to
    /// those definitions.
    private mutating func placed(_ id: ExpressionID, _ view: Int, _ appearance: Appearance) -> ExpressionID {
        var ids = [id]
        var next = 0
        var isDefined = false
        var hasChoice = false
        while next < ids.count, ids.count <= CSSPairing.mostParts {
            let kind = facts.expressions[ids[next]].kind
            if let name = kind.name, elements.defines(CSSPairing.hash(of: name)) { isDefined = true }
            if case .lightDark = kind { hasChoice = true }
            ids += kind.parts
            next += 1
        }
        let scheme = hasChoice ? isDark(view, appearance) : nil
        guard isDefined || scheme != nil, ids.count <= CSSPairing.mostParts else { return id }
        var changed: [ExpressionID: ExpressionID] = [:]
        // Parts stand before their wholes.
        for part in ids.sorted() where changed[part] == nil {
            let old = facts.expressions[part]
            if case .lightDark(let light, let dark) = old.kind, let scheme {
                changed[part] = scheme ? changed[dark] ?? dark : changed[light] ?? light
            } else if let name = old.kind.name, let definition = definition(of: name, from: view, appearance) {
                let value = facts.definitions[Int(definition)].value
                let hash = CSSHash.mix(CSSHash.mix(UInt64(part.index), 0x13), UInt64(definition))
                changed[part] = expression(hash, .defined(name, as: value), old.range)
            } else if old.kind.parts.contains(where: { changed[$0] != nil }) {
                var hash = CSSHash.mix(UInt64(part.index), 0x14)
                for inner in old.kind.parts { hash = CSSHash.mix(hash, UInt64((changed[inner] ?? inner).index)) }
                let kind = old.kind.mapping(parts: { changed[$0] ?? $0 }, literal: { $0 })
                changed[part] = expression(hash, kind, old.range)
            }
        }
        return changed[id] ?? id
    }

    /// Whether the color scheme of the element of view number `view` is dark, whatever the user prefers; nil where that
    /// decides, or nothing is known of it. It is inherited.
    private func isDark(_ view: Int, _ appearance: Appearance) -> Bool? {
        for view in views[view...] {
            if let winner = elements.winner(.colorScheme, in: view, appearance),
                case .isDark(let isDark) = settings[Int(winner.setting)].value
            {
                return isDark
            }
        }
        return rootIsDark
    }

    private func definition(of name: ColorName, from view: Int, _ appearance: Appearance) -> Int32? {
        let hash = CSSPairing.hash(of: name)
        guard elements.defines(hash) else { return nil }
        for view in views[view...] {
            if let definition = elements.definition(of: hash, in: view, appearance) { return definition }
        }
        return nil
    }

    /// The hash by which the name of a custom property is looked up.
    static func hash(of name: ColorName) -> UInt64 {
        var hash = CSSHash()
        for byte in name.text.utf8 { hash.add(byte) }
        return hash.value
    }
}
