import SheetExpansion
import CSSColors

/// The sheets of Sass and Less by what they define, call and load.
struct SheetIndex: Sendable {
    /// Those that define each mixin, placeholder and function, by ``PreprocessorSheet/exports``.
    private(set) var mixins: [String: Set<String>] = [:]
    /// Those that call mixins or loop over values.
    private(set) var callers: Set<String> = []
    /// Those that load others, by the keys of these.
    private(set) var loaders: [String: Set<String>] = [:]

    /// Replaces the sheet at `path`.
    mutating func update(_ path: String, from old: PreprocessorSheet?, to new: PreprocessorSheet?) {
        for name in old?.exports ?? [] { mixins[name]?.remove(path) }
        for load in old?.loads ?? [] { loaders[load.key]?.remove(path) }
        for name in new?.exports ?? [] { mixins[name, default: []].insert(path) }
        for load in new?.loads ?? [] { loaders[load.key, default: []].insert(path) }
        if new?.hasCalls == true { callers.insert(path) } else { callers.remove(path) }
    }
}
