import SourceText

/// A number in a constant expression, with its type as far as it is known.
///
/// A literal has no type of its own: `34/255` is 0.133 if a floating-point number is expected, and 0 if an `Int` is. So both
/// values are computed until something decides.
struct SwiftNumber {
    enum Kind {
        /// A literal, or an expression of literals.
        case literal
        /// An `Int` or another integer type.
        case integer
        /// `Double` and `CGFloat`, which convert into each other.
        case double
        /// A `Float`.
        case float
    }

    var kind: Kind
    /// The value as a floating-point number.
    var value: Double
    /// The value in integer arithmetic; nil if it contains a fraction, overflows or divides by zero.
    var integer: Int?
    /// Whether it consists of integer literals only.
    var isIntegral: Bool

    /// A floating-point number of the given kind.
    init(_ value: Double, _ kind: Kind = .literal) {
        self.kind = kind
        self.value = value
        isIntegral = false
    }

    /// An integer; nil if `integer` is nil.
    init(integer: Int?, value: Double, _ kind: Kind = .literal) {
        self.kind = kind
        self.value = value
        self.integer = integer
        isIntegral = true
    }

    /// The value if a floating-point number is expected, or nil if the compiler would reject it.
    var asFloatingPoint: Double? { kind == .integer || !value.isFinite ? nil : value }
}

extension SwiftNumber {
    /// Reads a number literal: decimal, `0x`, `0o`, `0b`, with `_`, a fraction and an exponent.
    init?(literal bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= 400 else { return nil }
        if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
            switch bytes[1] {
            case UInt8(ascii: "x"):
                let isFraction = bytes.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "p") }
                if isFraction { self.init(text: bytes) } else { self.init(digits: bytes, from: 2, radix: 16) }
                return
            case UInt8(ascii: "o"):
                self.init(digits: bytes, from: 2, radix: 8)
                return
            case UInt8(ascii: "b"):
                self.init(digits: bytes, from: 2, radix: 2)
                return
            default: break
            }
        }
        var mantissa: UInt64 = 0
        var places = -1
        var digits = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "_"): continue
            case UInt8(ascii: ".") where places < 0: places = 0
            case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 15:
                mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
                if mantissa > 0 { digits += 1 }
                if places >= 0 { places += 1 }
            default:
                self.init(text: bytes)
                return
            }
        }
        // Up to 15 digits over a power of ten below 10²³ divide without a second rounding.
        guard places <= 22 else {
            self.init(text: bytes)
            return
        }
        if places < 0 {
            self.init(integer: Int(mantissa), value: Double(mantissa))
        } else {
            self.init(Double(mantissa) / (0..<places).reduce(1.0) { product, _ in product * 10 })
        }
    }

    private init?(digits bytes: UnsafeBufferPointer<UInt8>, from start: Int, radix: Int) {
        var integer: Int? = 0
        var value = 0.0
        for byte in bytes[start...] where byte != UInt8(ascii: "_") {
            let letter = byte | 0x20
            let digit = letter >= UInt8(ascii: "a") ? Int(letter) - 87 : Int(byte) - 48
            guard digit >= 0, digit < radix else { return nil }
            value = value * Double(radix) + Double(digit)
            integer = integer.flatMap { Self.arithmetic(.times, $0, radix) }.flatMap {
                Self.arithmetic(.plus, $0, digit)
            }
        }
        self.init(integer: integer, value: value)
    }

    /// Parses long numbers and numbers with an exponent with the standard library.
    private init?(text bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        guard let value = Double(text) else { return nil }
        if text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) {
            self.init(integer: Int(text), value: value)
        } else {
            self.init(value)
        }
    }
}

extension SwiftNumber {
    enum Operation {
        case plus, minus, times, divide

        /// Whether it is applied before `other` on its right.
        func binds(before other: Operation) -> Bool {
            self == .times || self == .divide || other == .plus || other == .minus
        }
    }

    /// Returns `a` and `b` combined as the compiler would, or nil if it would reject that.
    static func combine(_ operation: Operation, _ a: SwiftNumber, _ b: SwiftNumber) -> SwiftNumber? {
        let kind: Kind
        switch (a.kind, b.kind) {
        case (let left, let right) where left == right: kind = left
        case (.literal, let right): kind = right
        case (let left, .literal): kind = left
        default: return nil
        }
        let isIntegral = a.isIntegral && b.isIntegral
        if kind == .integer && !isIntegral { return nil }
        let value = arithmetic(operation, a.value, b.value)
        guard isIntegral, kind == .literal || kind == .integer else { return SwiftNumber(value, kind) }
        guard let left = a.integer, let right = b.integer else {
            return SwiftNumber(integer: nil, value: value, kind)
        }
        return SwiftNumber(integer: arithmetic(operation, left, right), value: value, kind)
    }

    /// The negated number.
    var negated: SwiftNumber {
        var result = self
        result.value = -value
        result.integer = integer.flatMap { Self.arithmetic(.minus, 0, $0) }
        return result
    }

    /// Returns the number converted by `CGFloat(…)`, `Int(…)` and the like, or nil if they trap.
    func converted(to kind: Kind) -> SwiftNumber? {
        // A conversion that accepts both takes an expression of integer literals as an `Int`.
        let asInteger = isIntegral && (self.kind == .literal || self.kind == .integer)
        if asInteger && integer == nil { return nil }
        let number = asInteger ? Double(integer ?? 0) : value
        guard number.isFinite else { return nil }
        switch kind {
        case .literal: return self
        case .integer:
            if asInteger { return SwiftNumber(integer: integer, value: number, .integer) }
            guard abs(number) < 9e18 else { return nil }
            return SwiftNumber(integer: Int(number), value: number.rounded(.towardZero), .integer)
        case .double: return SwiftNumber(number, .double)
        case .float: return SwiftNumber(Double(Float(number)), .float)
        }
    }

    /// Whether a conversion to floating point of the given kind takes an integer that has dropped a fraction.
    func losesFraction(to kind: Kind) -> Bool {
        guard kind == .double || kind == .float, let integer, isIntegral else { return false }
        return Double(integer) != value
    }

    private static func arithmetic(_ operation: Operation, _ a: Double, _ b: Double) -> Double {
        switch operation {
        case .plus: a + b
        case .minus: a - b
        case .times: a * b
        case .divide: a / b
        }
    }

    private static func arithmetic(_ operation: Operation, _ a: Int, _ b: Int) -> Int? {
        let result =
            switch operation {
            case .plus: a.addingReportingOverflow(b)
            case .minus: a.subtractingReportingOverflow(b)
            case .times: a.multipliedReportingOverflow(by: b)
            case .divide: a.dividedReportingOverflow(by: b)
            }
        return result.overflow ? nil : result.partialValue
    }
}
