import CSSColors
import ColorMath
import HTMLDocuments
import SourceColors
import SourceText

extension PageJudge {
    /// Returns what lies behind the text of `node`, and the opacity of the text by that of the elements around it.
    mutating func background(of node: Int32, under foreground: ExpressionID) -> (ExpressionID, opacity: Double) {
        var layers: [ExpressionID] = []
        var element = node
        var isOpaque = false
        var opacity = 1.0
        /// Whether a color is inherited, so that it is drawn twice.
        var repeats = false
        /// A bit for each inherited property that an element so far has set.
        var inherited: UInt32 = 0
        func give(_ words: UnresolvedReason) -> (ExpressionID, opacity: Double) {
            (unresolved(words, foreground), 1)
        }
        while element >= 0 {
            let winners = [CSSPageProperty.backgroundImage, .backgroundColor].map { styles.winner($0, of: element) }
            if winners.contains(where: { $0.doubt > $0.rank }), !isOpaque {
                return give(.other("a condition decides about the background"))
            }
            if !isOpaque {
                let isOwn = document.hasOwnBackground(element) && winners[1].declaration < 0
                if isOwn { return give(.other("browsers choose the background")) }
                for winner in winners where winner.declaration >= 0 && !isOpaque {
                    switch value(winner) {
                    case .images(let images):
                        if repeats { return give(.other("an image is inherited")) }
                        for image in images {
                            layers.append(covering(placed(image, of: sheet(winner), element, 0), element))
                        }
                        isOpaque = true
                    case .color(let id) where isInvalid(id, of: sheet(winner), at: element): break
                    case .color(let id):
                        let color = placed(id, of: sheet(winner), element, 0)
                        let alpha = alpha(of: color)
                        if alpha == 0 { continue }
                        if repeats, alpha != 1 { return give(.other("a translucent background is inherited")) }
                        layers.append(color)
                        isOpaque = alpha == 1
                    case .inherited: repeats = true
                    case .nothing: break
                    default: return give(.other("browsers choose the background"))
                    }
                }
            }
            styles.spend(4)
            let hasEffects = styles.sets(Self.effects, of: element)
            for property in hasEffects ? CSSPageProperty.effects : [] {
                guard let name = property.effectName else { continue }
                // A clipped background matters where it is drawn.
                if property == .backgroundClip, element != node, layers.isEmpty { continue }
                let bit: UInt32 = property.isInherited ? 1 << UInt32(property.rawValue) : 0
                if inherited & bit != 0 { continue }
                let winner = styles.winner(property, of: element)
                if winner.doubt > winner.rank { return give(.effect(name)) }
                guard winner.declaration >= 0 else { continue }
                switch value(winner) {
                case .factor(let factor) where factor >= 1: break
                case .factor(let factor) where layers.isEmpty: opacity *= max(factor, 0)
                case .flag(false): break
                case .inherited: continue
                default: return give(.effect(name))
                }
                inherited |= bit
            }
            if !isOpaque, styles.sets(1 << UInt32(CSSPageProperty.position.rawValue), of: element) {
                let (isPlaced, isSure) = flag(.position, of: element)
                if isPlaced || !isSure { return give(.other("the layout decides what is behind")) }
            }
            element = styles.elements.all[Int(element)].parent
        }
        if !isOpaque {
            guard !hasOwnCanvas() else { return give(.noBackground) }
            // Pages are white.
            layers.append(make(.constant(.white), at: root ?? ByteRange(0, 0), of: -1))
        }
        if layers.count == 1 { return (layers[0], opacity) }
        return (make(.layers(layers), at: colors.expressions[layers[0]].range, of: -1), opacity)
    }

    private static let effects = CSSPageProperty.effects.reduce(UInt32(0)) { $0 | 1 << UInt32($1.rawValue) }

    /// Returns `layer`, or an unknown image in place of an image file that may not cover the box of `node`.
    private mutating func covering(_ layer: ExpressionID, _ node: Int32) -> ExpressionID {
        let expression = colors.expressions[layer]
        guard case .unresolved(.imageFile) = expression.kind else { return layer }
        for property in [CSSPageProperty.backgroundSize, .backgroundRepeat, .backgroundPosition] {
            let winner = styles.winner(property, of: node)
            guard winner.doubt <= winner.rank else { break }
            guard winner.declaration >= 0, case .flag(let covers) = value(winner) else {
                if property == .backgroundPosition { return layer }
                continue
            }
            if covers { return layer }
            break
        }
        return colors.make(.unresolved(.image), at: expression.range, colors.origin(of: layer))
    }
}
