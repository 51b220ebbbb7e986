// ---- a color in a condition
ZStack { if isOn { ⟦Color.black¦1b ? Color is behind the text only in some cases container⟧ }
 Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }

// ---- a view of the project in a property
ZStack { ⟦theme.back¦1b swiftMember Theme.back or ? theme.back is not defined here container⟧.cornerRadius(4)
 Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }

// ---- a view of the project in a method
ZStack { ⟦self.content()¦1b ? content may draw its own background container⟧
 Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }

// ---- a stroke below text on a background
ZStack { Circle().stroke(.red); Text("a").foregroundColor(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧)

// ---- text below other text
ZStack { ⟦Color.black¦1b #000000 container⟧.edgesIgnoringSafeArea(.all); ⟦VStack { Text("a") }.foregroundColor(⟦.white¦1f #ffffff⟧)¦2b ? the content of VStack may be behind the text container⟧; Text("b").foregroundColor(⟦.red¦2f light #ff383c dark #ff4245⟧) }

// ---- a gradient below text
ZStack { ⟦LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom)¦1b gradient #000000, light #0088ff dark #0091ff container⟧; Text("b").foregroundColor(⟦.red¦1f light #ff383c dark #ff4245⟧) }

// ---- a project's view between the color and text
ZStack(alignment: .top) { Color.black; Spacer(); ⟦Row()¦1b layers swiftMember Row|!body or ? Row may draw its own background, #000000 container⟧; Text("b").foregroundColor(⟦.red¦1f light #ff383c dark #ff4245⟧) }

// ---- a translucent color below text
ZStack { ⟦Color.black.opacity(0.5)¦1b #000000 × 0.5 container⟧; Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }

// ---- two translucent colors below text
ZStack { Color.black.opacity(0.1); ⟦Color.red.opacity(0.2)¦1b layers light #ff383c dark #ff4245 × 0.2, #000000 × 0.1 container⟧; Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }
