import ColorMath
import SourceText

/// Parses pseudo-classes and pseudo-elements. <https://www.w3.org/TR/selectors-4/#pseudo-classes>
extension CSSCompoundReader {
    /// Reads the pseudo-class or pseudo-element whose colon is at `start`.
    @_optimize(speed)
    mutating func readPseudo(_ start: Int) {
        let isElement = source[start + 1] == UInt8(ascii: ":")
        let nameStart = isElement ? start + 2 : start + 1
        let name = ByteRange(min(nameStart, end), max(min(nameStart, end), min(lexemes.endOfName(nameStart), end)))
        offset = max(name.upperBound, start + 1)
        var arguments = ByteRange(offset, offset)
        if source[offset] == UInt8(ascii: "("), offset < end {
            let close = endOfBracket(offset)
            arguments = ByteRange(offset + 1, max(offset + 1, close - 1))
            offset = close
        }
        guard !name.isEmpty else {
            compound.isOpaque = true
            return
        }
        let kind = CSSCompoundReader.pseudos[source.buffer(name)]
        var excludesClasses = false
        if isUnsupported(name, isElement: isElement) { compound.isUnsupported = true }
        if isElement || kind?.isElement == true {
            readPseudoElement(ByteRange(name.lowerBound, offset), kind)
            return
        }
        switch kind {
        case .root:
            compound.specificity = compound.specificity + .ofClass
            if arguments.isEmpty {
                if compound.root == nil || compound.root == .all { compound.root = .html }
                addRootPart()
                return
            }
            if let appearances = theme(ofArguments: arguments) {
                compound.root = .html
                addTheme(appearances, ByteRange(name.lowerBound, offset), UInt8(ascii: ":"))
                return
            }
        case .not:
            compound.specificity = compound.specificity + specificity(ofArguments: arguments)
            // Inactive controls are not judged, so excluding them is no restriction.
            if isInactive(arguments) { return }
            excludesClasses = addExcluded(arguments)
            if let appearances = theme(ofArguments: arguments) {
                if source.contains("*", in: arguments) {
                    // `.card:not(.dark *)` is `.card` outside of that theme.
                    excludedAround.formUnion(appearances)
                    if compound.root == nil, lists.parts.isEmpty { compound.root = .body }
                    return
                }
                if appearances == .all {
                    compound.excludesThemes = true
                } else {
                    excludedAppearances.formUnion(appearances)
                }
                // As the attribute itself, its absence is about the root.
                let isAttribute = source[lexemes.endOfWhitespace(arguments.lowerBound)] == UInt8(ascii: "[")
                addTheme(
                    .all, ByteRange(name.lowerBound, offset), isAttribute ? UInt8(ascii: "[") : UInt8(ascii: ":"))
                return
            }
        case .matches, .matchesFreely:
            if kind == .matches { compound.specificity = compound.specificity + specificity(ofArguments: arguments) }
            if areRoots(arguments) {
                if compound.root == nil || compound.root == .all { compound.root = .html }
                addRootPart()
                return
            }
            if let appearances = theme(ofArguments: arguments) {
                // This only places the element inside a theme; it is not a part of its own.
                compound.appearances = compound.appearances.intersection(appearances)
                if compound.root == nil, lists.parts.isEmpty { compound.root = .body }
                return
            }
            if !lexemes.matches(name, "has") {
                if let choice = choice(ByteRange(name.lowerBound, offset), arguments) {
                    lists.choices.append(choice)
                    compound.isParticular = true
                    return
                }
                compound.contents = max(compound.contents, contents(ofArguments: arguments))
            } else if isAroundInactive(arguments) {
                compound.isInactive = true
            }
        case .enabled:
            compound.specificity = compound.specificity + .ofClass
            return
        case .link:
            // Links with `href` are the `a` elements that rules are about.
            compound.specificity = compound.specificity + .ofClass
            compound.isParticular = true
            compound.hasType = true
            if namesParts, !lists.parts.contains(where: CSSPart.isType) {
                lists.parts.append(CSSPart.tagged(lists.texts.id(UInt8(ascii: "t"), "a"), UInt8(ascii: "t")))
            }
            return
        case .indeterminate:
            compound.specificity = compound.specificity + .ofClass
            // A bar without a value draws no value; checkboxes and radio buttons contain no text anyway.
            compound.contents = .nothing
        default: compound.specificity = compound.specificity + .ofClass
        }
        compound.isParticular = true
        if kind == .disabled { compound.isInactive = true }
        add(ByteRange(name.lowerBound, offset), UInt8(ascii: ":"))
        if kind == .state { compound.state = lists.parts.last ?? -1 }
        if excludesClasses, let part = lists.parts.last { lists.exclusions[CSSPart.id(part)] = 1 }
    }

    private mutating func addRootPart() {
        isRootElement = true
        add(ByteRange(offset, offset), UInt8(ascii: "r"))
    }

