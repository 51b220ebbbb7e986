import SourceColors
import SourceText

/// Pairs of one object's properties, set in one scope: `label.textColor = …` and `label.backgroundColor = …`.
extension SwiftScanner {
    /// Adds the pairs of each object and scope with a foreground and a background.
    mutating func addReceiverPairs() {
        guard !assignments.isEmpty else { return }
        var byReceiver: [String: [Int]] = [:]
        for index in assignments.indices { byReceiver[assignments[index].receiver, default: []].append(index) }
        for indices in byReceiver.values.sorted(by: { $0[0] < $1[0] }) {
            var byScope: [Int: [Int]] = [:]
            for index in indices { byScope[assignments[index].scope, default: []].append(index) }
            for (scope, own) in byScope.sorted(by: { $0.key < $1.key }) {
                addPairs(own.map { assignments[$0] }, in: scope, all: indices, byReceiver)
            }
        }
    }

    private mutating func addPairs(
        _ own: [SwiftAssignment], in scope: Int, all: [Int], _ byReceiver: [String: [Int]]
    ) {
        guard let first = own.first(where: { $0.property == .foreground }) else { return }
        let declared = declaredBackground(around: first.token)
        var kind = PairKind.sameElement
        var behind = Self.backgrounds(own)
        let nested = propertiesWithin(scopes[scope], but: scope, all)
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
            if let value = each.value, case .unresolved(.image) = facts.expressions[value].kind { background = value }
        }
        if behind.count > 1 && behind.contains(where: { $0.isConditional }) || nested.contains(last.property) {
            background = doubtful(.choice, background)
        }
        guard let solid = solid(last, own) else { return }
        background = solid ?? background
        let fonts = own.filter { $0.property == .font }
        for part in [SwiftAssignment.Part.text, .largeTitle, .link, .selected] {
            let same = own.filter { $0.property == .foreground && $0.part == part }
            guard var foreground = same.last?.value else { continue }
            if same.count > 1 && same.contains(where: { $0.isConditional }) || nested.contains(.foreground) {
                foreground = doubtful(.choice, foreground)
            }
            if part == .text, own.contains(where: { $0.part == .selected }), isChoice(background) {
                // Which of the colors goes with which of the states is not known.
                background = doubtful(.choice, background)
            }
            var pair = ColorPair(
                kind: part == .selected ? .state : kind, foreground: foreground, background: background)
            if let set = same.last, set.isConditional, last.isConditional,
                tokens.areInTwoBranches(set.token, last.token)
            {
                pair.background = doubtful(Self.branchReason, background)
            }
            if part == .largeTitle {
                pair.content = .largeText
            } else if let font = fonts.last {
                pair.content =
                    fonts.count > 1 || nested.contains(.font)
                    ? .textOfUnknownSize : font.size?.content(by: options.largeText) ?? .textOfUnknownSize
            }
            if let declared, let drawn = pair.background, drawn != declared {
                pair.background = facts.background(drawn, over: declared)
            }
            add(pair)
        }
    }

    /// Whether `id` is one of several colors, in all appearances or in some.
    func isChoice(_ id: ExpressionID) -> Bool {
        switch facts.expressions[id].kind {
        case .oneOf: true
        case .lightDark(let first, let second), .byContrast(let first, let second):
            [first, second].contains { if case .oneOf = facts.expressions[$0].kind { true } else { false } }
        default: false
        }
    }

    /// What lies behind, of which the last counts: a color of its own before one that the style makes something of.
    private static func backgrounds(_ own: [SwiftAssignment]) -> [SwiftAssignment] {
        for property in [SwiftAssignment.Property.background, .baseBackground, .barColor] {
            let found = own.filter { $0.property == property }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What is drawn in place of `background` where something says how; nil within where it is drawn as it is, and nil where
    /// it is not drawn.
    private mutating func solid(_ background: SwiftAssignment, _ own: [SwiftAssignment]) -> ExpressionID?? {
        guard let value = background.value else { return .none }
        switch background.property {
        case .baseBackground:
            guard let style = own.last(where: { $0.property == .style }), let isSolid = style.isSolid else {
                return .some(doubtful(.other("the button's style decides how its colors are used"), value))
            }
            return isSolid ? .some(nil) : .none
        case .barColor:
            if own.last(where: { $0.property == .isSolid })?.isSolid == true { return .some(nil) }
            return .some(doubtful(.other("the bar is translucent"), value))
        default:
            return own.last { $0.property == .isSolid }?.isSolid == false ? .none : .some(nil)
        }
    }

    /// The properties that are set within braces inside `scope`: the code there may or may not have run.
    private func propertiesWithin(_ scope: SwiftScope, but number: Int, _ all: [Int]) -> Set<SwiftAssignment.Property> {
        var lower = all.startIndex
        var upper = all.endIndex
        while lower < upper {
            let middle = (lower + upper) / 2
            if assignments[all[middle]].token < scope.lower { lower = middle + 1 } else { upper = middle }
        }
        var nested: Set<SwiftAssignment.Property> = []
        var seen = 0
        for index in all[lower...] {
            let other = assignments[index]
            guard other.token < scope.upper else { break }
            if other.scope != number { nested.insert(other.property) }
            seen += 1
            // No one says so much of one object.
            if seen > 256 { return [.foreground, .background, .font] }
        }
        return nested
    }

    /// The backgrounds that the cell around a label of its own has in `scope`: `cell.textLabel` lies on `cell.contentView`.
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
}
