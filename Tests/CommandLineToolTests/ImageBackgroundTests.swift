import Foundation
import TestSupport
import Testing

/// Text over images of the project.
@Suite struct ImageBackgroundTests {
    /// Gray images of 40 × 20 pixels: white, dark, half black and half white, black with white at 5% and at 10% of the
    /// height; and a translucent white one.
    static let images = [
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

    /// The text may be on the image or beside it.
    @Test(arguments: [
        ("#000", "no-repeat 4px 50% #ddd", "pass 15.4"), ("#fff", "repeat-x #ccc", "fail 1.60:1"),
        ("#fff", "repeat-x #000", "unresolved: 1.00 to 21.00 over the image"),
        ("#777", "no-repeat #000", "unresolved: 4.47 to 4.68 over the image"),
        ("#000", "repeat-x rgb(0 0 0 / .5)", "unresolved: "),
    ])
    func imagesThatCoverAPartCountBesideTheColor(_ text: String, _ rest: String, _ expected: String) throws {
        #expect(try verdict("a { color: \(text); background: url(white.png) \(rest) }").hasPrefix(expected))
    }

    /// Without a repository or a configuration, the catalogs of the folder that is linted count, whatever folder the code is in.
    @Test func aFolderThatIsLintedIsAProject() throws {
        let files = [
            "App/Deep/A.swift": #"let a = Text("a").foregroundStyle(.white).background(Image("Hero").resizable())"#
        ]
        for isRepository in [true, false] {
            let folder = try folder(files)
            if !isRepository { try FileManager.default.removeItem(atPath: folder.path + "/.git") }
            #expect(CommandRun("pairs", ".", in: folder).output.contains("fail 1.00:1 of 4.5  #ffffff on #ffffff"))
        }
    }

    @Test(arguments: [
        // All rules for the element decide.
        ("a { background-size: cover } a { background: url(white.png) }", "fail"),
        ("a { color: #fff; background-image: url(white.png) } a { background-repeat: no-repeat }", "unresolved"),
        (
            "a { background-image: url(white.png); background-repeat: no-repeat } a { background-size: 100% auto }",
            "fail"
        ),
        ("a { background-image: url(white.png); background-size: auto 100% }", "unresolved"),
        ("a { background-image: url(white.png) } a { background-position: -20px 0 }", "unresolved"),
        (
            "a { background-position-y: -20px } a { background-position-x: 0; background-image: url(white.png) }",
            "unresolved"
        ),
        ("a { background-size: 20px } a { background: url(white.png) 0 0 / cover }", "fail"),
        ("a { background: url(white.png) no-repeat 100% 50% }", "unresolved"),
        ("a { background: url(white.png) center / contain }", "unresolved"),
        ("a { background: url(white.png) 0 / var(--size) }", "unresolved"),
        // Each layer has a placement of its own.
        ("a { background: url(half.png) no-repeat, url(white.png) 0 / cover }", "unresolved"),
        (
            "a { background-image: linear-gradient(#0000, #0000), url(white.png); background-size: auto, cover; background-repeat: no-repeat }",
            "fail"
        ),
        ("@media print { a { background-size: 2px } } a { background: url(white.png) 0 / cover }", "fail"),
    ])
    func allRulesDecideWhetherAnImageCoversItsBox(_ css: String, _ expected: String) throws {
        #expect(try verdict("a { color: #fff } \(css)").hasPrefix(expected))
        // So they do on the elements of a page.
        let html = "<!DOCTYPE html><html><style>a { color: #fff } \(css)</style><body><a>text</a></html>"
        let run = CommandRun("pairs", "a.html", in: try folder(["a.html": html]))
        #expect(run.output.contains(": \(expected)"))
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

    @Test func colorsCountAsMuchAsTheyAreOpaque() throws {
        // 3% of black everywhere: white text on white stays invisible.
        let faint =
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAFUlEQVR42mNkYGDgYEACTAxogLAAAANUABBYHzRcAAAAAElFTkSuQmCC"
        #expect(
            try verdict("a { color: #fff; background: #fff url(data:image/png;base64,\(faint)) 0 / cover }").hasPrefix(
                "fail 1.07:1"))
    }

    @Test(arguments: [
        ("rgb(0 0 0 / 0.6), rgb(0 0 0 / 0.9)", "white", "pass 5.74:1"),
        ("rgb(0 0 0 / 0.1), rgb(0 0 0 / 0.3)", "white", "fail 1.25:1"),
        ("transparent, rgb(0 0 0 / 0.8)", "white", "unresolved: 1.00 to 12.63 over the image"),
        ("transparent, rgb(0 0 0 / 0.8)", "dark", "pass 18.42:1"),
        ("in oklab, rgb(0 0 120 / 0.8), rgb(120 0 0 / 0.8)", "white", "pass"),
        ("rgb(255 255 255 / 0.4), rgb(0 0 0 / 0.4)", "half", "unresolved: 1.00 to 21.00 over the image"),
        ("#0009, #0009), linear-gradient(#0000, #0001", "white", "pass 5.74:1"),
        ("#0008, #0009), linear-gradient(#0000, #0001", "white", "unresolved: several images or gradients"),
    ])
    func everyPointOfAGradientMeetsEveryPixel(_ stops: String, _ image: String, _ expected: String) throws {
        #expect(
            try verdict("a { color: #fff; background: linear-gradient(\(stops)), url(\(image).png) 0 / cover }")
                .hasPrefix(expected))
    }

