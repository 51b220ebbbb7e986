import ColorMath
import SourceColors
import SourceText

/// Searches changes after which a pair passes, in this order:
///
/// 0. for text on an image, more opacity of the scrim between them;
/// 1. the nearest lightness of the foreground, on the scale of its notation (``LightnessScale``), in the direction in
/// which it already differs from the background; for an adaptive framework color, another such color, or one for light
/// and one for dark;
/// 2. its lightness in the other direction;
/// 3. more alpha, if alpha is the limit;
/// 4. full brightness with the least drop in saturation, if brightness alone is not sufficient;
/// 5. the nearest lightness of the background;
/// 6. black or white;
/// 7. if none of these passes, foreground and background moved apart by equal steps.
final class FixSearch {
    let cases: PairCases
    /// Writes new spellings.
    let rewriter: LiteralRewriter

    /// A search for changes of the pair of `cases`.
    init(cases: PairCases, rewriter: LiteralRewriter) {
        self.cases = cases
        self.rewriter = rewriter
    }

    var foreground: SolidColor { cases.measurement.foreground }
    var background: SolidColor { cases.measurement.background }

    /// The kinds of changes, in order.
    enum Stage: CaseIterable {
        case scrim, nearest, adaptive, inPlace, otherDirection, alpha, desaturation, background, blackOrWhite, apart

        /// Those that may keep light text light.
        static let keeping = [scrim, nearest, adaptive, alpha, desaturation, background]
    }

    /// Returns the changes of a kind, best first, after those `found` for the earlier kinds.
    func candidates(of stage: Stage, after found: [FixCandidate]) -> [FixCandidate] {
        let away = cases.measurement.directionAway(cases.goal.metric)
        let nearest = found.first { $0.isPreferred }
        switch stage {
        case .scrim: return cases.measurement.isOnImage ? list(raiseScrim()) : []
        case .nearest:
            // The scrim is the usual fix.
            if nearest != nil { return list(moveLightness(of: foreground, away)) }
            if var nearest = moveLightness(of: foreground, away) ?? moveEach({ ($0.foreground, $0.away) }) {
                nearest.isPreferred = true
                return [nearest]
            }
            return list(writeNearest(away))
        case .adaptive: return nearest == nil ? list(useSystemColor()) + list(writeLightAndDark(away)) : []
        case .inPlace: return nearest.map(inPlace) ?? []
        case .otherDirection:
            if foreground.origin != nil { return list(moveLightness(of: foreground, away.reversed)) }
            // A name is replaced by a name before a literal.
            return list(useBlackOrWhite()) + list(writeNearest(away.reversed))
        case .alpha: return list(raiseAlpha())
        case .desaturation: return nearest == nil ? list(desaturate()) : []
        case .background:
            return list(
                moveLightness(of: background, away.reversed, isBackground: true)
                    ?? moveEach(isBackground: true) { ($0.background, $0.away.reversed) }
                    ?? moveLightness(of: background, away, isBackground: true))
        case .blackOrWhite: return list(useBlackOrWhite())
        case .apart: return found.isEmpty ? list(moveApart(away) ?? moveApart(away.reversed)) : []
        }
    }

    /// The direction in which the foreground already differs from its background.
    var away: ContrastSolver.Direction { cases.measurement.directionAway(cases.goal.metric) }

    /// Returns the change that makes all `rewrites`; nil if the pair does not pass with it.
    func candidate(_ rewrites: [LiteralRewrite]) -> FixCandidate? {
        guard let first = rewrites.first, let ratio = cases.ratio(after: rewrites.applied, isStrict: true) else {
            return nil
        }
        if rewrites.count > 1 { return candidate(moving: rewrites, name: name(of: first), ratio) }
        guard let old = rewriter.color(of: first.literal) else { return nil }
        let isLighter = first.color.clamped.relativeLuminance > old.rgba.clamped.relativeLuminance
        return candidate(isLighter ? "Lighten" : "Darken", nil, name(of: first), first, ratio)
    }

    /// Returns the name by which the foreground uses the literal of `rewrite`.
    func name(of rewrite: LiteralRewrite) -> ColorName? {
        var name: ColorName?
        for each in cases.cases {
            _ = each.foreground.mapColors { color in
                if color.origin?.literal == rewrite.literal { name = name ?? color.origin?.name }
                return color
            }
        }
        return name
    }

    func list(_ candidate: FixCandidate?) -> [FixCandidate] { candidate.map { [$0] } ?? [] }

    // MARK: Single changes

