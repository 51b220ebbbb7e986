import SourceColors
import SourceText

/// The scopes of Sass and Less variables in one file.
///
/// Each definition gets the byte range in which it is valid, so that the innermost range around a use identifies the
/// definition. A variable that depends on conditions or calls at build time gets an unresolved definition.
/// <https://sass-lang.com/documentation/variables/#scope>
/// <https://lesscss.org/features/#variables-feature-lazy-evaluation>
struct CSSVariables {
    /// How a block is executed.
    enum BlockKind: UInt8 {
        /// Once, in place.
        case plain
        /// Conditionally or repeatedly.
        case flow
        /// When called: a mixin, a function.
        case callable
    }

    private struct Block {
        var kind: BlockKind
        var start: Int
        /// The index of the last definition that is valid up to its end, or -1.
        var last = -1
        /// The names declared in it.
        var declared: [ColorName] = []
        /// The names of enclosing blocks that it sets, with the indices of those blocks.
        var changed: [(name: ColorName, range: ByteRange, depth: Int)] = []
    }

    private let dialect: CSSDialect
    /// The file, and the open blocks.
    private var blocks: [Block] = [Block(kind: .plain, start: 0)]
    /// The indices in ``blocks`` of blocks that are not plain.
    private var special: [Int] = []
    /// The number of open conditions and loops.
    private var flows = 0
    /// For each name, the indices in ``blocks`` of those that declare it, innermost last.
    private var depths: [ColorName: [Int]] = [:]
    /// For each definition that is valid up to the end of an open block, the index of the previous one.
    private var links: [Int: Int] = [:]
    /// The ranges of the bodies of mixins and functions, in order.
    private var callables: [ByteRange] = []
    /// The number of those bodies when a name was last set for the whole file.
    private var callablesBefore: [ColorName: Int] = [:]
    /// For each name set for the whole file, the index of its last definition.
    private var shared: [ColorName: Int] = [:]
    /// The number of those definitions.
    private var counts: [ColorName: Int] = [:]
    /// The kind of the next block.
    private var next = BlockKind.plain
    private var parameters: [(name: ColorName, range: ByteRange)] = []

    init(_ dialect: CSSDialect) { self.dialect = dialect }

    /// Sets the kind and the parameters of the next block, if the current statement opens one.
    mutating func expect(_ kind: BlockKind, parameters: [(name: ColorName, range: ByteRange)]) {
        next = kind
        self.parameters = parameters
    }

    /// Notes that `depth` blocks are open at `offset`, where a statement starts; the innermost starts at `start`.
    mutating func follow(depth: Int, start: Int, at offset: Int, in facts: inout ColorFacts) {
        if depth >= blocks.count {
            if next != .plain { special.append(blocks.count) }
            if next == .flow { flows += 1 }
            blocks.append(Block(kind: next, start: start))
            for (name, range) in parameters {
                let value = facts.expressions.add(.unresolved(.other("\(name.text) is a parameter")), at: range)
                declare(name, range, as: value, from: start, depth: blocks.count - 1, in: &facts)
                for entry in entries[name] ?? [] {
                    declare(entry, range, as: value, from: start, depth: blocks.count - 1, in: &facts)
                }
            }
        } else {
            while depth + 1 < blocks.count { close(at: offset, in: &facts) }
        }
        next = .plain
        parameters = []
    }

    /// Closes all blocks at the end of the file.
    mutating func finish(at end: Int, in facts: inout ColorFacts) {
        while blocks.count > 1 { close(at: end, in: &facts) }
        endDefinitions(of: 0, at: end, in: &facts)
        // A name that the file sets once has that value in files that import it. Of one that is set again, it is not known
        // which value they get.
        for (name, index) in shared where counts[name] == 1 { facts.definitions[index].scope = .everywhere }
    }

    /// The values of maps that the file sets, by the names of the maps.
    private var entries: [ColorName: [ColorName]] = [:]

    /// Returns the values of the map `name` as it is set here; nil if the file does not set it, or not to a map.
    func entries(of name: ColorName) -> [ColorName]? {
        guard maps.contains(name), let depth = depths[name]?.last else { return nil }
        return (entries[name] ?? []).filter { depths[$0]?.last == depth && !removed.contains($0) }
    }

    /// The values of maps whose last definition is unresolved.
    private var removed: Set<ColorName> = []

