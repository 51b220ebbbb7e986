import ColorMath
import SourceColors
import SourceText

/// Gradients with constant stops.
extension SwiftExpressionReader {
    /// Returns the gradient that `link` makes; nil if it makes none.
    func gradient(_ link: SwiftLink, _ depth: Int) -> ExpressionID? {
        let name = tokens.bytes(link.name)
        guard Self.gradientTypes.contains(name) || Self.gradientFunctions.contains(name), let opener = link.arguments
        else { return nil }
        let range = tokens.byteRange(TokenRange(link.name, link.end))
        guard let arguments = tokens.arguments(opener), let first = arguments.first, first.label != nil else {
            return facts.add(.unresolved(.gradient), at: range)
        }
        if tokens.isLabeled(first, "gradient"), tokens.kind(first.upper - 1) == .rightParen {
            // `LinearGradient(gradient: Gradient(colors: […]), …)`
            let chain = tokens.chain(in: first.range)
            if depth < 4, chain.links.count == 1, chain.end == first.upper,
                let inner = gradient(chain.links[0], depth + 1)
            {
                return inner
            }
        }
        guard let list = list(first.range), let elements = tokens.arguments(list), !elements.isEmpty,
            elements.allSatisfy({ $0.label == nil })
        else { return facts.add(.unresolved(.gradient), at: range) }
        // All that is published about SwiftUI's interpolation is "the output color space". It is assumed to be gamma-encoded
        // sRGB, with translucent stops mixed either way.
        var line = GradientLine(interpolation: .device)
        var parts: [ExpressionID] = []
        if tokens.isLabeled(first, "colors") {
            parts = elements.map { expression($0.range, .swiftUI, depth: depth + 1) }
        } else if tokens.isLabeled(first, "stops") {
            var last: Double?
            for element in elements {
                guard let stop = gradientStop(element, depth) else {
                    return facts.add(.unresolved(.gradient), at: range)
                }
                if let location = stop.location, let last, location <= last { line.jumps.append(parts.count - 1) }
                last = stop.location
                parts.append(stop.color)
            }
        }
        if parts.isEmpty { return facts.add(.unresolved(.gradient), at: range) }
        return facts.add(.gradient(parts, line), at: range)
    }

    /// Returns the bracket of the array that `range` is, or that a constant of the file which it names is; nil for other code.
    private func list(_ range: TokenRange) -> Int? {
        if tokens.kind(range.lower) == .leftBracket {
            return tokens.closing(range.lower) == range.last ? range.lower : nil
        }
        guard range.upper == range.lower + 1, tokens.isName(range.lower),
            let declaration = names.file.declarations.declaration(of: tokens.text(range.lower), at: range.lower),
            tokens.isText(declaration.token - 1, "let"), tokens.kind(declaration.token + 1) == .equal,
            tokens.kind(declaration.token + 2) == .leftBracket
        else { return nil }
        return declaration.token + 2
    }

    /// Returns the color and the location of `Gradient.Stop(color: .red, location: 0.5)`, with the type or `.init`; nil for
    /// anything else.
    private func gradientStop(
        _ element: SwiftArgument, _ depth: Int
    ) -> (color: ExpressionID, location: Double?)? {
        let close = element.upper - 1
        guard tokens.kind(close) == .rightParen, let opener = tokens.partner(close), opener > element.lower,
            tokens.isText(opener - 1, "init") || tokens.isText(opener - 1, "Stop"),
            let arguments = tokens.arguments(opener), arguments.count == 2,
            tokens.isLabeled(arguments[0], "color"), tokens.isLabeled(arguments[1], "location")
        else { return nil }
        let color = expression(arguments[0].range, .swiftUI, depth: depth + 1)
        return (color, evaluator.floatingPoint(arguments[1].range))
    }

    /// The types of gradients.
    static let gradientTypes = WordSet(
        "LinearGradient RadialGradient AngularGradient EllipticalGradient Gradient MeshGradient")

    private static let gradientFunctions = WordSet(
        "linearGradient radialGradient angularGradient ellipticalGradient conicGradient")
}
