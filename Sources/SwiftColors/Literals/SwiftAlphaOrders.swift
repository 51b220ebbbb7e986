import ColorMath
import SourceColors
import SourceText

/// The digit order of helpers that do not state it.
extension SwiftScanner {
    /// Reads the digits given to a helper as `AARRGGBB` where all of them begin with `FF`: opaque colors, as most are. What the
    /// project's files say together counts more than this file alone, and has been heeded already.
    mutating func settleAlphaOrders() {
        var hasOthers: Set<String> = []
        for use in shared.hexUses where use.isEightDigits && !use.beginsWithFF { hasOthers.insert(use.helper) }
        for use in shared.hexUses where use.isEightDigits {
            guard options.swiftProject.alphaOrders[use.helper] == nil, !hasOthers.contains(use.helper),
                facts.literals.indices.contains(use.literal), !facts.literals[use.literal].alphaComesFirst
            else { continue }
            var literal = facts.literals[use.literal]
            var value: UInt32 = 0
            for byte in tokens.source.buffer(literal.range) {
                guard let digit = hexDigitValue(byte) else { continue }
                // Of `0x` the zero is shifted out.
                value = value << 4 | UInt32(digit)
            }
            guard let color = try? HexColor(value: value, digitCount: 8, order: .argb) else { continue }
            var rgba = RGBA(color)
            switch literal.value {
            case .color(let known):
                if literal.alphaIsOutside { rgba.alpha = known.rgba.alpha }
            case .unresolved(.ambiguousHexDigits): break
            case .unresolved: continue
            }
            literal.value = .color(ColorValue(rgba))
            literal.alphaComesFirst = true
            facts.literals[use.literal] = literal
        }
    }

    /// Adds what other files may want to know of this one, and what it asks of them.
    mutating func shareDeclarations() {
        if mayDeclareHelpers { shared.helpers = declaredHexHelpers() }
        for token in tokens.ownAliases where !hasWord(before: token - 1, "private", "fileprivate") {
            shared.aliases[tokens.text(token)] = tokens.aliases[tokens.bytes(token)]
        }
        shared.aliases = shared.aliases.filter { !$0.value.isEmpty }
        if shared != SwiftFacts() { facts.swift = shared }
    }
}
