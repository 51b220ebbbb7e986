/// The expected closing brackets, innermost last. Stored as bits, because there are usually only a few.
struct CSSBracketStack {
    private var bits: UInt64 = 0
    private var depth = 0
    /// The bits of outer levels, 32 brackets per element.
    private var deeper: [UInt64] = []

    init() {}

    /// Whether no closing bracket is expected.
    var isEmpty: Bool { depth == 0 }

    mutating func removeAll() {
        depth = 0
        bits = 0
        if !deeper.isEmpty { deeper.removeAll(keepingCapacity: true) }
    }

    /// Pushes the expected bracket `closing`.
    mutating func push(_ closing: UInt8) {
        if depth > 0, depth & 31 == 0 { deeper.append(bits) }
        bits = bits << 2 | CSSBracketStack.code(closing)
        depth += 1
    }

    /// Pops the innermost bracket if it is `closing`.
    mutating func popIfAwaited(_ closing: UInt8) {
        guard depth > 0, bits & 3 == CSSBracketStack.code(closing) else { return }
        depth -= 1
        bits >>= 2
        if depth > 0, depth & 31 == 0, let last = deeper.popLast() { bits = last }
    }

    private static func code(_ closing: UInt8) -> UInt64 {
        switch closing {
        case UInt8(ascii: ")"): 1
        case UInt8(ascii: "]"): 2
        default: 3
        }
    }
}
