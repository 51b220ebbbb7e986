import ColorMath

/// Under what conditions beyond an appearance a rule counts: the queries around it that may hold or not.
struct CSSContext {
    /// Equal for equal conditions.
    var hash: UInt64 = 0
    /// The context around, or -1.
    var parent: Int32 = -1
    /// Whether what is said outside does not hold in it: another medium.
    var isApart = false
}

/// What the style sheet says of the elements of one selector in one context.
struct CSSElement {
    /// The selector's place.
    var selector: Int32
    /// The context's place.
    var context: Int32
    /// The first of its settings in ``CSSElements/records``, or -1.
    var firstRecord: Int32 = -1
    /// Whether it says something of the text's color, or of the background.
    var hasColor = false, hasBackground = false
    /// What is set for it in any appearance.
    var properties = CSSPropertySet()
    /// Whether something is set for it in some appearances only.
    var differs = false
}

/// That a setting counts for an element in some appearances.
struct CSSRecord {
    /// What is set.
    var property: CSSProperty
    /// In which appearances.
    var appearances: AppearanceSet
    /// The higher counts: importance, layer, specificity, order.
    var rank: UInt64
    /// The setting, by its place.
    var setting: Int32
    /// The next record of the same element, or -1.
    var next: Int32

    /// The least rank of important declarations.
    static let importantRank: UInt64 = 1 << 61
}

/// That a custom property is defined for an element in some appearances.
struct CSSDefinitionRecord {
    /// In which appearances.
    var appearances: AppearanceSet
    /// The higher counts.
    var rank: UInt64
    /// The definition, by its place in ``ColorFacts/definitions``.
    var definition: Int32
    /// The next record of the same name and element, or -1.
    var next: Int32
}

/// What a style sheet says of the elements that its selectors select, put together from all its rules, and kept such that
/// it is found without going through them again.
struct CSSElements {
    /// The contexts; the first is none at all.
    var contexts = [CSSContext()]
    /// The elements in the order in which they first occur.
    private(set) var all: [CSSElement] = []
    /// What is set for them.
    private(set) var records: [CSSRecord] = []
    /// The custom properties that are set on them.
    private(set) var definitions: [CSSDefinitionRecord] = []
    private var places = CSSHashTable()
    private var definitionPlaces = CSSHashTable()
    private var definedNames = CSSHashTable()
    /// For each property of a selector the one context under which it is set, or ``several``.
    private var conditional = CSSHashTable()

    private static let several = Int32.max

    /// No elements.
    init() {}

    /// The element of the selector with `key` in context number `context`, or -1.
    func element(_ key: UInt64, in context: Int32) -> Int32 {
        places[CSSHash.mix(key, contexts[Int(context)].hash)]
    }

    /// The context of the condition with `hash` inside context number `parent`.
    mutating func context(_ hash: UInt64, inside parent: Int32, isApart: Bool) -> Int32 {
        let outer = contexts[Int(parent)]
        if outer.isApart { return parent }
        let both = CSSHash.mix(outer.hash, hash)
        if outer.hash == both { return parent }
        // The same condition comes again and again; its key is no selector's.
        let key = CSSHash.mix(both, 0xC0DE)
        let known = places[key]
        if known >= 0 { return known }
        contexts.append(CSSContext(hash: both, parent: parent, isApart: isApart))
        let place = Int32(truncatingIfNeeded: contexts.count - 1)
        places.set(key, to: place)
        return place
    }

    /// Takes what the rule with the selector `selector`, number `place`, says in context number `context`.
    mutating func add(
        _ property: CSSProperty, setting: Int32, for selector: CSSSelector, _ place: Int32, in context: Int32,
        appearances: AppearanceSet, rank: UInt64
    ) {
        let key = CSSHash.mix(selector.key, contexts[Int(context)].hash)
        var element = Int(places[key])
        if element < 0 {
            element = all.count
            all.append(CSSElement(selector: place, context: context))
            places.set(key, to: Int32(truncatingIfNeeded: element))
        }
        if property == .color { all[element].hasColor = true }
        if property == .backgroundColor || property == .backgroundImage || property == .declaredBackground {
            all[element].hasBackground = true
        }
        if context > 0 {
            let key = CSSHash.mix(selector.key, UInt64(property.rawValue) << 32 | 7)
            let old = conditional[key]
            if old != context { conditional.set(key, to: old < 0 ? context : CSSElements.several) }
        }
        if appearances != .all { all[element].differs = true }
        var record = all[element].properties.contains(property) ? all[element].firstRecord : -1
        all[element].properties.insert(property)
        while record >= 0 {
            let index = Int(record)
            if records[index].property == property, records[index].appearances == appearances {
                if records[index].rank <= rank {
                    records[index].rank = rank
                    records[index].setting = setting
                }
                return
            }
            record = records[index].next
        }
        records.append(
            CSSRecord(
                property: property, appearances: appearances, rank: rank, setting: setting,
                next: all[element].firstRecord))
        all[element].firstRecord = Int32(truncatingIfNeeded: records.count - 1)
    }

    /// Whether `property` of the selector with `key` is set under a condition that is none of `contexts`.
    func isSetElsewhere(_ property: CSSProperty, of key: UInt64, than contexts: [Int32]) -> Bool {
        let context = conditional[CSSHash.mix(key, UInt64(property.rawValue) << 32 | 7)]
        return context == CSSElements.several || context >= 0 && !contexts.contains(context)
    }

    /// Takes that the rule with the selector of `key` defines the custom property whose name has the hash `name`.
    mutating func define(
        _ name: UInt64, as definition: Int32, for key: UInt64, in context: Int32, appearances: AppearanceSet,
        rank: UInt64
    ) {
        definedNames.set(name, to: 0)
        let key = CSSHash.mix(CSSHash.mix(key, contexts[Int(context)].hash), name)
        let first = definitionPlaces[key]
        var record = first
        while record >= 0 {
            let index = Int(record)
            if definitions[index].appearances == appearances {
                if definitions[index].rank <= rank {
                    definitions[index].rank = rank
                    definitions[index].definition = definition
                }
                return
            }
            record = definitions[index].next
        }
        definitions.append(
            CSSDefinitionRecord(appearances: appearances, rank: rank, definition: definition, next: first))
        definitionPlaces.set(key, to: Int32(truncatingIfNeeded: definitions.count - 1))
    }

    /// Whether an element below the root defines the custom property whose name has the hash `name`.
    func defines(_ name: UInt64) -> Bool { !definedNames.isEmpty && definedNames[name] >= 0 }

    /// The first record of what the selector with `key` defines the name as in context number `context`, or -1.
    func definition(of name: UInt64, for key: UInt64, in context: Int32) -> Int32 {
        definitionPlaces[CSSHash.mix(CSSHash.mix(key, contexts[Int(context)].hash), name)]
    }
}
