import ColorMath
import SourceColors
import SourceText

/// Members and other names in color expressions.
extension SwiftScanner {
    /// The member that the links of `chain` from `first` on name, in `family`, and the index of the first link behind it.
    ///
    /// - Parameter types: the types of one of which it is a member, where that is written.
    mutating func member(
        _ chain: SwiftChain, from first: Int, _ family: SwiftColorFamily, _ depth: Int, of types: [String] = []
    ) -> (ExpressionID, Int) {
        let link = chain.links[first]
        let bytes = tokens.bytes(link.name)
        let range = tokens.range(chain.start, link.name + 1)
        note(family, at: range)
        guard link.isPlain else {
            if let gradient = gradient(link, depth) { return (gradient, first + 1) }
            return (call(link, chain), first + 1)
        }
        if family.isSwiftUI, SwiftModifiers.materials.contains(bytes) {
            return (facts.expressions.add(.unresolved(.material), at: range), first + 1)
        }
        switch imports.namedColor(bytes, in: family) {
        case .colors(let colors):
            let isSame = Appearance.allCases.allSatisfy { colors[$0] == colors.light }
            facts.namedColors.append(NamedColorUse(range: range, colors: colors))
            let kind: ColorExpression.Kind = isSame ? .constant(colors.light) : .appearances(colors)
            return (facts.expressions.add(kind, at: range), first + 1)
        case .chosenBySystem:
            return (facts.expressions.add(.unresolved(.systemColor(tokens.text(link.name))), at: range), first + 1)
        case .unknown: break
        }
        return path(
            chain, from: first, root: .colorTypes(types.isEmpty ? imports.memberTypes(family) : types), family)
    }

