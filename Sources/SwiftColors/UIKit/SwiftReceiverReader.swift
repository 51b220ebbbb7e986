import SourceColors
import SourceText

/// Reads what UIKit and AppKit code sets on objects, such as `label.textColor = …`, and finds the pairs among it.
final class SwiftReceiverReader {
    let tokens: SwiftTokens
    let options: ScanOptions
    let facts: SwiftFactCollector
    let expressions: SwiftExpressionReader
    let textSizes: SwiftTextSizeReader
    let nesting: SwiftNesting
    let declared: SwiftDeclaredBackgrounds
    let classViews: SwiftClassViews
    private let imports: SwiftImports
    private let declarations: SwiftDeclarations
    /// Whether the cells of the file have no label for details.
    lazy var haveCellsNoDetail = areCellsOfDefaultStyle()
    /// The assignments, in the order in which they are read.
    var assignments: [SwiftAssignment] = []

    init(
        _ file: SwiftFile, _ facts: SwiftFactCollector, _ expressions: SwiftExpressionReader,
        _ textSizes: SwiftTextSizeReader, _ nesting: SwiftNesting, _ declared: SwiftDeclaredBackgrounds,
        _ classViews: SwiftClassViews
    ) {
        tokens = file.tokens
        self.classViews = classViews
        options = file.options
        imports = file.imports
        declarations = file.declarations
        self.facts = facts
        self.expressions = expressions
        self.textSizes = textSizes
        self.nesting = nesting
        self.declared = declared
    }

    /// The properties and attributes, by their names.
    static let properties = WordTable<(SwiftAssignment.Property, SwiftAssignment.Part)>([
        ("textColor foregroundColor baseForegroundColor", (.foreground, .text)),
        ("backgroundColor", (.background, .text)),
        ("baseBackgroundColor", (.baseBackground, .text)),
        ("barTintColor", (.barColor, .text)),
        ("tintColor contentTintColor", (.tint, .text)),
        // The attributes of a button's title may set its size.
        ("font titleTextAttributesTransformer attributedTitle", (.font, .text)),
        ("drawsBackground isTranslucent", (.isSolid, .text)),
        ("configuration", (.style, .text)),
        ("titleTextAttributes typingAttributes defaultTextAttributes", (.attributes, .text)),
        ("largeTitleTextAttributes", (.attributes, .largeTitle)),
        ("linkTextAttributes", (.attributes, .link)),
    ])

    /// The styles of a button's configuration, and whether they draw the background in the base color. Unlisted styles
    /// change the color.
    private static let styles = WordTable<Bool>([
        ("filled borderedProminent", true),
        ("plain borderless", false),
    ])

    /// Whether the type around declares the property at `name` itself, which so is none of UIKit's.
    private func isOwnProperty(_ name: Int) -> Bool {
        guard let type = nesting.type?.name, let member = declarations.member(tokens.text(name), of: type) else {
            return false
        }
        return !tokens.hasWord(before: member.token - 1, "override", "static")
    }

