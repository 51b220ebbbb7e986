import ColorMath
import SourceColors
import SourceText

/// Finds the background of a text.
extension CSSPairing {
    /// Returns the background of the first view, or the one that a directive declares behind it; nil if unknown.
    @_optimize(speed)
    mutating func background(
        _ subject: CSSCompound, _ appearance: Appearance, isOwnText: Bool
    ) -> Side? {
        for view in views.indices {
            guard let winner = elements.winner(.declaredBackground, in: views[view], appearance),
                case .color(let paint) = settings[Int(winner.setting)].value
            else { continue }
            let declared = expression(paint, view, appearance)
            let own = drawnBackground(subject, appearance, isOwnText: isOwnText, upTo: view)
            var id = own.map { over(declared, $0.expression) } ?? declared
            if own == nil, let effect = effect(view, appearance) {
                id = changed(by: effect, facts.expressions.range(of: declared))
            }
            return Side(
                expression: id, view: own?.view ?? view,
                elements: (own?.elements ?? FewElements()).adding(winner.element),
                isDeclared: id == declared)
        }
        return drawnBackground(subject, appearance, isOwnText: isOwnText, upTo: views.count - 1)
    }

    /// Returns an expression at `range` that `effect` makes unresolved.
    private mutating func changed(by effect: CSSProperty, _ range: ByteRange) -> ExpressionID {
        let path = path(path(.effect, range.lowerBound), Int32(effect.rawValue))
        return expression(path, .unresolved(.effect(effect.effectName)), range)
    }

    /// Returns the background `own` over the declared background.
    private mutating func over(_ declared: ExpressionID, _ own: ExpressionID) -> ExpressionID {
        let path = path(path(.over, Int(declared.index)), own.index)
        if expressions[path] >= 0 { return ExpressionID(index: expressions[path]) }
        let id = facts.background(own, over: declared)
        expressions[path] = id.index
        return id
    }

    /// Returns the background that the views up to `last` draw behind the first one; nil if unknown.
    @_optimize(speed)
    private mutating func drawnBackground(
        _ subject: CSSCompound, _ appearance: Appearance, isOwnText: Bool, upTo last: Int
    ) -> Side? {
        var layers: [ExpressionID] = []
        var range: ByteRange?
        var side: Side?
        // Whether only some values of a custom property, if any, show what is beneath.
        var mayBeOpaque = false
        for view in views.indices.prefix(last + 1) {
            let images = elements.winner(.backgroundImage, in: views[view], appearance)
            let color = elements.winner(.backgroundColor, in: views[view], appearance)
            for other in [images, color] {
                guard let other, let reason = reasonOfOtherSheet(other.setting) else { continue }
                // What is beneath a layer is not known.
                if let side { return side }
                let range = selectorRange
                return Side(
                    expression: expression(
                        path(path(.unresolved, range.lowerBound), other.setting), .unresolved(reason), range),
                    view: view, elements: FewElements(other.element), isOfOtherSheet: true)
            }
            var isOpaque = false
            var found = FewElements()
            if let images {
                switch settings[Int(images.setting)].value {
                case .images(let images_) where !images_.mayHoldColor && areIcons(view, appearance): break
                case .images(let images_):
                    layers += images_.layers.map { covering($0, view, appearance) }
                    range = range ?? images_.range
                    found = found.adding(images.element)
                    isOpaque = true
                case .elsewhere, .inherited: return side
                default: break
                }
            }
            if let color {
                switch settings[Int(color.setting)].value {
                case .color(let paint):
                    // A fully transparent color is no background.
                    let alpha = alpha(of: paint)
                    var isTranslucent = alpha.map { $0 < 1 } ?? false
                    if alpha != 0 {
                        let own = expression(paint, view, appearance)
                        if view < last, case .expression(let id, _) = paint, mayBeTranslucent(id) {
                            isTranslucent = true
                            mayBeOpaque = true
                        }
                        layers.append(own)
                        range = range ?? paint.range
                        found = found.adding(color.element)
                    }
                    isOpaque = isOpaque || !isTranslucent
                case .elsewhere, .inherited: return side
                default: break
                }
            }
            if !found.isEmpty, let range {
                if let effect = effect(view, appearance, isWhole: side != nil) {
                    if mayBeOpaque, side != nil { return side }
                    return Side(
                        expression: changed(by: effect, range), view: side?.view ?? view,
                        elements: side?.elements ?? found)
                }
                var path = path(.layers, layers.count)
                for layer in layers { path = self.path(path, layer.index) }
                let id = layers.count == 1 ? layers[0] : expression(path, .layers(layers), range)
                side = Side(expression: id, view: side?.view ?? view, elements: side?.elements ?? found)
            }
            if isOpaque { break }
            if side == nil {
                // If another rule sets the text color, the text may be on any of several elements that are not
                // considered here.
                if !isOwnText, subject.pseudoElement == nil { return nil }
                if isPlaced(view, appearance) { return nil }
            } else if isPlaced(view, appearance) {
                return side
            }
            if subject.pseudoElement == .selection { return side }
            if side != nil, hasBackgroundOfBrowser(view, appearance) { return side }
        }
        return side
    }

