// ---- views of optional values, and views without their type
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var note: String?
    var body: some View {
        VStack {
            note.map { Text($0).foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧) }
            item.shadow.map { shadow in
                HStack { Text(shadow).foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧) }
            }
            AnyView(HStack { Text("a").foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧) }.padding())
        }
        .background(.white)
    }
}

// ---- titles and placeholders of fields
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Toggle(title, isOn: $isOn).foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧)
            Label(title: { Text("a").foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧) }, icon: { Image(systemName: "x") })
            TextField("a", text: $text, prompt: Text("b").foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧))
            SecureField(text: $text) { Text("c").foregroundStyle(⟦Color.white¦passes 21.0 on #000000⟧) }.background(.black)
            TextField("a", text: $text, prompt: Text("b").foregroundStyle(⟦Color.gray¦passes 3.26 on #ffffff⟧)).font(.largeTitle)
            Picker(selection: $choice) { Text("d").foregroundStyle(⟦Color.white¦? the picker may be a menu⟧) } label: { Text("e") }
        }
        .background(.white)
    }
}

// ---- content of a picker, which may be a menu
@main struct Main: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @State var tone = Tone.calm
    var body: some View {
        Form {
            Picker("a", selection: $tone) {
                ForEach(Tone.allCases) { tone in
                    ZStack { Color.black; Text("b").foregroundColor(⟦.gray¦? the picker may be a menu on #000000⟧) }
                }
            }
        }
    }
}
