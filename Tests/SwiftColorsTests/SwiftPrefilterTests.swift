import SourceColors
import SourceText
import SwiftColors
import Testing

/// Files are not read at all unless something in them looks like a color. These have nothing but the call.
@Suite struct SwiftPrefilterTests {
    @Test(
        "An implicit initializer alone is found",
        arguments: [
            "red: 1, green: 0, blue: 0, alpha: 1", "hue: 0.5, saturation: 1, brightness: 1, alpha: 1",
            "white: 0.5, alpha: 1", "displayP3Red: 1, green: 0, blue: 0, alpha: 1",
            "srgbRed: 1, green: 0, blue: 0, alpha: 1", "calibratedRed: 1, green: 0, blue: 0, alpha: 1",
            "deviceRed: 1, green: 0, blue: 0, alpha: 1", "calibratedHue: 0.5, saturation: 1, brightness: 1, alpha: 1",
            "deviceHue: 0.5, saturation: 1, brightness: 1, alpha: 1", "calibratedWhite: 0.5, alpha: 1",
            "deviceWhite: 0.5, alpha: 1", "genericGamma22White: 0.5, alpha: 1",
        ], ["", "\n    "])
    func implicitInitializer(arguments: String, space: String) {
        let text = "let tint = Theme(ink: .init(\(space)\(arguments)))\n"
        let facts = Array(text.utf8).withUnsafeBufferPointer {
            SwiftColorSyntax().scan(SourceBytes($0), options: ScanOptions())
        }
        #expect(facts.literals.count == 1)
    }
}
