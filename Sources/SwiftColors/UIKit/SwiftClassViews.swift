import SourceColors
import SourceText

/// The views that the classes of a file set up: with which backgrounds, and added to which others.
final class SwiftClassViews {
    let file: SwiftFile
    let tokens: SwiftTokens
    let facts: SwiftFactCollector
    let nesting: SwiftNesting
    let expressions: SwiftExpressionReader
    var classes: [ViewClass] = []
    private var classNumbers = [String: Int]()
    /// The views of all classes, each with the number of its class.
    private(set) var views: [(owner: Int, view: ClassView)] = []
    private var viewNumbers = [String: Int]()
    /// The scopes of the text of single views.
    private var onlyScopes = [Int: Int]()
    /// The views that closures set up, by their braces: `UILabel().then { … }`.
    var closures = [Int: [Int]]()
    var tinted = Tinted()
    /// Numbers for local variables and functions, by their tokens. Unlike the tokens, they survive most edits.
    private var numbers = [Int: Int32]()
    /// The number of names that are being followed to the views that they stand for.
    var aliasDepth = 0
    /// Whether some view has one appearance only.
    var fixesAppearances = false
    /// The number of subviews added so far.
    private var order: Int32 = 0

    init(
        _ file: SwiftFile, _ facts: SwiftFactCollector, _ expressions: SwiftExpressionReader, _ nesting: SwiftNesting
    ) {
        self.expressions = expressions
        self.file = file
        tokens = file.tokens
        self.facts = facts
        self.nesting = nesting
    }

    // MARK: Classes

    /// Notes the class that is declared or extended at `index`, if it is one of views or of their controllers.
    @_optimize(speed)
    func beginType(_ index: Int) {
        let isExtension = tokens.isText(index, "extension")
        guard isExtension || tokens.isText(index, "class"), let name = tokens.typeName(index, in: nesting.typeName)
        else {
            return
        }
        var colon = index + 2
        if tokens.isText(colon, "<") {
            while colon < index + 32, tokens.kind(colon) != .colon || tokens.kind(colon - 2) == .comma { colon += 1 }
        }
        guard tokens.kind(colon) == .colon, let (words, _) = tokens.typeWords(colon + 1), let last = words.last,
            isExtension ? classNumbers[name] != nil || Self.isViewType(name) : Self.isViewType(last)
        else { return }
        let number = classNumber(name)
        if !isExtension {
            classes[number].isDeclared = true
            classes[number].superclass = last
        }
        readProtocols(isExtension ? colon : colon + 1, of: number)
    }

    /// Notes the protocols of the class `number` in the list at `index`, which begins with a colon or a comma follows.
    private func readProtocols(_ index: Int, of number: Int) {
        for next in index..<index + Self.maxInheritance {
            if tokens.kind(next) == .leftBrace { return }
            guard tokens.kind(next) == .comma || tokens.kind(next) == .colon, tokens.isName(next + 1) else { continue }
            let text = tokens.text(next + 1)
            if !Self.isOfSystem(text) { classes[number].protocols.append(text) }
        }
    }

    /// The maximum number of tokens of the list of what a class inherits from.
    private static let maxInheritance = 48

    /// Whether `type` is named like a type of views or controllers.
    static func isViewType(_ type: String) -> Bool {
        ["View", "Controller", "Cell", "Label", "Button", "Field", "Control", "Bar"].contains { type.hasSuffix($0) }
    }

    /// Whether ``isViewType(_:)`` may hold for `name`.
    static func mayBeViewType(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        switch name.last {
        case UInt8(ascii: "w"), UInt8(ascii: "r"), UInt8(ascii: "l"), UInt8(ascii: "n"), UInt8(ascii: "d"): true
        default: false
        }
    }

    /// Whether `type` is one of Apple's.
    static func isOfSystem(_ type: String) -> Bool {
        ["UI", "NS", "WK", "MK", "CA", "AV", "PK"].contains { type.hasPrefix($0) }
    }

    /// Notes that the class around draws by itself, if the `override` at `index` says so.
    func readOverride(_ index: Int) {
        guard let name = nesting.typeName else { return }
        for index in index + 1..<index + 5 {
            let isDrawing = tokens.isText(index, "func") && tokens.isText(index + 1, "draw")
            if isDrawing || tokens.isText(index, "layerClass") { classes[classNumber(name)].drawsItself = true }
            if tokens.isText(index, "func") { return }
        }
    }

    func classNumber(_ name: String, isOutside: Bool = false) -> Int {
        let key = isOutside ? name + "!" : name
        if let number = classNumbers[key] { return number }
        classNumbers[key] = classes.count
        classes.append(ViewClass(name: name))
        classes[classes.count - 1].isOutside = isOutside
        return classes.count - 1
    }

    // MARK: Views

    /// Returns the number of the view `name` of the class `owner`.
    func number(_ name: String, of owner: String, isOutside: Bool = false) -> Int {
        let key = (isOutside ? owner + "!" : owner) + "/" + name
        if let number = viewNumbers[key] { return number }
        viewNumbers[key] = views.count
        views.append((classNumber(owner, isOutside: isOutside), ClassView(name: name)))
        return views.count - 1
    }

    func change(_ number: Int, _ body: (inout ClassView) -> Void) { body(&views[number].view) }

    /// Returns the number of the token `index`, a name or a brace.
    func stableNumber(_ index: Int) -> Int32 {
        if let number = numbers[index] { return number }
        let number = Int32(truncatingIfNeeded: numbers.count)
        numbers[index] = number
        return number
    }

    /// Adds the view `child` to the view `parent`, by code at `index`.
    func add(_ child: Int, to parent: Int, at index: Int, isArranged: Bool, isBehind: Bool = false) {
        guard child != parent, views[child].owner == views[parent].owner, views[child].view.parents.count < 16 else {
            return
        }
        order &+= 1
        let function = place(index).function
        let edge = ClassView.Parent(
            name: views[parent].view.name, order: isBehind ? 0 : order, function: function, isArranged: isArranged)
        change(child) { $0.parents.append(edge) }
    }

    /// Returns the index in ``ColorFacts/viewScopes`` of a scope for the text of `numbers`; nil if none is a view of its own
    /// class.
    func scope(of numbers: [Int]) -> Int? {
        var own: [Int] = []
        for number in numbers.prefix(8) {
            if classes[views[number].owner].isOutside {
                change(number) { $0.flags.insert(.text) }
            } else {
                own.append(number)
            }
        }
        guard let first = own.first else { return nil }
        if own.count == 1, let known = onlyScopes[first] { return known }
        let result = facts.collected.viewScopes.count
        var scope = ViewScope(name: classes[views[first].owner].name, nameRange: ByteRange(0, 0))
        scope.isText = true
        facts.collected.viewScopes.append(scope)
        for number in own { change(number) { $0.scopes.append(result) } }
        if own.count == 1 { onlyScopes[first] = result }
        return result
    }

    /// Passes what is found on to the facts.
    func finish() {
        for (view, areTemplates) in tinted.areTemplates where areTemplates {
            change(view) { $0.flags.insert(.template) }
        }
        for (owner, view) in views { classes[owner].views.append(view) }
        facts.collected.viewClasses = classes
    }
}
