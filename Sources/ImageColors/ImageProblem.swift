/// Why an image cannot be decoded.
package enum ImageProblem: Error, Equatable, Sendable {
    /// The file or its pixel data ends before the image is complete.
    case truncated
    /// The file violates its format; the violation, in words.
    case damaged(String)
    /// The format is supported, but not this variant of it; the variant, in words.
    case unsupported(String)
    /// The format is known but not supported; its name.
    case otherFormat(String)
    /// The bytes do not begin like an image.
    case unknownFormat
    /// The header declares more than ``pixelLimit`` pixels.
    case tooLarge(width: Int, height: Int)

    /// The maximum number of pixels: 64 megapixels.
    package static let pixelLimit = 64_000_000
}

extension ImageProblem: CustomStringConvertible {
    /// The reason in a few words, without a full stop.
    package var description: String {
        switch self {
        case .truncated: "truncated: the file ends before the image is complete"
        case .damaged(let what): "damaged: \(what)"
        case .unsupported(let kind): "\(kind) cannot be read"
        case .otherFormat(let name): "\(name) cannot be read; convert it to PNG, JPEG or GIF"
        case .unknownFormat: "not an image in a known format"
        case .tooLarge(let width, let height):
            "too large: \(width) × \(height) pixels, more than \(Self.pixelLimit / 1_000_000) megapixels"
        }
    }
}
