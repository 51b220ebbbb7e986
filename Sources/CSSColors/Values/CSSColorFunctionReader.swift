import ColorMath
import SourceColors
import SourceText

/// A component of a color function.
struct CSSComponent {
    enum Kind { case number, percentage, angle, none, unknown }

    /// The kind; `unknown` is a math function that only the page can evaluate.
    var kind: Kind
    /// The number, for angles in degrees; 0 for `none`.
    var value: Double
    /// The index of its node.
    var node: Int
}

/// The parsed arguments of a color function.
struct CSSColorArguments {
    /// For `color()`, the color space.
    var space: ColorSpace?
    var components: (CSSComponent, CSSComponent, CSSComponent)
    /// The alpha, if given.
    var alpha: CSSComponent?
    /// Whether they are separated by commas. <https://www.w3.org/TR/css-color-4/#color-syntax-legacy>
    var isLegacy: Bool

    /// The three components and the alpha.
    var all: [CSSComponent] { [components.0, components.1, components.2] + [alpha].compactMap { $0 } }

    /// The components that are `none`.
    var missing: PartialColor.Components {
        var missing = PartialColor.Components()
        if alpha?.kind == CSSComponent.Kind.none { missing.insert(.alpha) }
        for (index, part) in [components.0, components.1, components.2].enumerated() where part.kind == .none {
            missing.insert(.at(index))
        }
        return missing
    }
}

/// The color of a part of a value.
enum CSSSolid {
    case color(PartialColor)
    case unresolved(UnresolvedReason)
    /// Not valid CSS.
    case invalid
}

/// Reads color functions. <https://www.w3.org/TR/css-color-4/#color-syntax> <https://www.w3.org/TR/css-color-5/>
extension CSSValue {
    /// Returns the color of the color function at `index`.
    mutating func colorFunctionValue(of index: Int) -> CSSSolid {
        let node = nodes[index]
        if node.hasSubstitution { return .unresolved(.notConstant) }
        let end = Int(node.next)
        guard index + 1 < end, let function = node.function.colorFunction else { return .invalid }
        switch function {
        case .colorMix: return mixture(index)
        case .contrastColor: return contrastColor(index)
        case .deviceCMYK: return deviceCMYK(index)
        case .alpha: return relativeColor(index, function)
        case .components, .color: break
        }
        if nodes[index + 1].kind == .ident, lexemes.matches(nodes[index + 1].range, "from") {
            return relativeColor(index, function)
        }
        if function == .color, hasProfile(index + 1) { return .unresolved(CSSValue.ownProfile) }
        calculate(from: index + 1, to: end, channels: CSSChannels())
        guard let arguments = colorArguments(of: index) else { return .invalid }
        return value(of: function, arguments)
    }

    /// The reason for colors in a color space that the page declares.
    static var ownProfile: UnresolvedReason { .other("a custom color profile") }

    /// Returns the color of node `index`.
    func solid(_ index: Int) -> CSSSolid {
        guard let color = color(of: index) else {
            let isUnread = index < nodes.count && nodes[index].kind == .unread
            return isUnread ? .unresolved(.notConstant) : .invalid
        }
        switch color.kind {
        case .literal(_, .color(let value)): return .color(PartialColor(value, missing: color.missing))
        case .literal(_, .unresolved(let reason)), .unresolved(let reason): return .unresolved(reason)
        case .lightDark: return .unresolved(.choice)
        case .variable, .preprocessorVariable, .mapEntry, .withAlpha, .computed: return .unresolved(.notConstant)
        }
    }

    /// Returns the arguments of the color function at `index`, which must not be a relative color; nil if they are
    /// invalid.
    func colorArguments(of index: Int) -> CSSColorArguments? {
        let function = nodes[index].function
        let end = Int(nodes[index].next)
        var place = index + 1
        var space: ColorSpace?
        if function == .color(.color) {
            guard let named = colorSpace(place, end) else { return nil }
            space = named
            place += 1
        }
        guard let arguments = arguments(from: place, to: end, space: space, channels: CSSChannels()),
            let colorFunction = function.colorFunction, isValid(arguments, for: colorFunction)
        else { return nil }
        return arguments
    }

    /// Returns the color space that the identifier at `place` denotes in `color()`.
    func colorSpace(_ place: Int, _ end: Int) -> ColorSpace? {
        guard place < end, nodes[place].kind == .ident else { return nil }
        return cssColorSpaces.value(of: nodes[place].range, hasEscape: nodes[place].hasEscape, in: lexemes)
    }

