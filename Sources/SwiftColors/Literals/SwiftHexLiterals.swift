import ColorMath
import SourceColors
import SourceText

/// What is known of a call that has hex digits among its arguments.
struct SwiftHexCall {
    /// Whether the callee makes a color: `UIColor(…)`, `hexColor(…)`, a helper that the configuration names.
    var makesColor = false
    /// Whether the callee is an initializer without its type: `.init(…)`.
    var isImplicit = false
    /// Whether the callee is a helper without its type: `.hex(…)`.
    var isImplicitHelper = false
    /// Whether the callee is a type known to read hex digits as bytes or numbers: `Data(hex:)`.
    var readsBytes = false
    /// Whether the callee is `Color`, whose one string without a label names an asset.
    var namesAsset = false
    /// The order that the callee's name tells.
    var order: HexAlphaOrder?
    /// The alpha that stands beside the digits.
    var alpha: Alpha = .none
    /// Whether there are arguments of which nothing is known.
    var hasUnknownArguments = false
    /// The `(`.
    var opener = 0
    /// The token of the callee's name, `init` or a type among them.
    var name = 0

    enum Alpha {
        case none
        case constant(Double)
        case notConstant
    }
}

/// Hex digits in calls, and strings such as `"#1e90ff"`.
extension SwiftScanner {
    /// Adds the literal that the integer at `index` is: the only token of an argument that is to become a color.
    mutating func readHexInteger(_ index: Int) {
        let bytes = tokens.bytes(index)
        guard bytes.count > 4, bytes.count <= 24, bytes[0] == UInt8(ascii: "0"), bytes[1] == UInt8(ascii: "x"),
            let place = argumentPlace(index, index + 1)
        else { return }
        var value: UInt64 = 0
        var count = 0
        for byte in bytes[2...] where byte != UInt8(ascii: "_") {
            guard let digit = hexDigitValue(byte) else { return }
            value = value << 4 | UInt64(digit)
            count += 1
        }
        let call = hexCall(place.opener)
        let label = place.label.map(tokens.bytes)
        let asksForDigits = label.map(SwiftColorWords.asksForDigits) ?? false
        let isNamed = label.map(SwiftColorWords.namesColor) ?? false
        let isMaker =
            call.makesColor || call.isImplicitHelper || asksForDigits && !call.readsBytes
            || call.isImplicit && label == nil && isColorContext(calleeStart(place.opener))
        guard isMaker || isNamed else { return }
        let range = tokens[index].range
        if count == 6 || count == 8 {
            let literal = hexLiteral(
                range, .hexInteger, UInt32(truncatingIfNeeded: value), count, call, label, isMaker: isMaker)
            add(literal, place, index, index + 1)
        } else if count < 5, helper(of: call).helper?.takesSixDigits == true {
            // `0xFFF` is `0x000FFF`; five digits, or seven, are a slip whatever the helper makes of them.
            let literal = hexLiteral(
                range, .hexInteger, UInt32(truncatingIfNeeded: value), 6, call, label, isMaker: isMaker)
            add(literal, place, index, index + 1)
        } else if count == 3 || count == 4 || isMaker && (count == 5 || count == 7 || asksForDigits && count < 8) {
            add(
                ColorLiteral(range: range, form: .hexInteger, value: .unresolved(.ambiguousHexDigits)), place,
                index, index + 1)
        }
    }

    /// Adds the literal that the string at `index` is: `"#1e90ff"` anywhere, other digits where a color is wanted.
    mutating func readHexString(_ index: Int) {
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
        let place = argumentPlace(index, index + 3)
        let call = place.map { hexCall($0.opener) } ?? SwiftHexCall()
        let label = place?.label.map(tokens.bytes)
        let asksForDigits = label.map(SwiftColorWords.asksForDigits) ?? false
        let isNamed =
            label.map(SwiftColorWords.namesColor) ?? false || place == nil && isColorNamed(index)
            || (call.isImplicit || call.isImplicitHelper) && isColorContext(calleeStart(place?.opener ?? index))
        let isMaker = call.makesColor && (label == nil || asksForDigits) || asksForDigits && !call.readsBytes
        if !isHash || count < 6 {
            let isCertain =
                isMaker && (call.makesColor || isHash) || isNamed || isMaker && count >= 6 && imports.hasViews
            // Without `#` a word such as "facade" is an asset's name sooner than a color.
            let isName = !isHash && (call.namesAsset && label == nil || !hasDecimalDigit && !asksForDigits)
            guard isCertain, !isName else { return }
        }
        let form: LiteralForm = isHash ? .hex : isInteger ? .hexInteger : .hexDigits
        let literal = hexLiteral(
            tokens[index + 1].range, form, value, count, call, label, isMaker: isMaker || call.makesColor)
        if let place {
            add(literal, place, index, index + 3)
        } else {
            calls[index] = LiteralCall(upper: index + 3, expression: facts.add(literal))
        }
    }

