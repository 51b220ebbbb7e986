// ---- a member that an extension in another file declares
// == A.swift
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { VStack { title; row(1) }.background(.black) } }
// == A+Rows.swift
extension A {
    var title: some View { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of A (MyApp > A)⟧) }
    func row(_ number: Int) -> some View { Text("b").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of A (MyApp > A)⟧) }
}

// ---- a member with a modifier of the project's
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View { content.card().background(.black) }
    var content: some View { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of A (MyApp > A)⟧) }
}
extension View { func card() -> some View { padding(4) } }

// ---- content of any generic type, and with a builder
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        VStack {
            Box { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of Box (MyApp > Root > Box)⟧) }
            Frame { Text("b").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of Frame (MyApp > Root > Frame)⟧) }
        }
    }
}
struct Box<T: View>: View {
    let inside: () -> T
    var body: some View { inside().background(.black) }
}
struct Frame<T>: View where T: View {
    @ViewBuilder private let inside: () -> T
    @ViewBuilder private var edge: some View { Text("c").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of Frame (MyApp > Root > Frame)⟧) }
    var body: some View { VStack { inside(); edge }.background(.black) }
}

// ---- the first closure is the content, not the footer
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View { var body: some View { Form { Rows { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the list in light (MyApp > Root > Rows)⟧¦passes 5.21 on #1c1c1e of the list in dark (MyApp > Root > Rows)⟧) } } } }
struct Rows<Content: View, Footer: View>: View {
    @ViewBuilder let content: () -> Content
    @ViewBuilder let footer: () -> Footer
    var body: some View { Section { content() } footer: { footer() } }
}

// ---- the first closure is what no other closure is
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        VStack {
            Pair { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of Pair (MyApp > Root > Pair)⟧) } lower: { Text("b").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff of Pair (MyApp > Root > Pair)⟧) }
            Pair { Text("c").foregroundStyle(⟦.gray¦? where Pair shows its content is not known⟧) }
        }
    }
}
struct Pair<Upper: View, Lower: View>: View {
    @ViewBuilder let upper: () -> Upper
    @ViewBuilder let lower: () -> Lower
    var body: some View {
        upper().background(.black)
        lower().background(.white)
    }
}

// ---- links with an initializer of the project's
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        VStack {
            NavigationStack {
                NavigationLink(.page(1)) { A() }.background(.black)
                NavigationLink("b") { B() }.background(.black)
            }
        }
    }
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the background is not known, 0 of 2 fail⟧) } }
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp > Root)⟧¦passes 6.44 on #000000 of the window in dark (MyApp > Root)⟧) } }

// ---- a member that makes the content of a loop
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack { ForEach(items, id: \.self, content: row); ForEach(items, content: self.other) }.background(.white)
    }
    private func row(_ item: Int) -> some View { Text("a").foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff of A (MyApp > A)⟧) }
    private func other(_ item: Int) -> some View { Text("b").foregroundStyle(⟦Color.black¦passes 21.0 on #ffffff of A (MyApp > A)⟧) }
}

// ---- content that a container gets by name
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct Adaptive<Content: View>: View {
    let content: () -> Content
    var body: some View {
        Group {
            if isWide { HStack(spacing: 8, content: content) } else { VStack(content: content) }
        }
    }
}
struct A: View {
    var body: some View { Adaptive { Text("a").foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp > A > Adaptive)⟧¦passes 14.87 on #000000 of the window in dark (MyApp > A > Adaptive)⟧) } }
}

// ---- variables that hold texts and images
struct MyApp: App { var body: some Scene { WindowGroup { A(icon: Image("a"), title: Text("b"), note: Text("c"), other: "d") } } }
struct A: View {
    let icon: Image
    let title: Text
    var note: Text?
    let other: String
    var body: some View {
        VStack {
            icon.resizable().foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp)⟧¦passes 14.87 on #000000 of the window in dark (MyApp)⟧)
            title.foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp)⟧¦passes 14.87 on #000000 of the window in dark (MyApp)⟧)
            if let note { note.foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp)⟧¦passes 14.87 on #000000 of the window in dark (MyApp)⟧) }
            other.foregroundStyle(⟦.yellow¦? the background is not known⟧)
        }
    }
}

// ---- a property of a value, with modifiers
struct MyApp: App { var body: some Scene { WindowGroup { A(tab: .home) } } }
struct A: View {
    let tab: Tab
    var body: some View { NavigationStack { tab.root.navigationBarHidden(true).padding() } }
}
extension Tab {
    @ViewBuilder var root: some View {
        switch self {
        case .home: List { Text("a").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the list in light (MyApp > A)⟧¦passes 5.95 on #1c1c1e of the list in dark (MyApp > A)⟧) }
        default: EmptyView()
        }
    }
}

// ---- placeholders show no text
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        if isLoading { Row().redacted(reason: .placeholder) } else { Row() }
        VStack { Other() }.redacted(reason: .placeholder)
    }
}
struct Row: View { var body: some View { Text("a").foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp > A)⟧¦passes 14.87 on #000000 of the window in dark (MyApp > A)⟧) } }
struct Other: View { var body: some View { Text("a").foregroundStyle(⟦.yellow¦? where Other is shown is not known⟧) } }

// ---- symbols in one color, and in several
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Image(systemName: "star").symbolRenderingMode(.monochrome).foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp)⟧¦passes 14.87 on #000000 of the window in dark (MyApp)⟧)
        Image(systemName: "star").symbolRenderingMode(.hierarchical).foregroundStyle(⟦⟦.yellow¦? symbolRenderingMode changes the colors on #ffffff in light (MyApp)⟧¦? symbolRenderingMode changes the colors on #000000 in dark (MyApp)⟧)
    }
}
