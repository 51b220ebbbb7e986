import ColorMath
import SourceColors
import SourceText

/// The definitions of a name in a file, indexed so that the definition a use refers to is found in O(log n).
struct NameDefinitions<Value: Sendable>: Sendable {
    /// A definition in a block, with the enclosing one.
    private struct Block {
        var range: ByteRange
        var value: Value
        var parent: Int?
    }

    /// Whether two definitions apply to the same appearances.
    private var hasTwins = false
    /// Definitions that apply everywhere: for each appearance the one with the highest rank; of equal ones, the one
    /// for the fewest appearances; of these, the last.
    private var general = PerAppearance<Value?>(nil)
    /// Ordered by the start of their blocks, outer ones first.
    private var blocks: [Block] = []
    /// Whether a block may affect places outside, or a theme's definition may not hold on the root.
    private var reachesOut = false

    /// The definition that a use refers to.
    enum Choice {
        /// There are several possible definitions.
        case ambiguous
        /// The value in each appearance; nil if it is defined only in others.
        case values(PerAppearance<Value?>)
    }

    /// Indexes the definitions of a name in the order of the file.
    init(_ definitions: [(scope: DefinitionScope, rank: UInt64, value: Value)]) {
        if definitions.count == 1, case .everywhere = definitions[0].scope {
            general = PerAppearance(definitions[0].value)
            return
        }
        var sets: Set<UInt8> = []
        var best = PerAppearance<(rank: UInt64, spread: Int)>((0, Int.max))
        var everywhere: UInt64 = 0
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
                everywhere = max(everywhere, rank)
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
        for appearance in Appearance.allCases
        where ColorDefinition.dependsOnPlace(best[appearance].rank, against: everywhere) { reachesOut = true }
        // Of two definitions in the same block the later one counts, so it is placed after the other as if nested.
        let ordered = blocks.enumerated().ordered {
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

    /// Returns the meaning of a custom property at `use`, or in another file if `use` is nil.
    ///
    /// A definition in an enclosing block takes precedence over global ones. If another block may apply, the result is
    /// ambiguous.
    func choice(at use: ByteRange?) -> Choice {
        if let use, let index = block(around: use) { return .values(PerAppearance(blocks[index].value)) }
        return reachesOut ? .ambiguous : .values(general)
    }

    /// Returns the meaning of a name that can be defined only once per appearance, except in blocks: the innermost
    /// block around `use` counts.
    func lexical(at use: ByteRange?) -> Choice {
        guard blocks.isEmpty else { return choice(at: use) }
        return hasTwins ? .ambiguous : .values(general)
    }

    /// Returns the meaning of a variable of Sass or Less: blocks hold only for what is in them. Returns nil if no
    /// definition holds at `use`.
    func scoped(at use: ByteRange) -> Choice? {
        if let index = block(around: use) { return .values(PerAppearance(blocks[index].value)) }
        guard general.light != nil else { return nil }
        return hasTwins ? .ambiguous : .values(general)
    }

    /// Whether a definition for a block is meant at `use`.
    func hasBlock(around use: ByteRange) -> Bool { block(around: use) != nil }

    /// Returns the innermost block that contains `use`.
    private func block(around use: ByteRange) -> Int? {
        var candidate = lastBlock(startingUpTo: use.lowerBound)
        while let index = candidate, !blocks[index].range.contains(use) { candidate = blocks[index].parent }
        return candidate
    }

    private func lastBlock(startingUpTo offset: Int) -> Int? {
        let next = blocks.partitioningIndex { $0.range.lowerBound > offset }
        return next > 0 ? next - 1 : nil
    }
}
