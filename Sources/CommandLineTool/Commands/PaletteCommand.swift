import ColorLinting
import ColorMath
import ColorProject
import FileSystem
import JSONSyntax
import SourceColors
import SourceText
import Threading

/// `color-lint palette [PATH…]`: lists the distinct colors in use, by hue.
struct PaletteCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let files = try FileRun(invocation, in: environment, output: output)
        var linter = Linter(configuration: invocation.configuration)
        linter.workspace = try files.workspace(for: linter, onlySwift: true)
        let task = PaletteTask(linter: linter, palette: Monitor([:]))
        let tally = try files.run(task)
        let colors = task.palette.change { $0 }.map { UsedColor(hex: $0.key, use: $0.value) }.sorted()
        switch invocation.format {
        case .json: output.write(json(colors))
        case .short:
            for color in colors { output.write("\(color.hex)\n") }
        default:
            let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
            output.write(text(colors, style))
            if !invocation.has(.quiet) {
                let count = Summary.counted(colors.count, "color")
                output.write("\(count) in \(Summary.counted(tally.files, "file"))\n")
            }
        }
        return tally.errors > 0 ? .trouble : .clean
    }

    private func text(_ colors: [UsedColor], _ style: Style) -> String {
        let hexes = colors.map { $0.hex.description }
        let width = hexes.map { $0.utf8.count }.max() ?? 0
        let shades = colors.map { $0.shade }
        let shadeWidth = shades.map { displayWidth(of: $0) }.max() ?? 0
        let counts = colors.map { "\($0.use.count)×" }
        let countWidth = counts.map { displayWidth(of: $0) }.max() ?? 0
        func padding(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(width - displayWidth(of: text), 0))
        }
        var text = ""
        var family: String?
        for (index, color) in colors.enumerated() {
            if color.family != family {
                text += (index == 0 ? "" : "\n") + style.heading(color.family) + "\n"
                family = color.family
            }
            if style.isColored { text += style.swatch(RGBA(color.hex)) + style.swatch(RGBA(color.hex)) + " " }
            text += hexes[index] + padding(hexes[index], width + 2) + shades[index]
            text += padding(shades[index], shadeWidth + 2) + padding(counts[index], countWidth) + counts[index]
            let place = "\(terminalSafe(color.use.path)):\(color.use.place.line):\(color.use.place.column)"
            text += "  " + style.dim(place)
            if !color.use.names.isEmpty {
                text += "  " + color.use.names.sorted().map(terminalSafe).joined(separator: ", ")
            }
            text += "\n"
        }
        return colors.isEmpty ? "" : text + "\n"
    }

    private func json(_ colors: [UsedColor]) -> [UInt8] {
        var json = JSONWriter(indentation: 2)
        json.object {
            $0.field("version", 1)
            $0.array("colors") {
                for color in colors {
                    $0.object {
                        $0.field("hex", color.hex.description)
                        $0.field(rgba: RGBA(color.hex))
                        $0.array("hsb") {
                            for part in [color.hsb.hue, color.hsb.saturation, color.hsb.brightness] {
                                $0.raw(decimalText(part, places: 4))
                            }
                        }
                        $0.field("family", color.family)
                        $0.field("count", color.use.count)
                        $0.array("names") {
                            for name in color.use.names.sorted() { $0.value(name) }
                        }
                        $0.object("first") {
                            $0.field("path", color.use.path)
                            $0.field("line", color.use.place.line)
                            $0.field("column", color.use.place.column)
                        }
                    }
                }
            }
        }
        json.endLine()
        return json.bytes
    }
}

private struct ColorUse {
    /// Number of uses.
    var count = 0
    /// Names defined as this color.
    var names: Set<String> = []
    /// The first file by path, and the first position in it.
    var path: String
    var place: LineColumn
}

/// A color, ordered as in a palette: grays from black to white, then by hue, lighter and purer colors first.
private struct UsedColor: Comparable {
    var hex: HexColor
    var use: ColorUse
    var hsb: HSB
    /// Name of the hue, or `gray`.
    var family: String
    private var rank: [Double]

    init(hex: HexColor, use: ColorUse) {
        let color = RGBA(hex)
        self.hex = hex
        self.use = use
        hsb = HSB(color)
        let name = HueName(color)
        family = name?.rawValue ?? "gray"
        let order = name.flatMap { HueName.allCases.firstIndex(of: $0) }.map { Double($0) } ?? -1
        rank = name == nil ? [order, hsb.brightness] : [order, hsb.hue, -hsb.brightness, -hsb.saturation]
        rank.append(Double(hex.alpha))
    }

    /// HSB components for display: `210° 88% 100%`.
    var shade: String {
        let percent = { (part: Double) in decimalText(part * 100, places: 0) + "%" }
        let alpha = hex.alpha < 255 ? " / " + percent(Double(hex.alpha) / 255) : ""
        if family == "gray" { return percent(hsb.brightness) + alpha }
        return "\(decimalText(hsb.hue * 360, places: 0))° \(percent(hsb.saturation)) \(percent(hsb.brightness))" + alpha
    }

    static func == (a: UsedColor, b: UsedColor) -> Bool { a.hex == b.hex }
    static func < (a: UsedColor, b: UsedColor) -> Bool {
        if a.rank != b.rank { return a.rank.lexicographicallyPrecedes(b.rank) }
        return a.hex.description < b.hex.description
    }
}

/// Collects the colors of each file.
private struct PaletteTask: FileTask {
    /// Includes the type aliases and hex helpers of the project's Swift files, which affect how colors are read.
    var linter: Linter
    var palette: Monitor<[HexColor: ColorUse]>

    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        sink.count { $0.files += 1 }
        scanned.file.withBytes { add(scanned.facts, of: $0, at: input.path) }
    }

    private func add(_ facts: ColorFacts, of source: SourceBytes, at path: String) {
        let names = facts.definedLiterals
        var uses: [HexColor: ColorUse] = [:]
        var cursor = LineColumnCursor(source)
        for (index, literal) in facts.literals.enumerated() {
            guard let color = literal.color?.rgba else { continue }
            let key = HexColor(color.mappedIntoSRGB)
            if uses[key] == nil {
                uses[key] = ColorUse(path: path, place: cursor.lineColumn(of: literal.range.lowerBound))
            }
            uses[key]?.count += 1
            if let name = names[index] { uses[key]?.names.insert(name.text) }
        }
        guard !uses.isEmpty else { return }
        palette.change { palette in
            for (key, use) in uses {
                guard var sum = palette[key] else {
                    palette[key] = use
                    continue
                }
                sum.count += use.count
                sum.names.formUnion(use.names)
                // Threads finish in any order, so the first position is that in the first path.
                if use.path < sum.path { (sum.path, sum.place) = (use.path, use.place) }
                palette[key] = sum
            }
        }
    }
}
