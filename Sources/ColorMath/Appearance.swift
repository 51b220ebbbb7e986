/// An appearance of a user interface. Names can mean different colors in each.
@frozen
@usableFromInline
package enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
    case lightHighContrast = "light-high-contrast"
    case darkHighContrast = "dark-high-contrast"

    /// Name in a sentence: `light high-contrast`.
    package var title: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .lightHighContrast: "light high-contrast"
        case .darkHighContrast: "dark high-contrast"
        }
    }

    /// Whether it is a dark appearance.
    package var isDark: Bool { self == .dark || self == .darkHighContrast }
    /// Whether it has increased contrast.
    package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}

/// A set of appearances.
@frozen
@usableFromInline
package struct AppearanceSet: OptionSet, Hashable, Sendable {
    /// One bit per appearance.
    @usableFromInline package let rawValue: UInt8

    /// Creates the set of the appearances whose bits are set.
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The light appearances.
    @inlinable package static var light: AppearanceSet { AppearanceSet(rawValue: 0b0101) }
    /// The dark appearances.
    @inlinable package static var dark: AppearanceSet { AppearanceSet(rawValue: 0b1010) }
    /// The appearances with increased contrast.
    @inlinable package static var highContrast: AppearanceSet { AppearanceSet(rawValue: 0b1100) }
    /// The appearances without increased contrast.
    @inlinable package static var standardContrast: AppearanceSet { AppearanceSet(rawValue: 0b0011) }
    /// All appearances.
    @inlinable package static var all: AppearanceSet { AppearanceSet(rawValue: 0b1111) }

    /// Creates a set with one appearance.
    package init(_ appearance: Appearance) {
        rawValue = (appearance.isDark ? 2 : 1) << (appearance.isHighContrast ? 2 : 0)
    }

    /// Whether `appearance` is in the set.
    package func contains(_ appearance: Appearance) -> Bool { contains(AppearanceSet(appearance)) }

    /// Number of appearances.
    package var count: Int { rawValue.nonzeroBitCount }
}

/// A value for each appearance.
@frozen
@usableFromInline
package struct PerAppearance<Value> {
    /// Value in the light appearance.
    @usableFromInline package var light: Value
    /// Value in the dark appearance.
    @usableFromInline package var dark: Value
    /// Value in the light appearance with increased contrast.
    @usableFromInline package var lightHighContrast: Value
    /// Value in the dark appearance with increased contrast.
    @usableFromInline package var darkHighContrast: Value

    /// Creates values; those for increased contrast default to the others.
    @inlinable package init(light: Value, dark: Value, lightHighContrast: Value? = nil, darkHighContrast: Value? = nil)
    {
        self.light = light
        self.dark = dark
        self.lightHighContrast = lightHighContrast ?? light
        self.darkHighContrast = darkHighContrast ?? dark
    }

    /// Creates the same value for all.
    @inlinable package init(_ value: Value) { self.init(light: value, dark: value) }

    /// Value in `appearance`.
    @inlinable package subscript(appearance: Appearance) -> Value {
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

    /// Returns the transformed values.
    @inlinable package func map<Other>(_ transform: (Value) -> Other) -> PerAppearance<Other> {
        PerAppearance<Other>(
            light: transform(light), dark: transform(dark), lightHighContrast: transform(lightHighContrast),
            darkHighContrast: transform(darkHighContrast))
    }
}

extension PerAppearance: Sendable where Value: Sendable {}
extension PerAppearance: Equatable where Value: Equatable {}
extension PerAppearance: Hashable where Value: Hashable {}
