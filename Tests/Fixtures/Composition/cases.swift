// ---- a theme whose cases each have both colors
enum Theme {
    case day, night
    var ink: Color {
        switch self {
        case .day: Color(white: 0.2)
        case .night: .gray
        }
    }
    var paper: Color {
        switch self {
        case .day: return .white
        case .night: return .black
        }
    }
    var isDark: Bool { self == .night }
    var accent: Color { isDark ? .white : .black }
}
struct A: View {
    let theme: Theme
    var body: some View {
        Text("a").foregroundStyle(⟦theme.ink¦passes 6.44 on #000000⟧).background(theme.paper)
        Text("b").foregroundStyle(⟦theme.paper¦fails 1.0 on #000000⟧).background(.black)
        Text("c").foregroundStyle(⟦⟦theme.ink¦fails 2.84 on #ffffff⟧¦fails 1.69 on #ffffff⟧.opacity(0.5)).background(Theme.day.paper)
        Text("d").foregroundStyle(⟦theme.accent¦fails 1.0 on #000000⟧).background(.black)
    }
}

// ---- a theme of another file, kept by an object, with raw values for hex digits
// == Theme.swift
enum Theme: String {
    case day = "#666666"
    case night = "#999999"
    var ink: Color { Color(hex: rawValue) }
}
// == Paper.swift
extension Theme {
    var paper: Color {
        switch self {
        case .day: .white
        case .night: .black
        }
    }
    var veil: Color {
        switch self {
        case .day: .white
        default: .black
        }
    }
}
// == Store.swift
class Store: ObservableObject {
    @Published var theme: Theme = .day
    static let shared = Store()
    static let accent = Color.blue
}
// == View.swift
struct A: View {
    @EnvironmentObject var store: Store
    var body: some View {
        Text("a").foregroundStyle(⟦store.theme.ink¦passes 5.74 on #ffffff⟧).background(store.theme.paper)
        Text("b").foregroundStyle(⟦Store.shared.theme.ink¦? Store.shared.theme.ink is not defined here on #000000⟧).background(.black)
        Text("c").foregroundStyle(⟦store.theme.ink¦? the value is chosen at run time⟧).background(store.theme.veil)
    }
}

// ---- two enumerations that decide by cases of the same names
enum Ink { case day, night; var color: Color { switch self { case .day: .black
case .night: .white } } }
enum Paper { case day, night; var color: Color { switch self { case .day: .white
case .night: .black } } }
struct A: View {
    let ink: Ink
    let paper: Paper
    var body: some View { Text("a").foregroundStyle(⟦ink.color¦? the value is chosen at run time⟧).background(paper.color) }
}

// ---- values such as a status, which may not occur with every color
enum Status {
    case done, late
    var color: Color { switch self { case .done: .black
    case .late: .gray } }
    var paper: Color { switch self { case .done: .white
    case .late: .black } }
}
struct A: View {
    let status: Status
    var body: some View {
        Text("a").foregroundStyle(⟦status.color¦? the value is chosen at run time on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦status.color¦passes 6.44 on #000000⟧).background(status.paper)
        Text("c").foregroundStyle(⟦⟦status.color¦fails 2.46 on #4d4d4d⟧¦fails 2.61 on #4d4d4d⟧).background(Color(white: 0.3))
        Text("d").foregroundStyle(⟦Status.late.color¦fails 3.26 on #ffffff⟧).background(.white)
        Text("e").foregroundStyle(⟦status.color¦? the value is chosen at run time⟧).background(Color(white: 0.9, opacity: 0.999))
    }
}

// ---- functions that a parameter decides, each case with both colors
// == Palette.swift
enum Theme { case day, night }
struct Palette {
    private static let gray = Color(white: 0.45)
    static func ink(for theme: Theme? = nil) -> Color {
        let theme = theme ?? Store.shared.theme
        switch theme {
        case .day: return gray
        case .night: return Palette.gray
        }
    }
    static func paper(for theme: Theme? = nil) -> Color {
        switch theme ?? .day {
        case .day: return .white
        case .night: return .black
        }
    }
    static func page(_ theme: Theme) -> Color {
        switch theme {
        case .day: return .white
        case .night: return .black
        }
    }
}
// == Style.swift
enum Style { case ink, page }
struct AppTheme {
    static func color(for style: Style, theme: Theme? = nil) -> Color { return uiColor(style, theme: theme).color }
    class func uiColor(_ style: Style, theme: Theme? = nil) -> UIColor {
        switch style {
        case .ink: return Palette.ink(for: theme)
        case .page: return Palette.page(theme)
        }
    }
}
// == Object.swift
extension Store {
    var ink: Color { AppTheme.color(for: .ink, theme: theme) }
    var page: Color { AppTheme.color(for: .page) }
}
// == View.swift
struct A: View {
    @EnvironmentObject var store: Store
    let style: Style
    var body: some View {
        Text("a").foregroundStyle(⟦Palette.ink()¦fails 4.41 on #000000⟧).background(Palette.page(store.theme))
        Text("b").foregroundStyle(⟦Palette.ink(for: .night)¦fails 4.41 on #000000⟧).background(Palette.page(.night))
        Text("c").foregroundStyle(⟦store.ink¦fails 4.41 on #000000⟧).background(store.page)
        Text("d").foregroundStyle(⟦⟦AppTheme.color(for: .ink)¦fails 4.41 on #000000⟧¦fails 4.41 on #000000⟧).background(.black)
        Text("e").foregroundStyle(⟦Palette.ink(for: store.theme)¦fails 4.41 on #000000⟧).background(Palette.paper())
        Text("f").foregroundStyle(⟦AppTheme.color(for: style)¦? the value is chosen at run time on #ffffff⟧).background(.white)
        Text("g").foregroundStyle(⟦Palette.ink(for: .dusk)¦? the result of ink is not known on #ffffff⟧).background(.white)
    }
}

// ---- functions that no parameter decides, or more than a case
enum Colors {
    static func ink() -> Color { Color(white: 0.6) }
    static func ink(on scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }
    static func text(_ scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }
    static func shade(_ isOn: Bool) -> Color { isOn ? .black : .white }
    static func wash(_ color: Color) -> Color { color.opacity(0.5) }
    static func level(_ value: Int) -> Color {
        switch value {
        case 0: return .black
        default: return .white
        }
    }
    func own() -> Color { .gray }
}
struct A: View {
    @Environment(.colorScheme) var colorScheme
    let colors: Colors
    var body: some View {
        Text("a").foregroundStyle(⟦Colors.ink()¦? Colors.ink() has several definitions on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦⟦Colors.text(colorScheme)¦passes 21.0 on #ffffff in light⟧¦fails 1.0 on #ffffff in dark⟧).background(.white)
        Text("c").foregroundStyle(⟦Colors.shade(true)¦passes 21.0 on #ffffff⟧).background(.white)
        Text("d").foregroundStyle(⟦Colors.shade(isOn)¦? the value is chosen at run time on #ffffff⟧).background(.white)
        Text("e").foregroundStyle(⟦Colors.wash(.red)¦? the result of wash is not known on #ffffff⟧).background(.white)
        Text("f").foregroundStyle(⟦Colors.level(2)¦? the result of level is not known on #ffffff⟧).background(.white)
        Text("g").foregroundStyle(⟦colors.own()¦fails 3.26 on #ffffff⟧).background(.white)
        Text("h").foregroundStyle(⟦⟦label()¦passes 21.0 on #ffffff in light⟧¦fails 3.26 on #ffffff in dark⟧).background(.white)
        Text("i").foregroundStyle(⟦⟦self.label()¦passes 21.0 on #ffffff in light⟧¦fails 3.26 on #ffffff in dark⟧).background(.white)
    }
    func label() -> Color { colorScheme == .dark ? .gray : .black }
}

// ---- static members that decide in several types
// == Palette.swift
enum Palette {
    static var ink: Color { Settings.shared.isDark ? Color(white: 0.9) : .black }
    static var paper: Color {
        if Settings.shared.isDark { return .black }
        return .white
    }
    static var text: Color {
        switch Settings.theme {
        case .day: .black
        case .night: .white
        default: .yellow
        }
    }
    static var page: Color {
        switch Settings.theme {
        case .day: .white
        case .night: .black
        default: .white
        }
    }
    static var other: Color { Settings.next() ? .white : .black }
}
// == View.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦Palette.ink¦passes 16.74 on #000000⟧).background(Palette.paper)
        Text("b").foregroundStyle(⟦⟦Palette.text¦fails 1.51 on #ffffff in light⟧¦fails 1.41 on #ffffff in dark⟧).background(Palette.page)
        Text("c").foregroundStyle(Settings.shared.isDark ? .white : ⟦.gray¦fails 3.26 on #ffffff⟧).background(Palette.paper)
        Text("d").foregroundStyle(⟦Palette.other¦? the value is chosen at run time⟧).background(Palette.paper)
        Text("e").foregroundStyle(⟦Palette.ink¦? the value is chosen at run time⟧).background(Palette.page)
    }
}

// ---- an extension of a protocol, which types that conform to it may replace
// == Theme.swift
protocol Theme {}
// == Defaults.swift
extension Theme { var ink: Color { .gray } }
// == Day.swift
struct Day: Theme { var ink: Color { .black } }
// == Night.swift
struct Night: Theme { var ink: Color { Color(white: 0.3) } }
// == View.swift
struct A: View {
    let theme: Theme
    var body: some View { Text("a").foregroundStyle(⟦theme.ink¦passes 8.52 on #ffffff⟧).background(.white) }
}

// ---- texts with modifiers of the project's in a container with a color
extension View {
    func large() -> some View { self.font(.title) }
    func boxed() -> some View { padding().background(Color.black) }
}
struct A: View {
    var body: some View {
        HStack { Text("a").large() }.foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff in light⟧¦fails 1.41 on #ffffff in dark⟧).background(Color.white)
        HStack { Text("a").large(); Text("b") }.foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white)
        HStack { Text("a").large() }.foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).background(Color.white)
        HStack { Text("a").boxed() }.foregroundStyle(⟦.gray¦passes 6.44 on #000000 of boxed⟧).background(Color.white)
        HStack { Text("a").other() }.foregroundStyle(⟦.gray¦? other may draw its own background⟧).background(Color.white)
    }
}

// ---- an enumeration of digits, and the initializers that make colors of it, each in a file of its own
// == Tone.swift
enum ToneColor: String {
    case ink = "333333"
    case mist = "BBBBBB"
    case paper = "#FFFFFF"
    case gray = "777777"
}
// == UIColor+Tone.swift
extension UIColor {
    convenience init(tone: ToneColor, alpha: CGFloat = Numbers.one) { self.init(hexString: tone.rawValue, alpha: alpha) }
    convenience init(lightTone: ToneColor, darkTone: ToneColor) {
        self.init { UIColor(tone: $0.userInterfaceStyle == .dark ? darkTone : lightTone) }
    }
    static var text: UIColor { UIColor(lightTone: .gray, darkTone: .mist) }
}
// == Color+Tone.swift
extension Color {
    init(tone: ToneColor, alpha: CGFloat = Numbers.one) { self.init(UIColor(tone: tone, alpha: alpha)) }
}
// == View.swift
struct A: View {
    let fade: CGFloat
    var body: some View {
        Text("a").foregroundStyle(⟦Color(tone: .mist)¦fails 1.91 on #ffffff⟧).background(Color(tone: .paper))
        Text("b").foregroundStyle(Color(uiColor: ⟦UIColor(tone: .gray)¦fails 4.47 on #ffffff⟧)).background(.white)
        Text("c").foregroundStyle(⟦Color(tone: .gray, alpha: fade)¦? unknown initializer on #ffffff⟧).background(.white)
        Text("d").foregroundStyle(Color(⟦⟦UIColor.text¦fails 2.82 on #333333 in light⟧¦passes 6.58 on #333333 in dark⟧)).background(Color(tone: .ink))
        Text("e").foregroundStyle(⟦Color(tone: .unheardOf)¦? unknown initializer on #ffffff⟧).background(.white)
    }
}
