import ColorMath

/// A colour that SwiftUI, UIKit or AppKit gives a name, with its published values.
///
/// Documented values are for design reference; a release may change them, so each says which release it is of.
/// <https://developer.apple.com/design/human-interface-guidelines/color#Specifications>
package struct SystemColor: Hashable, Sendable {
    /// The framework whose colour it is.
    package let family: SystemColorFamily
    /// The member's name in Swift: `systemBlue`.
    package let name: String
    /// The colour in each appearance. Where no value for increased contrast is published, it is the plain one.
    package let colors: PerAppearance<RGBA>
    /// The release the values are of.
    package let edition: SystemColorEdition
}

/// A framework that names colours. `red` is another colour in SwiftUI than in UIKit.
package enum SystemColorFamily: String, CaseIterable, Hashable, Sendable {
    /// `Color.red`.
    case swiftUI = "SwiftUI"
    /// `UIColor.red`.
    case uiKit = "UIKit"
    /// `NSColor.red`.
    case appKit = "AppKit"
}

/// The release a published colour is of.
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
    /// The colour whose member name `bytes` spell exactly. Names that the user's settings decide have none:
    /// ``isUserChosen(_:in:)``.
    package static func named(_ bytes: UnsafeBufferPointer<UInt8>, in family: SystemColorFamily) -> SystemColor? {
        lookup(bytes, in: SystemColorIndex.shared.families[family]).map { SystemColorIndex.shared.colors[$0] }
    }

    /// The colour with the given member name.
    package static func named(_ name: String, in family: SystemColorFamily) -> SystemColor? {
        var name = name
        return name.withUTF8 { named($0, in: family) }
    }

    /// Whether a member of this name exists whose colour the user's settings or the surroundings decide: `accentColor`.
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

    private static func lookup(_ bytes: UnsafeBufferPointer<UInt8>, in index: [UInt64: Int]?) -> Int? {
        guard let number = index?[SystemColorIndex.hash(bytes)] else { return nil }
        // Two names may share a hash; the name decides.
        return SystemColorIndex.shared.colors[number].name.utf8.elementsEqual(bytes) ? number : nil
    }
}

/// The published colours by name, without making strings of what is looked up.
private struct SystemColorIndex {
    static let shared = SystemColorIndex()

    let colors = SystemColor.all
    var families: [SystemColorFamily: [UInt64: Int]] = [:]

    private init() {
        for (number, color) in colors.enumerated() {
            var name = color.name
            let hash = name.withUTF8 { SystemColorIndex.hash($0) }
            families[color.family, default: [:]][hash] = number
        }
    }

    /// FNV-1a. <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
