/// Why the pixels of a file cannot be had.
package enum ImageProblem: Error, Hashable, Sendable {
    /// The file ends, or its pixels do, before the picture is whole.
    case truncated
    /// The file breaks its format's rules; what is wrong, in words.
    case damaged(String)
    /// The format is known and this kind of it is not read; the kind, in words.
    case unsupported(String)
    /// The format is known and not read at all; its name.
    case otherFormat(String)
    /// The bytes begin like no picture.
    case unknownFormat
    /// The header claims more than ``pixelLimit`` pixels.
    case tooLarge(width: Int, height: Int)

    /// The most pixels that are read: 64 megapixels.
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
