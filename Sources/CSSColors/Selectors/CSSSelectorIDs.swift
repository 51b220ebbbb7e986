/// Dense ids of compounds and selectors, each defined by a pair of other ids. Those that no rule has are never found,
/// so that a search for implied selectors ends as soon as one of their parts is missing.
struct CSSSelectorIDs {
    /// The ids of compounds: those of the parts up to the last one, and that one. Parts are sorted.
    private var compounds = CSSPairTable()
    /// The ids of what precedes a compound: of all before the last compound, and of that compound with the combinator
    /// after it.
    private var ancestors = CSSPairTable()
    /// The ids of compounds with a pseudo-element.
    private var subjects = CSSPairTable()
    /// The ids of selectors: of what precedes the last compound, and of that compound.
    private var selectors = CSSPairTable()
    private var count: Int32 = 0

    /// The compound without parts, and what precedes a selector's first compound.
    static let nothing: Int32 = 0

    init() {}

    // MARK: Adding

    /// Returns the compound with the parts of `compound` and `part`, which follows them in order.
    mutating func addCompound(_ compound: Int32, _ part: Int32) -> Int32 { compounds.id(compound, part) }

    /// Returns the id of `above` followed by `compound` and `next`.
    mutating func addAncestor(_ above: Int32, _ compound: Int32, _ next: CSSCompound.Combinator) -> Int32 {
        ancestors.id(above, CSSSelectorIDs.joined(compound, next))
    }

    /// Returns the selector for `compound` after `above`, with the pseudo-element `pseudo` if it is not negative.
    mutating func addSelector(_ above: Int32, _ compound: Int32, _ pseudo: Int32) -> Int32 {
        let subject = pseudo < 0 ? compound << 1 : subjects.id(compound, pseudo) << 1 | 1
        let known = selectors[above, subject]
        if known >= 0 { return known }
        let id = addSelector()
        selectors.set(above, subject, to: id)
        return id
    }

    /// Returns a selector that differs from all others.
    mutating func addSelector() -> Int32 {
        count &+= 1
        return count
    }

    // MARK: Finding; the result is -1 if there is none, or if an argument is -1.

    func compound(_ compound: Int32, _ part: Int32) -> Int32 { compounds[compound, part] }

    func ancestor(_ above: Int32, _ compound: Int32, _ next: CSSCompound.Combinator) -> Int32 {
        ancestors[above, CSSSelectorIDs.joined(compound, next)]
    }

    func selector(_ above: Int32, _ compound: Int32, _ pseudo: Int32 = -1) -> Int32 {
        selector(above, subject: subject(compound, pseudo))
    }

    /// Returns the id by which a selector's last compound is found.
    func subject(_ compound: Int32, _ pseudo: Int32) -> Int32 {
        if pseudo < 0 || compound < 0 { return compound < 0 ? -1 : compound << 1 }
        let known = subjects[compound, pseudo]
        return known < 0 ? -1 : known << 1 | 1
    }

    func selector(_ above: Int32, subject: Int32) -> Int32 { selectors[above, subject] }

    private static func joined(_ compound: Int32, _ next: CSSCompound.Combinator) -> Int32 {
        compound << 2 | Int32(next.rawValue)
    }
}
