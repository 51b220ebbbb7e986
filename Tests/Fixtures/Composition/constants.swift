// ---- a branch that constant arguments decide is judged where it is shown
struct MyApp: App {
    var body: some Scene {
        WindowGroup {
            VStack { Logo(onDark: true); Chip(style: .night) }.background(Color.black)
            VStack { Logo(onDark: false); Logo(); Chip(style: .day) }.background(Color.white)
        }
    }
}
struct Logo: View {
    var onDark = false
    var body: some View {
        if onDark {
            Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧)
        } else {
            Text("b").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of MyApp (MyApp)⟧)
        }
        Text("c").foregroundStyle(onDark ? ⟦.white¦passes 21.0 on #000000 of MyApp, 0 of 2 fail (MyApp)⟧ : .black)
        Mark().background(onDark ? Color.black : Color.white)
    }
}
struct Mark: View { var body: some View { Text("d").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff of Logo, 1 of 2 fail (MyApp > Logo)⟧) } }
enum Style { case day, night }
struct Chip: View {
    private let style: Style
    init(style: Style) { self.style = style }
    var body: some View {
        switch style {
        case .day: Text("a").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of MyApp (MyApp)⟧)
        case .night: label(.white)
        }
    }
    func label(_ ink: Color) -> some View { Text("b").foregroundStyle(⟦ink¦passes 21.0 on #000000 of MyApp (MyApp > Chip)⟧) }
}

// ---- a branch that no use shows
struct MyApp: App { var body: some Scene { WindowGroup { Badge(isOn: true, label: "x").background(Color.black) } } }
struct Badge: View {
    let isOn: Bool
    let label: String
    var body: some View {
        if isOn { Text(label).foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧) } else { Text(label).foregroundStyle(⟦.black¦? no use of the view shows this branch⟧) }
    }
}

