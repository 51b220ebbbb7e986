import CSSColors
import ColorMath
import SourceColors
import SourceText

/// Evaluates names and calls in expressions of constants. <https://sass-lang.com/documentation/modules/>
extension SheetExpander {
    /// Returns the value of the variable `name`, a member of `module` unless that is empty.
    mutating func value(
        ofVariable name: String, in module: String = "", _ context: Context, level: Int
    ) -> SheetConstant {
        switch module.isEmpty ? local(name, context) : nil {
        case .unknown?: return .unknown
        case .text(let pieces)?:
            guard pieces.count == 1, let piece = pieces.first, piece.doubt == nil else {
                return computed(name, context) ?? .unknown
            }
            return constant(at: piece.range, Context(source: piece.source, frame: piece.frame), level: level)
        case nil: break
        }
        guard dialect == .scss || context.source == 0 else { return .unknown }
        let key = module + name
        if let known = globals[context.source, default: [:]][key] { return known }
        // A variable that depends on itself is not known.
        globals[context.source, default: [:]][key] = .unknown
        guard let (source, range) = globalValue(name, in: module, from: context.source) else { return .unknown }
        let value = constant(at: range, Context(source: source), level: level)
        globals[context.source, default: [:]][key] = value
        return value
    }

    /// Returns the constant that the local variable `name` of several pieces is; nil if it is none.
    private func computed(_ name: String, _ context: Context) -> SheetConstant? {
        var scope = context.scope
        while scope >= 0 {
            if scopes[scope].values[name] != nil { return scopes[scope].constants[name] }
            scope = scopes[scope].parent
        }
        return nil
    }

    /// Returns the only value that the variable `name` has for whole files, as the file number `source` sees it, and the number
    /// of the sheet that sets it; nil if a block may set it.
    mutating func globalValue(
        _ name: String, in module: String, from source: Int32
    ) -> (source: Int32, range: ByteRange)? {
        wanted.insert(name)
        let isHidden =
            module.isEmpty
            && [0, source].contains { number in
                sheets[Int(number)].variables[name]?.contains { sheets[Int(number)].parents[$0] >= 0 } == true
            }
        guard !isHidden, let number = sheet(defining: name, in: module, from: source) else { return nil }
        let sheet = sheets[Int(number)]
        let settings = sheet.settings(of: name)
        var known: PreprocessorSheet.Setting?
        for one in settings where !one.isNull || settings.count == 1 {
            guard let holds = holds(one, in: number) else { return nil }
            guard holds else { continue }
            if known != nil, one.isDefault { continue }
            guard known == nil else { return nil }
            known = one
        }
        return known.map { (number, sheet.value(ofVariable: $0.statement)) }
    }

    /// Whether the conditions around `setting` in the file number `source` hold; nil if that is not known.
    mutating func holds(_ setting: PreprocessorSheet.Setting, in source: Int32) -> Bool? {
        guard !setting.isCertain else { return true }
        let sheet = sheets[Int(source)]
        let context = Context(source: source)
        var parent = sheet.parents[setting.statement]
        while parent >= 0 {
            guard sheet.statements[parent].kind == .condition,
                let range = condition(of: sheet.statements[parent], context),
                let holds = truth(of: range, context)
            else { return nil }
            if !holds { return false }
            parent = sheet.parents[parent]
        }
        return true
    }

