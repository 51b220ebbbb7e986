import Foundation
import ImageColors
import Testing

/// Pictures of each kind, against the pixels that another decoder has of them.
@Suite struct DecodingTests {
    private static let all = Picture.png + Picture.jpeg + Picture.gif

    @Test(arguments: all) func pixelsAreTheExpectedOnes(_ picture: Picture) throws {
        let image = try decoded(picture.file).get()
        #expect(image.width == picture.width && image.height == picture.height)
        #expect(image.columns == picture.width && image.rows == picture.height)
        let pixels = image.samples.flatMap { pixel in
            [pixel, pixel >> 8, pixel >> 16, pixel >> 24].map { UInt8(truncatingIfNeeded: $0) }
        }
        try #require(pixels.count == picture.pixels.count)
        let most = zip(pixels, picture.pixels).map { abs(Int($0) - Int($1)) }.max()
        #expect((most ?? 255) <= picture.tolerance)
    }

    @Test(arguments: all) func aFileCutAnywhereIsNoPicture(_ picture: Picture) {
        // Behind a GIF's first frame stands one byte more.
        let least = picture.file.first == UInt8(ascii: "G") ? 2 : 1
        for count in 0...picture.file.count - least {
            #expect(problem(Array(picture.file[..<count])) != nil, "of \(count) bytes")
        }
    }

    @Test(arguments: all) func anyByteMayBeWrong(_ picture: Picture) {
        for index in picture.file.indices {
            for mask: UInt8 in [0x10, 0xFF] {
                var file = picture.file
                file[index] ^= mask
                // It may still be a picture; that it ends, and in an answer, is what counts.
                if let problem = problem(file) { #expect(!problem.description.isEmpty) }
            }
        }
    }

    @Test func theMeanIsOfAllPixelsAndTheSamplesAreAGrid() throws {
        // 300 × 2: black but for a third of each row.
        let row = (0..<300).map { UInt32($0 < 100 ? 0xFF00_00FF : 0x0000_00FF) }
        let image = try decoded(png(width: 300, row + row)).get()
        #expect(image.columns == 100 && image.rows == 2 && image.samples.count == 200)
        #expect(image.mean.map { ($0.red * 3).rounded() } == 1)
        #expect(image.samples.count { $0 & 255 == 255 } == 66)
    }

    @Test(arguments: [
        // An ICC profile in a PNG whose description is in UTF-16, and one in a JPEG.
        """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAASWlDQ1BJQ0MgcHJvZmlsZQAAeJxjYBhwwJiSWpwMpCcAsUFuTmkyTByIeVLzQoOB\
        tAgQyzC4MGQyFDMUMOQwJDJUMigwBDAYAwAuXglDMAnDAQAAAAxJREFUeJxj+M/AAAADAQEAyf6S7wAAAABJRU5ErkJggg==
        """,
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4gDQSUNDX1BST0ZJTEUAAQEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAFkZXNjAAAAkAAAADBtbHVjAAAAAAAAAAEAAAAMZW5VUwAAABQAAAAcAEQAaQBzAHAAbABhAHkA\
        IABQADP/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/\
        2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAI\
        AAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAA\
        AAAICf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ABeKa/j/2Q==
        """,
        // P3's number in a PNG's cICP.
        """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAABGNJQ1AMDQABbgPj7wAAAAxJREFUeJxj+M/AAAADAQEAyf6S7wAAAABJRU5ErkJg\
        gg==
        """,
    ])
    func displayP3IsKnownByItsName(_ file: String) throws {
        let image = try decoded(Array(try #require(Data(base64Encoded: file)))).get()
        #expect(image.space == .displayP3)
        // P3's red is outside of sRGB.
        let mean = try #require(image.mean)
        #expect(abs(mean.red - 1.093) < 0.01 && abs(mean.green + 0.227) < 0.02 && abs(mean.blue + 0.15) < 0.02)
    }
}
