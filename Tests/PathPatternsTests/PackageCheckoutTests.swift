import PathPatterns
import Testing

@Suite struct PackageCheckoutTests {
    @Test(arguments: [
        (".build/checkouts/Kit/Sources/Kit/A.swift", ".build/checkouts/Kit"),
        ("/work/app/.build/checkouts/Kit/A.swift", "/work/app/.build/checkouts/Kit"),
        (
            "DerivedData/A-b/SourcePackages/checkouts/kit/Sources/A.swift",
            "DerivedData/A-b/SourcePackages/checkouts/kit"
        ),
        ("ios/Pods/Kit/A.swift", "ios/Pods/Kit"), ("Carthage/Checkouts/Kit/A.swift", "Carthage/Checkouts/Kit"),
        ("Pods/Kit/Pods/Other/A.swift", "Pods/Kit"), ("é/Pods/ü/A.swift", "é/Pods/ü"),
        ("Sources/A.swift", nil), (".build/debug/Kit/A.swift", nil), ("checkouts/Kit/A.swift", nil),
        (".build/checkouts/A.swift", nil), ("Pods/A.swift", nil), ("Pods", nil), (".build/checkouts", nil), ("", nil),
        ("MyPods/Kit/A.swift", nil),
    ]) func folderOfThePackage(_ path: String, _ expected: String?) {
        #expect(PackageCheckout.folder(of: path).map(String.init) == expected)
        if expected != nil {
            #expect(path.split(separator: "/").contains { PackageCheckout.mayBe(inFolderNamed: String($0)) })
        }
    }

    @Test func homesOfPackages() {
        func homes(_ path: String) -> [String] {
            PackageCheckout.homes(in: path) { _ in ["App-abc", "ModuleCache"] }
        }
        #expect(homes("a/.build") == ["a/.build/checkouts"])
        #expect(homes("Pods") == ["Pods"])
        #expect(homes("Carthage") == ["Carthage/Checkouts"])
        #expect(homes("SourcePackages") == ["SourcePackages/checkouts"])
        #expect(
            homes("x/DerivedData") == [
                "x/DerivedData/App-abc/SourcePackages/checkouts", "x/DerivedData/ModuleCache/SourcePackages/checkouts",
            ])
        #expect(homes("src").isEmpty)
    }

    @Test(arguments: ["Tests", "KitTests", "Examples", "Demo"]) func forItself(_ name: String) {
        #expect(PackageCheckout.isOwnFolder(name[...]))
        #expect(!PackageCheckout.isOwnFolder("Sources"))
    }
}
