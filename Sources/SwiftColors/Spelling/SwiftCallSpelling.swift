import ColorMath
import SourceColors
import SourceText

/// A literal that is a call, parsed so that it can be written with another color.
struct SwiftCallSpelling: LiteralSpelling {
    private let bytes: [UInt8]
    private let call: SwiftColorCall
    private let components: [SwiftComponentText]
    private let alpha: SwiftComponentText?
    private let value: LiteralValue
    /// The text before the `(`.
    let callee: String
    /// The label of the first component.
    let firstLabel: String
    /// The unlabeled color space before the components, or nil.
    let spaceArgument: String?
    /// The spacing between labels and arguments.
    let spacing: SwiftCallSpacing

    /// The maximum number of decimals: enough to restore every 8-bit color.
    private static let mostPlaces = 4

    /// Parses `text`; nil unless it is exactly one call of a known initializer.
    ///
    /// - Parameter form: the form of the literal, which tells what an alias of a color type stands for.
    init?(_ text: UnsafeBufferPointer<UInt8>, as form: LiteralForm) {
        let tokens = SwiftTokens(of: SourceBytes(text))
        if case .swiftCall(let type, _) = form, tokens.kind(0) == .identifier, tokens.colorType(tokens.bytes(0)) == nil
        {
            tokens.addAlias(0, of: type)
        }
        guard let opener = (0..<tokens.count).first(where: { tokens.kind($0) == .leftParen }),
            case .call(let call)? = tokens.colorCall(opener), call.range == TokenRange(0, tokens.count),
            tokens.byteRange(call.range) == ByteRange(0, text.count)
        else { return nil }
        let evaluator = SwiftConstantEvaluator(SwiftFile(tokens))
        components = call.components.compactMap { evaluator.componentText($0, in: tokens) }
        alpha = call.alpha.flatMap { evaluator.componentText($0, in: tokens) }
        value = evaluator.value(of: call)
        guard components.count == call.components.count, (alpha == nil) == (call.alpha == nil) else { return nil }
        self.call = call
        bytes = Array(text)
        callee = tokens.source.text(ByteRange(0, Int(tokens[opener].start)))
        firstLabel = call.components.first?.label.map(tokens.text) ?? ""
        let first = tokens.arguments(opener)?.first
        spaceArgument = first.flatMap { $0.label == nil ? tokens.source.text(tokens.byteRange($0.range)) : nil }
        spacing = SwiftCallSpacing(of: tokens)
    }

    /// The form of the literal.
    var form: LiteralForm { call.form }

    /// The color of the literal, or nil if it is unknown.
    var color: ColorValue? { if case .color(let color) = value { color } else { nil } }

    /// The text and the value of alpha, or nil if it is not given.
    var alphaText: (text: String, value: Double)? {
        alpha.map { (String(decoding: bytes[$0.range.lowerBound..<$0.range.upperBound], as: UTF8.self), $0.value) }
    }

    /// Whether the label of alpha is `opacity`, as in SwiftUI.
    var usesOpacity: Bool { call.initializer.alpha.description == "opacity" }

    /// The precision that the author uses.
    var grid: ComponentGrid {
        if call.space != .hsb, components.contains(where: \.isEightBit) { return .steps(255) }
        let relevant = call.space == .hsb ? components.suffix(1) : components[...]
        return .decimals(min(max(relevant.map(\.decimals).max() ?? 2, 2), Self.mostPlaces))
    }

    func respelled(as color: ColorValue) -> String? { text(for: color) }

    /// Returns the text for `color`. Only components that differ are replaced.
    ///
    /// - Parameter exactly: whether to write enough decimals to restore an 8-bit color, not as few as the author.
    func text(for color: ColorValue, exactly: Bool = false) -> String? {
        guard let wanted = target(color) else { return nil }
        let own = min(max(components.map(\.decimals).max() ?? 2, 2), Self.mostPlaces)
        let space = call.space
        let places =
            exactly
            ? Self.mostPlaces
            : components.count == 1
                ? own
                : placesKeepingHue(of: color.rgba, from: own, upTo: Self.mostPlaces) { places in
                    let parts = wanted.map { Double(decimalText($0, places: places)) ?? $0 }
                    return ColorValue(space, parts[0], parts[1], parts[2]).rgba
                }
        var edits: [Edit] = []
        var plain: [Edit] = []
        for (component, value) in zip(components, wanted) {
            if let edit = component.edit(to: value, places: places) { edits.append(edit) }
            if let edit = component.plainEdit(to: value, places: places) { plain.append(edit) }
        }
        guard let alphaEdit = alphaEdit(color.alpha) else { return nil }
        if let spelled = apply(edits + alphaEdit), gives(spelled, wanted) { return spelled }
        // An integer division would drop the fraction of a new numerator, so the number itself is written.
        return apply(plain + alphaEdit)
    }

    /// Returns the components of `color` in the literal's space; nil if it cannot express the color.
    private func target(_ color: ColorValue) -> [Double]? {
        let rgba = color.rgba
        guard [rgba.red, rgba.green, rgba.blue, color.alpha].allSatisfy(\.isFinite) else { return nil }
        if components.count == 1 {
            let spread = max(rgba.red, rgba.green, rgba.blue) - min(rgba.red, rgba.green, rgba.blue)
            guard spread < 0.5 / 255 else { return nil }
            return [call.space == .gray ? rgba.green : color.converted(to: call.space).components.x]
        }
        var parts = color.converted(to: call.space).components
        if call.space == .hsb, let own = self.color?.components {
            // The hue and saturation that black and grays do not show are kept.
            if color.space != .hsb, parts.y < 1e-6 || parts.z < 1e-6 { parts.x = own.x }
            if color.space != .hsb, parts.z < 1e-6 { parts.y = own.y }
        }
        let reach = call.space == .displayP3 || call.form == .swiftColorLiteral ? -1.0...2.0 : -1e-6...(1 + 1e-6)
        let result = [parts.x, parts.y, parts.z]
        guard result.allSatisfy(reach.contains) else { return nil }
        return reach.lowerBound < -0.5 ? result : result.map(clampUnit)
    }

    /// Returns the edits that set alpha; nil if the form cannot express it.
    private func alphaEdit(_ value: Double) -> [Edit]? {
        let value = clampUnit(value)
        if let alpha {
            guard abs(alpha.value - value) > 1e-9 else { return [] }
            var places = min(max(alpha.decimals, 2), Self.mostPlaces)
            while places < Self.mostPlaces, abs((Double(decimalText(value, places: places)) ?? value) - value) > 1e-9 {
                places += 1
            }
            return alpha.edit(to: value, places: places).map { [$0] } ?? []
        }
        if value >= 1 { return [] }
        guard !call.initializer.needsAlpha, let last = components.last else { return nil }
        let text = ", \(call.initializer.alpha): " + decimalText(value, places: Self.mostPlaces)
        return [Edit(ByteRange(last.range.upperBound, last.range.upperBound), text)]
    }

    private func apply(_ edits: [Edit]) -> String? {
        edits.applied(to: bytes).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether `text` has the components `wanted`, except for rounding.
    private func gives(_ text: String, _ wanted: [Double]) -> Bool {
        var text = text
        return text.withUTF8 { buffer in
            guard let read = SwiftCallSpelling(buffer, as: call.form) else { return false }
            return zip(read.components, wanted).allSatisfy { abs($0.value - $1) <= 0.0051 }
        }
    }
}
