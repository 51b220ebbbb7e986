import ColorMath
import SourceColors
import SourceText

/// A color in a value.
struct CSSColor {
    enum Kind {
        /// A hex color, a name, or a color function: a literal of the file.
        case literal(LiteralForm, LiteralValue)
        /// `var()`, with its fallback.
        case variable(fallback: Fallback)
        /// `light-dark()`, with the node indices of its arguments.
        case lightDark(Int, Int)
        /// A variable of Sass or Less.
        case preprocessorVariable
        /// An entry of a map of Sass: `map-get($colors, ink)`.
        case mapEntry(ColorName)
        /// The color of a node with another alpha, as in Sass and Less: `rgba($x, .5)`.
        case withAlpha(Int, Double)
        /// A color that Sass or Less computes from those of nodes: `darken($x, 10%)`.
        case computed(ColorChange, [Int])
        /// `currentcolor`, a system color, or something replaced before the value is read.
        case unresolved(UnresolvedReason)
    }

    /// The fallback of `var()`; a color is given by its node index.
    enum Fallback {
        case none
        case color(Int)
        case other
    }

    /// The index of its node.
    var node: Int
    var kind: Kind
    /// For a literal, the components that are `none`.
    var missing: PartialColor.Components = []
    /// For a literal, its index in ``ColorFacts/literals`` once added; otherwise -1.
    var literal = -1
}

/// The system colors, including deprecated ones. <https://www.w3.org/TR/css-color-4/#css-system-colors>
enum CSSSystemColor {
    /// Each name, with its usual spelling.
    static let table = WordTable<String>(
        ignoringCase:
            """
            AccentColor AccentColorText ActiveText ButtonBorder ButtonFace ButtonText Canvas CanvasText Field FieldText \
            GrayText Highlight HighlightText LinkText Mark MarkText SelectedItem SelectedItemText VisitedText \
            ActiveBorder ActiveCaption AppWorkspace Background ButtonHighlight ButtonShadow CaptionText InactiveBorder \
            InactiveCaption InactiveCaptionText InfoBackground InfoText Menu MenuText Scrollbar ThreeDDarkShadow \
            ThreeDFace ThreeDHighlight ThreeDLightShadow ThreeDShadow Window WindowFrame WindowText
            """.split(separator: " ").map { ($0.lowercased(), String($0)) })
}

extension CSSValue {
    /// Finds the colors among the nodes, inner ones first, so that an outer color finds its parts.
    @_optimize(speed)
    mutating func findColors() {
        var index = nodes.count
        while index > 0 {
            index -= 1
            switch nodes[index].kind {
            case .hash: addHex(index)
            case .ident: if nodes[index].takesNames { addName(index) }
            case .unread: addUnread(index)
            case .parentheses: if nodes[index].isInMath { calculate(index) }
            case .function: addFunction(index)
            default: break
            }
        }
    }

    /// Adds the literals to `facts`, in source order.
    mutating func addLiterals(to facts: inout ColorFacts) {
        if !invalidHex.isEmpty {
            facts.invalidHex += invalidHex.reversed()
            invalidHex.removeAll()
        }
        for index in colors.indices.reversed() {
            guard case .literal(let form, let value) = colors[index].kind else { continue }
            colors[index].literal = facts.literals.count
            facts.literals.append(ColorLiteral(range: nodes[colors[index].node].range, form: form, value: value))
        }
    }

    /// Assigns the literals their indices in ``ColorFacts/literals``, starting at `first`.
    mutating func numberLiterals(from first: Int) {
        var next = first
        for index in colors.indices.reversed() {
            guard case .literal = colors[index].kind else { continue }
            colors[index].literal = next
            next += 1
        }
    }

    private mutating func addHex(_ index: Int) {
        let node = nodes[index]
        if lexemes.isPartial(node.range) { return }
        let digits = ByteRange(node.range.lowerBound + 1, node.range.upperBound)
        // `##fff`
        if node.takesNames, index > 0, nodes[index - 1].range.upperBound == node.range.lowerBound,
            source[node.range.lowerBound &- 1] == UInt8(ascii: "#")
        {
            noteInvalidHex(ByteRange(node.range.lowerBound - 1, node.range.upperBound), .notADigit(at: 0))
            return
        }
        let color: HexColor?
        if node.hasEscape {
            color = lexemes.unescaped(digits).withUnsafeBufferPointer { try? HexColor(digits: $0) }
        } else {
            do throws(HexColorError) {
                color = try HexColor(digits: source.buffer(digits))
            } catch {
                if node.takesNames { noteInvalidHex(node.range, error) }
                return
            }
        }
        guard let color else { return }
        add(CSSColor(node: index, kind: .literal(.hex, .color(ColorValue(RGBA(color))))))
    }

