import CSSColors
import ColorMath
import HTMLDocuments
import SourceColors
import SourceText

/// A style sheet where a page uses it.
package struct PageSheet: Sendable {
    package var sheet: CSSPageSheet
    /// The appearances in which it may apply.
    package var appearances: AppearanceSet
    /// Whether another condition decides whether it applies.
    package var isConditional: Bool
    /// The names of the layers that it is imported into, outermost first.
    package var layers: [String]
    /// The offset in the page of the element that links or imports it.
    package var offset: Int

    package init(
        _ sheet: CSSPageSheet, appearances: AppearanceSet = .all, isConditional: Bool = false, layers: [String] = [],
        offset: Int = 0
    ) {
        self.sheet = sheet
        self.appearances = appearances
        self.isConditional = isConditional
        self.layers = layers
        self.offset = offset
    }
}

/// A declaration of one of a page's sheets.
struct PageDeclaration {
    var property: CSSPageProperty
    var value: CSSPageDeclaration.Value
    /// The number of its sheet.
    var sheet: Int32
    /// The order in the cascade of the page; higher wins.
    var rank: UInt64
    var appearances: AppearanceSet
    /// Whether it depends on a condition that is not known.
    var isConditional: Bool
}

/// The rules of a page's sheets, with their selectors compiled.
///
/// <https://www.w3.org/TR/css-cascade-5/#cascade-sort>
package struct PageRules {
    /// A rule: the index of its selector, or -1 for a style attribute, and its declarations.
    struct Rule {
        var selector: Int
        /// The offset of the selector in its sheet; -1 for a style attribute.
        var start: Int32 = -1
        var declarations: [Int32] = []
        /// The definitions of custom properties: the name's number and the declaration.
        var definitions: [(name: Int32, declaration: Int32)] = []
    }

    private struct Place: Hashable {
        var sheet: Int32
        var selector: ByteRange
        var parent: ByteRange?
    }

    let isQuirky: Bool
    private(set) var names = HTMLNames()
    private(set) var selectors = PageSelectors()
    private(set) var declarations: [PageDeclaration] = []
    private(set) var rules: [Rule] = []
    /// The rules by the last compound's id, class or tag; the rest under -1.
    private(set) var byName: [Int64: [Int32]] = [:]
    /// The rules of style attributes, by the start of their tag.
    private(set) var byTag: [Int32: Int32] = [:]
    /// The numbers of custom properties.
    private(set) var properties: [String: Int32] = [:]
    /// The number of sheets added.
    private(set) var sheetCount: Int32 = 0
    private var places: [Place: Int32] = [:]
    private var layers = PageLayers()
    /// More than the order of all declarations so far.
    private var order: UInt64 = 0

    package init(isQuirky: Bool) { self.isQuirky = isQuirky }

    /// Leaves room for declarations before the next sheet, so that `count` are before it.
    mutating func skip(to count: UInt64) { order = max(order, count) }

    /// Adds a sheet after the others. Its number is how many there were before.
    package mutating func add(_ use: PageSheet) {
        let ranks = layers.ranks(of: use.sheet, inside: use.layers)
        for declaration in use.sheet.declarations {
            let appearances = declaration.appearances.intersection(use.appearances)
            guard !appearances.isEmpty else { continue }
            var declaration = declaration
            declaration.appearances = appearances
            declaration.isConditional = declaration.isConditional || use.isConditional
            let layer = ranks[declaration.layer] ?? CSSNamedLayer.none
            let rank = declaration.moved(after: order, to: layer) + 2
            add(declaration, of: use.sheet, rank: rank)
        }
        order += use.sheet.order
        sheetCount += 1
    }

    /// Adds the page's own styles, read as `sheet`, last. The other sheets are at `offsets` in the page, and as long as
    /// `orders`.
    mutating func add(own sheet: CSSPageSheet, _ styles: HTMLStyles, before offsets: [(offset: Int, order: UInt64)]) {
        let ranks = layers.ranks(of: sheet, inside: [])
        for declaration in sheet.declarations {
            if let tag = styles.tag(at: declaration.selector.lowerBound) {
                let start = Int32(truncatingIfNeeded: tag.range.lowerBound)
                let isImportant = declaration.rank >= CSSPageDeclaration.important
                let rank = tag.hasStyle ? (isImportant ? 1 << 63 : 0) | 1 << 62 | declaration.order + 2 : 1
                let rule = byTag[start] ?? Int32(truncatingIfNeeded: rules.count)
                if Int(rule) == rules.count {
                    byTag[start] = rule
                    rules.append(Rule(selector: -1))
                }
                append(declaration, rank: rank, to: Int(rule))
                continue
            }
            var before: UInt64 = 0
            for other in offsets where other.offset < declaration.selector.lowerBound { before += other.order }
            let layer = ranks[declaration.layer] ?? CSSNamedLayer.none
            add(declaration, of: sheet, rank: declaration.moved(after: before, to: layer) + 2)
        }
        sheetCount += 1
    }

    private mutating func add(_ declaration: CSSPageDeclaration, of sheet: CSSPageSheet, rank: UInt64) {
        let isImportant = rank - 2 >= CSSPageDeclaration.important
        let rank = isImportant ? rank - CSSPageDeclaration.important | 1 << 63 : rank
        let place = Place(sheet: sheetCount, selector: declaration.selector, parent: declaration.parents.first)
        if let rule = places[place] { return append(declaration, rank: rank, to: Int(rule)) }
        let selector = sheet.bytes.withUnsafeBufferPointer { bytes in
            var reader = PageSelectorReader(
                SourceBytes(bytes), declaration.selector, isQuirky: isQuirky, parents: declaration.parents[...])
            return reader.readSelector(into: &selectors, &names)
        }
        let rule = Int32(truncatingIfNeeded: rules.count)
        var key: Int64 = -1
        if let last = selectors.selectors[selector].compounds.last {
            let compound = selectors.compounds[last]
            key =
                compound.id >= 0
                ? Self.key(compound.id, 1)
                : compound.classes.first.map { Self.key(selectors.classes[$0], 2) }
                    ?? (compound.tag >= 0 ? Self.key(compound.tag, 0) : -1)
        }
        places[place] = rule
        rules.append(Rule(selector: selector, start: Int32(truncatingIfNeeded: declaration.selector.lowerBound)))
        // What selects a part of an element is no rule for it.
        if !selectors.selectors[selector].isOfPart { byName[key, default: []].append(rule) }
        append(declaration, rank: rank, to: Int(rule))
    }

    private mutating func append(_ declaration: CSSPageDeclaration, rank: UInt64, to rule: Int) {
        let index = Int32(truncatingIfNeeded: declarations.count)
        declarations.append(
            PageDeclaration(
                property: declaration.property, value: declaration.value, sheet: sheetCount, rank: rank,
                appearances: declaration.appearances, isConditional: declaration.isConditional))
        if case .definition(let name, _) = declaration.value {
            let fresh = Int32(truncatingIfNeeded: properties.count)
            let number = properties[name] ?? fresh
            if number == fresh { properties[name] = number }
            rules[rule].definitions.append((number, index))
        } else {
            rules[rule].declarations.append(index)
        }
    }

    static func key(_ name: Int32, _ kind: Int64) -> Int64 { Int64(name) << 2 | kind }
}

