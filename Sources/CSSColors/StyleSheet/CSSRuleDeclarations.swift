import ColorMath
import SourceColors
import SourceText

/// Reads the declarations of a style sheet that affect colors.
extension CSSRuleReader {
    /// Reads the value at `range` of a declaration of `property`.
    @_optimize(speed)
    mutating func readValue(
        of property: CSSProperty, _ name: ByteRange, _ range: ByteRange, _ stretch: CSSStretch
    ) {
        guard let block = blocks.last, block.kind != .group || block.isStyle else { return }
        // Names of other sheets are looked up like all others.
        if readsOthers, property == .custom || property == .initialValue { return }
        if block.isStyle, !findsLiteralsOnly {
            blocks[blocks.count - 1].sets.insert(CSSBlock.Sets(property))
        }
        if outline != nil {
            if property == .box || property == .position, block.isStyle { readBox(name, range) }
            if property != .other && property != .box || stretch.mayHoldColor {
                outline?.add(.declaration(property), range, name)
            }
            return
        }
        if block.isStyle, !findsLiteralsOnly {
            if property == .box || property == .position {
                readBox(name, range)
                if property == .box, !stretch.mayHoldColor { return }
            }
        }
        if pageRecords != nil, property == .other { noteHiding(name, range) }
        if property == .fontFamily || property == .font {
            let isIconFont = lexemes.isIconFont(range)
            usesIconFonts = usesIconFonts || isIconFont
            // Other fonts matter only where they replace an icon font.
            if usesIconFonts {
                take(
                    CSSSetting(property: .fontFamily, value: .content(isIconFont ? .icons : .text)),
                    isImportant: source.contains("!important", in: range))
            }
        }
        let isJudged = block.isStyle && property.isJudged && !findsLiteralsOnly
        if property == .custom, block.kind != .descriptors {
            readDefinition(name, range, stretch)
        } else if stretch.mayHoldColor || property.takesNames || property == .custom || property == .initialValue
            || isJudged
        {
            let literal = facts.literals.count
            if addSingleHex(range) {
                let place = facts.literals[literal].range
                if property == .color || property == .backgroundColor || property == .background {
                    take(
                        CSSSetting(
                            property: property == .color ? .color : .backgroundColor,
                            value: .color(.literal(literal, place))), isImportant: false)
                    if property == .background {
                        take(CSSSetting(property: .backgroundImage, value: .nothing), isImportant: false)
                    }
                } else if property == .textFillColor || property == .fill {
                    take(CSSSetting(property: property, value: .effect(true)), isImportant: false)
                } else if property == .initialValue {
                    defineInitial(facts.expressions.add(.literal(literal), at: place))
                }
                return
            }
            value.read(range, names: property.names)
            if property == .filter, value.isProprietaryFilter { return }
            value.findColors()
            value.addLiterals(to: &facts)
            if isJudged {
                newSettings.removeAll(keepingCapacity: true)
                value.addSettings(of: property, to: &newSettings, in: &facts)
                takeNew(isImportant: value.isImportant)
                if property == .fontWeight, pageRecords != nil {
                    // After the setting itself, so that it wins.
                    notePage(.weight(value.range), isImportant: value.isImportant)
                }
            } else if property == .initialValue, value.isSingle, value.nodes[0].color >= 0 {
                defineInitial(value.expression(of: 0, in: &facts))
            }
        }
    }

    /// Records the background that a directive declares behind the rule that begins.
    mutating func takeDeclaredBackground() {
        guard let block = blocks.last, let declared = directives.background(ofBlockAt: block.start) else { return }
        let paint = CSSPaint.expression(declared, facts.expressions.range(of: declared))
        take(CSSSetting(property: .declaredBackground, value: .color(paint)), isImportant: false)
    }

    /// Records the settings of the current declaration in the current rule.
    private mutating func takeNew(isImportant: Bool) {
        guard !newSettings.isEmpty, !findsLiteralsOnly, blocks.last?.isStyle == true else { return }
        order += 1
        for index in newSettings.indices { keep(newSettings[index], isImportant: isImportant) }
    }

    /// Records a setting of a declaration in the current rule.
    mutating func take(_ setting: CSSSetting, isImportant: Bool) {
        guard !findsLiteralsOnly, blocks.last?.isStyle == true else { return }
        order += 1
        keep(setting, isImportant: isImportant)
    }

