// ---- what functions return
struct P {
  static func ⟦ink¦P.ink(): #000000⟧() -> Color { return .black }
  class func ⟦paper¦P.paper(): #ffffff at 0.5⟧(of view: UIView) -> UIColor { UIColor.white.withAlphaComponent(0.5) }
  private static func ⟦hidden¦P.hidden(): light #ff383c dark #ff4245⟧() -> SwiftUI.Color { .red }
  func ⟦own¦P.own(): light #0088ff dark #0091ff⟧() -> Color { .blue }
  static func none() -> Color? { .red }
  static func other() -> Int { 1 }
  static func unknown(_ text: String) -> Color { Color(text + "") }
  static func ⟦choice¦P.choice()._.true: light #ff383c dark #ff4245; P.choice()._.false: light #0088ff dark #0091ff; P.choice(): ? the value is chosen at run time⟧(_ isOn: Bool) -> Color { isOn ? .red : .blue }
  static func generic<T>(_ value: T) -> Color { .red }
}
func free() -> Color { .red }
class C { func ⟦replaced¦C|replaced(): light #ff383c dark #ff4245⟧() -> Color { .red }; final func ⟦kept¦C.kept(): light #ff383c dark #ff4245⟧() -> Color { .red } }
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

// ---- functions that make colors of numbers
private func srgb(_ red: Double, _ green: Double, _ blue: Double, opacity: Double) -> Color {
  Color(.sRGB, red: red / 255.0, green: green / 255.0, blue: blue / 255.0, opacity: opacity)
}
func hue(_ degrees: Int, of value: CGFloat) -> UIColor { return UIColor(hue: CGFloat(degrees) / 360, saturation: 1, brightness: value, alpha: 1) }
func other(_ value: Int) -> Color { Color(white: Double(value + offset)) }
enum P {
  static let ⟦a¦P.a: #009ac7⟧: Color = srgb(0x00, 0x9A, 0xC7, opacity: 1)
  static var ⟦b¦P.b: #1e90ff80⟧: Color { srgb(30, 144, 255, opacity: 0.5) }
  static let ⟦c¦P.c: #0080ff⟧: UIColor = hue(210, of: 1)
  static let ⟦d¦P.d: ? a component is out of range⟧: Color = srgb(300, 0, 0, opacity: 1)
  static let ⟦e¦P.e: swiftMember P.srgb() or ? the result of srgb is not known⟧: Color = srgb(1, 2, 3, alpha: 1)
  static let ⟦f¦P.f: swiftMember P.other() or ? the result of other is not known⟧: Color = other(1)
  static let ⟦g¦P.g: #0080ff⟧: UIColor = hue(210.5, of: 1)
  static let ⟦h¦P.h: #333333⟧: Color = P.gray(51)
  static let ⟦i¦P.i: ? a component is not a constant⟧: Color = srgb(number, 0, 0, opacity: 1)
  static func ⟦gray¦P.gray(): ? a component is not a constant⟧(_ value: Int) -> Color { Color(white: Double(value) / 255) }
}

// ---- functions and initializers that make colors of raw values
import UIKit
enum Brand: String { case ⟦ink¦UIColor.init().brand.ink: asset Ink 1; UIColor.of()._.ink: asset Ink 1; UIColor.guarded()._.ink: asset Ink 1⟧ = "Ink 1", ⟦paper¦UIColor.init().brand.paper: asset paper; UIColor.of()._.paper: asset paper; UIColor.guarded()._.paper: asset paper⟧ }
extension UIColor {
  convenience init?(brand: Brand, style: Style = .any) {
    if style == .any { self.init(named: brand.rawValue) } else { self.init(named: brand.rawValue, in: nil, compatibleWith: style.traits) }
  }
  static func ⟦of¦UIColor.of(): ? the value is chosen at run time⟧(_ brand: Brand) -> UIColor { UIColor(named: brand.rawValue)! }
  static func ⟦safe¦UIColor.safe(): ? the value is chosen at run time⟧(_ brand: Brand, style: Style = .any) -> UIColor {
    if let color = UIColor(brand: brand, style: style) { return color } else { fatalError("missing") }
  }
  static func ⟦guarded¦UIColor.guarded(): ? the value is chosen at run time⟧(_ brand: Brand) -> UIColor { guard let color = UIColor(named: brand.rawValue) else { return .red }
    return color }
  static func other(_ brand: Brand) -> UIColor { UIColor(named: "x" + brand.rawValue)! }
  #if TARGET_INTERFACE_BUILDER
  static func unused(_ brand: Brand) -> UIColor { .red }
  #endif
}

// ---- initializers that a case decides
import SwiftUI
enum Tone { case calm, loud, other }
extension Color {
  init(_ tone: Tone) {
    switch tone {
    case .⟦calm¦Color.init()._.calm: #ffffff⟧: self = .white
    case .⟦loud¦Color.init()._.loud: asset Loud⟧: self.init("Loud")
    case .⟦other¦Color.init()._.other: ? the result of opacity is not known⟧: self = self.opacity(0.5)
    }
  }
}
struct Own { init(_ tone: Tone) { switch tone { case .calm: self = .white } } }

// ---- code that Interface Builder alone runs
import UIKit
extension UIColor {
  #if TARGET_INTERFACE_BUILDER
  static let unused = UIColor.red
  #if DEBUG
  static func alsoUnused() -> UIColor { .red }
  #endif
  #else
  static let ⟦used¦UIColor.used: #ff0000⟧ = UIColor.red
  #endif
  #if !TARGET_INTERFACE_BUILDER
  static let ⟦inApps¦UIColor.inApps: #ff0000⟧ = UIColor.red
  #endif
}
