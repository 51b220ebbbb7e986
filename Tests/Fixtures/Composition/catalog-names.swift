// ---- names of catalog colors that are made of cases, in a structure, each in a file of its own
// == Assets.xcassets/Gray5.colorset/Contents.json
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.900", "alpha" : "1.000" } } } ], "info" : { "author" : "xcode", "version" : 1 } }
// == Assets.xcassets/Gray50.colorset/Contents.json
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.500", "alpha" : "1.000" } } } ], "info" : { "author" : "xcode", "version" : 1 } }
// == Assets.xcassets/DeepInk60.colorset/Contents.json
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.200", "alpha" : "1.000" } } } ], "info" : { "author" : "xcode", "version" : 1 } }
// == Names.swift
public enum ColorHue: String, CustomStringConvertible {
    case gray
    case deepInk
    case lost
    public var description: String { return rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
public enum ColorShade: Int, CustomStringConvertible {
    case shade5 = 5
    case shade50 = 50
    case shade60 = 60
    public var description: String { "\(rawValue)" }
}
public struct ColorKey {
    let hue: ColorHue
    let shade: ColorShade
    public init(hue: ColorHue, shade: ColorShade = .shade50) {
        self.hue = hue
        self.shade = shade
    }
    public init(from key: ColorKey, shade: ColorShade) {
        self.hue = key.hue
        self.shade = shade
    }
    public static let gray = ColorKey(hue: .gray)
    public static let brand = ColorKey(hue: .deepInk, shade: .shade60)
    public static let lost = ColorKey(hue: .lost)
    public func assetName() -> String { return "\(hue)\(shade)" }
}
// == UIColor.swift
public extension UIColor {
    class func key(_ key: ColorKey) -> UIColor {
        let name = key.assetName()
        let color = UIColor(named: name, in: Bundle(for: Token.self), compatibleWith: nil)

        guard let unwrapped = color else {
            return .red
        }

        return unwrapped
    }
    class func key(_ key: ColorKey, shade: ColorShade) -> UIColor {
        let new = ColorKey(from: key, shade: shade)
        return self.key(new)
    }
    class func gray(_ shade: ColorShade) -> UIColor { return .key(.gray, shade: shade) }
    static var accent: UIColor { UIColor(light: .key(.brand), dark: .gray(.shade5)) }
    static var brand = UIColor.key(.brand)
    convenience init(light: UIColor, dark: UIColor) { self.init { $0.userInterfaceStyle == .dark ? dark : light } }
}
// == Color.swift
public extension Color {
    static func key(hue: ColorHue, shade: ColorShade) -> Color {
        let name = ColorKey(hue: hue, shade: shade).assetName()
        return Color(name, bundle: .module)
    }
    init(hue: ColorHue, in shade: ColorShade) { self.init("\(hue)\(shade.rawValue)", bundle: nil) }
}
// == View.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(Color(uiColor: ⟦.key(.gray)¦fails 3.97 on #ffffff⟧)).background(.white)
        Text("b").foregroundStyle(Color(⟦.key(.gray, shade: .shade5)¦fails 1.25 on #ffffff⟧)).background(.white)
        Text("c").foregroundStyle(Color(⟦UIColor.gray(.shade50)¦fails 3.97 on #ffffff⟧)).background(.white)
        Text("d").foregroundStyle(⟦⟦Color(.accent)¦passes 12.63 on #ffffff in light⟧¦fails 1.25 on #ffffff in dark⟧).background(.white)
        Text("e").foregroundStyle(⟦.key(hue: .gray, shade: .shade50)¦fails 3.97 on #ffffff⟧).background(.white)
        Text("f").foregroundStyle(⟦Color(hue: .gray, in: .shade50)¦fails 3.97 on #ffffff⟧).background(.white)
        Text("g").foregroundStyle(Color(uiColor: ⟦.key(ColorKey(hue: ColorHue.gray, shade: .shade5))¦fails 1.25 on #ffffff⟧)).background(.white)
        Text("h").foregroundStyle(⟦Color(.brand)¦passes 12.63 on #ffffff⟧).background(.white)
        Text("i").foregroundStyle(Color(uiColor: ⟦.key(.lost)¦? the result of key is not known on #ffffff⟧)).background(.white)
        Text("j").foregroundStyle(Color(uiColor: ⟦.key(key)¦? UIColor.key() is defined in terms of itself on #ffffff⟧)).background(.white)
        Text("k").foregroundStyle(Color(uiColor: ⟦.key(.gray, shade: shade)¦? the result of key is not known on #ffffff⟧)).background(.white)
        Text("l").foregroundStyle(Color(uiColor: ⟦.key(.none)¦? the result of key is not known on #ffffff⟧)).background(.white)
        Text("m").foregroundStyle(⟦.key(hue: .gray, shade: .shade60)¦? the result of key is not known on #ffffff⟧).background(.white)
    }
}

// ---- names that are made in other ways, or are not known
// == Assets.xcassets/ink-1.colorset/Contents.json
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.500", "alpha" : "1.000" } } } ], "info" : { "author" : "xcode", "version" : 1 } }
// == Assets.xcassets/ink-deep.colorset/Contents.json
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.600", "alpha" : "1.000" } } } ], "info" : { "author" : "xcode", "version" : 1 } }
// == Names.swift
enum PaletteLevel: Int { case zero, one, two = 7, three }
enum PaletteTone: String { case deep, faint = "pale" }
struct PaletteSwatch { let prefix: String; var level = PaletteLevel.one }
extension PaletteSwatch { static let ink = PaletteSwatch(prefix: "ink") }
enum PaletteAssets { static let prefix = "ink" }
final class PaletteObject {
    var name: String
    init(name: String) { self.name = name }
    static let shared = PaletteObject(name: "deep")
}
extension Color {
    static func a(_ tone: PaletteTone) -> Color { Color(PaletteAssets.prefix + "-" + tone.rawValue) }
    static func b(_ swatch: PaletteSwatch) -> Color { Color("\(swatch.prefix)-\(swatch.level.rawValue)") }
    static func c(_ level: PaletteLevel, _ tone: PaletteTone = .deep) -> Color { Color("ink-\(level.rawValue)") }
    static func d(_ tone: PaletteTone) -> Color { Color("ink-\(tone)") }
    static func e(_ level: PaletteLevel) -> Color { Color("ink-\(String(level.rawValue + 1))") }
    static func f(_ level: PaletteLevel) -> Color { Color("ink-\(level.rawValue)").opacity(0.5) }
    static func g(_ level: PaletteLevel) -> Color { if isNew { return .red }; return Color("ink-\(level.rawValue)") }
    static func h(_ name: String) -> Color { Color("ink-" + name.lowercased()) }
    static func i(_ level: PaletteLevel) -> Color { Color("ink-\(level.rawValue)") }
    static func i(_ level: OtherLevel) -> Color { .red }
    static func j<T: Level>(_ level: T) -> Color { .red }
    static func j(_ level: PaletteLevel) -> Color { Color("ink-\(level.rawValue)") }
    static func k(_ level: PaletteLevel) -> Color { Color("ink-\(level.rawValue)") }
    static func k(_ tone: PaletteTone) -> Color { Color("ink-\(tone.rawValue)") }
    static func l(_ level: PaletteLevel) -> Color { m(level) }
    static func n(_ object: PaletteObject) -> Color { Color("ink-\(object.name)") }
    static func o(level: PaletteLevel = .saved(), tone: PaletteTone) -> Color { Color("ink-\(level.rawValue)") }
    static func p(level: PaletteLevel = .saved(), tone: PaletteTone) -> Color { Color("ink-\(tone.rawValue)") }
    private static func q(_ level: PaletteLevel) -> Color { Color("ink-\(level.rawValue)") }
    static func m(_ level: PaletteLevel) -> Color { l(level) }
}
// == View.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦.a(.deep)¦fails 2.84 on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦.b(.ink)¦fails 3.97 on #ffffff⟧).background(.white)
        Text("c").foregroundStyle(⟦.c(.one)¦fails 3.97 on #ffffff⟧).background(.white)
        Text("d").foregroundStyle(⟦.d(.deep)¦? the result of d is not known on #ffffff⟧).background(.white)
        Text("e").foregroundStyle(⟦.e(.zero)¦? the result of e is not known on #ffffff⟧).background(.white)
        Text("f").foregroundStyle(⟦.f(.one)¦? the result of f is not known on #ffffff⟧).background(.white)
        Text("g").foregroundStyle(⟦.g(.one)¦? the result of g is not known on #ffffff⟧).background(.white)
        Text("h").foregroundStyle(⟦.h("DEEP")¦fails 2.84 on #ffffff⟧).background(.white)
        Text("i").foregroundStyle(⟦.i(.one)¦? the result of i is not known on #ffffff⟧).background(.white)
        Text("j").foregroundStyle(⟦.j(.one)¦? the result of j is not known on #ffffff⟧).background(.white)
        Text("k").foregroundStyle(⟦.k(.one)¦fails 3.97 on #ffffff⟧).background(.white)
        Text("l").foregroundStyle(⟦.k(.deep)¦fails 2.84 on #ffffff⟧).background(.white)
        Text("m").foregroundStyle(⟦.l(.one)¦? the result of l is not known on #ffffff⟧).background(.white)
        Text("n").foregroundStyle(⟦.a(.faint)¦? the result of a is not known on #ffffff⟧).background(.white)
        Text("o").foregroundStyle(⟦.b(PaletteSwatch(prefix: "ink", level: .one))¦fails 3.97 on #ffffff⟧).background(.white)
        Text("p").foregroundStyle(⟦.n(.shared)¦? the result of n is not known on #ffffff⟧).background(.white)
        Text("q").foregroundStyle(⟦.o(tone: .deep)¦? the result of o is not known on #ffffff⟧).background(.white)
        Text("r").foregroundStyle(⟦.p(tone: .deep)¦fails 2.84 on #ffffff⟧).background(.white)
        Text("s").foregroundStyle(⟦.q(.one)¦? the result of q is not known on #ffffff⟧).background(.white)
    }
}

// ---- raw values of two types of one name, and two functions
// == Assets.xcassets/ink-1.colorset/Contents.json
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.500", "alpha" : "1.000" } } } ], "info" : { "author" : "xcode", "version" : 1 } }
// == One/Names.swift
enum ColorLevel: Int { case zero, one }
extension Color { static func ink(_ level: ColorLevel) -> Color { Color("ink-\(level.rawValue)") } }
// == Two/Names.swift
enum ColorLevel: Int { case one }
// == Three/Names.swift
extension Color { static func paper(_ text: String) -> Color { Color("ink-" + text) } }
// == Four/Names.swift
extension Color { static func paper(_ text: String) -> Color { Color("paper-" + text) } }
// == View.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦.ink(.one)¦? the result of ink is not known on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦.paper("1")¦? the result of paper is not known on #ffffff⟧).background(.white)
    }
}

// ---- members of cases, and functions outside of types
// == Assets.xcassets/ink-1.colorset/Contents.json
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.500", "alpha" : "1.000" } } } ], "info" : { "author" : "xcode", "version" : 1 } }
// == Names.swift
enum ColorLevel: Int {
    case zero, one
    var color: Color { Color("ink-\(rawValue)") }
    func color(_ prefix: String) -> Color { Color("\(prefix)-\(self.rawValue)") }
}
func InkColor(_ level: ColorLevel) -> Color { Color("ink-\(level.rawValue)") }
func inkColor(_ level: ColorLevel) -> Color { Color("ink-\(level.rawValue)") }
// == View.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦ColorLevel.one.color¦fails 3.97 on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦ColorLevel.one.color("ink")¦? color changes the colors on #ffffff⟧).background(.white)
        Text("c").foregroundStyle(⟦inkColor(.one)¦fails 3.97 on #ffffff⟧).background(.white)
    }
}
