import ColorMath
import NibColors
import SourceColors
import SourceText
import TestSupport
import Testing

/// What is read of nibs and storyboards; what it says of text is in the examples of `Composition/nibs.swift`.
@Suite struct NibScanTests {
    private static func classes(in text: String, options: ScanOptions = ScanOptions()) -> [ViewClass] {
        NibColorSyntax().scan(SourceFile(path: "A.xib", language: .nib, text: text), options: options).viewClasses
    }

    private static let document = """
        <?xml version="1.0"?>
        <document targetRuntime="iOS.CocoaTouch"><objects><!-- a > b --><view id="a" customClass="A" alpha="0.5">
        <rect key="frame" x="0" y="0" width="9" height="9"/><subviews><stackView id="s"><subviews><label id="l"/></subviews></stackView>
        <button id="b"><buttonConfiguration key="configuration" style="filled"/></button></subviews>
        <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" customColorSpace="sRGB"/>
        <connections><outlet property="label" destination="l"/></connections></view></objects></document>
        """

    @Test func readsViews() throws {
        let found = try #require(Self.classes(in: Self.document).first)
        #expect(found.name == "A" && found.isLaidOut)
        #expect(found.views.map(\.name) == ["", "a view@1", "label", "a view@3"])
        #expect(found.views.map(\.type) == ["", "UIStackView", "UILabel", "UIButton"])
        #expect(found.views.map { $0.parents.first?.name } == [nil, "", "a view@1", ""])
        #expect(found.views.map { $0.parents.first?.isArranged ?? false } == [false, false, true, true])
        #expect(found.views.map(\.obstacles) == [[], [], [], ["the configuration"]])
        #expect(found.views[0].flags == [.faded, .setAlways] && found.views[0].backgrounds.count == 1)
    }

    /// Colors of nibs, by their attributes.
    @Test(arguments: [
        ("white=\"1\" alpha=\"0.5\"", "#ffffff80"), ("red=\"1\" green=\"0\" blue=\"0\"", "#ff0000"),
        ("red=\"1\" green=\"0\" blue=\"0\" customColorSpace=\"displayP3\"", "?"), ("name=\"Ink\"", "Ink"),
        ("systemColor=\"systemBackgroundColor\"", "background"),
        ("cocoaTouchSystemColor=\"darkTextColor\"", "appearances"),
        ("systemColor=\"unknownColor\"", "?"), ("white=\"nan\"", "?"), ("", "?"),
    ])
    func readsColors(_ attributes: String, _ expected: String) throws {
        let color = "<color key=\"backgroundColor\" \(attributes)/>"
        let text =
            "<document targetRuntime=\"iOS.CocoaTouch\"><objects><view id=\"a\" customClass=\"A\">\(color)"
            + "<connections><outlet property=\"a\" destination=\"b\"/></connections></view></objects></document>"
        let facts = NibColorSyntax().scan(SourceFile(path: "A.xib", language: .nib, text: text))
        let id = try #require(facts.viewClasses.first?.views.first?.backgrounds.first)
        let found =
            switch facts.expressions[id].kind {
            case .constant(let color): HexColor(color).description
            case .name(let name): name.text
            case .systemBackground: "background"
            case .appearances: "appearances"
            default: "?"
            }
        #expect(found == expected)
    }

    /// Nothing is read where only literals are wanted, in nibs for macOS, and in other documents.
    @Test func readsOnlyWhatIsForUIKit() {
        var literals = ScanOptions()
        literals.findsLiteralsOnly = true
        #expect(Self.classes(in: Self.document, options: literals).isEmpty)
        #expect(Self.classes(in: Self.document.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")).isEmpty)
        #expect(Self.classes(in: Self.document.replacing("<document", with: "<archive")).isEmpty)
    }

    /// A nib that is cut off anywhere is read as far as it goes.
    @Test func isReadWhereverItEnds() {
        let bytes = Array(Self.document.utf8)
        for count in bytes.indices {
            let text = String(decoding: bytes[..<count], as: UTF8.self)
            #expect(Self.classes(in: text).count <= 1)
        }
        #expect(Self.classes(in: Self.document.replacing("=\"", with: "=")).isEmpty)
    }

    /// A hundred thousand views in one another end.
    @Test func nestedViewsEnd() {
        let count = 100_000
        let views = String(repeating: "<view id=\"a\" customClass=\"A\"><subviews>", count: count)
        let text = "<document targetRuntime=\"iOS.CocoaTouch\"><objects>" + views
        #expect(Self.classes(in: text).isEmpty)
    }
}
