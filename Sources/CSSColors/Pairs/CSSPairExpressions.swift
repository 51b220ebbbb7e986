import ColorMath
import SourceColors
import SourceText

/// Makes the expressions of an element's colors, with its own custom properties resolved.
extension CSSPairing {
    /// Returns the expression for `paint` on the element of view `view`.
    mutating func expression(_ paint: CSSPaint, _ view: Int, _ appearance: Appearance) -> ExpressionID {
        switch paint {
        case .literal(let index, let range):
            return expression(path(.literal, index), .literal(index), range)
        case .unresolved(let reason, let range):
            return expression(path(.unresolved, range.lowerBound), .unresolved(reason), range)
        case .expression(let id, _): return placed(id, view, appearance)
        }
    }

    /// What a path to an expression starts with: the way in which the expression is made.
    enum Making: Int32 {
        case literal = 1
        case unresolved, doubt, effect, over, layers, defined, changed, bound, faded, shaded, veiled, veil, inner, page,
            pages, size
    }

    /// Returns the path that consists of `making` and `first`, which is an offset, an index or a count.
    mutating func path(_ making: Making, _ first: Int) -> Int32 {
        paths.id(-making.rawValue, Int32(truncatingIfNeeded: first))
    }

    /// Returns `path` followed by `next`.
    mutating func path(_ path: Int32, _ next: Int32) -> Int32 { paths.id(path, next) }

    /// Returns the expression of `kind`, adding it only if none has the same path.
    mutating func expression(_ path: Int32, _ kind: ColorExpression.Kind, _ range: ByteRange) -> ExpressionID {
        let known = expressions[path]
        if known >= 0 { return ExpressionID(index: known) }
        let id = facts.expressions.add(kind, at: range)
        expressions[path] = id.index
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
            if let name = kind.name, elements.defines(nameID(name)) { isDefined = true }
            if case .lightDark = kind { hasChoice = true }
            ids += kind.parts
            next += 1
        }
        let scheme = hasChoice ? isDark(view, appearance) : nil
        guard isDefined || scheme != nil, ids.count <= CSSPairing.mostParts else { return id }
        var changed: [ExpressionID: ExpressionID] = [:]
        // Parts precede the expressions that contain them.
        for part in ids.ordered() where changed[part] == nil {
            let old = facts.expressions[part]
            if case .lightDark(let light, let dark) = old.kind, let scheme {
                changed[part] = scheme ? changed[dark] ?? dark : changed[light] ?? light
            } else if let name = old.kind.name, let definition = definition(of: name, from: view, appearance),
                !old.kind.hasFallback || !resets(definition)
            {
                let value = facts.definitions[Int(definition)].value
                let path = path(path(.defined, Int(part.index)), definition)
                changed[part] = expression(path, .defined(name, as: value), old.range)
            } else if old.kind.parts.contains(where: { changed[$0] != nil }) {
                var path = path(.changed, Int(part.index))
                for inner in old.kind.parts { path = self.path(path, (changed[inner] ?? inner).index) }
                let kind = old.kind.mapping(parts: { changed[$0] ?? $0 }, literal: { $0 })
                changed[part] = expression(path, kind, old.range)
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
        let name = nameID(name)
        guard elements.defines(name) else { return nil }
        for view in views[view...] {
            if let definition = elements.definition(of: name, in: view, appearance) { return definition }
        }
        return nil
    }

    /// Whether the definition at index `definition` takes the value of its property away.
    func resets(_ definition: Int32) -> Bool {
        let value = facts.definitions[Int(definition)].value
        if case .unresolved(let reason) = facts.expressions[value].kind { return reason.isReset }
        return false
    }

    /// Returns the id of a custom property's name; -1 if no rule defines it.
    private func nameID(_ name: ColorName) -> Int32 { selectors.texts.find(UInt8(ascii: "v"), name.text) }
}

extension ColorExpression.Kind {
    /// Whether it has another value where its name has none.
    fileprivate var hasFallback: Bool { if case .nameOr = self { true } else { false } }
}
