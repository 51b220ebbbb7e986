import AppleColors
import ColorMath
import JSONColors
import SourceColors
import SourceText
import Testing

/// Definitions in the color sets of asset catalogs, and their appearances.
@Suite struct ColorSetTests {
    private static let path = "A.xcassets/Brand.colorset/Contents.json"

    private static func color(_ red: String, _ more: String = "") -> String {
        ##"{\##(more)"color": {"color-space": "srgb", "components": {"red": "\##(red)", "green": "0.000", "blue": "0.000", "alpha": "1"}}, "idiom": "universal"}"##
    }

    private static func appearances(_ list: [(String, String)]) -> String {
        let items = list.map { ##"{"appearance": "\##($0.0)", "value": "\##($0.1)"}"## }
        return ##""appearances": [\##(items.joined(separator: ","))], "##
    }

    private static func definitions(_ entries: [String], at path: String = path) -> [String] {
        let text = ##"{"colors": [\##(entries.joined(separator: ","))], "info": {"author": "xcode", "version": 1}}"##
        let facts = JSONColorSyntax().scan(SourceFile(path: path, language: .json, text: text))
        return facts.definitions.filter { $0.name.space == .asset }.map { definition in
            let scope =
                switch definition.scope {
                case .everywhere: "everywhere"
                case .appearances(let some):
                    Appearance.allCases.filter(some.contains).map(\.rawValue).joined(separator: "+")
                case .block, .otherMedium: "block"
                }
            return "\(definition.name.text) \(scope): \(describe(definition.value, in: facts))"
        }
    }

    private static func describe(_ id: ExpressionID, in facts: ColorFacts) -> String {
        switch facts.expressions[id].kind {
        case .literal(let index):
            if case .color(let color) = facts.literals[index].value { HexColor(color.rgba).description } else { "?" }
        case .appearances(let colors): "system \(HexColor(colors.light)) \(HexColor(colors.dark))"
        case .systemBackground(let index):
            "system \(HexColor(SystemBackgrounds.colors(index, isElevated: false).light)) "
                + "\(HexColor(SystemBackgrounds.colors(index, isElevated: false).dark))"
        case .oneOf(let parts): "one of " + parts.map { describe($0, in: facts) }.joined(separator: " ")
        case .unresolved(let reason): reason.description
        default: "something else"
        }
    }

    private static let dark = appearances([("luminosity", "dark")])
    private static let light = appearances([("luminosity", "light")])
    private static let high = appearances([("contrast", "high")])
    private static let darkHigh = appearances([("luminosity", "dark"), ("contrast", "high")])

    @Test func oneEntryIsForAll() {
        #expect(Self.definitions([Self.color("0xFF")]) == ["Brand everywhere: #ff0000"])
    }

    @Test func entriesForAppearances() {
        let base = Self.color("0xFF")
        #expect(
            Self.definitions([base, Self.color("0x80", Self.dark)]) == [
                "Brand light+light-high-contrast: #ff0000", "Brand dark+dark-high-contrast: #800000",
            ])
        #expect(
            Self.definitions([base, Self.color("0x80", Self.dark), Self.color("0x40", Self.high)]) == [
                "Brand light: #ff0000", "Brand dark+dark-high-contrast: #800000", "Brand light-high-contrast: #400000",
            ])
        #expect(
            Self.definitions([
                base, Self.color("0x80", Self.dark), Self.color("0x40", Self.high), Self.color("0x20", Self.darkHigh),
            ]).count == 4)
        #expect(
            Self.definitions([base, Self.color("0x10", Self.light)]) == [
                "Brand light+light-high-contrast: #100000", "Brand dark+dark-high-contrast: #ff0000",
            ])
        // A tinted look is none of ours.
        #expect(
            Self.definitions([base, Self.color("0x80", Self.appearances([("luminosity", "tinted")]))]) == [
                "Brand everywhere: #ff0000"
            ])
    }

    @Test func anAppearanceWithoutEntryIsUnresolved() {
        #expect(
            Self.definitions([Self.color("0x80", Self.dark)]) == [
                "Brand light+light-high-contrast: the color set has no color for the light appearance",
                "Brand dark+dark-high-contrast: #800000",
            ])
        #expect(
            Self.definitions([##"{"idiom": "universal"}"##]) == [
                "Brand everywhere: the color set has no color for the light appearance"
            ])
    }

    @Test func devicesThatDifferMayAllBeMeant() {
        let mac = Self.color("0x80").replacing("universal", with: "mac")
        #expect(Self.definitions([Self.color("0xFF"), mac]) == ["Brand everywhere: one of #ff0000 #800000"])
        let same = Self.color("255").replacing("universal", with: "watch")
        #expect(Self.definitions([Self.color("0xFF"), same]) == ["Brand everywhere: #ff0000"])
        let wide = Self.color("0x70", ##""display-gamut": "display-P3", "##)
        #expect(Self.definitions([Self.color("0xFF"), wide]) == ["Brand everywhere: one of #ff0000 #700000"])
        let german = Self.color("0x60", ##""locale": "de", "##)
        #expect(Self.definitions([Self.color("0xFF"), german]) == ["Brand everywhere: one of #ff0000 #600000"])
    }

    @Test(arguments: [
        ("ios", "systemBackgroundColor", "system #ffffff #000000"),
        ("ios", "systemGray6Color", "system #f2f2f7 #1c1c1e"),
        ("universal", "labelColor", "system #000000 #ffffff"),
        ("osx", "controlBackgroundColor", "system #ffffff #1e1e1e"),
        ("osx", "controlAccentColor", "controlAccentColor is chosen by the system"),
    ])
    func references(_ platform: String, _ name: String, _ expected: String) {
        let entry = ##"{"color": {"platform": "\##(platform)", "reference": "\##(name)"}, "idiom": "universal"}"##
        #expect(Self.definitions([entry]) == ["Brand everywhere: \(expected)"])
    }

    @Test func thePathGivesTheName() {
        let red = Self.color("0xFF")
        #expect(Self.definitions([red], at: "x/B C.colorset/Contents.json") == ["B C everywhere: #ff0000"])
        #expect(Self.definitions([red], at: "x/other.json") == [])
        #expect(Self.definitions([red], at: "") == [])
    }

    @Test func symbolsAreDefinedToo() {
        let text = ##"{"colors": [\##(Self.color("0xFF"))], "info": {}}"##
        let facts = JSONColorSyntax().scan(
            SourceFile(path: "A.xcassets/Brand Blue.colorset/Contents.json", language: .json, text: text))
        #expect(facts.definitions.map(\.name) == [ColorName(.asset, "Brand Blue"), .assetSymbol("brandBlue")])
    }

    @Test func aFolderSaysWhetherItProvidesANamespace() {
        func provides(_ text: String) -> Bool? {
            JSONColorSyntax().scan(SourceFile(path: "A.xcassets/T/Contents.json", language: .json, text: text))
                .catalog?
                .providesNamespace
        }
        #expect(provides(##"{"info": {}, "properties": {"provides-namespace": true}}"##) == true)
        #expect(provides(##"{"info": {}, "properties": {"provides-namespace": false}}"##) == nil)
        #expect(provides(##"{"provides-namespace": true}"##) == nil)
    }
}
