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
        return paths(using: changed, orObjects: haveObjectsChanged)
    }

    /// Returns the files that use one of `names`, directly or not, or any object, or a member of any that is called like one of
    /// `members`.
    func paths(
        using names: Set<ColorName>, orMembers members: Set<Substring> = [], orObjects haveObjectsChanged: Bool = false
    ) -> Set<String> {
        var (changed, members) = (names, members)
        func isOfObject(_ name: ColorName) -> Bool { name.isOfObject || objects.mayHold(name) }
        // What an object stands for may be said in several files: `theme.accent` may be `Theme.day.accent`.
        var mayBeThroughObjects = haveObjectsChanged || changed.contains(where: isOfObject)
        func isChanged(_ name: ColorName) -> Bool {
            changed.contains(name) || mayBeThroughObjects && objects.mayHold(name)
                || !members.isEmpty && members.contains(name.lastPart)
        }
        // Names defined in terms of these change too. Longer chains of names have no color.
        var size = -1
        for _ in 0...ExpressionUnits.maxDepth where size != changed.count {
            size = changed.count
            for file in files.values where file.uses.keys.contains(where: isChanged) {
                for definition in file.definitions where !changed.contains(definition.name) {
                    let expressions = definition.expressions
                    let usesOne = expressions.ids.contains { id in
                        let kind = expressions[id].kind
                        return kind.name.map(isChanged) ?? kind.flags.contains(where: changed.contains)
                    }
                    guard usesOne else { continue }
                    changed.formUnion(synonyms(of: definition.name))
                    if !isOfObject(definition.name) { continue }
                    if names.isEmpty {
                        members.insert(definition.name.lastPart)
                    } else {
                        mayBeThroughObjects = true
                    }
                }
            }
        }
        return Set(files.filter { $0.value.uses.keys.contains(where: isChanged) }.keys)
    }
}

extension FileNames {
    /// Whether the names of a file, `old`, mean something else to other files than `new`.
    static func areDifferentToOthers(_ old: FileNames?, _ new: FileNames?) -> Bool {
        let (before, after) = (old?.definitions ?? [], new?.definitions ?? [])
        return before.count != after.count || !zip(before, after).allSatisfy { $0.isSame(toOthers: $1) }
            || areDifferentBesidesNames(old, new)
            || (old?.themes ?? []) != (new?.themes ?? [])
            || old?.swift != new?.swift && (old?.swift?.isShared == true || new?.swift?.isShared == true)
            || SheetIndex.differ(old, new)
    }

    /// Whether what `old` declares besides names, which may decide about any color of other files, is not that of `new`.
    static func areDifferentBesidesNames(_ old: FileNames?, _ new: FileNames?) -> Bool {
        (old?.objects ?? []) != (new?.objects ?? []) || (old?.initializers ?? []) != (new?.initializers ?? [])
            || (old?.providesNamespace ?? false) != (new?.providesNamespace ?? false)
            || (old?.describesPackage ?? false) != (new?.describesPackage ?? false)
    }
}
