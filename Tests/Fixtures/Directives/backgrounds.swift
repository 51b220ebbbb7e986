// ---- before a chain
// color-lint: background ⟦#fff¦1b #ffffff⟧
Text("a").foregroundStyle(⟦.gray¦1f light #8e8e93 dark #8e8e93⟧)

// ---- in a chain
Text("a")
  // color-lint: background ⟦.white¦1b #ffffff⟧
  .foregroundColor(⟦.black¦1f #000000⟧)
  .padding()

// ---- behind a chain
Text("a").foregroundStyle(⟦.black¦1f #000000⟧) // color-lint: background ⟦#fff¦1b #ffffff⟧ -- page
Text("b").foregroundStyle(.black)

// ---- behind return
var body: some View {
  return /* color-lint: background ⟦#fff¦1b #ffffff⟧ */ Text("a").foregroundStyle(⟦.black¦1f #000000⟧)
}

// ---- before a constant
// color-lint: background ⟦#fff¦1b #ffffff⟧
let title = Text("a").foregroundStyle(⟦.black¦1f #000000⟧)

// ---- before a container
// color-lint: background ⟦black¦1b #000000⟧
VStack {
  Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧)
  Text("b").foregroundStyle(⟦.black¦2f #000000⟧).background(⟦.white¦2b #ffffff same-element⟧)
}

// ---- in a container
List { // color-lint: background ⟦white¦1b #ffffff⟧
  Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧)
}

// ---- before a type
// color-lint: background ⟦⟦#000¦1b #000000⟧¦2b #000000⟧
struct A: View {
  var body: some View { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }
  var row: some View {
    get { Text("b").foregroundStyle(⟦.black¦2f #000000⟧) }
  }
}
struct B: View { var body: some View ⟦{¦3b the surroundings container⟧ Text("c").foregroundStyle(⟦.red¦3f light #ff383c dark #ff4245⟧) } }

// ---- before an extension
// color-lint: background ⟦#000¦1b #000000⟧
extension A {
  struct B: View { var body: some View { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) } }
}

// ---- before a class
// color-lint: background ⟦⟦#000¦1b #000000⟧¦2b #000000⟧
class A {
  func f() { label.textColor = ⟦.white¦1f #ffffff⟧ }
  func g() {
    other.textColor = ⟦.black¦2f #000000⟧
  }
}
class B { func f() { label.textColor = .white } }

// ---- before a method in a class
// color-lint: background #000
class A {
  // color-lint: background ⟦#fff¦1b #ffffff⟧
  func f() { label.textColor = ⟦.black¦1f #000000⟧ }
}

// ---- before a property
// color-lint: background ⟦white¦1b #ffffff⟧
var body: some View {
  Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧)
}

// ---- the background is an image
// color-lint: background ⟦white¦1b #ffffff⟧
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Image("x"))

// ---- a modifier may draw a background
Text("a").foregroundStyle(⟦.white¦1f #ffffff textOfUnknownSize⟧).cardStyle() // color-lint: background ⟦white¦1b layers cardStyle, #ffffff over #ffffff container⟧

// ---- behind a property of an object
func f() {
  label.textColor = ⟦.black¦1f #000000⟧ // color-lint: background ⟦white¦1b #ffffff⟧
  other.textColor = .black
}

// ---- before a property of an object
func f() {
  // color-lint: background ⟦white¦1b #ffffff⟧
  self.label.textColor = ⟦.black¦1f #000000⟧
}
