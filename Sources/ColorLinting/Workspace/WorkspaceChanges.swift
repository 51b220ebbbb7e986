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
