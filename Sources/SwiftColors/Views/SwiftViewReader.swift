import ColorMath
import SourceColors
import SourceText

/// Reads SwiftUI views: the pairs within one chain of modifiers, what views inherit from those around them, and what they
/// pass on.
final class SwiftViewReader {
    let tokens: SwiftTokens
    let options: ScanOptions
    let facts: SwiftFactCollector
    let expressions: SwiftExpressionReader
    let environment: SwiftEnvironment
    let nesting: SwiftNesting
    let looks: SwiftLookReader
    let paints: SwiftPaintReader
    let scopes: SwiftViewScopes
    /// The indices of the pairs of texts that are drawn in a tint.
    var tintedTexts: [TintedText: Int] = [:]
    private let textSizes: SwiftTextSizeReader
    private let declared: SwiftDeclaredBackgrounds

    init(
        _ file: SwiftFile, _ evaluator: SwiftConstantEvaluator, _ facts: SwiftFactCollector,
        _ expressions: SwiftExpressionReader, _ textSizes: SwiftTextSizeReader, _ environment: SwiftEnvironment,
        _ nesting: SwiftNesting, _ declared: SwiftDeclaredBackgrounds, _ scopes: SwiftViewScopes
    ) {
        tokens = file.tokens
        options = file.options
        self.facts = facts
        self.expressions = expressions
        self.textSizes = textSizes
        self.environment = environment
        self.nesting = nesting
        self.declared = declared
        self.scopes = scopes
        looks = SwiftLookReader(file, evaluator, expressions)
        paints = SwiftPaintReader(file, facts, expressions)
    }

    /// Whether `chain`, a view without modifiers, can matter.
    @_optimize(speed)
    func isOfInterest(_ chain: SwiftChain) -> Bool {
        let isOfInterest =
            environment.isKnown || environment.isStack
            || declared.index(for: chain, in: nesting.innermost.opener) != nil
        if isOfInterest { return !isStatementWord(chain) }
        if chain.links[0].closure != nil {
            switch SwiftViews.roles[tokens.bytes(chain.links[0].name)] {
            case .stack, .screen, .opaqueContainer: return true
            default: break
            }
        }
        return scopes.isHost(chain) || scopes.isInModifier && !chain.links[0].isPlain
    }

    /// Whether the chain is a word such as `if`, which begins a statement.
    private func isStatementWord(_ chain: SwiftChain) -> Bool {
        chain.links[0].isPlain && Self.statementWords.contains(tokens.bytes(chain.start))
    }

    private static let statementWords = WordSet(
        """
        break continue fallthrough return in if else switch case default for let var guard where while do try \
        await func
        """)

    /// Returns what the modifiers of `chain` say.
    @_optimize(speed)
    func look(at chain: SwiftChain) -> SwiftLook {
        if scopes.isInModifier, !chain.isImplicit {
            return looks.look(at: chain, modifiesSelf: scopes.modifiesSelf(chain))
        }
        // What comes before is no modifier.
        if mapClosure(of: chain) != nil { return SwiftLook() }
        return chain.links.count > 1 || chain.isImplicit ? looks.look(at: chain) : SwiftLook()
    }

