import ColorMath

extension SystemColor {
    /// All published colors by framework.
    package static let all: [SystemColor] = swiftUI + uiKit + appKit

    private static let swiftUI =
        hues.map { SystemColor(family: .swiftUI, name: $0.name, colors: $0.colors, edition: .iOS26) }
        + [
            row(.swiftUI, "gray", gray, .iOS18),
            row(.swiftUI, "white", same(0xFFFFFF), .fixed),
            row(.swiftUI, "black", same(0x000000), .fixed),
            row(.swiftUI, "clear", same(0x000000, alpha: 0), .fixed),
            row(.swiftUI, "primary", label, .iOS18),
            row(.swiftUI, "secondary", secondaryLabel, .iOS18),
        ]

    private static let uiKit =
        systemHues(.uiKit) + plain(.uiKit) + [
            row(.uiKit, "systemGray", gray, .iOS18),
            row(.uiKit, "systemGray2", four(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80), .iOS18),
            row(.uiKit, "systemGray3", four(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456), .iOS18),
            row(.uiKit, "systemGray4", four(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446), .iOS18),
            row(.uiKit, "systemGray5", four(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638), .iOS18),
            row(.uiKit, "systemGray6", four(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426), .iOS18),
            row(.uiKit, "label", label, .iOS18),
            row(.uiKit, "secondaryLabel", secondaryLabel, .iOS18),
            row(.uiKit, "tertiaryLabel", veils(0x3C3C43, 0xEBEBF5, 0.30, 0.30, 0.38, 0.38), .iOS18),
            row(.uiKit, "quaternaryLabel", veils(0x3C3C43, 0xEBEBF5, 0.18, 0.16, 0.26, 0.24), .iOS18),
            row(.uiKit, "placeholderText", veils(0x3C3C43, 0xEBEBF5, 0.30, 0.30, 0.38, 0.38), .iOS18),
            row(.uiKit, "lightText", same(0xFFFFFF, alpha: 0.6), .fixed),
            row(.uiKit, "darkText", same(0x000000), .fixed),
            row(.uiKit, "link", two(0x007AFF, 0x0984FF), .iOS18),
            row(.uiKit, "separator", veils(0x3C3C43, 0x545458, 0.29, 0.60, 0.37, 0.68), .iOS18),
            row(.uiKit, "opaqueSeparator", two(0xC6C6C8, 0x38383A), .iOS18),
            row(.uiKit, "systemFill", veils(0x787880, 0x787880, 0.20, 0.36, 0.28, 0.44), .iOS18),
            row(.uiKit, "secondarySystemFill", veils(0x787880, 0x787880, 0.16, 0.32, 0.24, 0.40), .iOS18),
            row(.uiKit, "tertiarySystemFill", veils(0x767680, 0x767680, 0.12, 0.24, 0.20, 0.32), .iOS18),
            row(.uiKit, "quaternarySystemFill", veils(0x747480, 0x767680, 0.08, 0.18, 0.16, 0.26), .iOS18),
            // Backgrounds are those of a window. For those of a sheet, see `SystemBackgrounds`.
            row(.uiKit, "systemBackground", two(0xFFFFFF, 0x000000), .iOS18),
            row(.uiKit, "secondarySystemBackground", four(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426), .iOS18),
            row(.uiKit, "tertiarySystemBackground", four(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638), .iOS18),
            row(.uiKit, "systemGroupedBackground", four(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000), .iOS18),
            row(.uiKit, "secondarySystemGroupedBackground", four(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426), .iOS18),
            row(.uiKit, "tertiarySystemGroupedBackground", four(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638), .iOS18),
        ]

    private static let appKit =
        systemHues(.appKit) + plain(.appKit) + [
            row(.appKit, "systemGray", two(0x8E8E93, 0x98989D), .macOS15),
            row(.appKit, "labelColor", ink(0.85, 0.85), .macOS15),
            row(.appKit, "secondaryLabelColor", ink(0.50, 0.55), .macOS15),
            row(.appKit, "tertiaryLabelColor", ink(0.26, 0.25), .macOS15),
            row(.appKit, "quaternaryLabelColor", ink(0.10, 0.10), .macOS15),
            row(.appKit, "textColor", ink(1, 1), .macOS15),
            row(.appKit, "placeholderTextColor", ink(0.25, 0.25), .macOS15),
            row(.appKit, "selectedTextColor", ink(1, 1), .macOS15),
            row(.appKit, "unemphasizedSelectedTextColor", ink(1, 1), .macOS15),
            row(.appKit, "textBackgroundColor", two(0xFFFFFF, 0x1E1E1E), .macOS15),
            row(.appKit, "unemphasizedSelectedTextBackgroundColor", two(0xDCDCDC, 0x464646), .macOS15),
            row(.appKit, "unemphasizedSelectedContentBackgroundColor", two(0xDCDCDC, 0x464646), .macOS15),
            row(.appKit, "linkColor", two(0x0068DA, 0x419CFF), .macOS15),
            row(.appKit, "separatorColor", ink(0.10, 0.10), .macOS15),
            row(.appKit, "selectedMenuItemTextColor", same(0xFFFFFF), .macOS15),
            row(.appKit, "alternateSelectedControlTextColor", same(0xFFFFFF), .macOS15),
            row(.appKit, "gridColor", two(0xE6E6E6, 0x1A1A1A), .macOS15),
            row(.appKit, "headerTextColor", ink(0.85, 1), .macOS15),
            row(.appKit, "controlBackgroundColor", two(0xFFFFFF, 0x1E1E1E), .macOS15),
            row(.appKit, "controlTextColor", ink(0.85, 0.85), .macOS15),
            row(.appKit, "disabledControlTextColor", ink(0.25, 0.25), .macOS15),
            row(.appKit, "selectedControlTextColor", ink(0.85, 0.85), .macOS15),
            row(.appKit, "windowBackgroundColor", two(0xECECEC, 0x323232), .macOS15),
            row(.appKit, "windowFrameTextColor", ink(0.85, 0.85), .macOS15),
            row(.appKit, "findHighlightColor", same(0xFFFF00), .macOS15),
        ]

