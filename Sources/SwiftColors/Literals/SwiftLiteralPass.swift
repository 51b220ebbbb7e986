import ColorMath
import SourceColors
import SourceText

/// Finds all literals of a file, in one pass over its tokens.
final class SwiftLiteralPass {
    private let tokens: SwiftTokens
    private let evaluator: SwiftConstantEvaluator
    private let facts: SwiftFactCollector
    private let literals: SwiftLiteralIndex
    private let brackets = SwiftBrackets()
    private let helpers: SwiftHexHelpers
    private let hexLiterals: SwiftHexLiteralReader
    private let numbers: SwiftNumberChecker
    private let initializers: SwiftDeclaredInitializers
    private let components: SwiftComponentCalls
    private let options: ScanOptions
    /// Whether the file shifts bits or parses digits, so that it may declare helpers that make colors of hex digits.
    private var mayDeclareHelpers = false

    init(
        _ file: SwiftFile, _ evaluator: SwiftConstantEvaluator, _ facts: SwiftFactCollector,
        into literals: SwiftLiteralIndex
    ) {
        tokens = file.tokens
        options = file.options
        self.evaluator = evaluator
        self.facts = facts
        self.literals = literals
        helpers = SwiftHexHelpers(file)
        hexLiterals = SwiftHexLiteralReader(file, evaluator, facts, literals, brackets, helpers)
        numbers = SwiftNumberChecker(file, evaluator, facts)
        initializers = SwiftDeclaredInitializers(file, facts, brackets)
        components = SwiftComponentCalls(file, evaluator, helpers, facts, brackets)
    }

    /// Finds the literals, and what other files need to know about this one.
    func run() {
        findLiterals()
        settleAlphaOrders()
        shareDeclarations()
    }

    /// Finds the literals alone.
    @_optimize(speed)
    func findLiterals() {
        var index = 0
        while index < tokens.count {
            switch tokens.kind(index) {
            case .leftParen:
                readColorCall(index)
                initializers.readInitializer(index)
                brackets.open(index)
            case .leftBracket, .leftBrace, .interpolationOpen: brackets.open(index)
            case .rightParen, .rightBracket, .rightBrace, .interpolationClose: brackets.close(tokens.partner(index))
            case .number: hexLiterals.readInteger(index)
            case .stringOpen: hexLiterals.readString(index)
            case .identifier: readWord(index)
            case .operator where tokens.source[Int(tokens[index].start)] == UInt8(ascii: ">"):
                if tokens.isText(index, ">>") { mayDeclareHelpers = true }
            default: break
            }
            index += 1
        }
    }

    @_optimize(speed)
    private func readWord(_ index: Int) {
        // Types begin with a capital letter.
        switch tokens.source[Int(tokens[index].start)] {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            initializers.readType(index)
            readOpenName(index)
        case UInt8(ascii: "i") where tokens.isText(index, "init") && tokens.kind(index - 1) != .period,
            UInt8(ascii: "f") where tokens.isText(index, "func"):
            readHelperName(index)
        case UInt8(ascii: "r") where tokens.isText(index, "radix"): mayDeclareHelpers = true
        case UInt8(ascii: "s") where tokens.isText(index, "scanHexInt64") || tokens.isText(index, "scanHexInt32"):
            mayDeclareHelpers = true
        default: break
        }
    }

    /// Notes whether the `init` or `func` at `index` may be a helper that makes colors of hex digits.
    private func readHelperName(_ index: Int) {
        let isInitializer = tokens.kind(index + 1) == .leftParen || tokens.kind(index + 1) == .postfixMark
        let label = tokens.kind(index + 1) == .postfixMark ? index + 3 : index + 2
        if SwiftColorWords.asksForDigits(tokens.bytes(isInitializer ? label : index + 1)) { mayDeclareHelpers = true }
        if components.takesComponents(isInitializer ? label - 1 : label) {
            mayDeclareHelpers = true
            helpers.mayDeclareComponents = true
        }
    }

    /// Notes a word that may be an alias of a color type declared in another file: `PlatformColor(…)`, `: NSUIColor`.
    @_optimize(speed)
    private func readOpenName(_ index: Int) {
        let bytes = tokens.bytes(index)
        guard bytes.count < 60, tokens.kind(index - 1) != .period, facts.shared.openNames.count < 64,
            SwiftTokens.colorTypes[bytes] == nil,
            SwiftColorWords.namesColor(bytes) || hasComponentLabel(index + 1)
        else { return }
        facts.shared.openNames.insert(tokens.text(index))
    }

