import SourceText

/// A name that is being typed.
package struct NameCompletion: Equatable, Sendable {
    /// The kind of name expected there.
    package var space: ColorName.Space
    /// The range typed so far, up to the caret.
    package var typed: ByteRange
    /// The whole name that contains the caret, if its end is known (a closing quote). No definition need exist for it.
    package var whole: ByteRange?

    package init(_ space: ColorName.Space, _ typed: ByteRange, whole: ByteRange? = nil) {
        self.space = space
        self.typed = typed
        self.whole = whole
    }
}

extension SourceBytes {
    /// Returns the offset at which the name that ends at `offset` begins. Names consist of letters, digits, `-`, `_`,
    /// non-ASCII bytes, and the bytes of `marks`.
    package func startOfName(before offset: Int, with marks: StaticString = "") -> Int {
        var start = offset
        while start > 0, isNamePart(self[start - 1], marks) { start -= 1 }
        return start
    }

    /// Returns the offset at which the name that contains `offset` ends; see ``startOfName(before:with:)``.
    package func endOfName(from offset: Int, with marks: StaticString = "") -> Int {
        var end = offset
        while isNamePart(self[end], marks) { end += 1 }
        return end
    }

    private func isNamePart(_ byte: UInt8, _ marks: StaticString) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: marks.withUTF8Buffer { $0.contains(byte) }
        }
    }

    /// Whether `text` ends at `end`, ignoring spaces between the two.
    package func has(_ text: StaticString, before end: Int) -> Bool {
        var end = end
        while end > 0, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
        let count = text.utf8CodeUnitCount
        guard end >= count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(buffer(ByteRange(end - count, end))) }
    }
}
