// ---- properties of the view
struct A: View {
  private let ink = Color.white
  var paper: Color { .black }
  var body: some View {
    Text("a").foregroundStyle(⟦ink¦1f swiftMember A.ink⟧).background(⟦self.paper¦1b swiftMember A.paper⟧)
  }
}

// ---- Self
struct A { static let ink = Color.white; var body: some View { Text("a").foregroundStyle(⟦Self.ink¦1f swiftMember A.ink⟧).background(⟦Color.black¦1b #000000⟧) } }

// ---- a local constant
func f() -> some View {
  let ink = Color.white
  return Text("a").foregroundStyle(⟦ink.opacity(0.5)¦1f swiftMember ink × 0.5⟧).background(⟦.black¦1b #000000⟧)
}

// ---- a constant of the file
let ink = Color.white
let view = Text("a").foregroundStyle(⟦ink¦1f swiftMember ink⟧).background(⟦.black¦1b #000000⟧)

// ---- a constant of the file in UIKit
import UIKit
let ink = UIColor.white
label.textColor = ⟦ink¦1f swiftMember ink⟧
label.backgroundColor = ⟦.black¦1b #000000⟧

// ---- a parameter of the function hides it
let ink = Color.white
func f(ink: Color) { Text("a").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧) }

// ---- a parameter of the closure hides it
let ink = Color.white
f { ink in Text("a").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧) }

// ---- an optional binding hides it
let ink = Color.white
func f() { if let ink { Text("a").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧) } }

// ---- state changes
struct A {
  @State var ink = Color.white
  var body: some View { Text("a").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧) }
}

// ---- branches of an #if define it
#if os(iOS)
let ink = Color.white
#else
let ink = Color.black
#endif
Text("a").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧)

// ---- a member of another type
struct A { let ink = Color.white }
struct B { var body: some View { Text("a").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧) } }

// ---- a member of an unknown value
Text("a").foregroundStyle(⟦theme.ink¦1f swiftMember Theme.ink or ? theme.ink is not defined here⟧).background(⟦.black¦1b #000000⟧)
let ink = Color.white

// ---- a color that a helper of the color type makes in its extension
extension Color { static let ink = hex(0x336699) }
Text("a").foregroundStyle(⟦.ink¦1f swiftMember Color.ink or assetSymbol ink⟧).background(⟦.black¦1b #000000⟧)
