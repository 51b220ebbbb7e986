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
            Pair { Text("c").foregroundStyle(⟦.gray¦? the background is not known⟧) }
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
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? where A is shown is not known, 0 of 2 fail⟧) } }
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp > Root)⟧¦passes 6.44 on #000000 of the window in dark (MyApp > Root)⟧) } }

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

// ---- a color that two modules define, alike or not
// == App.swift
extension Color {
    static let brand = Color(red: 0, green: 154 / 255, blue: 199 / 255)
    static let ink = Color(white: 0.3)
}
// == Widget.swift
private func srgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(.sRGB, red: red / 255.0, green: green / 255.0, blue: blue / 255.0, opacity: 1)
}
extension Color {
    static var brand: Color { srgb(0x00, 0x9A, 0xC7) }
    static let ink = Color(white: 0.4)
}
// == View.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦.brand¦fails 3.25 on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦.ink¦? Color.ink has several definitions on #ffffff⟧).background(.white)
    }
}

// ---- functions that a flag decides
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
extension UIColor {
    static func row(isModal: Bool) -> UIColor {
        if isModal { return UIColor(light: .white, dark: .darkGray) } else { return .black }
    }
    static func ink(_ isOn: Bool) -> UIColor { !isOn ? .white : .black }
    static func early(isOn: Bool) -> UIColor {
        if !isOn { return .white }
        return .black
    }
}
struct A: View {
    var body: some View {
        Text("a").foregroundColor(Color(⟦.ink(true)¦fails 1.0 on #000000⟧)).background(Color(.row(isModal: false)))
        Text("b").foregroundColor(Color(⟦.ink(false)¦passes 21.0 on #000000⟧)).background(Color(.row(isModal: false)))
        Text("c").foregroundColor(Color(⟦⟦.ink(false)¦fails 1.0 on #ffffff in light⟧¦passes 7.45 on #555555 in dark⟧)).background(Color(.row(isModal: true)))
        Text("d").foregroundColor(Color(⟦.ink(isOn)¦? the value is chosen at run time on #ffffff⟧)).background(Color.white)
        Text("e").foregroundColor(Color(⟦UIColor.early(isOn: true)¦passes 21.0 on #ffffff⟧)).background(Color.white)
        Text("f").foregroundColor(Color(⟦UIColor.early(isOn: false)¦fails 1.0 on #ffffff⟧)).background(Color.white)
    }
}

// ---- gradients that constants hold
// == Gradients.swift
private let stops = [Color.black, Color(white: 0.2)]
let Dusk = LinearGradient(colors: stops, startPoint: .top, endPoint: .bottom)
let Ink = Color(white: 0.4)
let pale = LinearGradient(colors: [.white, .white], startPoint: .top, endPoint: .bottom)
enum Sky {
    static let dawn = Gradient(colors: [.white, Color(white: 0.9)])
    static var gradient: LinearGradient { LinearGradient(gradient: Gradient(colors: [.black, .black]), startPoint: .top, endPoint: .bottom) }
}
// == A.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦Color.white¦passes 12.63 on #333333⟧).background(Dusk)
        Text("b").foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧).background(Sky.dawn)
        Text("c").foregroundStyle(⟦Color.white¦passes 21.0 on #000000⟧).background(Sky.gradient)
        Text("d").foregroundStyle(⟦Ink¦fails 3.65 on #000000⟧).background(Color.black)
        Text("e").foregroundStyle(⟦Color.white¦? pale is not defined here⟧).background(pale)
        Text("f").foregroundStyle(⟦Color.white¦? 3.26 to 21.00 along the gradient⟧).background(own)
        Text("g").foregroundStyle(⟦Color.white¦? the background is a gradient with unknown stops⟧).background(Color.gray.gradient)
    }
    private var own: LinearGradient { LinearGradient(colors: [.gray, .black], startPoint: .top, endPoint: .bottom) }
}

// ---- a member that makes the content of a loop
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack { ForEach(items, id: \.self, content: row); ForEach(items, content: self.other) }.background(.white)
    }
    private func row(_ item: Int) -> some View { Text("a").foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff of A (MyApp > A)⟧) }
    private func other(_ item: Int) -> some View { Text("b").foregroundStyle(⟦Color.black¦passes 21.0 on #ffffff of A (MyApp > A)⟧) }
}
