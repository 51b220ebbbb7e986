import CSSColors
import SourceColors
import SourceText

/// Runs functions of Sass with constant arguments. <https://sass-lang.com/documentation/at-rules/function/>
extension SheetExpander {
    /// Whether all conditions of the mixin `index` are known in `inside`, where it has values for its parameters, and it has no
    /// loops.
    mutating func isDecided(_ index: Int, _ inside: Context) -> Bool {
        let (scope, count) = (scopes[inside.scope], scopes.count)
        defer {
            scopes.removeLast(scopes.count - count)
            scopes[inside.scope] = scope
        }
        let next = sheets[Int(inside.source)].statements[index].next
        if case .none = outcome(index + 1, next, inside, 0, isMixin: true) { return true }
        return false
    }

    /// What statements of a function do.
    private enum Outcome {
        /// They go on.
        case none
        case value([Piece])
        case unknown
    }

    /// The most blocks in blocks of a function.
    private static let mostBlocks = 8

    /// Returns the value of the call that begins with `token`, with the range of the call; nil if the function is none of
    /// the project's, or what it returns is not known. The call ends within `range`.
    mutating func returned(
        _ token: CSSToken, _ range: ByteRange, _ context: Context
    ) -> (value: [Piece], place: ByteRange)? {
        guard !isOver else { return nil }
        let lexemes = lexemes(context.source)
        let name = token.nameRange
        let place = module(before: name.lowerBound, range.lowerBound, lexemes)
        let (start, module) = (place.lowerBound, self.name(ofModule: place, lexemes))
        if !module.isEmpty, Self.modules.contains(lexemes.source.buffer(ByteRange(start, place.upperBound - 1))) {
            return nil
        }
        guard let (source, index) = function(name, in: module, context) else { return nil }
        guard let (inner, end) = parenthesized(token.upperBound - 1, range.upperBound, lexemes) else {
            count((range.upperBound - token.upperBound) / 16)
            return nil
        }
        // What it takes to read the arguments again.
        count(1 + inner.count / 16)
        guard !isOver else { return nil }
        // What it returns refers to no scope, but to frames.
        let marks = (scopes: scopes.count, frames: text.frames.count)
        let value = value(ofFunction: index, in: source, splitArguments(inner, lexemes), ByteRange(start, end), context)
        scopes.removeLast(scopes.count - marks.scopes)
        guard let value, !hidesVariables(of: value, context) else {
            text.frames.removeLast(text.frames.count - marks.frames)
            return nil
        }
        return (value, ByteRange(start, end))
    }

    /// Returns what the function `index` of the file number `source` returns for `arguments` of the call at `range`.
    private mutating func value(
        ofFunction index: Int, in source: Int32, _ arguments: [ByteRange], _ range: ByteRange, _ context: Context
    ) -> [Piece]? {
        guard let frame = frame(range, context) else { return nil }
        var inside = Context(source: source, scope: scopes.count, frame: frame)
        inside.doubt = context.doubt
        scopes.append(Scope(parent: -1))
        guard bind(arguments, context, to: index, inside) else { return nil }
        let next = sheets[Int(source)].statements[index].next
        guard case .value(let value) = outcome(index + 1, next, inside, 0) else { return nil }
        return value
    }

    /// Whether a variable of the file in `value`, from a function, may be another one where the function is called.
    private mutating func hidesVariables(of value: [Piece], _ context: Context) -> Bool {
        for piece in value where piece.frame != context.frame && piece.doubt == nil {
            let lexemes = lexemes(piece.source)
            count(piece.range.count / 16)
            var tokenizer = CSSTokenizer(lexemes, range: piece.range)
            while true {
                let token = tokenizer.next()
                if token.kind == .endOfFile { break }
                guard token.kind == .variable else { continue }
                let name = lexemes.variableName(ByteRange(token.lowerBound, token.upperBound)).text
                for sheet in [sheets[0], sheets[Int(context.source)]]
                where sheet.variables[name]?.contains(where: { sheet.parents[$0] >= 0 }) == true { return true }
            }
        }
        return false
    }

