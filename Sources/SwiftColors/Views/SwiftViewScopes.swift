import ColorMath
import SourceColors
import SourceText

/// The code of a file that lays out views, and the project's views that it uses.
///
/// What lies behind the views of a scope is decided by those who use it, in this file or another.
final class SwiftViewScopes {
    let file: SwiftFile
    let tokens: SwiftTokens
    let facts: SwiftFactCollector
    let expressions: SwiftExpressionReader
    let nesting: SwiftNesting
    let environment: SwiftEnvironment
    let literals: SwiftLiteralIndex
    /// The full name of the type around each scope.
    private(set) var owners: [String] = []
    /// The members of types that return views, by their full names.
    private var members: Set<String> = []
    /// The names of the members that return views, wherever the file declares them.
    lazy var memberNames = names { index in
        endOfView(index) != nil || isTextBody(index) ? declaredName(before: index) : nil
    }
    /// The names that may be content.
    lazy var contentNames = names { index in
        // Properties, and parameters with `@ViewBuilder`.
        guard tokens.kind(index + 1) == .colon, tokens.isName(index),
            tokens.isText(index - 1, "let") || tokens.isText(index - 1, "var")
                || tokens.isText(index - 1, "ViewBuilder") || tokens.isText(index - 2, "ViewBuilder")
        else { return nil }
        return isContent(declaredAt: index) ? index : nil
    }
    /// The names that patterns bind to values of cases, which may be content.
    lazy var namesOfCases = names { tokens.isName($0) && isBoundByCase($0) ? $0 : nil }
    /// The names of content that callers may leave out, wherever the file declares them.
    lazy var optionalContent = optionalContentNames()
    /// The generic parameters that are views, wherever the file declares them: `struct Card<T: View>`.
    lazy var viewParameters = names { index in
        tokens.kind(index + 1) == .colon && tokens.isText(index + 2, "View")
            && (tokens.isText(index - 1, "<") || tokens.kind(index - 1) == .comma || tokens.isText(index - 1, "where"))
            ? index : nil
    }
    /// The variables that hold texts and images, wherever the file declares them: `let icon: Image`.
    lazy var viewVariables = names { index in
        tokens.kind(index + 1) == .colon && typeOfVariable(declaredAt: index) != nil ? index : nil
    }
    /// The braces of the functions of the file, by their names.
    lazy var functionBodies = tokens.functionBodies
    /// The indices of the scopes of what styles show of their labels, by the names of the styles.
    var scopesOfLabels: [String: Int] = [:]
    /// An argument that may be a color.
    lazy var unknownArgument = facts.unresolved(.unknownArgument, TokenRange(0))
    /// What the file does to controllers that it shows views in.
    lazy var hostChanges = SwiftHostChanges(tokens)
    /// The places where the file sets the sizes of sheets, if they may cover only a part of the screen.
    lazy var partialSheets = (0..<tokens.count).filter {
        tokens.isText($0, "presentationDetents") && tokens.kind($0 + 1) == .leftParen && tokens.isPartial($0 + 1)
    }
    /// The constants that the file assigns to the values that present its sheets, by their names: `.sheet(item: $sheet)`.
    lazy var presentedValues = SwiftPresentedItem.values(tokens)
    /// The brace of the body of the last modifier.
    var modifier: Int?
    /// The index of the scope of the text that the last modifier colors, if it does.
    var modifierText: Int?
    /// Whether the last modifier only applies others, so that its statements tell nothing else.
    var isPlainModifier = false
    /// Whether the last modifier leaves the view as it is in some cases; nil if the version of the system decides.
    var leavesView: Bool?
    /// The number of statements of the last modifier so far.
    var modifierStatements = 0

    init(
        _ file: SwiftFile, _ facts: SwiftFactCollector, _ expressions: SwiftExpressionReader,
        _ literals: SwiftLiteralIndex, _ environment: SwiftEnvironment, _ nesting: SwiftNesting
    ) {
        self.file = file
        tokens = file.tokens
        self.facts = facts
        self.expressions = expressions
        self.literals = literals
        self.environment = environment
        self.nesting = nesting
    }

    /// Begins a scope at the `some` at `index`, if it is the type of a member that lays out views, or a modifier at the `Self`
    /// that it returns.
    func begin(at index: Int) {
        if tokens.isText(index, "Self") {
            if tokens.isText(index - 1, "where") { return addStyleMembers(at: index) }
            let isOptional = tokens.kind(index + 1) != .leftBrace
            if let name = declaredName(before: index), let brace = bodyBrace(after: isOptional ? index + 2 : index + 1),
                let type = nesting.typeName, Self.isExtensible(type)
            {
                _ = beginModifier(name, of: type, at: brace)
            }
            return
        }
        let isText = isTextBody(index)
        guard let end = isText ? index + 1 : endOfView(index), let name = declaredName(before: index),
            let brace = bodyBrace(after: end),
            let type = nesting.typeName ?? freeFunction(name),
            !tokens.isText(name, "previews"),
            !isInPreviewProvider
        else { return }
        // `extension Text { func title() -> Text { … } }`
        if isText, Self.isExtensible(type), !tokens.isText(name - 1, "func") || tokens.isText(name - 2, "static") {
            return
        }
        if beginModifier(name, of: type, at: brace) { return }
        let member = type + "." + (nesting.typeName == nil ? "body" : tokens.text(name))
        members.insert(member)
        let declared = environment.current
        var scope = ViewScope(name: member, nameRange: tokens[name].range)
        scope.isFunction = nesting.typeName == nil
        enter(scope, of: type, at: [brace], declared ?? SwiftSurroundings())
        if tokens.isText(name, "body"), file.options.roots.contains(where: { Self.matches(type, $0) }) {
            var use = ViewUse(callee: .type(type), owner: "", range: tokens[name].range)
            use.background = facts.add(.surface(.window), at: TokenRange(name))
            facts.collected.viewUses.append(use)
        }
    }

