import CStandardLibrary

/// Generates the same source files in every run, with the types and proportions of real projects.
struct GeneratedFiles {
    private var state: UInt64
    private static let words = [
        "value", "index", "name", "items", "context", "request", "result", "total", "offset", "buffer", "delegate",
        "session", "handler", "payload", "account", "segment", "layout", "button", "header", "message", "state",
    ]

    /// Creates files that depend on `seed`.
    init(seed: UInt64) { state = seed }

    private mutating func number(_ bound: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % bound
    }

    private mutating func word() -> String { Self.words[Int(number(UInt64(Self.words.count)))] }

    private mutating func hex() -> String {
        let digits = String(number(1 << 24), radix: 16)
        return String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }

    private mutating func color() -> String {
        switch number(8) {
        case 0: "rgb(\(number(256)), \(number(256)), \(number(256)))"
        case 1: "rgba(\(number(256)), \(number(256)), \(number(256)), .\(number(9) + 1))"
        case 2: "hsl(\(number(360)) \(number(101))% \(number(101))%)"
        case 3: "#\(hex().prefix(3))"
        default: "#\(hex())"
        }
    }

    /// Returns a Swift file of about `size` bytes with a color in one of `rarity` functions.
    mutating func swift(_ size: Int, rarity: UInt64) -> String {
        var text = "import Foundation\n\n"
        while text.utf8.count < size {
            let (a, b, c) = (word(), word(), word())
            text += """
                /// Gives the \(a) of the \(b), once the \(c) is known.
                func \(a)\(b)\(number(1000))(_ \(c): Int, \(b): [String: Int]) -> Int {
                    guard let \(a) = \(b)["\(c)"], \(a) > \(number(100)) else { return \(number(1 << 20)) }
                    // The \(c) may have changed meanwhile.
                    return \(a) * \(c) + \(b).values.reduce(0) { $0 + $1 }
                }


                """
            if number(rarity) == 0 {
                text += "let \(a)Color = Color(hue: 0.\(number(999)), saturation: 0.8, brightness: 0.9)\n"
                text += "let \(b)Color = UIColor(hex: 0x\(hex()))\n\n"
            }
        }
        return text
    }

    /// Returns a Swift file of about `size` bytes with many views with colors.
    mutating func views(_ size: Int) -> String {
        var text = "import SwiftUI\n\n"
        while text.utf8.count < size {
            text += """
                struct \(word().capitalized)\(number(1_000_000)): View {
                    let \(word())Color = Color(red: \(number(256)) / 255, green: 0.\(number(99)), blue: 0.5)
                    var body: some View {
                        VStack(alignment: .leading) {
                            Text("\(word()) \(word())").font(.title).foregroundStyle(Color(hex: 0x\(hex())))
                            Button(\(word())) { self.\(word()) = Color(hex: "#\(hex())") }.foregroundColor(.white)
                        }
                        .padding(\(number(40)))
                        .background(Color(hue: 0.\(number(99)), saturation: 0.8, brightness: 0.9))
                    }
                }


                """
        }
        return text
    }

    /// Returns a style sheet of about `size` bytes with a color in nearly every declaration if `isDense`, otherwise in
    /// one of `rarity` rules.
    mutating func css(_ size: Int, isDense: Bool, rarity: UInt64 = 4) -> String {
        var text = ""
        while text.utf8.count < size {
            text += ".\(word())-\(word())\(number(10000)) {\n"
            if isDense {
                text += "  color: \(color());\n  background: \(color());\n  border: 1px solid \(color());\n"
            } else {
                text += "  display: flex;\n  margin: \(number(40))px auto;\n  padding: 0 \(number(10))em;\n"
                if number(rarity) == 0 { text += "  color: \(color());\n" }
            }
            text += "  transition: opacity .\(number(9))s ease-in-out;\n}\n\n"
        }
        return text
    }

    /// Returns a style sheet of about `size` bytes with a custom property in each line, a third of them used under names that
    /// nothing defines.
    mutating func properties(_ size: Int) -> String {
        var text = ":root {\n"
        var count = 0
        while text.utf8.count < size {
            text += "  --\(word())-\(word())-\(count): \(color());\n"
            if count % 3 == 0 {
                text +=
                    "}\n.\(word())-\(count) { color: var(--\(word())-\(word())-\(number(1_000_000))); background: #fff }\n"
                text += ":root {\n"
            }
            count += 1
        }
        return text + "}\n"
    }

    /// Returns a style sheet of about `size` bytes in the manner of frameworks of utilities: many short rules of one class, with
    /// states, and groups for widths.
    mutating func utilities(_ size: Int) -> String {
        var text = ""
        var count = 0
        while text.utf8.count < size {
            let name = "\(word())-\(count)"
            switch number(4) {
            case 0: text += ".text-\(name){color:\(color())}.hover\\:text-\(name):hover{color:\(color())}"
            case 1:
                text +=
                    ".bg-\(name){--opacity:1;background-color:rgb(\(number(256)) \(number(256)) \(number(256))/var(--opacity))}"
            case 2: text += ".p-\(name){padding:\(number(40))px}.m-\(name),.x-\(name){margin:0 \(number(40))px}"
            default: text += "@media (min-width:\(number(9) + 6)00px){.md\\:text-\(name){color:\(color())}}"
            }
            count += 1
        }
        return text
    }

