import ColorMath

extension SwiftCallSpelling {
    /// The ways to write `color` with the same type: the author's initialiser first, then the type's others.
    func presentations(of color: RGBA) -> [ColorPresentation] {
        guard let (own, all) = notations else { return [] }
        var result: [ColorPresentation] = []
        if let text = text(for: ColorValue(color), exactly: true), !text.utf8.contains(where: { $0 == 10 || $0 == 13 })
        {
            result.append(ColorPresentation(own, text))
        } else if let text = canonical(own, color) {
            result.append(ColorPresentation(own, text))
        }
        for notation in all where notation != own {
            if let text = canonical(notation, color) { result.append(ColorPresentation(notation, text)) }
        }
        return result
    }

    /// The notation of the literal, and those of its type. A literal in another space than sRGB stays in it.
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

    /// `color` in `notation`, with the author's name of the type and of its colour space.
    private func canonical(_ notation: ColorNotation, _ color: RGBA) -> String? {
        guard case .swiftCall(_, let model) = form, model != .displayP3, model != .linearRGB,
            var text = notation.text(for: color), let parenthesis = text.firstIndex(of: "(")
        else { return nil }
        text = callee + text[parenthesis...]
        for prefix in ["calibrated", "device"] where firstLabel.hasPrefix(prefix) {
            for (plain, capital) in [("(hue:", "Hue:"), ("(red:", "Red:"), ("(white:", "White:")] {
                let start = callee + plain
                if text.hasPrefix(start) { text = callee + "(" + prefix + capital + text.dropFirst(start.count) }
            }
        }
        return text
    }
}
