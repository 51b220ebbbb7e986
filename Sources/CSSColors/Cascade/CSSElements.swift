import ColorMath

/// The conditions, other than appearances, under which a rule applies and that may or may not hold.
struct CSSContext {
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
    /// The indices of contexts, by the enclosing one and the id of the condition's text.
    private var contextPlaces = CSSPairTable()
    /// The indices of elements, by selector and context.
    private var places = CSSPairTable()
    /// An id for each selector and context in which it defines custom properties.
    private var scopes = CSSPairTable()
    /// The index of the first definition record, by scope and name.
    private var definitionPlaces = CSSPairTable()
    /// The names of all definitions: 0 for the id of each.
    private var definedNames = CSSIDMap()
    /// For each property of a selector, the only context in which it is set, or ``several``.
    private var conditional = CSSPairTable()

    /// What views consist of.
    var viewLists = ViewLists()

    private static let several = Int32.max

    init() {}

    /// Returns the index of the element of the selector with the id `selector` in the context at index `context`, or -1.
    func element(_ selector: Int32, in context: Int32) -> Int32 { places[selector, context] }

    /// Returns the index of the context for the condition whose text has the id `condition` inside the context at index
    /// `parent`, adding it if needed.
    mutating func context(_ condition: Int32, inside parent: Int32, isApart: Bool) -> Int32 {
        if contexts[Int(parent)].isApart { return parent }
        let place = contextPlaces.id(parent, condition)
        if Int(place) == contexts.count { contexts.append(CSSContext(parent: parent, isApart: isApart)) }
        return place
    }

    /// Records a setting of `property` for `selector`, whose index is `place`, in the context at index `context`.
    @_optimize(speed)
    mutating func add(
        _ property: CSSProperty, setting: Int32, for selector: CSSSelector, _ place: Int32, in context: Int32,
        appearances: AppearanceSet, rank: UInt64
    ) {
        var element = Int(places[selector.id, context])
        if element < 0 {
            element = all.count
            all.append(CSSElement(selector: place, context: context))
            places.set(selector.id, context, to: Int32(truncatingIfNeeded: element))
        }
        if property == .color { all[element].hasColor = true }
        if property == .backgroundColor || property == .backgroundImage || property == .declaredBackground {
            all[element].hasBackground = true
        }
        if context > 0 {
            let old = conditional[selector.id, Int32(property.rawValue)]
            if old != context {
                conditional.set(
                    selector.id, Int32(property.rawValue), to: old < 0 ? context : CSSElements.several)
            }
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

    /// Adds an element of the selector at index `selector` without settings of its own, and returns its index.
    mutating func addUnset(_ selector: Int32) -> Int {
        all.append(CSSElement(selector: selector, context: 0))
        return all.count - 1
    }

    /// Whether `property` of the selector with the id `selector` is set in a context that is not in `contexts`.
    func isSetElsewhere(_ property: CSSProperty, of selector: Int32, than contexts: CSSContextList) -> Bool {
        let context = conditional[selector, Int32(property.rawValue)]
        return context == CSSElements.several || context >= 0 && !contexts.contains(context)
    }

    /// Records that the rule for the selector with the id `selector` defines the custom property whose name has the id
    /// `name`.
    mutating func define(
        _ name: Int32, as definition: Int32, for selector: Int32, in context: Int32, appearances: AppearanceSet,
        rank: UInt64
    ) {
        definedNames[name] = 0
        let scope = scopes.id(selector, context)
        let first = definitionPlaces[scope, name]
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
        definitionPlaces.set(scope, name, to: Int32(truncatingIfNeeded: definitions.count - 1))
    }

    /// Whether an element below the root defines the custom property whose name has the id `name`.
    func defines(_ name: Int32) -> Bool { definedNames[name] >= 0 }

    /// Returns the id under which the selector with the id `selector` defines custom properties in the context at index
    /// `context`; -1 if it defines none.
    func scope(_ selector: Int32, in context: Int32) -> Int32 { scopes[selector, context] }

    /// Returns the index of the first definition record of `name` in the scope with the id `scope`, or -1.
    func definition(of name: Int32, inScope scope: Int32) -> Int32 { definitionPlaces[scope, name] }
}
