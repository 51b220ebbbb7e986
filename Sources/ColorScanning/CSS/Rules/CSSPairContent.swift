import ColorMath
import SourceText

/// How large a text is.
extension CSSPairing {
    /// How large the text is, as far as it is known; nil where there is none to see.
    /// <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    func content(_ subject: CSSCompound, _ appearance: Appearance) -> PairContent? {
        var isBold: Bool?
        var boldIsKnown = false
        var isUncertain = subject.isHeading || subject.isBold
        for view in views.indices {
            if !boldIsKnown, let winner = elements.winner(.fontWeight, in: views[view], appearance),
                case .isBold(let value) = settings[Int(winner.setting)].value
            {
                isBold = value
                boldIsKnown = value != nil
                isUncertain = isUncertain || value == nil
            }
            if let winner = elements.winner(.fontSize, in: views[view], appearance),
                case .size(let size) = settings[Int(winner.setting)].value
            {
                let isSure = view == 0 || subject.pseudoElement != nil && view == 1
                let size = content(size, isBold: isBold ?? (isUncertain ? true : nil), isSure: isSure)
                return size == .largeText && isUncertain && isBold == nil ? .textOfUnknownSize : size
            }
        }
        return subject.isHeading ? .textOfUnknownSize : .text
    }

    func content(_ size: CSSTextSize, isBold: Bool?, isSure: Bool) -> PairContent? {
        let pixels: Double
        var isKnown = isSure
        switch size {
        case .pixels(let value): pixels = value
        case .rootRelative(let value):
            pixels = value * (rootSize ?? 16)
            isKnown = isKnown && rootSize != nil
        case .relative(let value):
            pixels = value * 16
            isKnown = false
        case .unknown: return .textOfUnknownSize
        }
        if pixels <= 0 { return nil }
        let isLarge = pixels >= 24 || pixels >= 18.66 && isBold == true
        if isLarge { return isKnown ? .largeText : .textOfUnknownSize }
        return .text
    }
}
