import SourceColors
import TestSupport
import Testing

/// Numbers in color initializers that are wrong, and the initializers that a file declares.
@Suite struct SwiftComponentIssueTests {
    @Test(arguments: try Fixtures.examples("SwiftComponents")) func findsNumbersOutOfRange(_ example: Example) {
        let marks = SwiftAnnotation.facts(example.text).outOfRangeNumbers.flatMap(\.components).map {
            MarkedSource.Mark(
                $0.range.lowerBound, $0.range.upperBound, "\($0.role) \($0.label) \($0.value) \($0.spelling)")
        }
        #expect(MarkedSource.annotate(example.text, with: marks) == example.marked)
    }

    @Test(arguments: try Fixtures.examples("SwiftIntegerDivisions"))
    func findsDivisionsThatDropAFraction(_ example: Example) {
        let marks = SwiftAnnotation.facts(example.text).integerDivisions.map { division in
            let offset = division.pointOffset.map { "\($0 - division.range.lowerBound)" } ?? "nowhere"
            return MarkedSource.Mark(
                division.range.lowerBound, division.range.upperBound, "\(division.value) at \(offset)")
        }
        #expect(MarkedSource.annotate(example.text, with: marks) == example.marked)
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

    @Test(arguments: declarations) func findsDeclaredInitializers(_ text: String, _ expected: [String]) {
        let found = SwiftAnnotation.facts(text).declaredInitializers.map { each in
            let labels = each.labels.map { "(\($0.joined(separator: " ")))" } ?? ""
            return (each.isInExtension ? "+" : "") + each.type + labels
        }
        #expect(found == expected)
    }

    @Test func aDeclaredInitializerMatchesCallsWithItsLabels() {
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
