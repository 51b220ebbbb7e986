import ColorMath
import SourceColors
import SourceText

extension SwiftCallSpelling {
    /// Returns the ways to write `color` with the same type: first the author's initializer, then the others of the type.
    func presentations(of color: RGBA) -> [ColorPresentation] {
        guard let (own, all) = notations else { return [] }
        var result: [ColorPresentation] = []
        if let text = text(for: ColorValue(color), exactly: true) {
            result.append(ColorPresentation(own, text.utf8.contains { $0 == 10 || $0 == 13 } ? onOneLine(text) : text))
        } else if let text = canonical(own, color) {
            result.append(ColorPresentation(own, text))
        }
        for notation in all where notation != own {
            if let text = canonical(notation, color) { result.append(ColorPresentation(notation, text)) }
        }
        return result
    }

    /// The notations of the literal and its type. A literal in another space than sRGB keeps its space.
    private var notations: (own: ColorNotation, all: [ColorNotation])? {
        guard case .swiftCall(let type, let model) = form else { return (.colorLiteral, []) }
        let all: [ColorNotation]
        switch type {
        case .color: all = [.swiftHSB, .swiftRGB, .swiftWhite]
        case .uiColor: all = [.uiColorHSB, .uiColorRGB, .uiColorWhite]
        case .nsColor: all = [.nsColorHSB, .nsColorRGB, .nsColorWhite]
        case .cgColor, .ciColor: return (.cgColor, [])
        case .resolved: return (.swiftRGB, [])
        case .implicit:
            all = usesOpacity ? [.swiftHSB, .swiftRGB, .swiftWhite] : [.uiColorHSB, .uiColorRGB, .uiColorWhite]
        }
        switch model {
        case .hsb: return (all[0], all)
        case .rgb: return (all[1], all)
        case .white: return (all[2], all)
        case .displayP3, .linearRGB: return (all[1], [])
        }
    }

    /// Returns `color` in `notation`, with the type, the color space and the spacing that the author wrote.
    private func canonical(_ notation: ColorNotation, _ color: RGBA) -> String? {
        guard case .swiftCall(_, let model) = form else { return nil }
        if let space = wideSpace { return notation == .swiftRGB ? inSpace(space, color) : nil }
        if model == .displayP3 || model == .linearRGB { return nil }
        guard let standard = notation.text(for: color), let parenthesis = standard.firstIndex(of: "(")
        else { return nil }
        var arguments = standard[standard.index(after: parenthesis)...].dropLast()
        var start = ""
        for prefix in ["calibrated", "device"] where firstLabel.hasPrefix(prefix) {
            for (plain, capital) in [("hue:", "Hue:"), ("red:", "Red:"), ("white:", "White:")]
            where arguments.hasPrefix(plain) {
                arguments = arguments.dropFirst(plain.count)
                start = prefix + capital
            }
        }
        // Hue components have no color space argument.
        if let spaceArgument, notation == .swiftRGB || notation == .swiftWhite { start = spaceArgument + ", " }
        var text = start + arguments
        if let own = alphaText, own.value == color.alpha {
            let label = usesOpacity ? ", opacity: " : ", alpha: "
            let written = label + decimalText(color.alpha, places: 4)
            if text.hasSuffix(written) {
                text.removeLast(written.count)
                text += label + own.text
            } else if usesOpacity, color.alpha == 1 {
                text += label + own.text
            }
        }
        return callee + "(" + spacing.applied(to: text) + ")"
    }

    /// The space that the first argument names, if it is not sRGB.
    private var wideSpace: ColorSpace? {
        guard let spaceArgument else { return nil }
        return spaceArgument.hasSuffix("displayP3")
            ? .displayP3 : spaceArgument.hasSuffix("sRGBLinear") ? .srgbLinear : nil
    }

    /// Returns `color` by its red, green and blue in `space`, which is the literal's first argument.
    private func inSpace(_ space: ColorSpace, _ color: RGBA) -> String? {
        guard let spaceArgument else { return nil }
        let parts = ColorValue(color).converted(to: space).components
        guard [parts.x, parts.y, parts.z, color.alpha].allSatisfy({ $0.isFinite && abs($0) <= 2 }) else { return nil }
        var text = spaceArgument
        for (label, value) in [("red", parts.x), ("green", parts.y), ("blue", parts.z)] {
            text += ", \(label): " + decimalText(value, places: 4)
        }
        if let own = alphaText, own.value == color.alpha {
            text += ", opacity: " + own.text
        } else if color.alpha < 1 {
            text += ", opacity: " + decimalText(color.alpha, places: 4)
        }
        return callee + "(" + spacing.applied(to: text) + ")"
    }
}

/// The spacing between the arguments of a call.
struct SwiftCallSpacing {
    /// Whether white space follows the colons of labels.
    var afterColons = true
    /// Whether white space follows the commas.
    var afterCommas = true

    /// The spacing after the first colon and the first comma of `tokens`.
    init(of tokens: SwiftTokens) {
        let indices = 0..<tokens.count
        if let colon = indices.first(where: { tokens.kind($0) == .colon }) {
            afterColons = tokens[colon + 1].standsApart
        }
        if let comma = indices.first(where: { tokens.kind($0) == .comma }) {
            afterCommas = tokens[comma + 1].standsApart
        }
    }

    /// Returns `text`, which has one space after each colon and comma, with this spacing.
    func applied(to text: String) -> String {
        guard !afterColons || !afterCommas else { return text }
        var result: [UInt8] = []
        for byte in text.utf8 {
            if byte == UInt8(ascii: " "), let last = result.last,
                last == UInt8(ascii: ":") && !afterColons || last == UInt8(ascii: ",") && !afterCommas
            {
                continue
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension SwiftToken {
    /// Whether white space, a line break or a comment precedes it.
    fileprivate var standsApart: Bool { !flags.isDisjoint(with: [.spaceBefore, .newlineBefore]) }
}

extension SwiftCallSpelling {
    /// Returns the call `text` on one line, without comments.
    private func onOneLine(_ text: String) -> String {
        var text = text
        return text.withUTF8 { buffer in
            let tokens = SwiftTokens(of: SourceBytes(buffer))
            var result: [UInt8] = []
            for index in 0..<tokens.count {
                if tokens.kind(index) == .comma, tokens.kind(index + 1) == .rightParen { continue }
                if index > 0, tokens[index].standsApart, tokens.kind(index - 1) != .leftParen,
                    tokens.kind(index) != .rightParen
                {
                    result.append(UInt8(ascii: " "))
                }
                result += tokens.source.buffer(tokens[index].range)
            }
            return String(decoding: result, as: UTF8.self)
        }
    }
}
