import SourceColors
import SourceText

/// Reads what the modifiers of a chain say.
final class SwiftLookReader {
    private let tokens: SwiftTokens
    private let evaluator: SwiftConstantEvaluator
    private let expressions: SwiftExpressionReader

    init(_ file: SwiftFile, _ evaluator: SwiftConstantEvaluator, _ expressions: SwiftExpressionReader) {
        tokens = file.tokens
        self.evaluator = evaluator
        self.expressions = expressions
    }

    /// Returns what the modifiers of `chain` say.
    @_optimize(speed)
    func look(at chain: SwiftChain, modifiesSelf: Bool = false) -> SwiftLook {
        var look = SwiftLook()
        var hasForeground = false
        // `foregroundColor(.red).background(.blue)` modifies `self`.
        let isOwn = chain.isImplicit || modifiesSelf || isOfSelf(chain)
        for (index, link) in chain.links.enumerated() where index > 0 || isOwn {
            let isCalled = link.arguments != nil || link.closure != nil
            // A property, as in `configuration.label`, is part of the modified view.
            guard isCalled else { continue }
            let role = SwiftModifiers.roles[tokens.bytes(link.name)]
            switch role {
            case .foreground?, .presentation?, .toolbar?, .guides?, .overlay?, .tint?: break
            default:
                guard isForOtherPlatform(link, of: chain) else { break }
                noteColor(link)
                continue
            }
            switch role {
            case .foreground?:
                if !hasForeground { look.foregrounds.append(index) }
                hasForeground = hasForeground || !link.isConditional
                if look.fill == nil { look.fill = index }
                noteColor(link)
            case .background?, .rowBackground?, .outerBackground?:
                look.backgrounds.append(index)
                noteColor(link)
            case .fill?:
                if look.fill == nil { look.fill = index }
                noteColor(link)
            case .stroke?: noteColor(link)
            case .overlay?:
                if look.overlay == nil { look.overlay = index }
                if look.cover == nil, isCover(link) { look.cover = index }
            case .font?: if look.font == nil { look.font = index }
            case .bold?: look.weight = look.weight.over(link.isConditional ? .unknown : weight(link))
            case .opacity? where link.isConditional: if look.effect == nil { look.effect = index }
            case .opacity?: if !keepsOpacity(link, of: chain) { look.opacities.append(index) }
            case .effect?:
                if look.effect == nil, !isRedactedAtTimes(link), !isMonochrome(link), !isBlurredAtTimes(link) {
                    look.effect = index
                }
                look.isRedacted = look.isRedacted || isRedacted(link)
            case .mask?: if look.effect == nil, !isMaskedByShape(link) { look.effect = index }
            case .style?:
                if look.effect == nil, !isPlainStyle(link) { look.effect = index }
                if look.labelParts == nil, tokens.isText(link.name, "labelStyle") {
                    look.labelParts = isIconOnly(link) ? .icon : .all
                }
            case .buttonStyle?: if look.buttonStyle == nil { look.buttonStyle = index }
            case .tint?:
                if look.tint == nil { look.tint = index }
                noteColor(link)
            case .backgroundStyle?:
                if look.backgroundStyle == nil { look.backgroundStyle = index }
                noteColor(link)
            case .scheme?: if look.scheme == nil { look.scheme = scheme(link).map { (index, $0) } }
            case .toolbar?: look.toolbars.append(index)
            case .guides?: look.guides.append(index)
            case .move?: if look.move == nil { look.move = index }
            case .presentation?: look.presentations.append(index)
            case .lists?: look.lists = look.lists.over(lists(link))
            case .detents?: look.isPartialSheet = look.isPartialSheet || tokens.isPartial(link)
            case .harmless?:
                if tokens.isText(link.name, "disabled"), let opener = link.arguments, !link.isConditional {
                    look.isInactive = look.isInactive || tokens.isText(opener + 1, "true")
                    noteDisabled(chain, opener)
                }
                if look.shadow == nil, tokens.isText(link.name, "shadow") { look.shadow = index }
                noteColor(link)
            case nil:
                if look.font == nil, tokens.setsOwnFont(link) { look.font = index }
                if look.unknown == nil { look.unknown = index }
                look.unknowns.insert(index)
            }
        }
        // The first call makes the view, as in `configuration.makeBody()`.
        if let unknown = look.unknown, unknown < (look.foregrounds.first ?? 0), unknown < (look.backgrounds.first ?? 0),
            chain.links[..<unknown].allSatisfy({ $0.isPlain })
        {
            look.unknown = chain.links.indices.first { index in
                index > unknown && !chain.links[index].isPlain
                    && SwiftModifiers.roles[tokens.bytes(chain.links[index].name)] == nil
            }
            look.unknowns.remove(through: unknown)
        }
        return look
    }

