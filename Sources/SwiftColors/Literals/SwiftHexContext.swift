import ColorMath
import SourceText

/// Where hex digits stand, and whether that place wants a color.
extension SwiftScanner {
    /// An argument's place in its call.
    struct ArgumentPlace {
        /// The call's `(`.
        var opener: Int
        /// The token of the argument's label, or nil.
        var label: Int?
    }

    /// The place of the tokens `lower..<upper` as the whole of a call's argument, or as a branch of a ternary that is; nil
    /// where they are neither.
    func argumentPlace(_ lower: Int, _ upper: Int) -> ArgumentPlace? {
        guard let opener = frames.last?.opener, tokens.kind(opener) == .leftParen, tokens.isName(opener - 1),
            tokens.endsExpression(opener - 1), tokens.continuesCall(opener), !tokens.isText(opener - 2, "func")
        else { return nil }
        if tokens.kind(lower - 1) == .infixQuestion && tokens.kind(upper) == .colon
            || tokens.kind(lower - 1) == .colon && tokens.endsExpression(lower - 2)
                && isTernary(lower - 1, from: opener)
        {
            guard tokens.kind(upper) == .colon || tokens.kind(upper) == .comma || tokens.kind(upper) == .rightParen
            else {
                return nil
            }
            return ArgumentPlace(opener: opener, label: firstLabel(opener))
        }
        var before = lower - 1
        var label: Int?
        if tokens.kind(before) == .colon, tokens.isName(before - 1) {
            label = before - 1
            before -= 2
        }
        guard before == opener || tokens.kind(before) == .comma,
            tokens.kind(upper) == .comma || tokens.kind(upper) == .rightParen
        else { return nil }
        return ArgumentPlace(opener: opener, label: label)
    }

    /// Whether the `:` at `colon` ends the first branch of a ternary with digits in it: `(a ? 0x… : 0x…)`.
    private func isTernary(_ colon: Int, from opener: Int) -> Bool {
        let isString = tokens.kind(colon - 1) == .stringClose
        let branch = isString ? Int(tokens[colon - 1].partner) : colon - 1
        return tokens.kind(branch - 1) == .infixQuestion && branch - 1 > opener
    }

    /// The label of the first argument of the call at `opener`.
    private func firstLabel(_ opener: Int) -> Int? {
        tokens.isName(opener + 1) && tokens.kind(opener + 2) == .colon ? opener + 1 : nil
    }

    /// What the call at the `(` `opener` does with hex digits.
    mutating func hexCall(_ opener: Int) -> SwiftHexCall {
        if let known = hexCalls[opener] { return known }
        var call = SwiftHexCall()
        var name = opener - 1
        if tokens.isText(name, "init"), tokens.kind(name - 1) == .period {
            if tokens.endsExpression(name - 2), tokens.isName(name - 2) { name -= 2 } else { call.isImplicit = true }
        }
        call.opener = opener
        call.name = name
        if !call.isImplicit {
            let word = tokens.bytes(name)
            let type = tokens.colorType(word)
            call.namesAsset = type == .color
            call.readsBytes = Self.byteTypes.contains(word)
            call.makesColor = SwiftColorWords.makesColor(word)
            if SwiftColorWords.saysARGB(word) {
                call.order = .argb
            } else if SwiftColorWords.saysRGBA(word) {
                call.order = .rgba
            }
            // `UIColor.hex(…)`, `.hex(…)`
            if !call.makesColor, tokens.kind(name - 1) == .period, SwiftColorWords.asksForDigits(word) {
                call.isImplicitHelper = !tokens.endsExpression(name - 2)
                call.makesColor = SwiftColorWords.namesColor(tokens.bytes(name - 2))
            }
        }
        if !options.hexHelpers.isEmpty, options.hexHelpers.contains(tokens.text(name)) { call.makesColor = true }
        readOtherArguments(of: opener, into: &call)
        hexCalls[opener] = call
        return call
    }

    /// What stands beside the digits: an alpha, further digits, or something unknown.
    private mutating func readOtherArguments(of opener: Int, into call: inout SwiftHexCall) {
        for argument in tokens.arguments(opener) ?? [] {
            if let label = argument.label, Self.alphaLabels.contains(tokens.bytes(label)) {
                let alpha = evaluator.floatingPoint(tokens, argument.lower, argument.upper)
                call.alpha = alpha.map(SwiftHexCall.Alpha.constant) ?? .notConstant
                continue
            }
            let last = argument.upper - 1
            let first = tokens.kind(last) == .stringClose ? Int(tokens[last].partner) : last
            let isDigits = tokens.kind(first) == .stringOpen || isHexNumber(first)
            let isWhole = first == argument.lower || tokens.kind(first - 1) == .colon && first > argument.lower
            if !isDigits || !isWhole { call.hasUnknownArguments = true }
        }
    }

