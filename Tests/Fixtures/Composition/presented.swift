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
    @State private var shown: Kind? = .settings
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

// ---- an item that extensions in other files may set
struct MyApp: App { var body: some Scene { WindowGroup { First() } } }
enum Kind: Identifiable { case about, settings }
struct First: View {
    @State var kind: Kind?
    var body: some View {
        Button("a") { kind = .about }
        .sheet(item: $kind) { Screen(kind: $0) }
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

// ---- a closure without a label is for the content that must be given
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        Form {
            Row("a") { Goal() }
            Row("b") { Text("t").foregroundStyle(⟦⟦.blue¦fails 3.52 on #ffffff of the list in light (MyApp > Root > Row)⟧¦passes 5.26 on #1c1c1e of the list in dark (MyApp > Root > Row)⟧) } destination: { Goal() }
        }
    }
}
struct Row<Trailing: View, Destination: View>: View {
    let title: String
    @ViewBuilder var trailing: () -> Trailing
    @ViewBuilder var destination: () -> Destination
    init(_ title: String, @ViewBuilder trailing: @escaping () -> Trailing = { EmptyView() }, @ViewBuilder destination: @escaping () -> Destination) {
        self.title = title
        self.trailing = trailing
        self.destination = destination
    }
    var body: some View { NavigationLink { destination() } label: { HStack { Text(title); trailing() } } }
}
struct Goal: View { var body: some View { Text("c").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > Root > Row > Root)⟧¦passes 6.11 on #000000 of the window in dark (MyApp > Root > Row > Root)⟧) } }

// ---- a window comes before a view that nothing shows
struct Unused: View { var body: some View { Color.black.sheet(isPresented: $isShown) { Goal() } } }
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { B() } }
struct B: View { var body: some View { Color.black.sheet(isPresented: $isShown) { Goal() } } }
struct Goal: View { var body: some View { Text("c").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > A > B)⟧¦passes 4.95 on #1c1c1e of the window in dark (MyApp > A > B)⟧) } }

// ---- a color that is chosen and used for text and background
struct MyApp: App { var body: some Scene { WindowGroup { Status() } } }
struct Status: View {
    let state: State
    var body: some View { Pill(color: color) }
    private var color: Color {
        switch state {
        case .good: return .green
        case .bad: return .red
        }
    }
}
struct Pill: View {
    let color: Color
    var body: some View { Text("c").foregroundStyle(⟦⟦⟦color¦fails 2.01 on #e7f8eb of Status in light (MyApp > Status)⟧¦fails 3.03 on #ffe7e8 of Status in light (MyApp > Status)⟧¦passes 5.58 on #1f0808 of Status in dark (MyApp > Status)⟧).background(color.opacity(0.12)) }
}

// ---- a value that is not given is nil
struct MyApp: App { var body: some Scene { WindowGroup { First(); Color.black.sheet(isPresented: $isShown) { Second() } } } }
struct First: View { var body: some View { Card() } }
struct Second: View { var body: some View { Card(icon: "star", hint: hint) } }
struct Card: View {
    var icon: String?
    var hint: String? = nil
    var body: some View {
        VStack {
            if let icon { Text(icon).foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > Second)⟧¦passes 4.95 on #1c1c1e of the window in dark (MyApp > Second)⟧) } else { Text("none").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light, 2 of 2 fail (MyApp > First)⟧¦passes 4.95 on #1c1c1e of the window in dark, 0 of 2 fail (MyApp > Second)⟧) }
            if let text = hint { Text(text).foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > Second)⟧¦passes 4.95 on #1c1c1e of the window in dark (MyApp > Second)⟧) }
            Text("all").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light, 2 of 2 fail (MyApp > First)⟧¦passes 4.95 on #1c1c1e of the window in dark, 0 of 2 fail (MyApp > Second)⟧)
        }
    }
}

// ---- a local of the same name is not the property
struct MyApp: App { var body: some Scene { WindowGroup { Card() } } }
struct Card: View {
    var note: String?
    var body: some View {
        let note = make()
        if let note { Text(note).foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp)⟧¦passes 6.11 on #000000 of the window in dark (MyApp)⟧) } else { Text("none").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp)⟧¦passes 6.11 on #000000 of the window in dark (MyApp)⟧) }
    }
}

// ---- content that may be left out and is passed on
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View { var body: some View { VStack { Row { Text("a").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp > Root > Row)⟧¦passes 6.11 on #000000 of the window in dark (MyApp > Root > Row)⟧) } } } }
struct Row<Trailing: View, Goal: View>: View {
    @ViewBuilder var trailing: () -> Trailing
    @ViewBuilder var goal: () -> Goal
    init(@ViewBuilder trailing: @escaping () -> Trailing = { EmptyView() }, @ViewBuilder goal: @escaping () -> Goal) {
        self.trailing = trailing
        self.goal = goal
    }
    var body: some View { HStack { goal(); trailing(); Box(content: trailing) } }
}
struct Box<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content().background(.black) }
}
