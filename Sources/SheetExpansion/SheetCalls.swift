import CSSColors
import SourceColors
import SourceText

/// Finds the mixins that are called, and gives their parameters values. <https://sass-lang.com/documentation/at-rules/mixin/>
/// <https://lesscss.org/features/#mixins-parametric-feature>
extension SheetExpander {
    /// A mixin to run.
    struct Call {
        /// The index of its statement.
        var mixin: Int
        var context: Context
    }

    /// Returns the mixins that the statement at `index` calls; nil if they are not known.
    mutating func call(_ index: Int, _ statement: PreprocessorSheet.Statement, _ context: Context) -> [Call]? {
        let own = sheets[Int(context.source)]
        let lexemes = lexemes(context.source)
        let (name, nameEnd) = own.calledName(statement.prelude, lexemes)
        let place = module(before: nameEnd - name.utf8.count, statement.prelude.lowerBound, lexemes)
        let module = self.name(ofModule: place, lexemes)
        guard let (source, mixins) = mixins(name, in: module, context), dialect == .less || mixins.count == 1 else {
            return nil
        }
        // Most mixins set no colors.
        let isColored = statement.hasBlock && blockMayColor(index, own)
        guard isColored || mixins.contains(where: { sheets[Int(source)].statements[$0].mayColor }) else { return nil }
        var arguments: [ByteRange] = []
        var end = lexemes.endOfBlank(nameEnd)
        if let (inner, after) = parenthesized(end, statement.prelude.upperBound, lexemes) {
            arguments = splitArguments(inner, lexemes)
            end = lexemes.endOfBlank(after)
        }
        // `using ($x)` or `!important`.
        guard end >= statement.prelude.upperBound else { return nil }
        var result: [Call] = []
        var isGuarded = false
        guard let frame = frame(statement.prelude, context) else { return nil }
        for mixin in mixins {
            // All with the name are tried.
            count(1)
            guard !isOver else { return nil }
            var inside = Context(source: source, scope: scopes.count, frame: frame)
            inside.doubt = context.doubt
            scopes.append(Scope(parent: -1))
            guard bind(arguments, context, to: mixin, inside) else {
                guard dialect == .less else { return nil }
                scopes.removeLast()
                continue
            }
            if let condition = condition(ofMixin: mixin, source) {
                let holds = truth(of: condition, inside)
                if holds == false {
                    isGuarded = true
                    scopes.removeLast()
                    continue
                }
                if holds == nil { inside.doubt = inside.doubt ?? .guarded }
            }
            if statement.hasBlock, hasFlow(mixin, source), !isDecided(mixin, inside) { return nil }
            if statement.hasBlock { inside.content = keepContent(index, context) }
            if dialect == .less { setLocals(mixin, inside) }
            result.append(Call(mixin: mixin, context: inside))
        }
        return result.isEmpty && !isGuarded ? nil : result
    }

    /// Returns the mixins called `name`, members of `module` unless that is empty, as seen in `context`.
    private mutating func mixins(
        _ name: String, in module: String, _ context: Context
    ) -> (source: Int32, mixins: [Int])? {
        let key = dialect == .scss ? "@" + name : name
        wanted.insert(key)
        for number in [context.source, 0] where module.isEmpty {
            if let known = sheets[Int(number)].mixins[name] { return (number, known) }
        }
        guard let number = sheet(defining: key, in: module, from: context.source) else { return nil }
        return sheets[Int(number)].mixins[name].map { (number, $0) }
    }

    /// Whether what the block at `index` of `sheet` contains may set colors.
    private func blockMayColor(_ index: Int, _ sheet: PreprocessorSheet) -> Bool {
        sheet.statements[(index + 1)..<sheet.statements[index].next].contains { $0.mayColor }
    }

    /// Whether the mixin `index` has conditions or loops, which decide what becomes of a block that it is given.
    private func hasFlow(_ index: Int, _ source: Int32) -> Bool {
        let sheet = sheets[Int(source)]
        return sheet.statements[index..<sheet.statements[index].next].contains {
            $0.kind == .condition || $0.kind == .loop || $0.kind == .each
        }
    }

