import ColorMath
import SourceColors
import SourceText

/// Puts the background of the page beneath translucent ones.
extension CSSPairing {
    /// A layer with the background of the page; nil if it is not known.
    struct PageLayer {
        var expression: ExpressionID?
    }

    /// Returns the background `behind` of the element at `index` with that of the page beneath, if it may be translucent and
    /// nothing suggests that it lies on anything else.
    mutating func overPage(_ behind: Side, at index: Int, _ appearance: Appearance) -> ExpressionID {
        guard mayBeTranslucent(behind.expression), mayLieOnPage(behind, at: index, appearance), let page = pageBeneath()
        else { return behind.expression }
        return expression(
            path(path(.page, Int(behind.expression.index)), page.index), .layers([behind.expression, page]),
            facts.expressions.range(of: behind.expression))
    }

    /// Returns a layer with the background of the page in each appearance, which another style sheet may set; nil if this one
    /// sets none that is known, or if a preference for more contrast changes it.
    private mutating func pageBeneath() -> ExpressionID? {
        if let pageLayer { return pageLayer.expression }
        let found = findPageBeneath()
        pageLayer = PageLayer(expression: found)
        return found
    }

    private mutating func findPageBeneath() -> ExpressionID? {
        let pages = backgroundsOfMainContent()
        let veil = GradientLine.Veil.page
        if pages.isEmpty {
            // The page has its background elsewhere, and the content perhaps another one.
            guard !setsPageBackground, !elements.all.indices.contains(where: { isMainContent($0) }) else { return nil }
            let range = ByteRange(0, 0)
            let page = expression(path(.pages, -1), .name(.pageBackground), range)
            return expression(
                path(path(.veil, Int(page.index)), Int32(veil.rawValue)), .gradient([page], GradientLine(veil: veil)),
                range)
        }
        let (light, dark) = (AppearanceSet.light, AppearanceSet.dark)
        func color(in appearances: AppearanceSet) -> ExpressionID? {
            pages.first { appearances.subtracting($0.appearances).isEmpty }?.color
        }
        guard
            pages.allSatisfy({ page in
                [light, dark].allSatisfy {
                    page.appearances.intersection($0).isEmpty || $0.subtracting(page.appearances).isEmpty
                }
            })
        else { return nil }
        let colors = [color(in: light), color(in: dark)]
        guard let known = colors[0] ?? colors[1] else { return nil }
        let range = facts.expressions.range(of: known)
        let sides = colors.map { one in
            one ?? expression(path(path(.doubt, range.lowerBound), 13), .unresolved(.translucentBackground), range)
        }
        let page =
            sides[0] == sides[1]
            ? known
            : expression(
                path(path(.pages, Int(sides[0].index)), sides[1].index), .lightDark(light: sides[0], dark: sides[1]),
                range)
        return expression(
            path(path(.veil, Int(page.index)), Int32(veil.rawValue)), .gradient([page], GradientLine(veil: veil)),
            range)
    }

    /// Whether a rule gives the page a background, under any condition.
    private var setsPageBackground: Bool {
        elements.all.contains { element in
            guard element.hasBackground else { return false }
            let root = selectors.all[Int(element.selector)].root
            return root == .html || root == .body
        }
    }

    /// Adds the backgrounds that the style sheet gives the page to the names that other files can use.
    mutating func definePageBackgrounds() {
        for page in backgroundsOfMainContent() {
            facts.definitions.append(
                ColorDefinition(
                    name: .pageBackground, nameRange: facts.expressions.range(of: page.color), value: page.color,
                    scope: page.appearances == .all ? .everywhere : .appearances(page.appearances)))
        }
    }

    /// Whether the element with the background `behind`, of the pair of the element at `index`, probably lies on the page: it
    /// is in the flow, and only its own name says that it has a background.
    private mutating func mayLieOnPage(_ behind: Side, at index: Int, _ appearance: Appearance) -> Bool {
        let selector = selectors.all[Int(elements.all[index].selector)]
        guard !selector.isOpaque, views.indices.contains(behind.view),
            let box = views[behind.view].compounds.last,
            !views.indices.contains(where: { isPlaced($0, appearance) })
        else { return false }
        if surfaces == nil { surfaces = findSurfaces() }
        for compound in selector.compounds where compound <= box {
            for part in selectors.parts[selectors.compounds[compound].parts] where !CSSPart.isState(part) {
                if hasWord(part, where: { word, _ in CSSClassWord(word).contains(.onMedia) }) { return false }
                if compound < box ? isSurface(part) || hasModifier(part) : isOnSurface(part) { return false }
            }
        }
        return true
    }

    /// Whether a rule draws a background for a class that begins with that of `part`: `.note-warning` for `.note`.
    private mutating func hasModifier(_ part: Int32) -> Bool {
        if modified == nil { modified = findModified() }
        return modified?[CSSPart.id(part)] == CSSPairing.drawn
    }

