import ColorLinting
import ColorMath
import ColorScanning
import FileSystem
import JSONSyntax

/// `color-lint convert COLOR`: a colour in other notations.
struct ConvertCommand {
    /// What is asked for.
    var invocation: Invocation
    /// What surrounds the run.
    var environment: CommandEnvironment

    /// Runs it into `output` and gives the exit code.
    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let color = try ColorArgument(read: invocation.operands[0]).colors.light
        let asked = invocation.all(.to).compactMap(ColorNotation.init)
        let rows = (asked.isEmpty ? ColorNotation.allCases : asked).compactMap { notation in
            notation.text(for: color).map { (notation: notation, text: $0) }
        }
        if invocation.format == .json {
            output.write(json(color, rows))
        } else {
            let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
            if asked.isEmpty, style.isColored { output.write(style.swatch(color) + style.swatch(color) + "\n") }
            // One notation alone is there to be pasted, so it comes without its name.
            let width = rows.map { $0.notation.rawValue.utf8.count }.max() ?? 0
            for row in rows {
                let name = row.notation.rawValue
                let padding = String(repeating: " ", count: width - name.utf8.count + 2)
                output.write((asked.count == 1 ? "" : style.dim(name) + padding) + row.text + "\n")
            }
        }
        guard asked.isEmpty || rows.count == asked.count else {
            throw UsageError("the colour has no \(asked.first { $0.text(for: color) == nil }?.rawValue ?? "") notation")
        }
        return .clean
    }

    private func json(_ color: RGBA, _ rows: [(notation: ColorNotation, text: String)]) -> [UInt8] {
        var json = JSONWriter(indentation: 2)
        json.object {
            $0.field(rgba: color)
            $0.field("hex", HexColor(color.mappedIntoSRGB).description)
            $0.object("notations") {
                for row in rows { $0.field(row.notation.rawValue, row.text) }
            }
        }
        json.endLine()
        return json.bytes
    }
}
