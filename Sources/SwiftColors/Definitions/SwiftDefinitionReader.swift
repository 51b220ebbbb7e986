import ColorMath
import SourceColors
import SourceText

/// Reads definitions of colors: `static let accent = Color.red`.
final class SwiftDefinitionReader {
    /// The maximum number of definitions that follow from others: a color is written once, but may be used in many cases
    /// and instances.
    static let maximumExpansions = 4096

    let file: SwiftFile
    let tokens: SwiftTokens
    let facts: SwiftFactCollector
    let literals: SwiftLiteralIndex
    let expressions: SwiftExpressionReader
    let nesting: SwiftNesting
    let bindings: SwiftBindings

    /// The members that every value of a type has, by the type: the name, and the index of the definition.
    private(set) var instanceMembers: [String: [(member: String, definition: Int)]] = [:]
    /// The static members that may hold such values, with the types they are declared in.
    private(set) var instanceCandidates: [(name: Int, type: String)] = []
    /// The palettes in which types of the file look their colors up, by their names; nil for types that are no such styles.
    var palettes: [String: String?] = [:]
    /// The full names of the types of the file, by their last word.
    lazy var typesByLastWord = Dictionary(grouping: file.declarations.types.keys) { name in
        name.parts(separatedBy: ".").last.map(String.init) ?? name
    }
    /// Whether a property or variable has a color type.
    private(set) var hasColorProperties = false
    /// What the types of the file inherit from.
    var conformances: [String: Conformance] = [:]
    /// The types whose values have colors, or objects with colors.
    var typesWithColors: Set<String> = []
    /// The names of the file's objects whose members may be colors.
    var objectNames: Set<String> = []
    /// The types with members that others may replace.
    var replaceable: Set<String> = []
    /// The cases of enumerations that are added as objects.
    var anyCases: Set<String> = []
    /// How often the file calls each name.
    private(set) lazy var calls = callCounts()
    /// The names that the file assigns.
    private(set) lazy var assigned = assignedNames()
    /// The members that the file copies, by the names that it assigns them to.
    private(set) lazy var copies = copiedMembers()
    /// The stored properties of types whose values may be parts of names of colors.
    var storedProperties: [String: [StoredProperty]] = [:]
    /// Whether the file adds members to color types.
    private(set) lazy var extendsColors = ["Color", "UIColor", "NSColor"].contains {
        file.declarations.types[$0] != nil
    }
    /// The number of subscripts for dynamic members.
    var subscripts = 0
    /// The number of definitions that follow from others.
    private var expansions = 0

    init(
        _ file: SwiftFile, _ facts: SwiftFactCollector, _ literals: SwiftLiteralIndex,
        _ expressions: SwiftExpressionReader, _ nesting: SwiftNesting
    ) {
        self.file = file
        tokens = file.tokens
        self.facts = facts
        self.literals = literals
        self.expressions = expressions
        self.nesting = nesting
        bindings = SwiftBindings(file, literals)
    }

