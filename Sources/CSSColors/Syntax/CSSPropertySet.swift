/// A set of properties.
struct CSSPropertySet {
    private var bits: UInt32 = 0

    init() {}

    init(_ properties: [CSSProperty]) {
        for property in properties { insert(property) }
    }

    mutating func insert(_ property: CSSProperty) { bits |= 1 << UInt32(property.rawValue) }

    func contains(_ property: CSSProperty) -> Bool { bits >> UInt32(property.rawValue) & 1 == 1 }

    mutating func formUnion(_ others: CSSPropertySet) { bits |= others.bits }

    /// Whether the two sets have a property in common.
    func intersects(_ others: CSSPropertySet) -> Bool { bits & others.bits != 0 }
}
