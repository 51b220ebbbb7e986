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

    /// Adds the description of a color, and `picture` if it can be shown.
    mutating func add(_ description: ColorDescription, _ picture: ColorPicture?) {
        add("\(description.hex) – \(description.words)", markdown: "**`\(description.hex)`** – \(description.words)")
        if let picture {
            let places = description.contrasts.map(\.title).joined(separator: ", ")
            parts.append(.picture(picture.markdown("\(description.hex), \(description.words), \(places)")))
        }
        add(
            TextTable(
                header: ["form", "", "0…1"], rows: description.rows.map { [$0.title, $0.text, $0.units] }))
        add(
            TextTable(
                header: ["contrast", "ratio", "AA", "AAA"],
                rows: description.contrasts.map {
                    [
                        $0.title, ratioText($0.ratio) + ":1", $0.verdict(.aa).rawValue, $0.verdict(.aaa).rawValue,
                    ]
                }))
    }

    /// Adds a table of a name's values, below a swatch of each if `showsPictures`.
    mutating func add(_ values: [(appearance: String, color: RGBA)], showsPictures: Bool) {
        if showsPictures {
            let words = values.map { "\($0.appearance) \(HexColor($0.color))" }.joined(separator: ", ")
            parts.append(.picture(ColorPicture.row(values.map(\.color), words)))
        }
        add(
            TextTable(
                header: ["appearance", "color"],
                rows: values.map { [$0.appearance, HexColor($0.color).description] }))
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
