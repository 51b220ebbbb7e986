import SourceColors
import SourceText

/// Themes: objects of the environment, and colors that a method copies from one of several palettes.
extension SwiftDefinitionReader {
    /// Whether a type called `name` may be a theme.
    static func isTheme(_ name: String) -> Bool {
        name.hasSuffix("Theme") || name.hasSuffix("Colors") || name.hasSuffix("Palette")
            || name.hasSuffix("ColorScheme")
                && name != "ColorScheme"
    }

    /// Whether an enumeration called `name` may be of themes: `Theme`, `ThemeType`.
    static func isThemeOrKind(_ name: String) -> Bool {
        let word = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...] } ?? name[...]
        return isTheme(String(word)) || word.hasPrefix("Theme") || word.hasSuffix("ThemeType")
    }

    /// Adds the member that the theme `type` copies to its property `name`, as in `accent = palette.accent`, unless it copies
    /// several.
    func readCopiedColor(_ name: Int, of type: String) {
        guard Self.isTheme(type), bindings.hasColorType(name, in: type), let sources = copies[tokens.text(name)] else {
            return
        }
        var targets: Set<String> = []
        for source in sources {
            guard let owner = valueType(of: source) else { continue }
            targets.insert(owner + "." + tokens.text(source + 2))
        }
        if targets.count == 1, let target = targets.first { addObject(type + "." + tokens.text(name), target) }
    }

    /// Returns the tokens of the values whose members the file copies, by the names that it assigns them to: `palette` of
    /// `self.accent = palette.accent`.
    func copiedMembers() -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for index in 0..<max(tokens.count - 3, 0) where tokens.kind(index + 1) == .equal && tokens.isName(index) {
            let isOwn =
                tokens.kind(index - 1) == .period
                ? tokens.isText(index - 2, "self")
                : tokens[index].flags.contains(.newlineBefore) || tokens.kind(index - 1) == .leftBrace
            let value = index + 2
            guard isOwn, tokens.isName(value), tokens.kind(value + 1) == .period, tokens.isName(value + 2),
                tokens[value + 3].flags.contains(.newlineBefore) || tokens.kind(value + 3) == .rightBrace
            else { continue }
            result[tokens.text(index), default: []].append(value)
        }
        return result
    }

    /// Returns the type of the value that the token `use` names, if it is written: that of a parameter or a property, or of the
    /// elements of the list that the value is one of, as in `let palette = Theme.all.first { … } ?? Day()`.
    private func valueType(of use: Int) -> String? {
        let names = file.declarations
        guard let declaration = names.declaration(of: tokens.text(use), at: use) else { return nil }
        let next = declaration.token + 1
        if tokens.kind(next) == .colon { return writtenType(next + 1) }
        guard tokens.kind(next) == .equal, let list = tokens.typeWords(next + 1), tokens.kind(list.next) == .period,
            let all = names.member(tokens.text(list.next + 1), of: list.words.joined(separator: ".")),
            tokens.kind(all.token + 1) == .colon, tokens.kind(all.token + 2) == .leftBracket,
            Self.searches.contains(tokens.bytes(list.next + 3))
        else { return nil }
        return writtenType(all.token + 3)
    }

    /// Returns the type that is written at the token `index`.
    private func writtenType(_ index: Int) -> String? {
        let index = tokens.isText(index, "any") ? index + 1 : index
        return tokens.typeWords(index)?.words.joined(separator: ".")
    }

    /// The methods and properties of an array that lead to one of its elements.
    private static let searches = WordSet("filter first last randomElement")
}
