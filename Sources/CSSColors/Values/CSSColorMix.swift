import ColorMath
import SourceColors
import SourceText

/// Evaluates `color-mix()`. <https://www.w3.org/TR/css-color-5/#color-mix>
extension CSSValue {
    /// A color and its share, 0…1; nil if not specified.
    private typealias Item = (color: PartialColor, share: Double?)

    /// Returns the color of the `color-mix()` at `index`.
    func mixture(_ index: Int) -> CSSSolid {
        let end = Int(nodes[index].next)
        var place = index + 1
        var space = ColorSpace.oklab
        var hue = HueInterpolation.shorter
        if nodes[place].kind == .ident, lexemes.matches(nodes[place].range, "in") {
            place += 1
            guard place < end, nodes[place].kind == .ident else { return .invalid }
            if hasProfile(place) { return .unresolved(CSSValue.ownProfile) }
            let name = nodes[place]
            guard let named = cssMixingSpaces.value(of: name.range, hasEscape: name.hasEscape, in: lexemes) else {
                return .invalid
            }
            space = named
            place += 1
            if place + 1 < end, nodes[place].kind == .ident {
                guard !space.hue.isEmpty, let way = hueInterpolation(nodes[place].range),
                    nodes[place + 1].kind == .ident,
                    lexemes.matches(nodes[place + 1].range, "hue")
                else { return .invalid }
                hue = way
                place += 2
            }
            guard place < end, nodes[place].kind == .comma else { return .invalid }
            place += 1
        }
        var items: [Item] = []
        var undecided: UnresolvedReason?
        while true {
            switch argument(&place, end) {
            case .item(let item): items.append(item)
            case .unresolved(let reason): undecided = undecided ?? reason
            case .invalid: return .invalid
            }
            if place >= end { break }
            guard nodes[place].kind == .comma else { return .invalid }
            place += 1
        }
        if let undecided { return .unresolved(undecided) }
        return .color(CSSValue.mixture(of: items, in: space, hue))
    }

    /// An argument of `color-mix()`.
    private enum Argument {
        case item(Item)
        case unresolved(UnresolvedReason)
        case invalid
    }

    /// Reads a color and its percentage, in either order, up to the next comma.
    private func argument(_ place: inout Int, _ end: Int) -> Argument {
        var share: Double?
        var hasShare = false
        var isUndecided = false
        var color: CSSSolid?
        while place < end, nodes[place].kind != .comma {
            let node = nodes[place]
            let isMath = node.kind == .function && (node.function == .calc || node.function == .math)
            if node.kind == .percentage || isMath {
                guard !hasShare else { return .invalid }
                hasShare = true
                isUndecided = isMath
                // The result of a calculation is clamped; a literal must be in range.
                let isWritten = node.function == .other
                guard !isWritten || 0 <= node.number && node.number <= 100 else { return .invalid }
                share = clampUnit(node.number / 100)
            } else {
                guard color == nil else { return .invalid }
                color = solid(place)
            }
            place = Int(node.next)
        }
        switch color {
        case .color(let color): return isUndecided ? .unresolved(.notConstant) : .item((color, share))
        case .unresolved(let reason): return .unresolved(reason)
        default: return .invalid
        }
    }

    /// Returns the hue interpolation that the word at `range` denotes.
    func hueInterpolation(_ range: ByteRange) -> HueInterpolation? {
        if lexemes.matches(range, "shorter") { return .shorter }
        if lexemes.matches(range, "longer") { return .longer }
        if lexemes.matches(range, "increasing") { return .increasing }
        return lexemes.matches(range, "decreasing") ? .decreasing : nil
    }

    /// <https://drafts.csswg.org/css-color-5/#calculate-a-color-mix>
    private static func mixture(of items: [Item], in space: ColorSpace, _ hue: HueInterpolation) -> PartialColor {
        let said = items.reduce(0) { $0 + ($1.share ?? 0) }
        let unsaid = items.filter { $0.share == nil }.count
        let rest = unsaid > 0 ? max(1 - said, 0) / Double(unsaid) : 0
        let total = said + rest * Double(unsaid)
        // If all shares are zero, the result is transparent.
        guard total > 0, var mixed = items.first?.color.converted(to: space) else {
            return PartialColor(ColorValue(space, 0, 0, 0, alpha: 0))
        }
        var share = items[0].share ?? rest
        for item in items.dropFirst() {
            let next = item.share ?? rest
            let progress = share + next > 0 ? next / (share + next) : 0.5
            mixed = mixed.mixed(with: item.color, progress: progress, in: space, hue: hue)
            share += next
        }
        mixed.color.alpha *= min(total, 1)
        if space != .srgb, space.descriptor.isBoundToSRGB {
            let alpha = mixed.missing.intersection(.alpha)
            return PartialColor(ColorValue(mixed.color.rgba), missing: alpha)
        }
        return mixed
    }
}

/// The color spaces in which colors are mixed. <https://www.w3.org/TR/css-color-4/#interpolation-space>
let cssMixingSpaces = WordTable<ColorSpace>(
    ignoringCase:
        ColorSpace.allCases.map { ($0.interpolationNames.joined(separator: " "), $0) }.filter { !$0.0.isEmpty })
