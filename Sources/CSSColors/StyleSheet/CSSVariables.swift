import SourceColors
import SourceText

/// Where the variables of Sass and Less hold, in one file.
///
/// A definition becomes one that holds in the bytes it is good for, so that the innermost around a use is the right one. What
/// the program that builds the style sheet decides, by conditions and calls, is a definition that is not decided.
/// <https://sass-lang.com/documentation/variables/#scope> <https://lesscss.org/features/#variables-feature-lazy-evaluation>
struct CSSVariables {
    /// What a block is to the variables in it.
    enum BlockKind: UInt8 {
        /// Always run through, where it stands.
        case plain
        /// Run through if a condition holds, or several times.
        case flow
        /// Run through when it is called: a mixin, a function.
        case callable
    }

    private struct Block {
        var kind: BlockKind
        var start: Int
        /// The last definition that holds up to its end, or -1.
        var last = -1
        /// Names declared in it.
        var declared: [ColorName] = []
        /// Names of blocks around that are set in it, and how far out those blocks are.
        var changed: [(name: ColorName, range: ByteRange, depth: Int)] = []
    }

    private let dialect: CSSDialect
    /// The file, and the blocks that are open.
    private var blocks: [Block] = [Block(kind: .plain, start: 0)]
    /// The places in ``blocks`` of those that are not plain.
    private var special: [Int] = []
    /// How many blocks that are open are conditions and loops.
    private var flows = 0
    /// For each name the places in ``blocks`` of those that declare it, innermost last.
    private var depths: [ColorName: [Int]] = [:]
    /// For each definition that holds up to the end of an open block, by its place in the facts, the one before it.
    private var links: [Int: Int] = [:]
    /// Where bodies of mixins and functions are, in their order.
    private var callables: [ByteRange] = []
    /// How many of those there were when a name was last set for the whole file.
    private var callablesBefore: [ColorName: Int] = [:]
    /// What the block that opens next is.
    private var next = BlockKind.plain
    private var parameters: [(name: ColorName, range: ByteRange)] = []

    /// No variables yet.
    init(_ dialect: CSSDialect) { self.dialect = dialect }

    /// Says what the next block is, if the statement that is read opens one, and the parameters that hold in it.
    mutating func expect(_ kind: BlockKind, parameters: [(name: ColorName, range: ByteRange)]) {
        next = kind
        self.parameters = parameters
    }

    /// Takes note that `depth` blocks are open at `offset`, where a statement starts; the innermost starts at `start`.
    mutating func follow(depth: Int, start: Int, at offset: Int, in facts: inout ColorFacts) {
        if depth >= blocks.count {
            if next != .plain { special.append(blocks.count) }
            if next == .flow { flows += 1 }
            blocks.append(Block(kind: next, start: start))
            for (name, range) in parameters {
                let value = facts.expressions.add(.unresolved(.other("\(name.text) is a parameter")), at: range)
                declare(name, range, as: value, from: start, depth: blocks.count - 1, in: &facts)
            }
        } else {
            while depth + 1 < blocks.count { close(at: offset, in: &facts) }
        }
        next = .plain
        parameters = []
    }

    /// Closes all that is open at the end of the file.
    mutating func finish(at end: Int, in facts: inout ColorFacts) {
        while blocks.count > 1 { close(at: end, in: &facts) }
        endDefinitions(of: 0, at: end, in: &facts)
    }

    /// Whether `name` is set here already.
    func has(_ name: ColorName) -> Bool { depths[name]?.last != nil }

    /// Takes the definition of `name`, which holds from `offset` on.
    mutating func define(
        _ name: ColorName, _ range: ByteRange, as value: ExpressionID, isGlobal: Bool, from offset: Int,
        in facts: inout ColorFacts
    ) {
        let current = blocks.count - 1
        guard dialect == .scss else {
            // In Less it holds in all of its block.
            return declare(name, range, as: value, from: blocks[current].start, depth: current, in: &facts)
        }
        let known = depths[name]?.last
        let outermost = special.first
        var target = current
        if isGlobal {
            target = 0
        } else if let known, known > 0 || current == flows {
            // Conditions at the top of the file set the file's variables; rules have their own of the same name.
            target = known
        }
        let condition = target == 0 ? outermost : firstSpecial(inside: target)
        declare(name, range, as: value, from: offset, depth: target, until: condition, in: &facts)
        if let condition { blocks[condition].changed.append((name, range, target)) }
        if target == 0 { spoilCalls(name, range, in: &facts) }
    }

    private func firstSpecial(inside depth: Int) -> Int? {
        var (low, high) = (0, special.count)
        while low < high {
            let middle = (low + high) / 2
            if special[middle] <= depth { low = middle + 1 } else { high = middle }
        }
        return low < special.count ? special[low] : nil
    }

    /// Adds a definition that holds from `start` to the end of the block at `holder`, or of that at `depth`, which declares it.
    private mutating func declare(
        _ name: ColorName, _ range: ByteRange, as value: ExpressionID, from start: Int, depth: Int,
        until holder: Int? = nil, in facts: inout ColorFacts
    ) {
        if depths[name]?.last.map({ $0 < depth }) ?? true {
            depths[name, default: []].append(depth)
            blocks[depth].declared.append(name)
        }
        let place = facts.definitions.count
        let holder = holder ?? depth
        links[place] = blocks[holder].last
        blocks[holder].last = place
        facts.definitions.append(
            ColorDefinition(
                name: name, nameRange: range, value: value, scope: .block(ByteRange(start, start)), isShared: false))
    }

    /// A mixin that stands between two definitions for the whole file may be called after either.
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
        // What a condition or a call may have set is not known behind it.
        var seen: Set<ColorName> = []
        for (name, range, target) in block.changed where seen.insert(name).inserted {
            let value = facts.expressions.add(.unresolved(.ambiguousName(name.text)), at: range)
            declare(name, range, as: value, from: offset, depth: target, in: &facts)
        }
    }

    /// Ends the definitions that hold up to the end of the block at `depth`.
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
