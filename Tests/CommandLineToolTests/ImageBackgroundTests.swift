import Foundation
import TestSupport
import Testing

/// Text over images of the project.
@Suite struct ImageBackgroundTests {
    /// Gray images of 40 × 20 pixels: white, dark, half black and half white, black with white at 5% and at 10% of the
    /// height; and a translucent white one.
    private static let images = [
        "white":
            "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAGElEQVR42mP8z0AcYGIYVTiqcFQhAwMDAHM+ASem9qJfAAAAAElFTkSuQmCC",
        "dark":
            "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAGElEQVR42mMUYSAOMDGMKhxVOKqQgYEBAINAADwdk5YAAAAAAElFTkSuQmCC",
        "half":
            "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAGklEQVR42mNkwAL+YxFjYiASjCocVTi8FQIAX1IBJ1bg+YEAAAAASUVORK5CYII=",
        "stripe5":
            "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAEklEQVR42mP8zzAKRsEoIAEAADZiAQGKN1/iAAAAAElFTkSuQmCC",
        "stripe10":
            "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAF0lEQVR42mP8z0AcYGIYBaNgFDAwMAAAPHgBAyMLPH0AAAAASUVORK5CYII=",
        "veil":
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAFUlEQVR42mP8//9/AwMSYGJAA4QFAOaOA4VTRE2cAAAAAElFTkSuQmCC",
    ]

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let set =
            ##"{"images":[{"filename":"l.png","idiom":"universal","scale":"1x"},{"filename":"d.png","idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]}],"info":{"version":1}}"##
        let folder = try TemporaryFolder(
            files.merging([
                ".git/HEAD": "", "Assets.xcassets/Hero.imageset/Contents.json": set,
                "Assets.xcassets/Icon.imageset/Contents.json": set.replacingOccurrences(
                    of: ##""info""##, with: ##""properties":{"template-rendering-intent":"template"},"info""##),
            ]) { $1 })
        for (name, text) in Self.images {
            try Data(base64Encoded: text)?.write(to: URL(fileURLWithPath: "\(folder.path)/\(name).png"))
        }
        for (name, file) in [("white", "l"), ("dark", "d")] {
            let data = try #require(Data(base64Encoded: Self.images[name] ?? ""))
            try data.write(to: URL(fileURLWithPath: "\(folder.path)/Assets.xcassets/Hero.imageset/\(file).png"))
        }
        return folder
    }

    /// Returns the verdict for the only pair of `css`.
    private func verdict(_ css: String) throws -> String {
        let run = CommandRun("pairs", "a.css", in: try folder(["a.css": css]))
        return String(run.output.split(separator: "\n").first ?? "").replacingOccurrences(
            of: "  same-element", with: ""
        )
        .split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    }

    @Test func otherRulesMayKeepTheImageFromCoveringTheBox() throws {
        let image = "a { color: #fff; background-image: url(white.png) }"
        #expect(try verdict(image).hasPrefix("fail"))
        let icon = " a { background-repeat: no-repeat; background-position: right }"
        #expect(try verdict(image + icon).hasPrefix("unresolved: the background is an image"))
        #expect(try verdict(image + icon + " a { background-size: cover }").hasPrefix("fail"))
    }

