import ColorMath
import SourceColors
import SourceText

/// SwiftUI's containers, and what they pass on to the views in them.
extension SwiftViewReader {
    /// Reads a view whose content is in the braces `closures`.
    func readContainer(_ view: SwiftView, _ closures: [Int], in outer: SwiftSurroundings) {
        var (view, outer) = (view, outer)
        let chain = view.chain
        let ownBackground = !view.look.backgrounds.isEmpty
        let isPlainControl = view.role == .control && !ownBackground
        if isPlainControl { outer.background = backgroundOfLabel(on: outer.background, of: view, in: outer) }
        var inner = outer
        inner.font = font(of: view, in: outer)
        inner.weight = view.look.weight.over(outer.weight)
        inner.labelParts = view.look.labelParts ?? outer.labelParts
        inner.appearances = appearances(of: view, in: outer)
        inner.isInactive = outer.isInactive || view.look.isInactive
        inner.isRedacted = outer.isRedacted || view.look.isRedacted
        inner.lists = view.look.lists.over(outer.lists)
        if let tint = view.look.tint, let color = paints.tint(of: chain.links[tint]) {
            inner.tint = isReset(chain.links[tint]) ? nil : color
        }
        let ownForeground = !view.look.foregrounds.isEmpty
        if view.role != .control {
            inner.labelTint = tintInLabel(of: view, in: outer)
            if let style = view.look.buttonStyle { inner.buttonStyle = looks.buttonStyle(style, of: chain) }
        } else {
            inner.buttonStyle = .automatic
            inner.labelTint = labelTint(of: view, in: outer)
            inner.isTintedLabel = hasTintedLabel(view, in: outer)
            switch style(of: view, in: outer) {
            case .prominent: return passLabel(of: view, closures, in: inner)
            case .other:
                if view.look.effect == nil { view.look.effect = view.look.buttonStyle ?? view.look.backgrounds.last }
            case .plain: break
            case .automatic where ownForeground: break
            // In a list, the label of a link has the color of labels, not that of the tint.
            case .automatic where outer.sectionBackground != nil && tokens.isText(view.head.name, "NavigationLink"):
                break
            case .automatic:
                inner.isInLink =
                    !outer.hasForeground && outer.isInListOfScope && tokens.isText(view.head.name, "NavigationLink")
                inner.hasForeground = true
                inner.inheritsForeground = false
                let doubt = UnresolvedReason.other("the style of \(tokens.viewName(chain)) may color its label")
                environment.noteDoubt(doubt, in: outer.meeting)
                inner.foreground = nil
                inner.meeting = nil
            }
        }
        let look = view.look
        inner.window.formUnion(tokens.windowChange(of: view))
        if ownForeground || ownBackground || look.isInactive || look.isChanged || look.scheme != nil || look.move != nil
            || look.cover != nil
        {
            inner.meeting = nil
            let outside = inner
            var pair = sides(of: view, in: outside)
            if view.role == .control, ownBackground, let background = pair?.background {
                pair?.background = backgroundOfLabel(on: background, of: view, in: outer)
            }
            if let pair {
                inner.foreground = pair.foreground
                inner.background = pair.background
                environment.meet(pair.kind, in: &inner)
            } else if ownForeground {
                inner.foreground = paints.foreground(of: view)
            }
            inner.background = innerBackground(of: view, in: outside)
            if ownBackground {
                if view.role == .control {
                    inner.background = backgroundOfLabel(on: inner.background, of: view, in: outer)
                }
                inner.kind = .container
                inner.isShape = false
                let isOpaque = (inner.background ?? pair?.background).map { facts.isOpaque($0) } ?? false
                inner.layers = isOpaque ? 1 : outer.layers + 1
            }
        }
        if !Self.transparentToLists.contains(tokens.bytes(view.head.name)) {
            inner.sectionBackground = nil
            inner.isInListOfScope = false
        }
        if view.role == .opaqueContainer {
            let isHidden = inner.lists.contains(.hidden)
            inner.sectionBackground = isHidden ? inner.background : listSurface(of: view, inner.lists)
            inner.rowBackdrop = inner.sectionBackground
            if !outer.isDeclared {
                inner.background = rowSurface(of: view, inner.lists)
                inner.layers = 1
                inner.meeting = nil
                environment.meet(.container, in: &inner)
            }
        } else if view.role == .screen, !outer.isDeclared, !isPaged(view) {
            inner.isRoot = inner.isRoot || scopes.isWindow(chain)
            if scopes.isWindow(chain) { inner.window = .base }
            inner.background =
                scopes.isWidget(chain)
                ? facts.unresolved(.systemColor("the background of the widget"), TokenRange(chain.start))
                : scopes.screen(chain.range).background
            inner.isInNavigation = true
            inner.listsAroundNavigation = inner.lists
            inner.layers = 1
            inner.kind = .container
            inner.isShape = false
            environment.meet(.container, in: &inner)
        }
        inner.isDeclared = false
        if Self.coloring.contains(tokens.bytes(view.head.name)) { inner.inheritsForeground = false }
        // Its content has the secondary style, so that hierarchical styles in it are others.
        if tokens.isText(view.head.name, "LabeledContent") { inner.hasForeground = true }
        passSection(view, inner, in: outer)
        if tokens.isText(chain.start, "ToolbarItem") || tokens.isText(chain.start, "ToolbarItemGroup"),
            let background = inner.background, !isPrincipal(view)
        {
            // Anything but the title of the bar may have a background of its own.
            inner.background = facts.doubtful(.customView("the toolbar"), background)
        }
        if tokens.isText(chain.start, "Picker") {
            inner.isInPicker = true
            if let background = inner.background {
                // Menus ignore colors, and lists draw rows.
                environment.noteDoubt(.customView("Picker"), in: inner.meeting)
                inner.meeting = nil
                inner.foreground = nil
                inner.background = facts.doubtful(.customView("Picker"), background)
            }
        }
        guard
            inner.isInactive || inner.foreground != nil || inner.background != nil || inner.rowBackdrop != nil
                || inner.tint != nil || look.font != nil || inner.weight != .regular || inner.buttonStyle != .automatic
                || inner.appearances != .all || inner.labelParts != .all || inner.isInPicker || view.role == .stack
                || environment.isKnown || !inner.lists.isEmpty
        else { return }
        if outer.scope != nil, !outer.isDeclared, !closures.isEmpty, let style = ownStyle(of: view) {
            return passLabel(of: view, closures, toStyle: style, inner, in: outer)
        }
        environment.surround(closures, with: inner, isStack: view.role == .stack)
        if tokens.isText(view.head.name, "NavigationSplitView") { passColumns(of: view, closures, inner) }
    }

