import ColorMath
import SourceColors
import SourceText

extension JSONComponents {
    /// The steps in which the author writes a component.
    var grid: ComponentGrid {
        if channels.contains(where: \.isEightBit) { return .steps(255) }
        return .decimals(ownPlaces)
    }

    /// The author's decimal places, at least two.
    private var ownPlaces: Int {
        channels.reduce(2) { max($0, min($1.places, JSONChannel.mostPlaces)) }
    }

    /// Returns the object's text with its numbers changed to `color`; unchanged parts keep their spelling. Nil if the
    /// space cannot hold `color` or alpha has no place.
    ///
    /// - Parameter text: the text of the object alone, from which this was read.
    func respelled(as color: ColorValue, in text: SourceBytes) -> String? {
        let target = color.converted(to: space)
        var wanted = [target.components.x, target.components.y, target.components.z]
        if isBounded {
            guard wanted.allSatisfy({ -1e-6 <= $0 && $0 <= 1 + 1e-6 }) else { return nil }
            wanted = wanted.map(clampUnit)
        }
        wanted = Array(wanted.prefix(channels.count))
        let places = placesKeepingHue(of: color.rgba, from: ownPlaces, upTo: mostPlaces) { places in
            self.color(
                zip(channels, wanted).map { channel, component in
                    let steps = channel.steps(places: places)
                    return (component * steps).rounded() / steps
                }
            ).rgba
        }
        var edits: [Edit] = []
        for (channel, component) in zip(channels, wanted) {
            write(component, in: channel, places: places, text, &edits)
        }
        guard writeAlpha(clampUnit(target.alpha), text, &edits) else { return nil }
        if let hexDigits {
            let digits = respelledHex(color.rgba.clamped.opaque, like: text.buffer(hexDigits), canGrow: false)
            if let digits, digits != text.text(hexDigits) { edits.append(Edit(hexDigits, digits)) }
        }
        let bytes = Array(text.buffer(ByteRange(0, text.count)))
        return edits.applied(to: bytes).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether components must lie in 0…1. A color that is already outside shows that they need not.
    private var isBounded: Bool {
        switch space {
        case .srgb, .srgbLinear, .displayP3, .gray, .hsb:
            keys == .components ? false : channels.allSatisfy { 0 <= $0.component && $0.component <= 1 }
        default: false
        }
    }

    /// Lightness, chroma and degrees need one more place for the same precision.
    private var mostPlaces: Int { keys == .components && space != .srgb ? 5 : JSONChannel.mostPlaces }

    private func color(_ parts: [Double]) -> ColorValue {
        ColorValue(space, parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
    }

    private func write(
        _ component: Double, in channel: JSONChannel, places: Int, _ text: SourceBytes, _ edits: inout [Edit]
    ) {
        // An unchanged component keeps all its digits.
        let steps = channel.steps(places: max(places, JSONChannel.mostPlaces))
        if abs(component - channel.component) < 0.5 / steps { return }
        let spelled = channel.text(component, places: places)
        if spelled != text.text(channel.range) { edits.append(Edit(channel.range, spelled)) }
    }

    /// Writes `opacity` if it differs from the text; returns false if there is no place for it.
    private func writeAlpha(_ opacity: Double, _ text: SourceBytes, _ edits: inout [Edit]) -> Bool {
        if abs(opacity - (alpha?.component ?? 1)) < 1e-9 { return true }
        // Two places suffice for most alphas; n/255 needs more.
        let own = min(max(2, alpha?.places ?? 2), JSONChannel.mostPlaces)
        let places = (own..<JSONChannel.mostPlaces).first { places in
            let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
            return abs((opacity * scale).rounded() / scale - opacity) < 5e-5
        }
        if let alpha {
            write(opacity, in: alpha, places: places ?? JSONChannel.mostPlaces, text, &edits)
        } else if let alphaSlot {
            let spelled = decimalText(opacity, places: places ?? JSONChannel.mostPlaces)
            edits.append(Edit(ByteRange(alphaSlot.offset, alphaSlot.offset), ", \"\(alphaSlot.key)\": \(spelled)"))
        } else {
            return false
        }
        return true
    }
}
