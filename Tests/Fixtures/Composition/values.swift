// ---- a value of a structure whose static members are all of its values
struct MyApp: App { var body: some Scene { WindowGroup { A(look: .plain) } } }
struct Look {
    let ink: Color
    let paper: Color
    var line = Color.gray
    let size: Int
    static let plain = Look(ink: .black, paper: .white, size: 1)
    static let dusk = Look(ink: Color(white: 0.5), paper: .white, size: 2)
    static let night: Look = .init(ink: .white, paper: .black, size: 3)
}
struct A: View {
    let look: Look
    var body: some View {
        Text("a").foregroundStyle(⟦look.ink¦fails 3.97 on #ffffff⟧).background(look.paper)
        Text("b").foregroundStyle(⟦.black¦? the value is chosen at run time⟧).background(look.paper)
        Text("c").foregroundStyle(⟦⟦.yellow¦passes 11.56 on #1a1a1a in light⟧¦passes 12.38 on #1a1a1a in dark⟧).background(inner.paper)
        Text("d").foregroundStyle(⟦Look.night.ink¦fails 1.0 on #ffffff⟧).background(Look.dusk.paper)
        Text("e").foregroundStyle(⟦look.line¦? Look.line is not defined here⟧).background(look.paper)
    }
}
private extension A {
    struct Inner {
        let paper: Color
        static let one = Inner(paper: .black)
        static let two = Inner(paper: Color(white: 0.1))
    }
    private var inner: Inner { isOn ? .one : .two }
}

// ---- values that are made elsewhere in the file, or changed
struct Made {
    let ink: Color
    static let plain = Made(ink: .black)
    static func any() -> Made { Made(ink: makeInk()) }
}
struct Changed {
    var ink: Color
    static let plain = Changed(ink: .black)
    static func any() -> Changed { var one = Changed.plain; one.ink = makeInk(); return one }
}
struct Partly {
    let ink: Color?
    let paper: Color
    static let plain = Partly(ink: nil, paper: .white)
    static let dark = Partly(paper: makePaper())
}
struct A: View {
    let made: Made
    let changed: Changed
    let partly: Partly
    var body: some View {
        Text("a").foregroundStyle(⟦made.ink¦? Made.ink is not defined here on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦changed.ink¦? Changed.ink is not defined here on #ffffff⟧).background(.white)
        Text("c").foregroundStyle(⟦.black¦? the result of makePaper is not known⟧).background(partly.paper)
    }
}

// ---- members that another extension in the file declares
struct A: View {
    var body: some View { Text("a").foregroundStyle(⟦ink¦fails 3.97 on #ffffff⟧).background(self.paper) }
}
private extension A {
    var ink: Color { Color(white: 0.5) }
    var paper: Color { .white }
}

// ---- a property that is given, or has a value if it is not
struct MyApp: App {
    var body: some Scene {
        WindowGroup { VStack { Note(tint: .black); Other(tint: .black, back: nil); Other(tint: .black) }.background(Color.white) }
    }
}
struct Note: View {
    let tint: Color
    init(tint: Color? = nil) { self.tint = tint ?? .yellow }
    var body: some View { Text("a").foregroundStyle(⟦tint¦passes 21.0 on #ffffff of MyApp (MyApp)⟧); Text("b").foregroundStyle(⟦.white¦passes 21.0 on #000000 of MyApp (MyApp)⟧).background(tint) }
}
struct Other: View {
    let tint: Color
    let back: Color
    init(tint: Color, back: Color? = nil) { self.tint = tint; self.back = back ?? .black }
    var body: some View { Text("c").foregroundStyle(⟦tint¦fails 1.0 on #000000 of the default of Other.back (MyApp)⟧).background(back) }
}

// ---- a property of the type's own, which is none of UIKit's
class Model { var textColor: UIColor; init(_ c: UIColor) { self.textColor = .white } }
class Name: UILabel { override var textColor: UIColor? { didSet {} }; func setUp() { textColor = ⟦.white¦fails 1.0 on #ffffff⟧; backgroundColor = .white } }
class Row: UIView { static let tintColor = UIColor.red; func setUp() { tintColor = ⟦.white¦? what is drawn in the tint is not known⟧ } }

// ---- an argument that cannot be read is no default
struct MyApp: App {
    var body: some Scene {
        WindowGroup {
            VStack { Badge(ink: model.one, back: (model.two)); Badge(back: .black, ink: nil); Mark(color: .black).marked(model.three) }
                .background(Color.white)
        }
    }
}
struct Badge: View {
    var ink: Color = .yellow
    var back: Color = .yellow
    var body: some View { Text("a").foregroundStyle(⟦⟦ink¦fails 1.51 on #ffffff of MyApp in light, 1 of 2 fail (MyApp)⟧¦fails 1.41 on #ffffff of MyApp in dark, 1 of 2 fail (MyApp)⟧); Text("b").foregroundStyle(⟦.white¦? the color that is passed is not known, 0 of 2 fail (MyApp)⟧).background(back) }
}
struct Mark: View {
    var color = Color.yellow
    var body: some View { Text("c").foregroundStyle(⟦color¦? marked may draw its own background (MyApp)⟧) }
}

// ---- an initializer that keeps its argument under another label
struct MyApp: App {
    var body: some Scene {
        WindowGroup { VStack { Badge(tint: .black); Badge(); Chip(.black); Pill(ink: .black); Pill(other: .black) }.background(Color.white) }
    }
}
struct Badge: View {
    var color = Color.yellow
    init(tint color: Color = .blue) { self.color = color }
    var body: some View { Text("a").foregroundStyle(⟦color¦? color is not defined here on #ffffff, 0 of 2 fail (MyApp)⟧) }
}
struct Chip: View {
    let color: Color
    init(_ color: Color?) { self.color = color ?? .yellow }
    var body: some View { Text("b").foregroundStyle(⟦color¦passes 21.0 on #ffffff of MyApp (MyApp)⟧) }
}
struct Pill: View {
    let color: Color
    init(ink: Color) { color = ink }
    init(other: Color) { self.color = other.opacity(0.5) }
    var body: some View { Text("c").foregroundStyle(⟦color¦? color is not defined here on #ffffff, 0 of 2 fail (MyApp)⟧) }
}
