import ColorMath
import SourceColors
import SourceText

/// What applies to the views within a pair of brackets.
struct SwiftSurroundings {
    /// The maximum number of translucent layers over one another.
    static let maximumLayers = 8

    /// The foreground that text inherits.
    var foreground: ExpressionID?
    var background: ExpressionID?
    /// Whether a comment declares the background for this very view.
    var isDeclared = false
    /// The number of backgrounds over one another in ``background``.
    var layers = 0
    /// What lies behind the rows of the list around.
    var rowBackdrop: ExpressionID?
    /// What lies behind headers and footers of sections, directly in a list.
    var sectionBackground: ExpressionID?
    /// Whether the views are directly in a scope, and so in the list around it, if there is one.
    var isInListOfScope = false
    /// The evidence for the background: a container, or the view that this lies over.
    var kind = PairKind.container
    /// Whether the background is a shape of its own size, so that a view may be moved off it.
    var isShape = false
    /// The font that text inherits.
    var font = SwiftFontSetting.standard
    var weight = SwiftBoldness.regular
    /// Whether it is in a picker that may be a menu, which ignores colors.
    var isInPicker = false
    /// Which parts of labels are shown.
    var labelParts = SwiftLabelParts.all
    /// The color of controls, if it is set.
    var tint: ExpressionID?
    var buttonStyle = SwiftButtonStyle.automatic
    /// The tint that text without a foreground of its own has, in the label of a control.
    var labelTint: ExpressionID?
    /// Whether the text is in the label of a control, which is drawn in the tint.
    var isTintedLabel = false
    /// The appearances in which it is seen.
    var appearances = AppearanceSet.all
    /// Whether nothing in it can be used, which exempts it: <https://www.w3.org/TR/WCAG22/#contrast-minimum>.
    var isInactive = false
    /// Whether it is an overlay, on what is not known.
    var isOverlay = false
    /// Whether it is always drawn as a placeholder.
    var isRedacted = false
    /// The meeting of the two colors, or nil if one is missing.
    var meeting: SwiftMeeting.ID?
    /// The index of the scope that it belongs to: ``ColorFacts/viewScopes``.
    var scope: Int?
    /// Whether it is in the root of a window, outside of views.
    var isRoot = false
    /// The window that it is in; empty for that of the scope.
    var window = ViewWindow()
    /// The class of the controller that shows it, if that is one of the project's.
    var host = ""
    /// The settings of lists in it; empty for those around the scope.
    var lists = ViewLists()
    /// Whether text has the color that is set around the scope, if ``foreground`` is nil.
    var inheritsForeground = false
    /// Whether a color for text is set around it that is not known here.
    var hasForeground = false
    /// Whether it is in the label of a link, which has the color of labels if the scope is in a list.
    var isInLink = false
    /// Whether it is on a screen of its own, over that of the scope.
    var isScreen = false
    /// What the closure of the sheet around is given, if it is one of a few constants.
    var item: SwiftPresentedItem?
    /// Whether it is in a list, a form or a navigation container of its scope.
    var isOnScreen: Bool { isInNavigation || rowBackdrop != nil }
    /// Whether it is in a navigation container, which may cover the background of the sheet around.
    var isInNavigation = false
    /// The settings of lists around that container, which the destinations of links have too.
    var listsAroundNavigation = ViewLists()
    /// Whether it is in the destination of a link.
    var isDestination = false
}

/// The font that applies at some place.
enum SwiftFontSetting {
    /// The framework's, of body size.
    case standard
    case known(SwiftTextSize)
    case unknown
}

/// A foreground and a background that meet wherever a view inherits both.
struct SwiftMeeting {
    /// Names a meeting of the file.
    struct ID: Hashable {
        fileprivate let index: Int
    }

    /// The two colors. The content is the strictest of what inherits both.
    var pair: ColorPair
    /// Whether a view is known to inherit both.
    var isCertain = false
    /// A view that inherits both unless a modifier of the project's inside changes them: its content, and what the modifiers
    /// draw.
    var modified: (content: PairContent, layers: [ExpressionID])?
    /// Why it is unknown whether a view inherits both.
    var doubt: UnresolvedReason?
}

