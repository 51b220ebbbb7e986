import ImageColors

/// The picture in `bytes`, or why there is none; whole, where it has no more than 100 columns and rows.
func decoded(_ bytes: [UInt8]) -> Result<DecodedImage, ImageProblem> {
    bytes.withUnsafeBufferPointer { bytes in
        Result { () throws(ImageProblem) in try DecodedImage(bytes) }
    }
}

/// Why `bytes` hold no picture; nil where they do.
func problem(_ bytes: [UInt8]) -> ImageProblem? {
    if case .failure(let problem) = decoded(bytes) { problem } else { nil }
}

/// A PNG of `pixels`, 0xRRGGBBAA each, row by row, not compressed.
func png(width: Int, _ pixels: [UInt32]) -> [UInt8] {
    var rows: [UInt8] = []
    for (index, pixel) in pixels.enumerated() {
        if index % width == 0 { rows.append(0) }
        rows += bigEndian(pixel)
    }
    let height = pixels.count / width
    let size = [UInt8(rows.count & 255), UInt8(rows.count >> 8)]
    let data = [0x78, 0x01, 1] + size + size.map { ~$0 } + rows + [0, 0, 0, 0]
    return pngSignature + pngHeader(width: width, height: height) + chunk("IDAT", data) + chunk("IEND", [])
}

/// How every PNG begins.
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// The first chunk of a PNG with 8 bits a sample, RGBA.
func pngHeader(width: Int, height: Int) -> [UInt8] {
    chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0])
}

/// A chunk of a PNG, with its length and checksum.
func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + contents
    var sum = UInt32.max
    for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return bigEndian(UInt32(contents.count)) + body + bigEndian(~sum)
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
