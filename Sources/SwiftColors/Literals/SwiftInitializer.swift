import ColorMath
import SourceColors
import SourceText

/// An initializer of one of Apple's color types, identified by its labels.
///
/// <https://developer.apple.com/documentation/swiftui/color>, <https://developer.apple.com/documentation/uikit/uicolor>,
/// <https://developer.apple.com/documentation/appkit/nscolor>, <https://developer.apple.com/documentation/coregraphics/cgcolor>
struct SwiftInitializer: Sendable {
    /// Whether and how a color space precedes the components.
    enum SpaceArgument: Sendable { case none, optional, labeled }

    /// The labels of the components.
    var components: [StaticString]
    /// The meaning of the components.
    var model: SwiftColorModel
    /// The space of the color, unless an argument names another.
    var space: ColorSpace
    /// The label of alpha.
    var alpha: StaticString = "alpha"
    /// Whether a call requires alpha.
    var needsAlpha = true
    /// Whether a color space may be the first argument.
    var spaceArgument = SpaceArgument.none

    private static func rgb(_ first: StaticString) -> SwiftInitializer {
        SwiftInitializer(components: [first, "green", "blue"], model: .rgb, space: .srgb)
    }

    private static func hsb(_ first: StaticString) -> SwiftInitializer {
        SwiftInitializer(components: [first, "saturation", "brightness"], model: .hsb, space: .hsb)
    }

    private static func white(_ label: StaticString) -> SwiftInitializer {
        SwiftInitializer(components: [label], model: .white, space: .gray)
    }

    private static let displayP3 = SwiftInitializer(
        components: ["displayP3Red", "green", "blue"], model: .displayP3, space: .displayP3)

    private static let color = [
        SwiftInitializer(
            components: ["red", "green", "blue"], model: .rgb, space: .srgb, alpha: "opacity", needsAlpha: false,
            spaceArgument: .optional),
        SwiftInitializer(
            components: ["hue", "saturation", "brightness"], model: .hsb, space: .hsb, alpha: "opacity",
            needsAlpha: false),
        SwiftInitializer(
            components: ["white"], model: .white, space: .gray, alpha: "opacity", needsAlpha: false,
            spaceArgument: .optional),
    ]

    private static let resolved = [
        SwiftInitializer(
            components: ["red", "green", "blue"], model: .rgb, space: .srgb, alpha: "opacity", needsAlpha: false,
            spaceArgument: .labeled)
    ]

    private static let uiColor = [rgb("red"), hsb("hue"), white("white"), displayP3]

    private static let nsColor =
        uiColor + [
            rgb("calibratedRed"), rgb("deviceRed"), rgb("srgbRed"), hsb("calibratedHue"), hsb("deviceHue"),
            white("calibratedWhite"), white("deviceWhite"), white("genericGamma22White"),
            SwiftInitializer(
                components: ["hue", "saturation", "brightness"], model: .hsb, space: .hsb, spaceArgument: .labeled),
        ]

    private static let cgColor = [rgb("red"), rgb("srgbRed"), white("gray"), white("genericGrayGamma2_2Gray")]

    private static let ciColor = [
        SwiftInitializer(components: ["red", "green", "blue"], model: .rgb, space: .srgb, needsAlpha: false)
    ]

    private static let implicit = color + nsColor + cgColor

    /// The first labels of calls such as `.init(hue: …)`, in lower case, separated by spaces.
    static var implicitFirstLabels: String {
        implicit.compactMap { $0.components.first?.description.lowercased() }.joined(separator: " ")
    }

    /// The arguments of Xcode's `#colorLiteral`.
    static let colorLiteral = rgb("red")

    /// The initializers of `type`.
    static func all(of type: SwiftColorType) -> [SwiftInitializer] {
        switch type {
        case .color: color
        case .resolved: resolved
        case .uiColor: uiColor
        case .nsColor: nsColor
        case .cgColor: cgColor
        case .ciColor: ciColor
        case .implicit: implicit
        }
    }
}
