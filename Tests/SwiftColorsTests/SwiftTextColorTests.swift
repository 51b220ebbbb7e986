import TestSupport
import Testing

/// Every text color is counted: what takes part in no pair is a row without a background.
@Suite struct SwiftTextColorTests {
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
}
