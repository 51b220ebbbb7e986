import SourceText

/// The names and modifiers in declarations.
extension SwiftTokens {
    /// Returns the tokens of the names after the `case` at `index` of an enumeration.
    func caseNames(_ index: Int) -> [Int] {
        var names: [Int] = []
        var index = index + 1
        while isName(index) {
            names.append(index)
            index += 1
            if kind(index) == .leftParen, let close = closing(index) { index = close + 1 }
            if kind(index) == .equal {
                index = kind(index + 1) == .operator ? index + 2 : index + 1
                guard let next = next(index) else { break }
                index = next
            }
            guard kind(index) == .comma else { break }
            index += 1
        }
        return names
    }

    /// Returns the full name of the type declared at `index` within the type `outer`, or nil if none is declared there.
    func typeName(_ index: Int, in outer: String?) -> String? {
        var last = index + 1
        guard isName(last), !Self.members.contains(bytes(last)) else { return nil }
        var name = text(last)
        while kind(last + 1) == .period, isName(last + 2) {
            last += 2
            name += "." + text(last)
        }
        // `extension ShapeStyle where Self == Color` adds members to SwiftUI's colors.
        if name == "ShapeStyle", isText(index, "extension") { name = "Color" }
        // So does the extension of an alias of a color type.
        if !aliases.isEmpty, last == index + 1, isText(index, "extension") {
            let types = aliases[bytes(last)]
            if let first = types.first { name = (types.contains(.uiColor) ? .uiColor : first).rawValue }
        }
        guard let outer else { return name }
        // Nobody nests types that deeply, and names must not grow with the input.
        return outer.utf8.count < 200 ? outer + "." + name : nil
    }

    private static let members = WordSet("func var let subscript init")

    /// Whether one of the two words is among the modifiers before the declaration at `index`.
    func hasWord(before index: Int, _ first: StaticString, _ second: StaticString) -> Bool {
        for before in stride(from: index - 1, through: max(index - 8, 0), by: -1) {
            if isText(before, first) || isText(before, second) { return true }
            guard
                kind(before) == .identifier && !self[before + 1].flags.contains(.newlineBefore)
                    || kind(before) == .rightParen || kind(before) == .leftParen
            else { return false }
        }
        return false
    }

    /// Returns the name of the function whose parameters begin at `opener`: `func row<Content: View>(…)`; nil if they are others.
    func functionName(before opener: Int) -> Int? {
        if isName(opener - 1) { return isText(opener - 2, "func") ? opener - 1 : nil }
        guard isText(opener - 1, ">") else { return nil }
        return (max(opener - 32, 1)..<max(opener, 1)).last { isText($0 - 1, "func") && isName($0) }
    }

    /// Returns the parts of the type name that begins at `index`, and the token after it.
    func typeWords(_ index: Int) -> (words: [String], next: Int)? {
        var words: [String] = []
        var index = index
        while isName(index), words.count < 6, isCapitalized(index) {
            words.append(text(index))
            index += 1
            guard kind(index) == .period, isName(index + 1), isCapitalized(index + 1) else { break }
            index += 1
        }
        return words.isEmpty ? nil : (words, index)
    }

    /// Returns the type that the property `name` takes from the environment: `@Environment(Theme.self) private var theme`.
    func environmentType(_ name: Int) -> [String]? {
        var index = name - 2
        if isName(index) { index -= 1 }
        guard kind(index) == .rightParen, let opener = partner(index),
            isText(opener - 1, "Environment"), let type = typeWords(opener + 1),
            kind(type.next) == .period, isText(type.next + 1, "self"), type.next + 2 == index
        else { return nil }
        return type.words
    }
}