/// The cascade layers of a page's sheets, in the order of their first names.
///
/// <https://www.w3.org/TR/css-cascade-5/#layer-ordering>
private struct PageLayers {
    private var ranks: [String: UInt16] = [:]
    private var outermost: UInt16 = 0
    private var inner: UInt16 = 0
    private var anonymous = 0

    /// Returns the ranks among all sheets of the layers of `sheet`, by their rank in it, inside the named `layers`.
    mutating func ranks(of sheet: CSSPageSheet, inside layers: [String]) -> [UInt16: UInt16] {
        var path = ""
        var outer = CSSNamedLayer.none
        for name in layers { (path, outer) = place(name.isEmpty ? nil : name, in: path, outer) }
        var result = [CSSNamedLayer.none: outer]
        var paths = [CSSNamedLayer.none: path]
        for layer in sheet.layers {
            let (path, rank) = place(layer.name, in: paths[layer.outer] ?? "", result[layer.outer] ?? outer)
            if result[layer.rank] == nil { (paths[layer.rank], result[layer.rank]) = (path, rank) }
        }
        return result
    }

    private mutating func place(_ name: String?, in path: String, _ outer: UInt16) -> (path: String, rank: UInt16) {
        if name == nil { anonymous += 1 }
        let path = path + "." + (name ?? "\n\(anonymous)")
        if let known = ranks[path] { return (path, known) }
        var rank = outer
        if outer == CSSNamedLayer.none {
            outermost = min(outermost + 1, 254)
            rank = outermost << 8 | 255
        } else if outer & 255 == 255 {
            inner = min(inner + 1, 254)
            rank = outer & 0xFF00 | inner
        }
        ranks[path] = rank
        return (path, rank)
    }
}
