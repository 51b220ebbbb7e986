import ColorMath
import SourceColors
import SourceText

/// Windows, and the screens that cover them.
extension SwiftViewScopes {
    /// What lies behind the views of a window, or of a screen that covers one.
    ///
    /// - Parameter window: the new window; empty for the one in `outer`.
    func screen(
        _ range: TokenRange, in outer: SwiftSurroundings? = nil, window: ViewWindow = []
    ) -> SwiftSurroundings {
        var inner = SwiftSurroundings()
        inner.scope = outer?.scope
        inner.appearances = outer?.appearances ?? .all
        inner.tint = outer?.tint
        inner.hasForeground = false
        inner.isScreen = true
        let around = outer?.window ?? []
        inner.window = window.isEmpty ? around : window.union(around.intersection(.restyled))
        inner.lists = outer?.lists ?? []
        inner.listsAroundNavigation = outer?.listsAroundNavigation ?? []
        inner.isDestination = outer?.isDestination ?? false
        inner.background = facts.add(.surface(.window), at: TokenRange(range.lower))
        inner.layers = 1
        return inner
    }

    /// Whether `chain` shows a view in a window of UIKit: `UIHostingController(rootView: …)`, `super.init(rootView: …)`.
    func isHost(_ chain: SwiftChain) -> Bool { host(chain) != nil }

    /// Returns the parenthesis around the view that `chain` hosts.
    private func host(_ chain: SwiftChain) -> Int? {
        // It runs for each view.
        for index in 0..<min(chain.links.count, 2) {
            if let opener = chain.links[index].arguments, tokens.isText(opener + 1, "rootView") { return opener }
        }
        return nil
    }

    /// Whether `chain` is a window of an app, or a widget.
    func isWindow(_ chain: SwiftChain) -> Bool { Self.windows.contains(tokens.bytes(chain.start)) || isWidget(chain) }

    private static let windows = WordSet("WindowGroup DocumentGroup")

    /// Whether `chain` is a widget, whose background is the one that its content sets.
    func isWidget(_ chain: SwiftChain) -> Bool { Self.widgets.contains(tokens.bytes(chain.start)) }

    private static let widgets = WordSet("StaticConfiguration IntentConfiguration AppIntentConfiguration")

    /// Passes the window on to the view that `chain` hosts.
    func passHost(_ chain: SwiftChain) {
        guard let opener = host(chain), let argument = tokens.arguments(opener)?.first else { return }
        var window: ViewWindow = [SwiftHostChanges.level(chain, tokens) ?? .anyLevel, .hosted]
        if hostChanges.setsBackground { window.insert(.changed) }
        if hostChanges.setsAppearance { window.formUnion([.changed, .restyled]) }
        if hostChanges.embeds(chain, tokens) { window.insert(.embedded) }
        if tokens.isText(chain.start, "super") { window.insert(.ofClass) }
        var screen = screen(chain.range, in: environment.current, window: window)
        if tokens.isCapitalized(chain.start), !tokens.isText(chain.start, "UIHostingController") {
            screen.host = tokens.text(chain.start)
        }
        if let only = hostChanges.windowAppearance { screen.appearances = screen.appearances.intersection(only) }
        screen.isRoot = true
        environment.surround([opener], with: screen)
        // `let view = Card(); … UIHostingController(rootView: view)`
        guard argument.upper == argument.lower + 1, tokens.isName(argument.lower),
            let declaration = file.declarations.declaration(of: tokens.text(argument.lower), at: argument.lower),
            tokens.kind(declaration.token + 1) == .equal, tokens.isCapitalized(declaration.token + 2)
        else { return }
        let made = tokens.chain(in: TokenRange(declaration.token + 2, opener))
        guard made.links.count == 1, let used = used(by: made, in: screen) else { return }
        let view = SwiftView(chain: made, look: SwiftLook(), role: nil)
        note(used, by: view, in: screen, background: screen.background)
    }