    func moveLightness(
        of color: SolidColor, _ direction: ContrastSolver.Direction, isBackground: Bool = false
    ) -> FixCandidate? {
        guard let literal = color.origin?.literal, let value = rewriter.color(of: literal) else { return nil }
        let scale = LightnessScale(value)
        let moved = search(
            literal, steps: rewriter.grid(of: literal).count, from: scale.position, direction, scale.moved)
        guard let (rewrite, ratio) = moved else { return nil }
        let verb = direction == .up ? "Lighten" : "Darken"
        return candidate(verb, isBackground ? "the background" : nil, color.origin?.name, rewrite, ratio)
    }

    func raiseAlpha(isScrim: Bool = false) -> FixCandidate? {
        guard let origin = (isScrim ? background : foreground).origin, origin.modifier.keepsAlpha,
            let value = rewriter.color(of: origin.literal), value.alpha < 1,
            !rewriter.literal(origin.literal).alphaIsOutside
        else { return nil }
        let form = rewriter.literal(origin.literal).form
        let steps = form == .hex || form == .hexInteger || form == .hexDigits ? 255 : 100
        let moved = search(origin.literal, steps: steps, from: value.alpha, .up) { alpha in
            ColorValue(
                value.space, value.components.x, value.components.y, value.components.z, alpha: alpha)
        }
        guard let (rewrite, ratio) = moved else { return nil }
        let opacity = decimalText(rewrite.color.alpha, places: 2)
        return FixCandidate(
            title: "Raise \(isScrim ? "the scrim's opacity" : "opacity") to \(opacity)", change: .literals([rewrite]),
            ratio: ratio, name: origin.name)
    }

    /// Lighter than full brightness: at brightness 1, luminance still increases as saturation decreases.
    func desaturate() -> FixCandidate? {
        guard let literal = foreground.origin?.literal, let value = rewriter.color(of: literal) else { return nil }
        guard LightnessScale(value).isBrightness else { return nil }
        let adjustable = AdjustableColor(value)
        let moved = search(
            literal, steps: rewriter.grid(of: literal).count, from: adjustable.hsb.saturation, .down
        ) { adjustable.moved(brightness: 1, saturation: $0) }
        guard let (rewrite, ratio) = moved else { return nil }
        return candidate("Lighten and desaturate", nil, foreground.origin?.name, rewrite, ratio)
    }

    func useBlackOrWhite() -> FixCandidate? {
        let ends = [RGBA.black, RGBA.white].ordered {
            cases.goal.ratio(of: $0, over: cases.measurement.backdrop)
                > cases.goal.ratio(of: $1, over: cases.measurement.backdrop)
        }
        for end in ends {
            let title = "Use \(end == .black ? "black" : "white")"
            if let origin = foreground.origin, origin.name == nil {
                guard let value = rewriter.color(of: origin.literal) else { continue }
                for alpha in value.alpha < 1 ? [value.alpha, 1] : [1] {
                    let color = AdjustableColor(value).moved(
                        brightness: end == .black ? 0 : 1, saturation: end == .black ? nil : 0, alpha: alpha)
                    if let rewrite = rewriter.rewrite(origin.literal, as: color),
                        let ratio = cases.ratio(after: rewrite.applied, isStrict: true)
                    {
                        return FixCandidate(title: title, change: .literals([rewrite]), ratio: ratio)
                    }
                }
            } else if var candidate = write(end, inPlaceOf: foreground, title: title) {
                // Black or white of the framework, which is the same in all appearances.
                candidate.flattens = candidate.flattens && foreground.origin != nil
                return candidate
            }
        }
        return nil
    }

    /// Alternative to changing a definition: the same color as a literal at the use, which affects nothing else.
    func inPlace(of candidate: FixCandidate) -> [FixCandidate] {
        guard let name = candidate.name, case .literals(let rewrites) = candidate.change,
            let color = rewrites.first?.color
        else { return [] }
        let shown = HexColor(color)
        return list(
            write(
                color.quantized, inPlaceOf: foreground,
                title: "Write \(shown) here instead of \(self.shown(name, of: rewrites[0].literal))"))
    }

