/// That the parts of a compound stand together.
struct CSSCompanionship {
    /// By where their hashes stand in ``CSSSelectors/parts``.
    var parts: Range<Int>
    /// Whether the compound is its selector's only one.
    var isAlone: Bool
}

/// Which classes a style sheet asks for together in one compound.
struct CSSCompany {
    /// Pairs of classes that stand together, by both in one hash.
    private var pairs = CSSHashTable()
    /// For each class the place in ``constant``.
    private var places = CSSHashTable()
    /// For a class those that stand beside it in each compound without anything before it.
    private var constant: [[UInt64]] = []

    /// Compounds with more parts than this are left out.
    private static let mostParts = 12

    /// What all of `selectors` ask for together.
    init(_ selectors: CSSSelectors) {
        for one in selectors.companies { add(selectors.parts[one.parts], isAlone: one.isAlone) }
    }

    /// Takes the parts of one compound, which is its selector's only one where `isAlone`.
    private mutating func add(_ parts: ArraySlice<UInt64>, isAlone: Bool) {
        guard parts.count <= CSSCompany.mostParts, let first = parts.firstIndex(where: CSSPart.isClass) else { return }
        for index in first..<parts.endIndex where CSSPart.isClass(parts[index]) {
            for other in index + 1..<parts.endIndex where CSSPart.isClass(parts[other]) {
                pairs.set(CSSHash.mix(parts[index], parts[other]), to: 0)
            }
            guard isAlone else { continue }
            let known = Int(places[parts[index]])
            if known >= 0 {
                if !constant[known].isEmpty { constant[known].removeAll { !parts.contains($0) } }
            } else {
                places.set(parts[index], to: Int32(truncatingIfNeeded: constant.count))
                constant.append(parts.filter { CSSPart.isClass($0) && $0 != parts[index] })
            }
        }
    }

    /// Whether the two classes stand together in a compound.
    func holds(_ a: UInt64, with b: UInt64) -> Bool {
        !pairs.isEmpty && pairs[CSSHash.mix(min(a, b), max(a, b))] >= 0
    }

    /// The classes that stand beside the class `part` wherever nothing stands before it.
    func constant(with part: UInt64) -> [UInt64] {
        let place = Int(places[part])
        return place >= 0 ? constant[place] : []
    }
}
