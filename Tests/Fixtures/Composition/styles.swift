// ---- what a label lies on is what the style of its button draws
@main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Button { go() } label: { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of the default of Filled.color (MyApp > A > Filled)⟧) }.buttonStyle(Filled())
            Button { go() } label: { Text("b").foregroundStyle(⟦⟦.white¦fails 1.51 on #ffcc00 of A in light (MyApp > A > Filled)⟧¦fails 1.41 on #ffd600 of A in dark (MyApp > A > Filled)⟧) }.buttonStyle(Filled(color: .yellow))
            Button { go() } label: { HStack { Text("c").foregroundStyle(⟦.white¦passes 21.0 on #000000 of the default of Filled.color (MyApp > A > filled > Filled)⟧); Spacer() } }.buttonStyle(.filled)
            Button { go() } label: { Text("d").foregroundStyle(⟦⟦.white¦fails 1.51 on #ffcc00 of Stacked in light (MyApp > A > Stacked)⟧¦fails 1.41 on #ffd600 of Stacked in dark (MyApp > A > Stacked)⟧) }.buttonStyle(Stacked())
            Button { go() } label: { Text("e").foregroundStyle(⟦⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp > A > Bare)⟧¦passes 21.0 on #000000 of the window in dark (MyApp > A > Bare)⟧) }.buttonStyle(Bare())
            Button { go() } label: { Text("f").foregroundStyle(⟦.white¦? buttonStyle changes the colors⟧) }.buttonStyle(Elsewhere())
            Button { go() } label: { Text("g").foregroundStyle(⟦.white¦? buttonStyle changes the colors⟧) }.buttonStyle(.bordered)
            Button { go() } label: { Row() }.buttonStyle(Filled())
            Button { go() } label: { Text("h") }.foregroundStyle(⟦.white¦? the background is not known⟧).buttonStyle(Filled())
            Button { go() } label: { Text("i").foregroundStyle(⟦.secondary¦? secondary is chosen by the system on #000000 (MyApp > A > Filled)⟧) }.buttonStyle(Filled())
            Button { go() } label: { Text("j").foregroundStyle(⟦.white¦fails 3.26 on #8e8e93 of Pressed (MyApp > A > Pressed)⟧) }.buttonStyle(Pressed())
            Button { go() } label: { Text("k").foregroundStyle(⟦.white¦passes 21.0 on #000000⟧).background(.black) }.buttonStyle(Filled())
        }
    }
}
struct Row: View { var body: some View { Text("row").foregroundStyle(⟦.white¦passes 21.0 on #000000 of the default of Filled.color (MyApp > A > Filled > A)⟧) } }
struct Filled: ButtonStyle {
    var color = Color.black
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding().background(color) }
}
struct Stacked: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Image(systemName: "x"); configuration.label }.frame(maxWidth: .infinity).background(RoundedRectangle(cornerRadius: 8).fill(Color.yellow))
    }
}
struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
}
struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.background(configuration.isPressed ? Color.gray : .black) }
}
extension ButtonStyle where Self == Filled { static var filled: Filled { Filled() } }

// ---- styles in other files, with members that make them
// == App.swift
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Button { go() } label: { Text("a").foregroundStyle(⟦.white¦passes 17.49 on #1a1a1a of CardStyle (MyApp > A > card > CardStyle)⟧) }.buttonStyle(.card(.primary))
        Button { go() } label: { Text("b").foregroundStyle(⟦.white¦? buttonStyle changes the colors⟧) }.buttonStyle(.unheardOf)
        Button { go() } label: { Badge(color: .black) }.buttonStyle(.unheardOf)
        Button(action: go) { Text("c").foregroundStyle(⟦.white¦passes 17.49 on #1a1a1a of CardStyle (MyApp > A > CardStyle)⟧) }.buttonStyle(CardStyle()).background(.red)
        NavigationLink { Other() } label: { Text("d").foregroundStyle(⟦.white¦passes 17.49 on #1a1a1a of CardStyle (MyApp > A > card > CardStyle)⟧) }.buttonStyle(.card(.primary))
        VStack { Button { go() } label: { Text("e").foregroundStyle(⟦.white¦? buttonStyle changes the colors⟧) } }.buttonStyle(CardStyle())
        Button { go() } label: { Text("f").foregroundStyle(⟦.white¦passes 8.52 on #4d4d4d of Twice, 0 of 2 fail (MyApp > A > Twice)⟧) }.buttonStyle(Twice())
    }
}
struct Badge: View {
    let color: Color
    var body: some View { Text("f").foregroundStyle(⟦.white¦passes 21.0 on #000000 of A (A)⟧).background(color) }
}
// == Styles.swift
extension ButtonStyle where Self == CardStyle {
    static func card(_ kind: Kind) -> CardStyle { CardStyle() }
}
struct CardStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(⟦.white¦passes 17.49 on #1a1a1a⟧)
            .background { Capsule().fill(isEnabled ? Color(white: 0.1) : .white) }
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}
struct Twice: ButtonStyle {
    let isOn: Bool
    func makeBody(configuration: Configuration) -> some View {
        if isOn { configuration.label.background(.black) } else { configuration.label.background(Color(white: 0.3)) }
    }
}

// ---- styles of labels, and titles that have the color of the button or label
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Label("a", systemImage: "star").foregroundStyle(⟦Color(white: 0.7)¦fails 2.1 on #ffffff of A, 2 of 2 fail (MyApp > A)⟧).labelStyle(Row())
            Label("b", systemImage: "star").labelStyle(.row).foregroundStyle(⟦Color(white: 0.7)¦fails 2.1 on #ffffff of A, 2 of 2 fail (MyApp > A > row)⟧)
            Label("c", systemImage: "star").labelStyle(Filled()).foregroundStyle(⟦.white¦passes 8.52 on #4d4d4d of Filled, 0 of 2 fail (MyApp > A)⟧)
            Label("d", systemImage: "star").labelStyle(Inked()).foregroundStyle(⟦Color(white: 0.7)¦? labelStyle may color its own text⟧)
            Label("e", systemImage: "star").labelStyle(.unheardOf).foregroundStyle(⟦Color(white: 0.7)¦? labelStyle may color its own text⟧)
            Label { Text("f").foregroundStyle(⟦Color(white: 0.7)¦passes 9.95 on #000000 of Filled (MyApp > A > Filled)⟧) } icon: { Image(systemName: "g").foregroundStyle(⟦Color(white: 0.8)¦passes 5.3 on #4d4d4d of Filled (MyApp > A > Filled)⟧) }
                .labelStyle(Filled())
            Button("h") { go() }.foregroundStyle(⟦Color(white: 0.7)¦fails 2.72 on #666666 of Boxed (MyApp > A)⟧).buttonStyle(Boxed())
            Button("i") { go() }.foregroundStyle(⟦Color(white: 0.7)¦? buttonStyle may color its own text⟧).buttonStyle(Inky())
            Button("j") { go() }.foregroundStyle(⟦Color(white: 0.7)¦? buttonStyle changes the colors on #ffffff⟧).buttonStyle(.bordered)
            Label("k", systemImage: "star").labelStyle(.titleOnly).foregroundStyle(⟦Color(white: 0.7)¦fails 2.1 on #ffffff⟧)
        }
        .background(.white)
    }
}
struct Row: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { configuration.title; configuration.icon } }
}
extension LabelStyle where Self == Row { static var row: Row { Row() } }
struct Filled: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.icon.background(Color(white: 0.3)); configuration.title }.background(.black)
    }
}
struct Inked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.title; configuration.icon }.foregroundStyle(⟦.black¦passes 21.0 on #ffffff of A, 0 of 2 fail (MyApp > A)⟧)
    }
}
struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding().background(Color(white: 0.4)) }
}
struct Inky: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(⟦.white¦passes 21.0 on #000000⟧).background(.black) }
}
