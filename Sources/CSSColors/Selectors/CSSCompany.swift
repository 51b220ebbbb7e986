/// The classes that a style sheet combines in one compound.
struct CSSCompany {
    /// The pairs of classes in one compound, the one with the lower id first.
    private var pairs = CSSPairTable()
    /// For the id of each class, the index in ``constant``.
    private var places = CSSIDMap()
    /// For a class, those that are in every compound with it that is the only one of its selector.
    private var constant: [[Int32]] = []

    /// The maximum number of parts of a compound; longer ones are ignored.
    private static let mostParts = 12

    /// Collects the combinations in all of `selectors`.
    @_optimize(speed)
    init(_ selectors: CSSSelectors) {
        for selector in selectors.all {
            let isAlone = selector.compounds.count == 1 && !selector.isCut
            for index in selector.compounds where isAlone || selectors.compounds[index].parts.count > 1 {
                add(selectors.parts[selectors.compounds[index].parts], isAlone: isAlone)
            }
        }
    }

    /// Adds the parts of a compound; `isAlone` if it is the only one of its selector.
    @_optimize(speed)
    private mutating func add(_ parts: ArraySlice<Int32>, isAlone: Bool) {
        guard parts.count <= CSSCompany.mostParts, let first = parts.firstIndex(where: CSSPart.isClass) else { return }
        for index in first..<parts.endIndex where CSSPart.isClass(parts[index]) {
            for other in index + 1..<parts.endIndex where CSSPart.isClass(parts[other]) {
                pairs.set(parts[index], parts[other], to: 0)
            }
            guard isAlone else { continue }
            let known = Int(places[CSSPart.id(parts[index])])
            if known >= 0 {
                if !constant[known].isEmpty { constant[known].removeAll { !parts.contains($0) } }
            } else {
                places[CSSPart.id(parts[index])] = Int32(truncatingIfNeeded: constant.count)
                constant.append(parts.filter { CSSPart.isClass($0) && $0 != parts[index] })
            }
        }
    }

    /// Whether some compound contains both classes.
    func holds(_ a: Int32, with b: Int32) -> Bool {
        pairs[min(a, b), max(a, b)] >= 0
    }

    /// Returns the classes that are in every compound with the class `part` that is the only one of its selector.
    func constant(with part: Int32) -> [Int32] {
        let place = Int(places[CSSPart.id(part)])
        return place >= 0 ? constant[place] : []
    }
}
