import SourceColors

/// What a chain's modifiers say, the innermost first.
struct SwiftLook {
    /// The links that set a foreground, up to the first that surely applies.
    var foregrounds: [Int] = []
    /// The links that draw behind, in their order.
    var backgrounds: [Int] = []
    var font: Int?
    var weight = SwiftBoldness.regular
    /// The first link of which nothing is known.
    var unknown: Int?
    /// The first link that changes colors in an unknown way.
    var effect: Int?
    /// The links that make the view translucent.
    var opacities: [Int] = []
    var overlay: Int?
    var fill: Int?
    var tint: Int?
    var backgroundStyle: Int?
    var buttonStyle: Int?
    /// The first link that sets the color scheme, and the scheme where it is written there.
    var scheme: (link: Int, isDark: Bool?)?
    /// The links that put content into toolbars.
    var toolbars: [Int] = []
    /// The link that moves the view away from its place.
    var move: Int?
    /// Whether the view cannot be used, whatever happens: `.disabled(true)`.
    var isInactive = false
    /// Whether a list's own background is hidden.
    var hidesScrollBackground = false

    /// Whether something may make the colors of the view others than are written.
    var isChanged: Bool { unknown != nil || effect != nil || !opacities.isEmpty }
}

/// Whether text is bold, as far as it can be told.
enum SwiftBoldness {
    case regular, bold, unknown

    /// The nearer of two settings, where the nearer one is `self` unless it says nothing.
    func over(_ outer: SwiftBoldness) -> SwiftBoldness { self == .regular ? outer : self }
}

/// How buttons are drawn.
enum SwiftButtonStyle {
    /// The framework's choice for the place.
    case automatic
    /// The label alone, in the color around it.
    case plain
    /// The label in a color of the style's choice, on the tint.
    case prominent
    /// Any other.
    case other
}

/// What the modifiers of one chain say.
extension SwiftScanner {
    mutating func look(at chain: SwiftChain) -> SwiftLook {
        var look = SwiftLook()
        var hasForeground = false
        // `foregroundColor(.red).background(.blue)`, of a view that is `self`.
        let isOwn = chain.isImplicit || isOfSelf(chain)
        for (index, link) in chain.links.enumerated() where index > 0 || isOwn {
            let isCalled = link.arguments != nil || link.closure != nil
            // A property, as in `configuration.label`, is part of what the chain modifies.
            guard isCalled else { continue }
            switch SwiftModifiers.roles[tokens.bytes(link.name)] {
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
            case .overlay?: if look.overlay == nil { look.overlay = index }
            case .font?: if look.font == nil { look.font = index }
            case .bold?: look.weight = look.weight.over(link.isConditional ? .unknown : weight(link))
            case .opacity? where link.isConditional: if look.effect == nil { look.effect = index }
            case .opacity?: if !keepsOpacity(link) { look.opacities.append(index) }
            case .effect?: if look.effect == nil { look.effect = index }
            case .mask?: if look.effect == nil, !isMaskedByShape(link) { look.effect = index }
            case .style?: if look.effect == nil, !isPlainStyle(link) { look.effect = index }
            case .buttonStyle?: if look.buttonStyle == nil { look.buttonStyle = index }
            case .tint?:
                if look.tint == nil { look.tint = index }
                noteColor(link)
            case .backgroundStyle?:
                if look.backgroundStyle == nil { look.backgroundStyle = index }
                noteColor(link)
            case .scheme?: if look.scheme == nil { look.scheme = scheme(link).map { (index, $0) } }
            case .toolbar?: look.toolbars.append(index)
            case .move?: if look.move == nil { look.move = index }
            case .harmless?:
                if tokens.isText(link.name, "scrollContentBackground"), let opener = link.arguments {
                    look.hidesScrollBackground = tokens.isText(opener + 2, "hidden")
                }
                if tokens.isText(link.name, "disabled"), let opener = link.arguments, !link.isConditional {
                    look.isInactive = look.isInactive || tokens.isText(opener + 1, "true")
                }
                noteColor(link)
            case nil:
                if tokens.isText(link.name, "setTitleColor") { readTitleColor(chain, index) }
                if tokens.isText(link.name, "setBackgroundImage") { readBackgroundImage(chain, index) }
                if tokens.isText(link.name, "addAttribute") { readAddedAttribute(chain, index) }
                if look.unknown == nil { look.unknown = index }
            }
        }
        // What is called first makes the view; `configuration.makeBody()` too.
        if let unknown = look.unknown, unknown < (look.foregrounds.first ?? 0), unknown < (look.backgrounds.first ?? 0),
            chain.links[..<unknown].allSatisfy({ $0.isPlain })
        {
            look.unknown = chain.links.indices.first { index in
                index > unknown && !chain.links[index].isPlain
                    && SwiftModifiers.roles[tokens.bytes(chain.links[index].name)] == nil
            }
        }
        return look
    }

    /// Whether the chain begins with a modifier, as in an extension of `View`.
    private func isOfSelf(_ chain: SwiftChain) -> Bool {
        guard let head = chain.links.first, head.arguments != nil, head.closure == nil else { return false }
        switch SwiftModifiers.roles[tokens.bytes(head.name)] {
        case .foreground, .background, .font: return true
        default: return false
        }
    }

    /// Takes note of the named color a modifier is given as `.red`.
    private mutating func noteColor(_ link: SwiftLink) {
        guard SwiftModifiers.colors.contains(tokens.bytes(link.name)), let opener = link.arguments,
            tokens.kind(opener + 1) == .period, let argument = tokens.arguments(opener)?.first
        else { return }
        _ = expression(argument.lower, argument.upper, SwiftModifiers.family(tokens.bytes(link.name)))
    }

