/// Colors that are chosen, each definition marked with what it comes to.
enum SwiftChoiceExamples {
    private static let lightDark = "light #ffffff dark #000000"
    private static let oneOf = "one of #000000, #ffffff"

    static let all: [String] = [
        // Every way of asking for the appearance.
        member(lightDark, "if colorScheme == .dark { return .black } else { return .white }"),
        member(lightDark, "if colorScheme == .dark { .black } else { .white }"),
        member(lightDark, "if colorScheme == .dark {\n return .black\n}\nreturn .white"),
        member(lightDark, "guard colorScheme == .dark else { return .white }\nreturn .black"),
        member(lightDark, "if colorScheme != .light { return .black }; return .white"),
        member(lightDark, "if .dark == self.colorScheme { return .black }; return .white"),
        member(lightDark, "if !(colorScheme == .light) { return .black }; return .white"),
        member(
            lightDark,
            "if colorScheme == ColorScheme.dark { return .black } else if colorScheme == .light { return .white }; return .red"
        ),
        member(
            lightDark,
            "switch colorScheme {\ncase .light: return .white\ncase .dark: return .black\n@unknown default: return .red\n}"
        ),
        member(lightDark, "switch colorScheme {\ncase .light: .white\ndefault: .black\n}"),
        member(lightDark, "return colorScheme == .dark\n ? .black\n : .white"),
        member(lightDark, "let isDark = colorScheme == .dark\nreturn isDark ? .black : .white"),
        member(
            lightDark,
            "let ⟦white¦white: #ffffff⟧ = Color.white\nif colorScheme == .dark { return .black }\nreturn .white"),
        member(lightDark, "get { if colorScheme == .dark { return .black }; return .white } set { other = newValue }"),
        "struct A { @Environment(\\.colorScheme) private var scheme; var ⟦c¦A.c: \(lightDark)⟧: Color { scheme == .dark ? .black : .white } }",
        "struct A { var isDark: Bool { colorScheme == .dark }; var ⟦c¦A.c: \(lightDark)⟧: Color { if isDark { .black } else { .white } } }",
        "struct A { let scheme: ColorScheme; var ⟦c¦A.c: \(lightDark)⟧: Color { switch scheme { case .dark: .black\ndefault: .white } } }",
        // Dynamic providers.
        uiKit(
            lightDark,
            "UIColor { traits in if traits.userInterfaceStyle == .dark { return .black } else { return .white } }"),
        uiKit(lightDark, "UIColor { $0.userInterfaceStyle == .dark ? .black : .white }"),
        uiKit(
            lightDark,
            "UIColor { (traits: UITraitCollection) -> UIColor in\n  switch traits.userInterfaceStyle {\n  case .unspecified, .light: return .white\n"
                + "  case .dark: return .black\n  @unknown default: return .red\n  }\n}"),
        uiKit(
            lightDark,
            "UIColor(dynamicProvider: { traits in\n  guard traits.userInterfaceStyle == .dark else { return .white }\n  return .black\n})"
        ),
        uiKit(lightDark, "UIColor.init(dynamicProvider: { $0.userInterfaceStyle == .light ? .white : .black })"),
        uiKit("#ffffff", "UIColor { _ in .white }"),
        uiKit(
            "light standard #ffffff increased #0000ff dark standard #000000 increased #0000ff",
            "UIColor { traits in\n  if traits.accessibilityContrast == .high { return .blue }\n"
                + "  return traits.userInterfaceStyle == .dark ? .black : .white\n}"),
        uiKit(
            "light #ffffff dark standard #000000 increased #0000ff",
            "UIColor { traits in\n  switch (traits.userInterfaceStyle, traits.accessibilityContrast) {\n  case (.dark, .high): return .blue\n"
                + "  case (.dark, _): return .black\n  default: return .white\n  }\n}"),
        uiKit(
            "light #ffffff dark standard #000000 increased #0000ff",
            "UIColor { if $0.userInterfaceStyle == .dark && $0.accessibilityContrast == .high { return .blue }\n"
                + "  return $0.userInterfaceStyle == .dark ? .black : .white }"),
        "import AppKit\nlet ⟦c¦c: \(lightDark)⟧ = NSColor(name: nil) { appearance in\n"
            + "  appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white\n}",
        "import AppKit\nlet ⟦c¦c: \(lightDark)⟧ = NSColor(name: nil, dynamicProvider: { appearance in\n"
            + "  switch appearance.bestMatch(from: [.aqua, .darkAqua]) {\n  case .darkAqua?: return .black\n  default: return .white\n  }\n})",
        "import AppKit\nlet ⟦c¦c: light standard #ffffff increased #000000 dark standard #000000 increased #ffffff⟧ = NSColor(name: nil) {\n"
            + "  switch $0.bestMatch(from: [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua]) {\n"
            + "  case .darkAqua, .accessibilityHighContrastAqua: return .black\n  default: return .white\n  }\n}",
        // Helpers of the project's own.
        member(lightDark, "Color(light: .white, dark: .black)"),
        member(lightDark, "Color.dynamic(light: .white, dark: .black)"),
        member(lightDark, ".init(light: .white, dark: .black)"), member(lightDark, "Color(any: .white, dark: .black)"),
        member(lightDark, "Color(lightMode: .white, darkMode: .black)"),
        member(lightDark, "Color(dark: .black, light: .white)"),
        member(lightDark, "Color(day: .white, night: .black)"),
        member(lightDark, "adaptive(light: .white, dark: .black)"),
        member(lightDark, "Color(light: Color(hex: 0xFFFFFF), dark: Color(white: 0))"),
        member("? the result of shift is not known", "shift(day: .white, night: .black)"),
        member(
            "light standard #ffffff increased #0000ff dark standard #000000 increased #ff0000",
            "Color(light: .white, dark: .black, lightHighContrast: Color(hex: 0x0000FF), darkHighContrast: Color(hex: 0xFF0000))"
        ),
        // What the appearance does not decide.
        member(oneOf, "if isOn { return .black } else { return .white }"),
        member(oneOf, "if isOn { return .black }\nreturn .white"),
        member(oneOf, "guard isOn else { return .black }; return .white"),
        member(
            oneOf, "switch state {\ncase .on, .off: return .black\ncase .other(let x) where x > 1: return .white\n}"),
        member(oneOf, "if #available(iOS 15, *) { return .black } else { return .white }"),
        member(oneOf, "#if os(iOS)\n.black\n#else\n.white\n#endif"),
        member(oneOf, "#if os(iOS)\nreturn .black\n#elseif os(macOS)\nreturn .white\n#endif"),
        member("light #ffffff dark one of #000000, #ffffff", "colorScheme == .dark && isOn ? .black : .white"),
        member(
            "light #ffffff dark one of #0000ff, #000000",
            "if colorScheme == .light { return .white }\nif isOn { return Color(hex: 0x0000FF) }\nreturn .black"),
        member(
            "one of #000000, #ffffff, ? x is not defined here",
            "switch state {\ncase .a: return .black\ncase .b: return .white\ndefault: return x\n}"),
        member("#000000", "switch state {\ncase .a: return .black\ndefault: fatalError()\n}"),
        // What is not made out.
        member("? the value is chosen at run time", "for x in xs { if x { return .black } }\nreturn .white"),
        member(
            "? the value is chosen at run time",
            "switch state {\ncase .a: return .black\ncase .b: fallthrough\ndefault: return .white\n}"),
        member("? the value is chosen at run time", "do { return try f() } catch { return .white }"),
        member("? the value is chosen at run time", "while true { return .white }"),
        member("? c is not defined here", "var c = Color.white\nif isOn { c = .black }\nreturn c"),
        "protocol A { var c: Color { get }; var d: Color { get set } }",
        // As expressions.
        "struct A { let ⟦c¦A.c: \(lightDark)⟧: Color = if colorScheme == .dark { .black } else { .white } }",
        "struct A { let ⟦c¦A.c: \(oneOf)⟧: Color = switch state { case .a: .black\ncase .b: .white } }",
        "struct A { let ⟦c¦A.c: \(oneOf)⟧: Color = { if isOn { return .black }; return .white }() }",
    ]

    private static func member(_ value: String, _ body: String) -> String {
        "struct A { var ⟦c¦A.c: \(value)⟧: Color {\n\(body)\n} }"
    }

    private static func uiKit(_ value: String, _ expression: String) -> String {
        "import UIKit\nlet ⟦c¦c: \(value)⟧ = \(expression)"
    }
}
