/// The look a user interface is drawn in. A colour's name can mean another colour in each.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
    case lightHighContrast = "light-high-contrast"
    case darkHighContrast = "dark-high-contrast"

    /// The name in a sentence: `light high-contrast`.
    package var title: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .lightHighContrast: "light high-contrast"
        case .darkHighContrast: "dark high-contrast"
        }
    }

    /// Whether it is one of the dark looks.
    package var isDark: Bool { self == .dark || self == .darkHighContrast }
    /// Whether it is one of the looks with increased contrast.
    package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}

/// Some of the appearances.
package struct AppearanceSet: OptionSet, Hashable, Sendable {
    /// A bit for each.
    package let rawValue: UInt8

    /// The appearances whose bits are set.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Those with a light or a dark look alone.
    package static let light = AppearanceSet(rawValue: 0b0101), dark = AppearanceSet(rawValue: 0b1010)
    /// Those with increased contrast alone.
    package static let highContrast = AppearanceSet(rawValue: 0b1100)
    /// Those without increased contrast.
    package static let standardContrast = AppearanceSet(rawValue: 0b0011)
    /// All.
    package static let all = AppearanceSet(rawValue: 0b1111)

    /// One appearance.
    package init(_ appearance: Appearance) {
        rawValue = (appearance.isDark ? 2 : 1) << (appearance.isHighContrast ? 2 : 0)
    }

    /// Whether `appearance` is among them.
    package func contains(_ appearance: Appearance) -> Bool { contains(AppearanceSet(appearance)) }

    /// How many they are.
    package var count: Int { rawValue.nonzeroBitCount }
}

/// A value for each appearance.
package struct PerAppearance<Value> {
    /// The value in the light look.
    package var light: Value
    /// The value in the dark look.
    package var dark: Value
    /// The value in the light look with increased contrast.
    package var lightHighContrast: Value
    /// The value in the dark look with increased contrast.
    package var darkHighContrast: Value

    /// A value for each; the high-contrast looks fall back on the plain ones.
    package init(light: Value, dark: Value, lightHighContrast: Value? = nil, darkHighContrast: Value? = nil) {
        self.light = light
        self.dark = dark
        self.lightHighContrast = lightHighContrast ?? light
        self.darkHighContrast = darkHighContrast ?? dark
    }

    /// One value for all.
    package init(_ value: Value) { self.init(light: value, dark: value) }

    /// The value in `appearance`.
    package subscript(appearance: Appearance) -> Value {
        get {
            switch appearance {
            case .light: light
            case .dark: dark
            case .lightHighContrast: lightHighContrast
            case .darkHighContrast: darkHighContrast
            }
        }
        set {
            switch appearance {
            case .light: light = newValue
            case .dark: dark = newValue
            case .lightHighContrast: lightHighContrast = newValue
            case .darkHighContrast: darkHighContrast = newValue
            }
        }
    }

    /// The values put through `transform`, appearance by appearance.
    package func map<Other>(_ transform: (Value) -> Other) -> PerAppearance<Other> {
        PerAppearance<Other>(
            light: transform(light), dark: transform(dark), lightHighContrast: transform(lightHighContrast),
            darkHighContrast: transform(darkHighContrast))
    }
}

extension PerAppearance: Sendable where Value: Sendable {}
extension PerAppearance: Equatable where Value: Equatable {}
extension PerAppearance: Hashable where Value: Hashable {}
