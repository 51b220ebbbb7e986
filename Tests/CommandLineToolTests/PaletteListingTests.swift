import Foundation
import TestSupport
import Testing

/// `color-lint palette`.
@Suite struct PaletteListingTests {
    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder([
            "b.css":
                ":root { --brand: #1e90ff; }\na { color: #777; border: 1px solid dodgerblue; }\nb { color: #7777 }",
            "a.swift": "import SwiftUI\nlet ink = Color(red: 0, green: 0, blue: 0)\nlet sea = Color(hex: 0x1E90FF)\n",
            "c.json": ##"{"color": "#ffcc00"}"##,
        ])
    }

    @Test func eachColorStandsOnceByHue() throws {
        #expect(
            CommandRun("palette", in: try folder()).output == """
                gray
                #000000    0%             1×  a.swift:2:11  ink
                #77777777  47% / 47%      1×  b.css:3:12
                #777777    47%            1×  b.css:2:12

                orange-yellow
                #ffcc00    48° 100% 100%  1×  c.json:1:12

                green-blue
                #1e90ff    210° 88% 100%  3×  a.swift:3:22  --brand, sea

                5 colors in 3 files

                """)
    }

    @Test func shortIsHexAlone() throws {
        let run = CommandRun("palette", "--format", "short", "b.css", in: try folder())
        #expect(run.output == "#77777777\n#777777\n#1e90ff\n")
        #expect(run.code == 0)
    }

    @Test func jsonHoldsHueSaturationAndBrightness() throws {
        let text = CommandRun("palette", "--format", "json", "c.json", in: try folder()).output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let color = try #require((object["colors"] as? [[String: Any]])?.first)
        #expect(color["hex"] as? String == "#ffcc00")
        #expect(color["hsb"] as? [Double] == [0.1333, 1, 1])
        #expect(color["family"] as? String == "orange-yellow")
        #expect(color["count"] as? Int == 1)
        #expect((color["first"] as? [String: Any])?["line"] as? Int == 1)
    }

    @Test func theNumberOfThreadsChangesNothing() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<60).map { ("\($0).css", "a { color: #\(100 + $0 % 7) }") })
        let folder = try TemporaryFolder(files)
        let one = CommandRun("palette", "--jobs", "1", in: folder).output
        #expect(one.contains("× "))
        for _ in 0..<5 { #expect(CommandRun("palette", "--jobs", "8", in: folder).output == one) }
    }
}