    /// Returns a Swift file of about `size` bytes with views that contain one another, each with a dozen nested containers.
    mutating func deepViews(_ size: Int) -> String {
        var text = "import SwiftUI\n\n"
        var count = 0
        while text.utf8.count < size {
            text += "struct View\(count): View {\n    var body: some View {\n"
            for depth in 0..<12 {
                let container = ["VStack", "HStack", "ZStack", "Group", "Section", "ScrollView"][depth % 6]
                text += String(repeating: " ", count: 8 + depth * 4) + "\(container) {\n"
            }
            let indent = String(repeating: " ", count: 56)
            text +=
                "\(indent)Text(\"\(word())\").foregroundStyle(Color(hue: 0.\(number(99)), saturation: 0.5, brightness: 0.5))\n"
            if count > 0 { text += "\(indent)View\(count - 1)()\n" }
            for depth in (0..<12).reversed() {
                let modifier = depth % 4 == 3 ? ".background(Color(white: 0.\(number(99))))" : ".padding(\(number(20)))"
                text += String(repeating: " ", count: 8 + depth * 4) + "}\n"
                text += String(repeating: " ", count: 8 + depth * 4) + "\(modifier)\n"
            }
            text += "    }\n}\n\n"
            count += 1
        }
        return text
    }

    /// Returns a Swift file of about `size` bytes with views of which each draws up to seven others behind text.
    mutating func drawnViews(_ size: Int) -> String {
        var text = "import SwiftUI\n\n"
        var count = 0
        while text.utf8.count < size {
            let color = "Color(white: 0.\(number(99)), opacity: 0.5)"
            let next = count % 8 < 7 ? "; Paper\(count + 1)()" : ""
            text += "struct Paper\(count): View { var body: some View { ZStack { \(color)\(next) } } }\n"
            text += "struct Page\(count): View {\n    var body: some View {\n"
            text += "        Text(\"\(word())\").foregroundStyle(.gray).background(Paper\(count)())\n    }\n}\n\n"
            count += 1
        }
        return text
    }

    /// Returns a JSON file of about `size` bytes with a color in one of `rarity` objects.
    mutating func json(_ size: Int, rarity: UInt64) -> String {
        var text = "[\n"
        while text.utf8.count < size {
            text +=
                "  { \"\(word())\": \(number(100_000)), \"\(word())\": \"\(word()) \(word())\", \"id\": \"\(hex())\(hex())\""
            if number(rarity) == 0 { text += ", \"color\": \"#\(hex())\"" }
            text += " },\n"
        }
        return text + "  null\n]\n"
    }

    /// Fills `folder` with a project of `files` small files in folders of a hundred, each with a style sheet that
    /// defines some of `names` custom properties, and style sheets and views that use them.
    mutating func writeProject(in folder: String, files: Int, names: Int) {
        mkdir(folder, 0o755)
        let folders = max(files / 100, 1)
        for part in 0..<folders {
            let subfolder = "\(folder)/\(part)"
            mkdir(subfolder, 0o755)
            let own = (part * names / folders)..<((part + 1) * names / folders)
            let properties = own.map { "  --name-\($0): #\(hex());\n" }.joined()
            write(":root {\n\(properties)}\n", to: subfolder + "/names.css")
            for number in 1..<100 {
                if number % 2 == 0 {
                    let use = "a { color: var(--name-\(self.number(UInt64(names)))); background: #fff }\n"
                    write(use + css(500, isDense: false), to: "\(subfolder)/page-\(number).css")
                } else {
                    write(swift(500, rarity: 20), to: "\(subfolder)/view-\(number).swift")
                }
            }
        }
    }

    /// Fills `folder` with about `bytes` bytes of files: seven parts Swift, one part CSS, two parts JSON.
    mutating func writeMixedTree(in folder: String, bytes: Int) {
        var written = 0
        var count = 0
        while written < bytes {
            let size = 2_000 + Int(number(number(10) == 0 ? 200_000 : 24_000))
            let (text, kind): (String, String)
            switch number(10) {
            case 0: (text, kind) = (css(size, isDense: false), "css")
            case 1, 2: (text, kind) = (json(size, rarity: 50), "json")
            default: (text, kind) = (swift(size, rarity: 60), "swift")
            }
            let subfolder = "\(folder)/part\(count / 100)"
            mkdir(subfolder, 0o755)
            written += write(text, to: "\(subfolder)/file\(count).\(kind)")
            count += 1
        }
    }
}

extension String {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

/// Writes `text` to the file at `path` and returns its size in bytes.
@discardableResult
func write(_ text: String, to path: String) -> Int {
    let bytes = Array(text.utf8)
    guard let file = fopen(path, "w") else { return bytes.count }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return bytes.count
}
