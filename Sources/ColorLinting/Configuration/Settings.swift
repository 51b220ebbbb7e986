import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// Partial settings from a configuration file, an override, or an editor. Missing values are taken from lower layers.
package struct Settings: Equatable, Sendable {
    /// The values of ``keys``; everything else has its default.
    private var values = Configuration()
    /// The keys that are set.
    private var keys: Set<ConfigurationKey> = []

    /// No settings.
    package init() {}

    /// Parses the members of `node`. Values that are null or invalid according to ``ConfigurationKey`` are ignored.
    init(_ node: JSONNode) {
        for (key, setting) in Setting.all {
            guard let value = node[key.rawValue], !value.isNull, setting.read(value, &values) else { continue }
            keys.insert(key)
        }
    }

    /// Sets `key`, whose value `change` writes into a configuration.
    package mutating func set(_ key: ConfigurationKey, _ change: (inout Configuration) -> Void) {
        change(&values)
        keys.insert(key)
    }

    /// The entries of the palette, with paths that are not read yet; nil if it is not set.
    var palette: [PaletteEntry]? {
        get { keys.contains(.palette) ? values.paletteEntries : nil }
        set {
            values.paletteEntries = newValue ?? []
            if newValue == nil { keys.remove(.palette) } else { keys.insert(.palette) }
        }
    }

    /// Changes `configuration` to what is set.
    fileprivate func apply(to configuration: inout Configuration) {
        guard !keys.isEmpty else { return }
        for (key, setting) in Setting.all where keys.contains(key) { setting.copy(values, &configuration) }
    }

    /// Parses editor settings and returns error messages for invalid ones. Unknown keys may belong to the editor; null
    /// means not set.
    package static func checked(_ node: JSONNode) -> (settings: Settings, problems: [String]) {
        var problems: [String] = []
        guard node.kind == .object else { return (Settings(), []) }
        let schemas = Dictionary(
            uniqueKeysWithValues: Setting.all.map { ($0.key.rawValue, $0.key.declaration.schema) })
        for child in node.children where !child.isNull {
            let key = child.key ?? ""
            guard let schema = schemas[key] else {
                if let nearest = nearestName(to: key, among: schemas.keys.ordered()) {
                    problems.append("unknown key \(key); did you mean \(nearest)?")
                }
                continue
            }
            schema.check(child) { problems.append("\(key): \($0.message)") }
        }
        var settings = Settings(node)
        // A partial palette would flag the other colors.
        if settings.palette?.contains(where: { if case .color = $0 { false } else { true } }) == true {
            settings.palette = nil
            problems.append(
                "palette: editor settings can contain only colors; put paths into "
                    + "\(ConfigurationFile.name)")
        }
        return (settings, problems)
    }
}

/// The assumed background.
package struct AssumedBackground: Equatable, Sendable {
    /// In light appearances; nil for none.
    package var light: RGBA?
    /// In dark appearances; nil for none.
    package var dark: RGBA?

    /// Creates assumed backgrounds for light and dark appearances.
    package init(light: RGBA?, dark: RGBA?) {
        self.light = light
        self.dark = dark
    }

    /// Parses the members `light` and `dark` of `node`.
    init(_ node: JSONNode) {
        func color(_ key: String) -> RGBA? { node[key]?.string.flatMap { ColorArgument($0) }?.colors.light }
        self.init(light: color("light"), dark: color("dark"))
    }

    /// The color in `appearance`.
    subscript(appearance: Appearance) -> RGBA? { appearance.isDark ? dark : light }
}

/// Value of a rule's option.
package enum RuleOptionValue: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case texts([String])

    /// Parses a value; nil if it has another type.
    init?(_ node: JSONNode) {
        switch node.kind {
        case .true, .false: self = .flag(node.kind == .true)
        case .string: self = .text(node.string ?? "")
        case .array: self = .texts(node.children.compactMap(\.string))
        case .number:
            guard let number = node.double else { return nil }
            self = .number(number)
        case .object, .null, .invalid: return nil
        }
    }
}

extension Configuration {
    /// Overrides the configuration with `settings`.
    package mutating func apply(_ settings: Settings) { settings.apply(to: &self) }
}
