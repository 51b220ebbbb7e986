import ColorMath
import JSONSyntax
import SourceColors

/// One layer of settings: a configuration file's, those of one of its overrides, an editor's. What is nil or not in it is left
/// to the layers below.
package struct Settings: Hashable, Sendable {
    /// How much contrast is asked for.
    package var level: ContrastLevel?
    /// How it is measured.
    package var metric: ContrastMetric?
    /// The appearances in which pairs are judged.
    package var appearances: AppearanceSet?
    /// Severities by rule.
    package var severities: [String: Severity] = [:]
    /// Options by rule and name.
    package var options: [String: [String: RuleOptionValue]] = [:]
    /// What lies behind text and under translucent backgrounds, where the code does not say it.
    package var assumedBackground: AssumedBackground?
    /// Where eight digits hold the alpha.
    package var hexAlphaOrder: HexAlphaOrder?
    /// Further helpers that make colours of hex digits.
    package var hexHelpers: [String]?
    /// The palette.
    package var palette: [PaletteEntry]?

    /// Which text is large.
    package var largeText: LargeTextProfile?
    /// Whether comments that leave out findings have to say why.
    package var requiresReason: Bool?

    /// A layer that sets nothing.
    package init() {}

    /// The settings among the members of `node`. What is null, or not as ``ConfigurationKey`` declares it, is left out.
    init(_ node: JSONNode) {
        func value(_ key: ConfigurationKey) -> JSONNode? { node[key.rawValue].flatMap { $0.isNull ? nil : $0 } }
        func children(_ key: ConfigurationKey) -> [JSONNode] { value(key).map { Array($0.children) } ?? [] }
        level = value(.level).flatMap { ContrastLevel($0.string ?? $0.text) }
        metric = value(.metric)?.string.flatMap(ContrastMetric.init)
        let names = children(.appearances).compactMap { $0.string.flatMap(Appearance.init) }
        // Judging in no appearance at all is nobody's wish.
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

    /// The settings that an editor hands over as `node`, and in a sentence each what in it is wrong. Keys that are unknown may
    /// be the editor's own; null is a setting that is not made.
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
                    problems.append("there is no \(key); did you mean \(nearest)?")
                }
                continue
            }
            schema.check(child) { problems.append("\(key): \($0.message)") }
        }
        var settings = Settings(node)
        // Half a palette would flag the colours of the other half.
        if settings.palette?.contains(where: { if case .color = $0 { false } else { true } }) == true {
            settings.palette = nil
            problems.append("palette: an editor's settings take colours; paths go into \(ConfigurationFile.name)")
        }
        return (settings, problems)
    }

    private static func color(_ node: JSONNode?) -> RGBA? {
        node?.string.flatMap { ColorArgument($0) }?.colors.light
    }
}

/// What lies under everything, where the code does not say it.
package struct AssumedBackground: Hashable, Sendable {
    /// In light appearances; nil where nothing is assumed.
    package var light: RGBA?
    /// In dark appearances.
    package var dark: RGBA?

    /// What is assumed in light and in dark appearances.
    package init(light: RGBA?, dark: RGBA?) {
        self.light = light
        self.dark = dark
    }

    /// The colour in `appearance`.
    subscript(appearance: Appearance) -> RGBA? { appearance.isDark ? dark : light }
}

/// What an option of a rule is set to.
package enum RuleOptionValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case texts([String])

    /// What `node` says; nil where it is something else.
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
    /// Lets what `settings` say hold in place of what held before.
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
