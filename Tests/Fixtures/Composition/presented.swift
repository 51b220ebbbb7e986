// ---- a sheet shows what its item decides
struct MyApp: App { var body: some Scene { WindowGroup { First(); Second() } } }
enum Kind: Identifiable { case about(String), settings, help }
struct First: View {
    @State private var kind: Kind?
    var body: some View {
        VStack {
            Button("a") { kind = .about("x") }
            Button("b") { self.kind = Kind.help }
            Button("c") { kind = nil }
        }
        .sheet(item: $kind) { Screen(kind: $0) }
    }
}
struct Second: View {
    @State var shown: Kind? = .settings
    var body: some View { Color.black.sheet(item: $shown, content: { item in VStack { Screen(kind: item) } }) }
}
struct Screen: View {
    let kind: Kind
    var body: some View {
        switch kind {
        case .about(let text): Text(text).foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > First)⟧¦passes 4.95 on #1c1c1e of the window in dark (MyApp > First)⟧)
        case .settings: Text("s").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > Second)⟧¦passes 4.95 on #1c1c1e of the window in dark (MyApp > Second)⟧)
        case .help: Text("h").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > First)⟧¦passes 4.95 on #1c1c1e of the window in dark (MyApp > First)⟧)
        }
    }
}

// ---- an item that others may set
struct MyApp: App { var body: some Scene { WindowGroup { First(); Second() } } }
enum Kind: Identifiable { case about, settings }
struct First: View {
    @State private var kind: Kind?
    var body: some View {
        Picker(selection: $kind) { Button("a") { kind = .about } }
        .sheet(item: $kind) { Screen(kind: $0) }
    }
}
struct Second: View {
    @State private var shown: Kind?
    var body: some View {
        Button("b") { shown = isNew ? .about : .settings }
        .fullScreenCover(item: $shown) { Screen(kind: $0) }
    }
}
struct Screen: View {
    let kind: Kind
    var body: some View {
        switch kind {
        case .about: Text("a").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light, 2 of 2 fail (MyApp > First)⟧¦passes 4.95 on #1c1c1e of the window in dark, 0 of 2 fail (MyApp > First)⟧)
        case .settings: Text("s").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light, 2 of 2 fail (MyApp > First)⟧¦passes 4.95 on #1c1c1e of the window in dark, 0 of 2 fail (MyApp > First)⟧)
        }
    }
}

// ---- the argument of another closure is another item
struct MyApp: App { var body: some Scene { WindowGroup { First() } } }
enum Kind: Identifiable { case about, settings }
struct First: View {
    @State private var kind: Kind?
    var body: some View {
        Button("a") { kind = .about }
        .sheet(item: $kind) { item in ForEach(all) { Screen(kind: $0) } }
    }
}
struct Screen: View {
    let kind: Kind
    var body: some View {
        switch kind {
        case .about: Text("a").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > First)⟧¦passes 4.95 on #1c1c1e of the window in dark (MyApp > First)⟧)
        case .settings: Text("s").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > First)⟧¦passes 4.95 on #1c1c1e of the window in dark (MyApp > First)⟧)
        }
    }
}