    /// Adds the definition that the `let` or `var` at `index` makes: of a member of a type, with the full name of the type
    /// (`Theme.accent`), or of a name of the file or a block (`accent`).
    ///
    /// Other files can use it unless it is `private`, if it is static or the same in every value of its type.
    func readDefinition(_ index: Int) {
        let name = index + 1
        guard tokens.isName(name), tokens.kind(index - 1) != .comma else { return }
        readValueProperty(index)
        let type = nesting.typeName
        let isStatic = type != nil && tokens.hasWord(before: index, "static", "class")
        if !hasColorProperties { hasColorProperties = bindings.hasColorType(name, in: type) }
        guard let binding = bindings.binding(of: name, in: type, isStatic: isStatic) else {
            if let type, isStatic {
                instanceCandidates.append((name, type))
                readPalette(name, of: type)
                readPaletteStyle(name, of: type)
                readFlag(name, of: type)
                readString(name, of: type)
            }
            if let type {
                if !isStatic {
                    readDrawing(name, of: type)
                    readStoredColor(name, of: type)
                    readCopiedColor(name, of: type)
                    readDigits(name, of: type)
                }
                readObject(name, of: type, isStatic: isStatic)
            }
            return
        }
        let isPrivate = tokens.hasWord(before: index, "private", "fileprivate")
        guard let type else {
            // Names of constants for all files begin with a capital letter, as those of types do.
            let isShared = !isPrivate && tokens.isText(index, "let") && tokens.isCapitalized(name)
            return defineLocal(name, binding, isShared: isShared && nesting.innermost.opener == nil)
        }
        let kind = isStatic ? nil : file.declarations.types[type]?.kind
        // A conforming type may replace what the extension of a protocol declares.
        if kind == .protocol { return }
        var value = value(of: binding, name)
        var isFixed = isFixed(index, kind, isStatic: isStatic)
        var dependsOnSelf = false
        if !isStatic, kind == .enumeration || kind == .extended {
            let isBody = tokens.kind(binding.range.lower) == .leftBrace
            dependsOnSelf =
                isBody && addCases(of: type, name, brace: binding.range.lower, binding.family, isShared: !isPrivate)
                || facts.isChoice(value) && usesSelf(binding.range)
        }
        // Which case `self` is depends on the use.
        if dependsOnSelf {
            let any = ColorName(.swiftMember, type + ":." + tokens.text(name))
            value = facts.add(
                .nameOr(any, fallback: facts.unresolved(.choice, TokenRange(name))), at: TokenRange(name))
            isFixed = true
        }
        if kind == .class, !isOneOfSeveral(type), isReplaceable(index, type, isPrivate: isPrivate) {
            return addReplaceable(tokens.text(name), at: name, of: type, as: value)
        }
        define(tokens.text(name), at: name, in: type, as: value, .everywhere, isShared: isFixed && !isPrivate)
        guard !isStatic else { return }
        instanceMembers[type, default: []].append((tokens.text(name), facts.collected.definitions.count - 1))
        if isOneOfSeveral(type) {
            addMember(name, of: type, as: value)
        } else if !dependsOnSelf, isReplaceable(index, type, isPrivate: isPrivate) {
            addReplaceable(tokens.text(name), at: name, of: type, as: value)
        }
    }

    /// Adds the definition of the constant `name` of `type` if it is true or false, which decides conditions.
    private func readFlag(_ name: Int, of type: String) {
        var equal = name + 1
        if tokens.kind(equal) == .colon, tokens.isText(equal + 1, "Bool") { equal += 2 }
        guard tokens.kind(equal) == .equal, tokens.isText(name - 1, "let"),
            tokens[equal + 2].flags.contains(.newlineBefore) || tokens.kind(equal + 2) == .rightBrace,
            tokens.isText(equal + 1, "true") || tokens.isText(equal + 1, "false"),
            let flag = ColorName.flag(type + "." + tokens.text(name))
        else { return }
        let value = RGBA(white: tokens.isText(equal + 1, "true") ? 1 : 0)
        facts.collected.definitions.append(
            ColorDefinition(
                name: flag, nameRange: tokens[name].range,
                value: facts.add(.constant(value), at: TokenRange(equal + 1)),
                scope: .everywhere, isShared: !tokens.hasWord(before: name - 1, "private", "fileprivate")))
    }

    /// Adds the definition of a name of the file or a block.
    private func defineLocal(_ name: Int, _ binding: SwiftBinding, isShared: Bool) {
        var scope = DefinitionScope.everywhere
        let value = value(of: binding, name)
        if let opener = nesting.innermost.opener {
            guard let close = tokens.closing(opener), binding.range.upper < tokens.count else { return }
            scope = .block(ByteRange(Int(tokens[binding.range.last].end), Int(tokens[close].start)))
        }
        define(tokens.text(name), at: name, in: nil, as: value, scope, isShared: isShared)
    }

    /// Whether no other type can replace the member of a type of `kind` that is declared at `index`.
    func isFixed(_ index: Int, _ kind: SwiftTypeDeclaration.Kind?, isStatic: Bool) -> Bool {
        switch kind {
        case .structure, .enumeration: true
        case .class: tokens.isText(index, "let") || tokens.hasWord(before: index, "final", "final")
        default: isStatic
        }
    }

