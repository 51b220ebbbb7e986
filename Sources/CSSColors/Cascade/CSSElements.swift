import ColorMath

/// The conditions, other than appearances, under which a rule applies and that may or may not hold.
struct CSSContext {
    /// Equal for equal conditions.
    var hash: UInt64 = 0
    /// The index of the enclosing context, or -1.
    var parent: Int32 = -1
    /// Whether outer rules do not apply in it because it is for another medium.
    var isApart = false
}

/// The declarations for the elements of one selector in one context.
struct CSSElement {
    /// The index of the selector.
    var selector: Int32
    /// The index of the context.
    var context: Int32
    /// The index of its first record in ``CSSElements/records``, or -1.
    var firstRecord: Int32 = -1
    /// Whether it sets the text color, or the background.
    var hasColor = false, hasBackground = false
    /// The properties set in any appearance.
    var properties = CSSPropertySet()
    /// Whether a property is set in some appearances only.
    var differs = false
}

/// A setting that applies to an element in some appearances.
struct CSSRecord {
    var property: CSSProperty
    /// The appearances in which it applies.
    var appearances: AppearanceSet
    /// The rank in the cascade, higher wins: importance, layer, specificity, order.
    var rank: UInt64
    /// The index of the setting.
    var setting: Int32
    /// The index of the next record of the same element, or -1.
    var next: Int32

    /// The lowest rank of important declarations.
    static let importantRank: UInt64 = 1 << 61
}

/// A custom property's definition that applies to an element in some appearances.
struct CSSDefinitionRecord {
    /// The appearances in which it applies.
    var appearances: AppearanceSet
    /// The rank in the cascade; higher wins.
    var rank: UInt64
    /// The index of the definition in ``ColorFacts/definitions``.
    var definition: Int32
    /// The index of the next record of the same name and element, or -1.
    var next: Int32
}

/// All declarations of a style sheet, grouped by the elements that its selectors select, and indexed so that no lookup
/// visits the rules again.
struct CSSElements {
    /// The contexts; the first one is unconditional.
    var contexts = [CSSContext()]
    /// The elements, in order of first occurrence.
    private(set) var all: [CSSElement] = []
    /// The records of their settings.
    private(set) var records: [CSSRecord] = []
    /// The records of the custom properties set on them.
    private(set) var definitions: [CSSDefinitionRecord] = []
    private var places = CSSHashTable()
    private var definitionPlaces = CSSHashTable()
    private var definedNames = CSSHashTable()
    /// For each property of a selector, the only context in which it is set, or ``several``.
    private var conditional = CSSHashTable()

    private static let several = Int32.max

    init() {}

    /// Returns the index of the element of the selector with `key` in the context at index `context`, or -1.
    func element(_ key: UInt64, in context: Int32) -> Int32 {
        places[CSSHash.mix(key, contexts[Int(context)].hash)]
    }

    /// Returns the index of the context for the condition with `hash` inside the context at index `parent`, adding it
    /// if needed.
    mutating func context(_ hash: UInt64, inside parent: Int32, isApart: Bool) -> Int32 {
        let outer = contexts[Int(parent)]
        if outer.isApart { return parent }
        let both = CSSHash.mix(outer.hash, hash)
        if outer.hash == both { return parent }
        // Conditions repeat a lot. The key cannot collide with that of a selector.
        let key = CSSHash.mix(both, 0xC0DE)
        let known = places[key]
        if known >= 0 { return known }
        contexts.append(CSSContext(hash: both, parent: parent, isApart: isApart))
        let place = Int32(truncatingIfNeeded: contexts.count - 1)
        places.set(key, to: place)
        return place
    }

    /// Records a setting of `property` for `selector`, whose index is `place`, in the context at index `context`.
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

    /// Whether `property` of the selector with `key` is set in a context that is not in `contexts`.
    func isSetElsewhere(_ property: CSSProperty, of key: UInt64, than contexts: [Int32]) -> Bool {
        let context = conditional[CSSHash.mix(key, UInt64(property.rawValue) << 32 | 7)]
        return context == CSSElements.several || context >= 0 && !contexts.contains(context)
    }

    /// Records that the rule for the selector with `key` defines the custom property whose name has the hash `name`.
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

    /// Returns the index of the first definition record of `name` for the selector with `key` in the context at index
    /// `context`, or -1.
    func definition(of name: UInt64, for key: UInt64, in context: Int32) -> Int32 {
        definitionPlaces[CSSHash.mix(CSSHash.mix(key, contexts[Int(context)].hash), name)]
    }
}