    /// For a color without a literal in this file: its nearest passing brightness as a new literal.
    func writeNearest(_ direction: ContrastSolver.Direction) -> FixCandidate? {
        guard foreground.origin == nil, foreground.modifier.keepsAlpha else { return nil }
        let use = foreground
        let adjustable = AdjustableColor(ColorValue(use.color))
        let verb = direction == .up ? "Lighten" : "Darken"
        let cases = cases.replacing(use.range)
        return ContrastSolver(steps: 255).nearest(
            to: adjustable.hsb.brightness, direction, staysPassed: cases.staysPassed,
            where: { brightness in
                let moved = use.replaced(by: adjustable.moved(brightness: brightness).rgba)
                return cases.ratio(after: { $0.range == use.range ? moved : $0 }, isStrict: false) != nil
            },
            accept: { brightness in
                let color = adjustable.moved(brightness: brightness).rgba.quantized
                return write(color, inPlaceOf: use, title: "\(verb) to \(HexColor(color)) here")
            })
    }

    func write(_ color: RGBA, inPlaceOf use: SolidColor, title: String) -> FixCandidate? {
        // Colors in comments are left to their author.
        guard !rewriter.facts.isInDirective(use.range),
            let text = rewriter.syntax.spell(color, inPlaceOf: use.range, in: rewriter.source, of: rewriter.facts)
        else { return nil }
        let cases = cases.replacing(use.range)
        func ratio(_ color: RGBA) -> Double? {
            let replaced = use.replaced(by: color)
            return cases.ratio(after: { $0.range == use.range ? replaced : $0 }, isStrict: true)
        }
        // Swift literals have four decimals, which may deviate slightly from the color.
        guard ratio(color) != nil, let ratio = ratio(color.rounded) else { return nil }
        return FixCandidate(
            title: title, change: .inPlace(range: use.range, text: text), ratio: ratio, flattens: cases.isAdaptive,
            replacement: FixCandidate.Replacement(use: use, colors: PerAppearance(color)))
    }

    // MARK: Searching and naming

    func search(
        _ literal: Int, steps: Int, from start: Double, _ direction: ContrastSolver.Direction,
        _ moved: (Double) -> ColorValue
    ) -> (LiteralRewrite, Double)? {
        ContrastSolver(steps: steps).nearest(
            to: start, direction, staysPassed: cases.staysPassed && moved(start).space.descriptor.isBoundToSRGB,
            where: { cases.ratio(after: LiteralRewrite.exactly(moved($0), for: literal), isStrict: false) != nil },
            accept: { value in
                guard let rewrite = rewriter.rewrite(literal, as: moved(value)),
                    let ratio = cases.ratio(after: rewrite.applied, isStrict: true)
                else { return nil }
                return (rewrite, ratio)
            })
    }

    func candidate(
        _ verb: String, _ object: String?, _ name: ColorName?, _ rewrite: LiteralRewrite, _ ratio: Double
    ) -> FixCandidate {
        let words = [verb, object ?? name.map { shown($0, of: rewrite.literal) }, "to", shown(rewrite)].compactMap {
            $0
        }
        return FixCandidate(
            title: words.joined(separator: " "), change: .literals([rewrite]), ratio: ratio, name: name)
    }

    /// Returns `name` as used for `literal`; for an asset catalog color, not the symbol, which needs a type that the
    /// code does not write.
    func shown(_ name: ColorName, of literal: Int) -> String {
        guard name.space == .swiftMember || name.space == .assetSymbol else { return name.text }
        // Of the types of a theme, the one with the literal.
        if let type = cases.theme, let dot = name.text.utf8.lastIndex(of: UInt8(ascii: ".")) {
            return type + name.text[dot...]
        }
        return AssetPlace(colorSetAt: rewriter.place(of: literal).path)?.name ?? name.shownText
    }

    /// Returns the new text if it is short, else the brightness.
    func shown(_ rewrite: LiteralRewrite) -> String {
        if rewrite.text.utf8.count <= 24 { return rewrite.text }
        if let old = rewriter.color(of: rewrite.literal), !LightnessScale(old).isBrightness {
            let position = LightnessScale(ColorValue(rewrite.color).converted(to: old.space)).position
            return old.space == .hwb
                ? HexColor(rewrite.color).description : "lightness \(decimalText(position * 100, places: 1))%"
        }
        let hsb = AdjustableColor(ColorValue(rewrite.color)).hsb
        let saturation = "saturation \(decimalText(hsb.saturation, places: 2)), "
        let isDesaturated = hsb.brightness == 1
        return (isDesaturated ? saturation : "") + "brightness \(decimalText(hsb.brightness, places: 2))"
    }
}

extension RGBA {
    /// The color with four decimals in each channel, as written in a new Swift literal.
    var rounded: RGBA {
        func rounded(_ value: Double) -> Double { (value * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000 }
        return RGBA(red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
    }
}