    /// Reads three components and an alpha, of any kinds, from node `start` to `end`; returns nil if there are none.
    func arguments(from start: Int, to end: Int, space: ColorSpace?, channels: CSSChannels) -> CSSColorArguments? {
        var place = start
        guard let first = component(place, end, channels) else { return nil }
        place = Int(nodes[place].next)
        let isLegacy = place < end && nodes[place].kind == .comma
        place += isLegacy ? 1 : 0
        guard let second = component(place, end, channels) else { return nil }
        place = Int(nodes[place].next)
        if isLegacy {
            guard place < end, nodes[place].kind == .comma else { return nil }
            place += 1
        }
        guard let third = component(place, end, channels) else { return nil }
        place = Int(nodes[place].next)
        var alpha: CSSComponent?
        if place < end {
            guard nodes[place].kind == (isLegacy ? .comma : .slash),
                let last = self.alpha(place + 1, end, channels)
            else { return nil }
            alpha = last
        }
        return CSSColorArguments(space: space, components: (first, second, third), alpha: alpha, isLegacy: isLegacy)
    }

    /// Reads node `index`, which must be the last one before `end`, as an alpha.
    func alpha(_ index: Int, _ end: Int, _ channels: CSSChannels) -> CSSComponent? {
        guard let alpha = component(index, end, channels), alpha.kind != .angle, Int(nodes[index].next) == end else {
            return nil
        }
        return alpha
    }

    /// Reads node `index` as a component.
    func component(_ index: Int, _ end: Int, _ channels: CSSChannels) -> CSSComponent? {
        guard index < end else { return nil }
        let node = nodes[index]
        // The final result of a calculation is a number: NaN becomes 0.
        let number = node.number.isNaN ? 0 : node.number
        switch node.kind {
        case .number: return CSSComponent(kind: .number, value: number, node: index)
        case .percentage: return CSSComponent(kind: .percentage, value: number, node: index)
        case .dimension:
            return node.unit.degrees.map { CSSComponent(kind: .angle, value: number * $0, node: index) }
        case .ident:
            if let channel = channels.index(of: node.range, in: lexemes) {
                let isMissing = channels.missing >> channel & 1 == 1
                return CSSComponent(kind: isMissing ? .none : .number, value: channels.values[channel], node: index)
            }
            let isNone = CSSKeyword.table.value(of: node.range, hasEscape: node.hasEscape, in: lexemes) == .nothing
            return isNone ? CSSComponent(kind: .none, value: 0, node: index) : nil
        case .function:
            let isMath = node.function == .calc || node.function == .math
            return isMath ? CSSComponent(kind: .unknown, value: 0, node: index) : nil
        case .unread: return CSSComponent(kind: .unknown, value: 0, node: index)
        default: return nil
        }
    }

    /// Whether `function` accepts the kinds of the components in `arguments`.
    func isValid(_ arguments: CSSColorArguments, for function: CSSColorFunction) -> Bool {
        func isPercentage(_ part: CSSComponent) -> Bool { part.kind == .percentage || part.kind == .unknown }
        func isNumber(_ part: CSSComponent) -> Bool { part.kind == .number || part.kind == .unknown }
        let parts = [arguments.components.0, arguments.components.1, arguments.components.2]
        var hue: Int?
        var hasLegacySyntax = false
        if case .components(let space, _) = function {
            hue = [0, 2].first { space.hue.contains(.at($0)) }
            if case .function(_, true) = space.descriptor.notation { hasLegacySyntax = true }
        }
        // A hue cannot be a percentage, and nothing else can be an angle.
        guard parts.enumerated().allSatisfy({ $1.kind != ($0 == hue ? .percentage : .angle) }) else { return false }
        guard arguments.isLegacy else { return true }
        guard hasLegacySyntax, arguments.alpha?.kind != CSSComponent.Kind.none, parts[0].kind != .none else {
            return false
        }
        if let hue { return parts.indices.allSatisfy { $0 == hue || isPercentage(parts[$0]) } }
        return parts.allSatisfy(isNumber) || parts.allSatisfy(isPercentage)
    }

    private func value(of function: CSSColorFunction, _ arguments: CSSColorArguments) -> CSSSolid {
        guard arguments.all.allSatisfy({ $0.kind != .unknown }) else { return .unresolved(.notConstant) }
        guard let scale = CSSColorScale(function, space: arguments.space) else { return .invalid }
        let opacity = arguments.alpha.map(CSSColorScale.Component.alpha.amount) ?? 1
        return finite(scale.color(arguments.components, alpha: opacity), missing: arguments.missing)
    }

    /// Returns `color` if its components are finite; otherwise an unresolved result.
    func finite(_ color: ColorValue, missing: PartialColor.Components) -> CSSSolid {
        let parts = color.components
        guard parts.x.isFinite, parts.y.isFinite, parts.z.isFinite else { return .unresolved(.componentOutOfRange) }
        return .color(PartialColor(color, missing: missing))
    }

    /// Whether the color space of `color()` is a profile that the page declares.
    func hasProfile(_ index: Int) -> Bool {
        let range = nodes[index].range
        return nodes[index].kind == .ident && source[range.lowerBound] == UInt8(ascii: "-")
            && source[range.lowerBound + 1] == UInt8(ascii: "-")
    }
}

/// The color spaces of `color()`.
let cssColorSpaces = WordTable<ColorSpace>(
    ignoringCase:
        ColorSpace.allCases.map { ($0.colorFunctionNames.joined(separator: " "), $0) }.filter { !$0.0.isEmpty })
