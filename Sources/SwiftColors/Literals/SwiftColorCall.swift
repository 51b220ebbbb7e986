import ColorMath
import SourceColors
import SourceText

/// A call of one of Apple's color initializers.
struct SwiftColorCall {
    /// The tokens of the call.
    var range: TokenRange
    /// The `(`.
    var opener: Int
    /// The notation, and the type it makes.
    var form: LiteralForm
    var initializer: SwiftInitializer
    /// The space of the components.
    var space: ColorSpace
    /// The components, in the initializer's order.
    var components: [SwiftArgument]
    /// Alpha, or nil if it is not given.
    var alpha: SwiftArgument?

    /// The components and alpha.
    var arguments: [SwiftArgument] { components + (alpha.map { [$0] } ?? []) }
}

extension SwiftTokens {
    /// A call of a color type.
    enum ColorCallReading {
        /// One of Apple's initializers.
        case call(SwiftColorCall)
        /// The tokens of a call of someone else's initializer of one of Apple's types.
        case unknownInitializer(SwiftColorType, TokenRange)
    }

    /// Reads the call whose arguments begin with the `(` at `opener`; nil if it makes no color of components.
    @_optimize(speed)
    func colorCall(_ opener: Int) -> ColorCallReading? {
        guard let callee = colorCallee(opener), let close = closing(opener), let arguments = arguments(opener) else {
            return nil
        }
        if callee.isLiteral {
            let call = SwiftColorCall(callee, opener, close, .swiftColorLiteral, .colorLiteral)
            return match(call, arguments).map(ColorCallReading.call)
        }
        for type in [callee.type] + callee.others {
            for initializer in SwiftInitializer.all(of: type) {
                let form = LiteralForm.swiftCall(type, initializer.model)
                let call = SwiftColorCall(callee, opener, close, form, initializer)
                if let call = match(call, arguments) { return .call(call) }
            }
        }
        guard callee.type != .implicit, looksLikeComponents(arguments) else { return nil }
        return .unknownInitializer(callee.type, TokenRange(callee.lower, close + 1))
    }

    /// Reads the call whose arguments begin with the `(` at `opener` as one of an initializer of `type`, whatever is in front of it;
    /// nil if it is none.
    func colorCall(_ opener: Int, of type: SwiftColorType) -> SwiftColorCall? {
        guard let close = closing(opener), let arguments = arguments(opener) else { return nil }
        for initializer in SwiftInitializer.all(of: type) {
            let form = LiteralForm.swiftCall(type, initializer.model)
            let call = SwiftColorCall(Callee(lower: opener, type: type), opener, close, form, initializer)
            if let call = match(call, arguments) { return call }
        }
        return nil
    }

    fileprivate struct Callee {
        /// The first token.
        var lower: Int
        var type: SwiftColorType
        /// Other types that the name may stand for.
        var others: [SwiftColorType] = []
        var isLiteral = false
    }

    /// Returns the color type that the call at `opener` makes, or nil if it makes none.
    @_optimize(speed)
    private func colorCallee(_ opener: Int) -> Callee? {
        guard continuesCall(opener) else { return nil }
        var last = opener - 1
        if kind(last) == .pound {
            return isText(last, "#colorLiteral") ? Callee(lower: last, type: .implicit, isLiteral: true) : nil
        }
        guard kind(last) == .identifier else { return nil }
        if isText(last, "init") {
            guard kind(last - 1) == .period else { return nil }
            if !endsExpression(last - 2) { return Callee(lower: last - 1, type: .implicit) }
            guard isName(last - 2) else { return nil }
            last -= 2
        }
        // Types begin with a capital letter, most functions do not.
        guard source[Int(self[last].start)] &- UInt8(ascii: "A") < 26 else { return nil }
        var type = colorType(bytes(last))
        if isText(last, "Resolved"), kind(last - 1) == .period, isText(last - 2, "Color") {
            type = .resolved
            last -= 2
        }
        guard let type else { return nil }
        guard kind(last - 1) == .period else {
            let isDeclaration = kind(last - 1) == .at || isText(last - 1, "func") || isText(last - 1, "case")
            let others = Self.colorTypes[bytes(last)] != nil ? [] : aliases[bytes(last)].filter { $0 != type }
            return isDeclaration ? nil : Callee(lower: last, type: type, others: others)
        }
        // `SwiftUI.Color(…)`; another qualifier makes it someone else's type.
        guard Self.modules.contains(bytes(last - 2)), kind(last - 3) != .period else { return nil }
        return Callee(lower: last - 2, type: type)
    }

