import Foundation
import TestSupport
import Testing

/// `color-lint image`: the colors of pictures.
@Suite struct ImageCommandTests {
    /// A folder with a picture that is half black and half white, the first half of its file, and a drawing.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["drawing.svg": "<svg/>"])
        let half = try #require(
            Data(
                base64Encoded: """
                    iVBORw0KGgoAAAANSUhEUgAAABQAAAAKAQAAAACcLkNLAAAAEklEQVR42mNgsP/AxMDAQAgDAC2aAUKohH4wAAAAAElFTkSuQmCC
                    """))
        try half.write(to: URL(fileURLWithPath: folder.path + "/half.png"))
        try half.prefix(half.count / 2).write(to: URL(fileURLWithPath: folder.path + "/cut.png"))
        return folder
    }

    @Test func aPictureIsAFewLines() throws {
        let run = CommandRun("image", "half.png", in: try folder())
        #expect(
            run.output == """
                half.png  20 × 10
                  #808080  mean
                  #000000  50.0%
                  #ffffff  50.0%
                  #408080  text with the opposite hue
                  #408080  readable text: 4.57:1 or more on 95% of the pixels, for AA (4.5:1)

                """)
        #expect(run.errors.isEmpty && run.code == 0)
    }

    @Test func theMeanAloneCanBeAskedFor() throws {
        let run = CommandRun("image", "--method", "mean", "--level", "AAA", "half.png", in: try folder())
        #expect(
            run.output == """
                half.png  20 × 10
                  #808080  mean
                  #808080  100.0%
                  #000000  text with the opposite hue
                  no text color passes AAA (7:1) on 95% of the pixels; the best reaches 1.00:1

                """)
    }

    @Test func swatchesAreInTrueColor() throws {
        let text = CommandRun("image", "--color", "always", "half.png", in: try folder()).output
        #expect(text.contains("\u{1B}[38;2;255;255;255;48;2;255;255;255m \u{1B}[0m"))
        #expect(text.contains("\u{1B}[38;2;64;128;128;48;2;0;0;0m Aa \u{1B}[0m  #408080"))
    }

    @Test func jsonHasAnElementForEachPicture() throws {
        let run = CommandRun("image", "-f", "json", "--colors", "1", "half.png", "half.png", in: try folder())
        let all = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(all.count == 2)
        let picture = try #require(all.first)
        #expect(picture["path"] as? String == "half.png")
        #expect(picture["width"] as? Int == 20 && picture["height"] as? Int == 10)
        #expect((picture["mean"] as? [String: Any])?["hex"] as? String == "#808080")
        #expect((picture["mean"] as? [String: Any])?["rgba"] as? [Double] == [0.5, 0.5, 0.5, 1])
        let colors = try #require(picture["colors"] as? [[String: Any]])
        #expect(colors.count == 1)
        #expect(colors.first?["share"] as? Double == 1)
        let text = try #require(picture["text"] as? [String: Any])
        #expect((text["article"] as? [String: Any])?["hex"] is String)
        #expect(text["passing"] != nil)
    }

    @Test func pagesShowThePictureWithoutScriptOrNetwork() throws {
        let page = CommandRun("image", "-f", "html", "half.png", in: try folder()).output
        #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
        #expect(page.contains("src=\"data:image/png;base64,iVBORw0KGgo"))
        #expect(page.contains("<code>#808080</code> <small>mean</small>"))
        #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
    }

    @Test func whatCannotBeReadIsSaidAndTheRestIsRead() throws {
        let run = CommandRun("image", "cut.png", "gone.png", "drawing.svg", ".", "half.png", in: try folder())
        #expect(
            run.errors == """
                color-lint: cut.png: truncated: the file ends before the image is complete
                color-lint: gone.png: No such file or directory
                color-lint: drawing.svg: SVG cannot be read; convert it to PNG, JPEG or GIF
                color-lint: .: Is a directory

                """)
        #expect(run.output.hasPrefix("half.png  20 × 10\n"))
        #expect(run.code == 2)
    }

    @Test(arguments: [
        (["image"], "image requires FILE…"),
        (["image", "--colors", "0", "a.png"], "invalid value “0” for --colors: expected a number from 1 to 256"),
        (["image", "--method", "median", "a.png"], "invalid value “median” for --method: expected kmeans, mean"),
    ])
    func mistakesAreNamed(_ arguments: [String], _ message: String) {
        let run = CommandRun(arguments)
        #expect(run.errors.contains(message))
        #expect(run.code == 2)
    }
}
