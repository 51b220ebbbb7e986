import ColorLinting
import ColorMath
import FileSystem
import JSONSyntax
import SourceColors

/// `color-lint convert COLOR`: converts a color to other notations.
struct ConvertCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    private struct Row {
        var notation: ColorNotation
        var text: String
        /// Whether the color is outside sRGB and was mapped into it.
        var isMapped = false

        /// Returns nil if `color` cannot be written in `notation`.
        init?(_ notation: ColorNotation, _ color: RGBA) {
            self.notation = notation
            if let text = notation.text(for: color) {
                self.text = text
            } else if [.hex, .hexInteger, .hexDigits].contains(notation),
                let text = notation.text(for: color.mappedIntoSRGB)
            {
                self.text = text
                isMapped = true
            } else {
                return nil
            }
        }
    }

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let color = try ColorArgument(read: invocation.operands[0]).colors.light
        let asked = invocation.all(.to).compactMap(ColorNotation.init)
        let rows = (asked.isEmpty ? ColorNotation.allCases : asked).compactMap { Row($0, color) }
        if invocation.format == .json {
            output.write(json(color, rows))
        } else {
            let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
            if asked.isEmpty, style.isColored { output.write(style.swatch(color) + style.swatch(color) + "\n") }
            // A single notation is meant to be pasted, so it is printed without its name.
            let width = rows.map { $0.notation.rawValue.utf8.count }.max() ?? 0
            let note = "mapped into sRGB; the color is outside the sRGB gamut"
            for row in rows {
                let name = row.notation.rawValue
                let padding = String(repeating: " ", count: width - name.utf8.count + 2)
                let remark = row.isMapped && asked.count != 1 ? style.dim("  (\(note))") : ""
                output.write((asked.count == 1 ? "" : style.dim(name) + padding) + row.text + remark + "\n")
            }
            if asked.count == 1, rows.first?.isMapped == true { environment.errors.write("color-lint: \(note)\n") }
        }
        guard asked.isEmpty || rows.count == asked.count else {
            let missing = asked.first { Row($0, color) == nil }
            throw UsageError("the color cannot be written as \(missing?.rawValue ?? "")")
        }
        return .clean
    }

    private func json(_ color: RGBA, _ rows: [Row]) -> [UInt8] {
        var json = JSONWriter(indentation: 2)
        json.object {
            $0.field(rgba: color)
            $0.field("hex", HexColor(color.mappedIntoSRGB).description)
            $0.field("gamutMapped", !color.roundsIntoGamut)
            $0.object("notations") {
                for row in rows { $0.field(row.notation.rawValue, row.text) }
            }
        }
        json.endLine()
        return json.bytes
    }
}
