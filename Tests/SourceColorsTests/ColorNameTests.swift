import SourceColors
import Testing

/// Messages show names as the source has them.
@Suite struct ColorNameTests {
    @Test(arguments: [
        (ColorName(.swiftMember, "DarkTheme|accent"), "DarkTheme.accent"),
        (ColorName(.swiftMember, "Palette.dark|ink"), "Palette.dark.ink"),
        (ColorName(.swiftMember, "UIColor.init().tone.ink"), "UIColor(tone: .ink)"),
        (ColorName(.swiftMember, "Color.init()._.ink"), "Color(.ink)"),
        (ColorName(.swiftMember, "Tone.rawValue.ink"), "Tone.ink"),
        (ColorName(.swiftMember, "Color.ink"), "Color.ink"), (ColorName(.customProperty, "--a|b"), "--a|b"),
    ])
    func membersOfObjectsHaveNoMark(_ name: ColorName, _ shown: String) {
        #expect(name.shownText == shown)
    }
}
