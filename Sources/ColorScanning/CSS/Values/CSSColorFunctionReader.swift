import ColorMath
import SourceText

/// A component of a colour function.
struct CSSComponent {
    /// The kinds of component.
    enum Kind { case number, percentage, angle, none, unknown }

    /// What it is; `unknown` is a mathematical function we do not work out.
    var kind: Kind
    /// The number, of angles in degrees; 0 for `none`.
    var value: Double
    /// The index of its node.
    var node: Int
}

/// The arguments of a colour function, cut apart.
struct CSSColorArguments {
    /// Of `color()` the space.
    var space: ColorSpace?
    /// The three components.
    var components: (CSSComponent, CSSComponent, CSSComponent)
    /// Alpha, where it is given.
    var alpha: CSSComponent?
    /// Whether commas stand between them. <https://www.w3.org/TR/css-color-4/#color-syntax-legacy>
    var isLegacy: Bool
}

/// The colour functions of CSS Color 4. <https://www.w3.org/TR/css-color-4/#color-syntax>
extension CSSValue {
    /// What the colour function at `index` comes to; nil where it is invalid.
    func colorFunctionValue(of index: Int) -> LiteralValue? {
        let node = nodes[index]
        if node.hasSubstitution { return .unresolved(.notConstant) }
        let end = Int(node.next)
        guard index + 1 < end else { return nil }
        switch node.function {
        case .colorMix: return .unresolved(.other("color-mix() is not computed"))
        case .contrastColor: return .unresolved(.other("contrast-color() is not computed"))
        default: break
        }
        if nodes[index + 1].kind == .ident, lexemes.matches(nodes[index + 1].range, "from") {
            return .unresolved(.other("a relative colour is not computed"))
        }
        if node.function == .color, hasProfile(index + 1) {
            return .unresolved(.other("a colour profile of the page's own"))
        }
        guard let function = node.function.colorFunction, let arguments = colorArguments(of: index) else { return nil }
        return value(of: function, arguments)
    }

    /// The arguments of the colour function at `index`, which is no relative colour; nil where they are invalid.
    func colorArguments(of index: Int) -> CSSColorArguments? {
        let function = nodes[index].function
        let end = Int(nodes[index].next)
        var place = index + 1
        var space: ColorSpace?
        if function == .color {
            guard place < end, nodes[place].kind == .ident,
                let named = cssColorSpaces.value(
                    of: nodes[place].range, hasEscape: nodes[place].hasEscape, in: lexemes)
            else { return nil }
            space = named
            place += 1
        }
        guard let first = component(place, end) else { return nil }
        place = Int(nodes[place].next)
        let isLegacy = place < end && nodes[place].kind == .comma
        place += isLegacy ? 1 : 0
        guard let second = component(place, end) else { return nil }
        place = Int(nodes[place].next)
        if isLegacy {
            guard place < end, nodes[place].kind == .comma else { return nil }
            place += 1
        }
        guard let third = component(place, end) else { return nil }
        place = Int(nodes[place].next)
        var alpha: CSSComponent?
        if place < end {
            guard nodes[place].kind == (isLegacy ? .comma : .slash), let last = component(place + 1, end),
                last.kind != .angle, Int(nodes[place + 1].next) == end
            else { return nil }
            alpha = last
        }
        let arguments = CSSColorArguments(
            space: space, components: (first, second, third), alpha: alpha, isLegacy: isLegacy)
        return isValid(arguments, for: function) ? arguments : nil
    }

    private func component(_ index: Int, _ end: Int) -> CSSComponent? {
        guard index < end else { return nil }
        let node = nodes[index]
        switch node.kind {
        case .number: return CSSComponent(kind: .number, value: node.number, node: index)
        case .percentage: return CSSComponent(kind: .percentage, value: node.number, node: index)
        case .dimension:
            return node.unit.degrees.map { CSSComponent(kind: .angle, value: node.number * $0, node: index) }
        case .ident:
            let isNone = CSSKeyword.table.value(of: node.range, hasEscape: node.hasEscape, in: lexemes) == .nothing
            return isNone ? CSSComponent(kind: .none, value: 0, node: index) : nil
        case .function:
            let isMath = node.function == .calc || node.function == .math
            return isMath ? CSSComponent(kind: .unknown, value: 0, node: index) : nil
        default: return nil
        }
    }

    private func isValid(_ arguments: CSSColorArguments, for function: CSSFunction) -> Bool {
        let (first, second, third) = arguments.components
        func isHue(_ part: CSSComponent) -> Bool { part.kind != .percentage }
        func isPlain(_ part: CSSComponent) -> Bool { part.kind != .angle }
        func isPercentage(_ part: CSSComponent) -> Bool { part.kind == .percentage || part.kind == .unknown }
        func isNumber(_ part: CSSComponent) -> Bool { part.kind == .number || part.kind == .unknown }
        if arguments.isLegacy {
            guard arguments.alpha?.kind != CSSComponent.Kind.none, first.kind != .none else { return false }
            switch function {
            case .rgb, .rgba:
                return [first, second, third].allSatisfy(isNumber) || [first, second, third].allSatisfy(isPercentage)
            case .hsl, .hsla: return isHue(first) && isPercentage(second) && isPercentage(third)
            default: return false
            }
        }
        switch function {
        case .hsl, .hsla, .hwb: return isHue(first) && isPlain(second) && isPlain(third)
        case .lch, .oklch: return isPlain(first) && isPlain(second) && isHue(third)
        default: return isPlain(first) && isPlain(second) && isPlain(third)
        }
    }

    private func value(of function: CSSColorFunction, _ arguments: CSSColorArguments) -> LiteralValue {
        let (first, second, third) = arguments.components
        let alpha = arguments.alpha
        guard first.kind != .unknown, second.kind != .unknown, third.kind != .unknown, alpha?.kind != .unknown else {
            return .unresolved(.notConstant)
        }
        guard first.value.isFinite, second.value.isFinite, third.value.isFinite, alpha?.value.isFinite ?? true else {
            return .unresolved(.componentOutOfRange)
        }
        let opacity = alpha.map(CSSColorScale.Component.alpha.amount) ?? 1
        guard let scale = CSSColorScale(function, space: arguments.space) else { return .unresolved(.notConstant) }
        return .color(scale.color(arguments.components, alpha: opacity))
    }

    /// Whether the space of `color()` is a profile that the page declares.
    private func hasProfile(_ index: Int) -> Bool {
        let range = nodes[index].range
        return nodes[index].kind == .ident && source[range.lowerBound] == UInt8(ascii: "-")
            && source[range.lowerBound + 1] == UInt8(ascii: "-")
    }
}

/// The spaces of `color()`. <https://www.w3.org/TR/css-color-4/#color-function>
let cssColorSpaces = CSSNameTable<ColorSpace>([
    ("srgb", .srgb), ("srgb-linear", .srgbLinear), ("display-p3", .displayP3), ("a98-rgb", .a98RGB),
    ("prophoto-rgb", .proPhotoRGB), ("rec2020", .rec2020), ("xyz xyz-d65", .xyzD65), ("xyz-d50", .xyzD50),
])
