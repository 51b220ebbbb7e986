// ---- a property of a view
let a = ⟦red¦⟧
struct V: View { var body: some View { Text(⟦a¦V.body⟧) } ⟦b¦V⟧ }

// ---- an extension and a function
extension Color { static let a = ⟦red¦Color⟧
func f() { if x { ⟦a¦Color.f⟧ } } }

// ---- an initializer and a comment
enum E { init() { ⟦a¦E.init⟧ } }
// struct X {
⟦b¦⟧

// ---- a condition in a function
func f() { let x = 1
 if a { ⟦b¦f⟧ } }