    /// Reads the call that begins with `token`, of a function in `module` if that is not empty.
    mutating func call(_ token: CSSToken, _ module: ByteRange, _ terms: inout Terms) -> SheetConstant? {
        let lexemes = terms.tokenizer.lexemes
        let context = terms.context
        guard let (inner, end) = parenthesized(token.upperBound - 1, terms.tokenizer.end, lexemes) else { return nil }
        let start = module.isEmpty ? token.lowerBound : module.lowerBound
        terms.tokenizer.offset = end
        terms.advance()
        let level = terms.level + 1
        let arguments = split(inner, at: .comma, lexemes)
        let name = builtIn(token, after: start, lexemes)
        switch (name, arguments.count) {
        case (.choice, 3) where module.isEmpty:
            guard let holds = truth(of: arguments[0], context) else { return .unknown }
            return constant(at: arguments[holds ? 1 : 2], context, level: level)
        case (.mapHasKey?, 2...), (.mapGet?, 2...), (.nth?, 2):
            guard let name, let found = entry(name, arguments, context) else { return .unknown }
            if name == .mapHasKey { return .truth(found != nil) }
            return found.map { constant(at: $0.range, $0.context, level: level) } ?? .null
        case (let name?, 1): return builtIn(name, constant(at: arguments[0], context, level: level))
        default: break
        }
        if let (value, _) = returned(token, ByteRange(start, end), context) {
            if value.count == 1, let piece = value.first, piece.doubt == nil {
                return constant(at: piece.range, Context(source: piece.source, frame: piece.frame), level: level)
            }
            return plainText(.text(value)).flatMap { syntax.constantColor($0) }.map { .color($0) } ?? .unknown
        }
        // A color that Sass or Less computes.
        var text = lexemes.source.text(ByteRange(start, token.upperBound))
        for (place, argument) in arguments.enumerated() {
            if place > 0 { text += "," }
            var value = argument
            if let sides = named(argument, lexemes) {
                text += lexemes.source.text(ByteRange(argument.lowerBound, sides.value.lowerBound))
                value = sides.value
            }
            guard let part = constant(at: value, context, level: level).spelling else { return .unknown }
            text += part
        }
        return syntax.constantColor(text + ")").map { .color($0) } ?? .unknown
    }

    /// A function whose value is known for constants.
    enum BuiltIn: UInt8 {
        case choice, mapHasKey, mapGet, mapMerge, mapKeys, mapValues, nth, typeOf
        case red, green, blue, hue, saturation, lightness, alpha, luma, abs, percentage
        case isNumber, isString, isColor, isKeyword, unquote

        /// By name: in Sass, some have another one in the module that they are from.
        static let table = WordTable<BuiltIn>(ignoringCase: [
            ("if", .choice), ("map-has-key map.has-key", .mapHasKey), ("map-get map.get", .mapGet),
            ("map-merge map.merge", .mapMerge), ("map-keys map.keys", .mapKeys), ("map-values map.values", .mapValues),
            ("nth list.nth", .nth), ("type-of meta.type-of", .typeOf),
            ("red color.red", .red), ("green color.green", .green),
            ("blue color.blue", .blue), ("hue color.hue", .hue), ("saturation color.saturation", .saturation),
            ("lightness color.lightness", .lightness), ("alpha opacity color.alpha color.opacity", .alpha),
            ("luma", .luma), ("abs math.abs", .abs), ("percentage math.percentage", .percentage),
            ("isnumber", .isNumber), ("isstring", .isString), ("iscolor", .isColor), ("iskeyword", .isKeyword),
            ("unquote e string.unquote", .unquote),
        ])
    }

    private func builtIn(_ function: BuiltIn, _ value: SheetConstant) -> SheetConstant {
        if value == .unknown { return .unknown }
        switch (function, value) {
        case (.typeOf, _):
            return value.color == nil
                ? value.type.map { .text($0, isQuoted: false) } ?? .unknown : .text("color", isQuoted: false)
        case (.abs, .number(let number, let unit)): return .number(Swift.abs(number), unit)
        case (.percentage, .number(let number, "")): return .number(number * 100, "%")
        case (.unquote, .text(let text, _)): return .text(text, isQuoted: false)
        case (.isColor, _): return .truth(value.color != nil)
        case (.isNumber, _): return .truth(value.type == "number")
        case (.isString, .text(_, let isQuoted)): return .truth(isQuoted)
        case (.isKeyword, .text(_, let isQuoted)): return .truth(!isQuoted && value.color == nil)
        case (.isString, _), (.isKeyword, _): return .truth(false)
        default: break
        }
        guard let color = value.color else { return .unknown }
        let hsl = HSL(HSB(color))
        switch function {
        case .red: return .number((color.red * 255).rounded(), "")
        case .green: return .number((color.green * 255).rounded(), "")
        case .blue: return .number((color.blue * 255).rounded(), "")
        case .alpha: return .number(color.alpha, "")
        case .hue: return .number(hsl.hue, dialect == .less ? "" : "deg")
        case .saturation: return .number(hsl.saturation * 100, "%")
        case .lightness: return .number(hsl.lightness * 100, "%")
        case .luma: return .number(color.relativeLuminance * 100, "%")
        default: return .unknown
        }
    }
}