    /// The containers that may color what they show.
    private static let coloring = WordSet(
        """
        ContentUnavailableView LabeledContent DisclosureGroup Picker Tab TabSection ToolbarItem ToolbarItemGroup \
        ControlGroup
        """
    )

    /// The views that only group their content, which belongs to the list around.
    private static let transparentToLists = WordSet("Group ForEach Section")

    /// Passes on what lies behind the columns of `view`: the window behind the last one. Others have a style of their own.
    private func passColumns(of view: SwiftView, _ closures: [Int], _ outer: SwiftSurroundings) {
        let detail = labeledClosures(of: view.head).first { tokens.isText($0.label, "detail") }?.brace
        var inner = outer
        inner.lists = ViewLists.otherStyle.over(outer.lists)
        let place = TokenRange(view.chain.start)
        inner.background = facts.unresolved(.systemColor("the background of the sidebar"), place)
        environment.meet(.container, in: &inner)
        environment.surround(closures.filter { $0 != detail }, with: inner)
        guard let detail else { return }
        inner.lists = outer.lists
        inner.background = facts.add(.surface(.window), at: place)
        environment.meet(.container, in: &inner)
        environment.surround([detail], with: inner)
    }

    /// Whether `view` shows its pages over what is behind it.
    private func isPaged(_ view: SwiftView) -> Bool {
        view.chain.links.contains { tokens.isText($0.name, "tabViewStyle") }
    }

