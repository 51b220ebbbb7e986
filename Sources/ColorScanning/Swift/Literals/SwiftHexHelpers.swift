import ColorMath

/// A function or initialiser of the file that makes a colour of hex digits, as far as its body tells how.
struct SwiftHexHelper {
    /// The labels of its parameters, empty for `_`.
    var labels: [String]
    /// Where alpha stands among eight digits.
    var order: HexAlphaOrder?
    /// Whether it takes any integer for six digits: `0xFFF` is `0x000FFF`.
    var takesSixDigits: Bool
    /// Whether it looks at more than six digits at all.
    var readsEightDigits: Bool
    /// The parameter that is handed on as alpha.
    var alpha: Int?

    /// Whether both read digits in the same way.
    func does(theSameAs other: SwiftHexHelper) -> Bool {
        order == other.order && takesSixDigits == other.takesSixDigits && readsEightDigits == other.readsEightDigits
            && alpha == other.alpha
    }
}

/// Reads the bodies of helpers: which bits go to which component.
extension SwiftScanner {
    /// The one helper of the file that a call of `name` with `arguments` is of, or nil where there is none, or several.
    mutating func hexHelper(_ name: String, _ arguments: [SwiftArgument]) -> SwiftHexHelper? {
        if hexHelpers == nil { hexHelpers = readHexHelpers() }
        guard let all = hexHelpers?[name], all.count <= 16 else { return nil }
        let fitting = all.filter { helper in
            // Parameters at the end may have a default.
            helper.labels.count >= arguments.count
                && zip(helper.labels, arguments).allSatisfy { label, argument in
                    argument.label.map { tokens.text($0) == label } ?? label.isEmpty
                }
        }
        let exact = fitting.filter { $0.labels.count == arguments.count }
        let best = exact.isEmpty ? fitting : exact
        // Two that do the same, for two types, are as good as one.
        guard let first = best.first, best.allSatisfy({ $0.does(theSameAs: first) }) else { return nil }
        return first
    }

    /// The helpers by name; initialisers are `init`.
    private func readHexHelpers() -> [String: [SwiftHexHelper]] {
        var result: [String: [SwiftHexHelper]] = [:]
        for index in 0..<tokens.count {
            guard tokens.kind(index) == .identifier else { continue }
            var opener = index + 1
            if tokens.isText(index, "func") {
                opener += 1
            } else if !tokens.isText(index, "init") || tokens.kind(index - 1) == .period {
                continue
            }
            while tokens.kind(opener) == .postfixMark { opener += 1 }
            guard tokens.kind(opener) == .leftParen, let close = tokens.closing(opener),
                let parameters = tokens.arguments(opener), !parameters.isEmpty, parameters.count <= 6,
                let brace = tokens.brace(from: close + 1, limit: min(close + 40, tokens.count)),
                let helper = hexHelper(parameters, brace)
            else { continue }
            let name = tokens.isText(index, "func") ? index + 1 : index
            result[tokens.text(name), default: []].append(helper)
        }
        return result
    }

    /// What the body at `brace` makes of `parameters`; nil where it takes no bits apart.
    private func hexHelper(_ parameters: [SwiftArgument], _ brace: Int) -> SwiftHexHelper? {
        guard let close = tokens.closing(brace), close - brace < 2000 else { return nil }
        let names = parameters.map { parameter in
            // `hex: T`, or `_ hex: T` and `value hex: T`
            parameter.label ?? parameter.lower + 1
        }
        let labels = parameters.map { parameter in
            let label = parameter.label ?? parameter.lower
            return tokens.isText(label, "_") ? "" : tokens.text(label)
        }
        var helper = SwiftHexHelper(labels: labels, takesSixDigits: false, readsEightDigits: false)
        var orders: Set<Bool> = []
        var isUnclear = false
        var takesNibbles = false
        for index in brace + 1..<max(close, brace + 1) {
            if tokens.kind(index) == .operator, tokens.isText(index, ">>") {
                if tokens.isText(index + 1, "24") {
                    helper.readsEightDigits = true
                    if let isAlpha = isAlpha(index, within: brace) { orders.insert(isAlpha) } else { isUnclear = true }
                }
                if tokens.isText(index + 1, "16") { helper.takesSixDigits = true }
                if tokens.isText(index + 1, "4") || tokens.isText(index + 1, "12") { takesNibbles = true }
            } else if tokens.kind(index) == .colon, Self.isAlphaWord(tokens.bytes(index - 1)), tokens.isName(index + 1),
                tokens.kind(index + 2) == .rightParen || tokens.kind(index + 2) == .comma
                    || tokens.kind(index + 2) == .rightBrace
            {
                helper.alpha = names.firstIndex { tokens.text($0) == tokens.text(index + 1) } ?? helper.alpha
            } else if tokens.isText(index, "count") || tokens.isText(index, "switch") {
                // What it does depends on how many digits there are, or on how large they are.
                takesNibbles = true
            }
        }
        guard helper.takesSixDigits || helper.readsEightDigits else { return nil }
        if takesNibbles || helper.readsEightDigits { helper.takesSixDigits = false }
        if !isUnclear, orders.count == 1 { helper.order = orders.contains(true) ? .argb : .rgba }
        return helper
    }

    /// Whether the highest of four bytes, which the `>>` at `shift` takes, becomes alpha (true) or red (false); nil where it
    /// becomes something else.
    private func isAlpha(_ shift: Int, within brace: Int) -> Bool? {
        var index = shift - 1
        var place = 0
        while index > brace {
            switch tokens.kind(index) {
            case .rightParen, .rightBracket, .rightBrace:
                let partner = Int(tokens[index].partner)
                guard partner >= 0 else { return nil }
                index = partner
            case .comma: place += 1
            case .colon where tokens.isName(index - 1) && place == 0:
                // `red: CGFloat((hex >> 24) & 0xFF) / 255`
                return component(index - 1)
            case .equal:
                // `let a = hex >> 24`, `(a, r, g, b) = (hex >> 24, …)`
                var name = index - 1
                if tokens.kind(name) == .rightParen {
                    let opener = Int(tokens[name].partner)
                    guard opener >= 0, let names = tokens.arguments(opener), place < names.count else { return nil }
                    return component(names[place].upper - 1)
                }
                // `let a: UInt8 = …`
                if tokens.kind(name - 1) == .colon { name -= 2 }
                return component(name)
            case .leftBrace, .semicolon: return nil
            default: break
            }
            index -= 1
        }
        return nil
    }

    private func component(_ name: Int) -> Bool? {
        guard tokens.isName(name) else { return nil }
        let bytes = tokens.bytes(name)
        if Self.isAlphaWord(bytes) { return true }
        return tokens.isText(name, "r") || tokens.isText(name, "red") ? false : nil
    }

    private static func isAlphaWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { alphaWords.contains(bytes) }

    private static let alphaWords = SwiftWordTable<Bool>(["a", "alpha", "opacity"], true)
}
