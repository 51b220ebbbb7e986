// ---- a property and a function of a class that is not final
// == A.swift
@main struct MyApp: App { @StateObject var state = AppState(); var body: some Scene { WindowGroup { A().environmentObject(state) } } }
struct A: View {
    @EnvironmentObject var state: AppState
    @Environment(\.colorScheme) var colorScheme
    var body: some View {
        Text("a").foregroundStyle(⟦Color.gray¦fails 2.6 on #e6e6e6⟧).background(state.paper)
        Text("b").foregroundStyle(⟦⟦Color.gray¦fails 3.26 on #ffffff in light⟧¦passes 5.36 on #1a1a1a in dark⟧).background(state.sky(for: colorScheme))
        Text("c").foregroundStyle(⟦Color.gray¦passes 6.44 on #000000⟧).background(state.tone(isLoud: true))
    }
}
// == AppState.swift
class AppState: ObservableObject {
    var paper: Color { Color(white: 0.9) }
    func sky(for colorScheme: ColorScheme) -> LinearGradient {
        colorScheme == .dark
            ? LinearGradient(gradient: Gradient(colors: [Color(white: 0.1), .black]), startPoint: .top, endPoint: .bottom)
            : LinearGradient(colors: [.white], startPoint: .top, endPoint: .bottom)
    }
    func tone(isLoud: Bool) -> Color { isLoud ? .black : .white }
}

// ---- a subclass has another color
// == A.swift
struct A: View {
    @ObservedObject var state: AppState
    var body: some View {
        Text("a").foregroundStyle(⟦Color.gray¦? AppState.paper is not defined here⟧).background(state.paper)
        Text("b").foregroundStyle(⟦Color.gray¦? the result of ink is not known⟧).background(state.ink(of: 1))
        Text("c").foregroundStyle(⟦Color.gray¦fails 2.6 on #e6e6e6⟧).background(state.edge)
    }
}
// == AppState.swift
class AppState: ObservableObject {
    var paper: Color { Color(white: 0.9) }
    var edge: Color { Color(white: 0.9) }
    func ink(of level: Int) -> Color { Color(white: 0.9) }
}
// == Sub.swift
class Sub: AppState {
    override var paper: Color { .black }
    override func ink(of level: Int) -> Color { level > 1 ? .black : other() }
}

// ---- in the file of the class
class AppState: ObservableObject {
    var paper: Color { Color(white: 0.9) }
    var stored = Color.black
}
struct A: View {
    @ObservedObject var state: AppState
    var body: some View {
        Text("a").foregroundStyle(⟦Color.gray¦fails 2.6 on #e6e6e6⟧).background(state.paper)
        Text("b").foregroundStyle(⟦Color.gray¦? state.stored is not defined here⟧).background(state.stored)
    }
}

// ---- a function of an extension of a class in another file
// == A.swift
struct A: View {
    @ObservedObject var state: AppState
    var body: some View { Text("a").foregroundStyle(⟦Color.gray¦fails 2.6 on #e6e6e6⟧).background(state.paper()) }
}
// == AppState.swift
class AppState: ObservableObject { var color: Color = .red }
// == AppState+Paper.swift
extension AppState { func paper() -> Color { Color(white: 0.9) } }

// ---- a subclass in the file of the class
class AppState: ObservableObject {
    var paper: Color { Color(white: 0.9) }
    var page: some View { Text("a").foregroundStyle(⟦Color.gray¦? AppState.paper is not defined here⟧).background(paper) }
}
class Sub: AppState { override var paper: Color { .black } }
struct A: View {
    @ObservedObject var state: AppState
    var body: some View { Text("a").foregroundStyle(⟦Color.gray¦? AppState.paper is not defined here⟧).background(state.paper) }
}
