import SourceText

/// Tells where hex digits stand, and whether a color is expected there.
final class SwiftHexContext {
    private let tokens: SwiftTokens
    private let brackets: SwiftBrackets

    init(_ file: SwiftFile, _ brackets: SwiftBrackets) {
        tokens = file.tokens
        self.brackets = brackets
    }

    /// The place of an argument in its call.
    struct ArgumentPlace {
        /// The `(` of the call.
        var opener: Int
        /// The token of the argument's label, or nil.
        var label: Int?
    }

    /// Returns the place of `range` as a whole argument of a call, or as a branch of a ternary that is one; nil if it is
    /// neither.
    func argumentPlace(_ range: TokenRange) -> ArgumentPlace? {
        let (lower, upper) = (range.lower, range.upper)
        guard let opener = brackets.innermost, tokens.kind(opener) == .leftParen, tokens.isName(opener - 1),
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
        guard let branch = isString ? tokens.partner(colon - 1) : colon - 1 else { return false }
        return tokens.kind(branch - 1) == .infixQuestion && branch - 1 > opener
    }

    /// Returns the label of the first argument of the call at `opener`.
    private func firstLabel(_ opener: Int) -> Int? {
        tokens.isName(opener + 1) && tokens.kind(opener + 2) == .colon ? opener + 1 : nil
    }

    /// Returns the first token of the callee of the call at `opener`, which is `.init` or `init`.
    func calleeStart(_ opener: Int) -> Int { tokens.kind(opener - 2) == .period ? opener - 2 : opener - 1 }

    /// Whether the expression that begins at `lower` is expected to be a color.
    func isColorContext(_ lower: Int) -> Bool {
        if isColorNamed(lower) || isColorTyped(lower) { return true }
        let before = lower - 1
        switch tokens.kind(before) {
        case .leftParen: return SwiftModifiers.colors.contains(tokens.bytes(before - 1))
        case .leftBracket: return holdsColors(before)
        case .comma:
            guard let opener = brackets.enclosing(lower), tokens.kind(opener) == .leftBracket else { return false }
            return holdsColors(opener)
        case .leftBrace: return declaresColor(before)
        default:
            guard tokens.isText(before, "return"), let opener = brackets.enclosing(lower) else { return false }
            return declaresColor(opener)
        }
    }

    /// Whether the array that begins at `bracket` has a declared type of colors: `= [`, `{ [`, `return [`.
    private func holdsColors(_ bracket: Int) -> Bool {
        if isColorTyped(bracket) { return true }
        if tokens.kind(bracket - 1) == .leftBrace { return declaresColor(bracket - 1) }
        guard tokens.isText(bracket - 1, "return"), let opener = brackets.enclosing(bracket) else { return false }
        return declaresColor(opener)
    }

    /// Whether the value that begins at `lower` is given a name that ends in `color`: `accentColor = …`, `color: …`.
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

    /// Whether the string at `index` is the raw value of a case of an enumeration of colors: `enum Palette: String { case ink =
    /// "101517" }`.
    func isCaseOfColors(_ index: Int) -> Bool {
        guard tokens.kind(index - 1) == .equal, tokens.isName(index - 2),
            tokens.isText(index - 3, "case") || tokens.kind(index - 3) == .comma, let brace = brackets.enclosing(index),
            tokens.kind(brace) == .leftBrace
        else { return false }
        for word in stride(from: brace - 2, through: max(brace - 12, 1), by: -1) where tokens.isText(word - 1, "enum") {
            return SwiftColorWords.concernsColor(tokens.bytes(word))
        }
        return false
    }

    private func namesDigits(_ index: Int) -> Bool {
        let word = tokens.bytes(index)
        return SwiftColorWords.namesColor(word) || SwiftColorWords.makesColor(word)
    }

    /// Whether the value that begins at `lower` is assigned to something declared as a color or an array of colors.
    private func isColorTyped(_ lower: Int) -> Bool {
        guard tokens.kind(lower - 1) == .equal else { return false }
        var type = lower - 2
        while tokens.kind(type) == .postfixMark || tokens.kind(type) == .rightBracket { type -= 1 }
        guard tokens.isName(type), tokens.colorType(tokens.bytes(type)) != nil else { return false }
        let before = tokens.kind(type - 1) == .leftBracket ? type - 2 : type - 1
        return tokens.kind(before) == .colon || tokens.kind(before) == .period
    }

    /// Whether the `{` at `brace` opens the body of a property or function that returns a color or an array of colors.
    private func declaresColor(_ brace: Int) -> Bool {
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