    private func isHexNumber(_ index: Int) -> Bool {
        tokens.kind(index) == .number && tokens.bytes(index).starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
    }

    private static let alphaLabels = SwiftWordTable<Bool>(["alpha", "opacity", "a", "withAlpha"], true)

    /// Types whose `hex:` means bytes or numbers.
    private static let byteTypes = SwiftWordTable<Bool>(
        [
            "Data", "Array", "UInt8", "Int", "Int32", "Int64", "UInt", "UInt16", "UInt32", "UInt64", "BigInt",
            "BigUInt",
            "String", "Substring", "UUID", "NSData", "ByteBuffer", "ContiguousArray", "SymmetricKey", "Digest",
            "Character", "Unicode", "Scalar", "UnicodeScalar",
        ], true)

    /// The first token of the callee of the call at `opener`, where it is `.init`.
    func calleeStart(_ opener: Int) -> Int { tokens.kind(opener - 2) == .period ? opener - 2 : opener - 1 }

    /// Whether a color is wanted of the expression that begins at `lower`.
    func isColorContext(_ lower: Int) -> Bool {
        if isColorNamed(lower) || isColorTyped(lower) { return true }
        let before = lower - 1
        switch tokens.kind(before) {
        case .leftParen: return SwiftModifiers.colors.contains(tokens.bytes(before - 1))
        case .leftBracket: return holdsColors(before)
        case .comma:
            guard let opener = enclosing(lower), tokens.kind(opener) == .leftBracket else { return false }
            return holdsColors(opener)
        case .leftBrace: return declaresColor(before)
        default:
            guard tokens.isText(before, "return"), let opener = enclosing(lower) else { return false }
            return declaresColor(opener)
        }
    }

    /// Whether the array that begins at `bracket` is one of colors by its declared type: `= [`, `{ [`, `return [`.
    private func holdsColors(_ bracket: Int) -> Bool {
        if isColorTyped(bracket) { return true }
        if tokens.kind(bracket - 1) == .leftBrace { return declaresColor(bracket - 1) }
        guard tokens.isText(bracket - 1, "return"), let opener = enclosing(bracket) else { return false }
        return declaresColor(opener)
    }

    /// The innermost open bracket before the token at `index`.
    private func enclosing(_ index: Int) -> Int? { frames.last { $0.opener < index }?.opener }

    /// Whether what begins at `lower` is given a name that ends in `color`: `accentColor = …`, `color: …`.
    func isColorNamed(_ lower: Int) -> Bool {
        switch tokens.kind(lower - 1) {
        case .colon:
            if tokens.kind(lower - 2) == .stringClose, tokens.kind(lower - 3) == .stringText {
                return namesDigits(lower - 3)
            }
            return tokens.isName(lower - 2) && namesDigits(lower - 2)
        case .equal:
            var name = lower - 2
            while tokens.kind(name) == .postfixMark { name -= 1 }
            if tokens.isName(name), tokens.kind(name - 1) == .colon { name -= 2 }
            return tokens.isName(name) && namesDigits(name)
        default: return false
        }
    }

    private func namesDigits(_ index: Int) -> Bool {
        let word = tokens.bytes(index)
        return SwiftColorWords.namesColor(word) || SwiftColorWords.makesColor(word)
    }

    /// Whether what begins at `lower` is assigned to something declared as a color, or as several.
    private func isColorTyped(_ lower: Int) -> Bool {
        guard tokens.kind(lower - 1) == .equal else { return false }
        var type = lower - 2
        while tokens.kind(type) == .postfixMark || tokens.kind(type) == .rightBracket { type -= 1 }
        guard tokens.isName(type), tokens.colorType(tokens.bytes(type)) != nil else { return false }
        let before = tokens.kind(type - 1) == .leftBracket ? type - 2 : type - 1
        return tokens.kind(before) == .colon || tokens.kind(before) == .period
    }

    /// Whether the `{` at `brace` opens the body of a property or function that gives a color, or several.
    func declaresColor(_ brace: Int) -> Bool {
        var type = brace - 1
        if tokens.isText(type, "get"), tokens.kind(type - 1) == .leftBrace { type -= 2 }
        while tokens.kind(type) == .postfixMark || tokens.kind(type) == .rightBracket { type -= 1 }
        guard tokens.kind(brace) == .leftBrace, tokens.colorType(tokens.bytes(type)) != nil else {
            return false
        }
        while tokens.kind(type - 1) == .leftBracket { type -= 1 }
        return tokens.kind(type - 1) == .colon || tokens.isText(type - 1, "->")
    }
}