    /// Whether `link` is only compiled for other platforms than iOS, unlike the view.
    private func isForOtherPlatform(_ link: SwiftLink, of chain: SwiftChain) -> Bool {
        link.isConditional && expressions.facts.isForOtherPlatform(at: tokens[link.name].range)
            && !expressions.facts.isForOtherPlatform(at: tokens[chain.start].range)
    }

    /// Whether the chain begins with a modifier, as in an extension of `View`.
    @_optimize(speed)
    private func isOfSelf(_ chain: SwiftChain) -> Bool {
        guard let head = chain.links.first, head.arguments != nil, head.closure == nil else { return false }
        switch SwiftModifiers.roles[tokens.bytes(head.name)] {
        case .foreground, .background, .font, .presentation: return true
        default: return false
        }
    }

    /// Notes the named color that a modifier is given as `.red`.
    private func noteColor(_ link: SwiftLink) {
        guard SwiftModifiers.colors.contains(tokens.bytes(link.name)), let opener = link.arguments,
            tokens.kind(opener + 1) == .period, let argument = tokens.arguments(opener)?.first
        else { return }
        expressions.expression(argument.range, SwiftModifiers.family(tokens.bytes(link.name)))
    }

    /// Notes when what `chain` makes is disabled, by the argument of the parentheses at `opener`.
    private func noteDisabled(_ chain: SwiftChain, _ opener: Int) {
        guard let close = tokens.closing(opener), close > opener + 1, !tokens.isText(opener + 1, "true"),
            !tokens.isText(opener + 1, "false")
        else { return }
        expressions.facts.disabledViews.append(
            (tokens.byteRange(chain.range), condition: TokenRange(opener + 1, close)))
    }

    // MARK: Single modifiers

    /// Returns what `.listStyle(.plain)` or `.scrollContentBackground(.hidden)` sets.
    private func lists(_ link: SwiftLink) -> ViewLists {
        guard let opener = link.arguments, let close = tokens.closing(opener) else { return .otherStyle }
        if tokens.isText(link.name, "scrollContentBackground") {
            return tokens.isText(opener + 2, "hidden") ? .hidden : .shown
        }
        let name = tokens.kind(opener + 1) == .period ? opener + 2 : opener + 1
        guard !link.isConditional, close == name + 1 || close == name + 3 else { return .otherStyle }
        if Self.plainLists.contains(tokens.bytes(name)) { return .plain }
        return Self.groupedLists.contains(tokens.bytes(name)) ? .grouped : .otherStyle
    }

    private static let plainLists = WordSet("plain PlainListStyle inset InsetListStyle")
    private static let groupedLists = WordSet(
        "automatic grouped insetGrouped GroupedListStyle InsetGroupedListStyle DefaultListStyle")

    private func weight(_ link: SwiftLink) -> SwiftBoldness {
        guard let opener = link.arguments, let close = tokens.closing(opener) else { return .unknown }
        if tokens.isText(link.name, "bold") {
            if close == opener + 1 || tokens.isText(opener + 1, "true") { return .bold }
            return tokens.isText(opener + 1, "false") ? .regular : .unknown
        }
        // `.bold`, or `Font.Weight.bold`; the weight of a choice or a name is unknown.
        let isMember = tokens.kind(opener + 1) == .period && close == opener + 3
        guard isMember || tokens.isText(opener + 1, "Font") && close == opener + 6 else { return .unknown }
        return SwiftTextSize.weight(tokens.bytes(close - 1))
    }