    // MARK: Single modifiers

    private func weight(_ link: SwiftLink) -> SwiftBoldness {
        guard let opener = link.arguments, let close = tokens.closing(opener) else { return .unknown }
        if tokens.isText(link.name, "bold") {
            if close == opener + 1 || tokens.isText(opener + 1, "true") { return .bold }
            return tokens.isText(opener + 1, "false") ? .regular : .unknown
        }
        // `.bold`, or `Font.Weight.bold`; of a choice or a name nothing is known.
        let isMember = tokens.kind(opener + 1) == .period && close == opener + 3
        guard isMember || tokens.isText(opener + 1, "Font") && close == opener + 6 else { return .unknown }
        return SwiftTextSize.weight(tokens.bytes(close - 1))
    }

    /// Whether the modifier is given a mask that only cuts the view to a shape.
    private func isMaskedByShape(_ link: SwiftLink) -> Bool {
        let first = link.arguments ?? link.closure
        return first.map { SwiftModifiers.shapes.contains(tokens.bytes($0 + 1)) } ?? false
    }

    private func isPlainStyle(_ link: SwiftLink) -> Bool {
        guard let opener = link.arguments else { return false }
        return SwiftModifiers.plainStyles.contains(tokens.bytes(opener + 1))
            || tokens.kind(opener + 1) == .period && SwiftModifiers.plainStyles.contains(tokens.bytes(opener + 2))
    }

    /// How the link number `index` of `chain` has buttons drawn.
    func buttonStyle(_ index: Int, of chain: SwiftChain) -> SwiftButtonStyle {
        let link = chain.links[index]
        // In a branch of an `#if` it is one of several.
        guard !link.isConditional else { return .other }
        if isPlainStyle(link) { return .plain }
        guard let opener = link.arguments else { return .other }
        let name = tokens.kind(opener + 1) == .period ? opener + 2 : opener + 1
        if tokens.isText(name, "borderedProminent") || tokens.isText(name, "BorderedProminentButtonStyle") {
            return .prominent
        }
        return tokens.isText(name, "automatic") || tokens.isText(name, "DefaultButtonStyle") ? .automatic : .other
    }

    /// The scheme that `.colorScheme(.dark)` or `.environment(\.colorScheme, .dark)` sets, nil within where it is not
    /// written there; nil where `link` sets none.
    private func scheme(_ link: SwiftLink) -> Bool?? {
        guard let opener = link.arguments, let close = tokens.closing(opener) else { return .none }
        var value = opener + 1
        if tokens.isText(link.name, "environment") {
            guard tokens.isText(opener + 3, "colorScheme"), tokens.kind(opener + 4) == .comma else { return .none }
            value = opener + 5
        }
        if link.isConditional { return .some(nil) }
        if tokens.isText(value, "ColorScheme") { value += 1 }
        guard tokens.kind(value) == .period, close == value + 2 else { return .some(nil) }
        if tokens.isText(value + 1, "dark") { return .some(true) }
        return tokens.isText(value + 1, "light") ? .some(false) : .some(nil)
    }

    /// Whether the scheme holds for everything that is on the screen with the view.
    func isSchemeOfScreen(_ link: SwiftLink) -> Bool { tokens.isText(link.name, "preferredColorScheme") }

    // MARK: Opacity

    /// Whether the modifier leaves the view as it is wherever it does not hide it: `.opacity(isShown ? 1 : 0)`.
    private mutating func keepsOpacity(_ link: SwiftLink) -> Bool {
        let factors = opacities(link)
        return factors.contains(1) && factors.allSatisfy { $0 == 1 || $0 == 0 }
    }

    /// The factors that the modifier may multiply alpha by, 0…1; nil for one that is not known.
    private mutating func opacities(_ link: SwiftLink) -> [Double?] {
        guard let opener = link.arguments, let argument = tokens.arguments(opener)?.first else { return [nil] }
        var (lower, upper) = (argument.lower, argument.upper)
        while tokens.kind(lower) == .leftParen, tokens.closing(lower) == upper - 1 {
            (lower, upper) = (lower + 1, upper - 1)
        }
        var starts = [lower]
        var ends: [Int] = []
        var index = lower
        while index < upper {
            switch tokens.kind(index) {
            case .infixQuestion: starts[starts.count - 1] = index + 1
            case .colon:
                ends.append(index)
                starts.append(index + 1)
            default: break
            }
            guard let next = tokens.next(index) else { return [nil] }
            index = next
        }
        ends.append(upper)
        return zip(starts, ends).map { start, end in
            let factor = evaluator.floatingPoint(tokens, start, end)
            return factor.map { (0...1).contains($0) } ?? false ? factor : nil
        }
    }

    /// The foreground `id` where the modifier `link` is in force.
    mutating func faded(_ id: ExpressionID, by link: SwiftLink, coversBackground: Bool) -> ExpressionID {
        let range = facts.expressions[id].range
        let unknown = facts.expressions.add(.unresolved(.effect("opacity")), at: range)
        if coversBackground { return unknown }
        let factors = opacities(link)
        let known = factors.compactMap { $0 }
        // Where it is hidden it cannot be read, and is not meant to be.
        let most = factors.count == known.count ? known.max() ?? 1 : 1
        let clearest = most == 1 ? id : facts.expressions.add(.opacity(id, factor: most), at: range)
        if factors.count == known.count, known.allSatisfy({ $0 == most || $0 == 0 }) { return clearest }
        // Any lower opacity leaves less contrast: what is too little at the highest is too little at all.
        return facts.expressions.add(.oneOf([clearest, unknown]), at: range)
    }
}