    /// Whether every selector in `range` selects the root and nothing else.
    private func areRoots(_ range: ByteRange) -> Bool {
        var place = range.lowerBound
        while true {
            let start = min(lexemes.endOfBlank(place), range.upperBound)
            let name = start < range.upperBound && source[start] == UInt8(ascii: ":") ? start + 1 : start
            let one = ByteRange(start, max(start, min(lexemes.endOfName(name), range.upperBound)))
            let isRoot = lexemes.matches(one, ":root") || lexemes.matches(one, ":host") || lexemes.matches(one, "html")
            guard isRoot else { return false }
            place = min(lexemes.endOfBlank(one.upperBound), range.upperBound)
            if place >= range.upperBound { return true }
            guard source[place] == UInt8(ascii: ",") else { return false }
            place += 1
        }
    }
    /// Adds the classes in `range` to the excluded ones; returns false if there is anything else in it.
    private mutating func addExcluded(_ range: ByteRange) -> Bool {
        var classes: [Int32] = []
        var place = range.lowerBound
        repeat {
            let start = min(lexemes.endOfBlank(place), range.upperBound)
            guard start < range.upperBound, source[start] == UInt8(ascii: ".") else { return false }
            let end = min(lexemes.endOfName(start + 1), range.upperBound)
            guard end > start + 1 else { return false }
            let id = lists.texts.id(UInt8(ascii: "."), source.buffer(ByteRange(start + 1, end)))
            classes.append(CSSPart.tagged(id, UInt8(ascii: ".")))
            place = min(lexemes.endOfBlank(end), range.upperBound)
            guard place < range.upperBound else { break }
            guard source[place] == UInt8(ascii: ",") else { return false }
            place += 1
        } while lists.excluded.count + classes.count <= CSSCompoundReader.mostExcluded
        guard lists.excluded.count + classes.count <= CSSCompoundReader.mostExcluded else { return false }
        lists.excluded += classes
        return true
    }

    /// Whether no current browser supports the pseudo-class or pseudo-element `name`, so that the rule is dropped.
    /// Internet Explorer is gone, and Firefox has not had `:-moz-placeholder` for a long time.
    /// <https://www.w3.org/TR/selectors-4/#invalid>
    private func isUnsupported(_ name: ByteRange, isElement: Bool) -> Bool {
        guard source[name.lowerBound] == UInt8(ascii: "-") else { return false }
        return lexemes.matches(ByteRange(name.lowerBound, min(name.lowerBound + 4, name.upperBound)), "-ms-")
            || !isElement && lexemes.matches(name, "-moz-placeholder")
    }

    @_optimize(speed)
    private mutating func readPseudoElement(_ range: ByteRange, _ kind: Pseudo?) {
        compound.specificity = compound.specificity + .type
        compound.isParticular = true
        var known = CSSCompound.PseudoElement.control
        if case .element(let one) = kind { known = one }
        compound.pseudoElement = known
        lists.texts.begin(UInt8(ascii: "e"))
        lists.texts.write(known.rawValue)
        switch known {
        // `::before` and `::after` are of one kind, but distinct.
        case .before, .other, .control: lists.texts.write(range, of: lexemes, lowered: true)
        case .placeholder, .selection, .marker: break
        }
        let id = lists.texts.finish()
        guard compound.pseudo >= 0 else {
            compound.pseudo = id
            return
        }
        // `::part(label)::before`.
        lists.texts.begin(UInt8(ascii: "E"))
        for shift: Int32 in [0, 8, 16, 24] {
            lists.texts.write(UInt8(truncatingIfNeeded: compound.pseudo >> shift))
            lists.texts.write(UInt8(truncatingIfNeeded: id >> shift))
        }
        compound.pseudo = lists.texts.finish()
    }

    /// The pseudo-classes and pseudo-elements that matter here.
    private enum Pseudo: Equatable {
        case root, not, matches, matchesFreely, disabled, enabled, indeterminate, link, state
        case element(CSSCompound.PseudoElement)

        var isElement: Bool { if case .element = self { true } else { false } }
    }

    private static let pseudos = WordTable<Pseudo>(ignoringCase: [
        ("root host host-context", .root), ("not", .not), ("is has -webkit-any -moz-any matches", .matches),
        ("where", .matchesFreely), ("disabled", .disabled), ("enabled", .enabled), ("indeterminate", .indeterminate),
        ("link any-link -webkit-any-link -moz-any-link", .link),
        ("hover focus active focus-visible focus-within", .state),
        ("before after", .element(.before)),
        (
            "placeholder -webkit-input-placeholder -moz-placeholder -ms-input-placeholder input-placeholder",
            .element(.placeholder)
        ),
        ("selection -moz-selection", .element(.selection)), ("marker", .element(.marker)),
        (
            """
            first-line first-letter file-selector-button -webkit-file-upload-button part slotted cue target-text \
            highlight spelling-error grammar-error details-content
            """, .element(.other)
        ),
    ])

    /// Returns the appearances that the selectors in `range` select if each consists of theme classes or attributes of
    /// an ancestor: `.dark`, `.dark *`; nil otherwise.
    private func theme(ofArguments range: ByteRange) -> AppearanceSet? {
        var reader = CSSCompoundReader(lexemes, range)
        var result = AppearanceSet()
        var isAbout = false
        repeat {
            var one = AppearanceSet.all
            while case .combinator(let combinator, _) = reader.readJunction() {
                guard combinator == .descendant || combinator == .child, let read = reader.readThemeOrAny() else {
                    return nil
                }
                one = one.intersection(read.appearances)
                isAbout = isAbout || read.isAbout
            }
            result.formUnion(one)
        } while reader.readComma()
        return isAbout ? result : nil
    }

    /// Reads a compound that is `*` or about the theme; returns nil for any other. Does not look into arguments, so
    /// nothing recurses.
    private mutating func readThemeOrAny() -> (appearances: AppearanceSet, isAbout: Bool)? {
        startCompound()
        let start = offset
        while offset < end {
            if source[offset] == UInt8(ascii: ":") {
                guard lexemes.matches(ByteRange(offset, min(offset + 5, end)), ":root"), !lexemes.has(offset + 5, .name)
                else { return nil }
                offset += 5
            } else if !readSimple(isFirst: offset == start) {
                break
            }
        }
        guard offset > start, !compound.isParticular, !compound.isOpaque, !compound.hasNesting else { return nil }
        return (own, compound.root != .all)
    }
}
