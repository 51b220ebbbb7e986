// ---- a color for the text in a view of the project
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        B().foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the window in light, 1 of 2 fail (MyApp > A)⟧¦passes 5.28 on #000000 of the window in dark, 0 of 2 fail (MyApp > A)⟧)
        VStack { B().foregroundStyle(⟦.gray¦passes 6.44 on #000000 of A, 0 of 2 fail (MyApp > A)⟧) }.background(Color.black)
        B().foregroundStyle(⟦.white¦fails 1.25 on #e6e6e6 of A, 2 of 2 fail (MyApp > A)⟧).background(Color(white: 0.9))
    }
}
struct B: View { var body: some View { VStack { Text("b"); Image(systemName: "star") } } }

// ---- through two views, in a member, and in content
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        B().foregroundStyle(⟦Color(white: 0.8)¦fails 1.6 on #ffffff of B, 1 of 2 fail (MyApp > A > B)⟧)
        title.foregroundColor(⟦⟦Color(white: 0.7)¦fails 2.1 on #ffffff of the window in light (MyApp > A)⟧¦passes 9.95 on #000000 of the window in dark (MyApp > A)⟧)
        D { Text("d") }.foregroundColor(⟦Color(white: 0.6)¦fails 2.84 on #ffffff of D (MyApp > A > D)⟧)
    }
    var title: some View { Text("a") }
}
struct B: View { var body: some View { VStack { C() }.background(Color.white) } }
struct C: View { var body: some View { HStack { Text("c").background(Color.black); Text("c") } } }
struct D<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content.background(Color.white) }
}

// ---- text that has a color of its own, or may have one
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        B().foregroundStyle(⟦Color(white: 0.5)¦? B may color its own text⟧)
        C().foregroundStyle(⟦Color(white: 0.5)¦? C may color its own text⟧)
        D().foregroundStyle(⟦Color(white: 0.5)¦? D may color its own text⟧)
        E().foregroundStyle(⟦Color(white: 0.5)¦? E may color its own text⟧)
        F().pale().foregroundStyle(⟦Color(white: 0.5)¦? the background is not known⟧)
    }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.black¦passes 21.0 on #ffffff of the window in light (MyApp > A)⟧¦fails 1.0 on #000000 of the window in dark (MyApp > A)⟧) } }
struct C: View { var body: some View { Button { } label: { Text("c") } } }
struct E: View { var body: some View { VStack { Text("e").opacity(0.5) } } }
struct F: View { var body: some View { Text("f") } }

