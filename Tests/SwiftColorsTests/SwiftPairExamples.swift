/// Pairs of Swift, both sides marked with what they come to.
enum SwiftPairExamples {
    static let all: [String] = [
        // One chain of modifiers.
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").foregroundColor(⟦.red¦1f light #ff383c dark #ff4245⟧).background(⟦Color.white¦1b #ffffff⟧)",
        "Text(\"a\")\n  .background(⟦Color.black¦1b #000000⟧) // behind\n  .padding(4)\n  .foregroundStyle(⟦.white¦1f #ffffff⟧)",
        "Text(\"a\").foregroundStyle(Color(hex: ⟦0x777777¦1f #777777⟧)).background(⟦.white¦1b #ffffff⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).foregroundStyle(.black).padding().frame(width: 1)"
            + ".background(⟦.black¦1b #000000⟧).background(.white)",
        "Text(\"a\").foregroundStyle(⟦.white.opacity(0.5)¦1f #ffffff × 0.5⟧).background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff × 0.5⟧).opacity(0.5).background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f ? opacity changes the colors⟧).background(⟦.black¦1b #000000⟧).opacity(0.5)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧)"
            + ".background(⟦.black.opacity(0.4)¦1b layers #000000 × 0.4, #ffffff⟧).background(.white)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧, in: Capsule())",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦Color.black¦1b #000000⟧ }",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(alignment: .top) { ⟦Color.black¦1b #000000⟧ }",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().fill(⟦.black¦1b #000000⟧))",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.ultraThinMaterial¦1b ? the background is a material⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Image(\"sky\")¦1b ? the background is an image⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Card()¦1b ? Card may draw its own background⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).⟦background()¦1b ? background is chosen by the system⟧",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.tint¦1b ? tint is chosen by the system⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).cardStyle()"
            + ".background(⟦.black¦1b ? cardStyle may draw its own background⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧).cardStyle()",
        "Text(\"a\").foregroundStyle(⟦.white¦1f ? colorInvert changes the colors⟧).background(⟦.black¦1b #000000⟧).colorInvert()",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧)"
            + ".background(⟦LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)¦1b gradient #000000, #ffffff⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Color.black.gradient¦1b ? the background is a gradient with unknown stops⟧)",
        "Button(\"a\") { go() }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)",
        "Button { go() } label: { Text(\"a\") }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)",
        "Button(\"a\") { go() }.buttonStyle(.bordered).foregroundStyle(⟦.white¦1f ? buttonStyle changes the colors⟧)"
            + ".background(⟦.black¦1b #000000⟧)",
        "configuration.label.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)",
        "Image(systemName: \"x\").foregroundStyle(⟦.white¦1f #ffffff non-text⟧).background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").font(.title).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").font(.system(size: 14, weight: .bold)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").font(.system(size: 17)).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").font(.custom(\"Inter\", size: 18)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").foregroundStyle(⟦isOn ? .white : .black¦1f one of #ffffff, #000000⟧).background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").foregroundStyle(⟦colorScheme == .dark ? .white : .black¦1f light #000000 dark #ffffff⟧)"
            + ".background(⟦scheme.colorScheme != .dark ? .white : .black¦1b light #ffffff dark #000000⟧)",
        "Text(\"a\").foregroundStyle(⟦Theme.text¦1f swiftMember Theme.text⟧).background(⟦Color(\"Brand\")¦1b asset Brand⟧)",
        "Text(\"a\").foregroundStyle(⟦.brand¦1f swiftMember Color.brand or assetSymbol brand⟧)"
            + ".background(⟦Color(.brand)¦1b swiftMember UIColor.brand or assetSymbol brand⟧)",
        "Text(\"a\").foregroundStyle(⟦tint¦1f ? tint is not defined here⟧).background(⟦theme.back¦1b ? theme.back is not defined here⟧)",
        "Text(\"a\").foregroundStyle(Color(⟦UIColor.red¦1f #ff0000⟧)).background(⟦.red¦1b light #ff383c dark #ff4245⟧)",
        "Text(\"a\").foregroundStyle(Color(uiColor: ⟦.label¦1f light #000000 dark #ffffff⟧))"
            + ".background(Color(⟦.systemBackground¦1b light #ffffff dark #000000⟧))",
        "Text(\"a\")\n#if os(iOS)\n  .background(.black)\n#else\n  .background(⟦.white¦1b one of #000000, #ffffff⟧)\n#endif\n"
            + "  .foregroundStyle(⟦.white¦1f #ffffff⟧)",
        "Text(\"a\").foregroundStyle(.hex(⟦colorScheme == .dark ? 0xFFFFFF : 0x000000¦1f light #000000 dark #ffffff⟧))"
            + ".background(⟦isOn ? .white : Color(white: 0)¦1b one of #ffffff, #000000⟧)",
        "Capsule().fill(⟦.black¦1b #000000⟧).overlay { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }",
        "Capsule().fill(⟦.black¦1b #000000⟧).overlay(Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧))",
        "⟦Color.black¦1b #000000⟧.overlay(Image(systemName: \"x\").foregroundStyle(⟦.white¦1f #ffffff non-text⟧))",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).listRowBackground(⟦Color.black¦1b #000000⟧)",
        // No text, or not both sides.
        "Circle().foregroundStyle(.white).background(.black); Text(\"a\").foregroundStyle(.white); Text(\"a\").background(.black)",
        "Text(\"a\").foregroundStyle(.white); Text(\"b\").background(.black)",
        "Text(\"a\").foregroundStyle(.white) // .background(.black)",
        // One object in one scope.
        "import UIKit\nlabel.textColor = ⟦.white¦1f #ffffff⟧\nlabel.backgroundColor = ⟦.red¦1b #ff0000⟧",
        "import UIKit\nself.label?.backgroundColor = ⟦UIColor(white: 0, alpha: 1)¦1b #000000⟧\nlabel.text = \"a\"\n"
            + "label.textColor = ⟦.label¦1f light #000000 dark #ffffff⟧",
        "import UIKit\nlabel.textColor = .black; label.textColor = ⟦.white¦1f #ffffff⟧; label.backgroundColor = ⟦.black¦1b #000000⟧",
        "import UIKit\nlabel.textColor = ⟦.white¦1f ? the value is chosen at run time⟧\n"
            + "label.backgroundColor = ⟦.black¦1b #000000⟧\nif on { label.textColor = .red }",
        "import UIKit\nif on {\n  label.textColor = ⟦.white¦1f #ffffff⟧\n  label.backgroundColor = ⟦.black¦1b #000000⟧\n}",
        "import UIKit\nlabel.textColor = .white\nother.backgroundColor = .black\nfunc f() { label.backgroundColor = .black }",
        "import UIKit\nswitch x {\ncase .a:\n  label.textColor = .white\ncase .b:\n  label.backgroundColor = .black\n}",
        "import UIKit\nswitch x {\ncase .a:\n  label.textColor = ⟦.white¦1f #ffffff⟧\n  label.backgroundColor = ⟦.black¦1b #000000⟧\n"
            + "default:\n  label.textColor = .black\n}",
        "import UIKit\nbutton.setTitleColor(⟦.white¦1f #ffffff⟧, for: .normal)\nbutton.setTitleColor(.red, for: .highlighted)\n"
            + "button.backgroundColor = ⟦.black¦1b #000000⟧",
        "import UIKit\nbutton.setTitleColor(⟦.white¦1f #ffffff⟧, for: .normal)\n"
            + "button.⟦setBackgroundImage(image, for: .normal)¦1b ? the background is an image⟧\nbutton.backgroundColor = .black",
        "import UIKit\nlabel.layer.backgroundColor = ⟦UIColor.black¦1b #000000⟧.cgColor\nlabel.textColor = ⟦.white¦1f #ffffff⟧",
        "import UIKit\nlet label: UILabel = {\n  let l = UILabel()\n  l.font = .boldSystemFont(ofSize: 15)\n"
            + "  l.textColor = ⟦.white¦1f #ffffff large⟧\n  l.backgroundColor = ⟦.black¦1b #000000⟧\n  return l\n}()",
        "import AppKit\nfield.textColor = ⟦.labelColor¦1f light #000000d9 dark #ffffffd9⟧\nfield.backgroundColor = ⟦.white¦1b #ffffff⟧",
        "let textColor = UIColor.white, backgroundColor = UIColor.black",
        "cells[0].textColor = ⟦UIColor.white¦1f #ffffff⟧; cells[0].backgroundColor = ⟦UIColor.black¦1b #000000⟧; cells[1].textColor = .red",
        "import UIKit\n#if os(tvOS)\nlabel.textColor = ⟦.white¦1f #ffffff⟧\n#else\n"
            + "label.backgroundColor = ⟦.white¦1b ? the branches of an #if choose the colors⟧\n#endif",
        // One dictionary of attributes.
        "import UIKit\nlet a: [NSAttributedString.Key: Any] = [.foregroundColor: ⟦UIColor.white¦1f #ffffff of some size⟧, .font: font, "
            + ".backgroundColor: ⟦UIColor.black¦1b #000000⟧]",
        "import UIKit\nlet a = [NSAttributedString.Key.backgroundColor: ⟦UIColor.black¦1b #000000⟧, .foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]",
        "let a = [.foregroundColor: UIColor.white]",
        "import UIKit\nlabel.textColor = ⟦UIColor(named: \"Brand\")¦1f asset Brand or #ffffff⟧ ?? .white\nlabel.backgroundColor = "
            + "UIColor { ⟦$0.userInterfaceStyle == .dark ? .black : .white¦1b light #ffffff dark #000000⟧ }",
    ]
}
