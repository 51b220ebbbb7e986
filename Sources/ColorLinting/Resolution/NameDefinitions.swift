import ColorMath
import SourceColors
import SourceText

/// The definitions of one name in one file, kept such that the one a use means is found without looking at all of them.
struct NameDefinitions<Value: Sendable>: Sendable {
    /// A definition that holds in a block, and the one around it.
    private struct Block {
        var range: ByteRange
        var value: Value
        var parent: Int?
    }

    /// Whether two definitions hold in the very same appearances.
    private var hasTwins = false
    /// What holds wherever the name is used: of the definitions for an appearance that of the highest rank; of equal ones
    /// that for the fewest appearances, of these the last.
    private var general = PerAppearance<Value?>(nil)
    /// By where the blocks start, outer ones first.
    private var blocks: [Block] = []
    /// Whether one of the blocks may reach places outside.
    private var reachesOut = false

    /// Which definition a use of the name means.
    enum Choice {
        /// There are several, and the place does not tell.
        case ambiguous
        /// The value in each appearance; nil where it is defined in others only.
        case values(PerAppearance<Value?>)
    }

    /// The definitions of a name, as they stand in their file: each one's scope and value.
    init(_ definitions: [(scope: DefinitionScope, rank: UInt64, value: Value)]) {
        if definitions.count == 1, case .everywhere = definitions[0].scope {
            general = PerAppearance(definitions[0].value)
            return
        }
        var sets: Set<UInt8> = []
        var best = PerAppearance<(rank: UInt64, spread: Int)>((0, Int.max))
        func take(_ value: Value, in appearances: AppearanceSet, _ rank: UInt64) {
            let spread = appearances.count
            for appearance in Appearance.allCases where appearances.contains(appearance) {
                let other = best[appearance]
                guard rank > other.rank || rank == other.rank && spread <= other.spread else { continue }
                best[appearance] = (rank, spread)
                general[appearance] = value
            }
        }
        for (scope, rank, value) in definitions {
            switch scope {
            case .everywhere:
                take(value, in: .all, rank)
                if !sets.insert(AppearanceSet.all.rawValue).inserted { hasTwins = true }
            case .appearances(let some):
                take(value, in: some, rank)
                if !sets.insert(some.rawValue).inserted { hasTwins = true }
            case .block(let range):
                blocks.append(Block(range: range, value: value))
                reachesOut = true
            case .otherMedium(let range): blocks.append(Block(range: range, value: value))
            }
        }
        // Of two definitions in the same block the later one counts, so it goes behind, as if it were further in.
        let ordered = blocks.enumerated().sorted {
            $0.element.range != $1.element.range ? $0.element.range < $1.element.range : $0.offset < $1.offset
        }
        blocks = ordered.map { $0.element }
        var open: [Int] = []
        for index in blocks.indices {
            while let outer = open.last, !blocks[outer].range.contains(blocks[index].range) { open.removeLast() }
            blocks[index].parent = open.last
            open.append(index)
        }
    }

    /// What a custom property means at `use`, or in another file where `use` is nil.
    ///
    /// A definition in a block around the use is nearer than one that holds everywhere. A definition in some other block
    /// may or may not reach the place, so then nothing is decided.
    func choice(at use: ByteRange?) -> Choice {
        if let use {
            var candidate = lastBlock(startingUpTo: use.lowerBound)
            while let index = candidate {
                if blocks[index].range.contains(use) { return .values(PerAppearance(blocks[index].value)) }
                candidate = blocks[index].parent
            }
        }
        return reachesOut ? .ambiguous : .values(general)
    }

    /// What a name means that may be defined once only for the same appearances, save in blocks: there the innermost around
    /// `use` counts.
    func lexical(at use: ByteRange?) -> Choice {
        guard blocks.isEmpty else { return choice(at: use) }
        return hasTwins ? .ambiguous : .values(general)
    }

    private func lastBlock(startingUpTo offset: Int) -> Int? {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