    @Test func theWeakestStopsOfAGradientAreRaised() throws {
        for (stops, raised) in [
            ("rgb(0 0 0 / 0.1), rgb(0 0 0 / 0.3)", "rgb(0 0 0 / 0.54), rgb(0 0 0 / 0.54)"),
            ("transparent, #0000001a", "#0000008a, #0000008a"),
        ] {
            func css(_ stops: String) -> String {
                "a { color: #fff; background: linear-gradient(\(stops)), url(white.png) 0 / cover }\n"
            }
            let folder = try folder(["a.css": css(stops)])
            #expect(CommandRun("a.css", in: folder).output.contains("fix: Raise the scrim's opacity to at least 0.54"))
            #expect(CommandRun("--unsafe-fixes", "a.css", in: folder).code == 0)
            #expect(try String(contentsOfFile: folder.path + "/a.css", encoding: .utf8) == css(raised))
        }
    }

    @Test func anImageThatClaimsTooManyPixelsIsNotDecoded() throws {
        // A GIF of 35 bytes.
        let bomb = "R0lGODlh/////4AAAAAAAAEBASwAAAAA/////wACAkQBADs="
        #expect(
            try verdict("a { color: #fff; background: url(data:image/gif;base64,\(bomb)) 0 / cover }").hasPrefix(
                "unresolved: the background is an image: the data URL: too large: 65535 × 65535 pixels, more than 64 megapixels"
            ))
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
        let scrim = "LinearGradient(colors: [.black.opacity(0.6), .black], startPoint: .top, endPoint: .bottom)"
        for stack in [
            "ZStack { Image(\"Hero\"); \(scrim); \(text) }", "\(text).background(Image(\"Hero\").overlay(\(scrim)))",
            "\(text).background { ZStack { Image(\"Hero\"); \(scrim).ignoresSafeArea() } }",
            "Image(\"Hero\").overlay { \(scrim) }.overlay(alignment: .bottom) { \(text) }",
            "ZStack { Image(\"Hero\").overlay(alignment: .top) { \(scrim) }; \(text) }",
            "ZStack { Image(\"Hero\"); Rectangle().fill(\(scrim)); \(text) }",
        ] {
            #expect(try rows(stack) == ["pass 5.74:1", "pass 20.02:1"])
        }
        for unknown in [#"Image("Hero").blur(radius: 2)"#, #"Image("Icon")"#, #"Image("None")"#, "Image(name)"] {
            #expect(try rows("ZStack { \(unknown); \(text) }").allSatisfy { $0.hasPrefix("unres") })
        }
    }

    @Test func imagesOfOtherViewsAreRead() throws {
        let app = "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Root() } } }\n"
        let root =
            "import SwiftUI\nstruct Root: View { var body: some View { ZStack { Image(\"Hero\"); Color.black.opacity(0.2); Card() } } }\n"
        let card = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\").foregroundStyle(.white) } }\n"
        let folder = try folder(["App.swift": app, "Root.swift": root, "Card.swift": card])
        #expect(
            CommandRun("pairs", in: folder).output.contains(
                "Card.swift:2:69: fail 1.60:1 of 4.5  #ffffff on #cccccc of Root  Card.body  container, light"))
    }

    @Test func imagesOfUIKitAreRead() throws {
        func rows(_ body: String) throws -> [String] {
            let swift =
                "import UIKit\nclass V: UIViewController {\n let photo = UIImageView()\n let shade = UIView()\n let title = UILabel()\n func setUp() {\n view.backgroundColor = .black\n\(body)\ntitle.textColor = .white\n}\n}\n"
            return CommandRun("pairs", "V.swift", in: try folder(["V.swift": swift])).output.split(separator: "\n").map
            {
                $0.split(separator: " ", maxSplits: 1)[1].prefix { $0 != "o" }.trimmingCharacters(in: .whitespaces)
            }
        }
        let both = ["fail 1.00:1", "pass 18.42:1"]
        // A pattern.
        for pattern in ["UIImage(named: \"Hero\")!", "UIImage(resource: .hero)"] {
            #expect(try rows("title.backgroundColor = UIColor(patternImage: \(pattern))") == both)
        }
        // A label in an image view.
        let named = "photo.image = UIImage(named: \"Hero\")\n"
        let within = "view.addSubview(photo)\nphoto.addSubview(title)\n"
        #expect(try rows(named + within) == both)
        #expect(try rows(within).allSatisfy { $0.hasPrefix("unres") })
        #expect(try rows("photo.backgroundColor = .black\n" + within).allSatisfy { $0.hasPrefix("unres") })
        #expect(try rows("photo.contentMode = .scaleAspectFit\n" + named + within).allSatisfy { $0.hasPrefix("unres") })
        #expect(try rows("photo.image = picture\n" + within).allSatisfy { $0.hasPrefix("unres") })
        // A label over one that fills the view around both.
        let beside = "view.addSubview(photo)\nview.addSubview(title)\n"
        let constraints = ["top", "bottom", "leading", "trailing"].map {
            "photo.\($0)Anchor.constraint(equalTo: view.\($0)Anchor)"
        }
        for fill in [
            "photo.frame = view.bounds\n", "photo.snp.makeConstraints { $0.edges.equalToSuperview() }\n",
            "NSLayoutConstraint.activate([\(constraints.joined(separator: ", "))])\n",
            constraints.map { $0 + ".isActive = true\n" }.joined(),
        ] {
            #expect(try rows(named + beside + fill) == both)
        }
        let partial = constraints.dropLast().joined(separator: "\n") + "\n"
        for partial in ["", partial, partial + "photo.trailingAnchor.constraint(equalTo: title.trailingAnchor)\n"] {
            #expect(try rows(named + beside + partial).allSatisfy { $0.hasPrefix("unres") })
        }
        // With a scrim between the two.
        let shade = "shade.backgroundColor = UIColor.black.withAlphaComponent(0.6)\nshade.frame = view.bounds\n"
        let shaded = "view.addSubview(photo)\nview.addSubview(shade)\nview.addSubview(title)\n"
        #expect(try rows(named + "photo.frame = view.bounds\n" + shade + shaded) == ["pass 5.74:1", "pass 20.02:1"])
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

    @Test func theOpacitiesOfAGradientInSwiftAreRaisedTogether() throws {
        func swift(_ first: String, _ last: String) -> String {
            "import SwiftUI\nstruct V: View { var body: some View { ZStack { Image(\"Hero\"); LinearGradient(colors: [.black.opacity(\(first)), .black.opacity(\(last))], startPoint: .top, endPoint: .bottom); Text(\"a\").foregroundStyle(.white) } } }\n"
        }
        let folder = try folder(["V.swift": swift("0.1", "0.3")])
        #expect(CommandRun("V.swift", in: folder).output.contains("Raise the scrim's opacity to at least 0.55"))
        #expect(CommandRun("--unsafe-fixes", "V.swift", in: folder).code == 0)
        #expect(try String(contentsOfFile: folder.path + "/V.swift", encoding: .utf8) == swift("0.55", "0.55"))
    }
}
