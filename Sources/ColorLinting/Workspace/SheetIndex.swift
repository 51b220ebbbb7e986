import SheetExpansion

/// The sheets of Sass and Less by what they define, call and load.
struct SheetIndex: Sendable {
    /// Those that define each mixin, placeholder and function, by ``PreprocessorSheet/exports``.
    private(set) var mixins: [String: Set<String>] = [:]
    /// Those of Sass that set each variable.
    private(set) var setters: [String: Set<String>] = [:]
    /// Those that call mixins or loop over values.
    private(set) var callers: Set<String> = []
    /// Those whose mixins set custom properties.
    private(set) var definers: Set<String> = []
    /// Those that load others, by the keys of these.
    private(set) var loaders: [String: Set<String>] = [:]
    /// The paths of the sheets that load others.
    private(set) var loading: Set<String> = []
    /// Whether sheets load others.
    var hasLoads: Bool { !loading.isEmpty }
    /// Which sheets are loaded together.
    private(set) var entries = SheetEntries()
    /// The orders in which sheets of Sass are loaded.
    private(set) var loadOrders = LoadOrders()
    /// What sheets make for others, and what has changed since.
    var making = SheetMaking()

    /// Replaces the sheet at `path`.
    mutating func update(_ path: String, from old: FileNames?, to new: FileNames?) {
        if Self.loadDifferently(old, new) {
            loadOrders = LoadOrders()
            making.isStale = true
        }
        if new?.loadsSheets == true { loading.insert(path) } else if old != nil { loading.remove(path) }
        // While the files of a project are read, nothing was asked for. A copy of the workspace may still ask what it has.
        let isAsked = !(isKnownUniquelyReferenced(&entries) && entries.isEmpty)
        if isAsked, Self.belongDifferently(old, new) {
            entries = SheetEntries()
        } else if isAsked, new?.text != nil {
            entries = entries.withoutRules(of: path, others: Self.exportDifferently(old?.library, new?.library))
        }
        making.note(path, from: old?.library, to: new?.library)
        let (old, new) = (old?.library, new?.library)
        for name in old?.exports ?? [] { mixins[name]?.remove(path) }
        if old?.isLess == false { for name in old?.variableNames ?? [] { setters[name]?.remove(path) } }
        if new?.isLess == false { for name in new?.variableNames ?? [] { setters[name, default: []].insert(path) } }
        for load in old?.loads ?? [] { loaders[load.key]?.remove(path) }
        for name in new?.exports ?? [] { mixins[name, default: []].insert(path) }
        for load in new?.loads ?? [] { loaders[load.key, default: []].insert(path) }
        if new?.hasCalls == true { callers.insert(path) } else { callers.remove(path) }
        if new?.definesInMixins == true { definers.insert(path) } else { definers.remove(path) }
    }

    /// Whether other files may find something else in the sheet `new` than in `old`.
    static func differ(_ old: FileNames?, _ new: FileNames?) -> Bool {
        if loadDifferently(old, new) { return true }
        guard let old = old?.library, let new = new?.library else {
            return old?.library?.exports.isEmpty == false || new?.library?.exports.isEmpty == false
        }
        return !(old.exports.isEmpty && new.exports.isEmpty) && !old.isEqual(to: new)
    }

    /// Whether the sheet `new` may be loaded with other sheets than `old`.
    static func belongDifferently(_ old: FileNames?, _ new: FileNames?) -> Bool {
        (old?.text == nil) != (new?.text == nil) || (old?.imports ?? []) != (new?.imports ?? [])
            || (old?.library?.loads ?? []) != (new?.library?.loads ?? [])
    }

    /// Whether other sheets may find something else to call in `new` than in `old`.
    private static func exportDifferently(_ old: PreprocessorSheet?, _ new: PreprocessorSheet?) -> Bool {
        guard let old, let new else { return old != nil || new != nil }
        return old !== new && !new.exportsThatDiffer(from: old).isEmpty
    }

    /// Whether a sheet of Sass appears or disappears, or loads other sheets or elsewhere.
    private static func loadDifferently(_ old: FileNames?, _ new: FileNames?) -> Bool {
        (old?.isSass ?? false) != (new?.isSass ?? false) || (old?.library?.loads ?? []) != (new?.library?.loads ?? [])
    }
}
