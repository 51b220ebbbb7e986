import AppleColors
import ColorMath
import Testing

@Suite struct SystemColorTests {
    static func hex(_ name: String, _ family: SystemColorFamily) throws -> [String] {
        let color = try #require(SystemColor.named(name, in: family), "\(family.rawValue) \(name)")
        return Appearance.allCases.map { HexColor(color.colors[$0]).description }
    }

    @Test(
        "Published values: light, dark, and both with increased contrast",
        arguments: [
            (SystemColorFamily.swiftUI, "blue", ["#0088ff", "#0091ff", "#1e6ef4", "#5cb8ff"]),
            (.uiKit, "systemBlue", ["#0088ff", "#0091ff", "#1e6ef4", "#5cb8ff"]),
            (.appKit, "systemBlue", ["#0088ff", "#0091ff", "#1e6ef4", "#5cb8ff"]),
            (.uiKit, "blue", ["#0000ff", "#0000ff", "#0000ff", "#0000ff"]),
            (.swiftUI, "red", ["#ff383c", "#ff4245", "#e9152d", "#ff6165"]),
            (.uiKit, "red", ["#ff0000", "#ff0000", "#ff0000", "#ff0000"]),
            (.uiKit, "systemGray6", ["#f2f2f7", "#1c1c1e", "#ebebf0", "#242426"]),
            (.uiKit, "secondaryLabel", ["#3c3c4399", "#ebebf599", "#3c3c43ad", "#ebebf5ad"]),
            (.swiftUI, "secondary", ["#3c3c4399", "#ebebf599", "#3c3c43ad", "#ebebf5ad"]),
            (.uiKit, "systemBackground", ["#ffffff", "#000000", "#ffffff", "#000000"]),
            (.appKit, "windowBackgroundColor", ["#ececec", "#323232", "#ececec", "#323232"]),
            (.appKit, "labelColor", ["#000000d9", "#ffffffd9", "#000000d9", "#ffffffd9"]),
            (.uiKit, "brown", ["#996633", "#996633", "#996633", "#996633"]),
            (.swiftUI, "clear", ["#00000000", "#00000000", "#00000000", "#00000000"]),
        ])
    func published(family: SystemColorFamily, name: String, expected: [String]) throws {
        // The order of Appearance.allCases.
        #expect(Appearance.allCases == [.light, .dark, .lightHighContrast, .darkHighContrast])
        #expect(try Self.hex(name, family) == expected)
    }

    @Test("Each name is unique in its family and is found")
    func found() {
        var seen: Set<String> = []
        for color in SystemColor.all {
            #expect(seen.insert("\(color.family) \(color.name)").inserted, "\(color.name)")
            #expect(SystemColor.named(color.name, in: color.family) == color)
            #expect(!SystemColor.isUserChosen(color.name, in: color.family))
            for appearance in Appearance.allCases { #expect(color.colors[appearance].isInGamut) }
        }
    }

    @Test(
        "All families have the members people write",
        arguments: [
            (SystemColorFamily.swiftUI, "red orange yellow green mint teal cyan blue indigo purple pink brown"),
            (.swiftUI, "white gray black clear primary secondary"),
            (.uiKit, "systemRed systemOrange systemYellow systemGreen systemMint systemTeal systemCyan systemBlue"),
            (.uiKit, "systemIndigo systemPurple systemPink systemBrown systemGray systemGray2 systemGray3 systemGray4"),
            (.uiKit, "systemGray5 systemGray6 label secondaryLabel tertiaryLabel quaternaryLabel placeholderText link"),
            (
                .uiKit,
                "separator opaqueSeparator systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill"
            ),
            (.uiKit, "systemBackground secondarySystemBackground tertiarySystemBackground systemGroupedBackground"),
            (.uiKit, "secondarySystemGroupedBackground tertiarySystemGroupedBackground darkText lightText"),
            (
                .uiKit,
                "black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear"
            ),
            (
                .appKit,
                "black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear"
            ),
            (.appKit, "systemBlue systemMint systemGray labelColor textColor windowBackgroundColor separatorColor"),
        ])
    func complete(family: SystemColorFamily, names: String) {
        for name in names.split(separator: " ") {
            #expect(SystemColor.named(String(name), in: family) != nil, "\(name)")
        }
    }

    @Test(
        "Names are another family's, spelled otherwise, or decided elsewhere",
        arguments: [
            (SystemColorFamily.swiftUI, "systemBlue"), (.uiKit, "mint"), (.appKit, "label"), (.uiKit, "SystemBlue"),
            (.swiftUI, "accentColor"), (.uiKit, "tintColor"), (.appKit, "controlAccentColor"), (.swiftUI, ""),
            (.swiftUI, "Red"), (.uiKit, "systemBluee"),
        ])
    func missing(family: SystemColorFamily, name: String) {
        #expect(SystemColor.named(name, in: family) == nil)
    }

    @Test("Some members depend on user settings")
    func userChosen() {
        #expect(SystemColor.isUserChosen("accentColor", in: .swiftUI))
        #expect(SystemColor.isUserChosen("tintColor", in: .uiKit))
        #expect(SystemColor.isUserChosen("controlAccentColor", in: .appKit))
        #expect(!SystemColor.isUserChosen("accentColor", in: .uiKit))
    }
}
