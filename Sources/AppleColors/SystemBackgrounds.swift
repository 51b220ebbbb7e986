import ColorMath

/// UIKit's colors for backgrounds, which are lighter in dark sheets than in windows.
///
/// <https://developer.apple.com/design/human-interface-guidelines/dark-mode#Platform-considerations>
package enum SystemBackgrounds {
    /// Their names, with that of the color whose dark variants each has at the elevated level.
    private static let names = [
        ("systemBackground", "secondarySystemBackground"),
        ("secondarySystemBackground", "tertiarySystemBackground"),
        ("tertiarySystemBackground", "systemGray4"),
        ("systemGroupedBackground", "secondarySystemGroupedBackground"),
        ("secondarySystemGroupedBackground", "tertiarySystemGroupedBackground"),
        ("tertiarySystemGroupedBackground", "systemGray4"),
    ]

    /// Returns the index of the background called `name`; nil for other colors.
    package static func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        guard name.count > 12, name.last == UInt8(ascii: "d") else { return nil }
        return names.firstIndex { name.elementsEqual($0.0.utf8) }
    }

    /// Returns the index of the background called `name`; nil for other colors.
    package static func index(of name: String) -> Int? {
        var name = name
        return name.withUTF8 { index(of: $0) }
    }

    /// Returns the colors of the background number `index` at the level of windows, or that of sheets (`isElevated`).
    package static func colors(_ index: Int, isElevated: Bool) -> PerAppearance<RGBA> {
        colors[names.indices.contains(index) ? index : 0][isElevated ? 1 : 0]
    }

    private static let colors = names.map { name, next in
        let base = SystemColor.named(name, in: .uiKit)?.colors ?? PerAppearance(.black)
        let raised = SystemColor.named(next, in: .uiKit)?.colors ?? base
        var elevated = base
        for appearance in Appearance.allCases where appearance.isDark { elevated[appearance] = raised[appearance] }
        return [base, elevated]
    }
}
