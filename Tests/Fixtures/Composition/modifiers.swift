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

// ---- the color that a modifier gives to text, where it is used
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct Title: ViewModifier {
    func body(content: Content) -> some View { content.font(.body).foregroundStyle(⟦Color.white¦fails 3.97 on #808080 of A, 1 of 2 fail (MyApp > A)⟧) }
}
extension View { func titled() -> some View { modifier(Title()) } }
extension Text { func faint() -> Text { foregroundColor(⟦.white¦fails 3.97 on #808080 of A (MyApp > A)⟧) } }
struct A: View {
    var body: some View {
        VStack {
            Text("a").modifier(Title())
            VStack { Text("b").titled() }.background(.black)
            Text("c").faint()
            Text("d").foregroundStyle(⟦Color.black¦passes 5.28 on #808080⟧).titled()
        }
        .background(Color(white: 0.5))
    }
}

// ---- a color that a modifier is given, and a font that the text has
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
extension View {
    func colored(_ color: Color) -> some View { foregroundStyle(⟦⟦color¦fails 1.51 on #ffffff of A in light (MyApp > A)⟧¦fails 1.41 on #ffffff of A in dark (MyApp > A)⟧) }
    func gray() -> some View { foregroundStyle(⟦Color.gray¦? the text size is not known 3.26 on #ffffff of A (MyApp > A)⟧) }
}
struct A: View {
    var body: some View {
        VStack { Text("a").colored(.yellow); Text("b").font(.largeTitle).gray() }.background(.white)
    }
}

// ---- which text takes the color of a modifier of others, or of one of its branches
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
extension View {
    func pale() -> some View { foregroundStyle(⟦Color.white¦? which text takes the color of pale is not known (MyApp > A)⟧) }
    @ViewBuilder func marked(_ isOn: Bool) -> some View { if isOn { foregroundStyle(⟦Color.white¦? the background is not known⟧) } else { self } }
    func chosen(_ isOn: Bool) -> some View { foregroundStyle(isOn ? ⟦Color.white¦? the value is chosen at run time of A (MyApp > A)⟧ : Color.black) }
    func boxed() -> some View { foregroundStyle(⟦Color.white¦passes 21.0 on #000000⟧).background(.black) }
}
struct A: View {
    var body: some View {
        VStack {
            VStack { Text("a") }.pale()
            Text("b").marked(false)
            Text("c").chosen(false)
            Text("d").boxed()
        }
        .background(.white)
    }
}

// ---- the label of a style, where it is used
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct Outline: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff of A (MyApp > A)⟧) }
}
struct Row: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.icon.foregroundStyle(⟦Color.gray¦passes 3.26 on #ffffff of A (MyApp > A > row)⟧); configuration.title.foregroundStyle(⟦Color.gray¦fails 3.26 on #ffffff of A (MyApp > A > row)⟧) }
    }
}
extension LabelStyle where Self == Row { static var row: Row { Row() } }
struct A: View {
    var body: some View {
        VStack {
            Button("a") {}.buttonStyle(Outline())
            Label("b", systemImage: "x").labelStyle(.row)
        }
        .background(.white)
    }
}
