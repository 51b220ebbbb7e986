import SourceColors
import Testing

/// The names of a catalog's colors in code.
@Suite struct AssetPlaceTests {
    @Test func foldersCountWhereTheyProvideANamespace() throws {
        let place = try #require(
            AssetPlace(colorSetAt: "App/Assets.xcassets/Signal/back levels/Base Color.colorset/Contents.json"))
        #expect(place.folders == ["App/Assets.xcassets/Signal", "App/Assets.xcassets/Signal/back levels"])
        #expect(place.name(within: []) == "Base Color")
        #expect(place.name(within: Set(place.folders)) == "Signal/back levels/Base Color")
        #expect(place.name(within: [place.folders[0]]) == "Signal/Base Color")
    }

    @Test(arguments: [
        "Contents.json", "A.xcassets/Contents.json", ".colorset/Contents.json", "A.imageset/Contents.json",
    ])
    func otherFilesAreNoColorSets(_ path: String) {
        #expect(AssetPlace(colorSetAt: path) == nil)
    }
}
