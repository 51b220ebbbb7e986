import ColorMath
import JSONSyntax
import SourceColors

/// Partial settings from a configuration file, an override, or an editor. Missing values are taken from lower layers.
package struct Settings: Hashable, Sendable {
    /// Required contrast.
    package var level: ContrastLevel?
    /// How contrast is measured.
    package var metric: ContrastMetric?
    /// Appearances in which pairs are judged.
    package var appearances: AppearanceSet?
    /// Severities by rule ID.
    package var severities: [String: Severity] = [:]
    /// Options by rule ID and option name.
    package var options: [String: [String: RuleOptionValue]] = [:]
    /// Assumed background of text, and color beneath translucent backgrounds.
    package var assumedBackground: AssumedBackground?
    /// Position of alpha in eight hex digits.
    package var hexAlphaOrder: HexAlphaOrder?
    /// Additional helpers that create colors from hex digits.
    package var hexHelpers: [String]?
    /// Allowed colors.
    package var palette: [PaletteEntry]?

    /// Which text counts as large.
    package var largeText: LargeTextProfile?
    /// Whether suppression comments must give a reason.
    package var requiresReason: Bool?

    /// No settings.
    package init() {}

    /// Parses the members of `node`. Values that are null or invalid according to ``ConfigurationKey`` are ignored.
    init(_ node: JSONNode) {
        func value(_ key: ConfigurationKey) -> JSONNode? { node[key.rawValue].flatMap { $0.isNull ? nil : $0 } }
        func children(_ key: ConfigurationKey) -> [JSONNode] { value(key).map { Array($0.children) } ?? [] }
        level = value(.level).flatMap { ContrastLevel($0.string ?? $0.text) }
        metric = value(.metric)?.string.flatMap(ContrastMetric.init)
        let names = children(.appearances).compactMap { $0.string.flatMap(Appearance.init) }
        // An empty list would disable judging altogether.
        if !names.isEmpty { appearances = AppearanceSet(names.map { AppearanceSet($0) }) }
        for rule in children(.severity) { severities[rule.key ?? ""] = rule.string.flatMap(Severity.init) }
        for rule in children(.rules) {
            for option in rule.children {
                options[rule.key ?? "", default: [:]][option.key ?? ""] = RuleOptionValue(option)
            }
        }
        assumedBackground = value(.assumedBackground).map {
            AssumedBackground(light: Self.color($0["light"]), dark: Self.color($0["dark"]))
        }
        hexAlphaOrder = value(.hexAlpha)?.string.flatMap(HexAlphaOrder.init)
        hexHelpers = value(.hexHelpers)?.children.compactMap(\.string)
        largeText = value(.largeText)?.string.flatMap(LargeTextProfile.init)
        requiresReason = value(.requireReason)?.bool
        palette = value(.palette).map { node in
            let nodes = node.kind == .array ? Array(node.children) : [node]
            return nodes.compactMap { node in node.string.map { PaletteEntry($0, at: node.range) } }
        }
    }

    /// Parses editor settings and returns error messages for invalid ones. Unknown keys may belong to the editor; null
    /// means not set.
    package static func checked(_ node: JSONNode) -> (settings: Settings, problems: [String]) {
        var problems: [String] = []
        guard node.kind == .object else { return (Settings(), []) }
        let schemas = Dictionary(
            uniqueKeysWithValues: ConfigurationKey.allCases.filter(\.isOverridable).map {
                ($0.rawValue, $0.declaration.schema)
            })
        for child in node.children where !child.isNull {
            let key = child.key ?? ""
            guard let schema = schemas[key] else {
                if let nearest = nearestName(to: key, among: schemas.keys.sorted()) {
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

    private static func color(_ node: JSONNode?) -> RGBA? {
        node?.string.flatMap { ColorArgument($0) }?.colors.light
    }
}

/// The assumed background.
package struct AssumedBackground: Hashable, Sendable {
    /// In light appearances; nil for none.
    package var light: RGBA?
    /// In dark appearances; nil for none.
    package var dark: RGBA?

    /// Creates assumed backgrounds for light and dark appearances.
    package init(light: RGBA?, dark: RGBA?) {
        self.light = light
        self.dark = dark
    }

    /// The color in `appearance`.
    subscript(appearance: Appearance) -> RGBA? { appearance.isDark ? dark : light }
}

/// Value of a rule's option.
package enum RuleOptionValue: Hashable, Sendable {
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
    package mutating func apply(_ settings: Settings) {
        if let level = settings.level { self.level = level }
        if let metric = settings.metric { self.metric = metric }
        if let appearances = settings.appearances { self.appearances = appearances }
        severities.merge(settings.severities) { $1 }
        options.merge(settings.options) { $0.merging($1) { $1 } }
        if let assumed = settings.assumedBackground { assumedBackground = assumed }
        if let order = settings.hexAlphaOrder { scanOptions.hexAlphaOrder = order }
        if let helpers = settings.hexHelpers { scanOptions.hexHelpers = helpers }
        if let profile = settings.largeText { scanOptions.largeText = profile }
        if let requiresReason = settings.requiresReason { self.requiresReason = requiresReason }
        if let entries = settings.palette {
            palette = Palette(colors: entries.compactMap { if case .color(let color) = $0 { color } else { nil } })
        }
    }
}
