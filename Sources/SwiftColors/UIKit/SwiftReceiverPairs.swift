import SourceColors
import SourceText

/// Pairs of one object's properties, set in one scope: `label.textColor = …` and `label.backgroundColor = …`.
extension SwiftReceiverReader {
    /// Adds the pairs of each object and scope with a foreground and a background.
    func addPairs() {
        guard !assignments.isEmpty else { return }
        var byReceiver: [String: [Int]] = [:]
        for index in assignments.indices { byReceiver[assignments[index].receiver, default: []].append(index) }
        for indices in byReceiver.values.ordered(by: { $0[0] < $1[0] }) {
            var byScope: [Int: [Int]] = [:]
            for index in indices { byScope[assignments[index].scope, default: []].append(index) }
            for (scope, own) in byScope.ordered(by: { $0.key < $1.key }) {
                addPairs(own.map { assignments[$0] }, in: scope, all: indices, byReceiver)
            }
        }
    }

    private func addPairs(
        _ own: [SwiftAssignment], in scope: Int, all: [Int], _ byReceiver: [String: [Int]]
    ) {
        guard let first = own.first(where: { $0.property == .foreground }) else { return }
        let declared = declared.background(around: first.token)
        var kind = PairKind.sameElement
        var behind = Self.backgrounds(own)
        let nested = propertiesWithin(nesting.scopes[scope], but: scope, all)
        if behind.isEmpty, !nested.contains(.background) {
            kind = .container
            behind = cellBackgrounds(of: own[0].receiver, in: scope, byReceiver)
        }
        if behind.isEmpty, let declared {
            var assignment = first
            assignment.property = .background
            assignment.value = declared
            assignment.isConditional = false
            behind = [assignment]
        }
        guard let last = behind.last, var background = last.value else { return }
        for each in behind {
            if let value = each.value, case .unresolved(.image) = facts.kind(of: value) { background = value }
        }
        if behind.count > 1 && behind.contains(where: { $0.isConditional }) || nested.contains(last.property) {
            background = facts.doubtful(.choice, background)
        }
        switch drawing(of: last, own) {
        case .asSet: break
        case .unknown(let drawn): background = drawn
        case .none: return
        }
        let fonts = own.filter { $0.property == .font }
        for part in [SwiftAssignment.Part.text, .largeTitle, .link, .selected] {
            let same = own.filter { $0.property == .foreground && $0.part == part }
            guard var foreground = same.last?.value else { continue }
            if same.count > 1 && same.contains(where: { $0.isConditional }) || nested.contains(.foreground) {
                foreground = facts.doubtful(.choice, foreground)
            }
            if part == .text, own.contains(where: { $0.part == .selected }), facts.isChoice(background) {
                // Which color belongs to which state is unknown.
                background = facts.doubtful(.choice, background)
            }
            var pair = ColorPair(
                kind: part == .selected ? .state : kind, foreground: foreground, background: background)
            if let set = same.last, set.isConditional, last.isConditional,
                tokens.areInTwoBranches(set.token, last.token)
            {
                pair.background = facts.doubtful(.inBranches, background)
            }
            if part == .selected, isSetInAState(all) {
                pair.background = facts.doubtful(.other("the background in this state is not known"), background)
            }
            if part == .largeTitle {
                pair.content = .largeText
            } else if let font = fonts.last {
                pair.content =
                    fonts.count > 1 || nested.contains(.font)
                    ? .textOfUnknownSize : font.size?.content(by: options.largeText) ?? .textOfUnknownSize
            }
            if part != .largeTitle, fonts.isEmpty, same.last?.isOfTitle == true {
                let views = same.last?.views ?? []
                pair.content = views.isEmpty ? .textOfUnknownSize : classViews.standardContent(of: views[0])
            }
            // What is around the view may have one appearance.
            if classViews.fixesAppearances, let set = same.last { pair.scope = classViews.scope(of: set.views) }
            if let declared, let drawn = pair.background, drawn != declared {
                pair.background = facts.collected.background(drawn, over: declared)
            }
            facts.add(pair)
        }
    }

    /// Whether one of the assignments `all` sets the background in some state of the control: `isSelected { didSet { … } }`.
    private func isSetInAState(_ all: [Int]) -> Bool {
        all.prefix(256).contains {
            assignments[$0].property == .background && classViews.runsInAState(assignments[$0].token)
        }
    }

