import ColorMath
import TestSupport
import Testing

@Suite struct NamedColorTests {
    @Test("All 148 names and transparent are found, in any case")
    func all() {
        #expect(NamedColor.opaque.count == 148)
        #expect(NamedColor.all.count == 149)
        for color in NamedColor.all {
            #expect(NamedColor.named(color.name) == color)
            #expect(NamedColor.named(color.name.uppercased()) == color)
            #expect(NamedColor.named(color.name.prefix(1).uppercased() + color.name.dropFirst()) == color)
        }
    }

    @Test(
        "Colors by name",
        arguments: [
            ("red", "#ff0000"), ("DodgerBlue", "#1e90ff"), ("rebeccapurple", "#663399"), ("grey", "#808080"),
            ("transparent", "#00000000"), ("lightgoldenrodyellow", "#fafad2"), ("tan", "#d2b48c"), ("cyan", "#00ffff"),
        ])
    func known(name: String, expected: String) {
        #expect(NamedColor.named(name)?.color.description == expected)
    }

    @Test(
        "What only looks like a name is none",
        arguments: [
            "", "r", "re", "redd", "bed", "dark-red", "red ", "ｒｅｄ", "gr\u{0}y", "gr4y", "[]{", "r@d", "TRANSPARENTS",
            "lightgoldenrodyellowlightgoldenrodyellow", "currentcolor", "inherit", "none", "é", "Canvas", "2", "orang",
        ])
    func unknown(name: String) {
        #expect(NamedColor.named(name) == nil)
    }

    @Test("Only complete names are found")
    func oneByteWrong() {
        let names = Set(NamedColor.all.map(\.name))
        var wrong: [String] = []
        for name in names {
            for place in 0..<name.utf8.count {
                for byte in stride(from: 0, through: UInt8.max, by: isOptimizedBuild ? 1 : 5) {
                    var bytes = Array(name.utf8)
                    bytes[place] = byte
                    let found = bytes.withUnsafeBufferPointer { NamedColor.named($0) }
                    let text = String(decoding: bytes, as: UTF8.self).lowercased()
                    if (found != nil) != names.contains(text) { wrong.append(text) }
                }
            }
        }
        #expect(wrong == [])
    }

    @Test("The name of a color has exactly that color")
    func reverse() {
        for color in NamedColor.all {
            let name = NamedColor.name(for: color.color)
            #expect(name.flatMap { NamedColor.named($0) }?.color == color.color)
        }
        #expect(NamedColor.name(for: HexColor(red: 0, green: 255, blue: 255)) == "aqua")
        #expect(NamedColor.name(for: HexColor(red: 128, green: 128, blue: 128)) == "gray")
        #expect(NamedColor.name(for: HexColor(red: 128, green: 128, blue: 129)) == nil)
        #expect(NamedColor.name(for: HexColor(red: 255, green: 0, blue: 0, alpha: 254)) == nil)
        #expect(NamedColor.name(for: HexColor(red: 255, green: 255, blue: 255, alpha: 0)) == nil)
    }
}
