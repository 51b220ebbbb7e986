/// The tokens that a byte of Swift source can begin.
enum SwiftByteClass: UInt8 {
    case other, space, newline, letter, digit, operatorSign, quote, pound, punctuation, opening, closing, mark
    case backtick, dollar, slash, high

    /// One entry for each byte, never freed.
    nonisolated(unsafe) static let table: UnsafePointer<SwiftByteClass> = {
        let table = UnsafeMutablePointer<SwiftByteClass>.allocate(capacity: 256)
        for byte in 0...255 { (table + byte).initialize(to: classify(UInt8(byte))) }
        return UnsafePointer(table)
    }()

    /// Whether the byte can be part of an operator.
    var isOperator: Bool {
        switch self {
        case .operatorSign, .slash, .mark, .high: true
        default: false
        }
    }

    private static func classify(_ byte: UInt8) -> SwiftByteClass {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: .space
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
        case UInt8(ascii: "#"): .pound
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
            .punctuation
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
        case UInt8(ascii: "?"), UInt8(ascii: "!"): .mark
        case UInt8(ascii: "`"): .backtick
        case UInt8(ascii: "$"): .dollar
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "."):
            .operatorSign
        case 0x80...: .high
        default: .other
        }
    }
}

/// Whether the non-ASCII character with the Unicode value `scalar` can be part of an operator.
///
/// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Operators>
func isSwiftOperatorScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
        0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
        0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
        true
    default: false
    }
}
