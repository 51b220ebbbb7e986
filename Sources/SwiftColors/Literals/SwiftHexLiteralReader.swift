import ColorMath
import SourceColors
import SourceText

/// Reads hex digits in calls, and strings such as `"#1e90ff"`.
final class SwiftHexLiteralReader {
    private let file: SwiftFile
    private let tokens: SwiftTokens
    private let evaluator: SwiftConstantEvaluator
    private let facts: SwiftFactCollector
    private let literals: SwiftLiteralIndex
    private let helpers: SwiftHexHelpers
    private let context: SwiftHexContext
    private let calls: SwiftHexCallReader
    private let options: ScanOptions
    /// The helpers that are called, with their keys, by the call's `(`.
    private var helperByCall: [Int: (key: String, helper: SwiftHexHelper?)] = [:]

    init(
        _ file: SwiftFile, _ evaluator: SwiftConstantEvaluator, _ facts: SwiftFactCollector,
        _ literals: SwiftLiteralIndex, _ brackets: SwiftBrackets, _ helpers: SwiftHexHelpers
    ) {
        self.file = file
        tokens = file.tokens
        options = file.options
        self.evaluator = evaluator
        self.facts = facts
        self.literals = literals
        self.helpers = helpers
        context = SwiftHexContext(file, brackets)
        calls = SwiftHexCallReader(file, evaluator, brackets)
    }

    /// Hex digits in the source.
    private struct Digits {
        var range: ByteRange
        var form: LiteralForm
        var value: UInt32
        /// The number of digits.
        var count: Int

        /// Whether there are digits for alpha.
        var mayHaveAlpha: Bool { count == 8 || count == 4 }

        func color(_ order: HexAlphaOrder) -> HexColor? { try? HexColor(value: value, digitCount: count, order: order) }
    }

    /// Adds the literal of the integer at `index`, if it is an argument that becomes a color.
    func readInteger(_ index: Int) {
        let bytes = tokens.bytes(index)
        guard bytes.count > 4, bytes.count <= 24, bytes[0] == UInt8(ascii: "0"), bytes[1] == UInt8(ascii: "x"),
            let place = context.argumentPlace(TokenRange(index))
        else { return }
        var value: UInt64 = 0
        var count = 0
        for byte in bytes[2...] where byte != UInt8(ascii: "_") {
            guard let digit = hexDigitValue(byte) else { return }
            value = value << 4 | UInt64(digit)
            count += 1
        }
        let call = calls.call(at: place.opener)
        let label = place.label.map(tokens.bytes)
        let asksForDigits = label.map(SwiftColorWords.asksForDigits) ?? false
        let isNamed = label.map(SwiftColorWords.namesColor) ?? false
        let isMaker =
            call.makesColor || call.isImplicitHelper || asksForDigits && !call.readsBytes
            || call.isImplicit && label == nil && context.isColorContext(context.calleeStart(place.opener))
        guard isMaker || isNamed else { return }
        var digits = Digits(
            range: tokens[index].range, form: .hexInteger, value: UInt32(truncatingIfNeeded: value), count: count)
        if count == 6 || count == 8 {
            add(literal(of: digits, in: call, label: label, isMaker: isMaker), place, TokenRange(index))
        } else if count < 5, helper(of: call).helper?.takesSixDigits == true {
            // `0xFFF` is `0x000FFF`; five or seven digits are a mistake, whatever the helper makes of them.
            digits.count = 6
            add(literal(of: digits, in: call, label: label, isMaker: isMaker), place, TokenRange(index))
        } else if count == 3 || count == 4 || isMaker && (count == 5 || count == 7 || asksForDigits && count < 8) {
            add(
                ColorLiteral(range: digits.range, form: .hexInteger, value: .unresolved(.ambiguousHexDigits)), place,
                TokenRange(index))
        }
    }

    /// Adds the literal of the string at `index`: `"#1e90ff"` anywhere, other digits only where a color is expected.
    func readString(_ index: Int) {
        guard tokens.kind(index + 1) == .stringText, tokens.closing(index) == index + 2,
            !tokens[index].flags.contains(.special), !tokens[index + 1].flags.contains(.special)
        else { return }
        let bytes = tokens.bytes(index + 1)
        guard bytes.count >= 3, bytes.count <= 10 else { return }
        let isHash = bytes[0] == UInt8(ascii: "#")
        let isInteger = bytes[0] == UInt8(ascii: "0") && bytes[1] | 0x20 == UInt8(ascii: "x")
        var value: UInt32 = 0
        var count = 0
        var hasDecimalDigit = false
        for byte in bytes.dropFirst(isHash ? 1 : isInteger ? 2 : 0) {
            guard let digit = hexDigitValue(byte) else { return }
            if digit < 10 { hasDecimalDigit = true }
            value = value << 4 | UInt32(digit)
            count += 1
        }
        guard count == 3 || count == 4 || count == 6 || count == 8 else { return }
        let place = context.argumentPlace(TokenRange(index, index + 3))
        let call = place.map { calls.call(at: $0.opener) } ?? SwiftHexCall()
        let label = place?.label.map(tokens.bytes)
        let asksForDigits = label.map(SwiftColorWords.asksForDigits) ?? false
        let isNamed =
            label.map(SwiftColorWords.namesColor) ?? false || place == nil && context.isColorNamed(index)
            || (call.isImplicit || call.isImplicitHelper)
                && context.isColorContext(context.calleeStart(place?.opener ?? index))
            || place == nil && count >= 6 && context.isCaseOfColors(index)
        let isMaker = call.makesColor && (label == nil || asksForDigits) || asksForDigits && !call.readsBytes
        if !isHash || count < 6 {
            let isCertain =
                isMaker && (call.makesColor || isHash) || isNamed
                || isMaker && count >= 6
                    && (file.imports.hasViews || SwiftDefinitionReader.isThemeOrKind(tokens.text(call.name)))
            // Without `#`, a word such as "facade" is more likely the name of an asset than a color, unlike "ffffff".
            let isWord = !hasDecimalDigit && !asksForDigits && bytes.contains { $0 != bytes[0] }
            let isName = !isHash && (call.namesAsset && label == nil || isWord)
            guard isCertain, !isName else { return }
        }
        let form: LiteralForm = isHash ? .hex : isInteger ? .hexInteger : .hexDigits
        let digits = Digits(range: tokens[index + 1].range, form: form, value: value, count: count)
        let literal = literal(of: digits, in: call, label: label, isMaker: isMaker || call.makesColor)
        if let place {
            add(literal, place, TokenRange(index, index + 3))
        } else {
            literals.add(facts.collected.add(literal), at: TokenRange(index, index + 3))
        }
    }