    /// Whether the mask only cuts the view to a shape.
    private func isMaskedByShape(_ link: SwiftLink) -> Bool {
        let first = link.arguments ?? link.closure
        return first.map { SwiftModifiers.shapes.contains(tokens.bytes($0 + 1)) } ?? false
    }

    /// Whether the overlay `link` is a color or a gradient of the size of the view: `.overlay(Color.black.opacity(0.4))`.
    private func isCover(_ link: SwiftLink) -> Bool {
        guard let opener = link.arguments ?? link.closure, let close = tokens.closing(opener),
            Self.covers.contains(tokens.bytes(opener + 1)), !tokens.isText(opener + 3, "clear")
        else { return false }
        let chain = tokens.chain(in: TokenRange(opener + 1, close))
        return !chain.links.contains { Self.resizing.contains(tokens.bytes($0.name)) }
    }

    private static let covers = WordSet("Color LinearGradient RadialGradient AngularGradient EllipticalGradient")
    /// What makes a color smaller than the view that it is over, or cuts it.
    private static let resizing = WordSet("frame padding mask offset scaleEffect position")

    /// Whether the modifier only replaces the text at times: `.redacted(reason: isLoading ? .placeholder : [])`,
    /// `.shimmering(active: isLoading)`.
    private func isRedactedAtTimes(_ link: SwiftLink) -> Bool {
        guard let value = tokens.arguments(of: link).first, value.upper - value.lower < 64 else { return false }
        if let label = value.label, tokens.isText(link.name, "shimmering") {
            return tokens.isText(label, "active") && tokens.constant(value.range) == nil
        }
        guard tokens.isText(link.name, "redacted") else { return false }
        return (value.lower..<value.upper).contains {
            tokens.kind($0) == .leftBracket && tokens.kind($0 + 1) == .rightBracket
        }
    }

    /// Whether the modifier only blurs the text at times, when it is not meant to be read: `.blur(radius: isBusy ? 8 : 0)`.
    private func isBlurredAtTimes(_ link: SwiftLink) -> Bool {
        guard tokens.isText(link.name, "blur"), let radius = tokens.arguments(of: link).first,
            let (question, colon) = tokens.ternary(radius.range)
        else { return false }
        return [TokenRange(question + 1, colon), TokenRange(colon + 1, radius.upper)]
            .contains { evaluator.floatingPoint($0) == 0 }
    }

    /// Whether the modifier draws symbols in one color: `.symbolRenderingMode(.monochrome)`.
    private func isMonochrome(_ link: SwiftLink) -> Bool {
        guard tokens.isText(link.name, "symbolRenderingMode"), let opener = link.arguments else { return false }
        return tokens.isText(opener + 2, "monochrome")
    }

    /// Whether the modifier always replaces the text: `.redacted(reason: .placeholder)`.
    private func isRedacted(_ link: SwiftLink) -> Bool {
        guard tokens.isText(link.name, "redacted"), let opener = link.arguments else { return false }
        return tokens.isText(opener + 4, "placeholder") && tokens.closing(opener) == opener + 5
    }

    /// The modifiers that set a style which draws nothing if it is the framework's choice.
    private static let arrangements = WordSet("labelStyle disclosureGroupStyle labeledContentStyle")

    /// Whether the style of labels `link` shows the icon alone.
    private func isIconOnly(_ link: SwiftLink) -> Bool {
        guard let opener = link.arguments, !link.isConditional else { return false }
        return tokens.isText(opener + 2, "iconOnly") || tokens.isText(opener + 1, "IconOnlyLabelStyle")
    }

    private func isPlainStyle(_ link: SwiftLink) -> Bool {
        guard let opener = link.arguments else { return false }
        if Self.arrangements.contains(tokens.bytes(link.name)), tokens.isText(opener + 2, "automatic") { return true }
        return SwiftModifiers.plainStyles.contains(tokens.bytes(opener + 1))
            || tokens.kind(opener + 1) == .period && SwiftModifiers.plainStyles.contains(tokens.bytes(opener + 2))
    }