    private func isPrincipal(_ view: SwiftView) -> Bool {
        tokens.arguments(of: view.head).contains {
            tokens.isLabeled($0, "placement") && tokens.isText($0.upper - 1, "principal")
        }
    }

    /// Returns what lies behind the views inside that have a foreground of their own.
    func innerBackground(of view: SwiftView, in outer: SwiftSurroundings) -> ExpressionID? {
        let look = view.look
        let own = look.backgrounds.first
        guard let known = own == nil ? outer.background : paints.background(of: view, over: outer) else { return nil }
        let customs = customs(of: view, before: own ?? .max)
        if !customs.isEmpty {
            let layered = covered(known, by: customs)
            return look.isChangedOtherwise || look.scheme != nil || look.move != nil
                ? facts.doubtful(.customView(name(look.unknowns.first ?? 0, of: view)), known) : layered
        }
        if let effect = look.effect ?? look.cover { return facts.doubtful(.effect(name(effect, of: view)), known) }
        if let scheme = look.scheme, !looks.isSchemeOfScreen(view.chain.links[scheme.link]),
            scheme.link < own ?? .max
        {
            return facts.doubtful(.effect("colorScheme"), known)
        }
        if look.move != nil, own == nil, outer.isShape || isRaised(view) {
            return facts.doubtful(.other("the text may be moved off its background"), known)
        }
        if look.opacities.isEmpty { return known }
        let faded = facts.doubtful(.effect("opacity"), known)
        // A lower opacity leaves less contrast: insufficient contrast at the highest is insufficient at all.
        let mayBeOpaque = look.opacities.allSatisfy { link in
            expressions.evaluator.opacities(of: view.chain.links[link], in: tokens).contains { $0 ?? 1 == 1 }
        }
        return mayBeOpaque ? facts.add(.oneOf([known, faded]), at: facts.range(of: known)) : faded
    }

    /// Returns the braces that hold what the view shows.
    func contentClosures(of view: SwiftView) -> [Int] {
        let head = view.head
        if isConcatenation(view.chain) { return [head.name] }
        if let closure = mapClosure(of: view.chain) { return [closure] }
        if tokens.isText(head.name, "AnyView") { return (head.arguments ?? head.closure).map { [$0] } ?? [] }
        let labeled = labeledClosures(of: head)
        let arguments = tokens.arguments(of: head)
        if view.role == .control {
            if let label = labeled.first(where: { tokens.isText($0.label, "label") }) { return [label.brace] }
            guard let closure = head.closure, let first = arguments.first,
                arguments.allSatisfy({ $0.label.map { SwiftViews.actions.contains(tokens.bytes($0)) } ?? false }),
                !tokens.isLabeled(first, "role") || arguments.count > 1
            else { return [] }
            return [closure]
        }
        var braces = head.closure.map { [$0] } ?? []
        let isSection = tokens.isText(head.name, "Section")
        for (label, brace) in labeled where !isSection || tokens.isText(label, "content") { braces.append(brace) }
        return braces
    }

    /// Returns the closures that `link` passes with labels.
    func labeledClosures(of link: SwiftLink) -> [(label: Int, brace: Int)] {
        var labeled: [(label: Int, brace: Int)] = []
        if let first = link.closure, var index = tokens.closing(first).map({ $0 + 1 }) {
            while tokens.isName(index), tokens.kind(index + 1) == .colon, tokens.kind(index + 2) == .leftBrace,
                let close = tokens.closing(index + 2)
            {
                labeled.append((index, index + 2))
                index = close + 1
            }
        }
        for argument in tokens.arguments(of: link) where tokens.kind(argument.lower) == .leftBrace {
            if let label = argument.label { labeled.append((label, argument.lower)) }
        }
        return labeled
    }

