import ColorMath
import SourceText

/// An `@import` rule. <https://www.w3.org/TR/css-cascade-5/#at-import>
package struct CSSImport: Sendable {
    /// The address of the sheet, as written.
    package var reference: String
    /// The layer that it is put into: its name, or an empty text for an anonymous layer; nil for none.
    package var layer: String?
    /// The appearances in which it may apply; never empty.
    package var appearances: AppearanceSet
    /// Whether another condition decides whether it applies.
    package var isConditional: Bool
    /// The offset of the rule.
    package var offset: Int

    /// Whether the sheet applies like one that contains the rule.
    var isPlain: Bool { layer == nil && appearances == .all && !isConditional }
}

/// When a sheet applies, by a list of media queries.
package struct CSSMedia {
    /// The appearances in which it may apply; empty if it never does.
    package var appearances: AppearanceSet
    /// Whether another condition decides whether it applies.
    package var isConditional: Bool

    /// Reads the media attribute of an element.
    package init(_ text: [UInt8]) {
        let condition = text.withUnsafeBufferPointer { buffer in
            let source = SourceBytes(buffer)
            return Self.condition(ByteRange(0, buffer.count), CSSLexemes(source, dialect: .css))
        }
        appearances = condition.maybe
        isConditional = condition.surely != condition.maybe
    }

    fileprivate static func condition(_ range: ByteRange, _ lexemes: CSSLexemes) -> CSSCondition {
        var value = CSSValue(lexemes)
        value.read(range, names: .insideFunctions)
        return value.condition(isSupports: false, window: .desktop)
    }
}

extension CSSRuleReader {
    /// Notes the `@import` rule at `start` with the given prelude.
    mutating func noteImport(_ prelude: ByteRange, at start: Int) {
        var offset = lexemes.endOfBlank(prelude.lowerBound)
        var reference: ByteRange
        let isURL = source[offset] | 0x20 == UInt8(ascii: "u")
        if isURL {
            guard lexemes.matches(ByteRange(offset, min(offset + 4, prelude.upperBound)), "url(") else { return }
            offset = lexemes.endOfBlank(offset + 4)
        }
        let quote = source[offset]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            offset += 1
            reference = ByteRange(offset, offset)
            while offset < prelude.upperBound, source[offset] != quote { offset += 1 }
        } else {
            guard isURL else { return }
            reference = ByteRange(offset, offset)
            while offset < prelude.upperBound, source[offset] > 0x20, source[offset] != UInt8(ascii: ")") {
                offset += 1
            }
        }
        reference.upperBound = offset
        if isURL { while offset < prelude.upperBound, source[offset] != UInt8(ascii: ")") { offset += 1 } }
        offset = lexemes.endOfBlank(min(offset + 1, prelude.upperBound))
        var found = CSSImport(
            reference: source.text(reference), layer: nil, appearances: .all, isConditional: false, offset: start)
        let word = ByteRange(offset, min(lexemes.endOfName(offset), prelude.upperBound))
        if lexemes.matches(word, "layer") {
            offset = word.upperBound
            found.layer = ""
            if source[offset] == UInt8(ascii: "(") {
                let name = offset + 1
                while offset < prelude.upperBound, source[offset] != UInt8(ascii: ")") { offset += 1 }
                found.layer = source.text(ByteRange(name, max(name, offset)))
                offset = min(offset + 1, prelude.upperBound)
            }
            offset = lexemes.endOfBlank(offset)
        }
        if lexemes.matches(ByteRange(offset, min(lexemes.endOfName(offset), prelude.upperBound)), "supports") {
            found.isConditional = true
            offset = prelude.upperBound
        }
        if offset < prelude.upperBound {
            let condition = CSSMedia.condition(ByteRange(offset, prelude.upperBound), lexemes)
            guard !condition.maybe.isEmpty else { return }
            found.appearances = condition.maybe
            if condition.surely != condition.maybe { found.isConditional = true }
        }
        imports.append(found)
    }
}