/// What views inherit from the brackets around them.
final class SwiftEnvironment {
    private let facts: SwiftFactCollector
    /// An open bracket, parallel to ``SwiftNesting/frames``.
    private struct Frame {
        /// The index of the surroundings of the views in it.
        var surroundings: Int?
        /// The index of the surroundings of the views in the members of a type.
        var members: Int?
        /// Whether the views in it lie over one another.
        var isStack = false
        /// Whether it belongs to a statement, whose views belong to the frame around it.
        var isStatement = false
    }

    private var frames = [Frame()]
    private var surroundings: [SwiftSurroundings] = []
    /// The content of views, by the opening bracket: the index of the surroundings, and whether the views in it lie over one
    /// another.
    private var contents: [Int: (surroundings: Int, isStack: Bool)] = [:]
    private var meetings: [SwiftMeeting] = []
    /// The appearances in which the views in braces are seen, by the opening brace.
    private var appearances: [Int: AppearanceSet] = [:]

    init(_ facts: SwiftFactCollector) { self.facts = facts }

    // MARK: Frames

    /// Opens a bracket that is not a brace.
    @_optimize(speed)
    func open(_ index: Int) {
        var frame = Frame()
        fill(&frame, index)
        frames.append(frame)
    }

    /// Opens a brace that belongs to a statement or to the declaration of a type, or to neither.
    @_optimize(speed)
    func openBrace(_ index: Int, isStatement: Bool, isType: Bool) {
        let outer = frames[frames.count - 1]
        var frame = Frame()
        if isStatement {
            frame.isStatement = true
            frame.surroundings = outer.surroundings
            frame.isStack = outer.isStack
        }
        if let members = outer.members { frame.surroundings = members }
        fill(&frame, index)
        if isType { frame.members = frame.surroundings }
        frames.append(frame)
        if !appearances.isEmpty, let seen = appearances.removeValue(forKey: index) { narrow(to: seen) }
    }

    /// Notes that a condition decides that the views in the brace at `index` are seen in `seen`.
    func narrow(braceAt index: Int, to seen: AppearanceSet) { appearances[index] = seen }

    /// Narrows the appearances in which the views after the current token in the innermost brackets are seen to `seen`.
    ///
    /// - Parameter isBranch: whether another branch came before in the same braces.
    func narrow(to seen: AppearanceSet, isBranch: Bool = false) {
        let last = frames.count - 1
        let outer = isBranch && last > 0 ? frames[last - 1].surroundings : frames[last].surroundings
        guard let outer else { return }
        var inner = surroundings[outer]
        let narrowed = inner.appearances.intersection(seen)
        guard !narrowed.isEmpty else { return }
        inner.appearances = narrowed
        surroundings.append(inner)
        frames[last].surroundings = surroundings.count - 1
    }

    /// Applies what is known about the content of the bracket at `index`.
    @_optimize(speed)
    private func fill(_ frame: inout Frame, _ index: Int) {
        guard !contents.isEmpty, let content = contents.removeValue(forKey: index) else { return }
        frame.surroundings = content.surroundings
        frame.isStack = content.isStack
    }

    /// Closes brackets until `depth` frames are open.
    @_optimize(speed)
    func close(toDepth depth: Int) { if frames.count > depth { frames.removeLast(frames.count - depth) } }

    /// The number of open brackets without the innermost that belong to statements.
    var depthOutsideStatements: Int {
        var depth = frames.count
        while depth > 1, frames[depth - 1].isStatement { depth -= 1 }
        return depth
    }

    /// Whether something applies to the views at the current token.
    var isKnown: Bool { frames[frames.count - 1].surroundings != nil }

    /// Whether the views at the current token lie over one another.
    var isStack: Bool { frames[frames.count - 1].isStack }