// ---- a hierarchical style for a view, and one in the dark
struct MyApp: App { var body: some Scene { WindowGroup { A().sheet(isPresented: $a) { B().foregroundStyle(⟦.secondary¦passes 5.95 on #1c1c1e of the window in dark (MyApp)⟧).preferredColorScheme(.dark) } } } }
struct A: View { var body: some View { B().foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the window in light (MyApp > A)⟧¦passes 6.36 on #000000 of the window in dark (MyApp > A)⟧); B().foregroundStyle(⟦⟦color¦? color is not defined here on #ffffff in light (MyApp > A)⟧¦? color is not defined here on #000000 in dark (MyApp > A)⟧).foregroundStyle(.red) } }
struct B: View { var body: some View { Text("b") } }

// ---- the nearest color counts
struct MyApp: App { var body: some Scene { WindowGroup { A().foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp)⟧¦passes 14.87 on #000000 of the window in dark (MyApp)⟧) } } }
struct A: View { var body: some View { VStack { Text("a"); B().foregroundStyle(⟦⟦.black¦passes 21.0 on #ffffff of the window in light (MyApp > A)⟧¦fails 1.0 on #000000 of the window in dark (MyApp > A)⟧) } } }
struct B: View { var body: some View { Text("b") } }

// ---- a color that a view is given for its text, and gives on
struct MyApp: App { var body: some Scene { WindowGroup { A(tint: .yellow); A(tint: .black) } } }
struct A: View { let tint: Color; var body: some View { B().foregroundStyle(⟦⟦tint¦fails 1.51 on #ffffff of the window in light, 2 of 2 fail (MyApp > A)⟧¦fails 1.0 on #000000 of the window in dark, 2 of 2 fail (MyApp > A)⟧) } }
struct B: View { var body: some View { Text("b") } }

// ---- views that give colors in a cycle
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { VStack { Text("a"); B().foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the window in light, 2 of 2 fail (MyApp > A)⟧¦passes 5.28 on #000000 of the window in dark, 0 of 2 fail (MyApp > A)⟧) } } }
struct B: View { var body: some View { VStack { Text("b"); A().foregroundStyle(⟦⟦Color(white: 0.6)¦fails 2.84 on #ffffff of the window in light (MyApp > A > B)⟧¦passes 7.37 on #000000 of the window in dark (MyApp > A > B)⟧) } } }

// ---- a widget
struct A: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "a", provider: Provider()) { entry in B(entry: entry).containerBackground(.black, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
struct C: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "c", intent: I.self, provider: Provider()) { D(entry: $0) }
    }
}
struct B: View { let entry: Entry; var body: some View { Text("b").foregroundStyle(⟦Color(white: 0.4)¦fails 3.65 on #000000 of A (A)⟧) } }
struct D: View {
    let entry: Entry
    var body: some View {
        VStack { Text("d").foregroundStyle(⟦Color(white: 0.4)¦passes 5.74 on #ffffff⟧) }.containerBackground(for: .widget) { Color.white }
        Text("e").foregroundStyle(⟦Color(white: 0.4)¦? the background of the widget is chosen by the system (C)⟧)
    }
}

// ---- a toolbar
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack { }.toolbar { Text("a").foregroundStyle(⟦⟦.red¦? the background of the toolbar is chosen by the system in light⟧¦? the background of the toolbar is chosen by the system in dark⟧); B() }
        VStack { }.toolbarBackground(.black, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar).toolbar { B() }
    }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦Color(white: 0.4)¦fails 3.65 on #000000 of A, 1 of 2 fail (MyApp > A)⟧) } }

// ---- a style of buttons is set around them
struct MyApp: App { var body: some Scene { WindowGroup { A().buttonStyle(Blue()); B(); VStack { C() }.buttonStyle(.bordered) } } }
struct A: View {
    var body: some View {
        Button { } label: { Text("a").foregroundStyle(⟦⟦.white¦? buttonStyle changes the colors in light (MyApp)⟧¦? buttonStyle changes the colors in dark (MyApp)⟧) }
        Button("b") { }.foregroundStyle(⟦⟦.white¦? buttonStyle changes the colors in light (MyApp)⟧¦? buttonStyle changes the colors in dark (MyApp)⟧)
        Button { } label: { Text("c").foregroundStyle(⟦⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧¦passes 21.0 on #000000 of the window in dark (MyApp)⟧) }.buttonStyle(.plain)
    }
}
struct B: View { var body: some View { Button { } label: { Text("b").foregroundStyle(⟦⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧¦passes 21.0 on #000000 of the window in dark (MyApp)⟧) } } }
struct C: View {
    var body: some View {
        VStack { Button { } label: { Text("c").foregroundStyle(⟦⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧¦passes 21.0 on #000000 of the window in dark (MyApp)⟧) } }.buttonStyle(.plain)
        VStack { Button { } label: { Text("d").foregroundStyle(⟦.white¦? buttonStyle changes the colors⟧) } }.buttonStyle(.bordered)
    }
}

// ---- no color reaches the sheet that a view shows
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { B().foregroundStyle(⟦Color.black¦passes 21.0 on #ffffff of A (MyApp > A)⟧).background(Color.white) } }
struct B: View { var body: some View { Text("b").sheet(isPresented: $isShown) { C() } } }
struct C: View { var body: some View { VStack { Text("c") }.background(Color.black) } }

// ---- properties without a written type
struct MyApp: App { var body: some Scene { WindowGroup { A(); A(ink: .black) } } }
struct A: View {
    var ink = Color(white: 0.7)
    var sky = LinearGradient(colors: [.white, Color(white: 0.9)], startPoint: .top, endPoint: .bottom)
    @State var chosen = Color.gray
    var body: some View {
        Text("a").foregroundStyle(⟦ink¦fails 1.68 on #e6e6e6 of the default of A.sky, 1 of 2 fail (MyApp)⟧).background(sky)
        Text("b").foregroundStyle(⟦chosen¦? chosen is not defined here on #ffffff⟧).background(Color.white)
    }
}

// ---- the image of a view for icons, and images of the code that are called by their names
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    let photo: UIImage
    var body: some View {
        VStack {
            BrandIcon(\.star).foregroundStyle(⟦Color(white: 0.7)¦fails 2.1 on #ffffff of A (MyApp > A)⟧)
            Avatar(image: photo).foregroundStyle(⟦Color(white: 0.7)¦? Avatar may color its own text⟧)
            Badge(icon: star).foregroundStyle(⟦Color(white: 0.7)¦? Badge may color its own text⟧)
            Image(uiImage: .star).foregroundStyle(⟦Color(white: 0.7)¦fails 2.1 on #ffffff⟧)
            Image(uiImage: photo).foregroundStyle(⟦Color(white: 0.7)¦? whether Image takes the color is not known⟧)
            Image(uiImage: .star.tinted(.red)).foregroundStyle(⟦Color(white: 0.7)¦? whether Image takes the color is not known⟧)
        }
        .background(.white)
    }
}
struct BrandIcon: View {
    private var image: Image
    init(_ icon: KeyPath<Icons, Image>) { image = Icons.all[keyPath: icon] }
    var body: some View { image.resizable().modifier(Sized()) }
}
struct Sized: ViewModifier { func body(content: Content) -> some View { content.frame(width: 24, height: 24) } }
struct Avatar: View {
    let image: Image
    var body: some View { image.resizable() }
}
struct Badge: View {
    let icon: Image
    var body: some View { icon.resizable().background(.black) }
}

// ---- symbols that have the color that their view is given need less contrast than text
struct MyApp: App { var body: some Scene { WindowGroup { A().preferredColorScheme(.light) } } }
struct A: View {
    var body: some View {
        Rating().foregroundStyle(⟦Color(white: 0.5)¦passes 3.97 on #ffffff of the window in light (MyApp > A > Rating)⟧)
        Rating().foregroundStyle(⟦Color(white: 0.7)¦fails 2.1 on #ffffff of the window in light (MyApp > A > Rating)⟧)
        Rating().font(.title).foregroundStyle(⟦Color(white: 0.55)¦passes 3.35 on #ffffff of the window in light (MyApp > A > Rating)⟧)
        Score().foregroundStyle(⟦Color(white: 0.8)¦fails 1.6 on #ffffff of the window in light, 2 of 2 fail (MyApp > A)⟧)
        Score().foregroundStyle(⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the window in light, 1 of 2 fail (MyApp > A)⟧)
    }
}
struct Rating: View { var body: some View { HStack { ForEach(0..<5) { _ in Star() } } } }
struct Star: View { var body: some View { Image(systemName: "star.fill") } }
struct Score: View { var body: some View { HStack { Star(); Text("4") } } }