// ---- a constant binding
struct MyApp: App {
    @State var isOn = true
    var body: some Scene { WindowGroup { VStack { A(isOn: .constant(false)); B(isOn: .constant(false)); B(isOn: $isOn) }.background(Color.black) } }
}
struct A: View {
    @Binding var isOn: Bool
    var body: some View {
        if isOn { Text("a").foregroundStyle(⟦.black¦? no use of the view shows this branch⟧) } else { Text("b").foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧) }
    }
}
struct B: View {
    @Binding private(set) var isOn: Bool
    var body: some View {
        if isOn { Text("a").foregroundStyle(⟦.black¦fails 1.0 on #000000 of MyApp (MyApp)⟧) } else { Text("b").foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧) }
    }
}

// ---- what is not constant may be anything
struct MyApp: App {
    var body: some Scene {
        WindowGroup { VStack { Badge(isOn: model.isOn); Wrapped(); Changed().on(); Read(); Both(isOn: true) }.background(Color.black) }
    }
}
struct Badge: View {
    var isOn = true
    var body: some View {
        if isOn { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧) } else { Text("b").foregroundStyle(⟦.black¦fails 1.0 on #000000 of MyApp (MyApp)⟧) }
    }
}
struct Wrapped: View {
    @State var isOn = true
    @AppStorage("is.on") private var isSet = true
    var body: some View {
        if isOn { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧) } else { Text("b").foregroundStyle(⟦.black¦fails 1.0 on #000000 of MyApp (MyApp)⟧) }
        if isSet { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧) } else { Text("b").foregroundStyle(⟦.black¦fails 1.0 on #000000 of MyApp (MyApp)⟧) }
    }
}
struct Changed: View {
    var isOn = false
    var color = Color.yellow
    func on() -> Self {
        var copy = self
        copy.isOn = true
        copy.color = .black
        return copy
    }
    var body: some View {
        if isOn { Text("a").foregroundStyle(⟦.white¦? on may draw its own background (MyApp)⟧) } else { Text("b").foregroundStyle(⟦.black¦? on may draw its own background (MyApp)⟧) }
        Text("c").foregroundStyle(⟦color¦? color is not defined here on #000000⟧).background(.black)
    }
}
struct Read: View {
    var isOn: Bool { model.isOn }
    var body: some View {
        if isOn { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧) } else { Text("b").foregroundStyle(⟦.black¦fails 1.0 on #000000 of MyApp (MyApp)⟧) }
    }
}
struct Both: View {
    let isOn: Bool
    init(isOn: Bool) { self.isOn = isOn && model.isOn }
    var body: some View {
        if isOn { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧) } else { Text("b").foregroundStyle(⟦.black¦fails 1.0 on #000000 of MyApp (MyApp)⟧) }
    }
}

// ---- content belongs to the view that gives it
struct MyApp: App {
    var body: some Scene {
        WindowGroup {
            Card(isDark: true) { Text("a").foregroundStyle(⟦.white¦? the background is not known⟧) }
            Page(isDark: true)
        }
    }
}
struct Page: View {
    let isDark: Bool
    var body: some View {
        Card(isDark: false) {
            Text("b").foregroundStyle(isDark ? ⟦.white¦fails 1.0 on #ffffff of Card (MyApp > Page > Card)⟧ : .black)
            if isDark { Text("c").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of Card (MyApp > Page > Card)⟧) } else { Text("d").foregroundStyle(⟦.black¦? no use of the view shows this branch⟧) }
        }
    }
}
struct Card<Content: View>: View {
    let isDark: Bool
    @ViewBuilder let content: () -> Content
    var body: some View { content().background(isDark ? Color.black : Color.white) }
}

// ---- initializers that set a property without `self`
struct MyApp: App {
    var body: some Scene { WindowGroup { VStack { Ink(title: "y"); Plain(.black); Fill(style: .constant(.dark)) }.background(Color.white) } }
}
struct Ink: View {
    let ink: Color
    let isOn: Bool
    init(ink: Color = .white, isOn: Bool = false) {
        self.ink = ink
        self.isOn = isOn
    }
    init(title: String) {
        ink = .black
        isOn = true
    }
    var body: some View {
        Text("a").foregroundStyle(⟦ink¦? ink is not defined here on #ffffff (MyApp)⟧)
        if isOn { Text("b").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of MyApp (MyApp)⟧) }
    }
}
struct Plain: View {
    let ink: Color
    init(_ color: Color) { ink = color }
    var body: some View { Text("a").foregroundStyle(⟦ink¦passes 21.0 on #ffffff of MyApp (MyApp)⟧) }
}
struct Fill: View {
    let style: Style
    var body: some View {
        switch style {
        case .dark: Text("a").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of MyApp (MyApp)⟧)
        case .constant: Text("b").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of MyApp (MyApp)⟧)
        }
    }
}

// ---- constants that views pass on
@main struct Main: App {
    var body: some Scene {
        WindowGroup {
            Outer(isDark: true).background(Color.black)
            Outer(isDark: false).background(Color.yellow)
            Varying(isDark: other)
        }
    }
}
struct Outer: View {
    let isDark: Bool
    var body: some View { Chip(isDark: isDark) }
}
struct Chip: View {
    let isDark: Bool
    var body: some View { Text("a").foregroundStyle(isDark ? Color.white : ⟦⟦Color.gray¦fails 2.15 on #ffcc00 of Main in light, 1 of 2 fail (Main > Outer)⟧¦fails 2.3 on #ffd600 of Main in dark, 1 of 2 fail (Main > Outer)⟧) }
}
struct Varying: View {
    let isDark: Bool
    var body: some View { if isDark { Toned(isDark: self.isDark).background(Color.black) } }
}
struct Toned: View {
    let isDark: Bool
    var body: some View { Text("a").foregroundStyle(isDark ? ⟦Color.gray¦passes 6.44 on #000000 of Varying (Main > Varying)⟧ : Color.black) }
}
