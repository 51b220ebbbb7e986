// ---- a constant of the file
let base = 0.5
let c = ⟦Color(white: base)¦#808080⟧

// ---- a static member in an expression
enum N { static let base: Double = 1 }
let c = ⟦Color(white: N.base / 2)¦#808080⟧

// ---- Self
struct A { static let full = 255.0
  let c = ⟦Color(red: 51 / Self.full, green: 0, blue: 0)¦#330000⟧ }

// ---- a constant defined by another constant
let a = 0.25, d = 3
let b = a * 2
let c = ⟦Color(white: b)¦#808080⟧

// ---- a local constant of type CGFloat
func f() { let base: CGFloat = 102 / 255
  let c = ⟦UIColor(white: base, alpha: 1)¦#666666⟧ }

// ---- an Int constant
let base = 1
let c = ⟦Color(white: base)¦? a component is not a constant⟧

// ---- a variable
var base = 0.5
let c = ⟦Color(white: base)¦? a component is not a constant⟧

// ---- a parameter hides the constant
let base = 0.5
func f(base: Double) { g(⟦Color(white: base)¦? a component is not a constant⟧) }

// ---- constants defined in a circle
let base = other
let other = base
let c = ⟦Color(white: base)¦? a component is not a constant⟧

// ---- members and calls that are not constants of the file
let c = ⟦Color(white: a.b.c)¦? a component is not a constant⟧, d = ⟦Color(white: f(1))¦? a component is not a constant⟧
