import SourceText

/// Recognizes selectors of inactive controls. <https://www.w3.org/TR/WCAG22/#contrast-minimum>
extension CSSCompoundReader {
    /// Whether the class `name` marks an inactive control: `disabled`, `is-disabled`, `btn--disabled`, `isDisabled`,
    /// `disabled-field`, `module__disabled___A4p`.
    func isInactiveClass(_ name: ByteRange) -> Bool {
        if name.count > 9, lexemes.matches(ByteRange(name.lowerBound, name.lowerBound + 9), "disabled-") { return true }
        // CSS modules put the file before the name, and a hash after it: `Form-module__disabled___A4p`.
        if name.count > 10, source.contains("_disabled_", in: name) { return true }
        let start = name.upperBound - 8
        guard start >= name.lowerBound, lexemes.matches(ByteRange(start, name.upperBound), "disabled") else {
            return false
        }
        guard start > name.lowerBound else { return true }
        let before = source[start - 1]
        let isWord = before == UInt8(ascii: "-") || before == UInt8(ascii: "_") || source[start] == UInt8(ascii: "D")
        return isWord && !lexemes.matches(ByteRange(max(name.lowerBound, start - 4), start), "not-")
    }

    /// Whether the attribute `name` with the value `value` marks an inactive control.
    func isInactiveAttribute(_ name: ByteRange, _ value: ByteRange, hasValue: Bool) -> Bool {
        if lexemes.matches(name, "disabled") { return true }
        let isOther = lexemes.matches(name, "aria-disabled") || lexemes.matches(name, "data-disabled")
        return isOther && !(hasValue && lexemes.matches(value, "false"))
    }

    /// Whether `range` is a simple selector for inactive controls: `:disabled`, `.disabled`, `[aria-disabled=true]`.
    func isInactive(_ range: ByteRange) -> Bool {
        var reader = CSSCompoundReader(lexemes, range)
        reader.offset = min(lexemes.endOfBlank(range.lowerBound), range.upperBound)
        guard reader.offset < range.upperBound else { return false }
        let start = reader.offset
        if source[start] == UInt8(ascii: ":") {
            let name = ByteRange(start + 1, max(start + 1, min(lexemes.endOfName(start + 1), range.upperBound)))
            guard lexemes.matches(name, "disabled") else { return false }
            reader.offset = name.upperBound
        } else {
            guard source[start] == UInt8(ascii: ".") || source[start] == UInt8(ascii: "[") else { return false }
            guard reader.readSimple(isFirst: true), reader.compound.isInactive else { return false }
        }
        return lexemes.endOfBlank(reader.offset) >= range.upperBound
    }

    /// Whether `range` is `> input:disabled` or the like: the argument of `:has()` for an element around an inactive control.
    func isAroundInactive(_ range: ByteRange) -> Bool {
        var start = min(lexemes.endOfBlank(range.lowerBound), range.upperBound)
        guard start < range.upperBound, source[start] == UInt8(ascii: ">") else { return false }
        start = min(lexemes.endOfBlank(start + 1), range.upperBound)
        if start < range.upperBound, lexemes.startsName(start) {
            start = min(lexemes.endOfName(start), range.upperBound)
        }
        return isInactive(ByteRange(start, range.upperBound))
    }
}
