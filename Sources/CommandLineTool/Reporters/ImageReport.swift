import ColorLinting
import ColorMath
import ImageColors
import JSONSyntax
import SourceColors
import SourceText

/// Writes the colors of images as text, JSON or a page.
struct ImageReport {
    /// The largest file that is embedded in a page, in bytes.
    static let embeddingLimit = 4 << 20

    private let format: OutputFormat
    private let level: ContrastLevel
    private let style: Style
    private var json = JSONWriter(indentation: 2)
    private var count = 0

    /// A report in `format`, for text that reaches `level`.
    init(format: OutputFormat, level: ContrastLevel, style: Style) {
        self.format = format
        self.level = level
        self.style = style
        if format == .json { json.beginArray() }
    }

    /// The start of the output.
    var opening: String { format == .html ? ImagePage.opening : "" }

    /// The end of the output.
    var closing: String {
        switch format {
        case .html: return ImagePage.closing
        case .json:
            var json = json
            json.endArray()
            json.endLine()
            return String(decoding: json.bytes, as: UTF8.self)
        default: return ""
        }
    }

    /// The output for `picture`; nothing for JSON, which ``closing`` writes.
    mutating func text(_ picture: PictureColors) -> String {
        count += 1
        switch format {
        case .html: return ImagePage(picture: picture, level: levelText).text
        case .json:
            add(picture)
            return ""
        default: return (count > 1 ? "\n" : "") + lines(picture)
        }
    }

    /// The level and its ratio, for people.
    private var levelText: String {
        let ratio = requiredText(level.required(for: .text)) + ":1"
        return level.name.map { "\($0) (\(ratio))" } ?? ratio
    }

    // MARK: text

    private func lines(_ picture: PictureColors) -> String {
        var text = style.bold(terminalSafe(picture.path)) + style.dim("  \(picture.width) × \(picture.height)") + "\n"
        if let mean = picture.mean { text += row(style.swatch(mean) + style.swatch(mean), mean, "mean") }
        for each in picture.colors {
            text += row(style.swatch(each.color) + style.swatch(each.color), each.color, each.shareText)
        }
        guard let colors = picture.text, let first = picture.colors.first?.color else {
            return text + "  fully transparent\n"
        }
        text += row(style.sample(" Aa ", colors.opposite, on: first), colors.opposite, "text with the opposite hue")
        guard let passing = colors.passing else { return text + "  " + style.bad(colors.failure(levelText)) + "\n" }
        return text
            + row(style.sample(" Aa ", passing, on: first), passing, "readable text: \(colors.success(levelText))")
    }

    private func row(_ swatch: String, _ color: RGBA, _ label: String) -> String {
        "  " + (swatch.isEmpty ? "" : swatch + "  ") + htmlColor(color) + "  " + label + "\n"
    }

    // MARK: JSON

    private mutating func add(_ picture: PictureColors) {
        json.object {
            $0.field("path", picture.path)
            $0.field("width", picture.width)
            $0.field("height", picture.height)
            $0.color("mean", picture.mean)
            $0.array("colors") {
                for each in picture.colors {
                    $0.object {
                        $0.fields(of: each.color)
                        $0.field("share", raw: decimalText(each.share, places: 4))
                    }
                }
            }
            guard let text = picture.text else { return $0.nullField("text") }
            $0.object("text") {
                $0.color("article", text.opposite)
                guard let passing = text.passing else { return $0.nullField("passing") }
                $0.object("passing") {
                    $0.fields(of: passing)
                    $0.field("ratio", text.ratio)
                }
            }
        }
    }
}

extension DominantColor {
    /// The share for people: `32.6%`.
    var shareText: String { decimalText(share * 100, places: 1, minimumPlaces: 1) + "%" }
}

extension ImageTextColors {
    /// On how many of the pixels text must pass: `95%`.
    private var portionText: String { decimalText(Self.portion * 100, places: 0) + "%" }

    /// That a color passes, in words.
    func success(_ level: String) -> String {
        "\(ratioText(ratio)):1 or more on \(portionText) of the pixels, for \(level)"
    }

    /// That no color passes, in words.
    func failure(_ level: String) -> String {
        "no text color passes \(level) on \(portionText) of the pixels; the best reaches \(ratioText(ratio)):1"
    }
}

extension JSONWriter {
    fileprivate mutating func color(_ name: String, _ color: RGBA?) {
        guard let color else { return nullField(name) }
        object(name) { $0.fields(of: color) }
    }

    fileprivate mutating func fields(of color: RGBA) {
        field("hex", htmlColor(color))
        field(rgba: color)
    }
}