    /// Reads the assignment whose `=` is at `index`.
    @_optimize(speed)
    func readAssignment(_ index: Int) {
        let name = index - 1
        if tokens.kind(name) == .rightBracket { return readSubscript(index) }
        guard tokens.isName(name) else { return }
        let known = isTextColor(name) ? (.foreground, .text) : Self.properties[tokens.bytes(name)]
        guard known != nil || SwiftColorWords.namesColor(tokens.bytes(name)) else {
            classViews.readAssignment(name, index) { start(of: name).map { (receiverText($0, name), $0) } }
            return readCreation(index)
        }
        let lower = index + 1
        let upper = tokens.endOfExpression(from: lower, limit: tokens.count)
        guard upper > lower else { return }
        let value = TokenRange(lower, upper)
        guard let first = start(of: name) else {
            // `UILabel.appearance(whenContainedInInstancesOf: …).textColor = …`
            let isColor = known?.0 == .foreground || known?.0 == .tint
            if isColor, tokens.kind(name - 1) == .period { noteColor(expressions.expression(value, .platform)) }
            return
        }
        let receiver = receiverText(first, name)
        var assignment = SwiftAssignment(
            receiver: receiver, property: known?.0 ?? .foreground, part: known?.1 ?? .text, scope: scope, token: index,
            isConditional: tokens[index].flags.contains(.conditional))
        switch assignment.property {
        case .font:
            assignment.size = textSizes.size(value)
            if receiver.hasSuffix(".titleLabel") { assignment.receiver.removeLast(".titleLabel".utf8.count) }
        case .isSolid:
            // `drawsBackground = true`, `isTranslucent = false`
            let isTrue = tokens.isText(lower, "true")
            guard upper == lower + 1, isTrue || tokens.isText(lower, "false") else { return }
            assignment.isSolid = isTrue == tokens.isText(name, "drawsBackground")
        case .style:
            guard tokens.kind(upper - 1) == .rightParen else { return }
            assignment.receiver += assignment.receiver.isEmpty ? "configuration" : ".configuration"
            assignment.isSolid = style(endingAt: upper)
            classViews.readAssignment(name, index) { (receiver, first) }
        case .attributes:
            guard tokens.kind(lower) == .leftBracket, let color = attributes(lower)?[.foreground] else { return }
            assignment.property = .foreground
            assignment.value = expressions.expression(color, .platform)
            guard narrowBarPart(&assignment) else { return }
        case .tint:
            if isParameter(assignment) { return }
            assignment.value = expressions.expression(value, .platform)
        case .foreground, .background, .baseBackground, .barColor:
            // Attributed strings have a `foregroundColor` for each framework.
            let isAttributed =
                tokens.isText(name, "foregroundColor") || !imports.uiKit && !imports.appKit && imports.swiftUI
            guard known != nil || tokens.kind(lower) == .period else { return }
            let family: SwiftColorFamily = isOfLayer(name) ? .coreGraphics : isAttributed ? .any : .platform
            assignment.value = expressions.expression(value, family)
            // `configuration.background.backgroundColor`
            if assignment.property == .background, receiver == "background" || receiver.hasSuffix(".background") {
                assignment.receiver.removeLast(min(receiver.utf8.count, ".background".utf8.count))
            }
        }
        guard known != nil, !(receiver.isEmpty && isOwnProperty(name)) else { return }
        // It is in no view yet.
        if isTextColor(name) { return assignments.append(assignment) }
        note(&assignment, name, first)
        assignments.append(assignment)
    }

    /// Whether the token `name` is the color of text in the configuration of a cell: `content.textProperties.color`.
    /// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration>
    private func isTextColor(_ name: Int) -> Bool {
        tokens.isText(name, "color") && tokens.kind(name - 1) == .period
            && (tokens.isText(name - 2, "textProperties") || tokens.isText(name - 2, "secondaryTextProperties"))
    }

    /// Notes that something is drawn in `color`, whose background is not known.
    func noteColor(_ color: ExpressionID, _ content: PairContent = .text) {
        if !facts.drawsNothing(color) { facts.textColors.append(SwiftTextColor(color: color, content: content)) }
    }

    /// Whether the token `name` is a property of a layer, which takes colors of Core Graphics: `view.layer`, `textLayer`.
    private func isOfLayer(_ name: Int) -> Bool {
        var owner = name - 2
        while tokens.kind(owner) == .postfixMark { owner -= 1 }
        guard tokens.kind(name - 1) == .period, tokens.isName(owner) else { return false }
        return tokens.bytes(owner).suffix(5).elementsEqual("layer".utf8)
            || tokens.bytes(owner).suffix(5).elementsEqual("Layer".utf8)
    }

    /// Makes the bar the receiver of its items' attributes; returns false if the attributes are not supported.
    private func narrowBarPart(_ assignment: inout SwiftAssignment) -> Bool {
        let parts = assignment.receiver.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        guard parts.count >= 2, parts[parts.count - 2].hasSuffix("Appearance") else { return true }
        // The buttons of a bar may have backgrounds of their own.
        guard parts[parts.count - 2].hasSuffix("LayoutAppearance") else { return false }
        switch parts[parts.count - 1] {
        case "normal": assignment.part = .text
        case "selected": assignment.part = .selected
        default: return false
        }
        assignment.receiver = parts.dropLast(2).joined(separator: ".")
        return true
    }

    /// Reads `let config = UIButton.Configuration.filled()` and `let label = NSTextField(labelWithString: …)`.
    private func readCreation(_ index: Int) {
        let isButton = tokens.isText(index + 1, "UIButton") && tokens.isText(index + 3, "Configuration")
        let isLabel =
            tokens.isText(index + 1, "NSTextField")
            && (tokens.isText(index + 3, "labelWithString") || tokens.isText(index + 3, "wrappingLabelWithString")
                || tokens.isText(index + 3, "labelWithAttributedString"))
        guard isButton || isLabel else { return }
        if isLabel, let type = nesting.type, let view = classViews.declared(index - 1, in: type.name) {
            classViews.change(view) { $0.flags.insert(.clear) }
        }
        let upper = tokens.endOfExpression(from: index + 1, limit: tokens.count)
        assignments.append(
            SwiftAssignment(
                receiver: tokens.text(index - 1), property: isButton ? .style : .isSolid,
                isSolid: isButton ? style(endingAt: upper) : false, scope: scope, token: index,
                isConditional: tokens[index].flags.contains(.conditional)))
    }

