// ---- the labels of buttons and links have the tint
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Button("a") {}.tint(⟦⟦.yellow¦fails 1.51 on #ffffff in light (MyApp)⟧¦fails 1.41 on #ffffff in dark (MyApp)⟧)
            Button { go() } label: { Text("b"); Image(systemName: "x"); Text("c").foregroundStyle(⟦Color.black¦passes 21.0 on #ffffff (MyApp)⟧) }.tint(⟦⟦.yellow¦fails 1.51 on #ffffff in light (MyApp)⟧¦fails 1.41 on #ffffff in dark (MyApp)⟧)
            Link("d", destination: url).accentColor(⟦⟦.yellow¦fails 1.51 on #ffffff in light (MyApp)⟧¦fails 1.41 on #ffffff in dark (MyApp)⟧)
            NavigationLink("e") { Text("f") }.tint(⟦⟦.yellow¦fails 1.51 on #ffffff in light (MyApp)⟧¦fails 1.41 on #ffffff in dark (MyApp)⟧)
        }
        .background(Color.white)
    }
}

// ---- the nearest tint counts, once for all labels
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Button("a") {}
            Button("b") {}
            Button("c") {}.tint(⟦.black¦passes 21.0 on #ffffff (MyApp)⟧)
            Button("d") {}.tint(nil)
        }
        .tint(⟦⟦.yellow¦fails 1.51 on #ffffff in light (MyApp)⟧¦fails 1.41 on #ffffff in dark (MyApp)⟧).background(Color.white)
    }
}

// ---- what other styles and modifiers draw in it is not known
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Button("a") {}.buttonStyle(.bordered).tint(⟦.yellow¦? what is drawn in the tint is not known⟧)
            Button("b", role: .destructive) {}.tint(⟦.yellow¦? what is drawn in the tint is not known⟧)
            Button { go() } label: { Text("c").colored() }.tint(⟦⟦.yellow¦? colored may draw its own background in light (MyApp)⟧¦? colored may draw its own background in dark (MyApp)⟧)
            Button { go() } label: { label }.tint(⟦.yellow¦? what is drawn in the tint is not known⟧)
            Other().tint(⟦.yellow¦? what is drawn in the tint is not known⟧)
        }
        .background(Color.white)
    }
}

// ---- fields draw their cursor in it, switches fill a shape, and original images keep their colors
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            TextField("a", text: $a).tint(⟦⟦.yellow¦fails 1.51 on #ffffff in light⟧¦fails 1.41 on #ffffff in dark⟧)
            Toggle("b", isOn: $b).tint(.yellow)
            Slider(value: $c).tint(.yellow)
            Image("d").renderingMode(.original).foregroundStyle(.yellow)
            Image("d").renderingMode(.original).foregroundStyle(.yellow).background(.white)
        }
        .background(Color.white)
    }
}

// ---- in a list, links have the color of labels
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        List { NavigationLink("a") { Text("b") }; Button("c") {}.tint(⟦⟦.yellow¦fails 1.51 on #ffffff of the list in light (MyApp)⟧¦passes 14.87 on #000000 of the list in dark (MyApp)⟧) }.listStyle(.plain)
    }
}

// ---- the style of the buttons in a view is set around it
struct MyApp: App { var body: some Scene { WindowGroup { A().buttonStyle(.bordered) } } }
struct A: View { var body: some View { Button("a") {}.tint(⟦⟦.yellow¦? buttonStyle changes the colors in light (MyApp)⟧¦? buttonStyle changes the colors in dark (MyApp)⟧) } }

// ---- buttons of other platforms have other styles
// == macOS/App.swift
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { VStack { Button("a") {}.tint(⟦⟦.yellow¦? the style of buttons is chosen by the system in light (MyApp)⟧¦? the style of buttons is chosen by the system in dark (MyApp)⟧) }.background(Color.white) } }

// ---- images with names take a color, and pictures that the code has at hand may not
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Image(name).foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧)
            Image(icon: .close).foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧)
            Image(uiImage: photo).foregroundStyle(⟦Color.white¦? whether Image takes the color is not known⟧)
        }
        .background(Color.white)
    }
}

// ---- the primary color as the tint is that of labels, unless another is set around
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Button("a") {}.tint(⟦⟦.primary¦passes 21.0 on #ffffff in light (MyApp)⟧¦fails 1.0 on #ffffff in dark (MyApp)⟧)
            VStack { Button("b") {}.tint(⟦.primary¦? primary is chosen by the system on #ffffff (MyApp)⟧) }.foregroundStyle(⟦Color.black¦? the style of Button may color its label on #ffffff⟧)
        }
        .background(Color.white)
    }
}

// ---- the tint of a prominent button is what lies behind its label
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Button {} label: { Text("a").foregroundStyle(⟦⟦.white¦fails 1.51 on #ffcc00 in light⟧¦fails 1.41 on #ffd600 in dark⟧) }.buttonStyle(.borderedProminent).tint(.yellow)
            Button {} label: { Text("b").foregroundStyle(⟦.white¦? buttonStyle changes the colors⟧) }.buttonStyle(.bordered).tint(⟦.yellow¦? what is drawn in the tint is not known⟧)
        }
        .background(Color.white)
    }
}