    /// What applies to the views at the current token; nil if nothing is known.
    var current: SwiftSurroundings? { frames[frames.count - 1].surroundings.map { surroundings[$0] } }

    /// Applies `inner` to the views in the brackets at `openers`.
    func surround(_ openers: [Int], with inner: SwiftSurroundings, isStack: Bool = false) {
        surroundings.append(inner)
        for opener in openers { contents[opener] = (surroundings.count - 1, isStack) }
    }

    /// Puts `paint` behind the views after the current token in the innermost brackets.
    ///
    /// After the branch of a statement, `branch` tells what is behind them, of the background before it, and of the number of
    /// statements that end.
    func cover(
        with paint: ExpressionID, layers: Int, isShape: Bool,
        branch: (ExpressionID?, Int) -> (paint: ExpressionID, layers: Int)
    ) {
        var index = frames.count - 1
        setBackground(paint, layers, isShape: isShape, ofFrame: index)
        var count = 0
        while frames[index].isStatement, index > 0, frames[index - 1].isStack, index > frames.count - 32 {
            index -= 1
            count += 1
            let before = frames[index].surroundings.flatMap { surroundings[$0].background }
            let (paint, layers) = branch(before, count)
            setBackground(paint, layers, isShape: true, ofFrame: index)
        }
    }

    private func setBackground(_ background: ExpressionID, _ layers: Int, isShape: Bool, ofFrame index: Int) {
        var inner = frames[index].surroundings.map { surroundings[$0] } ?? SwiftSurroundings()
        inner.background = background
        inner.layers = layers
        inner.isShape = isShape
        inner.kind = .container
        meet(.container, in: &inner)
        surroundings.append(inner)
        frames[index].surroundings = surroundings.count - 1
    }

    // MARK: Meetings

    /// Adds the meeting of the two colors of `inner`, if it has both.
    func meet(_ kind: PairKind, in inner: inout SwiftSurroundings) {
        inner.meeting = nil
        guard let foreground = inner.foreground, let background = inner.background else { return }
        var pair = ColorPair(kind: kind, foreground: foreground, background: background)
        pair.appearances = inner.appearances
        pair.scope = inner.scope
        pair.window = inner.window
        meetings.append(SwiftMeeting(pair: pair))
        inner.meeting = SwiftMeeting.ID(index: meetings.count - 1)
    }

    /// Notes that `content` inherits both colors of `meeting`.
    func note(_ content: PairContent, in meeting: SwiftMeeting.ID?) {
        guard let index = meeting?.index else { return }
        if !meetings[index].isCertain || content.strictness > meetings[index].pair.content.strictness {
            meetings[index].pair.content = content
        }
        meetings[index].isCertain = true
    }

    /// Notes that `content` inherits both colors of `meeting`, behind which `layers` are drawn.
    func note(_ content: PairContent, over layers: [ExpressionID], in meeting: SwiftMeeting.ID?) {
        guard let index = meeting?.index, meetings[index].modified == nil else { return }
        meetings[index].modified = (content, layers)
    }

    /// Notes that it is unknown for `reason` whether a view inherits both colors of `meeting`.
    func noteDoubt(_ reason: UnresolvedReason, in meeting: SwiftMeeting.ID?) {
        guard let index = meeting?.index, meetings[index].doubt == nil else { return }
        meetings[index].doubt = reason
    }

    /// Adds the pairs of the meetings that views inherit.
    func addMeetings() {
        for meeting in meetings {
            var pair = meeting.pair
            if meeting.isCertain { facts.add(pair) }
            if !meeting.isCertain, let modified = meeting.modified, let background = pair.background {
                pair.content = modified.content
                pair.background = facts.add(.layers(modified.layers + [background]), at: facts.range(of: background))
                facts.add(pair)
                continue
            }
            // What is certain may be a symbol, which needs less contrast than the text that may be beside it.
            guard let doubt = meeting.doubt, !meeting.isCertain || pair.content == .nonText else { continue }
            pair.foreground = facts.doubtful(doubt, pair.foreground)
            facts.add(pair)
        }
    }
}
