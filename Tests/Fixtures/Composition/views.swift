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
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦exempt 3.26 on #ffffff of the window in light (MyApp)⟧¦exempt 6.44 on #000000 of the window in dark (MyApp)⟧) } }

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
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (View)⟧¦passes 5.21 on #1c1c1e of the window in dark, if in a sheet (View)⟧) } }

// ---- two choices that may depend on one another
struct A: View {
    @State var isPlaceholder = false
    var body: some View { Text("a").foregroundStyle(⟦avatar?.text ?? .white¦? the value is chosen at run time⟧).background(background) }
    var background: Color {
        if isPlaceholder { return Color(white: 0.9) }
        return avatar?.background ?? .black
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
    var body: some View { card { Text("a").foregroundStyle(⟦.gray¦? where card shows its content is not known⟧) } }
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
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the window in light (A)⟧¦passes 5.95 on #1c1c1e of the window in dark, if in a sheet (A)⟧) } }
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

// ---- a function chooses the scheme that it is given
struct MyApp: App { var body: some Scene { WindowGroup { if isNew { A().preferredColorScheme(scheme(for: .dark) ?? nil) } else { B().preferredColorScheme(setting ?? .dark) } } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦Color.gray¦passes 6.44 on #000000 of the window in dark (MyApp)⟧) } }
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦Color.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧) } }

// ---- marks of charts are shapes
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { Chart { LineMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(Color.gray).lineStyle(.init(lineWidth: 1)) } } }

// ---- a shadow of text, and one of what lies behind it
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        ZStack {
            Color.yellow
            Text("a").foregroundStyle(⟦⟦.white¦? shadow changes the colors on #ffcc00 in light⟧¦? shadow changes the colors on #ffd600 in dark⟧).shadow(radius: 2)
            Image(systemName: "star").foregroundStyle(⟦⟦.white¦? shadow changes the colors on #ffcc00 in light⟧¦? shadow changes the colors on #ffd600 in dark⟧).shadow(color: .black, radius: 2)
            Text("b").foregroundStyle(⟦.white¦fails 3.26 on #8e8e93⟧).background(Color.gray).shadow(radius: 2)
        }
    }
}

// ---- a view that contains itself on a translucent background
struct MyApp: App { var body: some Scene { WindowGroup { A(depth: 1).background(Color.white) } } }
struct A: View {
    let depth: Int
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦.white¦fails 1.25 on #e6e6e6, 7 of 17 fail (MyApp)⟧)
            if depth < 9 { A(depth: depth + 1) }
        }.background(Color.black.opacity(0.1))
    }
}

// ---- the axes and the legend of a chart
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Chart {
            BarMark(x: .value("a", 1), y: .value("b", 2)).foregroundStyle(.red)
        }
        .chartForegroundStyleScale(["a": .red])
        .chartLegend(position: .bottom) { HStack { Text("a").foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff in light⟧¦fails 1.41 on #ffffff in dark⟧) } }
        .chartXAxis {
            AxisMarks { _ in
                AxisGridLine().foregroundStyle(.yellow)
                AxisValueLabel().foregroundStyle(⟦Color(white: 0.7)¦fails 2.1 on #ffffff⟧)
            }
        }
        .chartYAxis { labels }
        .background(Color.white)
    }
    private var labels: some AxisContent {
        AxisMarks { AxisValueLabel { Text("b").foregroundStyle(⟦Color(white: 0.6)¦fails 2.84 on #ffffff of A (MyApp > A)⟧) } }
    }
}

// ---- an opacity that is a constant of a type in another
struct MyApp: App { var body: some Scene { WindowGroup { Card() } } }
struct Card: View {
    enum Layout {
        static let opacity = 0.1
        enum Text { static let opacity: CGFloat = 0.5 }
    }
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦⟦.white¦fails 1.14 on #ffebec in light⟧¦fails 1.13 on #ffecec in dark⟧).background(Color.red.opacity(Layout.opacity))
            Text("b").foregroundStyle(⟦.black¦fails 3.97 on #ffffff⟧.opacity(Self.Layout.Text.opacity)).background(Color.white)
            Text("c").foregroundStyle(⟦.black¦fails 3.97 on #ffffff⟧.opacity(Card.Layout.Text.opacity)).background(Color.white)
            Text("d").foregroundStyle(⟦.black.opacity(Layout.Other.opacity)¦? opacity changes the colors on #ffffff⟧).background(Color.white)
        }
        .background(Color.white)
    }
}