    /// Whether the configuration's style, a call that ends before `upper`, draws the background in its color; nil if unknown.
    private func style(endingAt upper: Int) -> Bool? {
        tokens.partner(upper - 1).flatMap { $0 > 0 ? Self.styles[tokens.bytes($0 - 1)] : nil }
    }

    /// Returns the object whose property the token `name` is; nil if `name` is declared there, or the object has no name.
    func receiver(before name: Int) -> String? { start(of: name).map { receiverText($0, name) } }

    /// Returns the first token of the object whose property `name` is, or `name` if it is written alone; nil if `name` is
    /// declared there, or the object has no name.
    @_optimize(speed)
    func start(of name: Int) -> Int? {
        var first = name
        while tokens.kind(first - 1) == .period {
            var before = first - 2
            while tokens.kind(before) == .postfixMark { before -= 1 }
            if tokens.kind(before) == .rightBracket, let opener = tokens.partner(before) {
                before = opener - 1
            } else if tokens.kind(before) == .rightParen, tokens.partner(before) == before - 1 {
                // `UINavigationBar.appearance()`
                before -= 2
            }
            guard tokens.isName(before) else { return nil }
            first = before
        }
        let previous = tokens.kind(first - 1)
        guard
            previous != .identifier || tokens[first].flags.contains(.newlineBefore) || tokens.isText(first - 1, "in")
                || tokens.isText(first - 1, "else"),
            previous != .colon || tokens[first].flags.contains(.newlineBefore) || isInCase(first),
            previous != .leftParen, previous != .comma
        else { return nil }
        return first
    }

    /// Whether the code at `index` follows a `case` or `default` on the same line.
    private func isInCase(_ index: Int) -> Bool {
        for word in stride(from: index - 2, through: max(index - 32, 0), by: -1) {
            if tokens.isText(word, "case") || tokens.isText(word, "default") { return true }
            if tokens[word].flags.contains(.newlineBefore) { return false }
        }
        return false
    }

    /// Returns the tokens `first..<name` as text to compare: without marks, a leading `self`, the last dot, and `layer`.
    func receiverText(_ first: Int, _ name: Int) -> String {
        var parts: [String] = []
        for index in first..<max(first, name) where tokens.kind(index) != .postfixMark {
            parts.append(tokens.text(index))
        }
        if parts.last == "." { parts.removeLast() }
        if parts.first == "self" { parts.removeFirst(min(2, parts.count)) }
        if parts.last == "layer" { parts.removeLast(min(2, parts.count)) }
        return parts.joined()
    }

    /// The index of the current scope.
    var scope: Int { nesting.innermost.scope }

    /// Notes that link number `index` of `chain` sets `property` of the links before it.
    func append(
        _ property: SwiftAssignment.Property, _ value: ExpressionID, _ chain: SwiftChain, _ index: Int,
        part: SwiftAssignment.Part = .text, suffix: String = "", isOfTitle: Bool = false
    ) {
        guard chain.links[..<index].allSatisfy({ $0.isPlain }) else { return }
        let name = chain.links[index].name
        var assignment = SwiftAssignment(
            receiver: receiverText(chain.start, name) + suffix, property: property, part: part, value: value,
            scope: scope, token: name, isConditional: tokens[chain.start].flags.contains(.conditional))
        assignment.isOfTitle = isOfTitle
        if suffix.isEmpty { note(&assignment, name, chain.start) }
        assignments.append(assignment)
    }

    /// Notes which views `assignment` to the property `name` changes; it begins at the token `first`.
    func note(_ assignment: inout SwiftAssignment, _ name: Int, _ first: Int) {
        switch assignment.property {
        case .foreground:
            guard !tokens.isText(name, "foregroundColor"), assignment.part == .text || assignment.part == .selected
            else { return }
            let isOwn = assignment.receiver.isEmpty
            if isOwn, let type = nesting.type,
                classViews.file.declarations.member(tokens.text(name), of: type.name) != nil
            {
                return
            }
            assignment.views = classViews.views(assignment.receiver, first)
            let place = classViews.place(name)
            assignment.isState = assignment.part == .selected || place.isState
            assignment.stage = classViews.stage(of: place)
        case .tint:
            assignment.views = classViews.views(assignment.receiver, first)
            assignment.isState = classViews.place(name).isState
        case .font: assignment.views = classViews.views(assignment.receiver, first)
        case .background:
            if let value = assignment.value { classViews.noteBackground(value, assignment.receiver, first, at: name) }
        case .isSolid where assignment.isSolid == false:
            for view in classViews.views(assignment.receiver, first) {
                classViews.change(view) { $0.flags.insert(.clear) }
            }
        default: break
        }
    }
}