    /// Whether the `(` at `opener` is followed by the label of a color component.
    private func hasComponentLabel(_ opener: Int) -> Bool {
        tokens.kind(opener) == .leftParen && tokens.kind(opener + 2) == .colon
            && SwiftDeclaredInitializers.componentLabels.contains(tokens.bytes(opener + 1))
    }

    /// Adds the literal of the call at the `(` `opener`, if it is one.
    @_optimize(speed)
    private func readColorCall(_ opener: Int) {
        switch tokens.colorCall(opener) {
        case nil:
            if let (literal, range) = components.literal(ofFunctionAt: opener) { add(literal, range) }
        case .unknownInitializer(let type, let range)?:
            if let literal = components.literal(ofInitializer: type, at: opener, range) { return add(literal, range) }
            let form = LiteralForm.swiftCall(type, .rgb)
            add(
                ColorLiteral(range: tokens.byteRange(range), form: form, value: .unresolved(.unknownInitializer)), range
            )
            numbers.noteDivisions(in: tokens.arguments(opener) ?? [])
        case .call(let call)?:
            evaluator.truncations.removeAll(keepingCapacity: true)
            let value = evaluator.value(of: call)
            if value == .unresolved(.componentOutOfRange), case .swiftCall(let type, _) = call.form,
                let literal = components.literal(ofInitializer: type, at: opener, call.range)
            {
                return add(literal, call.range)
            }
            var literal = ColorLiteral(range: tokens.byteRange(call.range), form: call.form, value: value)
            if value == .unresolved(.notConstant) { literal.ramp = evaluator.ramp(of: call) }
            add(literal, call.range)
            switch value {
            case .unresolved(.notConstant): numbers.noteDivisions(in: call.arguments)
            case .unresolved(.componentOutOfRange):
                numbers.noteDivisions()
                numbers.noteNumbers(of: call)
            default: numbers.noteDivisions()
            }
        }
    }

    private func add(_ literal: ColorLiteral, _ range: TokenRange) {
        guard !literal.ramp.isEmpty else { return literals.add(facts.collected.add(literal), at: range) }
        facts.collected.literals.append(literal)
        let colors = literal.ramp.map { facts.collected.expressions.add(.constant($0), at: literal.range) }
        literals.add(facts.collected.expressions.add(.oneOf(colors), at: literal.range), at: range)
    }

    // MARK: Other files

    /// Reads the eight digits given to a helper as `AARRGGBB` if all of them begin with `FF`: most colors are opaque. The
    /// order that the project's files tell together takes precedence, and has been applied already.
    private func settleAlphaOrders() {
        var hasOthers: Set<String> = []
        for use in facts.shared.hexUses where use.isEightDigits && !use.beginsWithFF { hasOthers.insert(use.helper) }
        for use in facts.shared.hexUses where use.isEightDigits {
            guard options.swiftProject.alphaOrders[use.helper] == nil, !hasOthers.contains(use.helper),
                facts.collected.literals.indices.contains(use.literal),
                !facts.collected.literals[use.literal].alphaComesFirst
            else { continue }
            var literal = facts.collected.literals[use.literal]
            var value: UInt32 = 0
            for byte in tokens.source.buffer(literal.range) {
                guard let digit = hexDigitValue(byte) else { continue }
                // The zero of `0x` is shifted out.
                value = value << 4 | UInt32(digit)
            }
            guard let color = try? HexColor(value: value, digitCount: 8, order: .argb) else { continue }
            var rgba = RGBA(color)
            switch literal.value {
            case .color(let known):
                if literal.alphaIsOutside { rgba.alpha = known.rgba.alpha }
            case .unresolved(.ambiguousHexDigits): break
            case .unresolved: continue
            }
            literal.value = .color(ColorValue(rgba))
            literal.alphaComesFirst = true
            facts.collected.literals[use.literal] = literal
        }
    }

    /// Collects what other files need to know about this one.
    private func shareDeclarations() {
        if mayDeclareHelpers { facts.shared.helpers = helpers.declared }
        for token in tokens.ownAliases where !tokens.hasWord(before: token - 1, "private", "fileprivate") {
            facts.shared.aliases[tokens.text(token)] = tokens.aliases[tokens.bytes(token)]
        }
        facts.shared.aliases = facts.shared.aliases.filter { !$0.value.isEmpty }
        if facts.shared != SwiftFacts() { facts.collected.swift = facts.shared }
    }
}
