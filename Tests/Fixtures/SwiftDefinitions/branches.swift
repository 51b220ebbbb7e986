// ---- if and else on something else
struct A { var ⟦c¦A.c: one of #000000, #ffffff⟧: Color {
if isOn { return .black } else { return .white }
} }

// ---- if and return on something else
struct A { var ⟦c¦A.c: one of #000000, #ffffff⟧: Color {
if isOn { return .black }
return .white
} }

// ---- guard on something else
struct A { var ⟦c¦A.c: one of #000000, #ffffff⟧: Color {
guard isOn else { return .black }; return .white
} }

// ---- a switch on something else
struct A { var ⟦c¦A.c: one of #000000, #ffffff⟧: Color {
switch state {
case .on, .off: return .black
case .other(let x) where x > 1: return .white
}
} }

// ---- availability
struct A { var ⟦c¦A.c: one of #000000, #ffffff⟧: Color {
if #available(iOS 15, *) { return .black } else { return .white }
} }

// ---- expressions in an #if
struct A { var ⟦c¦A.c: one of #000000, #ffffff⟧: Color {
#if DEBUG
.black
#else
.white
#endif
} }

// ---- returns in an #if of platforms
struct A { var ⟦c¦A.c: #000000⟧: Color {
#if os(iOS)
return .black
#elseif os(macOS)
return .white
#endif
} }

// ---- the color scheme and something else
struct A { var ⟦c¦A.c: light #ffffff dark one of #000000, #ffffff⟧: Color {
colorScheme == .dark && isOn ? .black : .white
} }

// ---- the color scheme, then something else
struct A { var ⟦c¦A.c: light #ffffff dark one of #0000ff, #000000⟧: Color {
if colorScheme == .light { return .white }
if isOn { return Color(hex: 0x0000FF) }
return .black
} }

// ---- a case with an unknown color
struct A { var ⟦c¦A.c: one of #000000, #ffffff, ? x is not defined here⟧: Color {
switch state {
case .a: return .black
case .b: return .white
default: return x
}
} }

// ---- a case that never returns
struct A { var ⟦c¦A.c: #000000⟧: Color {
switch state {
case .a: return .black
default: fatalError()
}
} }

// ---- a loop
struct A { var ⟦c¦A.c: ? the value is chosen at run time⟧: Color {
for x in xs { if x { return .black } }
return .white
} }

// ---- a case that falls through
struct A { var ⟦c¦A.c: ? the value is chosen at run time⟧: Color {
switch state {
case .a: return .black
case .b: fallthrough
default: return .white
}
} }

// ---- do and catch
struct A { var ⟦c¦A.c: ? the value is chosen at run time⟧: Color {
do { return try f() } catch { return .white }
} }

// ---- while
struct A { var ⟦c¦A.c: ? the value is chosen at run time⟧: Color {
while true { return .white }
} }

// ---- a variable that changes
struct A { var ⟦c¦A.c: ? c is not defined here⟧: Color {
var c = Color.white
if isOn { c = .black }
return c
} }

// ---- requirements of a protocol
protocol A { var c: Color { get }; var d: Color { get set } }

// ---- if as an expression
struct A { let ⟦c¦A.c: light #ffffff dark #000000⟧: Color = if colorScheme == .dark { .black } else { .white } }

// ---- switch as an expression
struct A { let ⟦c¦A.c: one of #000000, #ffffff⟧: Color = switch state { case .a: .black
case .b: .white } }

// ---- a closure that is called
struct A { let ⟦c¦A.c: one of #000000, #ffffff⟧: Color = { if isOn { return .black }; return .white }() }
