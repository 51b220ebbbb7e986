// ---- content that a view passes on to another
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        VStack {
            Card(title: "x", label: { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of Card (MyApp > Root > Card > Folding > Card)⟧) }, content: { Text("b").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of Folding (MyApp > Root > Card > Folding > Card)⟧) })
            Row(icon: { Text("c").foregroundStyle(⟦.white¦passes 21.0 on #000000 of Leading (MyApp > Root > Row > Leading > Row)⟧) })
            Own { Text("d").foregroundStyle(⟦.white¦passes 21.0 on #000000 of Leading (MyApp > Root > Own > Leading > Own)⟧) }
            Lost { Text("e").foregroundStyle(⟦.white¦? where Lost shows its content is not known⟧) }
        }.background(Color.white)
    }
}
struct Card<Label: View, Content: View>: View {
    let title: String
    let label: () -> Label
    let content: () -> Content
    var body: some View {
        Folding<Label, Content>(isOpen: true, label: label, content: content).background(Color.black)
    }
}
struct Folding<Label: View, Content: View>: View {
    let isOpen: Bool
    let label: () -> Label
    let content: () -> Content
    var body: some View { VStack { label(); if isOpen { content().background(Color.white) } } }
}
struct Row<Icon: View>: View {
    @ViewBuilder let icon: Icon
    var body: some View { Leading(icon: icon) }
}
struct Leading<Icon: View>: View {
    let icon: Icon
    var body: some View { HStack { icon; Text("x") }.background(Color.black) }
}
struct Own<Content: View>: View {
    let content: () -> Content
    var body: some View { Leading(icon: self.content()) }
}
struct Lost<Content: View>: View {
    let content: () -> Content
    var body: some View { layout(content) }
    private var layout: AnyLayout { AnyLayout(VStackLayout(spacing: 1)) }
}

// ---- calls with generic arguments
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        Pair<Text, [String: Optional<Text>]>(first: 1) { Text("a").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of Pair (MyApp > Root > Pair)⟧) }
        Self.Pair<Text, some View> { Text("b").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of Pair (MyApp > Root > Pair)⟧) }.background(Color.black)
        if 1 < Int (2) { Text("c").foregroundStyle(⟦.white¦passes 21.0 on #000000⟧).background(Color.black) }
    }
}
struct Pair<A, B>: View {
    var first = 0
    @ViewBuilder let content: A
    var body: some View { content.background(Color.white) }
}

// ---- content that nothing shows
struct A: View {
    var body: some View { B { Text("a").foregroundStyle(⟦.white¦? where B shows its content is not known⟧) } }
}

// ---- content of a function, tabs, and types whose names begin with a small letter
struct MyApp: App { var body: some Scene { WindowGroup { iOSRoot() } } }
struct iOSRoot: View {
    var body: some View {
        TabView { tabs }
        boxed { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of iOSRoot.boxed (MyApp > iOSRoot > iOSRoot.boxed)⟧) }
        iOSLabel()
    }
    @TabContentBuilder<Int> private var tabs: some TabContent<Int> {
        Tab(value: 1) { page(1) } label: { Text("One") }
    }
    func page(_ number: Int) -> some View { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp > iOSRoot > iOSRoot.tabs)⟧¦passes 6.44 on #000000 of the window in dark (MyApp > iOSRoot > iOSRoot.tabs)⟧) }
    func boxed(@ViewBuilder _ content: () -> some View) -> some View { VStack { content() }.background(Color.black) }
}
struct iOSLabel: View { var body: some View { Text("c").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp > iOSRoot)⟧¦passes 6.44 on #000000 of the window in dark (MyApp > iOSRoot)⟧) } }

// ---- content that is the value of a case
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Row(kind: .custom { Text("a").foregroundStyle(⟦.white¦passes 12.63 on #333333 of Row (MyApp > A > Row)⟧) })
        Row(kind: .plain)
        Row(kind: .other { Text("b").foregroundStyle(⟦.white¦? where Row shows its content is not known⟧) })
        Row(kind: .custom { Text("c").foregroundStyle(⟦.white¦passes 12.63 on #333333 of Row (MyApp > A > Row)⟧) }) { Text("d").foregroundStyle(⟦.white¦passes 21.0 on #000000 of Row (MyApp > A > Row)⟧) }
    }
}
struct Row<Content: View>: View {
    enum Kind {
        case plain
        case custom(() -> Content)
        case other(() -> Content)
    }
    let kind: Kind
    @ViewBuilder var title: () -> Content = { EmptyView() }
    var body: some View {
        VStack {
            title()
            switch kind {
            case .plain: Text("e")
            case .custom(let content): content().background(Color(white: 0.2))
            case .other(let content): make(content)
            }
        }
        .background(.black)
    }
}
