import Foundation
import TestSupport
import Testing

/// The sections of pages that show colors together.
@Suite struct ColorExplorerTests {
    private func page(_ arguments: String...) -> String { CommandRun(["palette", "-f", "html"] + arguments).output }

    @Test func pagesLoadNothingAndRunNothing() throws {
        let folder = try TemporaryFolder(["a <b>.css": ":root { --a&b: #1e90ff } a { color: #777; background: #fff }"])
        for text in [
            page("red", "--scheme", "tetradic", "--steps", "4"), CommandRun("palette", "-f", "html", in: folder).output,
            CommandRun("-f", "html", in: folder).output,
        ] {
            #expect(text.contains("<h2>Hues") && text.contains("<h2>Contrast") && text.contains("<h3>tritanopia</h3>"))
            #expect(!text.contains("<script") && !text.contains("http:") && !text.contains("https:"))
            #expect(!text.contains("onclick") && !text.contains("<link") && !text.contains("@import"))
            #expect(!text.contains("a <b>") && !text.contains("nan"))
            for tag in ["section", "div", "table", "figure", "svg", "ul"] {
                let opened = text.components(separatedBy: "<\(tag)").count
                #expect(opened == text.components(separatedBy: "</\(tag)>").count, "\(tag)")
            }
        }
    }

    @Test func colorsOfFilesLeadToTheirPlace() throws {
        let folder = try TemporaryFolder(["a <b>.css": "\n a { color: #1e90ff }"])
        #expect(CommandRun("palette", "-f", "html", in: folder).output.contains("<a href=\"./a%20%3Cb%3E.css#L2C13\">"))
    }

    @Test func aHueStandsAtItsAngleAndSaturation() {
        // Red is at the top, cyan at the bottom, half as far out with half the saturation.
        #expect(page("#ff0000", "--scheme", "complementary").contains("left:50%;top:0%;--c:#ff0000"))
        #expect(
            page("#80ffff", "--scheme", "ramp", "--axis", "saturation", "--steps", "2").contains(
                "left:50%;top:74.9%;--c:#80ffff"))
    }

    @Test func colorsThatBecomeAlikeAreNamed() throws {
        let folder = try TemporaryFolder(["a.css": "a { color: #cc3700; border-color: #346600 }"])
        let text = CommandRun("palette", "-f", "html", in: folder).output
        let protanopia = try #require(text.range(of: "<h3>protanopia</h3>"))
        let next = try #require(text.range(of: "<h3>deuteranopia</h3>"))
        let part = text[protanopia.upperBound..<next.lowerBound]
        #expect(part.contains("<code>#346600</code>") && part.contains("<code>#cc3700</code>"))
        #expect(!text[next.upperBound...].contains("<code>#346600</code> and"))
    }

    @Test func nearDuplicatesStandSideBySide() throws {
        #expect(!page("red", "--scheme", "complementary").contains("Near duplicates"))
        let folder = try TemporaryFolder(["a.css": "a { color: #1e90ff; border-color: #1f90ff }"])
        #expect(CommandRun("palette", "-f", "html", in: folder).output.contains("--c:#1e90ff;--d:#1f90ff"))
    }

    @Test func theContrastMatrixShowsReadablePairsInTheirColors() throws {
        let folder = try TemporaryFolder(["a.css": "a { color: #000; background: #fff }"])
        let text = CommandRun("palette", "-f", "html", in: folder).output
        #expect(text.contains("<td style=\"color:#000000;background:#ffffff\">21.0</td>"))
        #expect(!text.contains("color:#000000;background:#000000"))
    }
}
