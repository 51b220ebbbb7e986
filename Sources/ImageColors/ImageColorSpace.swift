/// The spaces that a picture's pixels can be in. What names neither is taken as sRGB, as browsers do with most of it.
package enum ImageColorSpace: Hashable, Sendable {
    case srgb, displayP3

    /// The space that the ICC profile in `profile` names in its description.
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
            // Both ASCII and UTF-16 are this without the zeros.
            let letters = try text.part(count).rest.filter { $0 != 0 }
            return letters.withUnsafeBufferPointer { letters in
                let reader = ByteReader(letters)
                return letters.indices.contains { reader.begins(with: "Display P3", at: $0) }
            }
        }
        return false
    }
}
