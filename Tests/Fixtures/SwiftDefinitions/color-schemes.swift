// ---- if and else with return
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
if colorScheme == .dark { return .black } else { return .white }
} }

// ---- if and else as expressions
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
if colorScheme == .dark { .black } else { .white }
} }

// ---- if with a return after it
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
if colorScheme == .dark {
 return .black
}
return .white
} }

// ---- guard
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
guard colorScheme == .dark else { return .white }
return .black
} }

// ---- not light
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
if colorScheme != .light { return .black }; return .white
} }

// ---- the case on the left
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
if .dark == self.colorScheme { return .black }; return .white
} }

// ---- a negated condition
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
if !(colorScheme == .light) { return .black }; return .white
} }

// ---- else if
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
if colorScheme == ColorScheme.dark { return .black } else if colorScheme == .light { return .white }; return .red
} }

// ---- a switch over both
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
switch colorScheme {
case .light: return .white
case .dark: return .black
@unknown default: return .red
}
} }

// ---- a switch with a default
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
switch colorScheme {
case .light: .white
default: .black
}
} }

// ---- a condition over several lines
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
return colorScheme == .dark
 ? .black
 : .white
} }

// ---- a constant for the condition
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
let isDark = colorScheme == .dark
return isDark ? .black : .white
} }

// ---- a local constant before the condition
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
let ⟦white¦white: #ffffff⟧ = Color.white
if colorScheme == .dark { return .black }
return .white
} }

// ---- a getter with a setter
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
get { if colorScheme == .dark { return .black }; return .white } set { other = newValue }
} }

// ---- the environment under another name
struct A { @Environment(\.colorScheme) private var scheme; var ⟦c¦A.c: light #ffffff dark #000000⟧: Color { scheme == .dark ? .black : .white } }

// ---- a computed condition
struct A { var isDark: Bool { colorScheme == .dark }; var ⟦c¦A.c: light #ffffff dark #000000⟧: Color { if isDark { .black } else { .white } } }

// ---- a switch in a property
struct A { let scheme: ColorScheme; var ⟦c¦A.c: light #ffffff dark #000000⟧: Color { switch scheme { case .dark: .black
default: .white } } }
