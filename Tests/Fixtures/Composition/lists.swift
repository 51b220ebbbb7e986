// ---- the style of a list is set around it
struct MyApp: App { var body: some Scene { WindowGroup { VStack { A().listStyle(.plain) } } } }
struct A: View { var body: some View { List { Text("a").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light (MyApp)⟧¦passes 5.28 on #000000 of the list in dark (MyApp)⟧) } } }

// ---- at some distance, and in one of two places
struct MyApp: App { var body: some Scene { WindowGroup { VStack { A() }.listStyle(PlainListStyle()); A() } } }
struct A: View { var body: some View { B() } }
struct B: View {
    var body: some View {
        List {
            Section { Text("b").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light, 2 of 2 fail (MyApp > A)⟧¦fails 4.27 on #1c1c1e of the list in dark, 2 of 2 fail (MyApp > A)⟧) } header: { Text("c").foregroundStyle(⟦⟦Color(white: 0.45)¦fails 4.26 on #f2f2f7 of the list in light, 2 of 2 fail (MyApp > A)⟧¦fails 4.41 on #000000 of the list in dark, 2 of 2 fail (MyApp > A)⟧) }
        }
    }
}

// ---- the list's own style takes precedence, and a form has one
struct MyApp: App { var body: some Scene { WindowGroup { A().listStyle(.sidebar) } } }
struct A: View {
    var body: some View {
        List { Text("a").foregroundStyle(⟦Color(white: 0.5)¦? the background of the list is chosen by the system (MyApp)⟧) }
        List { Text("b").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light (MyApp)⟧¦fails 4.27 on #1c1c1e of the list in dark (MyApp)⟧) }.listStyle(.grouped)
        Form { Text("c").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light (MyApp)⟧¦fails 4.27 on #1c1c1e of the list in dark (MyApp)⟧) }
    }
}

// ---- the background of a list is hidden from outside
struct MyApp: App { var body: some Scene { WindowGroup { A().scrollContentBackground(.hidden).background(Color.black) } } }
struct A: View {
    var body: some View {
        List {
            Section {
                Text("a").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light (MyApp)⟧¦fails 4.27 on #1c1c1e of the list in dark (MyApp)⟧)
            } header: {
                Text("b").foregroundStyle(⟦Color(white: 0.4)¦? the background of the list is hidden (MyApp)⟧)
            }
        }
        Group {
            List { Section { Text("c") } header: { Text("d").foregroundStyle(⟦Color(white: 0.4)¦? the background of the list is hidden (MyApp)⟧) } }
        }
        .scrollContentBackground(.visible)
    }
}

// ---- hidden in the same view
struct A: View {
    var body: some View {
        VStack {
            List { Section { Text("a") } header: { Text("b").foregroundStyle(⟦Color(white: 0.4)¦fails 3.65 on #000000⟧) } }
            TextEditor(text: $text).foregroundStyle(⟦Color(white: 0.4)¦fails 3.65 on #000000⟧)
        }
        .scrollContentBackground(.hidden)
        .background(Color.black)
    }
}

// ---- a list in a sidebar
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        NavigationSplitView {
            List { Text("a").foregroundStyle(⟦Color(white: 0.5)¦? the background of the list is chosen by the system⟧) }
            B()
        } detail: {
            List { Text("b").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light (MyApp)⟧¦fails 4.27 on #1c1c1e of the list in dark (MyApp)⟧) }
        }
    }
}
struct B: View { var body: some View { List { Text("c").foregroundStyle(⟦Color(white: 0.5)¦? the background of the list is chosen by the system (MyApp > A)⟧) } } }

// ---- a field for long text is behind its placeholder
struct A: View {
    var body: some View {
        ZStack {
            TextEditor(text: $text)
            Text("a").foregroundStyle(⟦Color(white: 0.5)¦? TextEditor may draw its own background⟧)
        }
        .background(Color.black)
        ZStack {
            TextEditor(text: $text).scrollContentBackground(.hidden)
            Text("b").foregroundStyle(⟦Color(white: 0.4)¦fails 3.65 on #000000⟧)
        }
        .background(Color.black)
    }
}

// ---- a symbol beside a view of the project, which may hold text
struct A: View {
    var body: some View {
        VStack { Image(systemName: "star"); B() }.foregroundStyle(⟦⟦Color(white: 0.5)¦passes 4.39 on #1a1a1a⟧¦? B may draw its own background on #1a1a1a⟧).background(Color(white: 0.1))
    }
}

// ---- rows without a background show that of the list
struct MyApp: App { var body: some Scene { WindowGroup { A(); B().scrollContentBackground(.hidden) } } }
struct A: View {
    var body: some View {
        List {
            Section { Text("a").foregroundStyle(⟦⟦Color(white: 0.45)¦fails 4.26 on #f2f2f7 of the list in light (MyApp)⟧¦fails 4.41 on #000000 of the list in dark (MyApp)⟧) }.listRowBackground(Color.clear)
            Section { Text("b").foregroundStyle(⟦⟦Color(white: 0.45)¦passes 4.75 on #ffffff of the list in light (MyApp)⟧¦fails 3.57 on #1c1c1e of the list in dark (MyApp)⟧) }
        }
        Form { Text("c").foregroundStyle(⟦⟦Color(white: 0.45)¦fails 4.26 on #f2f2f7 of the list in light (MyApp)⟧¦fails 4.41 on #000000 of the list in dark (MyApp)⟧).listRowBackground(Color.clear) }
        List { Text("d").foregroundStyle(⟦Color(white: 0.45)¦? the background of the list is chosen by the system⟧).listRowBackground(Color.clear) }.listStyle(.sidebar)
    }
}
struct B: View {
    var body: some View { Form { Text("c").foregroundStyle(⟦Color(white: 0.45)¦? the background of the list is hidden (MyApp)⟧).listRowBackground(Color.clear) } }
}

// ---- a clear background of a row in a member shows the list
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View { List { note }.listStyle(.insetGrouped) }
    var note: some View { Text("a").foregroundStyle(⟦⟦Color.gray¦fails 2.92 on #f2f2f7 of the list in light (MyApp > A)⟧¦passes 6.44 on #000000 of the list in dark (MyApp > A)⟧).listRowBackground(Color.clear) }
}

// ---- a modifier of a list that hides what lies between its rows
struct MyApp: App { var body: some Scene { WindowGroup { A(); B() } } }
struct A: View {
    var body: some View {
        List {
            Section(header: Text("a").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of between (MyApp)⟧)) {
                Text("b").foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the list in light (MyApp)⟧¦passes 12.04 on #1c1c1e of the list in dark (MyApp)⟧)
                Text("c").foregroundStyle(⟦⟦.yellow¦passes 13.88 on #000000 in light⟧¦passes 14.87 on #000000 in dark⟧).listRowBackground(Color.black)
            }
        }
        .listStyle(.insetGrouped)
        .between(.white)
    }
}
struct B: View {
    var body: some View {
        List { Section(header: Text("d").foregroundStyle(⟦⟦.black¦? behind may draw its own background in light (MyApp)⟧¦? behind may draw its own background in dark (MyApp)⟧)) { Text("e") } }.behind(.white)
    }
}
extension View {
    func between(_ color: Color) -> some View {
        if #available(iOS 16, *) { return self.scrollContentBackground(.hidden).background(color) } else { return self }
    }
    func behind(_ color: Color) -> some View { background(color) }
}

// ---- the label of a link in a list has the color of labels
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        VStack {
            Form {
                NavigationLink { A() } label: { Text("a").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the list in light (MyApp)⟧¦passes 5.95 on #1c1c1e of the list in dark (MyApp)⟧) }
                Button { } label: { Text("b").foregroundStyle(⟦⟦.secondary¦? secondary is chosen by the system on #ffffff in light (MyApp)⟧¦? secondary is chosen by the system on #1c1c1e in dark (MyApp)⟧) }
                Rows()
            }
            Rows()
            NavigationLink { A() } label: { Text("c").foregroundStyle(⟦⟦.secondary¦? secondary is chosen by the system on #ffffff in light (MyApp)⟧¦? secondary is chosen by the system on #000000 in dark (MyApp)⟧) }
        }
    }
}
struct Rows: View {
    var body: some View {
        Section { NavigationLink { A() } label: { HStack { Text("d").foregroundStyle(⟦.secondary¦fails 3.43 on #ffffff of the list in light, 1 of 2 fail (MyApp > Root)⟧) } } }
    }
}

// ---- a list or a navigation container whose surroundings are not known
struct A: View {
    var body: some View {
        List {
            Text("a").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the list in light⟧¦passes 5.27 on #2c2c2e of the list in dark, if in a sheet⟧)
            Row()
        }
    }
}
struct B: View {
    var body: some View { VStack { Text("b").foregroundStyle(⟦.secondary¦? secondary is chosen by the system on #ffffff⟧) }.background(Color.white) }
}
struct Row: View { var body: some View { Text("c").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the list in light (A)⟧¦passes 5.27 on #2c2c2e of the list in dark, if in a sheet (A)⟧) } }

// ---- a list in a view with a color
struct MyApp: App { var body: some Scene { WindowGroup { A().foregroundStyle(⟦.red¦? A may color its own text⟧) } } }
struct A: View { var body: some View { List { Text("a").foregroundStyle(⟦⟦.secondary¦? secondary is chosen by the system on #ffffff in light (MyApp)⟧¦? secondary is chosen by the system on #1c1c1e in dark (MyApp)⟧) } } }

// ---- members in the labels of links
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        NavigationStack {
            List { link }
        }
    }
    private var link: some View { NavigationLink { B() } label: { row } }
    private var row: some View { Text("a").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the list in light (MyApp > A > A.link)⟧¦passes 5.95 on #1c1c1e of the list in dark (MyApp > A > A.link)⟧) }
}
struct B: View {
    var body: some View { NavigationLink { EmptyView() } label: { row } }
    private var row: some View { Text("b").foregroundStyle(⟦⟦.secondary¦? secondary is chosen by the system on #ffffff in light (MyApp > A > A.link > B)⟧¦? secondary is chosen by the system on #000000 in dark (MyApp > A > A.link > B)⟧) }
}

// ---- headers and footers of sections in a form
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Form {
            Section {
                Text("row").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light (MyApp)⟧¦fails 4.27 on #1c1c1e of the list in dark (MyApp)⟧)
            } header: {
                Text("header").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.56 on #f2f2f7 of the list in light (MyApp)⟧¦passes 5.28 on #000000 of the list in dark (MyApp)⟧)
            } footer: {
                Text("footer").foregroundStyle(⟦⟦.secondary¦? secondary is chosen by the system on #f2f2f7 in light (MyApp)⟧¦? secondary is chosen by the system on #000000 in dark (MyApp)⟧)
            }
            Section(header: Text("header").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.56 on #f2f2f7 of the list in light (MyApp)⟧¦passes 5.28 on #000000 of the list in dark (MyApp)⟧)) { B() }
        }
    }
}

// ---- a section in a member, on the list of the scope around
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View { List { section; VStack { section } }.listStyle(.grouped) }
    var section: some View {
        Section { Text("row").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light, 2 of 2 fail (MyApp > A)⟧¦fails 4.27 on #1c1c1e of the list in dark, 2 of 2 fail (MyApp > A)⟧) } header: { Text("header").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.56 on #f2f2f7 of the list in light, 2 of 2 fail (MyApp > A)⟧¦fails 4.27 on #1c1c1e of the list in dark, 2 of 2 fail (MyApp > A)⟧) }
    }
}

// ---- the other branch of a statement is in the list too
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @State var isOn = false
    var body: some View {
        List {
            if isOn { Text("on") } else { B() }
            card { if isOn { B() } else { B() } }
        }
    }
    func card<C: View>(@ViewBuilder _ content: () -> C) -> some View { VStack { content() } }
    func `else`(@ViewBuilder _ content: () -> some View) -> some View { content().background(Color.black) }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the list in light, 2 of 2 fail (MyApp > A)⟧¦passes 5.21 on #1c1c1e of the list in dark, 0 of 2 fail (MyApp > A)⟧) } }

// ---- a modifier of the view around a list that hides what lies between its rows
// == View.swift
struct MyApp: App { var body: some Scene { WindowGroup { A(); B() } } }
struct A: View {
    var body: some View { content.plainList().navigationTitle("a") }
    var content: some View {
        Form { Section { EmptyView() } header: { Text("a").foregroundStyle(⟦Color.gray¦? the background of the list is hidden (MyApp > A)⟧) }; Text("b").foregroundStyle(⟦⟦Color.gray¦fails 3.26 on #ffffff of the list in light (MyApp > A)⟧¦passes 5.21 on #1c1c1e of the list in dark (MyApp > A)⟧) }
    }
}
struct B: View {
    var body: some View { content.modifier(PlainList()) }
    var content: some View { List { Text("c").foregroundStyle(⟦Color.gray¦? the background of the list is hidden (MyApp > B)⟧).listRowBackground(Color.clear) } }
}
// == Modifiers.swift
extension View {
    @ViewBuilder func plainList(_ isPlain: Bool = false) -> some View {
        switch isPlain {
        case true: listStyle(.plain).scrollContentBackground(.hidden).background(Color.black)
        case false: scrollContentBackground(.hidden).background(Color.black)
        }
    }
}
struct PlainList: ViewModifier { func body(content: Content) -> some View { content.scrollContentBackground(.hidden).background(Color.black) } }

// ---- the destination of a link has not the style of the list that the link is in
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("a") { Goal() }
                Row()
            }
            .listStyle(.plain)
        }
    }
}
struct Row: View { var body: some View { NavigationLink("b") { Other() } } }
struct Goal: View { var body: some View { List { Text("c").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the list in light (MyApp > Root)⟧¦passes 4.95 on #1c1c1e of the list in dark (MyApp > Root)⟧) } } }
struct Other: View { var body: some View { List { Text("d").foregroundStyle(⟦⟦.red¦? the background of the list is chosen by the system in light (MyApp > Root > Row)⟧¦? the background of the list is chosen by the system in dark (MyApp > Root > Row)⟧) } } }

// ---- a style around the navigation container holds for destinations
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View { NavigationStack { List { NavigationLink("a") { Goal() } } }.listStyle(.plain) }
}
struct Goal: View { var body: some View { List { Text("c").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the list in light (MyApp > Root)⟧¦passes 6.11 on #000000 of the list in dark (MyApp > Root)⟧) } } }

// ---- what labeled content contains has a style of its own
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        Form {
            LabeledContent("a") { Text("b").foregroundStyle(⟦⟦.secondary¦? secondary is chosen by the system on #ffffff in light (MyApp)⟧¦? secondary is chosen by the system on #1c1c1e in dark (MyApp)⟧) }
            LabeledContent("c") { Text("d").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the list in light (MyApp)⟧¦passes 4.95 on #1c1c1e of the list in dark (MyApp)⟧) }
        }
    }
}

// ---- the header of a section in a view that may have none
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Form {
            Part {
                Text("a").foregroundStyle(⟦.white¦fails 1.6 on #cccccc of Part (MyApp > A > Part)⟧)
            } header: {
                Text("b").foregroundStyle(⟦.white¦fails 1.25 on #e6e6e6 of A (MyApp > A > Part)⟧)
            }
        }
        .scrollContentBackground(.hidden)
        .background(Color(white: 0.9))
    }
}
struct Part<Content: View, Header: View>: View {
    let content: Content
    let header: Header?
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
        self.header = header()
    }
    var body: some View {
        Group {
            if let header = header {
                Section { content } header: { header }
            } else {
                Section { content }
            }
        }
        .listRowBackground(Color(white: 0.8))
    }
}

// ---- a list that views may contain that hide the backgrounds of lists
struct MyApp: App { var body: some Scene { WindowGroup { Bar(items: Model().items).clear() } } }
extension View { func clear() -> some View { scrollContentBackground(.hidden) } }
struct Bar: View { var items: [AnyView]; var body: some View { items[0] } }
final class Model { var items: [AnyView] { [AnyView(A())] } }
struct A: View {
    var body: some View {
        List {
            Section { Text("a").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light⟧¦fails 3.5 on #2c2c2e of the list in dark, if in a sheet⟧) } header: { Text("b").foregroundStyle(⟦Color(white: 0.45)¦? the list may be in a view that hides the backgrounds of lists⟧) }
        }
    }
}
