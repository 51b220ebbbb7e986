import SheetExpansion
import SourceColors

/// What sheets of Sass make for other files by calls, loops and functions, as far as it takes to know which to run again when a
/// sheet changes.
struct SheetMaking: Sendable {
    /// What each sheet makes.
    var makers: [String: MadeDefinitions] = [:]
    /// What mixins define where they are called, by their names; and the names of those that are called.
    var mixins: [String: MixinDefinitions] = [:], called: Set<String> = []
    /// The custom properties that may be set, but whose names are not known as a whole.
    var openNames: Set<ColorName> = []
    /// The sheets that have changed, and the names that they define differently.
    private(set) var changed: Set<String> = [], names: Set<String> = []
    /// Whether all sheets are to run again: others may be loaded.
    var isStale = false

    /// Notes that the sheet at `path` has changed.
    mutating func note(_ path: String, from old: PreprocessorSheet?, to new: PreprocessorSheet?) {
        guard old !== new else { return }
        changed.insert(path)
        guard !isStale else { return }
        guard let old, let new else {
            isStale = true
            return
        }
        names.formUnion(new.exportsThatDiffer(from: old))
    }

    /// Whether nothing has changed.
    var isCurrent: Bool { changed.isEmpty && !isStale }

    /// Whether mixins have changed.
    var haveMixinsChanged: Bool {
        isStale || names.contains { $0.hasPrefix("@") || $0.hasPrefix(".") || $0.hasPrefix("#") }
    }

    /// Whether the maker at `path` has to run again.
    func mustRun(_ path: String) -> Bool {
        guard !isStale, !changed.contains(path), let known = makers[path] else { return true }
        return !known.wanted.isDisjoint(with: names)
    }

    /// Forgets what has changed.
    mutating func finish() { (changed, names, isStale) = ([], [], false) }
}

extension Workspace {
    /// Finds the definitions again that sheets of Sass make by calls, loops and functions, as far as sheets have changed.
    /// - Returns: the paths of the sheets that make others than before.
    mutating func composeSheets() -> Set<String> {
        guard !sheets.making.isCurrent else { return [] }
        if sheets.making.haveMixinsChanged { sheets.making.mixins = mixinDefinitions() }
        let called = calledMixins()
        if called != sheets.making.called { (sheets.making.called, sheets.making.isStale) = (called, true) }
        var changed: Set<String> = []
        for (path, made) in madeDefinitions() {
            changed.insert(path)
            sheets.making.makers[path] = made
        }
        var open: Set<ColorName> = []
        for maker in sheets.making.makers.values { for name in maker.openNames { name.add(to: &open) } }
        // Any sheet may have such a name.
        if open != sheets.making.openNames { changed.formUnion(sheets.making.makers.keys) }
        sheets.making.openNames = open
        sheets.making.finish()
        var result: Set<String> = []
        for path in changed.ordered() {
            guard var names = files[path],
                names.setMade(
                    sheets.making.makers[path], calling: sheets.making.called, doubting: open)
            else { continue }
            if update(path, with: names) { result.insert(path) }
        }
        return result
    }

    /// Whether one of `paths` is of a sheet that makes definitions by calls, loops or functions.
    package func makesDefinitions(at paths: [String]) -> Bool {
        !sheets.making.makers.isEmpty && paths.contains { sheets.making.makers[$0] != nil }
    }

    /// Returns what the sheets make that have to run again; nil for those that make nothing.
    private func madeDefinitions() -> [(path: String, made: MadeDefinitions?)] {
        let making = sheets.making
        let old = making.makers.keys
        let paths =
            making.haveMixinsChanged ? sheets.callers.union(sheets.definers).union(old) : making.changed.union(old)
        return paths.ordered().compactMap { path in
            guard making.mustRun(path) else { return nil }
            guard let sheet = files[path]?.library,
                sheet.makesDefinitions(calling: making.mixins, called: making.called)
            else {
                return making.makers[path] == nil ? nil : (path, nil)
            }
            let made = ExpandedFacts.made(by: sheet, calling: making.mixins) {
                definer(of: $0, in: $1, for: $2, seenFrom: sheet)
            }
            return (path, made)
        }
    }

    /// Returns what mixins define where they are called, by calls of others too.
    private func mixinDefinitions() -> [String: MixinDefinitions] {
        var result: [String: MixinDefinitions] = [:]
        for _ in 0..<Self.mostMakingLevels {
            let before = result
            for path in sheets.callers.union(sheets.definers) { files[path]?.library?.addMixinDefinitions(to: &result) }
            if result == before { break }
        }
        return result
    }

    /// Returns the names of the mixins that define something, and are called.
    private func calledMixins() -> Set<String> {
        guard !sheets.making.mixins.isEmpty else { return [] }
        var result: Set<String> = []
        for path in sheets.callers {
            for name in files[path]?.library?.calls ?? [] where sheets.making.mixins[name] != nil {
                result.insert(name)
            }
        }
        return result
    }

    /// The most mixins that call each other to make a definition.
    private static let mostMakingLevels = 8
}