    // MARK: Stacks

    /// Puts what `view` draws behind the views after it, if it is in brackets whose views lie over one another.
    func coverStack(with view: SwiftView) {
        guard environment.isStack, nesting.startsStatement(view.chain.start) else { return }
        if view.role == .text, !isEditor(view) { return }
        var paint = stackPaint(of: view)
        if facts.drawsNothing(paint) { return }
        var layers = 1
        if let outer = environment.current, let below = outer.background, facts.matters(below, beneath: paint) {
            layers = outer.layers + 1
            paint =
                layers > SwiftSurroundings.maximumLayers
                ? facts.unresolved(.translucentBackground, view.chain.range) : facts.layered([paint, below])
        }
        environment.cover(with: paint, layers: layers, isShape: view.role == .shape) { before, statements in
            let doubt = facts.doubtful(.sometimesBehind(tokens.viewName(view.chain)), paint)
            let branches = nesting.scopes(around: view.chain.start).prefix(statements)
            let conditions = branches.flatMap { expressions.conditions(ofScope: $0, in: nesting) }
            guard let before, !conditions.isEmpty else { return (doubt, 1) }
            let others = statements == 1 ? branches.first.map(conditionsOutside) ?? [] : []
            // Where it is not known what holds in the other case, the background is certain only if there is no such view.
            let branch = expressions.applying(others.isEmpty ? doubt : paint, when: conditions)
            let other = expressions.applying(before, when: others)
            // Its place is outside of the branch.
            return (facts.add(.oneOf([branch, other]), at: facts.range(of: before)), layers)
        }
    }

    /// Returns what holds where the branch of the scope `number` is not taken; nothing if that is not known.
    private func conditionsOutside(_ number: Int) -> [ChoiceCondition] {
        let scope = nesting.scopes[number]
        guard let word = scope.statement, let type = nesting.typeName(ofScope: number) else { return [] }
        if tokens.isText(word, "if"), !tokens.isText(word - 1, "else") {
            return expressions.choiceConditions(TokenRange(word + 1, scope.lower), holds: false, in: type)
        }
        guard tokens.isText(word, "else"), let opener = tokens.partner(word - 1), let first = nesting.scope(at: opener),
            let condition = nesting.scopes[first].statement, tokens.isText(condition, "if"),
            !tokens.isText(condition - 1, "else")
        else { return [] }
        return expressions.choiceConditions(TokenRange(condition + 1, opener), holds: true, in: type)
    }

    /// Whether `view` is a field for long text, which draws a background.
    private func isEditor(_ view: SwiftView) -> Bool { tokens.isText(view.chain.start, "TextEditor") }

    /// Returns what `view` draws behind the views after it in a stack.
    private func stackPaint(of view: SwiftView) -> ExpressionID {
        let look = view.look
        switch view.role {
        case .shape, .textless, .stack: break
        // The name of a color or a view.
        case nil where view.head.isPlain && !look.isChanged && look.backgrounds.isEmpty && look.overlay == nil: break
        case nil where !view.head.isPlain && tokens.isCapitalized(view.head.name): break
        case .text:
            let lists = look.lists.over(environment.current?.lists ?? [])
            if lists.contains(.hidden), look.backgrounds.isEmpty { return facts.clear(view.chain.range) }
            return facts.unresolved(.customView(tokens.viewName(view.chain)), view.chain.range)
        case .symbol: return expressions.image(view.chain, through: view.chain.links.count)
        case .container, .opaqueContainer, .screen, .control:
            return facts.unresolved(
                .other("the content of \(tokens.viewName(view.chain)) may be behind the text"), view.chain.range)
        default: return facts.unresolved(.customView(tokens.viewName(view.chain)), view.chain.range)
        }
        return expressions.drawing(view.chain.range)
    }
}
