import SourceColors
import SourceText

/// Where code stands in a class, and so when it runs.
extension SwiftClassViews {
    /// Where code stands in a class.
    struct Place {
        /// Whether it runs whenever the function around runs.
        var isCertain = true
        /// Whether it runs for some state of a control or cell.
        var isState = false
        /// The number of the function.
        var function: Int32 = -1
        /// The opening brace of the function, or of the closure that makes the first value of a property.
        var brace: Int?
    }

    /// Returns the place of the token at `index`.
    func place(_ index: Int) -> Place {
        var place = Place()
        place.isCertain = !tokens[index].flags.contains(.conditional)
        let frames = nesting.frames
        var depth = frames.count - 1
        while depth > 0, depth > frames.count - 64 {
            defer { depth -= 1 }
            let frame = frames[depth]
            guard let opener = frame.opener, tokens.kind(opener) == .leftBrace else { continue }
            if frame.isTypeBody { return place }
            if frames[depth - 1].isTypeBody {
                place.function = stableNumber(opener)
                place.brace = opener
                place.isState = isStateful(opener)
                if place.isState { place.isCertain = false }
                return place
            }
            if closures[opener] == nil, tokens.kind(opener - 1) != .equal { place.isCertain = false }
        }
        if depth > 0 { place.isCertain = false }
        return place
    }

    /// Whether the member with the braces at `brace` runs for some state of a control or cell.
    private func isStateful(_ brace: Int) -> Bool {
        memberName(brace).map { Self.states.contains(tokens.bytes($0)) } ?? false
    }

    /// Whether the code at `index`, which has been read, runs for some state of a control or cell.
    func runsInAState(_ index: Int) -> Bool {
        nesting.scopes(around: index).contains {
            tokens.kind(nesting.scopes[$0].lower) == .leftBrace && isStateful(nesting.scopes[$0].lower)
        }
    }

    /// Returns when the code at `place` runs.
    func stage(of place: Place) -> SwiftAssignment.Stage {
        guard let brace = place.brace, place.isCertain else { return .other }
        if tokens.kind(brace - 1) == .equal { return .initial }
        let isInitializer =
            tokens.kind(brace - 1) == .rightParen
            && tokens.partner(brace - 1).map { tokens.isText($0 - 1, "init") || tokens.kind($0 - 1) == .postfixMark }
                ?? false
        return isInitializer || memberName(brace).map { Self.setups.contains(tokens.bytes($0)) } ?? false
            ? .setup : .other
    }

    /// Functions that run before the view is shown.
    private static let setups = WordSet("loadView viewDidLoad viewWillAppear awakeFromNib didMoveToSuperview")

    /// Returns the token of the name of the function or property with the braces at `brace`.
    func memberName(_ brace: Int) -> Int? {
        var index = brace - 1
        while index > brace - 48, index > 0 {
            if tokens.kind(index) == .rightParen, let opener = tokens.partner(index) { index = opener }
            if tokens.isText(index - 1, "func") || tokens.isText(index - 1, "var") { return index }
            if tokens.kind(index) == .rightBrace || tokens.kind(index) == .semicolon { return nil }
            index -= 1
        }
        return nil
    }

    private static let states = WordSet(
        """
        isSelected isHighlighted isEnabled isFocused setSelected setHighlighted setEnabled didUpdateFocus touchesBegan \
        touchesEnded touchesCancelled touchesMoved beginTracking endTracking cancelTracking updateConfiguration setEditing \
        isEditing isOn
        """)

    // MARK: Styles

    /// Notes the method declared at `index`, if it may set the style of views of one of Apple's classes.
    func readFunction(_ index: Int) {
        guard let type = nesting.typeName, Self.isOfSystem(type), Self.mayStyle(tokens.bytes(index + 1)) else { return }
        let (number, name) = (classNumber(type), tokens.text(index + 1))
        if classes[number].styles[name] == nil { classes[number].styles[name] = true }
    }

    /// Notes that the code at the current token may set the background of the object itself.
    func noteStyle() {
        guard let type = nesting.type?.name, Self.isOfSystem(type) else { return }
        for frame in nesting.frames.suffix(64) {
            guard let opener = frame.opener, tokens.kind(opener) == .leftBrace, !frame.isTypeBody,
                let name = memberName(opener)
            else { continue }
            return classes[classNumber(type)].styles[tokens.text(name)] = false
        }
    }
}