    /// Whether other types may replace the instance's member of `type` that is declared at `index`: subclasses, or, as far as this
    /// file tells, those that conform to the protocol that it may be.
    func isReplaceable(_ index: Int, _ type: String, isPrivate: Bool) -> Bool {
        switch file.declarations.types[type]?.kind {
        case .extended?: !isPrivate
        case .class?: !isPrivate && !isFixed(index, .class, isStatic: false) && conformances[type]?.isView != true
        default: false
        }
    }

    /// Adds the definition of `name`, which is written at the token `token`.
    func define(
        _ name: String, at token: Int, in type: String?, as value: ExpressionID, _ scope: DefinitionScope,
        isShared: Bool
    ) {
        let name = type.map { $0 + "." + name } ?? name
        facts.collected.definitions.append(
            ColorDefinition(
                name: ColorName(.swiftMember, name), nameRange: tokens[token].range, value: value, scope: scope,
                isShared: isShared))
    }

    /// Whether the tokens in `range` depend on which value of its type `self` is.
    private func usesSelf(_ range: TokenRange) -> Bool {
        (range.lower..<min(range.upper, range.lower + 4096)).contains {
            tokens.isText($0, "self") && tokens.kind($0 - 1) != .period && tokens.kind($0 + 1) != .period
        }
    }

    /// Returns the color that `binding` gives the token `name`.
    func value(of binding: SwiftBinding, _ name: Int) -> ExpressionID {
        let range = binding.range
        if let gradient = gradient(range, of: name) { return gradient }
        guard tokens.kind(range.lower) == .leftBrace, tokens.closing(range.lower) == range.last else {
            return expressions.expression(range, binding.family)
        }
        return expressions.bodyExpression(range.lower, binding.family, depth: 0)
            ?? facts.unresolved(.choice, TokenRange(name))
    }

    /// Returns the gradient that another one of its type is: `static var sunset: LinearGradient { .sunset }` of `ShapeStyle`;
    /// nil if `range`, the value of `name`, is anything else.
    private func gradient(_ range: TokenRange, of name: Int) -> ExpressionID? {
        let brace = tokens.kind(range.lower) == .leftBrace ? 1 : 0
        let dot = range.lower + brace
        guard tokens.kind(name + 1) == .colon, SwiftExpressionReader.gradientTypes.contains(tokens.bytes(name + 2)),
            tokens.kind(dot) == .period, tokens.isName(dot + 1), dot + 2 + brace == range.upper
        else { return nil }
        let member = ColorName(.swiftMember, tokens.text(name + 2) + "." + tokens.text(dot + 1))
        return facts.add(.name(member), at: TokenRange(dot, dot + 2))
    }

    // MARK: Definitions that follow from others

    /// A definition of a case or an instance.
    struct Expansion {
        var name: String
        var nameRange: ByteRange
        var value: ExpressionID
        var isShared: Bool
    }

    /// Whether no more expansions are added.
    var isFull: Bool { expansions >= Self.maximumExpansions }

    /// Adds a definition that follows from others, up to the maximum number.
    func add(_ expansion: Expansion) {
        guard !isFull else { return }
        expansions += 1
        facts.collected.definitions.append(
            ColorDefinition(
                name: ColorName(.swiftMember, expansion.name), nameRange: expansion.nameRange, value: expansion.value,
                scope: .everywhere, isShared: expansion.isShared))
    }

    /// Adds the definitions of instances, and sorts all by their place in the file.
    func finish() {
        addInstances()
        addThemesOfDigits()
        addConformances()
        addMemberwiseInitializers()
        guard expansions > 0 else { return }
        let order = facts.collected.definitions.enumerated().ordered {
            let (first, second) = ($0.element.nameRange.lowerBound, $1.element.nameRange.lowerBound)
            return first != second ? first < second : $0.offset < $1.offset
        }
        facts.collected.definitions = order.map(\.element)
    }
}
