// ---- a switch over self
enum P {
  case ink, paper
  var ⟦color¦P.color: swiftMember P:.color or ? the value is chosen at run time⟧: Color {
    switch self {
    case .⟦ink¦P.ink.color: #000000⟧: return .black
    case P.⟦paper¦P.paper.color: #ffffff⟧: return .white
    }
  }
}

// ---- a switch with associated values and a default
enum P { case ink(Int), ⟦paper¦P.paper.c: #ffffff⟧, ⟦other¦P.other.c: swiftMember P.paper.c⟧; var ⟦c¦P.c: swiftMember P:.c or ? the value is chosen at run time⟧: Color {
  switch self {
  case .⟦ink¦P.ink.c: #000000⟧(let x): .black
  default: .white
  }
} }

// ---- a switch in an extension
extension P { var ⟦c¦P.c: swiftMember P:.c or ? the value is chosen at run time⟧: Color { switch self { case .⟦ink¦P.ink.c: #000000⟧: .black
default: .white } } }

// ---- the same color for all cases
enum P { case ⟦ink¦P.ink.c: swiftMember P.c⟧; var ⟦c¦P.c: light #ffffff dark #000000⟧: Color { scheme.colorScheme == .dark ? .black : .white } }

// ---- a case that depends on the color scheme
enum P { case a; var ⟦c¦P.c: swiftMember P:.c or ? the value is chosen at run time⟧: Color { switch self {
case .⟦a¦P.a.c: light #ffffff dark #000000⟧: if colorScheme == .dark { return .black } else { return .white }
case .⟦b¦P.b.c: light #ff383c dark #ff4245⟧: return .red
} } }

// ---- raw values as names of assets
enum P: String { case ⟦ink¦P.ink.c: asset ink⟧, ⟦paper¦P.paper.c: asset Paper/White⟧ = "Paper/White"
  var ⟦c¦P.c: swiftMember P:.c or ? the value is chosen at run time⟧: Color { Color(rawValue) } }

// ---- raw values as names of assets, in UIKit
import UIKit
enum P: String { case ⟦ink¦P.ink.c: asset ink⟧; var ⟦c¦P.c: swiftMember P:.c or ? the value is chosen at run time⟧: UIColor { UIColor(named: self.rawValue, in: .module, compatibleWith: nil)! } }

// ---- raw values as hex digits
enum P: String { case ⟦ink¦P.rawValue.ink: #1e90ff; P.ink.c: #1e90ff⟧ = "#1e90ff"; var ⟦c¦P.c: swiftMember P:.c or ? the value is chosen at run time⟧: Color { Color(hex: rawValue) } }

// ---- raw integers
enum P: Int { case ink = 0x1e90ff; var ⟦c¦P.c: ? unknown initializer⟧: Color { Color(hex: rawValue) } }

// ---- raw values of an unknown initializer
enum P: String { case ⟦ink¦P.ink.c: swiftMember P.c⟧ = "a"; var ⟦c¦P.c: ? unknown initializer⟧: Color { Color(rawValue, x: 1) } }

// ---- a case that falls through
enum P { case a; var ⟦c¦P.c: swiftMember P:.c or ? the value is chosen at run time⟧: Color { switch self {
case .⟦a¦P.a.c: ? the value is chosen at run time⟧: fallthrough
default: return .red } } }
