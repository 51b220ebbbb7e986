/// Pairs that containers pass on, both sides marked with what they come to.
enum SwiftContainerExamples {
    static let all: [String] = [
        // Styles that follow the style around them.
        "Text(\"a\").foregroundStyle(⟦.secondary¦1f ? secondary is chosen by the system⟧).background(⟦.white¦1b #ffffff⟧)",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.secondary¦1b ? secondary is chosen by the system⟧ .opacity(0.1))",
        "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().fill(⟦.primary¦1b ? primary is chosen by the system⟧))",
        "Text(\"a\").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧).background(⟦Color.white¦1b #ffffff⟧)",
        "Text(\"a\").foregroundStyle(⟦Color.primary¦1f light #000000 dark #ffffff⟧).background(⟦.white¦1b #ffffff⟧)",
        "Text(Image(systemName: \"wifi\")).foregroundStyle(⟦.white¦1f #ffffff non-text⟧).background(⟦.blue¦1b light #0088ff dark #0091ff⟧)",
        // The size of the text inside.
        "Button { go() } label: { Text(\"a\").font(.title) }.background(⟦.red¦1b light #ff383c dark #ff4245⟧)"
            + ".foregroundColor(⟦.white¦1f #ffffff large⟧)",
        "Button(action: {}) { Text(\"a\") }.foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)",
        "Button(action: {}, label: { Image(systemName: \"x\") }).foregroundColor(⟦.white¦1f #ffffff non-text⟧)"
            + ".background(⟦.black¦1b #000000⟧)",
        "VStack { Text(\"a\").font(.title); Text(\"b\") }.foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)",
        "VStack { Text(\"a\"); Image(systemName: \"x\") }.font(.largeTitle).foregroundColor(⟦.white¦1f #ffffff large⟧)"
            + ".background(⟦.black¦1b #000000⟧)",
        "HStack { Text(\"a\").bold() }.font(.system(size: 14)).foregroundColor(⟦.white¦1f #ffffff large⟧)"
            + ".background(⟦.black¦1b #000000⟧)",
        "Text(\"a\").font(Theme.title).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)",
        // What a name stands for may be a symbol.
        "cancelImage.foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)",
        "content.font(.largeTitle).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)",
        "configuration.label.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)",
        // Text with a color of its own.
        "VStack { Text(\"a\").foregroundStyle(⟦.red¦1f light #ff383c dark #ff4245⟧) }.foregroundStyle(.white)"
            + ".background(⟦.black¦1b #000000 container⟧)",
        "VStack {\n  Text(\"a\")\n  Text(\"b\").foregroundStyle(⟦Color(white: 1)¦1f #ffffff⟧)\n}\n"
            + ".foregroundStyle(⟦.white¦2f #ffffff⟧)\n.background(⟦⟦.black¦1b #000000 container⟧¦2b #000000⟧)",
        "VStack { HStack { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }.padding() }.background(⟦.black¦1b #000000 container⟧)",
        "VStack { if on { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) } else { Text(\"b\") } }.background(⟦.black¦1b #000000 container⟧)",
        "VStack { ForEach(items) { item in Text(item).foregroundStyle(⟦.white¦1f #ffffff⟧) } }.background(⟦.black¦1b #000000 container⟧)",
        // The nearest background.
        "VStack { HStack { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧) }.background(.white)",
        "VStack { Text(\"a\").background(⟦.black¦1b #000000 container⟧) }.foregroundStyle(⟦.white¦1f #ffffff⟧)",
        "VStack { HStack { Text(\"a\") }.background(⟦.black¦1b #000000 container⟧) }.foregroundStyle(⟦.white¦1f #ffffff⟧)",
        "VStack { HStack { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦.black.opacity(0.5)¦1b layers #000000 × 0.5, #ffffff container⟧) }"
            + ".background(.white)",
        "VStack { HStack { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦Image(\"sky\")¦1b ? the background is an image container⟧) }"
            + ".background(.white)",
        "VStack { HStack { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }.cardStyle() }"
            + ".background(⟦.black¦1b ? cardStyle may draw its own background container⟧)",
        "VStack { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).cardStyle() }"
            + ".background(⟦.black¦1b ? cardStyle may draw its own background container⟧)",
        "VStack { HStack { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }.opacity(x) }"
            + ".background(⟦.black¦1b ? opacity changes the colors container⟧)",
        "List { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).listRowBackground(⟦Color.black¦1b #000000⟧) }.background(.red)",
        "List { ForEach(a) { Text($0).foregroundStyle(⟦.white¦1f #ffffff⟧) }.listRowBackground(⟦Color.black¦1b #000000 container⟧) }",
        // Views of which nothing is known.
        "VStack { Row() }.foregroundStyle(⟦.white¦1f ? Row may draw its own background⟧).background(⟦.black¦1b #000000⟧)",
        "VStack { Row(); Text(\"a\") }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)",
        "Card(1).foregroundStyle(⟦.white¦1f ? Card may draw its own background⟧).background(⟦.black¦1b #000000⟧)",
        // Stacks.
        "ZStack { ⟦Color.black¦1b #000000 container⟧; Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }",
        "ZStack {\n  ⟦Color.black¦1b #000000 container⟧.ignoresSafeArea()\n  VStack {\n"
            + "    Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧)\n  }\n}",
        "ZStack {\n  Capsule().fill(⟦.black¦1b #000000 container⟧)\n  Text(\"a\")\n}\n.foregroundStyle(⟦.white¦1f #ffffff⟧)",
        "ZStack {\n  Color.black\n  ⟦Color.red.frame(height: 2)¦1b ? Color may not cover the area behind the text container⟧\n"
            + "  Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧)\n}",
        "ZStack {\n  Color.black\n  ⟦Image(\"sky\")¦1b ? the background is an image container⟧\n  Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧)\n}",
        "ZStack {\n  if on { ⟦Color.black¦1b ? Color is behind the text only in some cases container⟧ }\n  Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧)\n}",
        "ZStack {\n  Text(\"a\").foregroundStyle(.white)\n  Color.black\n}",
        // Silent: nothing known takes both.
        "VStack { Spacer() }.foregroundStyle(.white).background(.black)",
        "VStack { Text(\"a\") }.background(.black)",
        "VStack { Button(\"a\") { go() } }.background(.black)",
        "VStack { Row { Text(\"a\").foregroundStyle(.white) } }.background(.black)",
        "List { Text(\"a\").foregroundStyle(.white) }.background(.black)",
        "VStack { Text(\"a\").onTapGesture { Text(\"b\").foregroundStyle(.white) } }.background(.black)",
        "VStack { Image(\"photo\").foregroundStyle(.white) }.background(.black)",
        "VStack { title.foregroundStyle(.white) }.background(.black)",
        "VStack { Text(\"a\") }.overlay { Text(\"b\").foregroundStyle(.white) }.background(.black)",
    ]
}