    private mutating func add(_ literal: ColorLiteral, _ place: ArgumentPlace, _ token: Int, _ upper: Int) {
        let expression = facts.add(literal)
        calls[token] = LiteralCall(upper: upper, expression: expression)
        hexLiterals[place.opener, default: []].append(
            HexLiteral(token: token, label: place.label, expression: expression))
    }

    /// The helper that `call` is of, and the key by which it goes; found once for a call, which may hold many digits.
    private mutating func helper(of call: SwiftHexCall) -> (key: String, helper: SwiftHexHelper?) {
        if let known = hexHelperByCall[call.opener] { return known }
        let arguments = call.opener > 0 ? tokens.arguments(call.opener) ?? [] : []
        let type = tokens.colorType(tokens.bytes(call.name))
        let name = type == nil ? tokens.text(call.name) : "init"
        let key = SwiftHexHelper.key(name, arguments.first?.label.map { tokens.text($0) } ?? "")
        shared.openNames.insert(key)
        let found = (key, arguments.isEmpty ? nil : hexHelper(name, arguments, of: type?.rawValue))
        hexHelperByCall[call.opener] = found
        return found
    }

    private mutating func hexLiteral(
        _ range: ByteRange, _ form: LiteralForm, _ value: UInt32, _ count: Int, _ call: SwiftHexCall,
        _ label: UnsafeBufferPointer<UInt8>?, isMaker: Bool
    ) -> ColorLiteral {
        var call = call
        var order = call.order ?? options.hexAlphaOrder ?? .rgba
        var isOpen = call.order == nil && options.hexAlphaOrder == nil && isMaker && (count == 8 || count == 4)
        if let label {
            if SwiftColorWords.saysARGB(label) {
                order = .argb
                isOpen = false
            } else if SwiftColorWords.saysRGBA(label) {
                order = .rgba
                isOpen = false
            }
        }
        var literal = ColorLiteral(range: range, form: form, value: .unresolved(.ambiguousHexDigits))
        var isOpaque = false
        // Whether the helper is there, but what it does with eight digits is not understood.
        var isUnclear = false
        if count != 6 || call.hasUnknownArguments, isMaker, let helper = helper(of: call).helper {
            if count == 8 {
                // The project's own helper knows best; one that takes no eight bytes apart makes who knows what of them.
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
            if count == 8, let settled = options.swiftProject.alphaOrders[helper] { order = settled }
            let colors = [HexAlphaOrder.rgba, .argb].map { try? HexColor(value: value, digitCount: count, order: $0) }
            shared.hexUses.append(
                SwiftHexUse(
                    literal: facts.literals.count, helper: helper, isEightDigits: count == 8,
                    beginsWithFF: value >> 24 == 0xFF, matters: colors[0] != colors[1]))
            if isUnclear, order != .argb { return literal }
        }
        literal.alphaComesFirst = order == .argb && (count == 8 || count == 4)
        guard let color = try? HexColor(value: value, digitCount: count, order: order) else { return literal }
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
        // What else something that is no color itself is given changes nothing about six digits.
        let isUnknown = isMaker && call.hasUnknownArguments && (call.makesColor || form != .hex && count != 6)
        literal.value = isUnknown ? .unresolved(.unknownInitializer) : .color(ColorValue(rgba))
        return literal
    }

    /// Takes the argument that `helper` hands on as alpha for that, if it is all that is unknown of `call`.
    private mutating func readAlpha(_ helper: SwiftHexHelper, _ call: inout SwiftHexCall) {
        guard call.hasUnknownArguments, let arguments = tokens.arguments(call.opener), arguments.count == 2,
            let place = helper.alpha, place < 2
        else { return }
        let alpha = evaluator.floatingPoint(tokens, arguments[place].lower, arguments[place].upper)
        call.alpha = alpha.map(SwiftHexCall.Alpha.constant) ?? .notConstant
        call.hasUnknownArguments = false
    }
}
