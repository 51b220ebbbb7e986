import SourceColors
import SourceText

/// What a change of a file means for others.
extension Workspace {
    /// Whether `file` still contains the indexed literals in the ranges of `edits`.
    func isUnchanged(_ edits: [Edit], in file: SourceFile) -> Bool {
        let literals = (files[file.path]?.definitions ?? []).lazy.flatMap { $0.literals }
        return edits.allSatisfy { edit in
            edit.range.upperBound <= file.bytes.count
                && literals.contains { $0.literal.range == edit.range && $0.text == file.text(edit.range) }
        }
    }

    /// Returns the files that use names, directly or not, that the file at `path` defines differently in `names` than
    /// now.
    package func paths(affectedBy names: FileNames, at path: String) -> Set<String> {
        var before: [ColorName: [SharedDefinition]] = [:]
        for definition in files[path]?.definitions ?? [] { before[definition.name, default: []].append(definition) }
        var now: [ColorName: [SharedDefinition]] = [:]
        for definition in names.definitions { now[definition.name, default: []].append(definition) }
        var changed: Set<ColorName> = []
        for name in Set(before.keys).union(now.keys) {
            let (old, new) = (before[name] ?? [], now[name] ?? [])
            if old.count != new.count || !zip(old, new).allSatisfy({ $0.isEquivalent(to: $1) }) {
                changed.formUnion(synonyms(of: name))
            }
        }
        let haveObjectsChanged = (files[path]?.objects ?? []) != names.objects
        guard !changed.isEmpty || haveObjectsChanged else { return [] }
        // What an object stands for may be said in several files.
        let mayBeThroughObjects = haveObjectsChanged || changed.contains { $0.isOfObject }
        // Names defined in terms of these change too.
        var size = 0
        while size != changed.count {
            size = changed.count
            for file in files.values where file.uses.keys.contains(where: changed.contains) {
                for definition in file.definitions where !changed.contains(definition.name) {
                    let expressions = definition.expressions
                    let usesOne = expressions.ids.contains { id in
                        let kind = expressions[id].kind
                        return kind.name.map { changed.contains($0) } ?? kind.flags.contains(where: changed.contains)
                    }
                    if usesOne { changed.formUnion(synonyms(of: definition.name)) }
                }
            }
        }
        return Set(
            files.filter { file in
                file.value.uses.keys.contains {
                    changed.contains($0) || mayBeThroughObjects && objects.mayHold($0)
                }
            }.keys)
    }
}

extension FileNames {
    /// Whether the names of a file, `old`, mean something else to other files than `new`.
    static func areDifferentToOthers(_ old: FileNames?, _ new: FileNames?) -> Bool {
        // Findings mention the lines of definitions, but their columns do not matter to other files.
        let (before, after) = (old?.definitions ?? [], new?.definitions ?? [])
        return (old?.objects ?? []) != (new?.objects ?? []) || before.count != after.count
            || !zip(before, after).allSatisfy {
                $0.name == $1.name && $0.line == $1.line && $0.rank == $1.rank && $0.theme == $1.theme
                    && $0.isEquivalent(to: $1)
            }
            || (old?.themes ?? []) != (new?.themes ?? [])
            || (old?.initializers ?? []) != (new?.initializers ?? [])
            || old?.swift != new?.swift && (old?.swift?.isShared == true || new?.swift?.isShared == true)
            || (old?.providesNamespace ?? false) != (new?.providesNamespace ?? false)
            || (old?.describesPackage ?? false) != (new?.describesPackage ?? false)
            || SheetIndex.differ(old, new)
    }

    /// Whether the names of a file, `old`, lead views of other files to the same colors at the same places as `new`, if they are
    /// not different to others.
    static func areSameToViews(_ old: FileNames?, _ new: FileNames?) -> Bool {
        (old?.definitions ?? []) == (new?.definitions ?? []) && old?.swift == new?.swift
            && [old, new].allSatisfy { $0?.views?.facts.viewModifiers.isEmpty ?? true }
    }
}
