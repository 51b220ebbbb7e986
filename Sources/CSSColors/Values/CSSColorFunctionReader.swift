import ColorMath
import SourceColors
import SourceText

/// A component of a color function.
struct CSSComponent {
    /// The kinds of component.
    enum Kind { case number, percentage, angle, none, unknown }

    /// What it is; `unknown` is a mathematical function that only the page can work out.
    var kind: Kind
    /// The number, of angles in degrees; 0 for `none`.
    var value: Double
    /// The index of its node.
    var node: Int
}

/// The arguments of a color function, cut apart.
struct CSSColorArguments {
    /// Of `color()` the space.
    var space: ColorSpace?
    /// The three components.
    var components: (CSSComponent, CSSComponent, CSSComponent)
    /// Alpha, where it is given.
    var alpha: CSSComponent?
    /// Whether commas stand between them. <https://www.w3.org/TR/css-color-4/#color-syntax-legacy>
    var isLegacy: Bool

    /// The three components and alpha.
    var all: [CSSComponent] { [components.0, components.1, components.2] + [alpha].compactMap { $0 } }

    /// Which components are `none`.
    var missing: PartialColor.Components {
        var missing: PartialColor.Components = alpha?.kind == CSSComponent.Kind.none ? .alpha : []
        for (index, part) in [components.0, components.1, components.2].enumerated() where part.kind == .none {
            missing.insert(.at(index))
        }
        return missing
    }
}

/// What a part of a value comes to as a color.
enum CSSSolid {
    case color(PartialColor)
    case unresolved(UnresolvedReason)
    /// Nothing CSS would take.
    case invalid
}

/// The color functions. <https://www.w3.org/TR/css-color-4/#color-syntax> <https://www.w3.org/TR/css-color-5/>
extension CSSValue {
    /// What the color function at `index` comes to.
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
        default: break
        }
        if nodes[index + 1].kind == .ident, lexemes.matches(nodes[index + 1].range, "from") {
            return relativeColor(index, function)
        }
        if function == .color, hasProfile(index + 1) { return .unresolved(CSSValue.ownProfile) }
        calculate(from: index + 1, to: end, channels: CSSChannels())
        guard let arguments = colorArguments(of: index) else { return .invalid }
        return value(of: function, arguments)
    }

    /// Why a color in a space that the page declares is not decided.
    static var ownProfile: UnresolvedReason { .other("a custom color profile") }

    /// What the color of node number `index` comes to.
    func solid(_ index: Int) -> CSSSolid {
        guard let color = color(of: index) else {
            let isUnread = index < nodes.count && nodes[index].kind == .unread
            return isUnread ? .unresolved(.notConstant) : .invalid
        }
        switch color.kind {
        case .literal(_, .color(let value)): return .color(PartialColor(value, missing: color.missing))
        case .literal(_, .unresolved(let reason)), .unresolved(let reason): return .unresolved(reason)
        case .lightDark: return .unresolved(.choice)
        case .variable, .preprocessorVariable, .withAlpha: return .unresolved(.notConstant)
        }
    }

    /// The arguments of the color function at `index`, which is no relative color; nil where they are invalid.
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

    /// The space that the ident at `place` names for `color()`.
    func colorSpace(_ place: Int, _ end: Int) -> ColorSpace? {
        guard place < end, nodes[place].kind == .ident else { return nil }
        return cssColorSpaces.value(of: nodes[place].range, hasEscape: nodes[place].hasEscape, in: lexemes)
    }

    /// Three components and alpha from node number `start` up to `end`, whatever their kinds.
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

    /// The alpha that node number `index` is, the last one before `end`.
    func alpha(_ index: Int, _ end: Int, _ channels: CSSChannels) -> CSSComponent? {
        guard let alpha = component(index, end, channels), alpha.kind != .angle, Int(nodes[index].next) == end else {
            return nil
        }
        return alpha
    }

    /// The component that node number `index` is.
    func component(_ index: Int, _ end: Int, _ channels: CSSChannels) -> CSSComponent? {
        guard index < end else { return nil }
        let node = nodes[index]
        // What a calculation comes to at last is a number, whatever came in between.
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

    /// Whether the components of `arguments` are of the kinds that `function` takes.
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
        // A hue is no percentage, and nothing else is an angle.
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

    /// `color`, unless it lies beyond all numbers.
    func finite(_ color: ColorValue, missing: PartialColor.Components) -> CSSSolid {
        let parts = color.components
        guard parts.x.isFinite, parts.y.isFinite, parts.z.isFinite else { return .unresolved(.componentOutOfRange) }
        return .color(PartialColor(color, missing: missing))
    }

    /// Whether the space of `color()` is a profile that the page declares.
    func hasProfile(_ index: Int) -> Bool {
        let range = nodes[index].range
        return nodes[index].kind == .ident && source[range.lowerBound] == UInt8(ascii: "-")
            && source[range.lowerBound + 1] == UInt8(ascii: "-")
    }
}

/// The spaces of `color()`.
let cssColorSpaces = CSSNameTable<ColorSpace>(
    ColorSpace.allCases.map { ($0.colorFunctionNames.joined(separator: " "), $0) }.filter { !$0.0.isEmpty })
