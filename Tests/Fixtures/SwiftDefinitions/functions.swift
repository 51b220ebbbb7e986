// ---- what functions return
struct P {
  static func ⟦ink¦P.ink(): #000000⟧() -> Color { return .black }
  class func ⟦paper¦P.paper(): #ffffff at 0.5⟧(of view: UIView) -> UIColor { UIColor.white.withAlphaComponent(0.5) }
  private static func ⟦hidden¦P.hidden(): light #ff383c dark #ff4245⟧() -> SwiftUI.Color { .red }
  func ⟦own¦P.own(): light #0088ff dark #0091ff⟧() -> Color { .blue }
  static func none() -> Color? { .red }
  static func other() -> Int { 1 }
  static func unknown(_ text: String) -> Color { Color(text + "") }
  static func choice(_ isOn: Bool) -> Color { isOn ? .red : .blue }
  static func generic<T>(_ value: T) -> Color { .red }
}
func free() -> Color { .red }
class C { func ⟦replaced¦C.replaced(): light #ff383c dark #ff4245⟧() -> Color { .red }; final func ⟦kept¦C.kept(): light #ff383c dark #ff4245⟧() -> Color { .red } }
protocol Q { func ink() -> Color }

// ---- functions that a parameter decides
enum P {
  static func ⟦ink¦P.ink(): swiftMember P.ink().for: or ? the value is chosen at run time⟧(for theme: Theme) -> Color {
    switch theme {
    case .⟦day¦P.ink().for.day: #000000⟧, .⟦dusk¦P.ink().for.dusk: #000000⟧: .black
    case .⟦night¦P.ink().for.night: #ffffff⟧: return .white
    }
  }
  static func ⟦rest¦P.rest(): swiftMember P.rest()._: or ? the value is chosen at run time⟧(_ theme: Theme) -> Color { switch theme { case .⟦day¦P.rest()._.day: #000000⟧: .black
  default: .white } }
  static func other(_ theme: Theme) -> Color { switch current { case .day: .black
  case .night: .white } }
  static func ⟦named¦P.named(): swiftMember P.styled() or ? the result of styled is not known⟧(_ style: Style, theme: Theme) -> Color { self.styled(style, as: theme) }
  static func ⟦faded¦P.faded(): swiftMember P.styled() or ? the result of styled is not known × 0.5⟧(_ style: Style) -> Color { styled(style).opacity(0.5) }
}
