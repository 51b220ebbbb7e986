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
struct MyApp: App { var body: some Scene { WindowGroup { A(icon: Image("a"), title: Text("b")) } } }
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

// ---- names that begin with the framework
import SwiftUI
struct MyApp: SwiftUI.App { var body: some SwiftUI.Scene { WindowGroup { A() } } }
struct A: SwiftUI.View {
    var body: some SwiftUI.View {
        SwiftUI.List {
            SwiftUI.Section { SwiftUI.Text("a").foregroundStyle(⟦⟦SwiftUI.Color.yellow¦fails 1.51 on #ffffff of the list in light (MyApp)⟧¦passes 12.04 on #1c1c1e of the list in dark (MyApp)⟧) }
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

// ---- a list or a navigation container whose surroundings are not known
struct A: View {
    var body: some View {
        List {
            Text("a").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the list in light⟧¦passes 5.95 on #1c1c1e of the list in dark⟧)
            Row()
        }
    }
}
struct B: View {
    var body: some View { VStack { Text("b").foregroundStyle(⟦.secondary¦? secondary is chosen by the system on #ffffff⟧) }.background(Color.white) }
}
struct Row: View { var body: some View { Text("c").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the list in light (A)⟧¦passes 5.95 on #1c1c1e of the list in dark (A)⟧) } }

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

// ---- an overlay over what may be anything
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View { List { Text("a") }.overlay { lock } }
    private var lock: some View {
        ZStack {
            Color.white
            Text("b").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff in light (MyApp > A)⟧¦fails 1.1 on #ffffff in dark (MyApp > A)⟧)
        }
    }
}

// ---- colors in terms of their own type
import SwiftUI
extension Color {
    init(dynamicProvider: @escaping (UITraitCollection) -> Color) { self = Self(UIColor { UIColor(dynamicProvider($0)) }) }
    static let ink = Self { $0.userInterfaceStyle == .dark ? .white : .black }
    static let text = ink
    static let note = Self.ink
}
extension LinearGradient { static let sunset = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom) }
extension ShapeStyle where Self == LinearGradient { static var sunset: LinearGradient { .sunset } }
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦⟦.ink¦passes 21.0 on #ffffff in light⟧¦fails 1.0 on #ffffff in dark⟧).background(Color.white)
        Text("b").foregroundStyle(⟦⟦.text¦passes 21.0 on #ffffff in light⟧¦fails 1.0 on #ffffff in dark⟧).background(Color.white)
        Text("c").foregroundStyle(⟦⟦.note¦passes 21.0 on #ffffff in light⟧¦fails 1.0 on #ffffff in dark⟧).background(Color.white)
        Text("d").foregroundStyle(⟦Color.white¦passes 21.0 on #000000⟧).background(.sunset)
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

// ---- a constant that copies a property
protocol Theme { var ink: UIColor { get } }
struct Light: Theme { let ink: UIColor = .black }
struct Dark: Theme { let ink: UIColor = .gray }
class A: UIViewController {
    var theme: Theme?
    let label = UILabel()
    func update() {
        guard let theme = self.theme else { return }
        view.backgroundColor = .white
        label.textColor = ⟦theme.ink¦fails 3.97 on #ffffff of A⟧
        label.font = .systemFont(ofSize: 12)
        view.addSubview(label)
    }
    func change() {
        if let theme { label.textColor = ⟦theme.ink¦fails 3.97 on #ffffff of A⟧ }
    }
}

// ---- a property named like its type
enum Theme: String, CaseIterable {
    case sand, ink, poppy
    var accent: Color {
        switch self {
        case .sand, .poppy: return .black
        case .ink: return .white
        }
    }
    var main: Color {
        switch self {
        case .sand: Color(white: 0.9)
        case .poppy: Color(white: 0.2)
        case .ink: Color(white: 0)
        }
    }
}
struct A: View {
    let store: StoreOf<Meetings>
    var body: some View {
        Text("a").foregroundStyle(⟦store.meeting.theme.accent¦fails 1.66 on #333333⟧).background(store.meeting.theme.main)
        ForEach(meetings) { meeting in
            Text("b").foregroundStyle(⟦meeting.theme.accent¦fails 3.97 on #808080⟧).background(Color(white: 0.5))
            Text("c").foregroundStyle(⟦meeting.kind.accent¦? meeting.kind.accent is not defined here on #ffffff⟧).background(Color.white)
        }
    }
}

// ---- nor a type that another may replace
class Theme { var accent: Color { .white } }
struct A: View {
    var body: some View { Text("a").foregroundStyle(⟦meeting.theme.accent¦? meeting.theme.accent is not defined here on #ffffff⟧).background(Color.white) }
}

// ---- constants that decide, in another file
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦Palette.ink¦passes 21.0 on #ffffff⟧).background(Color.white)
        Text("b").foregroundStyle(⟦Palette.paper¦passes 21.0 on #ffffff⟧).background(Color.white)
        Text("c").foregroundStyle(⟦⟦Palette.other¦fails 1.51 on #ffffff in light⟧¦fails 1.41 on #ffffff in dark⟧).background(Color.white)
        Text("d").foregroundStyle(Build.isNew ? ⟦Color.black¦passes 21.0 on #ffffff⟧ : Color.yellow).background(Color.white)
    }
}
// == Palette.swift
enum Palette {
    static var ink: Color { Build.isNew ? .black : .yellow }
    static var paper: Color { if !Build.isOld { return .black } else { return .yellow } }
    static var other: Color { Build.isDebug ? .black : .yellow }
}
// == Build.swift
enum Build {
    static let isNew = true
    static let isOld: Bool = false
    #if DEBUG
        static let isDebug = true
    #else
        static let isDebug = false
    #endif
}

// ---- an overlay on a color with a name
struct MyApp: App { var body: some Scene { WindowGroup { A(style: .plain); B() } } }
enum Style {
    case plain, grouped
    var color: Color { switch self { case .plain: .white; case .grouped: .black } }
}
struct A: View {
    let style: Style
    var body: some View { style.color.ignoresSafeArea().overlay(ScrollView { Row() }) }
}
struct B: View { var body: some View { Palette.paper.overlay { Text("b").foregroundStyle(⟦Color.black¦passes 21.0 on #ffffff⟧) } } }
struct Row: View { var body: some View { Text("c").foregroundStyle(⟦Color.gray¦? the value is chosen at run time (MyApp > A)⟧) } }
enum Palette { static let paper = Color.white }
struct Loading: ViewModifier {
    func body(content: Content) -> some View {
        content.overlay { Text("d").foregroundStyle(⟦Color.white¦passes 17.49 on #191919⟧).background(Color.black.opacity(0.9)) }
    }
}

// ---- symbols in one color, and in several
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Image(systemName: "star").symbolRenderingMode(.monochrome).foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp)⟧¦passes 14.87 on #000000 of the window in dark (MyApp)⟧)
        Image(systemName: "star").symbolRenderingMode(.hierarchical).foregroundStyle(⟦⟦.yellow¦? symbolRenderingMode changes the colors on #ffffff in light (MyApp)⟧¦? symbolRenderingMode changes the colors on #000000 in dark (MyApp)⟧)
    }
}

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
