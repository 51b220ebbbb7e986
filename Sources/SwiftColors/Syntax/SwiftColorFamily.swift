import AppleColors
import ColorMath
import SourceColors
import SourceText

/// The framework whose colors a place takes: `.red` is one color to SwiftUI and another to UIKit.
enum SwiftColorFamily: Hashable, Sendable {
    /// SwiftUI's `Color`.
    case swiftUI
    /// SwiftUI's shape styles, of which the hierarchical ones follow the style around them: `.secondary`.
    case shapeStyle
    case uiKit
    case appKit
    /// UIKit or AppKit, as the file's imports say.
    case platform
    /// Core Graphics: what layers take.
    case coreGraphics
    /// Any of the three: only names on which all agree are known.
    case any

    /// Whether it is SwiftUI's.
    var isSwiftUI: Bool { self == .swiftUI || self == .shapeStyle }
}

/// Which frameworks a file imports, as far as colors go by them.
struct SwiftImports {
    private(set) var uiKit = false
    private(set) var appKit = false
    private(set) var swiftUI = false
    /// The modules of others, which may stand before names.
    private(set) var modules: Set<String> = []

    /// Whether the file has to do with what is on a screen.
    var hasViews: Bool { uiKit || appKit || swiftUI }

    /// Takes note of the module `bytes` name.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        switch String(decoding: bytes.prefix(16), as: UTF8.self) {
        case "UIKit", "WatchKit": uiKit = true
        case "AppKit", "Cocoa": appKit = true
        case "SwiftUI": swiftUI = true
        default: if bytes.count < 60 { modules.insert(String(decoding: bytes, as: UTF8.self)) }
        }
    }

    /// The families of published colors that a place of `family` may mean.
    func systemFamilies(_ family: SwiftColorFamily) -> [SystemColorFamily] {
        switch family {
        case .swiftUI, .shapeStyle: [.swiftUI]
        case .uiKit: [.uiKit]
        case .appKit: [.appKit]
        // It names no more than what is the same everywhere.
        case .coreGraphics: [.uiKit]
        case .platform: uiKit == appKit ? [.uiKit, .appKit] : uiKit ? [.uiKit] : [.appKit]
        case .any: [.swiftUI] + systemFamilies(.platform)
        }
    }

    /// The type whose member an implicit member of `family` is; nil where there is a choice.
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

    /// The types of one of which an implicit member of `family` is a member, the likeliest first.
    func memberTypes(_ family: SwiftColorFamily) -> [String] {
        if let type = memberType(family) { return [type.rawValue] }
        let platform: [SwiftColorType] = memberType(.platform).map { [$0] } ?? [.uiColor, .nsColor]
        return ((family == .any ? [.color] : []) + platform).map(\.rawValue)
    }
}

/// What a member's name means in one or several families.
enum SwiftNamedColor {
    case colors(PerAppearance<RGBA>)
    /// The system or the user chooses.
    case chosenBySystem
    case unknown
}

extension SwiftImports {
    /// The colors that `CGColor` names. <https://developer.apple.com/documentation/coregraphics/cgcolor>
    private static let graphicsColors = SwiftWordTable<Bool>(["black", "white", "clear"], true)

    /// The color of the member `bytes` name, in `family`.
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