    @_optimize(speed)
    private mutating func keep(_ setting: CSSSetting, isImportant: Bool) {
        let range = selectorsOfTop()
        guard let block = blocks.last else { return }
        let place = Int32(truncatingIfNeeded: settings.count)
        settings.append(setting)
        notePage(.setting(place), isImportant: isImportant)
        for index in range {
            let selector = selectors.all[index]
            let appearances = block.appearances.intersection(selector.appearances)
            guard !appearances.isEmpty else { continue }
            let rank = rank(selector.specificity, block.layer.rank, isImportant: isImportant)
            elements.add(
                setting.property, setting: place, for: selector, Int32(truncatingIfNeeded: index), in: block.context,
                appearances: appearances, rank: rank)
            if isImportant { classes.addImportant(setting.property, for: selector, &selectors) }
            if setting.property == .fontSize, selector.root == .html {
                rootSize = Self.size(rootSize, or: setting, block, rank, inside: 16, root: nil)
            } else if setting.property == .fontSize, selector.root == .body {
                let root = rootSize.pixels
                bodySize = Self.size(bodySize, or: setting, block, rank, inside: root ?? 16, root: root)
            }
            if setting.property == .colorScheme, selector.root == .html {
                takeRootScheme(setting, block, appearances, rank)
            }
        }
    }

    private mutating func takeRootScheme(
        _ setting: CSSSetting, _ block: CSSBlock, _ appearances: AppearanceSet, _ rank: UInt64
    ) {
        guard case .isDark(let isDark) = setting.value, block.mediumBlock < 0 else { return }
        if appearances != .all || block.context != 0 {
            // It depends on the user's preference, or on another condition.
            rootScheme = (nil, .max)
        } else if rank >= rootScheme.rank {
            rootScheme = (isDark, rank)
        }
    }

    /// Returns the text size that `setting` gives the root or `body`, or `known` if that wins.
    ///
    /// - Parameters:
    ///   - around: the text size around the element, in CSS pixels.
    ///   - root: the text size of the root; nil if it is not known.
    private static func size(
        _ known: (pixels: Double?, rank: UInt64), or setting: CSSSetting, _ block: CSSBlock, _ rank: UInt64,
        inside around: Double, root: Double?
    ) -> (pixels: Double?, rank: UInt64) {
        guard rank >= known.rank, case .size(let size) = setting.value, block.mediumBlock < 0 else { return known }
        guard block.context == 0 else { return (nil, rank) }
        switch size {
        case .pixels(let pixels): return (pixels, rank)
        case .relative(let factor): return (factor * around, rank)
        case .rootRelative(let factor): return (root.map { factor * $0 }, rank)
        case .computed, .unknown: return (nil, rank)
        }
    }

    /// Returns the rank of a declaration in the cascade; higher wins.
    /// <https://www.w3.org/TR/css-cascade-5/#cascade-sort>
    func rank(_ specificity: CSSSpecificity, _ layer: UInt16, isImportant: Bool) -> UInt64 {
        let layer = UInt64(isImportant ? CSSLayers.none - layer : layer)
        let base = isImportant ? CSSRecord.importantRank : 0
        return base | layer << 45 | UInt64(specificity.packed) << 21 | min(order, 1 << 21 - 1)
    }

    /// Returns the indices of the current rule's selectors, reading them if needed.
    @_optimize(speed)
    mutating func selectorsOfTop() -> Range<Int> {
        let top = blocks.count - 1
        guard top >= 0 else { return 0..<0 }
        if let known = blocks[top].selectors { return known }
        guard blocks[top].kind == .style else { return 0..<0 }
        // The selectors of the enclosing rules were read when this rule was opened.
        let parent = top > 0 && blocks[top - 1].isStyle ? blocks[top - 1].selectors : nil
        let found = selectors.read(blocks[top].prelude, inside: parent, isAtRoot: blocks[top].isAtRoot)
        blocks[top].selectors = found
        return found
    }

    /// Adds the hex color if it is all of `range`; the fast path for the most common value.
    @_optimize(speed)
    mutating func addSingleHex(_ range: ByteRange) -> Bool {
        let start = lexemes.endOfWhitespace(range.lowerBound)
        guard source[start] == UInt8(ascii: "#") else { return false }
        var end = start + 1
        while lexemes.has(end, .name) { end += 1 }
        guard end - start < 10, lexemes.endOfWhitespace(end) >= range.upperBound,
            let color = try? HexColor(digits: source.buffer(ByteRange(start + 1, end)))
        else { return false }
        facts.literals.append(
            ColorLiteral(range: ByteRange(start, end), form: .hex, value: .color(ColorValue(RGBA(color)))))
        return true
    }

    /// Returns the property called `name`.
    func property(_ name: ByteRange, hasEscape: Bool) -> CSSProperty {
        properties.value(of: name, hasEscape: hasEscape, in: lexemes) ?? .other
    }
}