    /// Adds the pairs of the view `chain`, whose modifiers say `look`, and passes on what applies to its content.
    @_optimize(speed)
    func read(_ chain: SwiftChain, _ look: SwiftLook) {
        let role = role(of: chain)
        // Most chains are no views.
        if role == nil, look.setsNothing, isOutsideViews, !scopes.isHost(chain) {
            if look.tint != nil {
                let view = SwiftView(chain: chain, look: look, role: role)
                if isStatement(view) || tokens.isCustomView(chain) || isQualified(chain) {
                    noteTint(of: view, in: SwiftSurroundings())
                }
            }
            return
        }
        var view = SwiftView(chain: chain, look: look, role: role)
        let isDrawing = view.role == .shape || view.role == .textless
        let outer = isDrawing ? environment.current ?? SwiftSurroundings() : surroundings(of: view)
        if view.role == .symbol, isIndicator(chain), readIndicator(view, in: outer) { return }
        if view.role == nil, scopes.isHost(chain) { return scopes.passHost(chain) }
        if scopes.isInModifier, isStatement(view), !scopes.isForOtherPlatform(chain.start) {
            let background = look.backgrounds.isEmpty ? nil : paints.background(of: view, over: SwiftSurroundings())
            scopes.noteModifier(
                view, background: background, customs: customs(of: view, before: .max),
                inner: look.unknowns.map { tokens.text(tokens.modifierName(of: chain.links[$0])) })
            addModifierText(of: view)
        }
        if look.isPartialSheet { scopes.notePartialSheet(in: outer) }
        if !look.presentations.isEmpty { scopes.passPresentations(of: view, in: outer) }
        if view.role == .control { scopes.passDestination(of: view, in: outer) }
        var isGiver = false
        if view.role == nil, outer.scope != nil || outer.background != nil {
            let used = scopes.used(by: chain, in: outer)
            if used != nil || !look.backgrounds.isEmpty {
                var made = view
                if view.head.isPlain, chain.links.count > 1, !chain.links[1].isPlain || used?.isOfValue ?? false {
                    // The first call makes the view: `self.row(1)`, `tab.makeView()`.
                    made.look.unknowns.remove(1)
                    if look.unknown == 1 { made.look.unknown = made.look.unknowns.first }
                }
                let background = innerBackground(of: made, in: outer)
                if let used {
                    let isModified = scopes.isInModifier && scopes.isOfModified(view)
                    let given = isModified ? nil : giveColor(by: made, to: scopes.textScope(of: used), in: outer)
                    isGiver = given != nil
                    scopes.note(
                        used, by: view, in: outer, background: background, lists: lists(of: view, in: outer),
                        given: given)
                }
            }
        }
        if isPartOfStyle(chain) {
            scopes.noteLabel(view, in: outer, background: innerBackground(of: view, in: outer))
        }
        noteTextColor(of: view, in: outer)
        passToModifiers(view, in: outer)
        if let overlay = look.overlay {
            for index in overlay..<chain.links.count
            where SwiftModifiers.roles[tokens.bytes(chain.links[index].name)] == .overlay {
                passOverlay(index, of: view, in: outer)
            }
        }
        if !look.toolbars.isEmpty { passToolbars(of: view, in: outer) }
        if !look.guides.isEmpty { passGuides(of: view, in: outer) }
        if isDrawing { return coverStack(with: view) }
        if isGiver { return coverStack(with: view) }
        passContentName(of: view, in: outer)
        let closures = view.isContainer ? contentClosures(of: view) : []
        if view.isContainer, closures.isEmpty {
            view.role = view.role == .control || isTitled(chain) ? .text : nil
        }
        if closures.isEmpty {
            if giveColorToStyle(of: view, in: outer) { return coverStack(with: view) }
            readLeaf(view, in: outer)
        } else {
            readContainer(view, closures, in: outer)
        }
        coverStack(with: view)
    }

    /// Whether the chain begins with a view in another type: `StatusEditor.MainView(…)`.
    private func isQualified(_ chain: SwiftChain) -> Bool {
        chain.links.count > 2 && chain.links[0].isPlain && !chain.links[1].isPlain
            && tokens.isCapitalized(chain.links[0].name) && tokens.isCapitalized(chain.links[1].name)
    }

    /// Whether nothing applies to views at the current token, and nothing of them matters.
    private var isOutsideViews: Bool {
        !environment.isKnown && !environment.isStack && declared.backgrounds.isEmpty && !scopes.isInModifier
    }

    /// Whether the view has a title: `Toggle("a", isOn: $a)`, `Button(title) { … }`.
    func isTitled(_ chain: SwiftChain) -> Bool {
        if tokens.isText(chain.start, "Toggle") || SwiftViews.roles[tokens.bytes(chain.start)] == .control {
            return tokens.arguments(of: chain.links[0]).first.map { $0.label == nil } ?? false
        }
        return chain.links[0].arguments.map { tokens.kind($0 + 1) == .stringOpen } ?? false
    }

    /// Returns the role of the view that `chain` begins with; nil if it is unknown.
    @_optimize(speed)
    private func role(of chain: SwiftChain) -> SwiftViews.Role? {
        if isConcatenation(chain) { return .container }
        guard let head = chain.links.first else { return nil }
        guard let role = SwiftViews.roles[tokens.bytes(head.name)] else {
            if isPartOfStyle(chain) { return .text }
            return mapClosure(of: chain) == nil ? roleOfVariable(chain) : .container
        }
        if role == .text, tokens.isText(head.name, "Label") || tokens.isText(head.name, "AxisValueLabel"),
            head.closure != nil || tokens.arguments(of: head).contains(where: { tokens.kind($0.lower) == .leftBrace })
        {
            return .container
        }
        // `Text(Image(systemName: "star"))`
        if role == .text, let opener = head.arguments, tokens.isText(opener + 1, "Image"),
            tokens.closing(opener) == tokens.closing(opener + 2).map({ $0 + 1 })
        {
            return .symbol
        }
        return role
    }

    /// Whether the chain begins with texts in parentheses: `(Text("a") + Text("b")).bold()`.
    func isConcatenation(_ chain: SwiftChain) -> Bool {
        guard tokens.kind(chain.start) == .leftParen, tokens.isText(chain.start + 1, "Text"),
            let close = tokens.closing(chain.start)
        else { return false }
        let end = tokens.chain(in: TokenRange(chain.start + 1, close)).end
        return end == close || tokens.isText(end, "+")
    }