    /// Returns the style of buttons that link number `index` of `chain` sets.
    func buttonStyle(_ index: Int, of chain: SwiftChain) -> SwiftButtonStyle {
        let link = chain.links[index]
        // A branch of an `#if` may set another style.
        guard !link.isConditional else { return .other }
        if isPlainStyle(link) { return .plain }
        guard let opener = link.arguments else { return .other }
        let name = tokens.kind(opener + 1) == .period ? opener + 2 : opener + 1
        if tokens.isText(name, "borderedProminent") || tokens.isText(name, "BorderedProminentButtonStyle") {
            return .prominent
        }
        return tokens.isText(name, "automatic") || tokens.isText(name, "DefaultButtonStyle") ? .automatic : .other
    }

    /// Returns the scheme that `.colorScheme(.dark)` or `.environment(\.colorScheme, .dark)` sets; nil if `link` sets none.
    private func scheme(_ link: SwiftLink) -> SwiftSchemeSetting? {
        guard let opener = link.arguments, let close = tokens.closing(opener) else { return nil }
        var value = opener + 1
        if tokens.isText(link.name, "environment") {
            guard tokens.isText(opener + 3, "colorScheme"), tokens.kind(opener + 4) == .comma else { return nil }
            value = opener + 5
        }
        if link.isConditional { return .unknown }
        if tokens.isText(value, "ColorScheme") { value += 1 }
        guard tokens.kind(value) == .period, close == value + 2 else { return schemeOfCall(TokenRange(value, close)) }
        if tokens.isText(value + 1, "dark") { return .dark }
        return tokens.isText(value + 1, "light") ? .light : .unknown
    }

    /// Returns the scheme that is the only one in the call `value`: `scheme(for: .dark) ?? nil`.
    private func schemeOfCall(_ value: TokenRange) -> SwiftSchemeSetting {
        guard value.upper - value.lower <= 64, tokens.ternary(value) == nil else { return .unknown }
        let schemes = value.indices.filter {
            tokens.kind($0 - 1) == .period
                && (tokens.kind($0 - 2) == .leftParen || tokens.kind($0 - 2) == .colon)
                && (tokens.isText($0, "dark") || tokens.isText($0, "light"))
        }
        guard schemes.count == 1, let scheme = schemes.first else { return .unknown }
        return tokens.isText(scheme, "dark") ? .dark : .light
    }

    /// Whether the scheme applies to the whole screen.
    func isSchemeOfScreen(_ link: SwiftLink) -> Bool { tokens.isText(link.name, "preferredColorScheme") }

    /// Whether the modifier changes nothing but to hide the view: `.opacity(isShown ? 1 : 0)`.
    private func keepsOpacity(_ link: SwiftLink, of chain: SwiftChain) -> Bool {
        let factors = evaluator.opacities(of: link, in: tokens)
        return factors.contains(1)
            && (factors.allSatisfy { $0 == 1 || $0 == 0 } || fadesOnlyWhatIsNotUsed(link, of: chain))
    }

    /// Whether the modifier only fades a control that is disabled, which needs no contrast, or is just being pressed:
    /// `.opacity(isEnabled ? 1 : 0.5)`, `.disabled(isBusy).opacity(isBusy ? 0.5 : 1)`.
    private func fadesOnlyWhatIsNotUsed(_ link: SwiftLink, of chain: SwiftChain) -> Bool {
        guard let argument = tokens.arguments(of: link).first,
            let (question, colon) = tokens.ternary(argument.range)
        else { return false }
        let condition = TokenRange(argument.lower, question)
        guard let isUsual = expressions.isUsual(condition) ?? tokens.enables(condition, in: chain) else { return false }
        let usual = isUsual ? TokenRange(question + 1, colon) : TokenRange(colon + 1, argument.upper)
        return evaluator.floatingPoint(usual) == 1
    }
}
