import ColorMath
import SourceColors
import SourceText

/// A call of one of Apple's color initializers, with its components' tokens.
struct SwiftColorCall {
    /// The tokens of the whole call.
    var lower: Int
    var upper: Int
    /// The `(`.
    var opener: Int
    /// How it is written, and which type it makes.
    var form: LiteralForm
    /// Which initializer it is.
    var initializer: SwiftInitializer
    /// The space the components are in.
    var space: ColorSpace
    /// The components' expressions, in the initializer's order.
    var components: [SwiftArgument]
    /// Alpha's expression, where it is given.
    var alpha: SwiftArgument?
}

extension SwiftTokens {
    /// What a call of a color type turns out to be.
    enum ColorCallReading {
        /// One of the initializers.
        case call(SwiftColorCall)
        /// The type is Apple's, but the initializer is someone else's; the tokens of the call.
        case unknownInitializer(SwiftColorType, lower: Int, upper: Int)
    }

    /// Reads the call whose arguments begin with the `(` at `opener`; nil where it makes no color of components.
    func colorCall(_ opener: Int) -> ColorCallReading? {
        guard let callee = colorCallee(opener), let close = closing(opener), let arguments = arguments(opener) else {
            return nil
        }
        if callee.isLiteral {
            guard let call = match(.colorLiteral, arguments, callee, .swiftColorLiteral, opener, close) else {
                return nil
            }
            return .call(call)
        }
        for type in [callee.type] + callee.others {
            for initializer in SwiftInitializer.all(of: type) {
                let form = LiteralForm.swiftCall(type, initializer.model)
                if let call = match(initializer, arguments, callee, form, opener, close) { return .call(call) }
            }
        }
        guard callee.type != .implicit, looksLikeComponents(arguments) else { return nil }
        return .unknownInitializer(callee.type, lower: callee.lower, upper: close + 1)
    }

    private struct Callee {
        var lower: Int
        var type: SwiftColorType
        /// Further types that the name may stand for.
        var others: [SwiftColorType] = []
        var isLiteral = false
    }

    /// The color type that the call at `opener` makes, with the token its name begins at.
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
        // Types begin with a capital, most functions do not.
        guard source[Int(self[last].start)] &- UInt8(ascii: "A") < 26 else { return nil }
        var type = colorType(bytes(last))
        if isText(last, "Resolved"), kind(last - 1) == .period, isText(last - 2, "Color") {
            type = .resolved
            last -= 2
        }
        guard let type else { return nil }
        guard kind(last - 1) == .period else {
            let isDeclaration = kind(last - 1) == .at || isText(last - 1, "func") || isText(last - 1, "case")
            let others = Self.colorTypes.contains(bytes(last)) ? [] : aliases[bytes(last)].filter { $0 != type }
            return isDeclaration ? nil : Callee(lower: last, type: type, others: others)
        }
        // `SwiftUI.Color(…)`; another qualifier makes it someone else's type.
        guard Self.modules.contains(bytes(last - 2)), kind(last - 3) != .period else { return nil }
        return Callee(lower: last - 2, type: type)
    }

    /// The types by name. `SKColor` is UIColor or NSColor, with the initializers of both.
    static let colorTypes = SwiftWordTable<SwiftColorType>([
        ("Color", .color), ("UIColor", .uiColor), ("NSColor", .nsColor), ("CGColor", .cgColor), ("CIColor", .ciColor),
        ("SKColor", .uiColor),
    ])

    /// The modules that declare them.
    static let modules = SwiftWordTable<Bool>(
        ["SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "CoreGraphics", "CoreImage", "SpriteKit"], true)

    private func match(
        _ initializer: SwiftInitializer, _ arguments: [SwiftArgument], _ callee: Callee, _ form: LiteralForm,
        _ opener: Int,
        _ close: Int
    ) -> SwiftColorCall? {
        var call = SwiftColorCall(
            lower: callee.lower, upper: close + 1, opener: opener, form: form, initializer: initializer,
            space: initializer.space, components: [])
        var rest = arguments[...]
        if initializer.spaceArgument != .none, let first = rest.first,
            isLabelled(first, initializer.spaceArgument == .labelled ? "colorSpace" : nil)
        {
            guard let space = colorSpace(first, of: initializer.model) else { return nil }
            call.space = space
            if space == .displayP3 || space == .srgbLinear, case .swiftCall(let type, _) = form {
                call.form = .swiftCall(type, space == .displayP3 ? .displayP3 : .linearRGB)
            }
            rest = rest.dropFirst()
        }
        for label in initializer.components {
            guard let argument = rest.popFirst(), isLabelled(argument, label) else { return nil }
            call.components.append(argument)
        }
        if let argument = rest.popFirst() {
            guard isLabelled(argument, initializer.alpha) else { return nil }
            call.alpha = argument
        }
        return rest.isEmpty && (call.alpha != nil || !initializer.needsAlpha) ? call : nil
    }

    /// The space that `argument`, such as `.displayP3`, names. A gray is the same in sRGB and Display P3.
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

    /// Whether the labels are those of components, though of no initializer that is known.
    private func looksLikeComponents(_ arguments: [SwiftArgument]) -> Bool {
        let models: [[StaticString]] = [
            ["red", "green", "blue"], ["r", "g", "b"], ["hue", "saturation"], ["h", "s", "b"], ["h", "s", "l"],
            ["cyan", "magenta", "yellow"],
        ]
        return models.contains { labels in
            labels.allSatisfy { label in arguments.contains { $0.label != nil && isLabelled($0, label) } }
        }
    }
}
