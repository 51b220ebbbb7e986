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
            VStack { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of backed⟧) }.backed(.black)
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

// ---- a modifier with an unknown default
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct Wide: ViewModifier {
    func body(content: Content) -> some View {
        switch idiom {
        case .pad: content.padding(40)
        @unknown default: content
        }
    }
}
struct A: View { var body: some View { VStack { Text("a").foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp)⟧¦passes 14.87 on #000000 of the window in dark (MyApp)⟧) }.modifier(Wide()) } }

// ---- opacities of what is disabled or pressed
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        Text("a").foregroundStyle(⟦⟦.black¦passes 21.0 on #ffffff of the window in light (MyApp)⟧¦fails 1.0 on #000000 of the window in dark (MyApp)⟧).opacity(isEnabled ? 1 : 0.3)
        Text("b").foregroundStyle(⟦⟦.black¦passes 21.0 on #ffffff of the window in light (MyApp)⟧¦fails 1.0 on #000000 of the window in dark (MyApp)⟧).opacity(!isEnabled ? Metrics.faded : 1.0)
        Text("c").foregroundStyle(⟦⟦.black¦? opacity changes the colors on #ffffff in light (MyApp)⟧¦fails 1.0 on #000000 of the window in dark (MyApp)⟧).opacity(isPlayed ? 0.3 : 1)
        Text("d").foregroundStyle(⟦⟦.black¦? opacity changes the colors on #ffffff in light (MyApp)⟧¦fails 1.0 on #000000 of the window in dark (MyApp)⟧).opacity(isEnabled ? 0.3 : 1)
    }
}
struct S: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("e").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧).opacity(configuration.isPressed ? 0.5 : 1).background(.white)
        Text("f").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧).opacity(!configuration.isPressed ? 1 : 0.5).background(.white)
    }
}

// ---- modifiers of the project
struct MyApp: App { var body: some Scene { WindowGroup { Uses() } } }
struct Panel: ViewModifier {
    func body(content: Content) -> some View { content.padding().background(Color(white: 0.75)) }
}
extension View {
    func panel() -> some View { modifier(Panel()) }
    @ViewBuilder func roomy(_ on: Bool) -> some View { if on { self.padding(20) } else { self } }
    func pale() -> some View { foregroundColor(⟦.white¦fails 1.83 on #bfbfbf of Panel (MyApp > Uses)⟧) }
}
struct Uses: View {
    var body: some View {
        VStack {
            Text("a").foregroundColor(⟦.gray¦fails 1.77 on #bfbfbf of Panel (MyApp)⟧).font(.body).roomy(true).panel()
            Text("b").font(.body).pale().foregroundColor(⟦.gray¦? pale may set another text color (MyApp)⟧).panel()
            Text("c").foregroundColor(⟦.gray¦? unknown may draw its own background (MyApp)⟧).unknown().panel()
        }
    }
}

// ---- a modifier after the background, and one that sets the color of text in another
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
extension View {
    func pale() -> some View { foregroundColor(⟦.white¦fails 1.0 on #ffffff of A (MyApp > A > View.paleToo)⟧) }
    func paleToo() -> some View { padding().pale() }
}
struct A: View {
    var body: some View {
        VStack {
            Text("a").font(.body).background(.white).unknown()
            Text("b").font(.body).paleToo().foregroundColor(⟦.black¦? paleToo may set another text color⟧)
        }
        .background(.white).unknown()
    }
}

// ---- a modifier that sets the tint
struct MyApp: App { var body: some Scene { WindowGroup { VStack { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light⟧¦passes 6.44 on #000000 of the window in dark⟧) }.modifier(Bar()) } } }
struct Bar: ViewModifier { func body(content: Content) -> some View { content.tint(⟦.red¦? what is drawn in the tint is not known⟧) } }
