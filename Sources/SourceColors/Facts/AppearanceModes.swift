import ColorMath

extension AppearanceSet {
    /// Returns the appearances that a mode or theme name denotes: `dark`, `Dark high contrast`; nil for other names.
    package init?(modeName name: String) {
        let words = name.lowercased().split { !$0.isLetter }
        let isDark = words.contains("dark") || words.contains("night")
        let isLight = words.contains("light") || words.contains("day")
        let isHighContrast = words.contains("contrast") || words.contains("hc")
        guard isDark != isLight || isHighContrast else { return nil }
        let looks: AppearanceSet = isDark ? .dark : isLight ? .light : .all
        self = isHighContrast ? looks.intersection(.highContrast) : looks
    }
}
