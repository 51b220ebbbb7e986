// ---- if and else over the traits
import UIKit
let ⟦c¦c: light #ffffff dark #000000⟧ = UIColor { traits in if traits.userInterfaceStyle == .dark { return .black } else { return .white } }

// ---- a condition over the traits
import UIKit
let ⟦c¦c: light #ffffff dark #000000⟧ = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

// ---- a typed closure with a switch
import UIKit
let ⟦c¦c: light #ffffff dark #000000⟧ = UIColor { (traits: UITraitCollection) -> UIColor in
  switch traits.userInterfaceStyle {
  case .unspecified, .light: return .white
  case .dark: return .black
  @unknown default: return .red
  }
}

// ---- dynamicProvider with guard
import UIKit
let ⟦c¦c: light #ffffff dark #000000⟧ = UIColor(dynamicProvider: { traits in
  guard traits.userInterfaceStyle == .dark else { return .white }
  return .black
})

// ---- UIColor.init(dynamicProvider:)
import UIKit
let ⟦c¦c: light #ffffff dark #000000⟧ = UIColor.init(dynamicProvider: { $0.userInterfaceStyle == .light ? .white : .black })

// ---- one color for all traits
import UIKit
let ⟦c¦c: #ffffff⟧ = UIColor { _ in .white }

// ---- increased contrast before the style
import UIKit
let ⟦c¦c: light standard #ffffff increased #0000ff dark standard #000000 increased #0000ff⟧ = UIColor { traits in
  if traits.accessibilityContrast == .high { return .blue }
  return traits.userInterfaceStyle == .dark ? .black : .white
}

// ---- a switch over style and contrast
import UIKit
let ⟦c¦c: light #ffffff dark standard #000000 increased #0000ff⟧ = UIColor { traits in
  switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
  case (.dark, .high): return .blue
  case (.dark, _): return .black
  default: return .white
  }
}

// ---- style and contrast in one condition
import UIKit
let ⟦c¦c: light #ffffff dark standard #000000 increased #0000ff⟧ = UIColor { if $0.userInterfaceStyle == .dark && $0.accessibilityContrast == .high { return .blue }
  return $0.userInterfaceStyle == .dark ? .black : .white }

// ---- a provider of NSColor
import AppKit
let ⟦c¦c: light #ffffff dark #000000⟧ = NSColor(name: nil) { appearance in
  appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white
}

// ---- a provider of NSColor with a switch
import AppKit
let ⟦c¦c: light #ffffff dark #000000⟧ = NSColor(name: nil, dynamicProvider: { appearance in
  switch appearance.bestMatch(from: [.aqua, .darkAqua]) {
  case .darkAqua?: return .black
  default: return .white
  }
})

// ---- a provider of NSColor with high contrast
import AppKit
let ⟦c¦c: light standard #ffffff increased #000000 dark standard #000000 increased #ffffff⟧ = NSColor(name: nil) {
  switch $0.bestMatch(from: [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua]) {
  case .darkAqua, .accessibilityHighContrastAqua: return .black
  default: return .white
  }
}

// ---- of the type that is expected
import UIKit
extension UIColor { static var ⟦c¦UIColor.c: light #ffffff dark #000000⟧: UIColor { .init { $0.userInterfaceStyle == .dark ? .black : .white } } }
