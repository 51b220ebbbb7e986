/// Some of the properties.
struct CSSPropertySet {
    private var bits: UInt32 = 0

    /// No properties.
    init() {}

    /// These properties.
    init(_ properties: [CSSProperty]) {
        for property in properties { insert(property) }
    }

    /// Adds `property`.
    mutating func insert(_ property: CSSProperty) { bits |= 1 << UInt32(property.rawValue) }

    /// Whether `property` is among them.
    func contains(_ property: CSSProperty) -> Bool { bits >> UInt32(property.rawValue) & 1 == 1 }

    /// Whether one of `others` is among them.
    func intersects(_ others: CSSPropertySet) -> Bool { bits & others.bits != 0 }
}