    /// The modules of Sass, whose functions are built in.
    private static let modules = WordSet("color list map math meta selector string sass")

    /// Returns the only function called `name`, a member of `module` unless that is empty, as seen in `context`.
    private mutating func function(
        _ name: ByteRange, in module: String, _ context: Context
    ) -> (source: Int32, index: Int)? {
        let text = lexemes(context.source).text(name)
        let normal = String(decoding: text.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
        wanted.insert(normal + "(")
        for number in [context.source, 0] where module.isEmpty {
            guard let known = sheets[Int(number)].functions[normal] else { continue }
            return known.count == 1 ? (number, known[0]) : nil
        }
        guard let number = sheet(defining: normal + "(", in: module, from: context.source),
            let known = sheets[Int(number)].functions[normal], known.count == 1
        else { return nil }
        return (number, known[0])
    }

    /// Runs the statements from `start` up to `end`, which are in `level` blocks of the function; in a mixin, those that only
    /// write are skipped.
    private mutating func outcome(
        _ start: Int, _ end: Int, _ context: Context, _ level: Int, isMixin: Bool = false
    ) -> Outcome {
        let sheet = sheets[Int(context.source)]
        var index = start
        var chain = Chain.none
        while index < end {
            count(1)
            guard !isOver, level < Self.mostBlocks else { return .unknown }
            let statement = sheet.statements[index]
            if statement.kind != .otherwise { chain = .none }
            switch statement.kind {
            case .variable: assign(statement, context)
            case .condition, .otherwise:
                guard statement.kind == .condition || chain != .taken else { break }
                var isTrue: Bool? = true
                if let range = condition(of: statement, context) { isTrue = truth(of: range, context) }
                guard let isTrue else { return .unknown }
                chain = isTrue ? .taken : .open
                guard isTrue else { break }
                // Variables of a function may be set in its conditions.
                let outcome = outcome(index + 1, statement.next, context, level + 1, isMixin: isMixin)
                guard case .none = outcome else { return outcome }
            case .loop, .each: return .unknown
            case _ where isMixin:
                guard statement.hasBlock else { break }
                let outcome = outcome(index + 1, statement.next, context, level + 1, isMixin: true)
                guard case .none = outcome else { return outcome }
            case .plain:
                let lexemes = lexemes(context.source)
                let nameEnd = lexemes.endOfName(statement.prelude.lowerBound + 1)
                guard lexemes.matches(ByteRange(statement.prelude.lowerBound, nameEnd), "@return") else {
                    return .unknown
                }
                let value = trimmed(ByteRange(nameEnd, max(statement.prelude.upperBound, nameEnd)), lexemes)
                return .value(pieces(of: value, context))
            default: return .unknown
            }
            index = statement.next
        }
        return .none
    }
}

extension PreprocessorSheet {
    /// Whether `statement` sets a variable or a color and calls a function that is neither one of CSS nor a built-in one of
    /// Sass.
    func callsFunction(_ statement: Statement, _ lexemes: CSSLexemes) -> Bool {
        guard dialect == .scss, statement.kind == .variable || statement.mayColor else { return false }
        let range = statement.prelude
        let text = lexemes.source.buffer(range)
        guard text.contains(UInt8(ascii: "(")) else { return false }
        for offset in text.indices where text[offset] == UInt8(ascii: "(") {
            var start = offset
            while start > 0, lexemes.has(range.lowerBound + start - 1, .name) { start -= 1 }
            let name = UnsafeBufferPointer(rebasing: text[start..<offset])
            let isKnown = CSSColorSyntax(dialect: dialect).isBuiltIn(name)
            // `if()` is also one of CSS.
            if !name.isEmpty, !isKnown || name.elementsEqual("if".utf8) { return true }
        }
        return false
    }
}
