import SourceText

extension SwiftTokens {
    /// Returns the constant that `range` is: `.done`, `State.done`, `3`, `nil`.
    func constant(_ range: TokenRange) -> String? {
        let (lower, count) = (range.lower, range.upper - range.lower)
        switch kind(lower) {
        case .period where count == 2 && isName(lower + 1): return text(lower + 1)
        case .identifier where count == 3 && isCapitalized(lower) && kind(lower + 1) == .period:
            return isName(lower + 2) && !isCapitalized(lower + 2) ? text(lower + 2) : nil
        case .identifier where count == 1:
            return isText(lower, "nil") || isText(lower, "true") || isText(lower, "false")
                ? text(lower) : nil
        case .number where count == 1:
            let digits = bytes(lower)
            let isPlain = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            return isPlain && (digits.count == 1 || digits.first != UInt8(ascii: "0")) ? text(lower) : nil
        case .stringOpen where count == 3 && kind(lower + 1) == .stringText:
            return self[lower + 1].flags.contains(.special) ? nil : "\"" + text(lower + 1)
        default: return nil
        }
    }
}
