import Foundation
import TestSupport
import Testing

/// `color-lint palette` as a tool to choose colors with.
@Suite struct PaletteFormatTests {
    /// Colors whose schemes cover the wheel, grays, and opacity.
    private static let seeds = [
        "#1e90ff", "coral", "#7f7f7f", "rgb(20 200 90 / 0.5)", "black", "color(display-p3 1 0 0)",
    ]

    /// Palettes by their options.
    private static let palettes = [
        ["--scheme", "triadic"], ["--axis", "oklch"], ["--axis", "hue", "--steps", "24"], ["--scheme", "monochrome"],
        ["--scheme", "tetradic", "--steps", "12"], ["--on", "#1c1c1e", "--level", "AAA"],
    ]

    /// Returns the hex digits of the literals that color-lint reads in `text`.
    private func read(_ text: String, _ name: String) -> [String] {
        let run = CommandRun(["colors", "-f", "jsonl", "--stdin-filename", name], input: Array(text.utf8))
        #expect(run.code == 0)
        return hexes(run.output)
    }

    private func hexes(_ lines: String) -> [String] {
        lines.split(separator: "\n").compactMap { line in
            (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["hex"] as? String
        }
    }

    @Test(
        "Words on a translucent color can be read on the squares behind it",
        arguments: [
            ("#00000011", "#000"), ("#000000aa", "#fff"), ("#ffffff11", "#000"), ("#1e90ff", "#000"),
            ("#0077aa", "#fff"),
        ])
    func ink(_ color: String, _ ink: String) throws {
        let folder = try TemporaryFolder(["a.css": "a { color: \(color) }"])
        let page = CommandRun(["palette", "a.css", "-f", "html"], in: folder).output
        #expect(page.contains("--c:\(color);--t:\(ink)"))
    }

    @Test(arguments: palettes) func whatIsWrittenIsReadBackEqual(_ options: [String]) throws {
        func palette(_ format: String, _ more: String..., in folder: TemporaryFolder? = nil) -> String {
            let run = CommandRun(["palette"] + Self.seeds + options + ["-f", format] + more, in: folder)
            #expect(run.code == 0 && run.errors.isEmpty)
            return run.output
        }
        let hexes = palette("short").split(separator: "\n").map(String.init)
        #expect(hexes.count > 10)
        for (format, name) in [("css", "a.css"), ("swift", "a.swift"), ("tokens", "a.json"), ("json", "a.json")] {
            #expect(read(palette(format), name) == hexes, "\(format)")
        }
        // The style sheet of the picture, and the code on the page.
        let svg = palette("svg")
        let style = try #require(svg.range(of: "<style>\n"))
        #expect(read(String(svg[style.upperBound...].prefix { $0 != "<" }), "a.css") == hexes)
        let page = palette("html")
        let parts = page.components(separatedBy: "<pre>").dropFirst().map {
            $0.components(separatedBy: "</pre>")[0].replacingOccurrences(of: "&#10;", with: "\n")
                .replacingOccurrences(of: "&quot;", with: "\"")
        }
        for (part, name) in zip(parts, ["a.css", "a.swift", "a.json"]) { #expect(read(part, name) == hexes) }
        #expect(parts.count == 3)
        // The catalog lists its colors by name.
        let folder = try TemporaryFolder([:])
        #expect(palette("xcassets", "-o", "Colors.xcassets", in: folder).isEmpty)
        let catalog = CommandRun("colors", "-f", "jsonl", "Colors.xcassets", in: folder)
        #expect(self.hexes(catalog.output).sorted() == hexes.sorted())
        #expect(CommandRun("Colors.xcassets", in: folder).output.contains("no findings"))
    }

    @Test func namesOfTheProjectAreKept() throws {
        let folder = try TemporaryFolder([
            "a.css": ":root { --brand: #1e90ff; --Brand-2: #ff7f50; --in: #222; } a { color: #777 }",
            "b.swift": "extension Color { static let accentTone = Color(hex: 0x00AA00) }",
        ])
        #expect(
            CommandRun("palette", "-f", "css", in: folder).output == """
                :root {
                  --in: #222222;
                  --gray: #777777;
                  --brand-2: #ff7f50;
                  --accent-tone: #00aa00;
                  --brand: #1e90ff;
                }

                """)
        #expect(
            CommandRun("palette", "-f", "swift", "a.css", in: folder).output == """
                import SwiftUI

                extension Color {
                    static let inColor = Color(hue: 0, saturation: 0, brightness: 0.1333)
                    static let grayColor = Color(hue: 0, saturation: 0, brightness: 0.4667)
                    static let brand2 = Color(hue: 0.0448, saturation: 0.6863, brightness: 1)
                    static let brandColor = Color(hue: 0.5822, saturation: 0.8824, brightness: 1)
                }

                """)
    }

    @Test func aRampHasTheContrastOfEachStep() {
        #expect(
            CommandRun("palette", "blue", "--steps", "3").output == """
                #0000ff by purity
                #8080ff  240° 50% 100%   blue-100  3.25:1 on white    6.44:1 on black
                #0000ff  240° 100% 100%  blue-200  8.59:1 on white    2.44:1 on black    2.63:1 to the step above
                #000080  240° 100% 50%   blue-300  16.00:1 on white   1.31:1 on black    1.86:1 to the step above

                """)
        let json = CommandRun("palette", "blue", "--steps", "2", "-f", "json").output
        #expect(json.contains(##""name": "blue-100""##) && json.contains(##""next": "##))
    }

    @Test func onlyReadableColorsAreKept() {
        let run = CommandRun("palette", "teal", "--on", "white", "--level", "AAA")
        #expect(run.output.contains("green-blue-900") && !run.output.contains("green-blue-700"))
        #expect(run.output.hasSuffix("\n8 colors not readable there left out\n"))
    }

    @Test func anImageGivesItsColors() throws {
        let folder = try TemporaryFolder(["a.css": "a { color: #123456 }"])
        let half = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKAQAAAACcLkNLAAAAEklEQVR42mNgsP/AxMDAQAgDAC2aAUKohH4wAAAAAElFTkSuQmCC"
            ))
        try half.write(to: URL(fileURLWithPath: folder.path + "/half.png"))
        #expect(CommandRun("palette", "half.png", "-f", "short", in: folder).output == "#000000\n#ffffff\n")
        #expect(CommandRun("palette", "half.png", "a.css", "red", "--steps", "1", "-f", "short", in: folder).code == 0)
        try half.prefix(60).write(to: URL(fileURLWithPath: folder.path + "/cut.png"))
        let cut = CommandRun("palette", "cut.png", in: folder)
        #expect(cut.code == 2 && cut.errors.contains("cut.png: truncated"))
    }

    @Test func mistakesAreNamed() throws {
        let folder = try TemporaryFolder(["there/a.css": ""])
        func error(_ arguments: String...) -> String {
            let run = CommandRun(["palette"] + arguments, in: folder)
            #expect(run.code == 2)
            return String(run.errors.prefix { $0 != "\n" })
        }
        #expect(error("rde") == "color-lint: “rde” is neither a color nor a file")
        #expect(error("red", "--level", "AA").hasSuffix("need a background: --on COLOR"))
        #expect(error("red", "--steps", "101") == "color-lint: --steps is at most 100")
        #expect(error("red", "--scheme", "monochrome", "--axis", "hue").hasSuffix("it takes no --axis"))
        #expect(error("red", "-f", "xcassets").hasSuffix("name it with --output NAME.xcassets"))
        #expect(error("red", "-f", "xcassets", "-o", "there") == "color-lint: there: File exists")
    }
}
