/// The closing brackets that are awaited, the innermost last. Kept in bits, because there are seldom more than a few and
/// often there is one.
struct CSSBracketStack {
    private var bits: UInt64 = 0
    private var depth = 0
    /// The bits of what lies deeper than 32, by 32 brackets each.
    private var deeper: [UInt64] = []

    /// Nothing is awaited.
    init() {}

    /// Whether nothing is awaited.
    var isEmpty: Bool { depth == 0 }

    /// Forgets what was awaited.
    mutating func removeAll() {
        depth = 0
        bits = 0
        if !deeper.isEmpty { deeper.removeAll(keepingCapacity: true) }
    }

    /// Awaits `closing`.
    mutating func push(_ closing: UInt8) {
        if depth > 0, depth & 31 == 0 { deeper.append(bits) }
        bits = bits << 2 | CSSBracketStack.code(closing)
        depth += 1
    }

    /// Ends the innermost bracket if it awaits `closing`.
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
