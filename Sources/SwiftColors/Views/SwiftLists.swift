import SourceColors
import SourceText

/// Lists and their sections, and what the system draws behind their rows and between them.
extension SwiftViewReader {
    /// Passes on what lies behind the header and the footer of `view`, if it is a section.
    ///
    /// - Parameter inner: what applies to its rows.
    func passSection(_ view: SwiftView, _ inner: SwiftSurroundings, in outer: SwiftSurroundings) {
        let head = view.head
        guard tokens.isText(head.name, "Section"), outer.scope != nil || outer.background != nil else { return }
        var openers = labeledClosures(of: head).filter { !tokens.isText($0.label, "content") }.map(\.brace)
        if let opener = head.arguments, tokens.arguments(of: head).contains(where: { isSectionView($0) }) {
            openers.append(opener)
        }
        guard !openers.isEmpty else { return }
        var edge = inner
        // The color of headers is the list's, unless the author sets one for them.
        edge.hasForeground = true
        edge.inheritsForeground = false
        edge.foreground = nil
        edge.font = view.chain.links.contains { tokens.isText($0.name, "headerProminence") } ? .unknown : .standard
        edge.meeting = nil
        if let background = outer.sectionBackground {
            edge.background = background
        } else if outer.isInListOfScope, outer.scope != nil {
            edge.background = facts.add(.sectionSurroundings, at: TokenRange(head.name))
        } else {
            edge.background = outer.background
        }
        if view.look.isChanged || view.look.move != nil { edge.background = nil }
        edge.layers = 1
        edge.sectionBackground = nil
        edge.isInListOfScope = false
        environment.surround(openers, with: edge)
    }

    /// Whether `argument` is the header or the footer of a section, in parentheses.
    private func isSectionView(_ argument: SwiftArgument) -> Bool {
        (tokens.isLabeled(argument, "header") || tokens.isLabeled(argument, "footer"))
            && tokens.kind(argument.lower) != .leftBrace
    }

    /// Returns what the system draws between the rows of `view`; nil if that is not known.
    func listSurface(of view: SwiftView, _ lists: ViewLists) -> ExpressionID? {
        switch systemRow(of: view, lists) {
        case .groupedRow?: return surface(.groupedList, of: view)
        case .listRow?: return surface(.list, of: view)
        default: return rowSurface(of: view, lists)
        }
    }

    /// Returns what the system draws behind the rows of `view`, where `lists` is set; nil if that is not known.
    func rowSurface(of view: SwiftView, _ lists: ViewLists) -> ExpressionID? {
        if let row = systemRow(of: view, lists) { return surface(row, of: view) }
        let isList = tokens.isText(view.head.name, "Form") || tokens.isText(view.head.name, "List")
        let name = isList ? "the list" : tokens.viewName(view.chain)
        return facts.unresolved(.systemColor("the background of \(name)"), TokenRange(view.chain.start))
    }

    /// Returns the kind of the rows of `view` in a list where `lists` is set; nil if it is none, or has another style.
    private func systemRow(of view: SwiftView, _ lists: ViewLists) -> SystemSurface? {
        let isForm = tokens.isText(view.head.name, "Form")
        guard isForm || tokens.isText(view.head.name, "List") else { return nil }
        let lists = isForm ? view.look.lists : lists
        if lists.contains(.otherStyle) { return nil }
        return lists.contains(.plain) ? .plainRow : isForm || lists.contains(.grouped) ? .groupedRow : .listRow
    }

    /// Adds `surface`, which the unknown modifiers of the list `view` may change, with its rows.
    private func surface(_ surface: SystemSurface, of view: SwiftView) -> ExpressionID {
        let place = TokenRange(view.chain.start)
        var layers: [ExpressionID] = []
        for index in view.look.unknowns {
            let link = view.chain.links[index]
            guard !link.hasMore, !link.isConditional, !tokens.mayColorViews(link, scopes.functionBodies),
                layers.count < 8, !scopes.givesOpacity(tokens.modifierName(of: link))
            else {
                return facts.unresolved(.customView(tokens.text(link.name)), place)
            }
            let isBetween = surface == .list || surface == .groupedList
            let suffix = isBetween ? ViewModifierFacts.ofList : ViewModifierFacts.ofRows
            layers.append(scopes.drawn(by: tokens.modifierName(of: link), suffix: suffix, at: place))
        }
        layers.append(facts.add(.surface(surface), at: place))
        return layers.count > 1 ? facts.layered(layers) : layers[0]
    }
}
