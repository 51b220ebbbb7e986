// ---- the background of the view around
// == App.swift
@main struct PaletteApp: App {
    var body: some Scene { WindowGroup { ChangeHsbView() } }
}
// == ChangeHsbView.swift
struct ChangeHsbView: View {
    var body: some View {
        VStack { HueView() }.background(Color(hue: 0.58, saturation: 0.17, brightness: 1.0))
    }
}
// == HueView.swift
struct HueView: View {
    var body: some View { Text("Hue").foregroundColor(⟦⟦.red¦fails 2.89 on #d4eaff of ChangeHsbView in light (PaletteApp > ChangeHsbView)⟧¦fails 2.78 on #d4eaff of ChangeHsbView in dark (PaletteApp > ChangeHsbView)⟧) }
}

// ---- a window's own background
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧) } }

// ---- a sheet is elevated in the dark
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @State var isShown = false
    var body: some View { Button("b") {}.sheet(isPresented: $isShown) { B() } }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦Color(white: 0.4)¦passes 5.74 on #ffffff of the window in light (MyApp > A)⟧¦fails 2.96 on #1c1c1e of the window in dark (MyApp > A)⟧) } }

// ---- a view that nothing shows
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? where A is shown is not known⟧) } }

// ---- previews show nothing to users
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? where A is shown is not known⟧) } }
struct A_Previews: PreviewProvider { static var previews: some View { A().background(.black) } }
#Preview { A().background(Color.black) }

// ---- a view that UIKit hosts
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (the window)⟧¦passes 6.44 on #000000 of the window in dark (the window)⟧) } }
func show() { present(UIHostingController(rootView: A()), animated: true) }

// ---- members of the view
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View { VStack { title; row(1) }.background(Color.black) }
    private var title: some View { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of A (MyApp > A)⟧) }
    func row(_ n: Int) -> some View { Text("b").foregroundStyle(⟦Color(white: 0.3)¦fails 2.46 on #000000 of A (MyApp > A)⟧) }
}

// ---- two surroundings, the worse first
struct MyApp: App { var body: some Scene { WindowGroup { VStack { A().background(Color.white); A().background(Color.black) } } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of MyApp, 1 of 2 fail (MyApp)⟧) } }

// ---- content that a view is given
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View { var body: some View { Card { Text("a").foregroundStyle(⟦.gray¦fails 1.54 on #b3b3b3 of Card (MyApp > Root > Card)⟧) } } }
struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() }.background(Color(white: 0.7)) }
}

// ---- content through two views
struct Root: View { var body: some View { Outer { Text("a").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff of Inner (Root > Outer > Inner > Outer)⟧) } } }
struct Outer<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { Inner { content } }
}
struct Inner<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content.background(Color.white) }
}

