import ColorLinting
import ColorMath
import SourceText

/// A picture of a color on its backgrounds, on a ribbon of hues, on a ribbon from white over the pure hue to black, and
/// on a ramp of its brightness, where a line marks the part that is readable on the background.
///
/// A small SVG that is sent with each hover. <https://www.w3.org/TR/SVG2/>
struct ColorPicture {
    /// A foreground on a background.
    private typealias Panel = (foreground: RGBA, background: RGBA)

    private static let width = 264
    private static let panelHeight = 44
    private let color: RGBA
    private let panels: [Panel]
    private let partner: ContrastPartner?
    private let goal: ContrastGoal

    /// Creates the picture of `color` with the first of `partners`, which it must meet with `goal`.
    init(_ color: RGBA, partners: [ContrastPartner], goal: ContrastGoal) {
        partner = partners.first
        self.goal = goal
        self.color = color.mappedIntoSRGB
        var panels: [Panel] = [(self.color, .white), (self.color, .black)]
        if let partner = partners.first {
            let other = partner.color.mappedIntoSRGB
            if partner.role == .foreground {
                panels.append((other, self.color))
            } else if other != .white, other != .black {
                panels.append((self.color, other))
            }
        }
        self.panels = panels
    }

    /// The picture as a Markdown image with alternative text.
    func markdown(_ description: String) -> String {
        "![\(description)](data:image/svg+xml;base64,\(base64(Array(svg.utf8))))"
    }

    var svg: String {
        let height = Self.panelHeight + 72
        var text = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(Self.width)" height="\#(height)">"#
        let gap = 6
        let panelWidth = (Self.width - gap * (panels.count - 1)) / panels.count
        for (index, panel) in panels.enumerated() {
            add(panel, at: index * (panelWidth + gap), panelWidth, to: &text)
        }
        let hsb = HSB(color.clamped)
        let purity = Purity(hsb)
        let hasHue = purity.fullness >= 0.005
        let pure = HSB(hue: hsb.hue, saturation: hasHue ? 1 : 0, brightness: hasHue ? 1 : 0.5).rgba()
        let hues = (0...6).map { HSB(hue: Double($0) / 6, saturation: 1, brightness: 1).rgba() }
        addRibbon("h", hues, at: Self.panelHeight + 17, mark: hasHue ? hsb.hue : nil, markColor: pure, to: &text)
        let place = hasHue ? (purity.ribbonPosition + 1) / 2 : 1 - hsb.brightness
        addRibbon("p", [.white, pure, .black], at: Self.panelHeight + 38, mark: place, markColor: color, to: &text)
        let ramp = (0...8).map { brightness(Double($0) / 8) }
        addRibbon("b", ramp, at: Self.panelHeight + 59, mark: hsb.brightness, markColor: color, to: &text)
        addPassingPart(at: Self.panelHeight + 69, to: &text)
        return text + "</svg>"
    }

    private func brightness(_ value: Double) -> RGBA {
        let hsb = HSB(color.clamped)
        return HSB(hue: hsb.hue, saturation: hsb.saturation, brightness: value).rgba(alpha: color.alpha)
    }

    /// Adds a line below the parts of the ramp of brightness that reach the goal with the partner.
    private func addPassingPart(at top: Int, to text: inout String) {
        guard let partner, partner.color.alpha >= 1 || partner.role == .foreground else { return }
        let length = Self.width - 16
        var start: Int?
        for place in 0...length + 1 {
            let step = brightness(Double(place) / Double(length))
            let passes =
                place <= length
                && (partner.role == .background
                    ? goal.isMet(by: step, over: partner.color)
                    : goal.isMet(by: partner.color, over: step.composited(over: .white)))
            if passes, start == nil { start = place }
            guard !passes, let first = start else { continue }
            text +=
                #"<path d="M\#(8 + first) \#(top)h\#(max(place - 1 - first, 1))" stroke="seagreen" stroke-width="3" stroke-linecap="round"/>"#
            start = nil
        }
    }

    /// Returns a row of swatches of `colors` as a Markdown image with alternative text.
    static func row(_ colors: [RGBA], _ description: String) -> String {
        let step = width / max(colors.count, 1)
        var text = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="30">"#
        for (index, color) in colors.enumerated() {
            // Halves of white and black show a translucent color.
            for (half, ground) in [(0, "white"), (1, "black")] {
                let place = #"x="\#(index * step + half * (step / 2 - 2))" width="\#(step / 2 - 2)" height="30""#
                text += #"<rect \#(place) fill="\#(ground)"/><rect \#(place)\#(fill(color.mappedIntoSRGB))/>"#
            }
        }
        return "![\(description)](data:image/svg+xml;base64,\(base64(Array((text + "</svg>").utf8))))"
    }

    /// Adds `panel`: a swatch and letters on the background.
    private func add(_ panel: Panel, at left: Int, _ width: Int, to text: inout String) {
        let middle = Self.panelHeight / 2
        let fill = Self.fill(panel.foreground)
        text +=
            #"<rect x="\#(left).5" y=".5" width="\#(width - 1)" height="\#(Self.panelHeight - 1)" rx="6"\#(Self.fill(panel.background)) stroke="gray" stroke-opacity=".5"/>"#
        text += #"<circle cx="\#(left + width / 2 - 16)" cy="\#(middle)" r="13"\#(fill)/>"#
        text +=
            #"<text x="\#(left + width / 2 + 6)" y="\#(middle + 7)" font-family="system-ui,sans-serif" font-size="19" font-weight="600"\#(fill)>Aa</text>"#
    }

    /// Adds a ribbon through `colors`, with a mark of `markColor` at the fraction `mark` of its width, 0…1.
    private func addRibbon(
        _ id: String, _ colors: [RGBA], at top: Int, mark: Double?, markColor: RGBA, to text: inout String
    ) {
        text += #"<linearGradient id="\#(id)">"#
        for (index, color) in colors.enumerated() {
            text += #"<stop offset="\#(index * 100 / (colors.count - 1))%" stop-color="\#(Self.hex(color))"/>"#
        }
        let fade = mark == nil ? #" opacity=".35""# : ""
        text +=
            #"</linearGradient><rect x="8" y="\#(top - 5)" width="\#(Self.width - 16)" height="10" rx="5" fill="url(#\#(id))" stroke="gray" stroke-opacity=".4"\#(fade)/>"#
        guard let mark else { return }
        let place = 8 + Int((clampUnit(mark) * Double(Self.width - 16)).rounded())
        text +=
            #"<circle cx="\#(place)" cy="\#(top)" r="7" fill="\#(Self.hex(markColor))" stroke="white" stroke-width="2"/><circle cx="\#(place)" cy="\#(top)" r="8.5" fill="none" stroke="black" stroke-opacity=".55"/>"#
    }

    private static func hex(_ color: RGBA) -> String {
        var color = color
        color.alpha = 1
        return HexColor(color).description
    }

    /// Fill attributes for `color`.
    private static func fill(_ color: RGBA) -> String {
        let hundredths = Int(RGBA.eightBit(color.alpha)) * 100 / 255
        return #" fill="\#(hex(color))""# + (hundredths < 100 ? #" fill-opacity="\#(hundredths)%""# : "")
    }
}
