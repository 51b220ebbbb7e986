import SourceColors
import SourceText

/// Palettes: structures of colors that have a static member for each theme, in any file, `static let dark = Palette(ink: …)`, and
/// styles that stand for one of their members.
extension SwiftDefinitionReader {
    /// Adds the colors of the palette that the static member `name` of `type` is, if extensions or an initializer declare it: those
    /// of the file alone are read as instances.
    func readPalette(_ name: Int, of type: String) {
        guard let word = type.parts(separatedBy: ".").last.map(String.init), Self.isPalette(word),
            let declared = file.declarations.types[type],
            declared.kind == .extended || declared.kind == .structure && declared.hasInitializer
        else { return }
        var next = name + 1
        var words: [String]?
        if tokens.kind(next) == .colon {
            guard let written = tokens.typeWords(next + 1) else { return }
            (words, next) = (written.words, written.next)
        }
        // `static let dark: Self = .init(…)`, `static var dark: Palette { .init(…) }`
        guard tokens.kind(next) == .leftBrace || tokens.kind(next) == .equal && tokens.isText(name - 1, "let"),
            file.imports.modules.isDisjoint(with: ["XCTest", "Testing"]), !Self.isExample(tokens.text(name))
        else { return }
        next += tokens.isText(next + 1, "return") ? 2 : 1
        if let type = tokens.typeWords(next) { (words, next) = (type.words, type.next) }
        if tokens.kind(next) == .period, tokens.isText(next + 1, "init") { next += 2 }
        guard let words, words.last == "Self" || words.last == word, tokens.kind(next) == .leftParen,
            let close = tokens.closing(next), tokens.kind(close + 1) != .period
        else { return }
        let palette = type + "." + tokens.text(name)
        if addColors(in: next, of: palette, depth: 0) { addObject(type + ":", palette) }
    }

    /// Whether each value of a structure called `word` is a theme of the whole app, rather than the colors of one component:
    /// `ButtonColors.primary`.
    private static func isPalette(_ word: String) -> Bool {
        isTheme(word) && (!word.hasSuffix("Colors") || ["Colors", "AppColors", "ThemeColors"].contains(word))
    }

    /// Whether the palette called `name` is for previews and tests.
    static func isExample(_ name: String) -> Bool {
        ["preview", "mock", "stub", "fake", "sample", "example", "test", "placeholder"].contains { name.hasPrefix($0) }
    }

    /// Adds the colors in the parentheses at `opener` as members of `owner`, with those of groups inside; returns whether there are
    /// some.
    private func addColors(in opener: Int, of owner: String, depth: Int) -> Bool {
        var isFound = false
        for argument in tokens.arguments(opener) ?? [] {
            guard let label = argument.label, !isFull else { return false }
            let member = owner + "." + tokens.text(label)
            if let group = group(argument.range) {
                if depth < 4, addColors(in: group, of: member, depth: depth + 1) { isFound = true }
                continue
            }
            let kind = tokens.kind(argument.lower)
            guard kind == .identifier || kind == .period || kind == .pound else { continue }
            if tokens.isText(argument.lower, "true") || tokens.isText(argument.lower, "false") { continue }
            isFound = true
            add(
                Expansion(
                    name: member, nameRange: tokens[label].range,
                    value: expressions.expression(argument.range, .swiftUI), isShared: true))
        }
        return isFound
    }

    /// Returns the parenthesis of the call that `range` is, if it makes a group of colors: `.init(primary: …, secondary: …)`.
    private func group(_ range: TokenRange) -> Int? {
        var opener = range.lower
        if let type = tokens.typeWords(opener) {
            guard type.words.count > 1 || tokens.colorFamily(tokens.bytes(opener)) == nil else { return nil }
            opener = type.next
        }
        if tokens.kind(opener) == .period, tokens.isText(opener + 1, "init") { opener += 2 }
        guard opener > range.lower, tokens.kind(opener) == .leftParen, tokens.closing(opener) == range.last,
            let arguments = tokens.arguments(opener), let first = arguments.first?.label
        else { return nil }
        return Self.labelsOfColors.contains(tokens.bytes(first)) ? nil : opener
    }

    /// The labels with which initializers of colors begin.
    private static let labelsOfColors = WordSet(
        """
        red green r hue h white displayP3Red hex uiColor nsColor cgColor light lightColor any dynamicProvider named name
        """)

