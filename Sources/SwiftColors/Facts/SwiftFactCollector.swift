import ColorMath
import SourceColors
import SourceText

/// Collects what the readers of one file find.
final class SwiftFactCollector {
    private let file: SwiftFile
    /// The facts so far.
    var collected = ColorFacts()
    /// What other files may need to know about this one, and what it needs to know about them.
    var shared = SwiftFacts()
    /// The colors given to text and symbols, in the order in which they are read.
    var textColors: [SwiftTextColor] = []

    /// Whether some colors apply only under conditions that are known.
    var hasChoiceConditions = false
    /// The properties of views that conditions ask, in order: the type, the name and what conditions call it.
    private(set) var askedProperties: [(type: String, name: String, subject: String)] = []
    private var askedSubjects: Set<String> = []
    /// The views that are disabled at times, and the conditions of that.
    var disabledViews: [(range: ByteRange, condition: TokenRange)] = []
    /// The colors of the cases of enumerations that loops run over.
    var caseLoops: Set<ExpressionID> = []
    /// The properties whose initial values have been read.
    private var readDefaults: Set<ColorName> = []

    /// The code for other platforms than iOS.
    private lazy var otherPlatforms = SwiftPlatformBranches(file.tokens)

    init(_ file: SwiftFile) { self.file = file }

    /// Whether the code at `range` is for other platforms than iOS.
    func isForOtherPlatform(at range: ByteRange) -> Bool { otherPlatforms.contains(range.lowerBound) }

    /// Whether no app runs the code at `range`.
    func isUnused(at range: ByteRange) -> Bool { otherPlatforms.isUnused(range.lowerBound) }

    /// Returns whether the initial value of the property `name` is still to be read.
    func noteDefault(_ name: ColorName) -> Bool { readDefaults.insert(name).inserted }

    /// Notes that a condition asks the property `name` of the view `type`, and calls it `subject`.
    func noteAsked(_ name: String, of type: String, as subject: String) {
        if askedSubjects.insert(subject).inserted { askedProperties.append((type, name, subject)) }
    }

    // MARK: Expressions

    func kind(of id: ExpressionID) -> ColorExpression.Kind { collected.expressions[id].kind }

    func range(of id: ExpressionID) -> ByteRange { collected.expressions.range(of: id) }

    func add(_ kind: ColorExpression.Kind, at range: ByteRange) -> ExpressionID {
        collected.expressions.add(kind, at: range)
    }

    func add(_ kind: ColorExpression.Kind, at range: TokenRange) -> ExpressionID {
        add(kind, at: file.tokens.byteRange(range))
    }

    /// Adds an expression whose color is unknown for `reason`.
    func unresolved(_ reason: UnresolvedReason, _ range: TokenRange) -> ExpressionID {
        add(.unresolved(reason), at: range)
    }

    /// Adds an expression at the place of `id` whose color is unknown for `reason`.
    func doubtful(_ reason: UnresolvedReason, _ id: ExpressionID) -> ExpressionID {
        add(.unresolved(reason), at: range(of: id))
    }

    /// Adds the color that is not there.
    func clear(_ range: TokenRange) -> ExpressionID {
        add(.constant(RGBA(red: 0, green: 0, blue: 0, alpha: 0)), at: range)
    }

    /// Adds the `layers`, the topmost first.
    func layered(_ layers: [ExpressionID]) -> ExpressionID { add(.layers(layers), at: range(of: layers[0])) }

    /// Notes that the expression at `range` is a color of `family`, so that a literal can replace it.
    func note(_ family: SwiftColorFamily, at range: ByteRange) {
        guard let type = file.imports.memberType(family), collected.wantedTypes[range] == nil else { return }
        collected.wantedTypes[range] = type
    }

    // MARK: Questions

    /// Whether `id` is always a color that is not there.
    func drawsNothing(_ id: ExpressionID) -> Bool {
        if case .constant(let color) = kind(of: id) { color.alpha <= 0 } else { false }
    }

    /// Whether nothing shows through `id`, as far as this file tells; names count as opaque.
    func isOpaque(_ id: ExpressionID) -> Bool {
        switch kind(of: id) {
        case .oneOf(let parts): parts.allSatisfy { isOpaquePart($0) }
        case .lightDark(let light, let dark): isOpaquePart(light) && isOpaquePart(dark)
        case .layers(let parts): parts.contains { isOpaquePart($0) }
        default: isOpaquePart(id)
        }
    }

    /// Whether `lower` matters beneath `upper`: something of it is seen, or may be, because `upper` is a name or an image, and
    /// `lower` a color of its own.
    func matters(_ lower: ExpressionID, beneath upper: ExpressionID) -> Bool {
        if !isOpaque(upper) { return true }
        guard mayBeTranslucent(upper) else { return false }
        switch kind(of: lower) {
        case .literal, .constant, .appearances, .systemBackground, .name, .nameOr, .defined: return true
        default: return false
        }
    }

    /// Whether `id` is a name or an image, of which this file does not tell whether something shows through.
    func mayBeTranslucent(_ id: ExpressionID) -> Bool {
        switch kind(of: id) {
        case .name, .nameOr, .defined, .unresolved(.imageFile): true
        case .oneOf(let parts): parts.contains { mayBeTranslucent($0) }
        case .lightDark(let light, let dark): mayBeTranslucent(light) || mayBeTranslucent(dark)
        case .when(let base, _): mayBeTranslucent(base)
        default: false
        }
    }

    private func isOpaquePart(_ id: ExpressionID) -> Bool {
        switch kind(of: id) {
        case .when(let base, _): isOpaque(base)
        case .literal(let index): (collected.literals[index].color?.alpha ?? 1) >= 1
        case .constant(let color): color.alpha >= 1
        case .appearances(let colors): Appearance.allCases.allSatisfy { colors[$0].alpha >= 1 }
        case .opacity, .withAlpha, .layers: false
        case .gradient(let stops, _): stops.allSatisfy { isOpaque($0) }
        // Many views draw only here and there, or nothing.
        case .nameOr(let name, _): !name.isDrawing
        default: true
        }
    }

    /// Whether two expressions are the same, apart from what stands for a name that is not defined.
    func isSame(_ one: ExpressionID?, _ other: ExpressionID?) -> Bool {
        guard let one, let other else { return one == other }
        if case .nameOr(let one, _) = kind(of: one), case .nameOr(let other, _) = kind(of: other) {
            return one == other
        }
        return kind(of: one) == kind(of: other)
    }

    /// Whether `id` is one of several colors, in all appearances or in some.
    func isChoice(_ id: ExpressionID) -> Bool {
        switch kind(of: id) {
        case .oneOf: true
        case .lightDark(let first, let second), .byContrast(let first, let second):
            [first, second].contains { if case .oneOf = kind(of: $0) { true } else { false } }
        default: false
        }
    }

    // MARK: Pairs

    /// Adds `pair`, unless its background is not there.
    func add(_ pair: ColorPair) {
        guard pair.background.map({ drawsNothing($0) }) != true else { return }
        var pair = pair
        if isForOtherPlatform(at: range(of: pair.foreground)) { pair.window.insert(.otherPlatform) }
        if areOfCases(pair) { pair.foreground = doubtful(.choice, pair.foreground) }
        collected.pairs.append(pair)
    }
}

extension UnresolvedReason {
    /// Two colors in an `#if` may not meet.
    static var inBranches: UnresolvedReason { .other("the branches of an #if choose the colors") }
}
