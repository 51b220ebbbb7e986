import SourceColors
import SourceText

/// What the closure of a sheet is given, which a value presents as long as it is not nil: `.sheet(item: $sheet) { … }`.
///
/// <https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)>
struct SwiftPresentedItem {
    /// What the closure calls it.
    private let name: String
    /// The brace of the closure.
    private let brace: Int
    /// The constants of which it is one, as ``ChoiceCondition/values`` have them.
    let values: [String]

    fileprivate init(_ name: String, in brace: Int, values: [String]) {
        self.name = name
        self.brace = brace
        self.values = values
    }

    /// The maximum number of tokens between the brace and a use.
    private static let maximumDistance = 400

    /// Whether the value `range`, in the closure, is the item.
    func `is`(_ range: TokenRange, _ tokens: SwiftTokens) -> Bool {
        guard range.upper == range.lower + 1, tokens.text(range.lower) == name, range.lower > brace,
            range.lower - brace <= Self.maximumDistance
        else { return false }
        // In another closure it may be the argument of that.
        return !(brace + 1..<range.lower).contains {
            guard tokens.kind($0) == .leftBrace, tokens.closing($0).map({ $0 > range.lower }) ?? true else {
                return false
            }
            return name == "$0" || tokens.text($0 + 1) == name
        }
    }

    /// Returns the constants that code assigns to the values that present sheets, by their names, without those to which
    /// anything else is assigned.
    static func values(_ tokens: SwiftTokens) -> [String: [String]] {
        var result: [String: [String]] = [:]
        func isItem(_ index: Int) -> Bool {
            tokens.kind(index - 1) == .colon && tokens.isText(index - 2, "item")
        }
        for index in 0..<tokens.count where tokens.isText(index, "item") && tokens.kind(index + 1) == .colon {
            if let name = boundName(index + 2, tokens) { result[name] = [] }
        }
        guard !result.isEmpty else { return [:] }
        for index in 0..<tokens.count where tokens.kind(index) == .identifier {
            let text = tokens.text(index)
            // A binding may be set by others: `$sheet`, `_sheet = State(…)`, `&sheet`.
            if let first = text.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_"), !isItem(index) {
                result[String(text.dropFirst())] = nil
            }
            guard let known = result[text] else { continue }
            if tokens.isText(index - 1, "&") { result[text] = nil }
            guard let equal = equal(after: index, tokens) else { continue }
            if tokens.isText(equal + 1, "nil") { continue }
            guard let value = assigned(equal + 1, tokens) else {
                result[text] = nil
                continue
            }
            if !known.contains(value) { result[text] = known + [value] }
        }
        return result
    }

    /// Returns the name of the value that `index` binds: `$sheet`.
    fileprivate static func boundName(_ index: Int, _ tokens: SwiftTokens) -> String? {
        guard tokens.kind(index) == .identifier, tokens.bytes(index).first == UInt8(ascii: "$") else { return nil }
        let end = tokens.kind(index + 1)
        return end == .comma || end == .rightParen ? String(tokens.text(index).dropFirst()) : nil
    }

    /// Returns the equals sign after the name at `index`, or after its type if it is declared there.
    private static func equal(after index: Int, _ tokens: SwiftTokens) -> Int? {
        if tokens.kind(index + 1) == .equal { return index + 1 }
        guard tokens.isText(index - 1, "var"), tokens.kind(index + 1) == .colon else { return nil }
        var next = index + 2
        while next < index + 16, next < tokens.count, !tokens[next].flags.contains(.newlineBefore) {
            if tokens.kind(next) == .equal { return next }
            next += 1
        }
        return nil
    }

    /// Returns the name of the case that the value at `index` is, whatever its associated values are.
    private static func assigned(_ index: Int, _ tokens: SwiftTokens) -> String? {
        let end = tokens.endOfExpression(from: index, limit: tokens.count)
        var last = end
        let opener = (index..<end).first { tokens.kind($0) == .leftParen }
        if let opener, tokens.kind(end - 1) == .rightParen {
            guard tokens.closing(opener) == end - 1 else { return nil }
            last = opener
        }
        guard last >= index + 2, tokens.kind(last - 2) == .period, tokens.isName(last - 1),
            !tokens.isCapitalized(last - 1)
        else { return nil }
        // What is before it are types: `Sheet.Kind.about`.
        let isOfType = (index..<last - 2).allSatisfy {
            ($0 - index).isMultiple(of: 2) ? tokens.isCapitalized($0) : tokens.kind($0) == .period
        }
        return isOfType ? tokens.text(last - 1) : nil
    }
}

extension SwiftViewScopes {
    /// Returns what the closure at `brace` is given, which the presentation `link` shows for an item; nil if that is not one of a
    /// few constants that only this file assigns.
    func presentedItem(of link: SwiftLink, in brace: Int) -> SwiftPresentedItem? {
        guard let item = tokens.arguments(of: link).first(where: { tokens.isLabeled($0, "item") }),
            let name = SwiftPresentedItem.boundName(item.lower, tokens),
            let values = presentedValues[name], !values.isEmpty,
            let declaration = file.declarations.declaration(of: name, at: item.lower), declaration.type != nil,
            isState(declaration.token)
        else { return nil }
        let isNamed = tokens.isName(brace + 1) && tokens.isText(brace + 2, "in")
        return SwiftPresentedItem(isNamed ? tokens.text(brace + 1) : "$0", in: brace, values: values)
    }

    /// Whether only this file sets the property at `name`: `@State private var sheet: Sheet?`.
    private func isState(_ name: Int) -> Bool {
        (max(name - 6, 0)..<max(name, 0)).contains { tokens.isText($0, "State") && tokens.kind($0 - 1) == .at }
            && tokens.hasWord(before: name - 1, "private", "fileprivate")
    }
}
