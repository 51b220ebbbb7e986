// ---- light and dark in an initializer
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
Color(light: .white, dark: .black)
} }

// ---- light and dark in a static method
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
Color.dynamic(light: .white, dark: .black)
} }

// ---- light and dark in .init
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
.init(light: .white, dark: .black)
} }

// ---- any and dark
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
Color(any: .white, dark: .black)
} }

// ---- lightMode and darkMode
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
Color(lightMode: .white, darkMode: .black)
} }

// ---- dark before light
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
Color(dark: .black, light: .white)
} }

// ---- day and night
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
Color(day: .white, night: .black)
} }

// ---- light and dark in a function
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
adaptive(light: .white, dark: .black)
} }

// ---- colors of other initializers
struct A { var ⟦c¦A.c: light #ffffff dark #000000⟧: Color {
Color(light: Color(hex: 0xFFFFFF), dark: Color(white: 0))
} }

// ---- a function that is not named for it
struct A { var ⟦c¦A.c: swiftMember A.shift() or ? the result of shift is not known⟧: Color {
shift(day: .white, night: .black)
} }

// ---- high contrast too
struct A { var ⟦c¦A.c: light standard #ffffff increased #0000ff dark standard #000000 increased #ff0000⟧: Color {
Color(light: .white, dark: .black, lightHighContrast: Color(hex: 0x0000FF), darkHighContrast: Color(hex: 0xFF0000))
} }