    /// The twelve hues with names in SwiftUI; in UIKit and AppKit they have the prefix `system`.
    private static let hues: [(name: String, colors: PerAppearance<RGBA>)] = [
        ("red", four(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)),
        ("orange", four(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)),
        ("yellow", four(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)),
        ("green", four(0x34C759, 0x30D158, 0x008932, 0x4AD968)),
        ("mint", four(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)),
        ("teal", four(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)),
        ("cyan", four(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)),
        ("blue", four(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)),
        ("indigo", four(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)),
        ("purple", four(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)),
        ("pink", four(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)),
        ("brown", four(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)),
    ]

    private static func systemHues(_ family: SystemColorFamily) -> [SystemColor] {
        hues.map { hue in
            let name = "system" + hue.name.prefix(1).uppercased() + hue.name.dropFirst()
            return SystemColor(family: family, name: name, colors: hue.colors, edition: .iOS26)
        }
    }

    /// The original colors of UIColor and NSColor, which are the same in every appearance.
    private static func plain(_ family: SystemColorFamily) -> [SystemColor] {
        let colors: [(name: String, color: RGBA)] = [
            ("black", RGBA(white: 0)), ("darkGray", RGBA(white: 1 / 3)), ("lightGray", RGBA(white: 2 / 3)),
            ("white", RGBA(white: 1)), ("gray", RGBA(white: 0.5)), ("red", RGBA(red: 1, green: 0, blue: 0)),
            ("green", RGBA(red: 0, green: 1, blue: 0)), ("blue", RGBA(red: 0, green: 0, blue: 1)),
            ("cyan", RGBA(red: 0, green: 1, blue: 1)), ("yellow", RGBA(red: 1, green: 1, blue: 0)),
            ("magenta", RGBA(red: 1, green: 0, blue: 1)), ("orange", RGBA(red: 1, green: 0.5, blue: 0)),
            ("purple", RGBA(red: 0.5, green: 0, blue: 0.5)), ("brown", RGBA(red: 0.6, green: 0.4, blue: 0.2)),
            ("clear", RGBA(white: 0, alpha: 0)),
        ]
        return colors.map { row(family, $0.name, PerAppearance($0.color), .fixed) }
    }

    // Values shared by several rows.
    private static let gray = four(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    private static let label = ink(1, 1)
    private static let secondaryLabel = veils(0x3C3C43, 0xEBEBF5, 0.60, 0.60, 0.68, 0.68)

    private static func row(
        _ family: SystemColorFamily, _ name: String, _ colors: PerAppearance<RGBA>, _ edition: SystemColorEdition
    ) -> SystemColor {
        SystemColor(family: family, name: name, colors: colors, edition: edition)
    }

    private static func same(_ rgb: UInt32, alpha: Double = 1) -> PerAppearance<RGBA> {
        PerAppearance(color(rgb, alpha: alpha))
    }

    /// Values for light and dark, without published values for increased contrast.
    private static func two(_ light: UInt32, _ dark: UInt32) -> PerAppearance<RGBA> {
        PerAppearance(light: color(light), dark: color(dark))
    }

    /// Values for light, dark, and both with increased contrast.
    private static func four(
        _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32
    ) -> PerAppearance<RGBA> {
        PerAppearance(
            light: color(light), dark: color(dark), lightHighContrast: color(lightHighContrast),
            darkHighContrast: color(darkHighContrast))
    }

    /// Black in light, white in dark appearances, with the given alphas.
    private static func ink(_ light: Double, _ dark: Double) -> PerAppearance<RGBA> {
        PerAppearance(light: color(0x000000, alpha: light), dark: color(0xFFFFFF, alpha: dark))
    }

    /// A color for light and one for dark, with alphas for light, dark, and both with increased contrast.
    private static func veils(
        _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double, _ darkAlpha: Double, _ lightHighContrastAlpha: Double,
        _ darkHighContrastAlpha: Double
    ) -> PerAppearance<RGBA> {
        PerAppearance(
            light: color(light, alpha: lightAlpha), dark: color(dark, alpha: darkAlpha),
            lightHighContrast: color(light, alpha: lightHighContrastAlpha),
            darkHighContrast: color(dark, alpha: darkHighContrastAlpha))
    }

    private static func color(_ rgb: UInt32, alpha: Double = 1) -> RGBA {
        var color = RGBA(HexColor(rgb: rgb))
        color.alpha = alpha
        return color
    }
}
