// ---- a static value whose members are those of another type, by key paths
// == Core.swift
public class CoreColors {
    public static let gray500 = Color(white: 0.5)
    public static let gray900 = Color(white: 0.2)
    public static let clear = Color.white
}
// == Tokens.swift
public class ColorTokens {
    public let ink = CoreColors.gray900
    public let faint = CoreColors.gray500
    public let paper = CoreColors.clear
    public let own = CoreColors.gray500
    public var changing = CoreColors.gray500
}
// == Design.swift
public extension Color { static let design = DesignColors() }
public extension ShapeStyle where Self == Color { static var design: DesignColors { Self.design } }
@dynamicMemberLookup public class DesignColors {
    private static let core = CoreColors.self
    private let tokens: ColorTokens
    private var overrides = [KeyPath<ColorTokens, Color>: Color]()
    public subscript(dynamicMember keyPath: KeyPath<ColorTokens, Color>) -> Color {
        overrides[keyPath] ?? tokens[keyPath: keyPath]
    }
    public func override(_ keyPath: KeyPath<ColorTokens, Color>, with color: Color?) { overrides[keyPath] = color }
    init() { tokens = ColorTokens() }
    public let own = Color.black
    public let placeholder = core.gray500
    public let list: [Color] = []
}
// == View.swift
struct A: View {
    let colors: DesignColors
    var body: some View {
        Text("a").foregroundStyle(⟦.design.ink¦passes 12.63 on #ffffff⟧).background(.design.paper)
        Text("b").foregroundStyle(⟦Color.design.faint¦fails 3.97 on #ffffff⟧).background(Color.design.paper)
        Text("c").foregroundStyle(⟦.design.own¦passes 21.0 on #ffffff⟧).background(.design.paper)
        Text("d").foregroundStyle(⟦.design.placeholder¦fails 3.97 on #ffffff⟧).background(.design.paper)
        Text("e").foregroundStyle(⟦.design.changing¦? design.changing is not defined here on #ffffff⟧).background(.design.paper)
        Text("f").foregroundStyle(⟦.design.list¦? design.list is not defined here on #ffffff⟧).background(.design.paper)
        Text("g").foregroundStyle(⟦.design.missing¦? design.missing is not defined here on #ffffff⟧).background(.design.paper)
        Text("h").foregroundStyle(⟦colors.faint¦fails 3.97 on #ffffff⟧).background(colors.paper)
        Text("i").foregroundStyle(⟦.design.faint¦fails 1.83 on #ffffff⟧.opacity(0.5)).background(.design.paper)
    }
}

// ---- members that code replaces
// == Tokens.swift
struct ColorTokens { let ink = CoreColors.black; let faint = CoreColors.gray; let paper = CoreColors.white }
enum CoreColors { static let black = UIColor.black; static let gray = UIColor(white: 0.5, alpha: 1); static let white = UIColor.white }
// == Design.swift
extension UIColor { static let design = DesignUIColors() }
@dynamicMemberLookup final class DesignUIColors {
    private let tokens = ColorTokens()
    private var overrides: [KeyPath<ColorTokens, UIColor>: UIColor] = [:]
    subscript(dynamicMember path: KeyPath<ColorTokens, UIColor>) -> UIColor { return self.overrides[path] ?? self.tokens[keyPath: path] }
    func override(_ path: KeyPath<ColorTokens, UIColor>, with color: UIColor?) { overrides[path] = color }
}
// == Tests.swift
import XCTest
class Tests { func test() { UIColor.design.override(\.faint, with: .red) } }
// == View.swift
func setUp(label: UILabel, other: UILabel, third: UILabel) {
    UIColor.design.override(\.ink, with: .red)
    settings.override(values: [])
    label.textColor = ⟦.design.ink¦? design.ink is not defined here on #ffffff⟧
    label.backgroundColor = .design.paper
    other.textColor = ⟦.design.faint¦fails 3.97 on #ffffff⟧
    other.backgroundColor = .design.paper
}

// ---- members that code may replace, or that are looked up in other ways
// == Tokens.swift
struct Tokens { let faint = Core.gray; let paper = Core.white }
enum Core { static let gray = Color(white: 0.5); static let white = Color.white }
extension Color {
    static let one = OneColors()
    static let two = TwoColors()
    static let three = ThreeColors()
    static let four = FourColors()
    static let five = FiveColors()
}
@dynamicMemberLookup struct OneColors {
    let tokens = Tokens()
    subscript(dynamicMember path: KeyPath<Tokens, Color>) -> Color { tokens[keyPath: path] }
}
@dynamicMemberLookup struct TwoColors {
    let tokens = Tokens()
    subscript(dynamicMember path: KeyPath<Tokens, Color>) -> Color { tokens[keyPath: path].opacity(0.5) }
}
@dynamicMemberLookup class ThreeColors {
    let tokens = Tokens()
    var overrides: [KeyPath<Tokens, Color>: Color] = [:]
    subscript(dynamicMember path: KeyPath<Tokens, Color>) -> Color { overrides[path] ?? tokens[keyPath: path] }
}
@dynamicMemberLookup class FourColors {
    let tokens = Tokens()
    private var overrides: [KeyPath<Tokens, Color>: Color] = [:]
    subscript(dynamicMember path: KeyPath<Tokens, Color>) -> Color { overrides[path] ?? tokens[keyPath: path] }
    func reset(to all: [KeyPath<Tokens, Color>: Color]) { overrides = all }
}
@dynamicMemberLookup class FiveColors {
    let tokens = Tokens()
    private var overrides: [KeyPath<Tokens, Color>: Color] = [:]
    subscript(dynamicMember path: KeyPath<Tokens, Color>) -> Color { overrides[path] ?? tokens[keyPath: path] }
    func override(_ path: KeyPath<Tokens, Color>, with color: Color) { overrides[path] = color }
    func apply(_ path: KeyPath<Tokens, Color>, _ color: Color) { override(path, with: color) }
}
// == View.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦Color.one.faint¦fails 3.97 on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦Color.two.faint¦? two.faint is not defined here on #ffffff⟧).background(.white)
        Text("c").foregroundStyle(⟦Color.three.faint¦? three.faint is not defined here on #ffffff⟧).background(.white)
        Text("d").foregroundStyle(⟦Color.four.faint¦? four.faint is not defined here on #ffffff⟧).background(.white)
        Text("e").foregroundStyle(⟦Color.five.faint¦? five.faint is not defined here on #ffffff⟧).background(.white)
    }
}

// ---- a dictionary that another function may change
// == View.swift
struct Tokens { let faint = Core.gray }
enum Core { static let gray = Color(white: 0.5) }
extension Color { static let four = FourColors() }
@dynamicMemberLookup class FourColors {
    let tokens = Tokens()
    private var overrides: [KeyPath<Tokens, Color>: Color] = [:]
    subscript(dynamicMember path: KeyPath<Tokens, Color>) -> Color { overrides[path] ?? tokens[keyPath: path] }
    func reset(to all: [KeyPath<Tokens, Color>: Color]) { overrides = all }
}
struct A: View { var body: some View { Text("d").foregroundStyle(⟦Color.four.faint¦? four.faint is not defined here on #ffffff⟧).background(.white) } }