    /// Returns `call` with the components in `arguments`, or nil if they are not those of its initializer.
    private func match(_ call: SwiftColorCall, _ arguments: [SwiftArgument]) -> SwiftColorCall? {
        var call = call
        let initializer = call.initializer
        var rest = arguments[...]
        if initializer.spaceArgument != .none, let first = rest.first,
            isLabeled(first, initializer.spaceArgument == .labeled ? "colorSpace" : nil)
        {
            guard let space = colorSpace(first, of: initializer.model) else { return nil }
            call.space = space
            if space == .displayP3 || space == .srgbLinear, case .swiftCall(let type, _) = call.form {
                call.form = .swiftCall(type, space == .displayP3 ? .displayP3 : .linearRGB)
            }
            rest = rest.dropFirst()
        }
        for label in initializer.components {
            guard let argument = rest.popFirst(), isLabeled(argument, label) else { return nil }
            call.components.append(argument)
        }
        if let argument = rest.popFirst() {
            guard isLabeled(argument, initializer.alpha) else { return nil }
            call.alpha = argument
        }
        return rest.isEmpty && (call.alpha != nil || !initializer.needsAlpha) ? call : nil
    }

    /// The space that `argument` names, such as `.displayP3`. A gray is the same in sRGB and Display P3.
    private func colorSpace(_ argument: SwiftArgument, of model: SwiftColorModel) -> ColorSpace? {
        guard argument.upper >= argument.lower + 2, kind(argument.upper - 2) == .period else { return nil }
        let last = argument.upper - 1
        if isText(last, "sRGB") || isText(last, "genericRGB") || isText(last, "deviceRGB") {
            return model == .white ? .gray : model == .hsb ? .hsb : .srgb
        }
        if isText(last, "displayP3") { return model == .white ? .gray : model == .hsb ? nil : .displayP3 }
        if isText(last, "sRGBLinear") { return model == .hsb ? nil : .srgbLinear }
        return nil
    }

    /// Whether the labels are those of components, though not of a known initializer.
    private func looksLikeComponents(_ arguments: [SwiftArgument]) -> Bool {
        let models: [[StaticString]] = [
            ["red", "green", "blue"], ["r", "g", "b"], ["hue", "saturation"], ["h", "s", "b"], ["h", "s", "l"],
            ["cyan", "magenta", "yellow"],
        ]
        return models.contains { labels in
            labels.allSatisfy { label in arguments.contains { $0.label != nil && isLabeled($0, label) } }
        }
    }
}

extension SwiftColorCall {
    /// A call from `callee` to the `)` at `close`, without its components.
    fileprivate init(
        _ callee: SwiftTokens.Callee, _ opener: Int, _ close: Int, _ form: LiteralForm,
        _ initializer: SwiftInitializer
    ) {
        self.init(
            range: TokenRange(callee.lower, close + 1), opener: opener, form: form, initializer: initializer,
            space: initializer.space, components: [])
    }
}

extension SwiftConstantEvaluator {
    /// Returns the colors that `call` makes in the loops around it; empty if it is in no loop over constants.
    func ramp(of call: SwiftColorCall) -> [RGBA] {
        let colors = eachElement { () -> RGBA? in
            if case .color(let color) = value(of: call) { color.rgba } else { nil }
        }
        return colors ?? []
    }

    /// Returns the color that `call` makes, or the reason why it is unknown.
    func value(of call: SwiftColorCall) -> LiteralValue {
        var numbers: [Double] = []
        for component in call.components {
            guard let number = floatingPoint(component.range) else { return .unresolved(.notConstant) }
            numbers.append(number)
        }
        var alpha = 1.0
        if let argument = call.alpha {
            guard let number = floatingPoint(argument.range) else { return .unresolved(.notConstant) }
            alpha = number
        }
        // The components of Display P3 colors and Xcode's literals may be outside 0…1, but no color is outside this range.
        let reach = call.space == .displayP3 || call.form == .swiftColorLiteral ? -1.0...2.0 : 0.0...1.0
        guard numbers.allSatisfy(reach.contains), (0...1).contains(alpha) else {
            return .unresolved(.componentOutOfRange)
        }
        switch numbers.count {
        case 1 where call.space == .gray: return .color(ColorValue(.gray, numbers[0], 0, 0, alpha: alpha))
        case 1: return .color(ColorValue(call.space, numbers[0], numbers[0], numbers[0], alpha: alpha))
        case 3: return .color(ColorValue(call.space, numbers[0], numbers[1], numbers[2], alpha: alpha))
        default: return .unresolved(.unknownInitializer)
        }
    }
}
