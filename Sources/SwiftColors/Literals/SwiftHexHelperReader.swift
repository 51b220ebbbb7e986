import ColorMath
import SourceColors
import SourceText

/// Reads the helpers that a file declares: which digits its body uses for which component.
struct SwiftHexHelperReader {
    let tokens: SwiftTokens

    init(_ tokens: SwiftTokens) { self.tokens = tokens }

    /// A helper, and the initializers that its body calls.
    private struct HelperBody {
        var helper: SwiftHexHelper
        var delegates: [(labels: [String], digits: String?)] = []
    }

    /// Returns the helpers, in source order.
    func helpers() -> [SwiftHexHelper] {
        var bodies: [HelperBody] = []
        var braces: [(opener: Int, isPrivate: Bool, owner: String)] = []
        for index in 0..<tokens.count {
            switch tokens.kind(index) {
            case .leftBrace:
                let (isPrivate, owner) = extendedType(index)
                let outer = braces.last
                braces.append((index, isPrivate || outer?.isPrivate ?? false, owner ?? outer?.owner ?? ""))
                continue
            case .rightBrace:
                guard let partner = tokens.partner(index) else { continue }
                while let last = braces.last, last.opener >= partner { braces.removeLast() }
                continue
            case .identifier: break
            default: continue
            }
            var opener = index + 1
            let isFunction = tokens.isText(index, "func")
            if isFunction {
                opener += 1
            } else if !tokens.isText(index, "init") || tokens.kind(index - 1) == .period {
                continue
            }
            while tokens.kind(opener) == .postfixMark { opener += 1 }
            guard tokens.kind(opener) == .leftParen, let close = tokens.closing(opener),
                let parameters = tokens.arguments(opener), !parameters.isEmpty, parameters.count <= 6,
                let brace = tokens.brace(from: close + 1, limit: min(close + 40, tokens.count))
            else { continue }
            let name = isFunction ? index + 1 : index
            let isPrivate = tokens.hasWord(before: index, "private", "fileprivate") || braces.last?.isPrivate ?? false
            let labels = parameters.map { parameter in
                let label = parameter.label ?? parameter.lower
                return tokens.isText(label, "_") ? "" : tokens.text(label)
            }
            let helper = SwiftHexHelper(
                name: tokens.text(name), owner: braces.last?.owner ?? "", labels: labels,
                nameRange: tokens[name].range, isShared: !isPrivate)
            if let helper = componentHelper(helper, parameters, brace) {
                bodies.append(HelperBody(helper: helper))
                continue
            }
            guard let body = body(of: helper, parameters, brace) else { continue }
            bodies.append(body)
        }
        return resolved(bodies)
    }

    /// Returns whether the `{` at `brace` opens a private type or extension, and the name of the type; nil if it opens none.
    private func extendedType(_ brace: Int) -> (isPrivate: Bool, owner: String?) {
        for index in stride(from: brace - 1, through: max(brace - 16, 0), by: -1) {
            if tokens.kind(index) == .leftBrace || tokens.kind(index) == .rightBrace { break }
            guard tokens.kind(index) == .identifier, Self.typeDeclarations.contains(tokens.bytes(index)),
                tokens.isName(index + 1)
            else { continue }
            return (tokens.hasWord(before: index, "private", "fileprivate"), tokens.typeName(index, in: nil))
        }
        return (false, nil)
    }

    private static let typeDeclarations = WordSet("extension struct class enum actor")

    /// Returns the helpers. Those that call another helper get what that one does.
    private func resolved(_ bodies: [HelperBody]) -> [SwiftHexHelper] {
        bodies.map { body in
            guard !body.helper.isReadable, !body.delegates.isEmpty else { return body.helper }
            let forEight = body.delegates.filter { $0.digits == "8" }
            let targets = (forEight.isEmpty ? body.delegates : forEight).flatMap { delegate in
                bodies.map(\.helper).filter { other in
                    other.isReadable && other.components.isEmpty && other.name == "init"
                        && other.owner == body.helper.owner
                        && other.labels.count >= delegate.labels.count
                        && other.labels.starts(with: delegate.labels)
                }
            }
            guard let first = targets.first,
                targets.allSatisfy({ $0.order == first.order && $0.readsEightDigits == first.readsEightDigits })
            else { return body.helper }
            var helper = body.helper
            helper.isReadable = true
            helper.order = first.order
            helper.readsEightDigits = first.readsEightDigits
            return helper
        }
    }

