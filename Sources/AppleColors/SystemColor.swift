import ColorMath
import SourceText

/// A named color of SwiftUI, UIKit or AppKit, with its published values.
///
/// Published values may change between releases, so each has the release it is from.
/// <https://developer.apple.com/design/human-interface-guidelines/color#Specifications>
package struct SystemColor: Equatable, Sendable {
    package let family: SystemColorFamily
    /// The member's name in Swift: `systemBlue`.
    package let name: String
    /// The color in each appearance. If no value for increased contrast is published, the normal one.
    package let colors: PerAppearance<RGBA>
    /// The release of the values.
    package let edition: SystemColorEdition
}

/// A framework with named colors. `red` in SwiftUI differs from `red` in UIKit.
package enum SystemColorFamily: String, CaseIterable, Hashable, Sendable {
    /// `Color.red`.
    case swiftUI = "SwiftUI"
    /// `UIColor.red`.
    case uiKit = "UIKit"
    /// `NSColor.red`.
    case appKit = "AppKit"
}

/// The release of a published color.
package enum SystemColorEdition: String, CaseIterable, Hashable, Sendable {
    /// The same in all releases.
    case fixed = "all releases"
    /// iOS 26, and macOS 26 where both share a table.
    case iOS26 = "iOS 26"
    /// iOS 18: nothing newer is published.
    case iOS18 = "iOS 18"
    /// macOS 15: nothing newer is published.
    case macOS15 = "macOS 15"
}

extension SystemColor {
    /// Returns the color whose member name is exactly `bytes`. Colors that depend on user settings have no values:
    /// ``isUserChosen(_:in:)``.
    package static func named(_ bytes: UnsafeBufferPointer<UInt8>, in family: SystemColorFamily) -> SystemColor? {
        byName[family]?[bytes]
    }

    /// Returns the color with the given member name.
    package static func named(_ name: String, in family: SystemColorFamily) -> SystemColor? {
        var name = name
        return name.withUTF8 { named($0, in: family) }
    }

    /// Whether there is a member of this name whose color depends on user settings or the context: `accentColor`.
    package static func isUserChosen(_ name: String, in family: SystemColorFamily) -> Bool {
        switch family {
        case .swiftUI: name == "accentColor"
        case .uiKit: name == "tintColor"
        case .appKit: userChosenAppKitNames.contains(name)
        }
    }

    private static let userChosenAppKitNames: Set<String> = [
        "controlAccentColor", "keyboardFocusIndicatorColor", "selectedContentBackgroundColor", "selectedControlColor",
        "selectedTextBackgroundColor", "alternateSelectedControlColor", "selectedMenuItemColor",
    ]

    private static let byName = Dictionary(grouping: all, by: \.family).mapValues { colors in
        WordTable(colors.map { ($0.name, $0) })
    }
}
