import ImageColors
import Testing

/// Files without a picture that is read: each says why.
@Suite struct RefusalTests {
    @Test(arguments: [
        ("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ", "WebP"), ("\0\0\0\u{1C}ftypavif", "AVIF"),
        ("\0\0\0\u{18}ftypheic", "HEIC"),
        ("%PDF-1.7", "PDF"), ("<?xml version='1.0'?>\n<!-- <b> --><svg xmlns=''>", "SVG"), ("<svg/>", "SVG"),
        ("BM6", "BMP"),
        ("II*\0", "TIFF"), ("MM\0*", "TIFF"), ("\0\0\u{1}\0", "ICO"), ("\0\0\0\u{C}JXL ", "JPEG XL"),
    ])
    func otherFormatsAreNamed(_ start: String, _ name: String) {
        #expect(problem(Array(start.utf8)) == .otherFormat(name))
    }

    @Test func whatIsNoPictureIsCalledSo() {
        #expect(problem([]) == .truncated)
        #expect(problem(Array("body { color: red }".utf8)) == .unknownFormat)
        #expect(problem([0x89, 0x50, 0x4E, 0x47]) == .unknownFormat)
    }

    @Test(
        arguments: [
            (0xC3, "lossless JPEG cannot be read"), (0xC5, "hierarchical JPEG cannot be read"),
            (0xC9, "JPEG with arithmetic coding cannot be read"), (0xCA, "JPEG with arithmetic coding cannot be read"),
            (0xCB, "JPEG with arithmetic coding cannot be read"), (0xF7, "JPEG-LS cannot be read"),
        ] as [(UInt8, String)])
    func jpegsOfOtherCodingsAreRefused(_ frame: UInt8, _ message: String) throws {
        var file = try #require(Picture.jpeg.first).file
        let place = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        file[place + 1] = frame
        #expect(problem(file)?.description == message)
    }

    @Test func twelveBitsAreRefused() throws {
        var file = try #require(Picture.jpeg.first).file
        let place = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        file[place + 4] = 12
        #expect(problem(file)?.description == "a JPEG with 12 bits per sample cannot be read")
    }

    @Test func aSmallFileMayNotClaimALargePicture() {
        let data = chunk("IDAT", [0x78, 0x01] + [UInt8](repeating: 0, count: 900)) + chunk("IEND", [])
        let bomb = { pngSignature + pngHeader(width: $0, height: $1) + data }
        #expect(problem(bomb(65_535, 65_535)) == .tooLarge(width: 65_535, height: 65_535))
        #expect(problem(bomb(0xFFFF_FFFF, 0xFFFF_FFFF)) == .tooLarge(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF))
        #expect(
            problem(bomb(65_535, 65_535))?.description == "too large: 65535 × 65535 pixels, more than 64 megapixels")
        // Within the limit, but more than these bytes can unpack to.
        #expect(problem(bomb(8_000, 8_000)) == .truncated)
        let header: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1, 0x11, 0]
        #expect(problem(header) == .tooLarge(width: 65_535, height: 65_535))
        #expect(problem([0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0x1F, 0x40, 0x1F, 0x40, 1, 1, 0x11, 0]) == .truncated)
        let gif = Array("GIF89a".utf8) + [255, 255, 255, 255, 0x80, 0, 0, 0, 0, 0, 1, 1, 1]
        #expect(
            problem(gif + [0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 1, 0, 0])
                == .tooLarge(width: 65_535, height: 65_535))
    }

    @Test func damageIsNamed() {
        let start = pngSignature + pngHeader(width: 1, height: 1)
        let end = chunk("IEND", [])
        let cases: [([UInt8], String)] = [
            (pngSignature + chunk("CgBI", [0, 0, 0, 0]), "a PNG in Xcode's own variant (CgBI) cannot be read"),
            (pngSignature + end, "damaged: the first chunk is not the header"),
            (start + chunk("ABCD", []) + end, "damaged: unknown critical chunk ABCD"),
            (start + chunk("IDAT", [1, 2, 3]) + end, "damaged: invalid zlib header"),
            (start + chunk("IDAT", [0x78, 1, 7, 0]) + end, "damaged: unknown block type in the compressed data"),
            (
                start + chunk("IDAT", [0x78, 1, 1, 5, 0, 0xFA, 0xFF, 9, 0, 0, 0, 0]) + end,
                "damaged: unknown row filter"
            ),
            (start + chunk("IDAT", [0x78, 1, 1, 0, 0, 0xFF, 0xFF]) + end, ImageProblem.truncated.description),
            (pngSignature + pngHeader(width: 0, height: 1) + end, "damaged: the image has no pixels"),
        ]
        for (file, message) in cases { #expect(problem(file)?.description == message) }
        var file = png(width: 1, [0])
        file[file.count - 1] ^= 1
        #expect(problem(file)?.description == "damaged: wrong checksum of the chunk IEND")
    }
}
