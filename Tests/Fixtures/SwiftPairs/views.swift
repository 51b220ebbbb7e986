// ---- a button style
struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦configuration.isPressed ? Color.red : .black¦1b one of light #ff383c dark #ff4245, #000000⟧) } }

// ---- a view modifier
struct M: ViewModifier { func body(content: Content) -> some View { content.foregroundColor(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧) } }

// ---- an extension of View with self
extension View { func m() -> some View { self.foregroundColor(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧) } }

// ---- an extension of View without self
extension View { func m() -> some View { foregroundColor(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧) } }

// ---- modifiers that do not change the colors
HStack { Text("a"); Spacer() }.foregroundStyle(⟦.white¦1f #ffffff⟧).padding().background(⟦.black¦1b #000000⟧).clipShape(Capsule()).shadow(color: .red, radius: 2).overlay(Capsule().stroke(.red))

// ---- comments between modifiers
Text("a")
 // .background(.red)
 .foregroundStyle(⟦.white¦1f #ffffff⟧) /* x */
 .background(⟦.black¦1b #000000⟧)

// ---- both branches of a condition
Group { if isOn { Text("a").foregroundColor(⟦.white¦1f #ffffff⟧) } else { Text("b").foregroundColor(⟦.red¦2f light #ff383c dark #ff4245⟧) } }.background(⟦⟦.black¦1b #000000 container⟧¦2b #000000 container⟧)

// ---- nil as the foreground
Text("a").foregroundStyle(⟦nil¦1f ? nil is not a color⟧).background(⟦.black¦1b #000000⟧)

// ---- text in a ForEach
ForEach(items) { item in Text(item).foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧) }

// ---- two cases of a switch
switch x { case 1: Text("a").foregroundColor(.white)
default: Text("b").background(.black) }

// ---- a material closer than a color
VStack { Text("a").foregroundColor(⟦.white¦1f #ffffff⟧).frame(maxWidth: .infinity).background(⟦.ultraThinMaterial¦1b ? the background is a material⟧, in: Capsule()) }.background(.black)

// ---- an unknown modifier in a stack
VStack { HStack { Text("a").shimmer() } }.foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b layers layers shimmer’s text, shimmer, #000000⟧)