// ---- a color that a view is given
struct Root: View { var body: some View { VStack { Badge(text: "a", color: .yellow); Badge(text: "b", color: .black) } } }
struct Badge: View {
    let text: String
    let color: Color
    var body: some View { Text(text).foregroundColor(⟦⟦.white¦fails 1.51 on #ffcc00 of Root in light, 1 of 2 fail (Root)⟧¦fails 1.41 on #ffd600 of Root in dark, 1 of 2 fail (Root)⟧).background(color) }
}

// ---- a color that an initializer changes
struct Root: View { var body: some View { Badge(color: .yellow) } }
struct Badge: View {
    let color: Color
    init(color: Color) { self.color = color.opacity(0.5) }
    var body: some View { Text("a").foregroundColor(⟦.white¦? color is not defined here⟧).background(color) }
}

// ---- a color through two views
struct Root: View { var body: some View { Row(tint: .yellow) } }
struct Row: View { let tint: Color; var body: some View { Badge(color: tint) } }
struct Badge: View { let color: Color; var body: some View { Text("a").foregroundColor(⟦⟦.white¦fails 1.51 on #ffcc00 of Root in light (Root > Row)⟧¦fails 1.41 on #ffd600 of Root in dark (Root > Row)⟧).background(color) } }

// ---- a parameter of a function
struct Root: View {
    var body: some View { label(color: .yellow).background(Color.white) }
    func label(color: Color) -> some View { Text("a").foregroundStyle(⟦⟦color¦fails 1.51 on #ffffff of Root in light (Root)⟧¦fails 1.41 on #ffffff of Root in dark (Root)⟧) }
}

// ---- modifiers of the project
struct MyApp: App { var body: some Scene { WindowGroup { Uses() } } }
struct Panel: ViewModifier {
    func body(content: Content) -> some View { content.padding().background(Color(white: 0.75)) }
}
extension View {
    func panel() -> some View { modifier(Panel()) }
    @ViewBuilder func roomy(_ on: Bool) -> some View { if on { self.padding(20) } else { self } }
    func pale() -> some View { foregroundColor(⟦⟦.white¦fails 1.83 on #bfbfbf of Panel in light (MyApp > Uses)⟧¦fails 1.83 on #bfbfbf of Panel in dark (MyApp > Uses)⟧) }
}
struct Uses: View {
    var body: some View {
        VStack {
            Text("a").foregroundColor(⟦⟦.gray¦fails 1.77 on #bfbfbf of Panel in light (MyApp)⟧¦fails 1.77 on #bfbfbf of Panel in dark (MyApp)⟧).font(.body).roomy(true).panel()
            Text("b").font(.body).pale().foregroundColor(⟦⟦.gray¦? pale may set another text color in light (MyApp)⟧¦? pale may set another text color in dark (MyApp)⟧).panel()
            Text("c").foregroundColor(⟦⟦.gray¦? unknown may draw its own background in light (MyApp)⟧¦? unknown may draw its own background in dark (MyApp)⟧).unknown().panel()
        }
    }
}

// ---- a hierarchical style with an opacity, or with an effect
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦⟦.secondary¦fails 1.96 on #ffffff of the window in light (MyApp)⟧¦fails 2.81 on #000000 of the window in dark (MyApp)⟧.opacity(0.6))
        Text("b").foregroundStyle(⟦⟦.primary¦fails 1.83 on #ffffff of the window in light (MyApp)⟧¦fails 2.01 on #000000 of the window in dark (MyApp)⟧.opacity(0.5).opacity(0.5))
        Text("c").foregroundStyle(⟦⟦.primary.opacity(x)¦? opacity changes the colors on #ffffff in light (MyApp)⟧¦? opacity changes the colors on #000000 in dark (MyApp)⟧)
        Text("d").foregroundStyle(⟦⟦.secondary.blendMode(.multiply)¦? blendMode changes the colors on #ffffff in light (MyApp)⟧¦? blendMode changes the colors on #000000 in dark (MyApp)⟧)
    }
}

// ---- a hierarchical style
struct MyApp: App { var body: some Scene { WindowGroup { VStack { A(); A().foregroundStyle(⟦.red¦? A may color its own text⟧) } } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.secondary¦fails 3.43 on #ffffff of the window in light, 1 of 2 fail (MyApp)⟧) } }

// ---- a dark window
struct MyApp: App { var body: some Scene { WindowGroup { A().preferredColorScheme(.dark) } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of the window in dark (MyApp)⟧) } }

// ---- nothing can be used
struct MyApp: App { var body: some Scene { WindowGroup { A().disabled(true) } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦? inactive controls are exempt 3.26 on #ffffff of the window in light (MyApp)⟧¦? inactive controls are exempt 6.44 on #000000 of the window in dark (MyApp)⟧) } }

// ---- two types of one name
// == a/Row.swift
struct Row: View { var body: some View { Text("a").foregroundStyle(⟦.white¦? where Row is shown is not known⟧) } }
// == b/Row.swift
struct Row: View { var body: some View { Text("b").foregroundStyle(⟦.white¦? where Row is shown is not known⟧) } }
// == c/Root.swift
struct Root: View { var body: some View { Row().background(Color.white) } }

// ---- a view that contains itself
struct MyApp: App { var body: some Scene { WindowGroup { Tree() } } }
struct Tree: View { var body: some View { VStack { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧); Tree() } } }

// ---- macOS publishes no background of windows
import AppKit
import SwiftUI
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the background of the window is chosen by the system (MyApp)⟧) } }

// ---- a loop over constants
struct Root: View {
    var body: some View {
        ForEach([0.0, 0.2, 0.4, 0.6, 0.8], id: \.self) { hue in
            Text("a").foregroundColor(⟦.white¦passes 6.45 on #526600⟧).background(Color(hue: hue, saturation: 1, brightness: 0.4))
            Text("b").foregroundColor(⟦.black¦passes 17.65 on #ffe6e6⟧).background(Color(hue: hue, saturation: 0.1, brightness: 1))
        }
    }
}

// ---- a loop over a range, and one in it
struct Root: View {
    var body: some View {
        ForEach(0..<4) { row in
            ForEach(Array(stride(from: 0.9, through: 1, by: 0.05)), id: \.self) { brightness in
                Text("a").foregroundColor(⟦.black¦passes 11.85 on #e6b8b8⟧).background(Color(hue: Double(row) / 10, saturation: 0.2, brightness: brightness))
            }
        }
    }
}

// ---- a loop over data
struct Root: View {
    let hues: [Double]
    var body: some View {
        ForEach(hues, id: \.self) { hue in
            Text("a").foregroundColor(⟦.white¦? a component is not a constant⟧).background(Color(hue: hue, saturation: 1, brightness: 1))
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

// ---- containers in previews
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? where A is shown is not known⟧) } }
#Preview { NavigationView { A() } }
#Preview { VStack { A() }.background(Color.black) }
struct APreview: View { var body: some View { A().background(Color.black) } }

// ---- a member of a value, and a screen that a modifier presents
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
enum Tab {
    case a
    @ViewBuilder func makeView() -> some View { switch self { case .a: A() } }
}
struct Root: View {
    let tab: Tab
    var body: some View { TabView { tab.makeView(); self.own() }.router() }
    func own() -> some View { Text("c").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp > Root)⟧¦passes 6.44 on #000000 of the window in dark (MyApp > Root)⟧) }
}
extension View {
    func router() -> some View { navigationDestination(for: Int.self) { _ in B() } }
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp > Root > Tab.makeView)⟧¦passes 6.44 on #000000 of the window in dark (MyApp > Root > Tab.makeView)⟧) } }
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (View)⟧¦passes 6.44 on #000000 of the window in dark (View)⟧) } }

// ---- a controller that shows a view
final class Controller: UIHostingController<A> {
    init() { super.init(rootView: A()) }
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (Controller)⟧¦passes 6.44 on #000000 of the window in dark (Controller)⟧) } }

// ---- a controller that shows a view by a name
func show() {
    let view = A()
    present(UIHostingController(rootView: view), animated: true)
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (the window)⟧¦passes 6.44 on #000000 of the window in dark (the window)⟧) } }

// ---- a controller whose view has a background of its own
func show() {
    let controller = UIHostingController(rootView: A())
    controller.view.backgroundColor = .clear
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the code may change the background or the appearance of the screen (the window)⟧) } }

// ---- a controller that is dark
func show() {
    let controller = UIHostingController(rootView: A())
    controller.overrideUserInterfaceStyle = .dark
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the code may change the background or the appearance of the screen (the window)⟧) } }

// ---- two choices that may depend on one another
struct A: View {
    @State var isPlaceholder = false
    var body: some View { Text("a").foregroundStyle(⟦avatar?.text ?? .white¦? the value is chosen at run time⟧).background(background) }
    var background: Color {
        if isPlaceholder { return Color(white: 0.9) }
        return avatar?.background ?? .black
    }
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

// ---- content that a function is given
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View { card { Text("a").foregroundStyle(⟦.gray¦fails 1.54 on #b3b3b3 of A.card (MyApp > A > A.card)⟧) } }
    func card<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        VStack { content() }.background(Color(white: 0.7))
    }
}

// ---- a modifier that may leave the view out
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦? the text size is not known 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧).shown(true) } }
extension View {
    func shown(_ condition: Bool) -> Self? {
        guard condition else { return nil }
        return self
    }
}

// ---- a modifier that sets the tint
struct MyApp: App { var body: some Scene { WindowGroup { VStack { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light⟧¦passes 6.44 on #000000 of the window in dark⟧) }.modifier(Bar()) } } }
struct Bar: ViewModifier { func body(content: Content) -> some View { content.tint(⟦.red¦? what is drawn in the tint is not known⟧) } }

// ---- texts put together
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        (Text("a") + Text("b").foregroundStyle(⟦⟦Color(white: 0.9)¦fails 1.25 on #ffffff of the window in light (MyApp)⟧¦passes 16.74 on #000000 of the window in dark (MyApp)⟧)).font(.footnote).foregroundStyle(⟦⟦Color(white: 0.8)¦fails 1.6 on #ffffff of the window in light (MyApp)⟧¦passes 13.07 on #000000 of the window in dark (MyApp)⟧)
    }
}

// ---- a color that a view has by default
struct MyApp: App { var body: some Scene { WindowGroup { VStack { Badge(); Badge(color: .black) } } } }
struct Badge: View {
    var color: Color = .yellow
    var body: some View { Text("a").foregroundColor(⟦⟦.white¦fails 1.51 on #ffcc00 of the default of Badge.color in light, 1 of 2 fail (MyApp)⟧¦fails 1.41 on #ffd600 of the default of Badge.color in dark, 1 of 2 fail (MyApp)⟧).background(color) }
}

// ---- a choice for each element of a loop
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        ForEach([0.1, 0.9], id: \.self) { level in
            Text("a").foregroundColor(⟦level > 0.5 ? .black : .white¦? the value is chosen at run time⟧).background(Color(white: level))
        }
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

// ---- the color of a control that is disabled
struct A: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        VStack {
            Text("a").foregroundStyle(isEnabled ? ⟦.black¦passes 21.0 on #ffffff⟧ : .gray)
            Text("b").foregroundStyle(!self.isEnabled ? .gray : ⟦.black¦passes 21.0 on #ffffff⟧)
            Text("c").foregroundStyle(isOn ? ⟦.gray¦fails 3.26 on #ffffff⟧ : .black)
        }
        .background(Color.white)
    }
}

// ---- a default in terms of itself
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var color: Color = isOn ? color : color
    var body: some View { Text("a").foregroundStyle(⟦color¦? color is not defined here on #ffffff (MyApp)⟧).background(Color.white) }
}

// ---- content without @ViewBuilder
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View { card { Text("a").foregroundStyle(⟦.gray¦? the background is not known⟧) } }
    func card<Content: View>(_ content: () -> Content) -> some View { content().background(Color.black) }
}

// ---- the cases of an enumeration, each with a color
enum Kind: CaseIterable {
    case warning, error, note
    var color: Color {
        switch self {
        case .warning: .yellow
        case .error: Color(white: 0.2)
        case .note: Color(white: 0.6)
        }
    }
    var back: Color { self == .error ? .white : .black }
}
struct A: View {
    var body: some View {
        ForEach(Kind.allCases, id: \.self) { kind in
            Text("a").foregroundStyle(⟦⟦kind.color¦fails 1.66 on #000000 in light⟧¦fails 1.66 on #000000 in dark⟧).background(.black)
            Text("b").foregroundStyle(⟦⟦.black¦fails 1.66 on #333333 in light⟧¦fails 1.66 on #333333 in dark⟧).background(kind.color)
            Text("c").foregroundStyle(⟦⟦kind.color¦? the value is chosen at run time in light⟧¦? the value is chosen at run time in dark⟧).background(kind.color.opacity(0.1)).background(.white)
        }
        ForEach(Array(Kind.allCases)) { kind in Text("d").foregroundStyle(⟦⟦kind.color¦fails 1.38 on #1a1a1a in light⟧¦fails 1.38 on #1a1a1a in dark⟧).background(Color(white: 0.1)) }
        ForEach(Kind.allCases) { kind in if kind == .note { Text("f").foregroundStyle(⟦⟦kind.color¦? the value is chosen at run time on #000000 in light⟧¦? the value is chosen at run time on #000000 in dark⟧).background(.black) } }
        ForEach(kinds) { kind in Text("e").foregroundStyle(⟦⟦kind.color¦? the value is chosen at run time on #000000 in light⟧¦? the value is chosen at run time on #000000 in dark⟧).background(.black) }
    }
}

// ---- modifiers whose code chooses among others without effect on colors
extension View {
    func wide() -> some View {
        modify { view in
            if #available(iOS 17, *) { view.contentMargins(.top, 4) } else { view }
        }
    }
    @ViewBuilder func modify<T: View>(@ViewBuilder _ transform: (Self) -> T) -> some View { transform(self) }
    func edge(_ kind: Kind) -> some View {
        var edges: Edge.Set
        switch kind {
        case .top: edges = .top
        default: edges = .all
        }
        return self.padding(edges).modifier(Wide())
    }
    func titled() -> some View { ModifiedContent(content: self, modifier: Wide()) }
    func named(_ name: String) -> some View {
        navigationTitle(name)
        #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
        #endif
    }
    func card() -> some View {
        let back = Color.black
        return padding().background(back)
    }
    func framed() -> some View { let stack = ZStack { Color.red; self }; return stack }
}
struct Wide: ViewModifier {
    func body(content: Content) -> some View {
        switch kind {
        case .a, .b: content.padding()
        case .c: Group { content.frame(width: 4).wide() }
        }
    }
}
struct A: View {
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).wide()
            Text("b").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).edge(.top)
            Text("c").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).titled()
            Text("d").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).named("d")
            Text("e").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).modify { $0.padding().wide() }
            Text("f").foregroundStyle(⟦.gray¦? modify may draw its own background⟧).modify { $0.background(.red) }
            Text("g").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of card⟧).modify { view in view.card() }
            Text("h").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of card⟧).card()
            Text("i").foregroundStyle(⟦.gray¦? framed may draw its own background⟧).framed()
            Text("j").foregroundStyle(⟦.gray¦? unknown may draw its own background⟧).unknown { $0 }
            Text("k").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).redacted(reason: isLoading ? .placeholder : [])
            Text("l").foregroundStyle(⟦.gray¦? redacted changes the colors on #ffffff⟧).redacted(reason: .placeholder)
        }.background(Color.white)
    }
}

// ---- nested views by Self
struct Screen: View {
    var body: some View { VStack { Self.Row() }.background(Color.black) }
}
extension Screen {
    struct Row: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of Screen (Screen)⟧) } }
}

// ---- types of one name in folders of several modules
// == Apps/Phone/Screen.swift
struct Screen: View { var body: some View { VStack { Card() }.background(Color.black) } }
// == Apps/Phone/Views/Card.swift
struct Card: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of Screen (Screen)⟧) } }
// == Apps/Clock/Card.swift
struct Card: View { var body: some View { Text("b").foregroundStyle(⟦.gray¦? where Card is shown is not known⟧) } }
// == Apps/Shared.swift
struct Shared: View { var body: some View { VStack { Card() }.background(Color.white) } }

// ---- a color around the view that shows a screen is not known there
struct A: View {
    var body: some View {
        NavigationLink(destination: B()) { Text("a") }
        Text("b").sheet(isPresented: $a) { C() }
        D()
    }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the window in light (A)⟧¦passes 6.36 on #000000 of the window in dark (A)⟧) } }
struct C: View { var body: some View { Text("c").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the window in light (A)⟧¦passes 5.95 on #1c1c1e of the window in dark (A)⟧) } }
struct D: View { var body: some View { Text("d").foregroundStyle(⟦.secondary¦? where A is shown is not known⟧) } }

// ---- members named like types
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View { VStack { Header; Row("a"); Header.padding() }.background(.white) }
    var Header: some View { Text("a").foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff of Root (MyApp > Root)⟧) }
    func Row(_ title: String) -> some View { Text(title).foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff of Root (MyApp > Root)⟧) }
}
struct Other: View { var body: some View { Row() }}
struct Row: View { var body: some View { Text("c").foregroundStyle(⟦Color.black¦passes 21.0 on #ffffff of More (More > Other)⟧) } }
struct More: View { var body: some View { Other().background(.white) } }

// ---- a view that is named for a preview, and shown
struct MyApp: App { var body: some Scene { WindowGroup { ImagePreview() } } }
struct ImagePreview: View { var body: some View { VStack { Text("a").foregroundStyle(⟦⟦Color.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧¦passes 21.0 on #000000 of the window in dark (MyApp)⟧); A() } } }
struct A: View { var body: some View { Text("b").foregroundStyle(⟦⟦Color.white¦fails 1.0 on #ffffff of the window in light (MyApp > ImagePreview)⟧¦passes 21.0 on #000000 of the window in dark (MyApp > ImagePreview)⟧) } }
struct A_Previews: PreviewProvider {
    static var previews: some View { dark }
    static var dark: some View { A().background(.black) }
}
struct APreview: View { var body: some View { BPreview().background(.black) } }
struct BPreview: View { var body: some View { A() } }

// ---- members that are texts
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View { VStack { title; row("a"); note.font(.body).foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff of Root (MyApp > Root)⟧) }.background(.white) }
    private var title: Text { Text("a").foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff of Root (MyApp > Root)⟧) }
    private func row(_ title: String) -> Text { Text(title).foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff of Root (MyApp > Root)⟧) }
    private var note: Text { Text("b") }
}

// ---- functions outside of types that are used like views
// == Badge.swift
func Badge(_ title: String, isOptional: Bool = false) -> some View {
    return HStack {
        Text(title)
        if isOptional { Text("optional").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff of A (A)⟧) }
    }
}
// == View.swift
struct A: View {
    var body: some View {
        VStack { Badge("a", isOptional: true) }.background(.white)
    }
}
