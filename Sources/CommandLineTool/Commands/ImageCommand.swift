import ColorLinting
import ColorMath
import FileSystem
import ImageColors

/// `color-lint image FILE…`: the colors of images, and readable text colors.
struct ImageCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    /// The default of `--colors`.
    static let standardCount = 5

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        var reader = FileReader()
        var report = ImageReport(
            format: invocation.format, level: invocation.configuration.level,
            style: environment.style(for: invocation, isTerminal: environment.isOutputTerminal))
        var code = ExitCode.clean
        output.write(report.opening)
        for operand in invocation.operands {
            do throws(ImageTrouble) {
                output.write(report.text(try picture(operand, &reader)))
            } catch {
                environment.errors.write("color-lint: \(terminalSafe(operand)): \(error)\n")
                code = .trouble
            }
            // Stop if the output is closed or the run is interrupted.
            if output.isClosed || environment.interruption.signal() != nil { break }
        }
        output.write(report.closing)
        return code
    }

    /// Reads the image at `operand`.
    private func picture(_ operand: String, _ reader: inout FileReader) throws(ImageTrouble) -> PictureColors {
        let (image, bytes) = try decodeImage(operand, in: environment, &reader)
        let path = operand == "-" ? operand : environment.folder.shownPath(of: operand)
        var picture = PictureColors(path: path, width: image.width, height: image.height, mean: image.mean)
        if invocation[.method] == "mean" {
            picture.colors = image.mean.map { [DominantColor(color: $0, share: 1)] } ?? []
        } else {
            picture.colors = image.dominantColors(invocation[.colors].flatMap { Int($0) } ?? Self.standardCount)
        }
        if let first = picture.colors.first {
            let configuration = invocation.configuration
            let required = configuration.level.required(for: .text)
            picture.text = image.textColors(for: first.color, ContrastGoal(configuration.metric, required: required))
        }
        if invocation.format == .html, bytes.count <= ImageReport.embeddingLimit {
            picture.embedded = (ImageFormat(bytes)?.mediaType ?? "", Array(bytes))
        }
        return picture
    }
}

/// The result for an image.
struct PictureColors {
    /// The file as it is shown.
    var path: String
    /// The size in pixels.
    var width, height: Int
    /// The mean of all pixels; nil where all are transparent.
    var mean: RGBA?
    /// The dominant colors, the one with the largest share first.
    var colors: [DominantColor] = []
    /// Colors for text, where there is a dominant one.
    var text: ImageTextColors?
    /// The file itself, for pages that show it.
    var embedded: (mediaType: String, bytes: [UInt8])?
}