    /// Returns the backgrounds, the last of which applies: its own color takes precedence over one that the style uses.
    private static func backgrounds(_ own: [SwiftAssignment]) -> [SwiftAssignment] {
        for property in [SwiftAssignment.Property.background, .baseBackground, .barColor] {
            let found = own.filter { $0.property == property }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// How a background is drawn.
    private enum BackgroundDrawing {
        /// In the color it is set to.
        case asSet
        /// In an unknown color.
        case unknown(ExpressionID)
        case none
    }

    /// Returns how `background` is drawn, given all that is set on the object.
    private func drawing(of background: SwiftAssignment, _ own: [SwiftAssignment]) -> BackgroundDrawing {
        guard let value = background.value else { return .none }
        switch background.property {
        case .baseBackground:
            guard let style = own.last(where: { $0.property == .style }), let isSolid = style.isSolid else {
                return .unknown(facts.doubtful(.other("the button's style decides how its colors are used"), value))
            }
            return isSolid ? .asSet : .none
        case .barColor:
            // Since iOS 15, these bars are clear until content scrolls under them, whatever this color is:
            // <https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance>
            let bars = ["navigationBar", "tabBar", "UINavigationBar.appearance()", "UITabBar.appearance()"]
            if bars.contains(where: { background.receiver.hasSuffix($0) }) {
                return .unknown(
                    facts.doubtful(.other("the bar shows its background only when content scrolls under it"), value))
            }
            if own.last(where: { $0.property == .isSolid })?.isSolid == true { return .asSet }
            return .unknown(facts.doubtful(.other("the bar is translucent"), value))
        default:
            return own.last { $0.property == .isSolid }?.isSolid == false ? .none : .asSet
        }
    }

    /// Returns the properties that are set in braces inside `scope`. That code may or may not run.
    private func propertiesWithin(_ scope: SwiftScope, but number: Int, _ all: [Int]) -> Set<SwiftAssignment.Property> {
        let first = all.partitioningIndex { assignments[$0].token >= scope.lower }
        var nested: Set<SwiftAssignment.Property> = []
        var seen = 0
        for index in all[first...] {
            let other = assignments[index]
            guard other.token < scope.upper else { break }
            if other.scope != number { nested.insert(other.property) }
            seen += 1
            // Nobody sets so many properties of one object.
            if seen > 256 { return [.foreground, .background, .font] }
        }
        return nested
    }

    /// Returns the backgrounds of the cell around the label `receiver` in `scope`: `cell.textLabel` lies on
    /// `cell.contentView`.
    private func cellBackgrounds(
        of receiver: String, in scope: Int, _ byReceiver: [String: [Int]]
    ) -> [SwiftAssignment] {
        guard let dot = receiver.utf8.lastIndex(of: UInt8(ascii: ".")) else { return [] }
        let label = receiver[receiver.index(after: dot)...]
        guard label == "textLabel" || label == "detailTextLabel" else { return [] }
        let cell = String(receiver[..<dot])
        for owner in [cell + ".contentView", cell] {
            let found = byReceiver[owner, default: []].map { assignments[$0] }.filter {
                $0.scope == scope && $0.property == .background
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    // MARK: Text colors

    /// Collects the colors that assignments give to text.
    func noteTextColors() {
        var sizes: [String: PairContent] = [:]
        for assignment in assignments where assignment.property == .font {
            let size = assignment.size?.content(by: options.largeText) ?? .textOfUnknownSize
            let known = sizes[assignment.receiver]
            sizes[assignment.receiver] = known == nil || known == size ? size : .textOfUnknownSize
        }
        for assignment in assignments where assignment.property == .foreground && !isParameter(assignment) {
            guard let value = assignment.value else { continue }
            let isTitle = assignment.part == .largeTitle
            facts.textColors.append(
                SwiftTextColor(color: value, content: isTitle ? .largeText : sizes[assignment.receiver] ?? .text))
        }
    }

    /// Whether the assignment only keeps a parameter of the same name: `self.textColor = textColor`.
    func isParameter(_ assignment: SwiftAssignment) -> Bool {
        let (name, value) = (assignment.token - 1, assignment.token + 1)
        guard tokens.kind(assignment.token) == .equal, assignment.receiver.isEmpty else { return false }
        return tokens.isName(value) && tokens.bytes(name).elementsEqual(tokens.bytes(value))
    }
}
