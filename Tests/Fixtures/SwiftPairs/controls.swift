// ---- a prominent button with a foreground style
Button("a") { go() }.buttonStyle(.borderedProminent).tint(⟦.red¦1b light #ff383c dark #ff4245⟧).foregroundStyle(⟦.white¦1f ? the button's style chooses the color of its label⟧)

// ---- a prominent button whose label has a color
Button { go() } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.buttonStyle(.borderedProminent).tint(⟦.yellow¦1b light #ffcc00 dark #ffd600 container⟧)

// ---- a prominent button with an accent color
⟦Button¦1f ? the button's style chooses the color of its label⟧(action: go) { Text("a") }.buttonStyle(BorderedProminentButtonStyle()).accentColor(⟦.yellow¦1b light #ffcc00 dark #ffd600⟧)

// ---- a prominent style around buttons
VStack { Button { go() } label: { Text("a").foregroundColor(⟦.white¦1f #ffffff⟧) } }.buttonStyle(.borderedProminent).tint(⟦.yellow¦1b light #ffcc00 dark #ffd600 container⟧)

// ---- a prominent button without a tint
⟦Button¦1b ? the tint is chosen by the system container⟧ { go() } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.buttonStyle(.borderedProminent)

// ---- a prominent button without colors
Button("a") { go() }.buttonStyle(.borderedProminent)

// ---- a bordered button on a background
Button { go() } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.buttonStyle(.bordered).tint(.yellow).background(⟦.black¦1b ? buttonStyle changes the colors container⟧)

// ---- a plain button
Button("a") { go() }.buttonStyle(.plain).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a stack around a button of unknown style
VStack { Button("a") { go() } }.foregroundStyle(⟦.white¦1f ? the style of Button may color its label⟧).background(⟦.black¦1b #000000⟧)

// ---- a stack around a plain button
VStack { Button("a") { go() }.buttonStyle(.plain) }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a plain style around a button with a label
VStack { Button { go() } label: { Label("a", systemImage: "x") } }.buttonStyle(.plain).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a toggle with a tint
Toggle("a", isOn: $a).tint(.green).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a stack around a toggle
VStack { Toggle(isOn: $a) { Text("a") } }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- the label of a menu
Menu { Button("b") {} } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧)

// ---- the label of a navigation link
NavigationLink(destination: A()) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧)

// ---- a background in the label of a button
Button(action: {}) { HStack { Text("a").foregroundColor(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧) }.background(.red)

// ---- a link
Link("a", destination: url).foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a picker
Picker("a", selection: $s) { Text("b") }.foregroundColor(⟦.white¦1f ? Picker may draw its own background⟧).background(⟦.black¦1b #000000⟧)

// ---- a label with two styles
Label("a", systemImage: "x").foregroundStyle(⟦.white¦1f #ffffff⟧, .red).background(⟦.black¦1b #000000⟧)

// ---- a symbol with two styles
Image(systemName: "x").foregroundStyle(⟦.white¦1f ? the symbol has several colors non-text⟧, .red).background(⟦.black¦1b #000000⟧)

// ---- a stack with two styles
VStack { Text("a") }.foregroundStyle(⟦.white¦1f #ffffff⟧, .red).background(⟦.black¦1b #000000⟧)

// ---- button styles in the branches of an #if
Button { go() } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }
#if os(iOS)
.buttonStyle(.borderedProminent)
#else
.buttonStyle(.bordered)
#endif
.tint(.white).background(⟦.black¦1b ? buttonStyle changes the colors container⟧)

// ---- button styles in the branches of an #if, no background
Button { go() } label: { Text("a").foregroundStyle(.white) }
#if os(iOS)
.buttonStyle(.borderedProminent)
#else
.buttonStyle(.bordered)
#endif
.tint(.white)

// ---- a tint in an #if
Button { go() } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.buttonStyle(.borderedProminent)
#if os(iOS)
.tint(⟦.white¦1b ? the branches of an #if choose the colors container⟧)
#endif

// ---- a background for another platform in an #if
Text("a")
#if os(iOS)
.foregroundStyle(.white)
#else
.background(.white)
#endif

// ---- a foreground and a background in two branches of an #if
Text("a")
#if DEBUG
.foregroundStyle(⟦.white¦1f #ffffff⟧)
#else
.background(⟦.white¦1b ? the branches of an #if choose the colors⟧)
#endif

// ---- both colors in one branch of an #if
Text("a")
#if os(iOS)
.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)
#endif

// ---- both colors in one branch of an #if, others in the other
Text("a")
#if os(iOS)
.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)
#else
.foregroundStyle(.black).background(.white)
#endif

// ---- a font in an #if
Text("a")
#if os(iOS)
.bold()
.foregroundStyle(⟦.white¦1f #ffffff of some size⟧).font(.system(size: 15))
#endif
.background(⟦.black¦1b #000000⟧)
