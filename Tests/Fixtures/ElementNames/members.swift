// ---- a constant and a property
struct V: View { static let ink = ⟦red¦V.ink⟧
 var body: some View { let a = ⟦a¦V.body⟧; Text(⟦a¦V.body⟧) } }

// ---- constants of one declaration
extension Color { static let a = ⟦red¦Color.a⟧, b = ⟦red¦Color.a⟧; static func f() { if x { ⟦a¦Color.f⟧ } } }

// ---- a constant of the file
let brand = ⟦red¦brand⟧
enum E { init() { ⟦a¦E.init⟧ } }