    /// Returns the reason why the setting at index `setting` is not known if a rule of another sheet of the same pages makes it,
    /// and draws something.
    private func reasonOfOtherSheet(_ setting: Int32) -> UnresolvedReason? {
        guard setting >= ownSettings, case .color(.unresolved(let reason, _)) = settings[Int(setting)].value else {
            return nil
        }
        return reason
    }

    /// Whether browsers draw a background in the element of `view`, which is a control or the like, and no rule sets one
    /// there. <https://html.spec.whatwg.org/multipage/rendering.html#form-controls>
    func hasBackgroundOfBrowser(_ view: Int, _ appearance: Appearance) -> Bool {
        guard views.indices.contains(view), let last = views[view].compounds.last,
            selectors.compounds[last].pseudoElement == nil
        else { return false }
        var isDrawn = false
        for part in selectors.parts[selectors.compounds[last].parts] where CSSPart.isType(part) {
            selectors.texts.withText(CSSPart.id(part)) {
                isDrawn = isDrawn || CSSBrowserBackgrounds.elements[$0] != nil
            }
        }
        return isDrawn && elements.winner(.backgroundColor, in: views[view], appearance) == nil
            && elements.winner(.backgroundImage, in: views[view], appearance) == nil
    }

    func alpha(of paint: CSSPaint) -> Double? {
        guard case .literal(let index, _) = paint, case .color(let value) = facts.literals[index].value else {
            return nil
        }
        return value.rgba.alpha
    }

    /// Whether the element is out of flow: `position` is `absolute` or `fixed`.
    func isPlaced(_ view: Int, _ appearance: Appearance) -> Bool {
        guard let winner = elements.winner(.position, in: views[view], appearance),
            case .effect(let isPlaced) = settings[Int(winner.setting)].value
        else { return false }
        return isPlaced
    }

    /// Returns the effect that changes the colors in the views up to `view`, if any. Opacity inside the element of `view`
    /// changes only the text, unless `isWhole`: a background is inside, too. If `isFaded`, so does that of the element itself.
    mutating func effect(
        _ view: Int, _ appearance: Appearance, isWhole: Bool = false, isFaded: Bool = false
    ) -> CSSProperty? {
        // The nearest element decides what is inherited.
        var decided = CSSPropertySet()
        for index in 0...view where elements.says(CSSPropertySet.effects, in: views[index]) {
            for effect in CSSProperty.effects where !decided.contains(effect) {
                guard let winner = elements.winner(effect, in: views[index], appearance) else { continue }
                let value = settings[Int(winner.setting)].value
                if effect.isInherited {
                    if case .inherited = value { continue }
                    decided.insert(effect)
                }
                switch value {
                case .effect(true): break
                case .opacity(0): if isShown(index, appearance) { continue }
                case .opacity(let opacity) where isFaded && opacity > 0: continue
                case .opacity where index == view || isWhole: break
                default: continue
                }
                // `background-clip` matters only on the element that draws the background.
                if effect == .backgroundClip, index != view { continue }
                return effect
            }
        }
        return nil
    }

    /// Returns the text color `text` with the opacity that the elements inside the one of `view` have together.
    mutating func faded(_ text: ExpressionID, upTo view: Int, _ appearance: Appearance) -> ExpressionID {
        let opacity = opacity(inside: view, appearance)
        guard opacity < 1 else { return text }
        let path = path(path(.faded, Int(text.index)), Int32(opacity * 1_000_000))
        return expression(path, .opacity(text, factor: opacity), facts.expressions.range(of: text))
    }

    /// Returns the opacity of the text in the element of `view`, 0…1: that of the elements between.
    private func opacity(inside view: Int, _ appearance: Appearance) -> Double {
        views.prefix(view).reduce(1) { product, inner in
            guard elements.says(CSSPropertySet.effects, in: inner),
                let winner = elements.winner(.opacity, in: inner, appearance),
                case .opacity(let opacity) = settings[Int(winner.setting)].value, opacity > 0
            else { return product }
            return product * opacity
        }
    }
}
