import CSSColors
import SourceColors
import SourceText

/// What a sheet of Sass loads, and where it sets variables for the whole file: what decides which of several definitions
/// holds.
extension PreprocessorSheet {
    /// A statement that loads another sheet.
    package struct Load: Equatable, Sendable {
        /// The index of the statement.
        package var statement: Int
        /// The address as it is written: `../lib/variables`.
        package var address: String
        /// Whether the sheet shares its variables with this one: `@import` at the top level. Others load modules.
        package var isShared: Bool
        /// What the address and the name of the sheet have in common: `variables` for `lib/_variables.scss`.
        package var key: String
        /// The name in front of the sheet's members, empty if they have none; nil if the sheet only passes them on, as
        /// `@forward` does. <https://sass-lang.com/documentation/at-rules/use/#choosing-a-namespace>
        package var module: String?
    }

    /// A statement that sets a variable.
    package struct Setting: Sendable {
        /// The index of the statement.
        package var statement: Int
        /// Whether it holds only if none before it does.
        package var isDefault: Bool
        /// Whether it sets nothing: `null`, which a default replaces.
        package var isNull: Bool
        /// Whether it always runs; conditions and loops decide about others.
        package var isCertain: Bool
    }

    /// Returns the last component of `path` without the underscore of a partial and the extension.
    package static func key(ofPath path: String) -> String {
        var name = path.split(separator: "/").last ?? ""
        if name.hasPrefix("_") { name = name.dropFirst() }
        return String(name.hasSuffix(".scss") ? name.dropLast(5) : name)
    }

    /// Returns the loads of the statement `index` with the given prelude, without those of plain CSS and of Sass's own
    /// modules. <https://sass-lang.com/documentation/at-rules/import/#plain-css-imports>
    func loads(_ index: Int, _ prelude: ByteRange, _ lexemes: CSSLexemes, isNested: Bool) -> [Load] {
        let nameEnd = lexemes.endOfName(prelude.lowerBound + 1)
        let name = ByteRange(prelude.lowerBound + 1, nameEnd)
        let isImport = lexemes.matches(name, "import")
        guard isImport || lexemes.matches(name, "use") || lexemes.matches(name, "forward") else { return [] }
        var tokenizer = CSSTokenizer(lexemes, range: ByteRange(nameEnd, prelude.upperBound))
        var result: [Load] = []
        while true {
            let token = tokenizer.nextVisible()
            guard token.kind == .string, let address = lexemes.unquoted(token.range) else { return result }
            let next = isImport ? tokenizer.nextVisible().kind : .endOfFile
            let key = Self.key(ofPath: address)
            // Anything after the address is a media query.
            guard next == .comma || next == .endOfFile else { return result }
            if !address.hasSuffix(".css"), !address.hasPrefix("sass:"), !address.hasPrefix("//"),
                !address.hasPrefix("http:"), !address.hasPrefix("https:")
            {
                let isForward = lexemes.matches(name, "forward")
                result.append(
                    Load(
                        statement: index, address: address, isShared: isImport && !isNested, key: key,
                        module: isImport ? "" : isForward ? nil : module(&tokenizer) ?? key))
            }
            if next == .endOfFile { return result }
        }
    }

    /// Returns the name after `as` in the rest of a `@use`, empty for `*`; nil if there is none.
    private func module(_ tokenizer: inout CSSTokenizer) -> String? {
        let lexemes = tokenizer.lexemes
        guard lexemes.matches(tokenizer.nextVisible().range, "as") else { return nil }
        let name = tokenizer.nextVisible()
        return name.kind == .ident ? lexemes.text(name.range) : ""
    }

    /// The most conditions and loops around a statement that are read.
    static let mostBlocks = 32

    /// Whether it sets the variable `name` anywhere.
    package func sets(_ name: String) -> Bool { variables[name] != nil }

    /// Returns the statements that set the variable `name` for the whole file, in order.
    package func settings(of name: String) -> [Setting] {
        let lexemes = CSSLexemes(source, dialect: dialect)
        var result: [Setting] = []
        for index in variables[name] ?? [] {
            let prelude = statements[index].prelude
            let colon = lexemes.endOfBlank(lexemes.endOfName(prelude.lowerBound + 1))
            let (isDefault, isGlobal, _) = flags(
                ByteRange(min(colon + 1, prelude.upperBound), prelude.upperBound), lexemes)
            var parent = parents[index]
            let isCertain = parent < 0
            var level = 0
            while !isGlobal, parent >= 0, level < Self.mostBlocks, statements[parent].kind != .rule,
                statements[parent].kind != .mixin,
                statements[parent].kind != .function, statements[parent].kind != .include
            {
                parent = parents[parent]
                level += 1
            }
            if level == Self.mostBlocks { parent = -1 }
            // A block of its own has its own variable.
            guard isGlobal || parent < 0 else { continue }
            let start = lexemes.endOfBlank(min(colon + 1, prelude.upperBound))
            let isNull = lexemes.matches(ByteRange(start, lexemes.endOfName(start)), "null")
            result.append(Setting(statement: index, isDefault: isDefault, isNull: isNull, isCertain: isCertain))
        }
        return result
    }

    /// Returns the range of the value of the variable that the statement `index` sets.
    func value(ofVariable index: Int) -> ByteRange {
        let lexemes = CSSLexemes(source, dialect: dialect)
        let prelude = statements[index].prelude
        let colon = lexemes.endOfBlank(lexemes.endOfName(prelude.lowerBound + 1))
        let start = min(lexemes.endOfBlank(colon + 1), prelude.upperBound)
        return ByteRange(start, flags(ByteRange(start, prelude.upperBound), lexemes).end)
    }

    /// Returns which flags `range` ends with, and the end of what is before them.
    private func flags(_ range: ByteRange, _ lexemes: CSSLexemes) -> (isDefault: Bool, isGlobal: Bool, end: Int) {
        var result = (isDefault: false, isGlobal: false, end: range.upperBound)
        var end = range.upperBound
        while true {
            while end > range.lowerBound, lexemes.has(end - 1, .whitespace) { end -= 1 }
            result.end = end
            var start = end
            while start > range.lowerBound, lexemes.has(start - 1, .nameStart) { start -= 1 }
            guard start > range.lowerBound, source[start - 1] == UInt8(ascii: "!") else { return result }
            if lexemes.matches(ByteRange(start, end), "default") { result.isDefault = true }
            if lexemes.matches(ByteRange(start, end), "global") { result.isGlobal = true }
            end = start - 1
        }
    }
}
