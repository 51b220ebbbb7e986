import ColorMath
import SourceColors
import SourceText

/// Whether a background image covers its box. Each part says yes, no, or nil if that depends on the others.
///
/// An image covers its box if its size does. Otherwise it does if it is repeated in both directions from the corner or
/// the center; with an offset, it is probably one of several pictures in a file.
/// <https://www.w3.org/TR/css-backgrounds-3/#layering>
struct CSSImagePlacement {
    private(set) var size: Bool?
    private(set) var isRepeated: Bool?
    private(set) var position: Bool?
    private var isInSize: Bool
    private var lengths = 0

    /// Creates the initial placement. If `isSize`, all that follows is a size, without a slash before it.
    init(isSize: Bool = false) { isInSize = isSize }

    /// The properties with their values.
    var parts: [(property: CSSProperty, covers: Bool?)] {
        [(.backgroundSize, size), (.backgroundRepeat, isRepeated), (.backgroundPosition, position)]
    }

    /// Adds a name that may stand for a color or, after the slash, for a size.
    mutating func addSubstitution() {
        if isInSize, lengths == 0, size == nil { size = false }
    }

    /// Adds a node of the value of `background` or one of its longhands.
    mutating func add(_ node: CSSNode, in lexemes: CSSLexemes) {
        switch node.kind {
        case .slash: isInSize = true
        case .ident:
            if lexemes.matches(node.range, "no-repeat") || lexemes.matches(node.range, "repeat-x")
                || lexemes.matches(node.range, "repeat-y") || lexemes.matches(node.range, "space")
            {
                isRepeated = false
            } else if lexemes.matches(node.range, "cover") {
                size = true
            } else if lexemes.matches(node.range, "contain") {
                size = false
            } else if isInSize, lexemes.matches(node.range, "auto") {
                lengths += 1
            }
        case .number, .percentage, .dimension, .function, .unread, .other:
            guard isInSize, lengths < 2 else {
                let isComputed = node.kind == .function || node.kind == .unread || node.kind == .other
                if isComputed || node.number != 0 { position = false }
                return
            }
            // A width of 100% suffices, because it is hardly ever used for images that are less high than their text.
            let isWhole = node.kind == .percentage && node.number >= 100
            size = isWhole && (lengths == 0 || size == true)
            lengths += 1
        default: break
        }
    }
}

extension CSSValue {
    /// Returns what a value of `property`, one of the longhands of ``CSSImagePlacement``, says about the bottommost layer;
    /// nil if it is about one axis only and does not say no.
    func covers(_ property: CSSProperty) -> Bool?? {
        var placement = CSSImagePlacement(isSize: property == .backgroundSize)
        var (index, count) = (0, 0)
        while index < nodes.count {
            if nodes[index].kind == .comma {
                placement = CSSImagePlacement(isSize: property == .backgroundSize)
            } else {
                placement.add(nodes[index], in: lexemes)
                count += 1
            }
            index = Int(nodes[index].next)
        }
        let covers = placement.parts.first { $0.property == property }?.covers
        // `background-position-x` and `-y` share a property.
        if property == .backgroundPosition, count == 1, covers == .some(nil) { return nil }
        return covers
    }
}

extension CSSPairing {
    /// Returns `layer`, or in place of an image file that may not cover the box, the same as one that may cover a part of it.
    mutating func covering(_ layer: ExpressionID, _ view: Int, _ appearance: Appearance) -> ExpressionID {
        let expression = facts.expressions[layer]
        guard case .unresolved(.imageFile(let reference)) = expression.kind else { return layer }
        func covers(_ property: CSSProperty) -> Bool? {
            guard let winner = elements.winner(property, in: views[view], appearance) else { return nil }
            switch settings[Int(winner.setting)].value {
            case .covers(let covers): return covers
            case .icon: return false
            default: return nil
            }
        }
        let size = covers(.backgroundSize)
        if size == true || size == nil && covers(.backgroundRepeat) != false && covers(.backgroundPosition) != false {
            return layer
        }
        // Without a color of its own beneath, the text may be on anything.
        var hasColor = false
        if let winner = elements.winner(.backgroundColor, in: views[view], appearance),
            case .color(let paint) = settings[Int(winner.setting)].value
        {
            hasColor = alpha(of: paint) != 0
        }
        return self.expression(
            path(path(.unresolved, expression.range.lowerBound), hasColor ? 1 : 0),
            .unresolved(hasColor ? .partialImageFile(reference) : .image), expression.range)
    }
}
