/// The color spaces of images. An image in any other space is read as sRGB, as browsers usually do.
package enum ImageColorSpace: Equatable, Sendable {
    case srgb, displayP3

    /// Returns the space that the description of the ICC profile names.
    ///
    /// <https://www.color.org/specification/ICC.1-2022-05.pdf>, 7.3 and 9.2.41
    init(profile: UnsafeBufferPointer<UInt8>) {
        self = (try? Self.isDisplayP3(ByteReader(profile))) == true ? .displayP3 : .srgb
    }

    private static func isDisplayP3(_ profile: ByteReader) throws(ImageProblem) -> Bool {
        var tags = profile
        try tags.skip(128)
        for _ in 0..<min(try tags.number(4), 100) {
            let isDescription = tags.begins(with: "desc")
            try tags.skip(4)
            let (offset, count) = (try tags.number(4), try tags.number(4))
            guard isDescription else { continue }
            var text = profile
            try text.skip(offset)
            // Without its zeros, UTF-16 matches ASCII.
            let letters = try text.part(count).rest.filter { $0 != 0 }
            return letters.withUnsafeBufferPointer { letters in
                let reader = ByteReader(letters)
                return letters.indices.contains { reader.begins(with: "Display P3", at: $0) }
            }
        }
        return false
    }
}
