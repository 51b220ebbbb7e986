import AppleColors
import ColorMath
import SourceColors
import SourceText

/// The framework whose colors an expression is expected to have: `.red` is one color in SwiftUI and another in UIKit.
enum SwiftColorFamily: Hashable, Sendable {
    /// SwiftUI's `Color`.
    case swiftUI
    /// SwiftUI's shape styles; hierarchical ones such as `.secondary` depend on the style around them.
    case shapeStyle
    case uiKit
    case appKit
    /// UIKit or AppKit, depending on the file's imports.
    case platform
    /// Core Graphics, as layers take them.
    case coreGraphics
    /// SwiftUI, UIKit or AppKit: only names that mean the same in all are known.
    case any

    /// Whether it belongs to SwiftUI.
    var isSwiftUI: Bool { self == .swiftUI || self == .shapeStyle }
}

/// The frameworks that a file imports, as far as they decide about colors.
struct SwiftImports {
    private(set) var uiKit = false
    /// Whether the file imports UIKit itself, not only what has some of its types.
    private(set) var importsUIKit = false
    private(set) var appKit = false
    private(set) var swiftUI = false
    /// Other modules, which may qualify names.
    private(set) var modules: Set<String> = []

    /// Whether the file imports a user interface framework.
    var hasViews: Bool { uiKit || appKit || swiftUI }

    /// Adds the module named `bytes`.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        switch String(decoding: bytes.prefix(16), as: UTF8.self) {
        case "UIKit": (uiKit, importsUIKit) = (true, true)
        case "WatchKit": uiKit = true
        case "AppKit", "Cocoa": appKit = true
        case "SwiftUI": swiftUI = true
        default: if bytes.count < 60 { modules.insert(String(decoding: bytes, as: UTF8.self)) }
        }
    }

    /// The families of system colors that `family` may stand for.
    func systemFamilies(_ family: SwiftColorFamily) -> [SystemColorFamily] {
        switch family {
        case .swiftUI, .shapeStyle: [.swiftUI]
        case .uiKit: [.uiKit]
        case .appKit: [.appKit]
        // Its names are the same everywhere.
        case .coreGraphics: [.uiKit]
        case .platform: uiKit == appKit ? [.uiKit, .appKit] : uiKit ? [.uiKit] : [.appKit]
        case .any: [.swiftUI] + systemFamilies(.platform)
        }
    }

    /// The type that `.init(…)` makes a color of where `family` is expected; nil if there are several.
    func initializedType(_ family: SwiftColorFamily) -> SwiftColorType? {
        switch family {
        case .swiftUI: .color
        case .uiKit: .uiColor
        case .appKit: .nsColor
        case .platform: uiKit == appKit ? nil : uiKit ? .uiColor : .nsColor
        case .shapeStyle, .coreGraphics, .any: nil
        }
    }

    /// The type that an implicit member of `family` belongs to; nil if there are several.
    func memberType(_ family: SwiftColorFamily) -> SwiftColorType? {
        switch family {
        case .platform: uiKit == appKit ? nil : uiKit ? .uiColor : .nsColor
        case .any: nil
        case .swiftUI, .shapeStyle: .color
        case .uiKit: .uiColor
        case .appKit: .nsColor
        case .coreGraphics: .cgColor
        }
    }

    /// The types that an implicit member of `family` may belong to, the likeliest first.
    func memberTypes(_ family: SwiftColorFamily) -> [String] {
        if let type = memberType(family) { return [type.rawValue] }
        let platform: [SwiftColorType] = memberType(.platform).map { [$0] } ?? [.uiColor, .nsColor]
        return ((family == .any ? [.color] : []) + platform).map(\.rawValue)
    }
}

/// The meaning of a member's name in one or several families.
enum SwiftNamedColor {
    case colors(PerAppearance<RGBA>)
    /// A color that the system or the user chooses.
    case chosenBySystem
    case unknown
}

extension SwiftImports {
    /// The colors that `CGColor` names. <https://developer.apple.com/documentation/coregraphics/cgcolor>
    private static let graphicsColors = WordSet("black white clear")

    /// Returns the color of the member named `bytes` of `family`.
    func namedColor(_ bytes: UnsafeBufferPointer<UInt8>, in family: SwiftColorFamily) -> SwiftNamedColor {
        if family == .coreGraphics, !Self.graphicsColors.contains(bytes) { return .unknown }
        if family == .shapeStyle, SwiftModifiers.hierarchicalStyles.contains(bytes) { return .chosenBySystem }
        var found: PerAppearance<RGBA>?
        for system in systemFamilies(family) {
            guard let color = SystemColor.named(bytes, in: system) else {
                if SystemColor.isUserChosen(String(decoding: bytes, as: UTF8.self), in: system) {
                    return .chosenBySystem
                }
                continue
            }
            if let found, found != color.colors { return .chosenBySystem }
            found = color.colors
        }
        if let found { return .colors(found) }
        return family.isSwiftUI && SwiftModifiers.systemStyles.contains(bytes) ? .chosenBySystem : .unknown
    }
}

extension SwiftColorType {
    /// The framework whose members the type declares.
    var family: SwiftColorFamily {
        switch self {
        case .color, .resolved: .swiftUI
        case .uiColor: .uiKit
        case .nsColor: .appKit
        case .cgColor: .coreGraphics
        case .ciColor, .implicit: .platform
        }
    }
}