    /// Finds the classes that others begin with for which a rule draws a background.
    private func findModified() -> CSSIDMap {
        var result = CSSIDMap()
        guard let surfaces else { return result }
        for id in surfaces.ids(of: CSSPairing.drawn) {
            selectors.texts.withText(id) { name in
                for end in name.indices.prefix(Self.mostBytes).dropFirst()
                where name[end] == UInt8(ascii: "-") || name[end] == UInt8(ascii: "_") {
                    let known = selectors.texts.find(UInt8(ascii: "."), UnsafeBufferPointer(rebasing: name[..<end]))
                    if known >= 0 { result[known] = CSSPairing.drawn }
                }
            }
        }
        return result
    }

    /// Whether elements with the simple selector `part` are probably in another one that has a background of its own, as part
    /// of a component, or float over anything.
    private func isOnSurface(_ part: Int32) -> Bool {
        guard !CSSPart.isType(part) else { return false }
        return isOfComponent(part)
            || hasWord(part) { word, isLast in
                let said = CSSClassWord(word)
                return said.contains(.surface) && !(isLast && said.contains(.onPage)) || endsWithDigit(word)
            }
    }

    /// The maximum number of steps from a color to what it is made of.
    private static let mostSteps = 32

    /// Whether what is under the color `id` may be seen, as far as this style sheet tells.
    mutating func mayBeTranslucent(_ id: ExpressionID) -> Bool {
        var steps = 0
        return mayBeTranslucent(id, &steps)
    }

    private mutating func mayBeTranslucent(_ id: ExpressionID, _ steps: inout Int) -> Bool {
        steps += 1
        guard steps < Self.mostSteps else { return true }
        switch facts.expressions[id].kind {
        case .literal(let index):
            return alpha(of: .literal(index, facts.expressions.range(of: id))) ?? 1 < 1
        case .constant(let color): return color.alpha < 1
        case .unresolved: return false
        case .defined(_, let value): return mayBeTranslucent(value, &steps)
        case .name(let name): return mayBeTranslucent(name)
        case .nameOr(let name, let fallback): return mayBeTranslucent(name) || mayBeTranslucent(fallback, &steps)
        case .substitution(let text, _): return !isOpaque(text)
        case .layers(let layers):
            for layer in layers where !mayBeTranslucent(layer, &steps) { return false }
            return true
        case .gradient(let stops, let line):
            if line.veil != nil { return true }
            for stop in stops where mayBeTranslucent(stop, &steps) { return true }
            return false
        case .lightDark(let light, let dark):
            return mayBeTranslucent(light, &steps) || mayBeTranslucent(dark, &steps)
        case .over(let declared, let upper):
            return mayBeTranslucent(upper, &steps) && mayBeTranslucent(declared, &steps)
        default: return true
        }
    }

    /// Whether `text` is an opaque color as far as it is written: `hsl(var(--h), var(--s), var(--l))`, or with an alpha of 1.
    private func isOpaque(_ text: String) -> Bool {
        let isFunction = text.utf8.starts(with: "rgb".utf8) || text.utf8.starts(with: "hsl".utf8)
        guard isFunction, !text.utf8.contains(UInt8(ascii: "/")) else { return false }
        let parts = text.utf8.split(separator: UInt8(ascii: ","))
        guard parts.count == 4, let alpha = parts.last else { return parts.count == 3 }
        return alpha.filter { $0 != UInt8(ascii: " ") }.elementsEqual("1)".utf8)
    }

    /// Whether a definition of the custom property `name` may be translucent, or is none of a color.
    private mutating func mayBeTranslucent(_ name: ColorName) -> Bool {
        if opaqueNames == nil { opaqueNames = findOpaqueNames() }
        return opaqueNames?[selectors.texts.find(UInt8(ascii: "v"), name.text)] != Self.opaque
    }

    private static let opaque: Int32 = 0, translucent: Int32 = 1

    /// Finds the custom properties all of whose definitions are opaque colors, or names of such.
    private mutating func findOpaqueNames() -> CSSIDMap {
        var result = CSSIDMap()
        var links: [(name: Int32, used: Int32)] = []
        for definition in facts.definitions {
            let name = selectors.texts.id(UInt8(ascii: "v"), definition.name.text)
            var isOpaque = true
            switch facts.expressions[definition.value].kind {
            case .literal(let index): isOpaque = alpha(of: .literal(index, definition.nameRange)) == 1
            case .substitution(let text, _): isOpaque = self.isOpaque(text)
            case .name(let used): links.append((name, selectors.texts.id(UInt8(ascii: "v"), used.text)))
            default: isOpaque = false
            }
            if !isOpaque || result[name] < 0 { result[name] = isOpaque ? Self.opaque : Self.translucent }
        }
        var isChanged = true
        var steps = 0
        while isChanged, steps < Self.mostSteps {
            isChanged = false
            steps += 1
            for (name, used) in links where result[name] == Self.opaque && result[used] != Self.opaque {
                result[name] = Self.translucent
                isChanged = true
            }
        }
        return result
    }
}
