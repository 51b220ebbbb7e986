import SourceColors
import TestSupport
import Testing

/// What the scanner says of the numbers of color initializers and of the initializers that a file declares.
@Suite struct SwiftComponentIssueTests {
    static let numbers = [
        "let a = Color(red: ⟦255¦channel red 255.0 integer⟧, green: ⟦0x80¦channel green 128.0 integer⟧, blue: ⟦0.5¦channel blue 0.5 operand⟧)",
        "let a = UIColor(red: ⟦CGFloat(255)¦channel red 255.0 operand⟧, green: ⟦(1 + 2)¦channel green 3.0 operand⟧, "
            + "blue: ⟦CGFloat(2) / 4¦channel blue 0.5 expression⟧, alpha: ⟦1¦alpha alpha 1.0 integer⟧)",
        "let a = Color(hue: ⟦210¦hue hue 210.0 integer⟧, saturation: ⟦0.5¦saturation saturation 0.5 operand⟧, "
            + "brightness: ⟦1¦brightness brightness 1.0 integer⟧, opacity: ⟦0.5¦alpha opacity 0.5 operand⟧)",
        "let a = NSColor(calibratedWhite: ⟦128¦white calibratedWhite 128.0 integer⟧, alpha: ⟦-1¦alpha alpha -1.0 expression⟧)",
        "let a = Color(.sRGB, white: ⟦128¦white white 128.0 integer⟧)",
        "let a = Color(white: 0.5), b = Color(red: 255, green: x, blue: 0), c = Color(r: 255, g: 0, b: 0)",
        "let a: Color = .init(red: 255, green: 0, blue: 0)",
    ]

    @Test(arguments: numbers) func tellsTheNumbersOfWhatIsOutOfRange(_ example: String) {
        let text = MarkedSource(example).text
        let marks = SwiftAnnotation.facts(text).outOfRangeNumbers.flatMap(\.components).map {
            MarkedSource.Mark(
                $0.range.lowerBound, $0.range.upperBound, "\($0.role) \($0.label) \($0.value) \($0.spelling)")
        }
        #expect(MarkedSource.annotate(text, with: marks) == example)
    }

    static let divisions = [
        "let a = UIColor(white: CGFloat(⟦128/255¦0 at 3⟧), alpha: Float(⟦1_0 / 4¦2 at 3⟧))",
        "let a = Color(red: f(x), green: Double(⟦(1 + 0x2)/2¦1 at 2⟧), blue: 0)",
        "let a = Color(white: Double(⟦0x80/0xFF¦0 at nowhere⟧)), b = Color(white: Double(⟦Int(3)/2¦1 at nowhere⟧))",
        "let a = Color(r: CGFloat(⟦128/255¦0 at 3⟧), g: 0, b: 0)",
        "let a = Color(white: 128/255), b = Color(white: CGFloat(510/255)), c = Color(white: CGFloat(128)/255)",
        "let a = Color(white: Double(Int(128/255))), b = CGFloat(128/255), c = Color(white: CGFloat(1/0))",
    ]

    @Test(arguments: divisions) func tellsDivisionsThatDropAFraction(_ example: String) {
        let text = MarkedSource(example).text
        let marks = SwiftAnnotation.facts(text).integerDivisions.map { division in
            let offset = division.pointOffset.map { "\($0 - division.range.lowerBound)" } ?? "nowhere"
            return MarkedSource.Mark(
                division.range.lowerBound, division.range.upperBound, "\(division.value) at \(offset)")
        }
        #expect(MarkedSource.annotate(text, with: marks) == example)
    }

    static let declarations: [(String, [String])] = [
        ("extension Color { init(red: Int, green: Int, blue: Int) {} }", ["+Color(red green blue)"]),
        (
            "public extension UIKit.UIColor {\n  @objc convenience init?(red r: UInt8, _ g: UInt8, blue b: UInt8 = f(1, 2)) {}\n}",
            ["+UIColor(red  blue)"]
        ),
        ("extension Color.Resolved where A == B { init<T: BinaryInteger>(hue: T) {} }", ["+Color.Resolved(hue)"]),
        ("final class PaintColor: Base { init!(white: Int) {} }", ["PaintColor(white)"]),
        ("struct Color { var red: Int }", ["Color"]),
        ("typealias Color = NSColor; func UIColor(red: Int) {}", ["Color", "UIColor"]),
        ("extension Color { init(name: String) { self.init(red: 1, green: 1, blue: 1) } }", []),
        ("let a = Color.init(red: 1, green: 1, blue: 1); let Color = 1", []),
        ("// extension Color { init(red: Int) {} }\nlet a = \"struct Color\"", []),
    ]

    @Test(arguments: declarations) func tellsDeclaredInitializers(_ text: String, _ expected: [String]) {
        let found = SwiftAnnotation.facts(text).declaredInitializers.map { each in
            let labels = each.labels.map { "(\($0.joined(separator: " ")))" } ?? ""
            return (each.isInExtension ? "+" : "") + each.type + labels
        }
        #expect(found == expected)
    }

    @Test func aDeclaredInitializerTakesCallsOfItsLabels() {
        let own = DeclaredInitializer(type: "Color", isInExtension: false, labels: ["red", "green", "blue", "alpha"])
        #expect(own.mayTake(["red", "green", "blue"], type: "Color"))
        #expect(!own.mayTake(["red", "green", "blue"], type: "UIColor"))
        #expect(!own.mayTake(["red", "green", "blue", "opacity"], type: "Color"))
        #expect(!own.mayTake(["green", "red"], type: "Color"))
        let extended = DeclaredInitializer(type: "PlatformColor", isInExtension: true, labels: ["hue"])
        #expect(extended.mayTake(["hue"], type: "UIColor"))
        let known = DeclaredInitializer(type: "NSColor", isInExtension: true, labels: ["hue"])
        #expect(!known.mayTake(["hue"], type: "UIColor"))
        let type = DeclaredInitializer(type: "Color", isInExtension: false, labels: nil)
        #expect(type.mayTake(["hue"], type: "Color"))
    }
}
