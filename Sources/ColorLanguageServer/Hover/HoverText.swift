import ColorLinting
import ColorMath

/// Content of a hover as Markdown or plain text.
struct HoverText {
    private enum Part {
        case paragraph(markdown: String, plain: String)
        case table(TextTable)
        case picture(String)
    }

    private var parts: [Part] = []

    /// Adds a line for each of the first `partners`. An editor may show only the top of a hover, so these come first.
    mutating func add(_ partners: [ContrastPartner]) {
        for partner in partners.prefix(Self.maxPartners) {
            let ratio = ratioText(partner.ratio) + ":1"
            let rest = " \(partner.verdict) \(partner.place)"
            add(ratio + rest, markdown: "**\(ratio)**" + rest)
        }
        if partners.count > Self.maxPartners { add("and \(partners.count - Self.maxPartners) more") }
    }

    private static let maxPartners = 4

    /// Adds the description of a color, and `picture` if it can be shown.
    mutating func add(_ description: ColorDescription, _ picture: ColorPicture?) {
        add("\(description.hex) – \(description.words)", markdown: "**`\(description.hex)`** – \(description.words)")
        let contrasts = description.contrasts.map { contrast in
            "\(contrast.title) \(ratioText(contrast.ratio)):1" + (contrast.levelText.map { " (\($0))" } ?? "")
        }.joined(separator: ", ")
        add(contrasts)
        add(
            TextTable(
                header: ["form", "", "0…1"],
                rows: description.rows.filter { $0.text != description.hex }.map { [$0.title, $0.text, $0.units] }))
        if let picture {
            parts.append(.picture(picture.markdown("\(description.hex), \(description.words), \(contrasts)")))
        }
    }

    /// Adds a table of a name's values, below a swatch of each if `showsPictures`.
    mutating func add(_ values: [HoverTarget.Value], showsPictures: Bool) {
        if showsPictures {
            let words = values.map { "\($0.place ?? "any") \(HexColor($0.color))" }.joined(separator: ", ")
            parts.append(.picture(ColorPicture.row(values.map(\.color), words)))
        }
        add(
            TextTable(
                header: ["shown in", "color"],
                rows: values.map { [$0.place ?? "any", HexColor($0.color).description] }))
    }

    /// Adds the colors of a loop, in order.
    mutating func add(ramp: [RGBA], showsPicture: Bool) {
        let shown = ramp.prefix(Self.maxRamp)
        let names = shown.map { HexColor($0).description }.joined(separator: " ")
        add("\(ramp.count) colors, one for each element of the loop")
        if showsPicture { parts.append(.picture(ColorPicture.row(Array(shown), names))) }
        add(names + (ramp.count > shown.count ? " …" : ""))
    }

    /// The maximum number of colors of a loop that are shown.
    private static let maxRamp = 32

    mutating func add(_ plain: String, markdown: String? = nil) {
        parts.append(.paragraph(markdown: markdown ?? plain, plain: plain))
    }

    private mutating func add(_ table: TextTable) { parts.append(.table(table)) }

    var markdown: String {
        parts.map { part in
            switch part {
            case .paragraph(let markdown, _): markdown
            case .table(let table): table.markdown
            case .picture(let markdown): markdown
            }
        }.joined(separator: "\n\n")
    }

    var plain: String {
        parts.compactMap { part in
            switch part {
            case .paragraph(_, let plain): plain
            case .table(let table): table.plain
            case .picture: nil
            }
        }.joined(separator: "\n\n")
    }
}
