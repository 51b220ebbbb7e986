import SourceText

/// What holds for the views within a pair of braces.
struct SwiftSurroundings {
    /// The colour that text takes which says none.
    var foreground: ExpressionID?
    /// What lies behind.
    var background: ExpressionID?
    /// Whether a comment says so of this very view.
    var isDeclared = false
    /// The font that text takes which says none.
    var font = SwiftFontSetting.standard
    var isBold = false
    /// The meeting of the two colours, an index into ``SwiftScanner/meetings``, or −1 where one is missing.
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
    var kind: PairKind
    var foreground: ExpressionID
    var background: ExpressionID
    /// The smallest of what takes both; nil where nothing has been seen to.
    var content: PairContent?
    /// The token of a view of which it is not known whether it does.
    var unknown: Int?
}

/// What is known of braces that hold a view's content.
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

    /// Adds a meeting of the two colours and returns its index.
    mutating func addMeeting(_ kind: PairKind, _ foreground: ExpressionID, _ background: ExpressionID) -> Int {
        meetings.append(SwiftMeeting(kind: kind, foreground: foreground, background: background))
        return meetings.count - 1
    }

    /// Takes note that something takes both colours of the meeting `index`.
    mutating func note(_ content: PairContent, inMeeting index: Int) {
        guard index >= 0 else { return }
        let known = meetings[index].content
        meetings[index].content = known.map { $0.strictness >= content.strictness ? $0 : content } ?? content
    }

    /// Takes note of the view at `token`, which may or may not take both colours of the meeting `index`.
    mutating func noteUnknown(_ token: Int, inMeeting index: Int) {
        if index >= 0, meetings[index].unknown == nil { meetings[index].unknown = token }
    }

    /// Adds the pairs of the meetings in which something takes both colours.
    mutating func addMeetings() {
        for meeting in meetings {
            var foreground = meeting.foreground
            if meeting.content == nil {
                guard let unknown = meeting.unknown else { continue }
                foreground = facts.expressions.add(
                    .unresolved(.customView(tokens.text(unknown))), at: facts.expressions[foreground].range)
            }
            facts.pairs.append(
                ColorPair(
                    kind: meeting.kind, foreground: foreground, background: meeting.background,
                    content: meeting.content ?? .text))
        }
    }

    // MARK: Stacks

    /// Takes note of a view that is no text in braces whose views lie one over the other: what it draws lies behind those
    /// after it.
    mutating func coverStack(_ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?) {
        guard let frame = frames.last, frame.isStack, startsStatement(chain.start) else { return }
        let head = tokens.bytes(chain.links[0].name)
        if Self.emptyViews.contains(head) { return }
        var paint = stackPaint(chain, look, role)
        if !isOpaque(paint), let below = currentSurroundings?.background {
            paint = facts.expressions.add(.layers([paint, below]), at: facts.expressions[paint].range)
        }
        var index = frames.count - 1
        setStackBackground(paint, ofFrame: index)
        // In a branch of an `if` it may not be there for the views behind the branch.
        while frames[index].isStatement, index > 0, frames[index - 1].isStack, index > frames.count - 32 {
            index -= 1
            let choice = facts.expressions.add(.unresolved(.choice), at: facts.expressions[paint].range)
            setStackBackground(choice, ofFrame: index)
        }
    }

    private static let emptyViews = SwiftWordTable<Bool>(["Spacer", "Divider", "EmptyView"], true)
    private static let moving = SwiftWordTable<Bool>(
        ["offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "trim", "inset", "aspectRatio"],
        true)

    private mutating func stackPaint(
        _ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?
    ) -> ExpressionID {
        let isPaint = role == .shape || role == .textless
        guard isPaint, look.unknown == nil, look.effect == nil, look.backgrounds.isEmpty, look.overlay == nil,
            role == .textless || look.opacities.isEmpty
        else {
            let reason: UnresolvedReason =
                role == .symbol ? .image : .customView(tokens.text(chain.links[0].name))
            return unresolved(reason, chain.start, chain.end)
        }
        if chain.links.contains(where: { mayUncover($0) }) {
            return unresolved(
                .other("\(tokens.text(chain.links[0].name)) may not lie behind all of the text"), chain.start, chain.end
            )
        }
        return expression(chain.start, chain.end, .swiftUI)
    }

    /// Whether the modifier may make a view smaller than what lies over it.
    private func mayUncover(_ link: SwiftLink) -> Bool {
        let name = tokens.bytes(link.name)
        if Self.moving.contains(name) { return true }
        guard tokens.isText(link.name, "frame"), let opener = link.arguments else { return false }
        return !(tokens.arguments(opener) ?? []).allSatisfy {
            tokens.isText($0.upper - 1, "infinity") || tokens.isLabelled($0, "alignment")
        }
    }

    private mutating func setStackBackground(_ background: ExpressionID, ofFrame index: Int) {
        let number = frames[index].surroundings
        var inner = number >= 0 ? surroundings[number] : SwiftSurroundings()
        inner.background = background
        inner.meeting = inner.foreground.map { addMeeting(.container, $0, background) } ?? -1
        surroundings.append(inner)
        frames[index].surroundings = surroundings.count - 1
    }
}

extension PairContent {
    /// How much it asks for, in comparison with the others.
    fileprivate var strictness: Int {
        switch self {
        case .nonText: 0
        case .largeText: 1
        case .textOfUnknownSize: 2
        case .text: 3
        }
    }
}