    /// Returns the condition of the guard that the mixin `index` of Less has after its parameters; nil if it has none.
    private func condition(ofMixin index: Int, _ source: Int32) -> ByteRange? {
        guard dialect == .less else { return nil }
        let lexemes = lexemes(source)
        let prelude = sheets[Int(source)].statements[index].prelude
        var end = lexemes.endOfBlank(lexemes.endOfName(prelude.lowerBound + 1))
        if let (_, after) = parenthesized(end, prelude.upperBound, lexemes) { end = lexemes.endOfBlank(after) }
        let word = ByteRange(end, lexemes.endOfName(end))
        if lexemes.matches(word, "when") { end = word.upperBound }
        return end < prelude.upperBound ? trimmed(ByteRange(end, prelude.upperBound), lexemes) : nil
    }

    func splitArguments(_ range: ByteRange, _ lexemes: CSSLexemes) -> [ByteRange] {
        if dialect == .less {
            let parts = split(range, at: .semicolon, lexemes)
            if parts.count > 1 || lexemes.source.buffer(range).contains(UInt8(ascii: ";")) { return parts }
        }
        return split(range, at: .comma, lexemes).filter { !$0.isEmpty }
    }

    /// Sets the parameters of the mixin `index` to `arguments`; returns false if they do not fit.
    mutating func bind(_ arguments: [ByteRange], _ caller: Context, to index: Int, _ inside: Context) -> Bool {
        let callerLexemes = lexemes(caller.source)
        let lexemes = lexemes(inside.source)
        let sheet = sheets[Int(inside.source)]
        let prelude = sheet.statements[index].prelude
        let start = lexemes.endOfBlank(sheet.calledName(prelude, lexemes).end)
        var parameters: [ByteRange] = []
        if let (inner, _) = parenthesized(start, prelude.upperBound, lexemes) {
            parameters = splitArguments(inner, lexemes)
        }
        var positional: [ByteRange] = []
        var named: [String: ByteRange] = [:]
        for argument in arguments {
            if let sides = self.named(argument, callerLexemes) {
                named[sides.name] = sides.value
            } else {
                if callerLexemes.source.buffer(argument).suffix(3).elementsEqual("...".utf8) { return false }
                positional.append(argument)
            }
        }
        guard positional.count + named.count <= parameters.count else { return false }
        for (place, parameter) in parameters.enumerated() {
            guard lexemes.source[parameter.lowerBound] == dialect.variableMark else {
                // A pattern of Less has to be equal.
                guard place < positional.count, dialect == .less else { return false }
                let value = Value.text(pieces(of: positional[place], caller))
                guard plainText(value) == lexemes.source.text(parameter) else { return false }
                continue
            }
            let nameEnd = min(lexemes.endOfName(parameter.lowerBound + 1), parameter.upperBound)
            let name = lexemes.variableName(ByteRange(parameter.lowerBound, nameEnd)).text
            let value: ByteRange
            var context = caller
            if place < positional.count {
                value = positional[place]
            } else if let given = named.removeValue(forKey: name) {
                value = given
            } else if let sides = self.named(parameter, lexemes) {
                value = sides.value
                context = inside
            } else {
                return false
            }
            guard lexemes.source[nameEnd] != UInt8(ascii: ".") else { return false }
            set(name, to: .text(pieces(of: value, context)), at: value, context, in: inside.scope)
        }
        return named.isEmpty
    }

    /// Returns the name and the value of `$name: value`.
    func named(_ range: ByteRange, _ lexemes: CSSLexemes) -> (name: String, value: ByteRange)? {
        guard lexemes.source[range.lowerBound] == dialect.variableMark else { return nil }
        let nameEnd = lexemes.endOfName(range.lowerBound + 1)
        let colon = lexemes.endOfBlank(nameEnd)
        guard colon < range.upperBound, lexemes.source[colon] == UInt8(ascii: ":") else { return nil }
        return (
            lexemes.variableName(ByteRange(range.lowerBound, nameEnd)).text,
            trimmed(ByteRange(colon + 1, range.upperBound), lexemes)
        )
    }

    /// Sets the variables in the mixin `index` of Less, which hold in all of it.
    private mutating func setLocals(_ index: Int, _ inside: Context) {
        let sheet = sheets[Int(inside.source)]
        // Each may use later ones.
        for _ in 0..<2 {
            var place = index + 1
            while place < sheet.statements[index].next {
                if sheet.statements[place].kind == .variable { assign(sheet.statements[place], inside) }
                place = sheet.statements[place].next
            }
        }
    }
}