    /// Passes screens on to what the modifiers of `view` present.
    func passPresentations(of view: SwiftView, in outer: SwiftSurroundings) {
        for index in view.look.presentations {
            let link = view.chain.links[index]
            var openers = link.closure.map { [$0] } ?? []
            for argument in tokens.arguments(of: link) where tokens.kind(argument.lower) == .leftBrace {
                if argument.label.map({ tokens.isText($0, "content") || tokens.isText($0, "destination") }) ?? true {
                    openers.append(argument.lower)
                }
            }
            guard !openers.isEmpty else { continue }
            let isDestination = tokens.isText(link.name, "navigationDestination")
            var screen = screen(
                TokenRange(link.name), in: outer,
                window: isDestination ? [] : tokens.isText(link.name, "fullScreenCover") ? .base : .elevated)
            if tokens.isText(link.name, "popover") {
                screen.background = facts.unresolved(
                    .systemColor("the background of the popover"), TokenRange(link.name))
            }
            if screen.window.contains(.elevated), openers.contains(where: { holdsPartialSheet($0) }) {
                screen.window.insert(.base)
            }
            if link.isConditional { screen.background = nil }
            // The modifiers of a project present their screens wherever they are used.
            if isDestination { screen.enterDestination() }
            screen.isRoot = outer.isRoot || isInModifier
            screen.item = openers.first.flatMap { presentedItem(of: link, in: $0) }
            environment.surround(openers, with: screen)
        }
    }

    /// Passes a screen on to the destination of the link `view`.
    func passDestination(of view: SwiftView, in outer: SwiftSurroundings) {
        guard tokens.isText(view.head.name, "NavigationLink") else { return }
        var openers: [Int] = []
        let arguments = tokens.arguments(of: view.head)
        if let destination = arguments.first(where: { tokens.isLabeled($0, "destination") }) {
            if tokens.kind(destination.lower) == .leftBrace {
                openers.append(destination.lower)
            } else if let opener = view.head.arguments {
                openers.append(opener)
            }
        } else if let closure = view.head.closure, !arguments.contains(where: { tokens.isLabeled($0, "value") }),
            let close = tokens.closing(closure),
            tokens.isText(close + 1, "label") || arguments.first.map({ $0.label == nil }) ?? false
        {
            openers.append(closure)
        }
        guard !openers.isEmpty else { return }
        var screen = screen(view.chain.range, in: outer)
        screen.enterDestination()
        // `NavigationLink(.person(id)) { … }` is an initializer of the project, whose closure is the label, or has a title.
        if let first = arguments.first, first.label == nil, tokens.kind(first.lower) == .period {
            screen.background = nil
        }
        environment.surround(openers, with: screen)
    }

    // MARK: Partial sheets

    /// Whether the closure at `brace` may be a sheet that covers a part of the screen, whose background is not published.
    private func holdsPartialSheet(_ brace: Int) -> Bool {
        guard let close = tokens.closing(brace) else { return false }
        let index = partialSheets.partitioningIndex { $0 > brace }
        return index < partialSheets.count && partialSheets[index] < close
    }

    /// Notes that what is in `outer` may be such a sheet.
    func notePartialSheet(in outer: SwiftSurroundings) {
        guard let scope = outer.scope, outer.window.isEmpty else { return }
        facts.collected.viewScopes[scope].isPartialSheet = true
    }
}

extension SwiftSurroundings {
    /// Makes it that of the destination of a link, which has the settings around the navigation container, not those of the list
    /// that the link is in.
    fileprivate mutating func enterDestination() {
        lists = listsAroundNavigation
        isDestination = true
    }
}

extension SwiftTokens {
    /// Returns what `view` changes of the sheet that it is in: with a background of the sheet, that of what covers it is not
    /// known. Whether a navigation container draws its own there depends on the version of the system.
    func windowChange(of view: SwiftView) -> ViewWindow {
        view.look.backgrounds.contains { isText(view.chain.links[$0].name, "presentationBackground") } ? .changed : []
    }

    /// Whether `link` sets the sizes of a sheet so that it may cover only a part of the screen.
    func isPartial(_ link: SwiftLink) -> Bool { link.arguments.map { isPartial($0) } ?? true }

    /// Whether the sizes in the parentheses at `opener` are others than `.large`.
    func isPartial(_ opener: Int) -> Bool {
        guard let close = closing(opener), close < opener + 16 else { return true }
        return !(opener..<close).contains { isText($0, "large") } || (opener..<close).contains { kind($0) == .comma }
    }
}
