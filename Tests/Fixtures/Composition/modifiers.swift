// ---- colors that modifiers are given
struct MyApp: App { var body: some Scene { WindowGroup { A(accentColor: .white) } } }
struct A: View {
    let accentColor: Color
    let style: Style
    @State var isOn = false
    var body: some View {
        VStack {
            VStack { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of backed⟧) }.backed(.black)
            VStack { Text("b").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of MyApp (MyApp)⟧) }.backed(accentColor)
            VStack { Text("c").foregroundStyle(⟦.white¦passes 21.0 on #000000 of labeled⟧) }.labeled(in: .black)
            VStack { Text("d").foregroundStyle(⟦.white¦passes 21.0 on #000000 of backed⟧) }.twice(color: .black)
            VStack { Text("e").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of MyApp (MyApp)⟧) }.modifier(Card(color: accentColor, inset: 1))
            VStack { Text("f").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of MyApp (MyApp)⟧) }.card(accentColor)
            VStack { Text("g").foregroundStyle(⟦.white¦? Style.bg is not defined here (MyApp)⟧) }.modifier(Card(color: style.bg, inset: 1))
            VStack { Text("h").foregroundStyle(⟦.white¦passes 21.0 on #000000 of onNewSystems⟧) }.onNewSystems(.black)
        }.background(Color.white)
    }
}
struct Style { var bg: Color }
struct Card: ViewModifier {
    var color: Color = .black
    let inset: CGFloat
    func body(content: Content) -> some View { content.padding(inset).background(color) }
}
extension View {
    func backed(_ color: Color) -> some View { background(color) }
    func labeled(in color: Color) -> some View { background(color) }
    func twice(color: Color) -> some View { self.backed(color) }
    func card(_ color: Color) -> some View { modifier(Card(color: color, inset: 1)) }
    func onNewSystems(_ color: Color) -> some View {
        if #available(iOS 16.0, *) {
            return self.background(color)
        } else {
            return self
        }
    }
}

// ---- their defaults, unless they may be given another
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    let style: Style
    var body: some View {
        VStack {
            VStack { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of backed⟧) }.backed()
            VStack { Text("b").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of backed⟧) }.backed(.white)
            VStack { Text("c").foregroundStyle(⟦.white¦? the color that is passed is not known⟧) }.backed(style.bg)
            VStack { Text("d").foregroundStyle(⟦.white¦passes 21.0 on #000000 of Card⟧) }.modifier(Card())
            VStack { Text("e").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of backed⟧) }.apply { $0.backed(.white) }
            VStack { Text("f").foregroundStyle(⟦.white¦? the color that is passed is not known⟧) }.apply { $0.backed(style.bg) }
            row()
            row(style.bg)
        }.background(Color.white)
    }
    func row(_ color: Color = .black) -> some View { Text("g").foregroundStyle(⟦.white¦? the color that is passed is not known, 0 of 2 fail (MyApp > A)⟧).background(color) }
}
struct Style { var bg: Color }
struct Card: ViewModifier {
    var color: Color = .black
    func body(content: Content) -> some View { content.background(color) }
}
extension View {
    func backed(_ color: Color = .black) -> some View { background(color) }
    func apply<V: View>(@ViewBuilder _ change: (Self) -> V) -> some View { change(self) }
}

// ---- a modifier in terms of itself ends
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            VStack { Text("a").foregroundStyle(⟦.white¦? backed may draw its own background⟧) }.backed(.black)
        }.background(Color.white)
    }
}
extension View {
    func backed(_ color: Color) -> some View { self.backed(color).background(color) }
}

// ---- behind the rows of a list is not what is behind the list
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        List { Text("a").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of the list in light (MyApp)⟧) }.listStyle(.plain).listBackground(.black).preferredColorScheme(.light)
        List { Text("b").foregroundStyle(⟦.white¦? rows may draw its own background in light (MyApp)⟧) }.listStyle(.plain).rows(.black).preferredColorScheme(.light)
    }
}
extension View {
    func listBackground(_ color: Color) -> some View { scrollContentBackground(.hidden).background(color) }
    func rows(_ color: Color) -> some View { listRowBackground(color) }
}

