import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// A color expression that is no literal, such as `var(--x)` or `Theme.accent`, and its colors.
package struct ExpressionSwatch: Equatable, Sendable {
    /// The range of the expression.
    package var range: ByteRange
    /// The color in light appearances, mapped into sRGB.
    package var light: RGBA
    /// The color in dark appearances, mapped into sRGB.
    package var dark: RGBA

    /// Creates the swatch of the expression at `range`.
    package init(range: ByteRange, light: RGBA, dark: RGBA) {
        self.range = range
        self.light = light
        self.dark = dark
    }
}

extension Linter {
    /// Returns the color expressions in `facts`, scanned in `file`, that are no literals and whose colors are known:
    /// names, named colors of frameworks, `light-dark()`, mixtures. In the order of the file; only those that touch
    /// `part`, if given.
    package func swatches(in facts: ColorFacts, of file: SourceFile, within part: ByteRange? = nil)
        -> [ExpressionSwatch]
    {
        var facts = facts
        var found: [ByteRange: ExpressionID] = [:]
        func isWanted(_ range: ByteRange) -> Bool {
            !range.isEmpty && range.upperBound <= file.bytes.count && part?.touches(range) != false
        }
        for id in facts.expressions.ids {
            let expression = facts.expressions[id]
            switch expression.kind {
            case .name, .nameOr, .defined, .lightDark, .substitution, .changed:
                if isWanted(expression.range) { found[expression.range] = id }
            default: break
            }
        }
        let named = Set(found.keys.map(\.upperBound))
        let names = facts.nameOccurrences(in: file)
        for id in facts.addColorFunctions(in: file, within: part, names: names.map(\.range)) {
            let range = facts.expressions.range(of: id)
            if isWanted(range), found[range] == nil { found[range] = id }
        }
        for one in names
        where !one.isDefinition && (one.name.space == .customProperty || one.name.space == .preprocessorVariable) {
            let range = file.withBytes { $0.reference(at: one.range) }
            guard isWanted(range), found[range] == nil, !named.contains(one.range.upperBound) else { continue }
            found[range] = facts.expressions.add(.name(one.name), at: one.range)
        }
        var swatches: [ExpressionSwatch] = []
        for use in facts.namedColors where isWanted(use.range) && found[use.range] == nil {
            swatches.append(ExpressionSwatch(range: use.range, light: use.colors.light, dark: use.colors.dark))
        }
        var resolver = Resolver(facts, path: file.path, workspace: workspace)
        for (range, id) in found where facts.literalIndex(at: range) == nil {
            let color = resolver.resolve(id)
            guard case .solid(let light) = color[.light], case .solid(let dark) = color[.dark] else { continue }
            swatches.append(
                ExpressionSwatch(
                    range: range, light: light.color.mappedIntoSRGB, dark: dark.color.mappedIntoSRGB))
        }
        return swatches.ordered { $0.range < $1.range }
    }
}

extension SourceBytes {
    /// Returns the range of the `var()` around the name at `range`, or else that of the name.
    fileprivate func reference(at range: ByteRange) -> ByteRange {
        var end = range.lowerBound
        while end > 0, self[end - 1] <= 0x20 { end -= 1 }
        guard end >= 4, has("(", before: end), (self[end - 4] | 0x20) == UInt8(ascii: "v"),
            (self[end - 3] | 0x20) == UInt8(ascii: "a"), (self[end - 2] | 0x20) == UInt8(ascii: "r")
        else { return range }
        var close = range.upperBound
        while self[close] == 0x20 { close += 1 }
        return ByteRange(end - 4, self[close] == UInt8(ascii: ")") ? close + 1 : range.upperBound)
    }
}