    /// Adds the definitions of the values of the map `name` after that of the map itself. Its other values are not known
    /// anymore, except for `kept` ones.
    mutating func defineEntries(
        of name: ColorName, as new: [(name: ColorName, range: ByteRange, value: ExpressionID)],
        keeping kept: Set<ColorName>, isMap: Bool, at range: ByteRange, isGlobal: Bool, from offset: Int,
        in facts: inout ColorFacts
    ) {
        if isMap { maps.insert(name) } else { maps.remove(name) }
        if !new.isEmpty || entries[name] != nil {
            let defined = Set(new.map(\.name)).union(kept)
            for entry in entries[name] ?? [] where !defined.contains(entry) && removed.insert(entry).inserted {
                let value = facts.expressions.add(.unresolved(.ambiguousName(entry.text)), at: range)
                define(entry, range, as: value, isGlobal: isGlobal, from: offset, in: &facts)
            }
        }
        for entry in new {
            if known.insert(entry.name).inserted { entries[name, default: []].append(entry.name) }
            removed.remove(entry.name)
            define(entry.name, entry.range, as: entry.value, isGlobal: isGlobal, from: offset, in: &facts)
        }
    }

    /// All values of maps.
    private var known: Set<ColorName> = []
    /// The variables that were last set to maps.
    private var maps: Set<ColorName> = []

    /// Whether `name` is already set here.
    func has(_ name: ColorName) -> Bool { depths[name]?.last != nil }

    /// Adds the definition of `name`, which is valid from `offset` on.
    mutating func define(
        _ name: ColorName, _ range: ByteRange, as value: ExpressionID, isGlobal: Bool, from offset: Int,
        in facts: inout ColorFacts
    ) {
        let current = blocks.count - 1
        guard dialect == .scss else {
            // In Less, it is valid in its whole block.
            return declare(name, range, as: value, from: blocks[current].start, depth: current, in: &facts)
        }
        let known = depths[name]?.last
        let outermost = special.first
        var target = current
        if isGlobal {
            target = 0
        } else if let known, known > 0 || current == flows {
            // Conditions at the top level set the file's variables; rules have their own variables of the same name.
            target = known
        }
        let condition = target == 0 ? outermost : firstSpecial(inside: target)
        declare(name, range, as: value, from: offset, depth: target, until: condition, in: &facts)
        if let condition { blocks[condition].changed.append((name, range, target)) }
        if target == 0 { spoilCalls(name, range, in: &facts) }
    }

    private func firstSpecial(inside depth: Int) -> Int? {
        let place = special.partitioningIndex { $0 > depth }
        return place < special.count ? special[place] : nil
    }

    /// Adds a definition, declared in the block at `depth`, that is valid from `start` to the end of that block or of
    /// the one at `holder`.
    private mutating func declare(
        _ name: ColorName, _ range: ByteRange, as value: ExpressionID, from start: Int, depth: Int,
        until holder: Int? = nil, in facts: inout ColorFacts
    ) {
        if depths[name]?.last.map({ $0 < depth }) ?? true {
            depths[name, default: []].append(depth)
            blocks[depth].declared.append(name)
        }
        let place = facts.definitions.count
        if depth == 0 {
            shared[name] = place
            counts[name, default: 0] += 1
        }
        let holder = holder ?? depth
        links[place] = blocks[holder].last
        blocks[holder].last = place
        facts.definitions.append(
            ColorDefinition(
                name: name, nameRange: range, value: value, scope: .block(ByteRange(start, start)),
                isShared: depth == 0))
    }

    /// A mixin between two definitions for the whole file may be called after either of them.
    private mutating func spoilCalls(_ name: ColorName, _ range: ByteRange, in facts: inout ColorFacts) {
        if let before = callablesBefore[name], before < callables.count, let last = callables.last {
            let hull = ByteRange(callables[before].lowerBound, last.upperBound)
            facts.definitions.append(
                ColorDefinition(
                    name: name, nameRange: range,
                    value: facts.expressions.add(.unresolved(.ambiguousName(name.text)), at: range),
                    scope: .block(hull), isShared: false))
        }
        callablesBefore[name] = callables.count
    }

    private mutating func close(at offset: Int, in facts: inout ColorFacts) {
        let depth = blocks.count - 1
        endDefinitions(of: depth, at: offset, in: &facts)
        guard let block = blocks.popLast() else { return }
        if block.kind != .plain { special.removeLast() }
        if block.kind == .flow { flows -= 1 }
        if block.kind == .callable { callables.append(ByteRange(block.start, offset)) }
        for name in block.declared { depths[name]?.removeLast() }
        // After the block, it is not known what a condition or a call may have set.
        var seen: Set<ColorName> = []
        for (name, range, target) in block.changed where seen.insert(name).inserted {
            let value = facts.expressions.add(.unresolved(.ambiguousName(name.text)), at: range)
            declare(name, range, as: value, from: offset, depth: target, in: &facts)
        }
    }

    /// Ends the definitions that are valid up to the end of the block at `depth`.
    private mutating func endDefinitions(of depth: Int, at offset: Int, in facts: inout ColorFacts) {
        var place = blocks[depth].last
        while place >= 0 {
            if case .block(let range) = facts.definitions[place].scope {
                facts.definitions[place].scope = .block(ByteRange(range.lowerBound, max(offset, range.lowerBound)))
            }
            place = links.removeValue(forKey: place) ?? -1
        }
        blocks[depth].last = -1
    }
}