    private func add(_ literal: ColorLiteral, _ place: SwiftHexContext.ArgumentPlace, _ range: TokenRange) {
        literals.add(facts.collected.add(literal), at: range, inCallAt: place.opener)
    }

    /// Returns the helper that `call` calls, and its key. It is looked up once per call, which may hold many digits.
    private func helper(of call: SwiftHexCall) -> (key: String, helper: SwiftHexHelper?) {
        if let known = helperByCall[call.opener] { return known }
        let arguments = call.opener > 0 ? tokens.arguments(call.opener) ?? [] : []
        let type = tokens.colorType(tokens.bytes(call.name))
        let name = type == nil ? tokens.text(call.name) : "init"
        let key = SwiftHexHelper.key(name, arguments.first?.label.map { tokens.text($0) } ?? "")
        facts.shared.openNames.insert(key)
        let found = (key, arguments.isEmpty ? nil : helpers.helper(name, arguments, of: type?.rawValue))
        helperByCall[call.opener] = found
        return found
    }

    /// The literal that `digits` in `call` are.
    ///
    /// - Parameter isMaker: whether the call makes a color of them.
    private func literal(
        of digits: Digits, in call: SwiftHexCall, label: UnsafeBufferPointer<UInt8>?, isMaker: Bool
    ) -> ColorLiteral {
        var call = call
        var order = call.order ?? options.hexAlphaOrder ?? .rgba
        var isOpen = call.order == nil && options.hexAlphaOrder == nil && isMaker && digits.mayHaveAlpha
        if let label {
            if SwiftColorWords.saysARGB(label) {
                order = .argb
                isOpen = false
            } else if SwiftColorWords.saysRGBA(label) {
                order = .rgba
                isOpen = false
            }
        }
        var literal = ColorLiteral(range: digits.range, form: digits.form, value: .unresolved(.ambiguousHexDigits))
        var isOpaque = false
        // Whether the helper is known, but not what it does with eight digits.
        var isUnclear = false
        if digits.count != 6 || call.hasUnknownArguments, isMaker, let helper = helper(of: call).helper {
            if digits.count == 8 {
                // The project's helper decides; the meaning is unknown if it does not take eight digits apart.
                if let own = helper.order ?? (helper.dropsTopByte ? .argb : nil) {
                    order = own
                    isOpaque = helper.order == nil
                    isOpen = false
                } else if helper.readsEightDigits {
                    isUnclear = isOpen
                    guard isUnclear else { return literal }
                } else {
                    return literal
                }
            }
            readAlpha(helper, &call)
        }
        if isOpen {
            let helper = helper(of: call).key
            if digits.count == 8, let settled = options.swiftProject.alphaOrders[helper] { order = settled }
            noteUse(of: digits, helper)
            if isUnclear, order != .argb { return literal }
        }
        literal.alphaComesFirst = order == .argb && digits.mayHaveAlpha
        guard let color = digits.color(order) else { return literal }
        var rgba = RGBA(color)
        if isOpaque {
            rgba.alpha = 1
            literal.alphaIsOutside = true
        }
        if isMaker {
            switch call.alpha {
            case .none: break
            case .constant(let alpha):
                literal.alphaIsOutside = true
                rgba.alpha = alpha
                guard (0...1).contains(alpha) else {
                    literal.value = .unresolved(.componentOutOfRange)
                    return literal
                }
            case .notConstant:
                literal.alphaIsOutside = true
                literal.value = .unresolved(.notConstant)
                return literal
            }
        }
        // Other arguments do not change six digits, unless the call makes a color of them.
        let isUnknown =
            isMaker && call.hasUnknownArguments && (call.makesColor || digits.form != .hex && digits.count != 6)
        literal.value = isUnknown ? .unresolved(.unknownInitializer) : .color(ColorValue(rgba))
        return literal
    }

    /// Notes that the order of `digits`, which are given to `helper`, is unknown.
    private func noteUse(of digits: Digits, _ helper: String) {
        facts.shared.hexUses.append(
            SwiftHexUse(
                literal: facts.collected.literals.count, helper: helper, isEightDigits: digits.count == 8,
                beginsWithFF: digits.value >> 24 == 0xFF, matters: digits.color(.rgba) != digits.color(.argb)))
    }

    /// Reads the argument that `helper` uses as alpha, if it is the only unknown one of `call`.
    private func readAlpha(_ helper: SwiftHexHelper, _ call: inout SwiftHexCall) {
        guard call.hasUnknownArguments, let arguments = tokens.arguments(call.opener), arguments.count == 2,
            let place = helper.alpha, place < 2
        else { return }
        let alpha = evaluator.floatingPoint(arguments[place].range)
        call.alpha = alpha.map(SwiftHexCall.Alpha.constant) ?? .notConstant
        call.hasUnknownArguments = false
    }
}