    /// Notes that the palette that the initializer of `type` makes may have other colors than those given, if `body` does anything
    /// but keep the parameters at `opener`.
    func readPaletteInitializer(_ body: TokenRange, _ opener: Int, of type: String) {
        let words = type.parts(separatedBy: ".").map(String.init)
        guard let palette = words.firstIndex(where: Self.isTheme) else { return }
        let isPlain = (opener + 1..<max(opener + 1, body.lower - 2)).allSatisfy {
            tokens.kind($0) != .colon || tokens.kind($0 - 2) == .comma || tokens.kind($0 - 2) == .leftParen
        }
        var index = body.lower
        while isPlain, index < body.upper, tokens.isText(index, "self"), tokens.kind(index + 1) == .period,
            tokens.kind(index + 3) == .equal, tokens.text(index + 2) == tokens.text(index + 4),
            index + 5 == body.upper || tokens[index + 5].flags.contains(.newlineBefore)
                || tokens.kind(index + 5) == .semicolon
        {
            index += tokens.kind(index + 5) == .semicolon ? 6 : 5
        }
        if index < body.upper { addObject(words[...palette].joined(separator: ".") + "!", "") }
    }

    /// Adds the color that the static member `name` of shape styles is, if its type, of the file, looks one up in a palette:
    /// `static var ink: ThemedColor { .init(color: \.label.ink) }`.
    func readPaletteStyle(_ name: Int, of type: String) {
        guard type == "Color", tokens.kind(name + 1) == .colon,
            let (words, brace) = tokens.typeWords(name + 2), let style = words.last,
            tokens.kind(brace) == .leftBrace,
            let end = tokens.closing(brace), let palette = palette(of: style)
        else { return }
        var index = tokens.isText(brace + 1, "return") ? brace + 2 : brace + 1
        if let type = tokens.typeWords(index) { index = type.next }
        if tokens.kind(index) == .period, tokens.isText(index + 1, "init") { index += 2 }
        var places: [TokenRange] = []
        if tokens.kind(index) == .leftParen {
            places += (tokens.arguments(index) ?? []).map(\.range)
            index = (tokens.closing(index) ?? end) + 1
        }
        if tokens.kind(index) == .leftBrace {
            places.append(TokenRange(index, (tokens.closing(index) ?? index) + 1))
            index = places[places.count - 1].upper
        }
        let members = places.compactMap(looked)
        guard index == end, members.count == 1, let member = members.first else { return }
        let value = facts.add(.name(ColorName(.swiftMember, palette + "." + member)), at: tokens[name].range)
        define(tokens.text(name), at: name, in: type, as: value, .everywhere, isShared: true)
    }

    /// Returns the member that `range` looks up: `label.ink` of `\\.label.ink` and of `{ $0.label.ink }`.
    private func looked(_ range: TokenRange) -> String? {
        let isClosure = tokens.kind(range.lower) == .leftBrace
        guard isClosure ? tokens.isText(range.lower + 1, "$0") : tokens.kind(range.lower) == .backslash else {
            return nil
        }
        var index = range.lower + (isClosure ? 2 : 1)
        var words: [String] = []
        while tokens.kind(index) == .period, tokens.isName(index + 1), words.count < 8 {
            words.append(tokens.text(index + 1))
            index += 2
        }
        return index == (isClosure ? range.last : range.upper) && !words.isEmpty ? words.joined(separator: ".") : nil
    }

    /// Returns the palette in which the style `type` of the file looks its color up; nil if it is none.
    private func palette(of type: String) -> String? {
        if let known = palettes[type] { return known }
        let found = readStyle(type)
        palettes[type] = .some(found)
        return found
    }

    /// Finds it, with what the style keeps in a property: `let color: (Palette) -> Color`, `let color: KeyPath<Palette, Color>`.
    private func readStyle(_ type: String) -> String? {
        guard conformances[type]?.types.contains("ShapeStyle") ?? false else { return nil }
        var found: [String] = []
        for index in 0..<tokens.count where tokens.isText(index, "let") || tokens.isText(index, "var") {
            guard tokens.kind(index + 2) == .colon, tokens.isName(index + 1),
                file.declarations.member(tokens.text(index + 1), of: type)?.token == index + 1
            else { continue }
            var start = index + 3
            while tokens.kind(start) == .at { start += 2 }
            if tokens.isText(start, "KeyPath") { start += 1 }
            guard tokens.kind(start) == .leftParen || tokens.isText(start, "<"),
                let (words, after) = tokens.typeWords(start + 1),
                tokens.kind(after) == .comma && tokens.isText(after + 1, "Color")
                    || tokens.kind(after) == .rightParen && tokens.isText(after + 1, "->")
                        && tokens.isText(after + 2, "Color")
            else { continue }
            found.append(words.joined(separator: "."))
        }
        return found.count == 1 ? found[0] : nil
    }
}
