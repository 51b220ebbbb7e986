// ---- a secondary style on a color
Text("a").foregroundStyle(⟦.secondary¦1f label 1⟧).background(⟦.white¦1b #ffffff⟧)

// ---- a color on a translucent secondary style
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.secondary .opacity(0.1)¦1b ? secondary is chosen by the system × 0.1⟧)

// ---- a primary style as the fill behind text
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().fill(⟦.primary¦1b ? primary is chosen by the system⟧))

// ---- Color.primary as a foreground color
Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧).background(⟦Color.white¦1b #ffffff⟧)

// ---- Color.primary as a foreground style
Text("a").foregroundStyle(⟦Color.primary¦1f light #000000 dark #ffffff⟧).background(⟦.white¦1b #ffffff⟧)

// ---- a symbol as text
Text(Image(systemName: "wifi")).foregroundStyle(⟦.white¦1f #ffffff non-text⟧).background(⟦.blue¦1b light #0088ff dark #0091ff⟧)

// ---- a button whose label is large
Button { go() } label: { Text("a").font(.title) }.background(⟦.red¦1b light #ff383c dark #ff4245⟧).foregroundColor(⟦.white¦1f #ffffff large⟧)

// ---- a button whose label is of normal size
Button(action: {}) { Text("a") }.foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a button whose label is a symbol
Button(action: {}, label: { Image(systemName: "x") }).foregroundColor(⟦.white¦1f #ffffff non-text⟧).background(⟦.black¦1b #000000⟧)

// ---- a stack with large and normal text
VStack { Text("a").font(.title); Text("b") }.foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a large font around text and a symbol
VStack { Text("a"); Image(systemName: "x") }.font(.largeTitle).foregroundColor(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)

// ---- a font around bold text
HStack { Text("a").bold() }.font(.system(size: 14)).foregroundColor(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)

// ---- a font of the project
Text("a").font(Theme.title).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)

// ---- a view in a variable may be a symbol
cancelImage.foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)

// ---- a view in a variable, with a large font
content.font(.largeTitle).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)

// ---- a configuration's label is text
configuration.label.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- text with a color of its own
VStack { Text("a").foregroundStyle(⟦.red¦1f light #ff383c dark #ff4245⟧) }.foregroundStyle(.white).background(⟦.black¦1b #000000 container⟧)

// ---- one text with a color of its own, one without
VStack {
  Text("a")
  Text("b").foregroundStyle(⟦Color(white: 1)¦1f #ffffff⟧)
}
.foregroundStyle(⟦.white¦2f #ffffff⟧)
.background(⟦⟦.black¦1b #000000 container⟧¦2b #000000⟧)

// ---- a stack in a stack
VStack { HStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.padding() }.background(⟦.black¦1b #000000 container⟧)

// ---- text in one branch of a condition
VStack { if on { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) } else { Text("b") } }.background(⟦.black¦1b #000000 container⟧)

// ---- text in a ForEach
VStack { ForEach(items) { item in Text(item).foregroundStyle(⟦.white¦1f #ffffff⟧) } }.background(⟦.black¦1b #000000 container⟧)

// ---- the inner stack has a background
VStack { HStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧) }.background(.white)

// ---- the text has a background
VStack { Text("a").background(⟦.black¦1b #000000 container⟧) }.foregroundStyle(⟦.white¦1f #ffffff⟧)

// ---- only the inner stack has a background
VStack { HStack { Text("a") }.background(⟦.black¦1b #000000 container⟧) }.foregroundStyle(⟦.white¦1f #ffffff⟧)

// ---- a translucent background over another
VStack { HStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦.black.opacity(0.5)¦1b layers #000000 × 0.5, #ffffff container⟧) }.background(.white)

// ---- an image in the inner stack
VStack { HStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦Image("sky")¦1b layers ? the background is an image, #ffffff container⟧) }.background(.white)

// ---- an unknown modifier on the inner stack
VStack { HStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.cardStyle() }.background(⟦.black¦1b layers cardStyle, #000000 container⟧)

// ---- an unknown modifier on the text
VStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff of some size⟧).cardStyle() }.background(⟦.black¦1b layers cardStyle, #000000 container⟧)

// ---- an unknown opacity of the inner stack
VStack { HStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.opacity(x) }.background(⟦.black¦1b one of #000000, ? opacity changes the colors container⟧)

// ---- an opacity of the inner stack that always fades it
VStack { HStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.opacity(0.5) }.background(⟦.black¦1b ? opacity changes the colors container⟧)

// ---- the background of a list row
List { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).listRowBackground(⟦Color.black¦1b #000000⟧) }.background(.red)

// ---- the background of all rows of a ForEach
List { ForEach(a) { Text($0).foregroundStyle(⟦.white¦1f #ffffff⟧) }.listRowBackground(⟦Color.black¦1b #000000 container⟧) }

// ---- a container with only a project's view
VStack { Row() }.foregroundStyle(⟦.white¦1f ? Row may draw its own background⟧).background(⟦.black¦1b #000000⟧)

// ---- a container with a project's view and text
VStack { Row(); Text("a") }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a project's view with arguments
Card(1).foregroundStyle(⟦.white¦1f ? Card may draw its own background⟧).background(⟦.black¦1b #000000⟧)

// ---- a color below text in a ZStack
ZStack { ⟦Color.black¦1b #000000 container⟧; Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }

// ---- a color below a stack in a ZStack
ZStack {
  ⟦Color.black¦1b #000000 container⟧.ignoresSafeArea()
  VStack {
    Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧)
  }
}

// ---- a shape below text, with the foreground around
ZStack {
  Capsule().fill(⟦.black¦1b #000000 container⟧)
  Text("a")
}
.foregroundStyle(⟦.white¦1f #ffffff⟧)

// ---- a thin color in a ZStack
ZStack {
  Color.black
  ⟦Color.red.frame(height: 2)¦1b ? Color may not cover the area behind the text container⟧
  Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧)
}

// ---- an image above a color in a ZStack
ZStack {
  Color.black
  ⟦Image("sky")¦1b layers ? the background is an image, #000000 container⟧
  Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧)
}

// ---- a color in a condition in a ZStack
ZStack {
  if on { ⟦Color.black¦1b ? Color is behind the text only in some cases container⟧ }
  Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧)
}

// ---- text below a color in a ZStack
ZStack {
  Text("a").foregroundStyle(.white)
  Color.black
}

// ---- no text
VStack { Spacer() }.foregroundStyle(.white).background(.black)

// ---- no foreground
VStack { Text("a") }.background(.black)

// ---- a button without a foreground
VStack { Button("a") { go() } }.background(.black)

// ---- a project's view around the text
VStack { Row { Text("a").foregroundStyle(.white) } }.background(.black)

// ---- a list draws its own background
⟦List¦1b the row container⟧ { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(.black)

// ---- a plain list shows the window's background
⟦List¦1b the row container⟧ { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.listStyle(.plain)

// ---- a list of an unknown style
⟦List¦1b ? the background of the list is chosen by the system container⟧ { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.listStyle(style)

// ---- text in an action
VStack { Text("a").onTapGesture { Text("b").foregroundStyle(.white) } }.background(.black)

// ---- an image that is not a symbol
VStack { Image("photo").foregroundStyle(⟦.white¦1f #ffffff non-text⟧) }.background(⟦.black¦1b #000000 container⟧)

// ---- a view in a variable
VStack { title.foregroundStyle(.white) }.background(.black)

// ---- text in an overlay of the stack
VStack { Text("a") }.overlay { Text("b").foregroundStyle(.white) }.background(.black)