    /// Notes that the hash at `range`, where a color is expected, is not a color. Ignores hashes with other characters
    /// than letters and digits, which may be element IDs, and long ones, which may be placeholders of a build step.
    private mutating func noteInvalidHex(_ range: ByteRange, _ problem: HexColorError) {
        let digits = source.buffer(ByteRange(range.lowerBound + 1, range.upperBound))
        guard digits.count < 10,
            digits.drop(while: { $0 == UInt8(ascii: "#") }).allSatisfy({ lexemes.isAlphanumeric($0) })
        else { return }
        invalidHex.append(InvalidHex(range: range, problem: problem))
    }

    private mutating func addName(_ index: Int) {
        let node = nodes[index]
        guard let kind = named(node), !lexemes.isPartial(node.range) else { return }
        add(CSSColor(node: index, kind: kind))
    }

    private func named(_ node: CSSNode) -> CSSColor.Kind? {
        if node.hasEscape {
            return lexemes.unescaped(node.range).withUnsafeBufferPointer(CSSValue.named)
        }
        return CSSValue.named(source.buffer(node.range))
    }

    private static func named(_ name: UnsafeBufferPointer<UInt8>) -> CSSColor.Kind? {
        if let color = NamedColor.named(name) {
            return .literal(.cssName, .color(ColorValue(RGBA(color.color))))
        }
        if CSSKeyword.table[name] == .currentColor { return .unresolved(.currentColor) }
        if let system = CSSSystemColor.table[name] { return .unresolved(.systemColor(system)) }
        return nil
    }

    private mutating func addFunction(_ index: Int) {
        let function = nodes[index].function
        switch function {
        case .calc, .math: calculate(index)
        case .variable: addVariable(index)
        case .substitution: add(CSSColor(node: index, kind: .unresolved(.notConstant)))
        case .lightDark: addLightDark(index)
        case .preprocessor(.mapGet): addMapEntry(index)
        case .preprocessor(.mapMerge): break
        case .preprocessor(let function): addComputed(index, function)
        default:
            guard let form = function.colorFunction else { return }
            switch colorFunctionValue(of: index) {
            case .invalid: if lexemes.dialect != .css { addPreprocessed(index, form) }
            case .unresolved(let reason):
                add(CSSColor(node: index, kind: .literal(.cssFunction(form), .unresolved(reason))))
            case .color(let color):
                let kind = CSSColor.Kind.literal(.cssFunction(form), .color(color.color))
                add(CSSColor(node: index, kind: kind, missing: color.missing))
            }
        }
    }

    private mutating func addVariable(_ index: Int) {
        let end = Int(nodes[index].next)
        let name = index + 1
        guard name < end, nodes[name].kind == .ident, source[nodes[name].range.lowerBound] == UInt8(ascii: "-"),
            source[nodes[name].range.lowerBound + 1] == UInt8(ascii: "-")
        else { return }
        if name + 1 < end, nodes[name + 1].kind != .comma { return }
        var fallback = CSSColor.Fallback.none
        if let start = self.fallback(of: index), start < end {
            let isColor = nodes[start].next == end && nodes[start].color >= 0
            fallback = isColor ? .color(start) : .other
        }
        add(CSSColor(node: index, kind: .variable(fallback: fallback)))
    }

    /// <https://www.w3.org/TR/css-color-5/#light-dark>
    private mutating func addLightDark(_ index: Int) {
        let end = Int(nodes[index].next)
        let light = index + 1
        guard light < end, nodes[light].color >= 0 else { return }
        let comma = Int(nodes[light].next)
        guard comma + 1 < end, nodes[comma].kind == .comma, nodes[comma + 1].color >= 0, nodes[comma + 1].next == end
        else { return }
        add(CSSColor(node: index, kind: .lightDark(light, comma + 1)))
    }
}