    /// Returns the closure that makes a view of an optional value: `subtitle.map { Text($0) }`; nil if `chain` is none.
    func mapClosure(of chain: SwiftChain) -> Int? {
        guard chain.links.count > 1, let last = chain.links.last, let closure = last.closure,
            tokens.isText(last.name, "map"), environment.current?.scope != nil, nesting.startsStatement(chain.start)
        else { return nil }
        return closure
    }

    /// Whether the view is a control, even if it is read as a text.
    func isControl(_ view: SwiftView) -> Bool { SwiftViews.roles[tokens.bytes(view.head.name)] == .control }

    // MARK: What applies to a view

    /// Returns what applies to `view`. A background that a comment declares takes precedence over those of containers.
    private func surroundings(of view: SwiftView) -> SwiftSurroundings {
        var outer = environment.current ?? SwiftSurroundings()
        guard let index = declared.index(for: view.chain, in: nesting.innermost.opener), isView(view) else {
            return outer
        }
        let links = view.look.backgrounds.map { view.chain.links[$0] }
        declared.take(
            index, ownBackgrounds: links.map { tokens.byteRange(TokenRange($0.name, $0.end)) })
        outer.background = declared.backgrounds[index].expression
        outer.isDeclared = true
        outer.layers = 1
        outer.isShape = false
        environment.meet(.declared, in: &outer)
        return outer
    }

    /// Whether the chain makes a view, not a value or an effect.
    private func isView(_ view: SwiftView) -> Bool {
        !view.look.foregrounds.isEmpty || !view.look.backgrounds.isEmpty || tokens.isCustomView(view.chain)
    }

    /// Returns the appearances in which the view is seen.
    func appearances(of view: SwiftView, in outer: SwiftSurroundings) -> AppearanceSet {
        switch view.look.scheme?.setting {
        case .dark: .dark
        case .light: .light
        case .unknown, nil: outer.appearances
        }
    }

    /// Returns the content that a view without content of its own is.
    func content(of view: SwiftView, in outer: SwiftSurroundings) -> PairContent {
        if view.role == .symbol { return .nonText }
        if tokens.isText(view.chain.start, "configuration"), tokens.isText(view.chain.start + 2, "icon") {
            return .nonText
        }
        if view.look.labelParts ?? outer.labelParts == .icon, hasIcon(view) { return .nonText }
        let weight = view.look.weight.over(outer.weight)
        var content = PairContent.textOfUnknownSize
        switch font(of: view, in: outer) {
        case .standard:
            if weight == .regular {
                content = .text
            } else if weight == .bold, options.largeText == .apple {
                content = .largeText
            }
        case .known(let size): content = size.content(weight, by: options.largeText)
        case .unknown: break
        }
        // A name may be that of a symbol. The label that a style is given is text.
        let links = view.chain.links
        let isKnown =
            view.role != nil || tokens.isCustomView(view.chain)
            || links.count > 1 && tokens.isText(links[1].name, "label")
        // A modifier of the project's may set the font.
        let isSet = view.look.font != nil || view.look.unknowns.isEmpty
        return content == .text && !(isKnown && isSet) ? .textOfUnknownSize : content
    }

    /// Whether `view` is a label with an icon beside its title: `Label("Add", systemImage: "plus")`, `Button("Add", icon: .plus) {}`.
    private func hasIcon(_ view: SwiftView) -> Bool {
        tokens.arguments(of: view.head).contains {
            $0.label.map { Self.iconLabels.contains(tokens.bytes($0)) } ?? false
        }
    }

    private static let iconLabels = WordSet("systemImage image icon")

    /// Returns the font of `view`.
    func font(of view: SwiftView, in outer: SwiftSurroundings) -> SwiftFontSetting {
        guard let font = view.look.font else { return outer.font }
        let link = view.chain.links[font]
        guard !link.isConditional, let argument = tokens.arguments(of: link).first,
            let size = argument.label == nil && !tokens.setsOwnFont(link)
                ? textSizes.size(argument.range) : textSizes.size(ofModifier: link)
        else { return .unknown }
        return .known(size)
    }

    /// The text of the link number `index` of `view`.
    func name(_ index: Int, of view: SwiftView) -> String { tokens.text(view.chain.links[index].name) }

    /// Whether the chain is a whole statement.
    func isStatement(_ view: SwiftView) -> Bool {
        let chain = view.chain
        guard nesting.startsStatement(chain.start) || nesting.innermost.opener == chain.start - 1,
            !nesting.innermost.isInCondition, chain.links.count > 1 || !isStatementWord(chain)
        else { return false }
        return chain.end >= tokens.count || tokens.kind(chain.end).closes
            || tokens[chain.end].flags.contains(.newlineBefore) && tokens.kind(chain.end) != .equal
    }
}