    /// What a chain gives that begins with neither a color type nor a dot.
    mutating func other(_ chain: SwiftChain, _ family: SwiftColorFamily, _ depth: Int) -> (ExpressionID, Int) {
        let link = chain.links[0]
        let name = tokens.bytes(link.name)
        let behind = chain.links.count
        if let gradient = gradient(link, depth) { return (gradient, behind) }
        if tokens.isText(link.name, "AnyShapeStyle"), let opener = link.arguments,
            let argument = tokens.arguments(opener)?.first, argument.label == nil
        {
            return (expression(argument.lower, argument.upper, family, depth: depth + 1), 1)
        }
        if tokens.isText(link.name, "Material"), chain.links.count > 1 {
            return (unresolved(.material, chain.start, chain.end), behind)
        }
        if let drawing = drawing(chain, depth) { return (drawing, behind) }
        guard tokens.isName(link.name) else {
            return (unresolved(.other("unsupported expression"), chain.start, chain.end), behind)
        }
        if let declared = declared(chain, family) ?? memberOfValue(chain, family) { return declared }
        if tokens.isText(link.name, "nil"), link.isPlain {
            return (unresolved(.notAColor("nil"), chain.start, chain.end), behind)
        }
        let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name.first ?? 0)
        guard isType else {
            let names = chain.links.prefix(8).prefix { $0.isPlain }.map { tokens.text($0.name) }
            // What only modifies the color of a name is not what keeps it from being known.
            guard !names.isEmpty, chain.links[names.count...].allSatisfy({ isModifier($0) }) else {
                return (call(chain.links[min(names.count, behind - 1)], chain), behind)
            }
            return (unresolved(.unknownName(names.joined(separator: ".")), chain.start, chain.end), behind)
        }
        if tokens.isText(link.name, "R"), chain.links.count > 2, tokens.isText(chain.links[1].name, "color") {
            // R.swift: `R.color.brand()`
            let name = chain.links[2].name
            return (addSymbol(tokens.text(name), at: tokens.range(chain.start, chain.links[2].end)), 3)
        }
        guard link.isPlain else {
            if tokens.isText(link.name, "ColorAsset") || tokens.isText(link.name, "ColorResource"),
                let argument = link.arguments.flatMap(tokens.arguments)?.first, tokens.isLabelled(argument, "name")
            {
                return (asset(argument, chain, link), 1)
            }
            return (unresolved(.customView(tokens.text(link.name)), chain.start, chain.end), behind)
        }
        guard chain.links.count > 1, chain.links[1].isPlain else {
            return (call(chain.links[min(1, behind - 1)], chain), behind)
        }
        return path(chain, from: 0, root: .type, family)
    }

    private func isModifier(_ link: SwiftLink) -> Bool {
        SwiftModifiers.roles[tokens.bytes(link.name)] != nil || tokens.isText(link.name, "withAlphaComponent")
    }

    /// The result of a function of which nothing is known.
    mutating func call(_ link: SwiftLink, _ chain: SwiftChain) -> ExpressionID {
        unresolved(.other("the result of \(tokens.text(link.name)) is not known"), chain.start, link.end)
    }

    // MARK: Gradients

    /// A gradient of the colors in its `colors:`; nil where `link` is none.
    private mutating func gradient(_ link: SwiftLink, _ depth: Int) -> ExpressionID? {
        guard Self.gradients.contains(tokens.bytes(link.name)), let opener = link.arguments else { return nil }
        let range = tokens.range(link.name, link.end)
        guard let arguments = tokens.arguments(opener), let first = arguments.first, first.label != nil else {
            return facts.expressions.add(.unresolved(.gradient), at: range)
        }
        if tokens.isLabelled(first, "gradient"), tokens.kind(first.upper - 1) == .rightParen {
            // `LinearGradient(gradient: Gradient(colors: […]), …)`
            var chain = SwiftChain(start: first.lower, end: first.lower)
            tokens.readChain(from: first.lower, limit: first.upper, into: &chain)
            if depth < 4, chain.links.count == 1, chain.end == first.upper,
                let inner = gradient(chain.links[0], depth + 1)
            {
                return inner
            }
        }
        guard tokens.kind(first.lower) == .leftBracket, tokens.closing(first.lower) == first.upper - 1,
            let elements = tokens.arguments(first.lower), !elements.isEmpty,
            elements.allSatisfy({ $0.label == nil })
        else { return facts.expressions.add(.unresolved(.gradient), at: range) }
        // How SwiftUI mixes is published as "the output color space" only: taken as gamma-encoded sRGB, with translucent
        // stops mixed either way.
        var line = GradientLine(interpolation: .device)
        var parts: [ExpressionID] = []
        if tokens.isLabelled(first, "colors") {
            parts = elements.map { expression($0.lower, $0.upper, .swiftUI, depth: depth + 1) }
        } else if tokens.isLabelled(first, "stops") {
            var last: Double?
            for element in elements {
                guard let stop = gradientStop(element, depth) else {
                    return facts.expressions.add(.unresolved(.gradient), at: range)
                }
                if let location = stop.location, let last, location <= last { line.jumps.append(parts.count - 1) }
                last = stop.location
                parts.append(stop.color)
            }
        }
        if parts.isEmpty { return facts.expressions.add(.unresolved(.gradient), at: range) }
        return facts.expressions.add(.gradient(parts, line), at: range)
    }

    /// What `Gradient.Stop(color: .red, location: 0.5)` or `.init(color: .red, location: 0.5)` says; nil for anything else.
    private mutating func gradientStop(
        _ element: SwiftArgument, _ depth: Int
    ) -> (color: ExpressionID, location: Double?)? {
        let close = element.upper - 1
        let opener = tokens.kind(close) == .rightParen ? Int(tokens[close].partner) : -1
        guard opener > element.lower, tokens.isText(opener - 1, "init") || tokens.isText(opener - 1, "Stop"),
            let arguments = tokens.arguments(opener), arguments.count == 2,
            tokens.isLabelled(arguments[0], "color"), tokens.isLabelled(arguments[1], "location")
        else { return nil }
        let color = expression(arguments[0].lower, arguments[0].upper, .swiftUI, depth: depth + 1)
        return (color, evaluator.floatingPoint(tokens, arguments[1].lower, arguments[1].upper))
    }

    private static let gradients = SwiftWordTable<Bool>(
        [
            "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient", "MeshGradient",
            "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient", "conicGradient",
        ], true)

    // MARK: Dynamic colors

    /// The choice that `UIColor { $0.userInterfaceStyle == .dark ? a : b }` makes.
    mutating func dynamic(
        _ link: SwiftLink, _ chain: SwiftChain, _ family: SwiftColorFamily, _ depth: Int
    ) -> ExpressionID {
        var brace = link.closure
        if brace == nil, let opener = link.arguments {
            brace = tokens.arguments(opener)?.first { tokens.kind($0.lower) == .leftBrace }?.lower
        }
        guard let brace else { return unresolved(.unknownInitializer, chain.start, link.end) }
        return bodyExpression(brace, family, depth: depth) ?? unresolved(.choice, chain.start, link.end)
    }

    /// The one expression a closure consists of, its parameters and `return` left out; nil where there are others.
    func closureBody(_ brace: Int) -> (lower: Int, upper: Int)? {
        guard let close = tokens.closing(brace) else { return nil }
        var lower = tokens.parametersEnd(brace, close)
        if tokens.isText(lower, "return") { lower += 1 }
        guard lower < close, !Self.statements.contains(tokens.bytes(lower)),
            tokens.endOfExpression(from: lower, limit: close) == close
        else { return nil }
        return (lower, close)
    }

    private static let statements = SwiftWordTable<Bool>(
        ["if", "switch", "guard", "let", "var", "for", "while", "do", "repeat", "defer", "func"], true)
}
