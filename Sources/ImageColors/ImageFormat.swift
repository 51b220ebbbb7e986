/// The image formats, recognized by their first bytes.
package enum ImageFormat: String, Equatable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case avif = "AVIF"
    case heic = "HEIC"
    case jpegXL = "JPEG XL"
    case jpeg2000 = "JPEG 2000"
    case tiff = "TIFF"
    case bmp = "BMP"
    case icon = "ICO"
    case pdf = "PDF"
    case svg = "SVG"

    /// Returns the format of a file that begins with `bytes`; nil if it is none of these.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let reader = ByteReader(bytes)
        if bytes.first == 0x89, reader.begins(with: "PNG\r\n\u{1A}\n", at: 1) {
            self = .png
        } else if bytes.count > 2, bytes[0] == 0xFF, bytes[1] == 0xD8, bytes[2] == 0xFF {
            self = .jpeg
        } else if reader.begins(with: "GIF8") {
            self = .gif
        } else if reader.begins(with: "RIFF"), reader.begins(with: "WEBP", at: 8) {
            self = .webP
        } else if reader.begins(with: "ftyp", at: 4) {
            self = reader.begins(with: "avi", at: 8) ? .avif : .heic
        } else if reader.begins(with: "JXL ", at: 4) || (bytes.count > 1 && bytes[0] == 0xFF && bytes[1] == 0x0A) {
            self = .jpegXL
        } else if reader.begins(with: "jP  ", at: 4) || (bytes.count > 1 && bytes[0] == 0xFF && bytes[1] == 0x4F) {
            self = .jpeg2000
        } else if reader.begins(with: "II*\0") || reader.begins(with: "MM\0*") {
            self = .tiff
        } else if reader.begins(with: "BM") {
            self = .bmp
        } else if reader.begins(with: "\0\0\u{1}\0") {
            self = .icon
        } else if reader.begins(with: "%PDF") {
            self = .pdf
        } else if Self.isSVG(reader) {
            self = .svg
        } else {
            return nil
        }
    }

    /// The media type for `data:` URLs; nil for formats that cannot be decoded.
    package var mediaType: String? {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        default: nil
        }
    }

    /// Whether the text begins with a tag and `<svg` occurs within the first 4 KiB.
    private static func isSVG(_ reader: ByteReader) -> Bool {
        var isStart = true
        for place in 0..<min(reader.left, 4096) {
            if reader.begins(with: "<svg", at: place) { return true }
            let byte = reader.bytes[place]
            if isStart, byte > 0x20, byte != UInt8(ascii: "<"), ![0xEF, 0xBB, 0xBF].contains(byte) { return false }
            if byte == UInt8(ascii: "<") { isStart = false }
        }
        return false
    }
}
