// ---- a color that two targets define: that of the folder around
// == App/Main.swift
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
// == App/Views/A.swift
struct A: View { var body: some View { Text("a").foregroundStyle(⟦Color.ink¦fails 2.1 on #ffffff⟧).background(Color.white) } }
// == App/Colors/Color.swift
extension Color { static let ink = Color(white: 0.7) }
// == Clip/Color.swift
extension Color { static let ink = Color(white: 0.1) }

// ---- a color that two targets define, neither in a folder around
// == App/A.swift
struct A: View { var body: some View { Text("a").foregroundStyle(⟦Color.ink¦? Color.ink has several definitions on #ffffff⟧).background(Color.white) } }
// == Widget/Color.swift
extension Color { static let ink = Color(white: 0.7) }
// == Clip/Color.swift
extension Color { static let ink = Color(white: 0.1) }

// ---- an app for the watch has only a dark appearance
// == My Watch App/A.swift
struct A: View { @State var isOn = true; var body: some View { Text("a").foregroundStyle(isOn ? Color.primary : ⟦.red¦passes 5.09 on #1a1a1a in dark⟧).background(Color(white: 0.1)) } }
// == WatchList/A.swift
struct B: View { @State var isOn = true; var body: some View { Text("b").foregroundStyle(isOn ? ⟦Color.primary¦fails 1.2 on #1a1a1a in light⟧ : ⟦.red¦passes 5.09 on #1a1a1a in dark⟧).background(Color(white: 0.1)) } }
