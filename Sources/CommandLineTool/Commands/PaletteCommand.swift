import CStandardLibrary
import ColorLinting
import ColorMath
import FileSystem
import ImageColors
import SourceText

/// `color-lint palette [COLOR|IMAGE|PATH…]`: makes palettes from colors and images, and lists the colors in use.
struct PaletteCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        var plan = try PalettePlan(invocation)
        var code = ExitCode.clean
        var reader = FileReader()
        var paths = invocation
        paths.operands = []
        for operand in invocation.operands {
            let location = environment.folder.location(of: operand)
            let exists = operand == "-" || access(location, F_OK) == 0
            if !exists, let color = ColorArgument(operand) {
                plan.add(color.colors.light, isSeed: true)
            } else if exists, Self.isImage(operand, location, &reader) {
                do throws(ImageTrouble) {
                    let (image, _) = try decodeImage(operand, in: environment, &reader)
                    let count = invocation[.colors].flatMap { Int($0) } ?? ImageCommand.standardCount
                    plan.add(image.dominantColors(count).map(\.color), titled: operand)
                } catch {
                    environment.errors.write("color-lint: \(terminalSafe(operand)): \(error)\n")
                    code = .trouble
                }
            } else if !exists, !operand.utf8.contains(UInt8(ascii: "/")), Language(path: operand) == nil {
                throw UsageError("“\(terminalSafe(operand))” is neither a color nor a file")
            } else {
                paths.operands.append(operand)
            }
        }
        var files: Int?
        // Without operands, all files of the folder.
        if !paths.operands.isEmpty || invocation.operands.isEmpty {
            let run = try FileRun(paths, in: environment, output: output)
            var linter = Linter(configuration: invocation.configuration)
            linter.workspace = try run.workspace(for: linter, onlySwift: true)
            let task = PaletteTask(linter: linter, palette: UsedColors())
            let tally = try run.run(task)
            if tally.errors > 0 { code = .trouble }
            files = tally.files
            plan.add(task.palette.all)
        }
        try write(plan, files, to: output)
        return code
    }

    private func write(_ plan: PalettePlan, _ files: Int?, to output: OutputStream) throws(UsageError) {
        let code = PaletteCode(groups: plan.groups)
        switch invocation.format {
        case .json: output.write(PaletteListing(groups: plan.groups).json)
        case .short:
            for color in plan.groups.flatMap(\.colors) { output.write("\(color.hex)\n") }
        case .css: output.write(code.css)
        case .swift: output.write(code.swift)
        case .tokens: output.write(code.tokens)
        case .svg: output.write(PalettePicture(groups: plan.groups).svg)
        case .html: output.write(PalettePage(plan: plan, level: invocation.configuration.level).text)
        case .xcassets: try write(code.catalog)
        default:
            let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
            output.write(PaletteListing(groups: plan.groups).text(style))
            guard !invocation.has(.quiet) else { return }
            var line: [String] = []
            if let files {
                let count = Summary.counted(plan.groups.reduce(0) { $0 + $1.colors.count }, "color")
                line.append("\(count) in \(Summary.counted(files, "file"))")
            }
            if plan.hidden > 0 { line.append("\(Summary.counted(plan.hidden, "color")) not readable there left out") }
            if !line.isEmpty { output.write((plan.groups.isEmpty ? "" : "\n") + line.joined(separator: "; ") + "\n") }
        }
    }

    /// Writes an asset catalog to the new folder of `--output`.
    private func write(_ files: [(path: String, bytes: [UInt8])]) throws(UsageError) {
        guard let folder = invocation[.output] else {
            throw UsageError("a catalog is a folder; name it with \(Option.output.flag) NAME.xcassets")
        }
        do throws(OutputProblem) {
            try makeFolder(at: folder, in: environment.folder)
            for (path, bytes) in files {
                let parts = path.split(separator: "/")
                if parts.count > 1 { try makeFolder(at: "\(folder)/\(parts[0])", in: environment.folder) }
                let file = try OutputFile(at: "\(folder)/\(path)", in: environment.folder)
                file.stream.write(bytes)
                do throws(SystemError) { try file.finish() } catch { throw .system(error) }
            }
        } catch { throw UsageError("\(terminalSafe(folder)): \(error)") }
    }

    /// Whether the operand at `location` is an image by its first bytes.
    private static func isImage(_ operand: String, _ location: String, _ reader: inout FileReader) -> Bool {
        guard operand != "-", Language(path: operand) == nil,
            let bytes = try? reader.read(location, isText: false), let format = ImageFormat(bytes)
        else { return false }
        return format != .svg
    }
}
