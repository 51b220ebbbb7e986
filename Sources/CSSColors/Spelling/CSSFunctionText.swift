import ColorMath
import SourceColors
import SourceText

/// A color function as its author wrote it, ready to be written with other components.
///
/// Replaces only the tokens of components that change. Everything else stays: the case of the name, white space,
/// comments, commas, `%` or numbers, units, omitted zeros.
struct CSSFunctionText {
    private typealias Edit = (range: ByteRange, text: String)

    private let source: SourceBytes
    private let range: ByteRange
    private let nameEnd: Int
    private let function: CSSColorFunction
    private let space: ColorSpace
    private let parts: [CSSComponentText]
    private let alpha: CSSComponentText?
    private let isLegacy: Bool

    /// Reads the text of `literal`; returns nil if it is not a function with components of its own, or not constant.
    init?(_ literal: ColorLiteral, in source: SourceBytes) {
        guard case .cssFunction(let function) = literal.form, literal.color != nil else { return nil }
        let value = CSSValue(single: literal.range, in: source)
        guard value.isSingle, !value.isOpenEnded, value.nodes[0].function.colorFunction == function,
            let arguments = value.colorArguments(of: 0), let scale = CSSColorScale(function, space: arguments.space)
        else { return nil }
        let (first, second, third) = arguments.components
        self.source = source
        self.function = function
        range = literal.range
        nameEnd = value.lexemes.endOfName(range.lowerBound)
        space = scale.space
        isLegacy = arguments.isLegacy
        parts = [
            CSSComponentText(first, scale.components.0, in: value),
            CSSComponentText(second, scale.components.1, in: value),
            CSSComponentText(third, scale.components.2, in: value),
        ]
        alpha = arguments.alpha.map { CSSComponentText($0, .alpha, in: value) }
    }

    /// The steps of a ``LightnessScale`` in which the author writes the lightness.
    var grid: ComponentGrid {
        if writesBytes { return .steps(255) }
        let moved: ArraySlice<CSSComponentText> =
            switch space.descriptor.lightness {
            case .component(let index, _): parts[index...index]
            case .mixture: parts[1...]
            case .brightness: parts[...]
            }
        let places = moved.map { part in
            if part.scale.isHue { return 0 }
            let isPercent = part.component.kind == .percentage || part.scale.hundredPercent == 100
            return isPercent || part.scale.numberOfOne == 100 ? part.places + 2 : part.places
        }
        let grid = ComponentGrid.decimals(min(max(places.max() ?? 2, 2), 6))
        // A step of whiteness or blackness moves their midpoint by half a step.
        if case .mixture = space.descriptor.lightness { return .steps(2 * grid.count) }
        return grid
    }

    /// Whether the components are whole numbers up to 255.
    private var writesBytes: Bool {
        parts.allSatisfy { $0.scale.numberOfOne == 255 && $0.component.kind != .percentage && $0.places == 0 }
    }

    /// Returns the function respelled as `color`, with as many decimals as needed; nil if it cannot express the color.
    ///
    /// - Parameter isExact: whether all channels must match in 8 bits.
    func respelled(as color: ColorValue, isExact: Bool = false) -> String? {
        let wanted = color.rgba
        guard wanted.isInGamut || !space.descriptor.isBoundToSRGB else { return nil }
        let target = color.converted(to: space)
        let most = writesBytes ? 0 : 4
        func read(_ extraPlaces: Int) -> RGBA {
            CSSFunctionText.read(text(target, extraPlaces))?.rgba ?? RGBA(white: 0)
        }
        var places = placesKeepingHue(of: wanted, from: 0, upTo: most, rounded: read)
        let brightness = HSB(wanted).brightness
        let slack = 0.5 / Double(grid.count)
        while places < most, abs(HSB(read(places)).brightness - brightness) > slack { places += 1 }
        let bytes = HexColor(wanted)
        while isExact, places < most, HexColor(read(places)) != bytes { places += 1 }
        let result = text(target, places)
        return CSSFunctionText.read(result) == nil ? nil : result
    }

    private static func read(_ text: String) -> ColorValue? {
        var text = text
        return text.withUTF8 { bytes in
            ColorLiteral(css: ByteRange(0, bytes.count), in: SourceBytes(bytes))?.color
        }
    }

    /// Returns the author's text with every component replaced that differs from `target` when rounded to the author's
    /// decimals plus `extraPlaces`.
    private func text(_ target: ColorValue, _ extraPlaces: Int) -> String {
        var edits: [Edit] = []
        let dropsZero = (parts + [alpha].compactMap { $0 }).contains { $0.dropsLeadingZero }
        let isGray = space.descriptor.powerlessHue?.isNegligible(target.components) ?? false
        for (index, part) in parts.enumerated() {
            // A gray has no hue, so the author's is kept.
            if part.scale.isHue, isGray { continue }
            let text = part.text(
                for: target.components[index], extraPlaces: extraPlaces, droppingLeadingZero: dropsZero)
            if let text { edits.append((part.range, text)) }
        }
        let alphaEdits = alphaEdits(target.alpha, dropsZero)
        return applied(edits + alphaEdits)
    }

    private func alphaEdits(_ wanted: Double, _ dropsZero: Bool) -> [Edit] {
        if let alpha {
            let places = alpha.component.kind == .percentage ? 2 : 4
            let text = alpha.text(
                for: wanted, extraPlaces: max(places - alpha.places, 0), droppingLeadingZero: dropsZero)
            return text.map { [(alpha.range, $0)] } ?? []
        }
        guard wanted < 1, let last = parts.last else { return [] }
        var text = decimalText(wanted, places: 4)
        if dropsZero, text.hasPrefix("0.") { text.removeFirst() }
        let end = ByteRange(last.range.upperBound, last.range.upperBound)
        let edit = (end, (isLegacy ? ", " : " / ") + text)
        guard isLegacy, case .components(_, withAlphaName: false) = function else { return [edit] }
        // In the legacy syntax, functions with alpha have their own names.
        let isUppercase = source[nameEnd - 1] & 0x20 == 0
        return [(ByteRange(nameEnd, nameEnd), isUppercase ? "A" : "a"), edit]
    }

    private func applied(_ edits: [Edit]) -> String {
        var parts: [String] = []
        var place = range.lowerBound
        // Components never overlap; insertions go between them.
        for edit in edits.ordered(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        })
        where edit.range.lowerBound >= place {
            parts += [source.text(ByteRange(place, edit.range.lowerBound)), edit.text]
            place = edit.range.upperBound
        }
        return (parts + [source.text(ByteRange(place, range.upperBound))]).joined()
    }
}
