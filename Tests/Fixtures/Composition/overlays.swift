// ---- an overlay over what may be anything
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View { List { Text("a") }.overlay { lock } }
    private var lock: some View {
        ZStack {
            Color.white
            Text("b").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff in light (MyApp > A)⟧¦fails 1.1 on #ffffff in dark (MyApp > A)⟧)
        }
    }
}

// ---- an overlay on a color with a name
struct MyApp: App { var body: some Scene { WindowGroup { A(style: .plain); B() } } }
enum Style {
    case plain, grouped
    var color: Color { switch self { case .plain: .white; case .grouped: .black } }
}
struct A: View {
    let style: Style
    var body: some View { style.color.ignoresSafeArea().overlay(ScrollView { Row() }) }
}
struct B: View { var body: some View { Palette.paper.overlay { Text("b").foregroundStyle(⟦Color.black¦passes 21.0 on #ffffff⟧) } } }
struct Row: View { var body: some View { Text("c").foregroundStyle(⟦Color.gray¦? the value is chosen at run time (MyApp > A)⟧) } }
enum Palette { static let paper = Color.white }
struct Loading: ViewModifier {
    func body(content: Content) -> some View {
        content.overlay { Text("d").foregroundStyle(⟦Color.white¦passes 17.49 on #191919⟧).background(Color.black.opacity(0.9)) }
    }
}

// ---- a color over text
@main struct Main: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦⟦Color.gray¦? overlay changes the colors on #ffffff in light (Main)⟧¦? overlay changes the colors on #000000 in dark (Main)⟧).overlay(Color.black.opacity(0.8))
        VStack { Text("b").foregroundStyle(⟦Color.gray¦? overlay changes the colors⟧) }.overlay { Color.black.opacity(0.2).ignoresSafeArea() }
        Text("c").foregroundStyle(⟦⟦Color.gray¦fails 3.26 on #ffffff of the window in light (Main)⟧¦passes 6.44 on #000000 of the window in dark (Main)⟧).overlay(alignment: .bottom) { Color.red.frame(height: 1) }
        Text("d").foregroundStyle(⟦⟦Color.gray¦fails 3.26 on #ffffff of the window in light (Main)⟧¦passes 6.44 on #000000 of the window in dark (Main)⟧).overlay(Color.clear)
    }
}

// ---- labels that show their icons alone need the contrast of icons
@main struct Main: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Label("a", systemImage: "star").labelStyle(.iconOnly).foregroundStyle(⟦⟦Color(white: 0.55)¦passes 3.35 on #ffffff of the window in light (Main)⟧¦passes 6.26 on #000000 of the window in dark (Main)⟧)
        Label("b", systemImage: "star").foregroundStyle(⟦⟦Color(white: 0.55)¦fails 3.35 on #ffffff of the window in light (Main)⟧¦passes 6.26 on #000000 of the window in dark (Main)⟧)
        HStack {
            Label("c", systemImage: "star").foregroundStyle(⟦⟦Color(white: 0.55)¦passes 3.35 on #ffffff of the window in light (Main)⟧¦passes 6.26 on #000000 of the window in dark (Main)⟧)
            Label("d", systemImage: "star").labelStyle(.titleAndIcon).foregroundStyle(⟦⟦Color(white: 0.55)¦fails 3.35 on #ffffff of the window in light (Main)⟧¦passes 6.26 on #000000 of the window in dark (Main)⟧)
            Text("e").foregroundStyle(⟦⟦Color(white: 0.55)¦fails 3.35 on #ffffff of the window in light (Main)⟧¦passes 6.26 on #000000 of the window in dark (Main)⟧)
        }
        .labelStyle(.iconOnly)
    }
}