    /// Reads what the body at `brace` does with `parameters`; nil if it has nothing to do with hex digits.
    private func body(of helper: SwiftHexHelper, _ parameters: [SwiftArgument], _ brace: Int) -> HelperBody? {
        guard let close = tokens.closing(brace), close - brace < 2000 else { return nil }
        let names = parameters.map { parameter in
            // `hex: T`, or `_ hex: T` and `value hex: T`
            let second = parameter.lower + 1
            return parameter.label == nil && tokens.isName(second) ? second : parameter.label ?? parameter.lower
        }
        var body = HelperBody(helper: helper)
        var orders: Set<Bool> = []
        var isUnclear = false
        var takesNibbles = false
        var isMasked = true
        var clauses: Set<String> = []
        var clause: String?
        for index in brace + 1..<max(close, brace + 1) {
            if tokens.kind(index) == .operator, tokens.isText(index, ">>") {
                if tokens.isText(index + 1, "24") {
                    body.helper.readsEightDigits = true
                    if let isAlpha = isAlpha(index, within: brace) { orders.insert(isAlpha) } else { isUnclear = true }
                }
                if tokens.isText(index + 1, "16") {
                    body.helper.takesSixDigits = true
                    isMasked = isMasked && self.isMasked(index)
                }
                if tokens.isText(index + 1, "4") || tokens.isText(index + 1, "12") { takesNibbles = true }
            } else if tokens.kind(index) == .colon, tokens.isName(index - 1), tokens.isName(index + 1),
                component(index - 1) == true,
                tokens.kind(index + 2) == .rightParen || tokens.kind(index + 2) == .comma
                    || tokens.kind(index + 2) == .rightBrace
            {
                body.helper.alpha = names.firstIndex { tokens.text($0) == tokens.text(index + 1) } ?? body.helper.alpha
            } else if tokens.isText(index, "start"), tokens.kind(index + 1) == .colon, tokens.isText(index + 2, "0"),
                clause == "8", let isAlpha = isAlpha(index, within: brace)
            {
                // `alpha = component(of: text, start: 0, length: 2)`
                body.helper.readsEightDigits = true
                orders.insert(isAlpha)
            } else if tokens.isText(index, "count") || tokens.isText(index, "switch") {
                // The result depends on the number of digits, or on their value.
                takesNibbles = true
            } else if tokens.isText(index, "case"), tokens.kind(index + 1) == .number {
                let digits = tokens.text(index + 1)
                clause = digits
                clauses.insert(digits)
            } else if tokens.isText(index, "default"), tokens.kind(index + 1) == .colon {
                clause = nil
            } else if tokens.isText(index, "init"), tokens.kind(index - 1) == .period,
                let arguments = tokens.arguments(index + 1), !arguments.isEmpty
            {
                let labels = arguments.map { argument in argument.label.map { tokens.text($0) } ?? "" }
                body.delegates.append((labels, clause))
            }
        }
        body.helper.isReadable = body.helper.takesSixDigits || body.helper.readsEightDigits
        body.helper.dropsTopByte =
            body.helper.takesSixDigits && !body.helper.readsEightDigits && isMasked
            && (!takesNibbles || clauses.contains("8"))
        if takesNibbles || body.helper.readsEightDigits { body.helper.takesSixDigits = false }
        if !isUnclear, orders.count == 1 { body.helper.order = orders.contains(true) ? .argb : .rgba }
        guard !body.helper.isReadable else { return body }
        // It calls another helper, or does the work in an unknown way.
        let asks = helper.labels.first.map { label in asksForDigits(label) } ?? false
        return asks || asksForDigits(helper.name) ? body : nil
    }

    /// Whether the operand or the result of the `>>` at `shift` is masked: `(hex & 0xFF0000) >> 16`, `hex >> 16 & 0xFF`.
    private func isMasked(_ shift: Int) -> Bool {
        var behind = shift + 2
        while tokens.kind(behind) == .rightParen { behind += 1 }
        if tokens.isText(behind, "&") { return true }
        guard tokens.kind(shift - 1) == .rightParen, let opener = tokens.partner(shift - 1) else { return false }
        return (opener..<shift).contains { tokens.isText($0, "&") }
    }

    private func asksForDigits(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { SwiftColorWords.asksForDigits($0) }
    }

    /// Whether the top byte, which the `>>` at `shift` extracts, becomes alpha (true) or red (false); nil if it becomes
    /// something else.
    private func isAlpha(_ shift: Int, within brace: Int) -> Bool? {
        var index = shift - 1
        var place = 0
        while index > brace {
            switch tokens.kind(index) {
            case .rightParen, .rightBracket, .rightBrace:
                guard let partner = tokens.partner(index) else { return nil }
                index = partner
            case .comma: place += 1
            case .colon where tokens.isName(index - 1) && place == 0:
                // `red: CGFloat((hex >> 24) & 0xFF) / 255`
                return component(index - 1)
            case .equal:
                // `let a = hex >> 24`, `(a, r, g, b) = (hex >> 24, …)`
                var name = index - 1
                if tokens.kind(name) == .rightParen {
                    guard let names = tokens.partner(name).flatMap(tokens.arguments), place < names.count else {
                        return nil
                    }
                    return component(names[place].upper - 1)
                }
                // `let a: UInt8 = …`
                if tokens.kind(name - 1) == .colon, tokens.isName(name - 2),
                    !tokens[name].flags.contains(.newlineBefore)
                {
                    name -= 2
                }
                return component(name)
            case .leftBrace, .semicolon: return nil
            default: break
            }
            index -= 1
        }
        return nil
    }

    /// Whether the word at `name` means alpha (true) or red (false); nil if it means neither.
    private func component(_ name: Int) -> Bool? {
        guard tokens.isName(name) else { return nil }
        let bytes = tokens.bytes(name)
        guard let first = bytes.first else { return nil }
        func begins(with word: StaticString) -> Bool {
            bytes.count >= word.utf8CodeUnitCount
                && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[$0] | 0x20 == word.utf8Start[$0] }
        }
        // `a`, `alphaValue`; `r`, `rColor`, `red`
        let isInitial = bytes.count == 1 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[1])
        if begins(with: "alpha") || begins(with: "opacity") { return true }
        if begins(with: "red") { return false }
        guard isInitial else { return nil }
        switch first | 0x20 {
        case UInt8(ascii: "a"): return true
        case UInt8(ascii: "r"): return false
        default: return nil
        }
    }
}