    @Test(arguments: [
        ("white", "fail 1.00:1 of 4.5  #ffffff on #ffffff"), ("dark", "pass 18.42:1 of 4.5  #ffffff on #141414"),
        ("half", "unresolved: 1.00 to 21.00 over the image"), ("stripe5", "pass 21.00:1 of 4.5  #ffffff on #000000"),
        ("stripe10", "unresolved: 1.00 to 21.00 over the image"),
        ("gone", "unresolved: the background is an image: gone.png is not in the project"),
    ])
    func textPassesOnNearlyAllPixelsOrFailsOnAllColors(_ name: String, _ expected: String) throws {
        #expect(try verdict("a { color: #fff; background: url(\(name).png) center / cover }").hasPrefix(expected))
        #expect(
            try verdict("a { color: #fff; background-image: url(\"\(name).png?v=2\"); background-size: cover }")
                .hasPrefix(expected))
    }

    @Test func imagesThatDoNotCoverTheTextAreNotJudged() throws {
        for rest in ["no-repeat", "no-repeat 4px 50%", "-16px -32px", "repeat-x"] {
            #expect(
                try verdict("a { color: #fff; background: url(white.png) \(rest) }").hasPrefix(
                    "unresolved: the background is an image"))
        }
        #expect(try verdict("a { color: #fff; background: url(white.png) }").hasPrefix("fail"))
        #expect(
            try verdict("a { color: #fff; background: url(https://a.example/white.png) 0 / cover }").hasPrefix(
                "unresolved"))
        #expect(
            try verdict("a { color: #fff; background: url(../../../../../etc/hosts) 0 / cover }").hasPrefix(
                "unresolved"))
    }

    @Test func oneOfASetAndDataAreRead() throws {
        #expect(
            try verdict(
                "a { color: #fff; background: image-set('a.avif' type('image/avif'), 'white.png' 1x) 0 / cover }"
            ).hasPrefix("fail 1.00:1"))
        let data = Self.images["white"] ?? ""
        #expect(
            try verdict("a { color: #fff; background: url(data:image/png;base64,\(data)) 0 / cover }").hasPrefix(
                "fail 1.00:1"))
    }

    @Test func whatIsUnderATranslucentImageCounts() throws {
        #expect(try verdict("a { color: #fff; background: #fff url(veil.png) 0 / cover }").hasPrefix("fail 1.00:1"))
        #expect(try verdict("a { color: #000; background: #fff url(veil.png) 0 / cover }").hasPrefix("pass 21.00:1"))
    }

    @Test func aScrimIsCompositedAndRaisedFirst() throws {
        func css(_ alpha: String) -> String {
            "a { color: #fff; background: linear-gradient(rgb(0 0 0 / \(alpha)), rgb(0 0 0 / \(alpha))), url(white.png) 0 / cover }\n"
        }
        let folder = try folder(["a.css": css("0.2")])
        let run = CommandRun("a.css", in: folder)
        #expect(run.output.contains("contrast 1.60:1 over the image is below 4.5:1 (AA): #ffffff"))
        #expect(run.output.contains("Raise the scrim's opacity to 0.54 (1.60:1 → 4.58:1)"))
        #expect(CommandRun("--unsafe-fixes", "a.css", in: folder).code == 0)
        #expect(try String(contentsOfFile: folder.path + "/a.css", encoding: .utf8) == css("0.54"))
    }

    @Test func swiftImagesOfACatalogAreFoundInEachAppearance() throws {
        func rows(_ body: String) throws -> [String] {
            let swift = "import SwiftUI\nstruct V: View { var body: some View { \(body) } }\n"
            return CommandRun("pairs", "V.swift", in: try folder(["V.swift": swift])).output.split(separator: "\n").map
            {
                $0.split(separator: " ", maxSplits: 1)[1].prefix { $0 != "o" }.trimmingCharacters(in: .whitespaces)
            }
        }
        let text = #"Text("a").foregroundStyle(.white)"#
        for image in [#"Image("Hero")"#, "Image(.hero)", #"Image(decorative: "Hero")"#] {
            #expect(
                try rows("ZStack { \(image).resizable().scaledToFill(); \(text) }") == ["fail 1.00:1", "pass 18.42:1"])
            #expect(try rows("\(text).background(\(image).resizable())") == ["fail 1.00:1", "pass 18.42:1"])
            #expect(try rows("\(image).resizable().overlay { \(text) }") == ["fail 1.00:1", "pass 18.42:1"])
        }
        #expect(
            try rows("ZStack { Image(\"Hero\"); Color.black.opacity(0.6); \(text) }") == [
                "pass 5.74:1", "pass 20.02:1",
            ])
        #expect(
            try rows("\(text).background(Image(\"Hero\").overlay(Color.black.opacity(0.6)))") == [
                "pass 5.74:1", "pass 20.02:1",
            ])
        for unknown in [#"Image("Hero").blur(radius: 2)"#, #"Image("Icon")"#, #"Image("None")"#, "Image(name)"] {
            #expect(try rows("ZStack { \(unknown); \(text) }").allSatisfy { $0.hasPrefix("unres") })
        }
    }

    @Test func theOpacityOfAScrimInSwiftIsANumberInItsModifier() throws {
        func swift(_ alpha: String) -> String {
            "import SwiftUI\nstruct V: View { var body: some View { ZStack { Image(\"Hero\"); Color.black.opacity(\(alpha)); Text(\"a\").foregroundStyle(.white) } } }\n"
        }
        let folder = try folder(["V.swift": swift("0.2")])
        #expect(CommandRun("V.swift", in: folder).output.contains("Raise the scrim's opacity to 0.55"))
        #expect(CommandRun("--unsafe-fixes", "V.swift", in: folder).code == 0)
        #expect(try String(contentsOfFile: folder.path + "/V.swift", encoding: .utf8) == swift("0.55"))
    }
}
