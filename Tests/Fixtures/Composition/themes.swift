// ---- the types that conform to a protocol, each with both colors
protocol Theme { var ink: Color { get }; var paper: Color { get } }
struct Day: Theme { let ink = Color(white: 0.2); var paper: Color { .white } }
struct Night: Theme { var ink: Color = .gray; var paper = Color.black }
struct MyApp: App { var body: some Scene { WindowGroup { A(theme: Day()) } } }
struct A: View {
    let theme: Theme
    var body: some View {
        Text("a").foregroundStyle(⟦theme.ink¦passes 6.44 on #000000⟧).background(theme.paper)
        Text("b").foregroundStyle(⟦⟦theme.paper¦fails 1.0 on #ffffff⟧¦fails 1.0 on #000000⟧).background(theme.paper)
        Text("c").foregroundStyle(⟦theme.ink¦fails 1.66 on #000000⟧).background(.black)
        Text("d").foregroundStyle(⟦.black¦fails 1.66 on #333333⟧).background(theme.ink)
        Text("e").foregroundStyle(⟦⟦theme.ink¦? the value is chosen at run time on #ffffff in light (MyApp)⟧¦? the value is chosen at run time on #000000 in dark (MyApp)⟧)
        Text("f").foregroundStyle(⟦theme.other¦? Theme.other is not defined here on #000000⟧).background(.black)
    }
}

// ---- properties of themes that code assigns, or initializers that do more than assign
protocol Theme { var ink: Color { get }; var paper: Color { get } }
struct Day: Theme {
    var ink: Color = .black
    var paper: Color = .white
    init() { ink = Color(white: 0.9) }
}
struct A: View {
    let theme: Theme
    var body: some View {
        Text("a").foregroundStyle(⟦theme.ink¦? Theme.ink is not defined here⟧).background(theme.paper)
        Text("b").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(theme.paper)
    }
}

// ---- views are no themes, and neither are types for tests
protocol Themed { var ink: Color { get } }
struct A: View, Themed {
    var ink: Color = .gray
    var body: some View { Text("a").foregroundStyle(⟦ink¦? ink is not defined here on #ffffff⟧).background(.white) }
}
struct PreviewTheme: Themed { let ink = Color.white }
struct C: View {
    let theme: Themed
    var body: some View { Text("a").foregroundStyle(⟦theme.ink¦? Themed.ink is not defined here on #ffffff⟧).background(.white) }
}

// ---- layers of one theme
protocol Theme { var ink: Color { get }; var veil: Color { get }; var paper: Color { get } }
struct Day: Theme { let ink = Color.black; let veil = Color.white.opacity(0.5); let paper = Color.white }
struct Night: Theme { let ink = Color.white; let veil = Color.black.opacity(0.5); let paper = Color.black }
struct A: View {
    let theme: Theme
    let isOn: Bool
    var body: some View {
        Text("a").foregroundStyle(⟦theme.ink¦passes 21.0 on #ffffff⟧).background(theme.veil).background(theme.paper)
        Text("b").foregroundStyle(isOn ? theme.ink : ⟦⟦theme.veil¦fails 1.0 on #ffffff⟧¦fails 1.0 on #000000⟧).background(theme.paper)
    }
}

// ---- UIKit
protocol Theme { var ink: UIColor { get }; var paper: UIColor { get } }
class Day: NSObject, Theme { var ink: UIColor = .lightGray; var paper: UIColor = .white }
class Night: NSObject, Theme { var ink: UIColor { .white }; var paper: UIColor { .black } }
class Cell: UITableViewCell {
    let label = UILabel()
    func setUp() { contentView.addSubview(label) }
    func update(theme: Theme) {
        contentView.backgroundColor = theme.paper
        label.textColor = ⟦theme.ink¦fails 2.32 on #ffffff of Cell⟧
    }
}

// ---- subclasses are not all that a class stands for
// == Base.swift
class Base { var ink: Color = .red }
// == Dark.swift
class Dark: Base, Named { override var ink: Color { .white } }
// == View.swift
struct A: View {
    let theme: Base
    var body: some View { Text("a").foregroundStyle(⟦theme.ink¦? Base.ink is not defined here on #ffffff⟧).background(.white) }
}

// ---- a protocol, the types that conform to it, and the object of the environment, each in a file of its own
// == Palette.swift
protocol Palette { var ink: Color { get }; var paper: Color { get }; var name: String { get } }
// == Desert.swift
struct Desert: Palette { let name = "Desert"; let ink = Color(white: 0.6); let paper = Color(white: 0.9) }
struct Night: Palette { let name = "Night"; var ink: Color { .gray }; let paper = Color.black }
// == Ocean.swift
extension Ocean { var name: String { "Ocean" } }
struct Ocean: Palette { var ink: Color = .black; var paper: Color = .white }
// == App.swift
class Settings: ObservableObject { @Published var palette: Palette = Desert() }
@main struct MyApp: App {
    @StateObject var settings = Settings()
    var body: some Scene { WindowGroup { Card().environmentObject(settings) } }
}
// == Card.swift
struct Card: View {
    @EnvironmentObject var settings: Settings
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦settings.palette.ink¦fails 2.27 on #e6e6e6⟧)
            Row(palette: settings.palette)
        }
        .background(settings.palette.paper)
    }
}
// == Row.swift
struct Row: View {
    let palette: Palette
    var body: some View {
        Text("b").foregroundStyle(⟦palette.ink¦fails 2.27 on #e6e6e6⟧).background(palette.paper)
        Text("c").foregroundStyle(⟦palette.ink¦fails 2.27 on #e6e6e6 of Card (MyApp > Card)⟧)
    }
}

// ---- a theme, or nothing, on another background
struct MyApp: App { var body: some Scene { WindowGroup { A(theme: Day()) } } }
protocol Theme { var ink: Color { get }; var paper: Color { get } }
struct Day: Theme { var ink = Color.black; var paper = Color.white }
struct Night: Theme { var ink = Color.white; var paper = Color.black }
struct A: View {
    let theme: Theme
    @State var isOn = false
    var body: some View { Text("a").foregroundStyle(⟦⟦.primary¦? the value is chosen at run time in light (MyApp)⟧¦? the value is chosen at run time in dark (MyApp)⟧).background(isOn ? theme.paper : .clear) }
}

// ---- a theme of the environment that copies the colors of one of several palettes
// == Palettes.swift
protocol ColorSet { var ink: Color { get set }; var paper: Color { get set }; var name: String { get } }
struct Sand: ColorSet { var name = "Sand"; var ink: Color = .init(white: 0.6); var paper: Color = .white }
struct Coal: ColorSet { var name = "Coal"; var ink: Color = .white; var paper: Color = .black }
// == Theme.swift
@Observable final class Theme {
    static let shared = Theme()
    var ink: Color { didSet { save() } }
    var paper: Color { didSet { save() } }
    var mark: Color
    var line: Color = .red
    var edge: Color
    static var all: [ColorSet] { [Sand(), Coal()] }
    init() {
        ink = .black
        paper = .white
        mark = .red
        edge = .red
    }
    func choose(_ name: String) {
        let set = Theme.all.filter { $0.name == name }.first ?? Sand()
        ink = set.ink
        self.paper = set.paper
        mark = set.ink
        mark = set.paper
        let edge = set.ink
        print(edge)
    }
}
// == Card.swift
struct Card: View {
    @Environment(Theme.self) private var theme
    var body: some View {
        Text("a").foregroundStyle(⟦theme.ink¦fails 2.84 on #ffffff⟧).background(theme.paper)
        Text("b").foregroundStyle(⟦theme.mark¦? Theme.mark is not defined here⟧).background(theme.paper)
        Text("c").foregroundStyle(⟦theme.edge¦? Theme.edge is not defined here⟧).background(theme.paper)
    }
}

// ---- a theme that copies the colors of a parameter
// == Theme.swift
protocol ColorSet { var ink: UIColor { get }; var paper: UIColor { get } }
struct Sand: ColorSet { var ink: UIColor { .lightGray }; var paper: UIColor { .white } }
struct Coal: ColorSet { var ink: UIColor { .lightGray }; var paper: UIColor { .black } }
final class AppTheme {
    var ink: UIColor
    var paper: UIColor
    func use(_ set: any ColorSet) {
        ink = set.ink
        paper = set.paper
    }
}
// == Cell.swift
class Cell: UITableViewCell {
    let label = UILabel()
    func setUp() { contentView.addSubview(label) }
    func update(theme: AppTheme) {
        contentView.backgroundColor = theme.paper
        label.textColor = ⟦theme.ink¦fails 2.32 on #ffffff of Cell⟧
    }
}

// ---- a class that inherits from another theme is a theme of its own
// == A.swift
class A: UIViewController {
    @IBOutlet weak var label: UILabel!
    func update(theme: Theme) {
        view.addSubview(label)
        view.backgroundColor = theme.paper
        label.textColor = ⟦⟦⟦theme.ink¦fails 2.1 on #ffffff of A⟧¦fails 1.2 on #000000 of A⟧¦fails 1.48 on #333333 of A⟧
        let other = UILabel()
        view.addSubview(other)
        other.textColor = ⟦theme.quiet¦? Theme.quiet is not defined here⟧
        other.backgroundColor = theme.line
    }
}
// == Theme.swift
protocol Theme { var paper: UIColor { get }; var ink: UIColor { get }; var quiet: UIColor { get }; var line: UIColor { get } }
// == Day.swift
class Day: NSObject, Theme {
    var paper: UIColor { UIColor.white }
    var ink: UIColor = UIColor(white: 0.7, alpha: 1)
    var quiet: UIColor = UIColor.black
    var line: UIColor = UIColor.white
}
// == Night.swift
class Night: NSObject, Theme {
    var paper: UIColor { UIColor(white: 0.2, alpha: 1) }
    var ink: UIColor = UIColor(white: 0.3, alpha: 1)
    var quiet: UIColor = UIColor.white
    var line: UIColor = UIColor.black
}
// == Midnight.swift
class Midnight: Night {
    override init() {
        super.init()
        self.ink = UIColor(white: 0.1, alpha: 1)
        if isOn { self.quiet = UIColor.red }
    }
    override var paper: UIColor { UIColor.black }
}

// ---- themes that keep hex digits, of which their properties make colors
// == Theme.swift
struct Theme: Codable {
    let inkHex: String
    let paperHex: String
    let nightInkHex: String
    let nightPaperHex: String
    let markHex: String?
    var isNight = false
    var ink: UIColor { UIColor(hex: inkHex) }
    var paper: UIColor { UIColor(hex: self.paperHex) }
    var text: UIColor {
        let hex: String = self.isNight
            ? nightInkHex
            : inkHex
        return UIColor(hex: hex)
    }
    var back: UIColor { return UIColor(hex: isNight ? nightPaperHex : paperHex) }
    var mark: UIColor { UIColor(hex: markHex) }
    static func plain() -> Theme { return Theme(inkHex: "777777", paperHex: "FFFFFF", nightInkHex: "BBBBBB", nightPaperHex: "000000") }
}
// == Themes.swift
enum Themes {
    static let all: [Theme] = [
        Theme(inkHex: "333333", paperHex: "#EEEEEE", nightInkHex: "BBBBBB", nightPaperHex: "000000"),
        .init(inkHex: "F00", paperHex: "FFFFFF", nightInkHex: "BBBBBB", nightPaperHex: "000000"),
        Theme(inkHex: "444444", paperHex: "#EEEEEE", nightInkHex: "555555", nightPaperHex: "000000"),
    ]
}
// == View.swift
class Model: ObservableObject {
    @Published var theme: Theme
    var ink: Color { Color(theme.ink) }
}
struct A: View {
    @EnvironmentObject var model: Model
    let theme: Theme
    var body: some View {
        Text("a").foregroundStyle(Color(⟦theme.ink¦fails 4.47 on #ffffff⟧)).background(Color(theme.paper))
        Text("b").foregroundStyle(Color(⟦⟦theme.text¦fails 2.81 on #000000⟧¦fails 4.47 on #ffffff⟧)).background(Color(theme.back))
        Text("c").foregroundStyle(Color(hex: ⟦theme.inkHex¦fails 4.47 on #ffffff⟧)).background(Color(theme.paper))
        Text("d").foregroundStyle(Color(⟦theme.mark¦? unknown initializer on #ffffff⟧)).background(.white)
        Text("e").foregroundStyle(⟦⟦model.ink¦fails 1.66 on #000000⟧¦fails 2.15 on #000000⟧).background(.black)
        Text("f").foregroundStyle(Color(⟦theme.ink¦? the value is chosen at run time⟧)).background(Color(theme.back))
    }
}

// ---- digits that the initializer changes, and those of data
// == Theme.swift
struct Theme {
    let inkHex: String
    init(inkHex: String) { self.inkHex = inkHex.reversed }
    var ink: UIColor { UIColor(hex: inkHex) }
}
let plain = Theme(inkHex: "777777", paperHex: "FFFFFF")
// == Tag.swift
struct Tag {
    let colorHex: String
    let backHex: String
    var color: Color { Color(hex: colorHex) }
    static let sample = Tag(colorHex: "777777", backHex: "FFFFFF")
}
// == View.swift
struct A: View {
    let theme: Theme
    let tag: Tag
    var body: some View {
        Text("a").foregroundStyle(Color(⟦theme.ink¦? unknown initializer on #ffffff⟧)).background(.white)
        Text("b").foregroundStyle(⟦tag.color¦? unknown initializer on #ffffff⟧).background(.white)
    }
}

// ---- colors that a theme chooses by its own state belong together
// == Theme.swift
class ThemeManager: ObservableObject {
    @Published var isDark = false
    var ink: Color { isDark ? .white : .gray }
    var paper: Color { isDark ? .black : .white }
}
class Settings {
    var isDark = false
    var ink: Color { isDark ? .white : .gray }
    var paper: Color { isDark ? .black : .white }
}
// == View.swift
struct A: View {
    @EnvironmentObject var theme: ThemeManager
    let settings: Settings
    var body: some View {
        Text("a").foregroundStyle(⟦theme.ink¦fails 3.26 on #ffffff⟧).background(theme.paper)
        Text("b").foregroundStyle(⟦settings.ink¦? the value is chosen at run time⟧).background(settings.paper)
    }
}

// ---- what is named for an appearance may follow that of the system
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @StateObject var theme = ThemeManager()
    let isDarkMode: Bool
    let isHighlighted: Bool
    let isOn: Bool
    var body: some View {
        Text("a").foregroundStyle(⟦⟦theme.ink¦? the value is chosen at run time on #ffffff in light (MyApp)⟧¦? the value is chosen at run time on #000000 in dark (MyApp)⟧)
        Text("b").foregroundStyle(⟦⟦isDarkMode ? .white : .black¦? the value is chosen at run time on #ffffff in light (MyApp)⟧¦? the value is chosen at run time on #000000 in dark (MyApp)⟧)
        Text("c").foregroundStyle(isOn ? ⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧ : ⟦.black¦fails 1.0 on #000000 of the window in dark (MyApp)⟧)
        Text("e").foregroundStyle(isHighlighted ? ⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧ : ⟦.black¦fails 1.0 on #000000 of the window in dark (MyApp)⟧)
        Text("d").foregroundStyle(⟦⟦isDarkMode ? .white : .black¦? the value is chosen at run time on #ff383c in light⟧¦? the value is chosen at run time on #ff4245 in dark⟧).background(.red)
    }
}
class ThemeManager: ObservableObject {
    @Published var isDark = false
    var ink: Color { isDark ? .white : .black }
}

// ---- what a theme chooses belongs together in all views
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
class ThemeManager: ObservableObject {
    @Published var isOn = false
    var ink: Color { isOn ? .white : .black }
    var paper: Color { isOn ? Color(white: 0.2) : Color(white: 0.5) }
}
struct A: View {
    @EnvironmentObject var theme: ThemeManager
    var body: some View { B().background(theme.paper) }
}
struct B: View {
    @EnvironmentObject var theme: ThemeManager
    var body: some View { Text("a").foregroundStyle(⟦theme.ink¦passes 5.28 on #808080 of A (MyApp > A)⟧) }
}

// ---- a modifier is given a color that a theme chooses
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
class ThemeManager: ObservableObject {
    @Published var isOn = false
    var ink: Color { isOn ? .white : .black }
    var paper: Color { isOn ? Color(white: 0.2) : Color(white: 0.5) }
}
struct A: View {
    @EnvironmentObject var theme: ThemeManager
    var body: some View { B().on(theme.paper) }
}
struct B: View {
    @EnvironmentObject var theme: ThemeManager
    var body: some View { Text("a").foregroundStyle(⟦theme.ink¦passes 5.28 on #808080 of on (MyApp > A)⟧) }
}
extension View { func on(_ paper: Color) -> some View { padding().background(paper) } }

// ---- one of several themes has the same color for text and background
protocol Theme { var ink: Color { get }; var paper: Color { get }; var mark: Color { get } }
struct Day: Theme { let ink = Color.black; let paper = Color.white; let mark = Color.gray }
struct Card: Theme { let ink = Color.white; let paper = Color.white; let mark = Color.white }
struct A: View {
    let theme: Theme
    var body: some View {
        Text("a").foregroundStyle(⟦theme.ink¦? a theme gives the text the color of its background⟧).background(theme.paper)
        Text("b").foregroundStyle(⟦⟦theme.mark¦fails 1.0 on #ffffff⟧¦fails 3.26 on #ffffff⟧).background(theme.paper)
        Text("c").foregroundStyle(⟦⟦theme.paper¦fails 1.0 on #ffffff⟧¦fails 1.0 on #ffffff⟧).background(theme.paper)
    }
}
