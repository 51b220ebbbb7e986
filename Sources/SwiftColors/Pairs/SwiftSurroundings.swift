import ColorMath
import SourceColors
import SourceText

/// What holds for the views within a pair of brackets.
struct SwiftSurroundings {
    /// More translucent layers than this over one another are not followed.
    static let mostLayers = 8

    /// The color that text takes which says none.
    var foreground: ExpressionID?
    /// What lies behind.
    var background: ExpressionID?
    /// Whether a comment says so of this very view.
    var isDeclared = false
    /// How many backgrounds are in ``background``, one over the other.
    var layers = 0
    /// What lies behind the rows of the list around.
    var rowBackdrop: ExpressionID?
    /// Why the background is evidence: of a container, or of the view that this lies over.
    var kind = PairKind.container
    /// Whether the background is a shape of its own size, off which a view may be moved.
    var isShape = false
    /// The font that text takes which says none.
    var font = SwiftFontSetting.standard
    var weight = SwiftBoldness.regular
    /// The color of controls, where it is set.
    var tint: ExpressionID?
    var buttonStyle = SwiftButtonStyle.automatic
    /// The appearances in which it is seen.
    var appearances = AppearanceSet.all
    /// Whether nothing in it can be used. <https://www.w3.org/TR/WCAG22/#contrast-minimum> leaves that out.
    var isInactive = false
    /// The meeting of the two colors, an index into ``SwiftScanner/meetings``, or −1 where one is missing.
    var meeting = -1
}

/// The font that holds in a place.
enum SwiftFontSetting {
    /// The framework's, of body size.
    case standard
    case known(SwiftTextSize)
    case unknown
}

/// A foreground and a background that meet wherever a view within takes both from around it.
struct SwiftMeeting {
    /// The two, the content being the smallest of what takes both.
    var pair: ColorPair
    /// Whether something has been seen to take both.
    var isCertain = false
    /// Why a view may or may not take both.
    var doubt: UnresolvedReason?
}

/// What is known of brackets that hold a view's content.
struct SwiftContent {
    /// An index into ``SwiftScanner/surroundings``.
    var surroundings: Int
    /// Whether the views in them lie one over the other.
    var isStack: Bool
}

/// What frames pass on to the views in them.
extension SwiftScanner {
    /// What holds at the current token.
    var currentSurroundings: SwiftSurroundings? {
        guard let frame = frames.last, frame.surroundings >= 0 else { return nil }
        return surroundings[frame.surroundings]
    }

    /// Lets `inner` hold in the brackets at `openers`.
    mutating func surround(_ openers: [Int], with inner: SwiftSurroundings, isStack: Bool = false) {
        surroundings.append(inner)
        for opener in openers {
            contents[opener] = SwiftContent(surroundings: surroundings.count - 1, isStack: isStack)
        }
    }

    /// Adds a pair, unless its background is nothing at all.
    mutating func add(_ pair: ColorPair) {
        if pair.background.map({ drawsNothing($0) }) != true { facts.pairs.append(pair) }
    }

    /// Adds the meeting of the two colors of `inner`.
    mutating func meet(_ kind: PairKind, in inner: inout SwiftSurroundings) {
        inner.meeting = -1
        guard let foreground = inner.foreground, let background = inner.background else { return }
        var pair = ColorPair(kind: kind, foreground: foreground, background: background)
        pair.appearances = inner.appearances
        meetings.append(SwiftMeeting(pair: pair))
        inner.meeting = meetings.count - 1
    }

    /// Takes note that something takes both colors of the meeting `index`.
    mutating func note(_ content: PairContent, inMeeting index: Int) {
        guard index >= 0 else { return }
        if !meetings[index].isCertain || content.strictness > meetings[index].pair.content.strictness {
            meetings[index].pair.content = content
        }
        meetings[index].isCertain = true
    }

    /// Takes note of a view which, for `reason`, may or may not take both colors of the meeting `index`.
    mutating func noteDoubt(_ reason: UnresolvedReason, inMeeting index: Int) {
        if index >= 0, meetings[index].doubt == nil { meetings[index].doubt = reason }
    }

    /// Adds the pairs of the meetings in which something takes both colors.
    mutating func addMeetings() {
        for meeting in meetings {
            var pair = meeting.pair
            if !meeting.isCertain {
                guard let doubt = meeting.doubt else { continue }
                pair.foreground = facts.expressions.add(
                    .unresolved(doubt), at: facts.expressions[pair.foreground].range)
            }
            add(pair)
        }
    }

    // MARK: Stacks

    /// Takes note of a view that is no text in brackets whose views lie one over the other: what it draws lies behind those
    /// after it.
    mutating func coverStack(_ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?) {
        guard let frame = frames.last, frame.isStack, startsStatement(chain.start) else { return }
        var paint = stackPaint(chain, look, role)
        if drawsNothing(paint) { return }
        var layers = 1
        if !isOpaque(paint), let outer = currentSurroundings, let below = outer.background {
            layers = outer.layers + 1
            paint =
                layers > SwiftSurroundings.mostLayers
                ? unresolved(.translucentBackground, chain.start, chain.end)
                : facts.expressions.add(.layers([paint, below]), at: facts.expressions[paint].range)
        }
        var index = frames.count - 1
        setStackBackground(paint, layers, isShape: role == .shape, ofFrame: index)
        // In a branch of an `if` it may not be there for the views behind the branch.
        while frames[index].isStatement, index > 0, frames[index - 1].isStack, index > frames.count - 32 {
            index -= 1
            let choice = facts.expressions.add(
                .unresolved(.other("\(viewName(chain)) is behind the text only in some cases")),
                at: facts.expressions[paint].range)
            setStackBackground(choice, 1, isShape: true, ofFrame: index)
        }
    }

    private mutating func stackPaint(
        _ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?
    ) -> ExpressionID {
        switch role {
        case .shape, .textless, .stack: break
        // A name, of a color or of a view.
        case nil where chain.links[0].isPlain && !look.isChanged && look.backgrounds.isEmpty && look.overlay == nil:
            break
        case .symbol: return unresolved(.image, chain.start, chain.end)
        case .container, .opaqueContainer, .control:
            return unresolved(
                .other(
                    "the content of \(viewName(chain)) may be behind the "
                        + "text"), chain.start, chain.end)
        default: return unresolved(.customView(viewName(chain)), chain.start, chain.end)
        }
        return drawing(chain.start, chain.end)
    }

    private mutating func setStackBackground(
        _ background: ExpressionID, _ layers: Int, isShape: Bool, ofFrame index: Int
    ) {
        let number = frames[index].surroundings
        var inner = number >= 0 ? surroundings[number] : SwiftSurroundings()
        inner.background = background
        inner.layers = layers
        inner.isShape = isShape
        inner.kind = .container
        meet(.container, in: &inner)
        surroundings.append(inner)
        frames[index].surroundings = surroundings.count - 1
    }
}
