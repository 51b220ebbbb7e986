import CSSColors
import HTMLDocuments
import SourceColors
import SourceText

/// A change of a style sheet, with what decides which pages it concerns.
package struct PageSheetChange {
    let sheet: CSSPageSheetChange
    /// For each selector that changes, the hashes of the names that a page must have for it to select something.
    private var needs: [[UInt32]] = []
    /// The colors that the new declarations set.
    private var setColors: [PageSetColor] = []
    private var removed: Set<Place> = []

    private struct Place: Hashable {
        var selector: Int32
        var range: ByteRange
    }

    /// Compares two versions of a sheet; nil if all its pages must be judged again.
    package init?(from old: CSSPageSheet, to new: CSSPageSheet) {
        guard let sheet = CSSPageSheetChange(from: old, to: new) else { return nil }
        self.sheet = sheet
        for declaration in sheet.removed {
            _ = addNeeds(of: declaration, in: old)
            guard case .color(let id) = declaration.value else { continue }
            removed.insert(
                Place(
                    selector: Int32(truncatingIfNeeded: declaration.selector.lowerBound),
                    range: old.expressions.range(of: id)))
        }
        for declaration in sheet.added {
            let isOfRest = addNeeds(of: declaration, in: new)
            guard declaration.property == .color || declaration.property == .backgroundColor,
                case .color(let id) = declaration.value
            else { continue }
            setColors.append(
                PageSetColor(
                    id, of: new, number: 0, selector: Int32(truncatingIfNeeded: declaration.selector.lowerBound),
                    isBackground: declaration.property == .backgroundColor, isShown: false,
                    isOfRest: isOfRest && !declaration.isConditional))
        }
    }

    /// Notes what the selector of `declaration` needs, and returns whether it is for elements at rest.
    private mutating func addNeeds(of declaration: CSSPageDeclaration, in sheet: CSSPageSheet) -> Bool {
        var selectors = PageSelectors()
        var names = HTMLNames()
        let index = sheet.bytes.withUnsafeBufferPointer { bytes in
            var reader = PageSelectorReader(
                SourceBytes(bytes), declaration.selector, isQuirky: false, parents: declaration.parents[...])
            return reader.readSelector(into: &selectors, &names)
        }
        let selector = selectors.selectors[index]
        // What selects a part of an element changes nothing.
        guard !selector.isOfPart else { return false }
        var own: [UInt32] = []
        for compound in selectors.compounds[selector.compounds] {
            if compound.tag >= 0 { own.append(names.hash(of: compound.tag, .tag)) }
            if compound.id >= 0 { own.append(names.hash(of: compound.id, .id)) }
            for name in selectors.classes[compound.classes] { own.append(names.hash(of: name, .class)) }
        }
        if needs.last != own { needs.append(own) }
        return selector.isOfRest
    }

    /// Whether a selector that changes may select an element of a page with the names `names`.
    func mayConcern(_ names: [UInt32]) -> Bool {
        needs.contains { need in
            need.allSatisfy { name in
                let place = names.partitioningIndex { $0 >= name }
                return place < names.count && names[place] == name
            }
        }
    }

    func removes(_ color: PageSetColor) -> Bool {
        removed.contains(Place(selector: color.selector, range: color.range))
    }

    /// The colors that it adds to the sheet numbered `number` of a page.
    func added(to number: Int32) -> [PageSetColor] {
        setColors.map { color in
            var color = color
            color.sheet = number
            return color
        }
    }
}

/// What a name in a document or a selector is.
enum PageNameKind: UInt32 {
    case tag, id, `class`
}

extension HTMLNames {
    /// A hash of the name `number`, in which letter case does not matter.
    func hash(of number: Int32, _ kind: PageNameKind) -> UInt32 {
        bytes(of: number).reduce(0x811C_9DC5 ^ kind.rawValue) { ($0 ^ UInt32(lowercasedASCII($1))) &* 0x0100_0193 }
    }
}

extension PageSetColor {
    /// The color `id` that a declaration of `source`, the sheet numbered `number`, sets.
    init(
        _ id: ExpressionID, of source: CSSPageSheet, number: Int32, selector: Int32, isBackground: Bool, isShown: Bool,
        isOfRest: Bool
    ) {
        var literal: Int32 = -1
        if case .literal(let index) = source.expressions[id].kind { literal = Int32(truncatingIfNeeded: index) }
        self.init(
            sheet: number, selector: selector, isBackground: isBackground, range: source.expressions.range(of: id),
            literal: literal, expression: source.scanned(id), isShown: isShown, isOfRest: isOfRest)
    }

    /// Moves it to where `change` puts it. Returns false if that is not possible.
    mutating func move(by change: CSSPageSheetChange) -> Bool {
        guard let place = change.place(of: range) else { return false }
        if selector >= 0 {
            guard let start = change.place(of: ByteRange(Int(selector), Int(selector) + 1)) else { return false }
            selector = Int32(truncatingIfNeeded: start.lowerBound)
        }
        range = place
        if literal >= 0 {
            guard let now = change.literals[Int(literal)] else { return false }
            literal = Int32(truncatingIfNeeded: now)
        }
        if expression >= 0 {
            guard let now = change.expressions[ExpressionID(index: expression)] else { return false }
            expression = change.scanned(now)
        }
        return true
    }
}

extension CSSPageSheet {
    /// The index of `id` if a scan of the same text finds it, too; or -1.
    fileprivate func scanned(_ id: ExpressionID) -> Int32 { Int(id.index) < scannedExpressions ? id.index : -1 }
}

extension CSSPageSheetChange {
    /// The index of `id` of the new sheet if a scan of the same text finds it, too; or -1.
    func scanned(_ id: ExpressionID) -> Int32 { new.scanned(id) }
}
