import SourceColors
import Testing

/// What Xcode generates for names of assets, as its files of generated symbols show.
@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("AccentColor", "accent"), ("AccentColor", "accentColor"), ("Brand Blue", "brandBlue"),
        ("brand-blue", "brandBlue"), ("accent_color1", "accentColor1"), ("mainBackgroundColor", "mainBackground"),
        ("mainBackgroundColor2", "mainBackgroundColor2"), ("Base200Color", "base200"), ("TBlack", "tBlack"),
        ("Theme/Brand", "Theme.brand"), ("Color", "color"), ("Theme/Color", "Theme.color"), ("Grün", "grün"),
    ])
    func aNameMeetsItsSymbol(_ name: String, _ symbol: String) {
        #expect(ColorName.assetSymbol(name) == ColorName.assetSymbol(symbol))
    }

    @Test(arguments: [("Accent1", "accent"), ("Theme/Brand", "brand"), ("Blue", "blueColor2"), ("Red", "red2")])
    func otherNamesDoNot(_ name: String, _ symbol: String) {
        #expect(ColorName.assetSymbol(name) != ColorName.assetSymbol(symbol))
    }
}