    /// Returns the name at `name` if it is that of a function outside of types which is used like a view: `func Badge() -> some
    /// View`.
    private func freeFunction(_ name: Int) -> String? {
        nesting.frames.count == 1 && tokens.isText(name - 1, "func") && tokens.isCapitalized(name)
            ? tokens.text(name) : nil
    }

    /// Whether `type` has the name `pattern`, which may have a `*` at one end.
    private static func matches(_ type: String, _ pattern: String) -> Bool {
        if pattern.hasPrefix("*") { return type.hasSuffix(pattern.dropFirst()) }
        return pattern.hasSuffix("*") ? type.hasPrefix(pattern.dropLast()) : type == pattern
    }

    /// Whether `type` is a protocol whose extensions add modifiers, so that `self` is the view.
    static func isExtensible(_ type: String) -> Bool { type == "View" || type == "Text" || type == "Image" }

    /// Returns the token after the type at `index` if that is `some View`, `some AxisContent`, the axis of a chart, or
    /// `some TabContent<Item>`, the tabs of a `TabView`.
    func endOfView(_ index: Int) -> Int? {
        guard tokens.isText(index, "some") else { return nil }
        if tokens.isText(index + 1, "View") || tokens.isText(index + 1, "AxisContent") { return index + 2 }
        guard tokens.isText(index + 1, "TabContent") else { return nil }
        return (index + 2..<index + 12).first { tokens.kind($0) == .leftBrace }
    }

    /// Whether the token at `index` is the type of a member that makes a text: `var title: Text { … }`.
    private func isTextBody(_ index: Int) -> Bool {
        tokens.isText(index, "Text") && tokens.kind(index + 1) == .leftBrace
    }

    /// Returns the name that is declared with the opaque type at `index`.
    private func declaredName(before index: Int) -> Int? {
        if tokens.kind(index - 1) == .colon { return tokens.isName(index - 2) ? index - 2 : nil }
        guard tokens.isText(index - 1, "->"), tokens.kind(index - 2) == .rightParen,
            let opener = tokens.partner(index - 2)
        else { return nil }
        return tokens.functionName(before: opener)
    }

    /// Returns the brace of the body after the type that ends before `index`.
    private func bodyBrace(after index: Int) -> Int? {
        if tokens.kind(index) == .leftBrace { return index }
        guard tokens.isText(index, "where") else { return nil }
        return (index..<index + 40).first { tokens.kind($0) == .leftBrace }
    }

    /// Adds `scope`, whose views are in the brackets at `openers`, in the surroundings `inner`. A background that a comment
    /// declares for them takes precedence over those around the scope.
    func enter(
        _ scope: ViewScope, of type: String, at openers: [Int], _ inner: SwiftSurroundings = SwiftSurroundings()
    ) {
        var inner = inner
        inner.scope = facts.collected.viewScopes.count
        if inner.background == nil { inner.background = facts.add(.surroundings, at: TokenRange(openers[0])) }
        inner.layers = 1
        inner.kind = .container
        inner.isShape = false
        inner.meeting = nil
        inner.isInListOfScope = true
        inner.inheritsForeground = true
        let index = addScope(scope, of: type)
        facts.collected.viewScopes[index].isPreview = Self.isPreview(type)
        environment.surround(openers, with: inner)
    }

    /// Adds `scope`, of the type with the full name `type`, and returns its index.
    func addScope(_ scope: ViewScope, of type: String) -> Int {
        facts.collected.viewScopes.append(scope)
        owners.append(type)
        return facts.collected.viewScopes.count - 1
    }

    /// Returns the names at the tokens that `name` returns for any of the file's tokens.
    @_optimize(speed)
    private func names(_ name: (Int) -> Int?) -> SwiftNameFilter {
        var names = SwiftNameFilter()
        for index in 0..<tokens.count { if let name = name(index) { names.insert(tokens.bytes(name)) } }
        return names
    }

    /// Drops the uses of names that are no views.
    func finish() {
        guard !facts.collected.viewUses.isEmpty || !facts.collected.viewScopes.isEmpty else { return }
        // What tests show is not what users see.
        if !file.imports.modules.isDisjoint(with: ["XCTest", "Testing", "SnapshotTesting"]) {
            facts.collected.viewUses = []
            for index in facts.collected.viewScopes.indices { facts.collected.viewScopes[index].container = nil }
            return
        }
        if facts.collected.viewUses.contains(where: { $0.window.contains(.hosted) }) {
            facts.collected.hosts.calls = SwiftHostChanges.calls(tokens)
        }
        if file.imports.uiKit { facts.collected.platforms.insert(.iOS) }
        if file.imports.appKit || !file.imports.uiKit, usesAppKit { facts.collected.platforms.insert(.macOS) }
        var places: [Int: Int] = [:]
        var kept: [ViewUse] = []
        for (index, var use) in facts.collected.viewUses.enumerated() {
            if case .member(let name) = use.callee, let first = name.utf8.first, first <= UInt8(ascii: "Z"),
                !members.contains(use.owner + "." + name)
            {
                use.callee = .type(name)
            }
            places[index] = kept.count
            kept.append(use)
        }
        facts.collected.viewUses = kept
        for index in facts.collected.viewScopes.indices {
            guard let use = facts.collected.viewScopes[index].container else { continue }
            facts.collected.viewScopes[index].container = places[use]
            // What the call does with its content is not known.
            if places[use] == nil { facts.collected.viewScopes[index].name = "" }
        }
    }
}
