import JSONSyntax

/// How the value of a configuration key is read, and how it changes a configuration. Keys with a setting can be set for
/// some files under `overrides`, and in an editor.
package struct Setting: Sendable {
    /// Reads a value into a configuration. Returns false if the value changes nothing.
    let read: @Sendable (_ value: JSONNode, _ configuration: inout Configuration) -> Bool
    /// Copies what ``read`` has set from one configuration to another.
    let copy: @Sendable (_ source: Configuration, _ target: inout Configuration) -> Void

    /// Creates a setting that replaces the property at `path` by what `parse` returns, unless that is nil.
    static func replacing<Value>(
        _ path: WritableKeyPath<Configuration, Value> & Sendable,
        _ parse: @escaping @Sendable (JSONNode) -> Value?
    ) -> Setting {
        Setting(
            read: { node, configuration in
                guard let value = parse(node) else { return false }
                configuration[keyPath: path] = value
                return true
            },
            copy: { $1[keyPath: path] = $0[keyPath: path] })
    }

    /// The settings of all keys that have one.
    static let all: [(key: ConfigurationKey, setting: Setting)] = ConfigurationKey.allCases.compactMap { key in
        key.declaration.setting.map { (key, $0) }
    }
}
