import ColorMath
import SourceColors
import SourceText

/// Makes the expressions of an element's colors, with its own custom properties resolved.
extension CSSPairing {
    /// Returns the expression for `paint` on the element of view `view`.
    mutating func expression(_ paint: CSSPaint, _ view: Int, _ appearance: Appearance) -> ExpressionID {
        switch paint {
        case .literal(let index, let range):
            return expression(CSSHash.mix(UInt64(index), 0x11), .literal(index), range)
        case .unresolved(let reason, let range):
            return expression(CSSHash.mix(UInt64(range.lowerBound), 0x12), .unresolved(reason), range)
        case .expression(let id, _): return placed(id, view, appearance)
        }
    }

    /// Returns the expression of `kind`, adding it only if none is cached for `hash`.
    mutating func expression(_ hash: UInt64, _ kind: ColorExpression.Kind, _ range: ByteRange) -> ExpressionID {
        let known = expressions[hash]
        if known >= 0 { return ExpressionID(index: known) }
        let id = facts.expressions.add(kind, at: range)
        expressions.set(hash, to: id.index)
        return id
    }

    /// The maximum number of parts to search.
    private static let mostParts = 32

    /// Returns the expression `id` with its names bound to their definitions on the element of view `view` or around
    /// it.
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
        // Parts precede the expressions that contain them.
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

    /// Whether the color scheme of the element of view `view` is dark regardless of the user's preference; nil if the
    /// preference decides, or if unknown. The scheme is inherited.
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

    /// Returns the hash by which a custom property is looked up.
    static func hash(of name: ColorName) -> UInt64 {
        var hash = CSSHash()
        for byte in name.text.utf8 { hash.add(byte) }
        return hash.value
    }
}
