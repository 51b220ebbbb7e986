import ColorScanning
import TestSupport
import Testing

/// Every text color is counted: what takes part in no pair is a row without a background.
@Suite struct TextColorTests {
    static let css = [
        "body { color: ⟦#999¦text⟧ }",
        "p { color: ⟦red¦text⟧ } h1 { color: ⟦blue¦large text⟧ }",
        "p { color: ⟦var(--ink)¦text, a name⟧ }",
        "p { color: ⟦#999¦large text⟧; font-size: 32px }",
        "@media (prefers-color-scheme: dark) { p { color: ⟦#999¦text dark⟧ } }",
        // One declaration is one row, however many selectors it has.
        "a, b, c { color: ⟦#999¦text⟧ }",
        // What is overridden is never seen.
        "p { color: #999 } p { color: ⟦#888¦text light⟧ } @media (prefers-color-scheme: dark) { p { color: ⟦#777¦text dark⟧ } }",
        // What takes part in a pair is no row besides.
        "p { color: #999; background: #fff }",
        ".card { background: #fff } .card .title { color: #999 }",
        ".btn { color: #999 } .btn:hover { background: #fff }",
        // No color is set.
        "p { color: inherit } a { color: currentcolor } b { color: unset } i { color: initial }",
        // Another reason than the missing background keeps these from being judged.
        "a:disabled { color: #999 } @media print { p { color: #000 } } p { color: #999; opacity: 0.5 }",
        // No text is there to see.
        "p { color: #999; font-size: 0 } li::marker { color: #999 }",
        // What is around decides the size, and whether there is anything to see.
        ".nav h1 a { color: ⟦#fff¦large text⟧ } .sr-only { clip: rect(0 0 0 0) } .sr-only b { color: #777 }",
    ]

    @Test(arguments: css) func findsThoseOfStyleSheets(_ example: String) {
        #expect(CSSExample.annotated(example, .textColors) == example)
    }

    static let swiftUI = [
        "Text(\"!\").foregroundStyle(⟦.yellow¦light #ffcc00 dark #ffd600⟧)",
        "Text(\"!\").font(.largeTitle).foregroundColor(⟦Color(white: 0.6)¦#999999 large⟧)",
        "Image(systemName: \"star\").foregroundStyle(⟦.white¦#ffffff non-text⟧)",
        "VStack { Text(\"a\") }.foregroundStyle(⟦.white¦#ffffff of some size⟧)",
        "content.foregroundColor(⟦.white¦#ffffff of some size⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦? card may draw its own background⟧).card()",
        // A background that is not there says nothing.
        "Text(\"a\").foregroundStyle(⟦.white¦#ffffff⟧).background(Color.clear)",
        // What takes part in a pair is no row besides.
        "Text(\"a\").foregroundStyle(.white).background(.black)",
        "VStack { Text(\"a\").foregroundStyle(.white) }.background(.black)",
        "VStack { Text(\"a\") }.foregroundStyle(.white).background(.black)",
        "ProgressView().tint(⟦Color.white¦#ffffff non-text⟧)",
        "ProgressView().progressViewStyle(CircularProgressViewStyle(tint: ⟦Color.white¦#ffffff non-text⟧))",
        "ProgressView().tint(Color.white).background(.black)",
        "Text(\"a\").foregroundStyle(⟦.white¦? inactive controls are exempt⟧).disabled(true)",
        "VStack { Text(\"a\").foregroundStyle(⟦.white¦? inactive controls are exempt⟧) }.disabled(true)",
        "Text(\"a\").foregroundStyle(⟦.white¦#ffffff⟧).disabled(isBusy)",
        // Shapes and pictures hold no text.
        "Circle().foregroundStyle(.white)",
        "HStack { Circle().frame(width: 4) }.foregroundStyle(.white)",
        "Image(\"photo\").foregroundStyle(.white)",
        "Text(\"a\").foregroundColor(nil)",
        "AttributeContainer().foregroundColor(⟦.white¦#ffffff⟧)",
    ]

    @Test(arguments: swiftUI) func findsThoseOfViews(_ example: String) {
        let example = "import SwiftUI\nlet view = " + example
        #expect(SwiftAnnotation.textColors(MarkedSource(example).text) == example)
    }

    static let uiKit = [
        "label.textColor = ⟦.white¦#ffffff⟧",
        "label.textColor = ⟦.white¦#ffffff large⟧\nlabel.font = .systemFont(ofSize: 30)",
        "button.setTitleColor(⟦.white¦#ffffff⟧, for: .normal)",
        "let text = NSAttributedString(string: \"a\", attributes: [.foregroundColor: ⟦UIColor.white¦#ffffff⟧])",
        "text.addAttribute(.foregroundColor, value: ⟦UIColor.white¦#ffffff⟧, range: all)",
        "label.textColor = .white\nlabel.backgroundColor = .black",
        // It keeps what it is given; where that comes from is where the color is set.
        "self.textColor = textColor",
    ]

    @Test(arguments: uiKit) func findsThoseOfObjects(_ example: String) {
        let example = "import UIKit\nfunc set() {\n" + example + "\n}"
        #expect(SwiftAnnotation.textColors(MarkedSource(example).text) == example)
    }

    static let json: [(text: String, colors: [String])] = [
        (##"{ "foreground": "#999999" }"##, ["#999999"]),
        (##"{ "foreground": "#999999", "background": "#ffffff" }"##, []),
        (##"{ "editor.foreground": "#999999", "other.background": "#ffffff" }"##, ["#999999"]),
        (##"{ "primary-foreground": "#999999", "primary": "#ffffff" }"##, []),
        (##"{ "colors": {}, "tokenColors": [{ "settings": { "foreground": "#999999" } }] }"##, ["#999999"]),
        (
            ##"{ "icon.foreground": "#999999", "banner.iconForeground": "#888888" }"##,
            ["#999999 non-text", "#888888 non-text"]
        ),
        (
            ##"{ "lexicon.foreground": "#999999", "symbolIcon.classForeground": "#888" }"##,
            ["#999999", "#888 non-text"]
        ),
        (##"{ "text": "no color", "color": "#999999" }"##, []),
    ]

    @Test(arguments: json) func findsThoseOfKeys(_ text: String, _ colors: [String]) {
        #expect(JSONAnnotation.textColors(of: text) == colors)
    }
}
