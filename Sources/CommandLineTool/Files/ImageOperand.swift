import FileSystem
import ImageColors

/// Decodes the image at `operand`; `-` is standard input. The bytes are valid until the next use of `reader`.
func decodeImage(
    _ operand: String, in environment: CommandEnvironment, _ reader: inout FileReader
) throws(ImageTrouble) -> (image: DecodedImage, bytes: UnsafeBufferPointer<UInt8>) {
    let bytes: UnsafeBufferPointer<UInt8>
    do throws(FileProblem) {
        switch environment.input {
        case .descriptor(let input) where operand == "-": bytes = try reader.readAll(from: input, isText: false)
        default: bytes = try reader.read(environment.folder.location(of: operand), isText: false)
        }
    } catch { throw .file(error) }
    do throws(ImageProblem) { return (try DecodedImage(bytes), bytes) } catch { throw .picture(error) }
}

/// Why an image cannot be read.
enum ImageTrouble: Error, CustomStringConvertible {
    case file(FileProblem)
    case picture(ImageProblem)

    var description: String {
        switch self {
        case .file(let problem): problem.description
        case .picture(let problem): problem.description
        }
    }
}
