import SourceColors
import SourceText

/// The project's views where a file uses them.
extension SwiftViewScopes {
    /// A view or member of the project that a chain uses.
    struct Used {
        fileprivate let callee: ViewUse.Callee
        /// The link that names it.
        fileprivate let link: SwiftLink
        /// The full name of the type that the chain is in.
        fileprivate let type: String

        /// Whether it is a member of a value.
        var isOfValue: Bool { if case .memberOfValue = callee { true } else { false } }
    }

    /// Returns what `chain` uses, if it may be one of the project's views.
    func used(by chain: SwiftChain, in outer: SwiftSurroundings) -> Used? {
        // What a preview shows is not what users see.
        guard outer.scope != nil || outer.isRoot else { return nil }
        let type = outer.scope.map { owners[$0] } ?? nesting.type?.name ?? ""
        guard let (callee, link) = callee(of: chain, in: type), !Self.blockWords.contains(tokens.bytes(link.name))
        else { return nil }
        return Used(callee: callee, link: link, type: type)
    }

    /// Adds the scope of the text in what `used` names, to which `view` gives a color, and returns its index.
    func textScope(of used: Used) -> Int {
        var scope = ViewScope(name: tokens.text(used.link.name), nameRange: tokens[used.link.name].range)
        scope.isText = true
        scope.isGiven = true
        return addScope(scope, of: used.type)
    }

    /// Notes that `view`, with `background` behind what it shows, is one of the project's.
    ///
    /// - Parameters:
    ///   - lists: what is set for lists and buttons in it.
    ///   - given: the scope of the text in it that `view` gives a color.
    func note(
        _ used: Used, by view: SwiftView, in outer: SwiftSurroundings, background: ExpressionID?, lists: ViewLists = [],
        given: Int? = nil
    ) {
        // Placeholders show no text.
        if view.look.isRedacted || outer.isRedacted { return }
        let (callee, link, type) = (used.callee, used.link, used.type)
        var use = ViewUse(callee: callee, owner: type, range: tokens[link.name].range)
        use.scope = outer.scope
        use.background = background
        use.appearances = view.look.scheme.map { $0.setting == .dark ? .dark : .light } ?? outer.appearances
        if case .unknown? = view.look.scheme?.setting { use.appearances = outer.appearances }
        use.isInactive = outer.isInactive || view.look.isInactive
        use.window = outer.window.union(tokens.windowChange(of: view))
        use.host = outer.host
        if facts.isForOtherPlatform(at: use.range) { use.window.insert(.otherPlatform) }
        use.given = given
        use.lists = lists
        use.modifiers = view.look.unknowns.prefix(8).map {
            tokens.text(tokens.modifierName(of: view.chain.links[$0]))
        }
        use.hasForeground = outer.hasForeground || outer.foreground != nil || !view.look.foregrounds.isEmpty
        use.isInLink = outer.isInLink && outer.foreground == nil && view.look.foregrounds.isEmpty
        use.isOverlay = outer.isOverlay
        use.isScreen = outer.isScreen
        use.isDestination = outer.isDestination
        use.isOnScreen = outer.isOnScreen
        if case .content(let label) = callee { use.isOptionalContent = optionalContent.contains(label) }
        noteArguments(in: link.arguments, of: &use)
        if case .type = callee {
            use.decidingArguments = decidingArguments(in: link.arguments, after: link.name, given: outer.item)
        }
        use.sectionBackground = outer.sectionBackground
        use.isInListOfScope = outer.isInListOfScope
        let index = facts.collected.viewUses.count
        facts.collected.viewUses.append(use)
        if case .memberOfValue = callee { return }
        guard let scope = outer.scope else { return }
        passContent(of: link, toUse: index, around: facts.collected.viewScopes[scope].name, type)
    }

    /// The words before braces that are no closures.
    private static let blockWords = WordSet(
        "else do defer repeat catch get set willSet didSet async throws rethrows return try await _read _modify")

    /// Returns what `chain` uses, and the link that names it.
    private func callee(of chain: SwiftChain, in type: String) -> (ViewUse.Callee, SwiftLink)? {
        var index = 0
        if tokens.isText(chain.links[0].name, "self"), chain.links[0].isPlain, chain.links.count > 1 { index = 1 }
        let link = chain.links[index]
        guard tokens.isName(link.name), !link.hasMore else { return nil }
        if tokens.isCapitalized(link.name) {
            // A member with such a name takes precedence over a type.
            let mayBeMember = !type.isEmpty && memberNames.mayHold(tokens.bytes(link.name))
            if mayBeMember, !link.isPlain || file.declarations.member(tokens.text(link.name), of: type) != nil {
                return (.member(tokens.text(link.name)), link)
            }
            if !link.isPlain { return (.type(tokens.text(link.name)), link) }
            // `Card.Header(…)`
            guard index == 0 else { return nil }
            // `Self.Header(…)` is looked up like `Header(…)`.
            var text = tokens.isText(link.name, "Self") ? "" : tokens.text(link.name)
            for next in chain.links.dropFirst().prefix(3) {
                guard tokens.isCapitalized(next.name) else { return staticMember(next, of: text) }
                text += (text.isEmpty ? "" : ".") + tokens.text(next.name)
                if !next.isPlain { return (.type(text), next) }
            }
            return nil
        }
        let mayBeMember = !type.isEmpty && memberNames.mayHold(tokens.bytes(link.name))
        if index == 0, link.isPlain, chain.links.count > 1,
            // `content.card()` is a member of the view, with a modifier of the project's.
            !mayBeMember || file.declarations.member(tokens.text(link.name), of: type) == nil,
            let member = memberOfValue(chain)
        {
            return member
        }
        guard !type.isEmpty else { return nil }
        // `if let icon = icon { … }` shows nothing yet.
        if contentNames.mayHold(tokens.bytes(link.name)), !nesting.innermost.isInCondition, isContent(link.name) {
            return (.content(tokens.text(link.name)), link)
        }
        if !link.isPlain, namesOfCases.mayHold(tokens.bytes(link.name)), let label = contentOfCase(link.name, in: type)
        {
            return (.content(label), link)
        }
        if mayBeMember || mayBeInOtherFile(chain, link) { return (.member(tokens.text(link.name)), link) }
        // It is no view, but the colors among its arguments are uses of their names.
        if let opener = link.arguments { readColors(in: opener) }
        return nil
    }

    /// Whether the statement `chain` may begin with a member that an extension in another file declares.
    private func mayBeInOtherFile(_ chain: SwiftChain, _ link: SwiftLink) -> Bool {
        nesting.startsStatement(chain.start) && tokens.kind(chain.end) != .equal
            && !Self.blockWords.contains(tokens.bytes(link.name))
            && file.declarations.declaration(of: tokens.text(link.name), at: link.name) == nil
    }
}
