import SourceText

/// Number literals.
///
/// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Numeric-Literals>
extension SwiftLexer {
    mutating func readNumber() {
        let start = offset
        if source[offset] == UInt8(ascii: "0") {
            switch source[offset + 1] {
            case UInt8(ascii: "x"): return readHexNumber()
            case UInt8(ascii: "b"), UInt8(ascii: "o"):
                skipWord()
                return add(.number, from: start)
            default: break
            }
        }
        skipDigits()
        if source[offset] == UInt8(ascii: ".") {
            // `x.0.1` reads members of a tuple, and `1.description` a property.
            guard isDigit(source[offset + 1]), tokens.last?.kind != .period else { return add(.number, from: start) }
            offset += 1
            skipDigits()
        }
        if source[offset] | 0x20 == UInt8(ascii: "e") {
            offset += 1
            skipSign()
        }
        skipWord()
        add(.number, from: start)
    }

    private mutating func readHexNumber() {
        let start = offset
        offset += 2
        skipHexDigits()
        let integerEnd = offset
        let hasPoint = source[offset] == UInt8(ascii: ".") && isHexDigit(source[offset + 1])
        if hasPoint {
            offset += 1
            skipHexDigits()
        }
        if source[offset] | 0x20 == UInt8(ascii: "p") {
            offset += 1
            skipSign()
            if hasPoint, !isDigit(source[offset]) { offset = integerEnd }
        } else if hasPoint {
            // `0xff.description`: a hexadecimal fraction requires an exponent.
            offset = integerEnd
        }
        if source[offset] != UInt8(ascii: ".") { skipWord() }
        add(.number, from: start)
    }

    private mutating func skipSign() {
        if source[offset] == UInt8(ascii: "-") || source[offset] == UInt8(ascii: "+") { offset += 1 }
    }

    private mutating func skipDigits() {
        while isDigit(source[offset]) || source[offset] == UInt8(ascii: "_") { offset += 1 }
    }

    private mutating func skipHexDigits() {
        while isHexDigit(source[offset]) || source[offset] == UInt8(ascii: "_") { offset += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }
}
