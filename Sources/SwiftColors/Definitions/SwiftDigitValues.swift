import SourceColors
import SourceText

/// Themes that are given hex digits: `static let night = Theme(inkHex: "FFFFFF", paperHex: "000000")`.
extension SwiftDefinitionReader {
    /// The maximum number of tokens between a value and the name of the declaration that makes it.
    private static let maximumDistance = 4096

    /// Adds the stored property `name` of the theme `type`, if it is named for digits, as the color of its values.
    func readDigits(_ name: Int, of type: String) {
        guard SwiftColorWords.asksForDigits(tokens.bytes(name)), expressions.keepsDigits(name, in: type) else { return }
        let any = ColorName(.swiftMember, type + ":." + tokens.text(name))
        let value = facts.add(
            .nameOr(any, fallback: facts.unresolved(.choice, TokenRange(name))), at: TokenRange(name))
        add(
            Expansion(
                name: type + "." + tokens.text(name), nameRange: tokens[name].range, value: value, isShared: true))
    }

    /// Adds the colors of the themes that the file makes of digits.
    func addThemesOfDigits() {
        guard file.imports.modules.isDisjoint(with: ["XCTest", "Testing"]) else { return }
        var counts: [String: Int] = [:]
        for opener in literals.calls.ordered() {
            guard let type = theme(madeAt: opener), let digits = literals.digits(inCallAt: opener), digits.count > 1,
                let maker = maker(of: opener), !Self.isExample(maker), maker != "previews"
            else { continue }
            let number = counts[type + "." + maker, default: 0] + 1
            counts[type + "." + maker] = number
            let value = number > 1 ? maker + "[\(number)]" : maker
            for argument in tokens.arguments(opener) ?? [] {
                guard let label = argument.label, let literal = literals.literal(at: argument.lower),
                    literal.upper == argument.upper
                else { continue }
                add(
                    Expansion(
                        name: type + "." + value + "." + tokens.text(label), nameRange: tokens[label].range,
                        value: literal.expression, isShared: true))
            }
            addCase(value, of: type, to: type)
        }
    }

    /// Returns the full name of the theme that the call at the `(` `opener` makes; nil if it makes anything else.
    private func theme(madeAt opener: Int) -> String? {
        var last = opener - 1
        if tokens.isText(last, "init"), tokens.kind(last - 1) == .period { last -= 2 }
        // `static let night: Theme = .init(…)`
        if tokens.kind(last) == .equal { last -= 1 }
        var first = last
        while tokens.kind(first - 1) == .period, tokens.isName(first - 2) { first -= 2 }
        guard let (words, next) = tokens.typeWords(first), next == last + 1 else { return nil }
        let name = words.joined(separator: ".")
        guard Self.isThemeOrKind(name) else { return nil }
        if file.declarations.types[name] != nil { return name }
        let nested = typesByLastWord[words.last ?? "", default: []].filter { $0.hasSuffix("." + name) }
        return nested.count == 1 ? nested.first : name
    }

    /// Returns the name of the declaration that makes the value of the call at `opener`.
    private func maker(of opener: Int) -> String? {
        for index in stride(from: opener - 1, through: max(opener - Self.maximumDistance, 1), by: -1)
        where tokens.isText(index - 1, "let") || tokens.isText(index - 1, "var") || tokens.isText(index - 1, "func") {
            return tokens.isName(index) ? tokens.text(index) : nil
        }
        return nil
    }
}
